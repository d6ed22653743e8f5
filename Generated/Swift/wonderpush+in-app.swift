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
  public static var schemaLocation: String {
    "wonderpush/in-app.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushInApp(&cursor, &sink)
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
  public static var schemaLocation: String {
    "wonderpush/in-app.yaml#/$defs/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushInAppDefsKind(&cursor, &sink)
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
  public static var schemaLocation: String {
    "wonderpush/in-app.yaml#/$defs/button"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushInAppDefsButton(&cursor, &sink)
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
  type\tstring enum=[\"text\",\"html\",\"url\"]\t?
  title\tstring
  message\tstring
  url\tstring format=\"uri\"
  buttons
  """)

func checkWonderpushInApp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushInAppNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWonderpushInAppDefsKind(&c, &s, "/properties/type/$ref")
      case 4:
        try checkWonderpushInAppPropertiesButtons(&c, &s, "/properties/buttons")
      default:
        Assertion.unknownProperty(checkWonderpushInAppNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkWonderpushInAppWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`message` is shown by dialogs of type text or html only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushInAppXWarnings0Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "`url` is shown by dialogs of type url only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushInAppXWarnings1Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkWonderpushInAppWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x4 == 0x4 {
    if !o.accepts(0, of: 0, c, checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames, 0) {
      failures |= 0x1
    }
  }
  if o.seen0 & 0x8 == 0x8 {
    if !o.accepts(0, of: 0, c, checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames, 0) {
      failures |= 0x2
    }
  }
  return failures
}

private let checkWonderpushInAppDefsKindValues: KeyTable = KeyTable("text\nhtml\nurl")

private func checkWonderpushInAppDefsKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/$defs/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushInAppDefsKindValues,
      "\"text\", \"html\", \"url\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkWonderpushInAppPropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/properties/buttons")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushInAppDefsButton(&c, &s, "/items/$ref")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushInAppDefsButtonNames: MemberTable = MemberTable("label\tstring\nactions")

private func checkWonderpushInAppDefsButton(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/$defs/button")
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
        try checkWonderpushInAppDefsButtonPropertiesActions(&c, &s, "/properties/actions")
      default:
        Assertion.unknownProperty(checkWonderpushInAppDefsButtonNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkWonderpushInAppDefsButtonPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/$defs/button/properties/actions")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings0FragmentNames: MemberTable = MemberTable("message")

private func checkWonderpushInAppXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/0")
  s.explain("`message` is shown by dialogs of type text or html only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushInAppXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushInAppXWarnings0DependentSchemasMessageFragment(&c, &s, "/dependentSchemas/message")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"text\",\"html\"]
  """)

private func checkWonderpushInAppXWarnings0DependentSchemasMessageFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/0/dependentSchemas/message")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings1FragmentNames: MemberTable = MemberTable("url")

private func checkWonderpushInAppXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/1")
  s.explain("`url` is shown by dialogs of type url only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushInAppXWarnings1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushInAppXWarnings1DependentSchemasUrlFragment(&c, &s, "/dependentSchemas/url")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"url\"
  """)

private func checkWonderpushInAppXWarnings1DependentSchemasUrlFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/1/dependentSchemas/url")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}
