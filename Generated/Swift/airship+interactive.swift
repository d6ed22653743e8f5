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

// MARK: - Machinery

extension Airship.Interactive: GeneratedValue {
  public static var schemaLocation: String {
    "airship/interactive.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipInteractive(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nbutton_actions")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: String?
    var buttonActions: JSONMap<Airship.Actions>?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&type)
        case 1: try cursor.read(&buttonActions)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      type: consume type,
      buttonActions: consume buttonActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.optional("\"button_actions\":", self.buttonActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.buttonActions = try fields.optional("button_actions")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.optional("button_actions", self.buttonActions)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipInteractiveNames: KeyTable = KeyTable("type\nbutton_actions")

func checkAirshipInteractive(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/interactive.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipInteractiveNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try checkAirshipInteractivePropertiesButtonActions(&c, &s, "/properties/button_actions")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipInteractivePropertiesButtonActions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/interactive.yaml#/properties/button_actions")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkAirshipActions(&c, &s, "/additionalProperties/$ref")
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
