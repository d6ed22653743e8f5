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
  public static let _schemaEntry = SchemaEntry("#", in: devtodevIosMessageProgram)
  public static var _verdict: Verdict { checkDevtodevIosMessageDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(checkDevtodevIosMessageDocumentTable) { m in
    m.required(0, \.payload)
    m.optional(1, \.options)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self(payload: Devtodev.Payload._unread) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
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
    if o.checks, !checkDevtodevIosMessageDocumentHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("payload", self.payload)
    writer.member("options", optional: self.options)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkDevtodevIosMessageDocumentTable = MemberTable("payload\noptions")

func checkDevtodevIosMessageDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkDevtodevIosMessageDocumentTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.capture(1, c)
      try checkDevtodevPayloadDocument(&c, &s)
    case 1:
      o.capture(0, c)
      try checkDevtodevOptionsDocument(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkDevtodevIosMessageDocumentHolds(&o, c) { throw Rejection(at: start) }
}

private func checkDevtodevIosMessageDocumentHolds0(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if !o.accepts(1, c, checkDevtodevIosMessageThenPayloadConditional) { return false }
  if !o.accepts(0, c, checkDevtodevIosMessageThenOptionsConditional) { return false }
  return true
}

private func checkDevtodevIosMessageDocumentHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, c, checkDevtodevIosMessageIfOptionsConditional) {
      return checkDevtodevIosMessageDocumentHolds0(&o, c)
    }
  }
  return o.hasNames(1, c, checkDevtodevIosMessageElsePayloadConditionalTable.names)
}

private let checkDevtodevIosMessageThenPayloadConditionalTable = MemberTable("data\tobject")

private func checkDevtodevIosMessageThenPayloadConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(checkDevtodevIosMessageThenPayloadConditionalTable, at: start)
    while try o.nextUndecided(&c, &s) { throw Rejection(at: o.offset) }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevIosMessageThenOptionsConditionalTable = MemberTable("priority")

private func checkDevtodevIosMessageThenOptionsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevIosMessageThenOptionsConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0: try checkDevtodevIosMessagePriorityConditional(&c, &s)
      default: try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevIosMessagePriorityConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(c, &s, checkDevtodevIosMessagePriorityNotConditional.verdict)
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevIosMessagePriorityNotConditional = MemberTable(value: "any const=\"high\"")

private let checkDevtodevIosMessageElsePayloadConditionalTable = MemberTable("text")

private let checkDevtodevIosMessageIfOptionsConditionalTable = MemberTable("hidden\tany const=true")

private func checkDevtodevIosMessageIfOptionsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkDevtodevIosMessageIfOptionsConditionalTable,
    &c,
    skipsOthers: true,
    leavesEarly: true
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
}

let devtodevIosMessageProgram: SchemaProgram = SchemaProgram(
  "devtodev/ios-message.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"payload":"devtodev/payload.yaml#",
  "options":"devtodev/options.yaml#"},"required":["payload"],"known":true,
  "if":{"if":{"properties":{"options":{"type":"object","properties":{"hidden":{"const":true}},
  "required":["hidden"]}},"required":["options"]},
  "then":{"properties":{"payload":{"message":"a hidden notification has `data` in its payload and nothing else",
  "properties":{"data":{"type":"object"}},"additionalProperties":false,"required":["data"]},
  "options":{"properties":{"priority":{"message":"priority high needs an alert, a sound or a badge, which a hidden notification has not",
  "not":{"const":"high"}}}}}},
  "else":{"properties":{"payload":{"message":"a notification that is not hidden needs a `text`",
  "names":["text"],"required":["text"]}}}}}}
  """#,
  with: { [devtodevOptionsProgram, devtodevPayloadProgram] }
)
