// Generated from devtodev/ios-message.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What an iOS device gets: the content and the options of its delivery. A message is visible and has a
  /// text, or it is hidden and carries data for the app and nothing else.
  public struct IOSMessage: SchemaValue {
    /// The content.
    public var payload: Payload
    /// How the message is delivered and whether it is displayed.
    public var options: Options?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(payload: Payload, options: Options? = nil, additionalProperties: JSONObject = [:]) {
      self.payload = payload
      self.options = options
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Devtodev.IOSMessage: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "devtodev/ios-message.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevIosMessage(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("payload\noptions")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkDevtodevIosMessageNames)

  public static var unread: Self {
    Self(payload: Devtodev.Payload.unread)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        o.note(1, c)
        try Devtodev.Payload.fill(&value.payload, &c, checks: checks)
      case 1:
        o.note(0, c)
        value.options = try Devtodev.Options.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkDevtodevIosMessageHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"payload\":", self.payload)
    writer.optional("\"options\":", self.options)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.payload = try fields.required("payload")
    self.options = try fields.optional("options")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("payload", self.payload)
    try fields.optional("options", self.options)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkDevtodevIosMessageNames: MemberTable = MemberTable("payload\noptions")

func checkDevtodevIosMessage(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkDevtodevIosMessageNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(1, c)
        try checkDevtodevPayload(&c, &s, "/properties/payload/$ref")
      case 1:
        o.note(0, c)
        try checkDevtodevOptions(&c, &s, "/properties/options/$ref")
      default:
        Assertion.unknownProperty(checkDevtodevIosMessageNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("payload", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkDevtodevIosMessageHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevIosMessageIfFragment(&c, &s)
        })
      if isMatch {
        try checkDevtodevIosMessageThenFragment(&c, &s, "/then")
      } else {
        try checkDevtodevIosMessageElseFragment(&c, &s, "/else")
      }
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevIosMessageHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if !o.accepts(1, c, checkDevtodevIosMessageThenPropertiesPayloadFragment) { return false }
  if !o.accepts(0, c, checkDevtodevIosMessageThenPropertiesOptionsFragment) { return false }
  return true
}

private func checkDevtodevIosMessageHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, c, checkDevtodevIosMessageIfPropertiesOptionsFragment) {
      return checkDevtodevIosMessageHolds0(&o, c)
    }
  }
  return o.hasNames(1, c, checkDevtodevIosMessageElsePropertiesPayloadFragmentNames.names)
}

private let checkDevtodevIosMessageThenFragmentNames: MemberTable = MemberTable("payload\noptions")

private func checkDevtodevIosMessageThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevIosMessageThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevIosMessageThenPropertiesPayloadFragment(&c, &s, "/properties/payload")
      case 1:
        try checkDevtodevIosMessageThenPropertiesOptionsFragment(&c, &s, "/properties/options")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevIosMessageThenPropertiesPayloadFragmentNames: MemberTable = MemberTable(
  """
  data\tobject\t?
  """)

private func checkDevtodevIosMessageThenPropertiesPayloadFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/then/properties/payload")
  s.explain("a hidden notification has `data` in its payload and nothing else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkDevtodevIosMessageThenPropertiesPayloadFragmentNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevIosMessageThenPropertiesPayloadPropH2r7s6pw33q3hb(&c, &s, "/properties/data")
      default:
        try c.skipSyntax()
        try Assertion.never(
          .additionalProperty(checkDevtodevIosMessageThenPropertiesPayloadFragmentNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("data", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevIosMessageThenPropertiesPayloadPropH2r7s6pw33q3hb(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/then/properties/payload/properties/data")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkDevtodevIosMessageThenPropertiesOptionsFragmentNames: MemberTable = MemberTable("priority")

private func checkDevtodevIosMessageThenPropertiesOptionsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/then/properties/options")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevIosMessageThenPropertiesOptionsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevIosMessageThenPropertiesOptionsPropH13zfsxca3183b(&c, &s, "/properties/priority")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevIosMessageThenPropertiesOptionsPropH13zfsxca3183b(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/then/properties/options/properties/priority")
  s.explain("priority high needs an alert, a sound or a badge, which a hidden notification has not")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevIosMessageThenPropertiesOptionsPropH3t32rvbaiuyhk(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevIosMessageThenPropertiesOptionsPropH3t32rvbaiuyhk(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/then/properties/options/properties/priority/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"high\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"high\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"high\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"high\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"high\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"high\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevIosMessageElseFragmentNames: MemberTable = MemberTable("payload")

private func checkDevtodevIosMessageElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevIosMessageElseFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevIosMessageElsePropertiesPayloadFragment(&c, &s, "/properties/payload")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevIosMessageElsePropertiesPayloadFragmentNames: MemberTable = MemberTable("text")

private func checkDevtodevIosMessageElsePropertiesPayloadFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/else/properties/payload")
  s.explain("a notification that is not hidden needs a `text`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevIosMessageElsePropertiesPayloadFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("text", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevIosMessageIfFragmentNames: MemberTable = MemberTable("options")

private func checkDevtodevIosMessageIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevIosMessageIfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevIosMessageIfPropertiesOptionsFragment(&c, &s, "/properties/options")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("options", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevIosMessageIfPropertiesOptionsFragmentNames: MemberTable = MemberTable(
  """
  hidden\tany const=true
  """)

private func checkDevtodevIosMessageIfPropertiesOptionsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/ios-message.yaml#/if/properties/options")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevIosMessageIfPropertiesOptionsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("hidden", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
