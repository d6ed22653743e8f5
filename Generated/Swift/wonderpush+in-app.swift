// Generated from wonderpush/in-app.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// A dialog that appears on top of the app once the user has clicked the notification.
  public struct InApp: SchemaValue {
    /// What the dialog shows, and so which of `message` and `url` counts.
    public var type: Kind?
    /// The title of the dialog.
    public var title: String?
    /// The content of a `text` or `html` dialog: text shown as it is, line breaks included, or the HTML to
    /// render.
    public var message: String?
    /// The address of the page that a `url` dialog shows.
    ///
    /// Must have the format `uri`.
    public var url: String?
    /// Up to three buttons. Without any, the SDK adds a Close button.
    ///
    /// Must have at most 3 items.
    public var buttons: [Button]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      type: Kind? = nil,
      title: String? = nil,
      message: String? = nil,
      url: String? = nil,
      buttons: [Button]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.type = type
      self.title = title
      self.message = message
      self.url = url
      self.buttons = buttons
      self.additionalProperties = additionalProperties
    }

    /// The content of a dialog: plain text, inline HTML, or the web page at a URL.
    public enum Kind: String, CaseIterable, SchemaValue {
      case text
      case html
      case url
    }

    /// A button of the dialog.
    public struct Button: SchemaValue {
      /// The text on the button.
      public var label: String?
      /// What the button does. It closes the dialog in any case.
      public var actions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(label: String? = nil, actions: [Action]? = nil, additionalProperties: JSONObject = [:]) {
        self.label = label
        self.actions = actions
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension WonderPush.InApp: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: wonderpushInAppProgram)
  public static var _verdict: Verdict { checkWonderpushInAppDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(checkWonderpushInAppDocumentTable) { m in
    m.optional(0, \.type)
    m.optional(1, \.title)
    m.optional(2, \.message)
    m.optional(3, \.url)
    m.optional(4, \.buttons)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4: value.buttons = try c.array(of: Button.self, checks: checks, count: 0...3)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", optional: self.type)
    writer.member("title", optional: self.title)
    writer.member("message", optional: self.message)
    writer.member("url", optional: self.url)
    writer.member("buttons", optional: self.buttons)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension WonderPush.InApp.Kind: ListedText {
  public static let _schemaEntry = SchemaEntry("#/$defs/kind", in: wonderpushInAppProgram)
  public static var _verdict: Verdict { checkWonderpushInAppKind.verdict }
  public static let _cases = CaseTable(allCases)
}

extension WonderPush.InApp.Button: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/button", in: wonderpushInAppProgram)
  public static var _verdict: Verdict { checkWonderpushInAppButton }

  public static let _members: StoredMembers<Self> = StoredMembers(checkWonderpushInAppButtonTable) { m in
    m.optional(0, \.label)
    m.optional(1, \.actions)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.actions = try o.read([WonderPush.Action].self, &c, checkWonderpushInAppActions)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("label", optional: self.label)
    writer.member("actions", optional: self.actions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkWonderpushInAppDocumentTable = MemberTable(
  """
  type\tstring enum=[\"text\",\"html\",\"url\"]
  title\tstring
  message\tstring
  url\tstring format=\"uri\"
  buttons
  """)

func checkWonderpushInAppDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkWonderpushInAppDocumentTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 4: try checkWonderpushInAppButtons(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if s.wantsWarnings, !s.hasWarning, !checkWonderpushInAppDocumentIsQuiet(&o, c) { s.noteWarning() }
}

private func checkWonderpushInAppDocumentIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 == 0x4 {
    if !o.accepts(0, of: 0, c, checkWonderpushInAppMessageConditionalTable, 0) { return false }
  }
  if o.seen0 & 0x8 == 0x8 {
    if !o.accepts(0, of: 0, c, checkWonderpushInAppUrlConditionalTable, 0) { return false }
  }
  return true
}

private let checkWonderpushInAppKind = MemberTable(value: "string enum=[\"text\",\"html\",\"url\"]")

private func checkWonderpushInAppButtons(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtArray else { throw Rejection(at: c.position) }
  let count: Int = try c.readItems(&s, checkWonderpushInAppButton)
  if count > 3 { throw Rejection(at: start) }
}

private let checkWonderpushInAppButtonTable = MemberTable("label\tstring\nactions")

private func checkWonderpushInAppButton(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkWonderpushInAppButtonTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkWonderpushInAppActions(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
}

private func checkWonderpushInAppActions(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  try c.readItems(&s, checkWonderpushActionDocument)
}

private let checkWonderpushInAppMessageConditionalTable = MemberTable("type\tany enum=[\"text\",\"html\"]")

private let checkWonderpushInAppUrlConditionalTable = MemberTable("type\tany const=\"url\"")

let wonderpushInAppProgram: SchemaProgram = SchemaProgram(
  "wonderpush/in-app.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"type":"#/$defs/kind","title":{"type":"string"},
  "message":{"type":"string"},"url":{"type":"string","format":"uri"},"buttons":{"warns":true,"type":"array",
  "items":"#/$defs/button","maxItems":3}},"known":true,
  "x-warnings":[{"message":"`message` is shown by dialogs of type text or html only","names":["message"],
  "dependentSchemas":{"message":{"properties":{"type":{"strings /enum":["text","html"]}}}}},
  {"message":"`url` is shown by dialogs of type url only","names":["url"],
  "dependentSchemas":{"url":{"properties":{"type":{"const":"url"}}}}}]},
  "#/$defs/kind":{"type":"string","strings /enum":["text","html","url"]},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"label":{"type":"string"},
  "actions":{"warns":true,"type":"array","items":"wonderpush/action.yaml#"}},"known":true}}
  """#,
  with: { [wonderpushActionProgram] }
)
