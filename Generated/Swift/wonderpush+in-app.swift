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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension WonderPush.InApp {
  public init(
    type: Kind? = nil,
    title: String? = nil,
    message: String? = nil,
    url: String? = nil,
    buttons: [Button]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      type: type,
      title: title,
      message: message,
      url: url,
      buttons: buttons,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension WonderPush.InApp: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry("wonderpush/in-app.yaml#", in: wonderpushInAppProgram)

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkWonderpushInApp(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ntitle\nmessage\nurl\nbuttons")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushInAppNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, optional: \.type)
    members.string(1, optional: \.title)
    members.string(2, optional: \.message)
    members.string(3, optional: \.url)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4:
        value.buttons = try c.array(checks: checks, count: 0...3) { (c: inout Cursor) throws(Rejection) in
          try Button.read(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.optional("\"title\":", self.title)
    writer.optional("\"message\":", self.message)
    writer.optional("\"url\":", self.url)
    writer.optional("\"buttons\":", self.buttons)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let type: Kind? = try fields.optional("type")
    let title: String? = try fields.optional("title")
    let message: String? = try fields.optional("message")
    let url: String? = try fields.optional("url")
    let buttons: [Button]? = try fields.optional("buttons")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      type: type,
      title: title,
      message: message,
      url: url,
      buttons: buttons,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.optional("title", self.title)
    try fields.optional("message", self.message)
    try fields.optional("url", self.url)
    try fields.optional("buttons", self.buttons)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.InApp.Kind: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry(
    "wonderpush/in-app.yaml#/$defs/kind",
    in: wonderpushInAppProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkWonderpushInAppDefsKind(&c, &s)
  }

  private static let values: KeyTable = KeyTable("text\nhtml\nurl")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .text
    case 1: return .html
    case 2: return .url
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .text: writer.bytes("\"text\",")
    case .html: writer.bytes("\"html\",")
    case .url: writer.bytes("\"url\",")
    }
  }
}

extension WonderPush.InApp.Button: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "wonderpush/in-app.yaml#/$defs/button",
    in: wonderpushInAppProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkWonderpushInAppDefsButton(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("label\nactions")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushInAppDefsButtonNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.label)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        try o.check(&c, checkWonderpushInAppDefsButtonPropertiesActions)
        value.actions = try [WonderPush.Action].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"label\":", self.label)
    writer.optional("\"actions\":", self.actions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.label = try fields.optional("label")
    self.actions = try fields.optional("actions")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("label", self.label)
    try fields.optional("actions", self.actions)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWonderpushInAppNames: MemberTable = MemberTable(
  """
  type\tstring enum=[\"text\",\"html\",\"url\"]
  title\tstring
  message\tstring
  url\tstring format=\"uri\"
  buttons
  """)

func checkWonderpushInApp(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushInAppNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 4:
        try checkWonderpushInAppPropertiesButtons(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
    if s.wantsWarnings, !s.hasWarning, !checkWonderpushInAppIsQuiet(&o, c) { s.noteWarning() }
  } else {
    throw Rejection(at: start)
  }
  let end: Int = c.position
  c.position = end
}

private func checkWonderpushInAppIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 == 0x4 {
    if !o.accepts(0, of: 0, c, checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames, 0) {
      return false
    }
  }
  if o.seen0 & 0x8 == 0x8 {
    if !o.accepts(0, of: 0, c, checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames, 0) {
      return false
    }
  }
  return true
}

private let checkWonderpushInAppDefsKindValues: KeyTable = KeyTable("text\nhtml\nurl")

private func checkWonderpushInAppDefsKind(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(checkWonderpushInAppDefsKindValues, string, c)
  default:
    throw Rejection(at: start)
  }
}

private func checkWonderpushInAppPropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushInAppDefsButton(&c, &s)
      count &+= 1
      more = try c.nextItem()
    }
    if count > 3 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let checkWonderpushInAppDefsButtonNames: MemberTable = MemberTable("label\tstring\nactions")

private func checkWonderpushInAppDefsButton(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushInAppDefsButtonNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushInAppDefsButtonPropertiesActions(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private func checkWonderpushInAppDefsButtonPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushAction(&c, &s)
      more = try c.nextItem()
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"text\",\"html\"]
  """)

private let checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"url\"
  """)

let wonderpushInAppProgram: SchemaProgram = SchemaProgram(
  #"""
  {"wonderpush/in-app.yaml#":{"warns":true,"type":["object"],
  "properties":{"type":"wonderpush/in-app.yaml#/$defs/kind","title":{"type":["string"]},
  "message":{"type":["string"]},"url":{"type":["string"],"format":"uri"},"buttons":{"warns":true,
  "type":["array"],"items":"wonderpush/in-app.yaml#/$defs/button","maxItems":3}},"known":true,
  "x-warnings":[{"message":"`message` is shown by dialogs of type text or html only","names":["message"],
  "dependentSchemas":{"message":{"properties":{"type":{"strings /enum":["text","html"]}}}}},
  {"message":"`url` is shown by dialogs of type url only","names":["url"],
  "dependentSchemas":{"url":{"properties":{"type":{"const":"url"}}}}}]},
  "wonderpush/in-app.yaml#/$defs/kind":{"type":["string"],"strings /enum":["text","html","url"]},
  "wonderpush/in-app.yaml#/$defs/button":{"warns":true,"type":["object"],
  "properties":{"label":{"type":["string"]},"actions":{"warns":true,"type":["array"],
  "items":"wonderpush/action.yaml#"}},"known":true}}
  """#,
  with: { [wonderpushActionProgram] }
)
