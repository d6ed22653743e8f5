// Generated from airship/interactive.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// Buttons beside a message, and what each one does. The button sets are documented outside the platform
  /// overrides, so members not named here are accepted as they are. The service answers HTTP 400 when a
  /// device type cannot show buttons; the message alone does not tell which ones can.
  public struct Interactive: SchemaValue {
    /// The name of a button set, predefined or registered by the app.
    public var type: String?
    /// For each button, by its id, the actions a press performs.
    public var buttonActions: JSONMap<Actions>?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      type: String? = nil,
      buttonActions: JSONMap<Actions>? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.type = type
      self.buttonActions = buttonActions
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Airship.Interactive: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: airshipInteractiveProgram)
  public static var _verdict: Verdict { checkAirshipInteractiveDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(checkAirshipInteractiveDocumentTable) { m in
    m.optional(0, \.type)
    m.optional(1, \.buttonActions)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.buttonActions = try c.map(of: Airship.Actions.self, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", optional: self.type)
    writer.member("button_actions", optional: self.buttonActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

let checkAirshipInteractiveDocumentTable = MemberTable(
  """
  type\tstring
  button_actions\t\t*
  """,
  nested: [checkAirshipInteractiveButtonActionsTableOfValues]
)

func checkAirshipInteractiveDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkAirshipInteractiveDocumentTable, &c, passesOthers: true)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkAirshipInteractiveButtonActions(&c, &s)
    default: try c.skipValue()
    }
  }
}

private let checkAirshipInteractiveButtonActionsTableOfValues = MemberTable(
  additional: """
    \t{
    """,
  nested: [checkAirshipActionsDocumentTable]
)

private func checkAirshipInteractiveButtonActions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var others: KeySet = KeySet()
  var more: Bool = try c.beginObject()
  while more {
    let key: Key = try c.key()
    try others.insert(key, in: c, object: start)
    if !checkAirshipInteractiveButtonActionsTableOfValues.passes(&c) {
      try checkAirshipActionsDocument(&c, &s)
    }
    more = try c.nextMember()
  }
  try others.finish(in: c, object: start)
}

let airshipInteractiveProgram: SchemaProgram = SchemaProgram(
  "airship/interactive.yaml",
  #"""
  {"#":{"type":"object","properties":{"type":{"type":"string"},"button_actions":{"type":"object",
  "additionalProperties":"airship/actions.yaml#"}},"additionalProperties":true}}
  """#,
  with: { [airshipActionsProgram] }
)
