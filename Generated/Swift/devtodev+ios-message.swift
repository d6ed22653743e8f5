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

// MARK: - Coding

extension Devtodev.IOSMessage: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: devtodevIosMessageProgram)
  public static var _verdict: Verdict { checkDevtodevIosMessage }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkDevtodevIosMessageNames)
  public static var _unread: Self { Self(payload: Devtodev.Payload._unread) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        o.capture(1, c)
        try Devtodev.Payload._fill(&value.payload, &c, checks: checks)
      case 1:
        o.capture(0, c)
        value.options = try Devtodev.Options._read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkDevtodevIosMessageHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("payload", self.payload)
    try writer.optional("options", self.options)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.payload = try fields.required("payload")
    self.options = try fields.optional("options")
    self.additionalProperties = try fields.additional()
  }
}

// MARK: - Validators

private let checkDevtodevIosMessageNames: MemberTable = MemberTable("payload\noptions")

func checkDevtodevIosMessage(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkDevtodevIosMessageNames,
    at: start,
    passesOthers: !s.wantsWarnings
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.capture(1, c)
      try checkDevtodevPayload(&c, &s)
    case 1:
      o.capture(0, c)
      try checkDevtodevOptions(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkDevtodevIosMessageHolds(&o, c) { throw Rejection(at: start) }
}

private func checkDevtodevIosMessageHolds0(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if !o.accepts(1, c, checkDevtodevIosMessageThenPropertiesPayloadConditional) { return false }
  if !o.accepts(0, c, checkDevtodevIosMessageThenPropertiesOptionsConditional) { return false }
  return true
}

private func checkDevtodevIosMessageHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, c, checkDevtodevIosMessageIfPropertiesOptionsConditional) {
      return checkDevtodevIosMessageHolds0(&o, c)
    }
  }
  return o.hasNames(1, c, checkDevtodevIosMessageElsePropertiesPayloadConditionalNames.names)
}

private let checkDevtodevIosMessageThenPropertiesPayloadConditionalNames: MemberTable = MemberTable(
  """
  data\tobject
  """)

private func checkDevtodevIosMessageThenPropertiesPayloadConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevIosMessageThenPropertiesPayloadConditionalNames,
      at: start
    )
    while try o.nextUndecided(&c, &s) { throw Rejection(at: o.offset) }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevIosMessageThenPropertiesOptionsConditionalNames: MemberTable = MemberTable(
  """
  priority
  """)

private func checkDevtodevIosMessageThenPropertiesOptionsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevIosMessageThenPropertiesOptionsConditionalNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0: try checkDevtodevIosMessageThenPropertiesOptionsPropHm8udhclrlbrx(&c, &s)
      default: try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevIosMessageThenPropertiesOptionsPropHm8udhclrlbrx(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      checkDevtodevIosMessageThenPropertiesOptionsPropH2ab0t9omm7snc
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevIosMessageThenPropertiesOptionsPropH2ab0t9omm7sncValue: MemberTable = MemberTable(
  items: """
    any const=\"high\"
    """)

private func checkDevtodevIosMessageThenPropertiesOptionsPropH2ab0t9omm7snc(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkDevtodevIosMessageThenPropertiesOptionsPropH2ab0t9omm7sncValue.readItem(&c, &s)
}

private let checkDevtodevIosMessageElsePropertiesPayloadConditionalNames: MemberTable = MemberTable("text")

private let checkDevtodevIosMessageIfPropertiesOptionsConditionalNames: MemberTable = MemberTable(
  """
  hidden\tany const=true
  """)

private func checkDevtodevIosMessageIfPropertiesOptionsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkDevtodevIosMessageIfPropertiesOptionsConditionalNames,
    at: start,
    skipsOthers: true,
    leavesEarly: true
  )
  while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
}

let devtodevIosMessageProgram: SchemaProgram = SchemaProgram(
  "devtodev/ios-message.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"payload":"devtodev/payload.yaml#",
  "options":"devtodev/options.yaml#"},"required":["payload"],"known":true,
  "if":{"if":{"properties":{"options":{"type":["object"],"properties":{"hidden":{"const":true}},
  "required":["hidden"]}},"required":["options"]},
  "then":{"properties":{"payload":{"message":"a hidden notification has `data` in its payload and nothing else",
  "properties":{"data":{"type":["object"]}},"additionalProperties":false,"required":["data"]},
  "options":{"properties":{"priority":{"message":"priority high needs an alert, a sound or a badge, which a hidden notification has not",
  "not":{"const":"high"}}}}}},
  "else":{"properties":{"payload":{"message":"a notification that is not hidden needs a `text`",
  "names":["text"],"required":["text"]}}}}}}
  """#,
  with: { [devtodevOptionsProgram, devtodevPayloadProgram] }
)
