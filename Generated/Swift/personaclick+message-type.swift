// Generated from personaclick/message-type.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// What sent the message: a transaction of the user, a mailing to many, or a chain of messages. The vendor
  /// shows these three and does not call the list closed.
  public enum MessageType: OpenEnumeration {
    case transactional
    case bulk
    case chain
    /// Any other value.
    case other(String)

    /// The values that are known, in the schema's order.
    public static var knownCases: [MessageType] {
      [.transactional, .bulk, .chain]
    }

    public init(rawValue: String) {
      switch Self.values.index(of: rawValue) {
      case 0: self = .transactional
      case 1: self = .bulk
      case 2: self = .chain
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .transactional: return "transactional"
      case .bulk: return "bulk"
      case .chain: return "chain"
      case .other(let text): return text
      }
    }
  }
}

// MARK: - Machinery

extension PersonaClick.MessageType: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/message-type.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickMessageType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("transactional\nbulk\nchain")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .transactional
    case 1: return .bulk
    case 2: return .chain
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .transactional: writer.bytes("\"transactional\",")
    case .bulk: writer.bytes("\"bulk\",")
    case .chain: writer.bytes("\"chain\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

func checkPersonaclickMessageType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/message-type.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the documented message types are transactional, bulk and chain",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkPersonaclickMessageTypeXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private let checkPersonaclickMessageTypeXWarnings0FragmentValues: KeyTable = KeyTable(
  """
  transactional
  bulk
  chain
  """)

private func checkPersonaclickMessageTypeXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/message-type.yaml#/x-warnings/0")
  s.explain("the documented message types are transactional, bulk and chain")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"transactional\", \"bulk\", \"chain\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"transactional\", \"bulk\", \"chain\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"transactional\", \"bulk\", \"chain\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkPersonaclickMessageTypeXWarnings0FragmentValues,
      "\"transactional\", \"bulk\", \"chain\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"transactional\", \"bulk\", \"chain\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"transactional\", \"bulk\", \"chain\"", at: start, &s, "/enum")
  }
  s.leave()
}
