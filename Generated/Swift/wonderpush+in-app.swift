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

// MARK: - Machinery

extension WonderPush.InApp: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/in-app.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushInApp(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ntitle\nmessage\nurl\nbuttons")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: Kind?
    var title: String?
    var message: String?
    var url: String?
    var buttons: [Button]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&type)
        case 1: try cursor.read(&title)
        case 2: try cursor.read(&message)
        case 3: try cursor.read(&url)
        case 4: try cursor.read(&buttons)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      type: consume type,
      title: consume title,
      message: consume message,
      url: consume url,
      buttons: consume buttons,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
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

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.title = try fields.optional("title")
    self.message = try fields.optional("message")
    self.url = try fields.optional("url")
    self.buttons = try fields.optional("buttons")
    self.additionalProperties = try fields.additional(except: Self.keys)
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

extension WonderPush.InApp.Button: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/in-app.yaml#/$defs/button"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushInAppDefsButton(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("label\nactions")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var label: String?
    var actions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&label)
        case 1: try cursor.read(&actions)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      label: consume label,
      actions: consume actions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"label\":", self.label)
    writer.optional("\"actions\":", self.actions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.label = try fields.optional("label")
    self.actions = try fields.optional("actions")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("label", self.label)
    try fields.optional("actions", self.actions)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWonderpushInAppNames: KeyTable = KeyTable("type\ntitle\nmessage\nurl\nbuttons")

func checkWonderpushInApp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushInAppNames
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
      case 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkWonderpushInAppDefsKind(&c, &s, "/properties/type/$ref")
      case 3:
        if let string = try Assertion.string(&c, &s, "/properties/url/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/url/format")
        }
      case 4:
        try checkWonderpushInAppPropertiesButtons(&c, &s, "/properties/buttons")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
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
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`message` is shown by dialogs of type text or html only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushInAppXWarnings0Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/1",
      "`url` is shown by dialogs of type url only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushInAppXWarnings1Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private let checkWonderpushInAppDefsKindValues: KeyTable = KeyTable("text\nhtml\nurl")

func checkWonderpushInAppDefsKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
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
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushInAppPropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/properties/buttons")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushInAppDefsButton(&c, &s, "/items/$ref")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushInAppDefsButtonNames: KeyTable = KeyTable("label\nactions")

func checkWonderpushInAppDefsButton(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/$defs/button")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushInAppDefsButtonNames
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
        try checkWonderpushInAppDefsButtonPropertiesActions(&c, &s, "/properties/actions")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
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

func checkWonderpushInAppDefsButtonPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/$defs/button/properties/actions")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings0FragmentNames: KeyTable = KeyTable("message")

func checkWonderpushInAppXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/0")
  s.explain("`message` is shown by dialogs of type text or html only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushInAppXWarnings0FragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushInAppXWarnings0DependentSchemasMessageFragment(&c, &s, "/dependentSchemas/message")
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushInAppXWarnings0DependentSchemasMessageFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/0/dependentSchemas/message")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushInAppXWarnings0DependentSchemasMessageFragmentNames
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
        try checkWonderpushInAppXWarnings0DependentSchemasMeH352hcclazml9u(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings0DependentSchemasMeH352hcclazml9uValues: KeyTable = KeyTable(
  """
  text
  html
  """)

func checkWonderpushInAppXWarnings0DependentSchemasMeH352hcclazml9u(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/0/dependentSchemas/message/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"text\", \"html\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"text\", \"html\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"text\", \"html\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushInAppXWarnings0DependentSchemasMeH352hcclazml9uValues,
      "\"text\", \"html\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"text\", \"html\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"text\", \"html\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings1FragmentNames: KeyTable = KeyTable("url")

func checkWonderpushInAppXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/1")
  s.explain("`url` is shown by dialogs of type url only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushInAppXWarnings1FragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushInAppXWarnings1DependentSchemasUrlFragment(&c, &s, "/dependentSchemas/url")
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushInAppXWarnings1DependentSchemasUrlFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/1/dependentSchemas/url")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushInAppXWarnings1DependentSchemasUrlFragmentNames
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
        try checkWonderpushInAppXWarnings1DependentSchemasUrH210rw1k82ca3p(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkWonderpushInAppXWarnings1DependentSchemasUrH210rw1k82ca3p(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/in-app.yaml#/x-warnings/1/dependentSchemas/url/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  }
  s.leave()
}
