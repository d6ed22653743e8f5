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

// MARK: - Coding

extension PersonaClick.MessageType: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: personaclickMessageTypeProgram)
  public static var _verdict: Verdict { checkPersonaclickMessageType }

  private static let values: KeyTable = KeyTable("transactional\nbulk\nchain")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .transactional
    case 1: return .bulk
    case 2: return .chain
    default: return .other(cursor.text(text))
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .transactional: writer.bytes("\"transactional\",")
    case .bulk: writer.bytes("\"bulk\",")
    case .chain: writer.bytes("\"chain\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

func checkPersonaclickMessageType(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default: throw Rejection(at: start)
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickMessageTypeXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

let personaclickMessageTypeProgram: SchemaProgram = SchemaProgram(
  "personaclick/message-type.yaml",
  #"""
  {"#":{"warns":true,"type":["string"],"x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"]]},
  "#/x-warnings/0 conditional":{"at":"personaclick/message-type.yaml#/x-warnings/0",
  "message":"the documented message types are transactional, bulk and chain",
  "strings /enum":["transactional","bulk","chain"]}}
  """#
)

private let checkPersonaclickMessageTypeXWarnings0ConditionalRule: SchemaEntry = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: personaclickMessageTypeProgram
)
