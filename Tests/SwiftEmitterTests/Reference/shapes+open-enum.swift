// Generated from shapes/open-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// What a tap opens; later versions know more.
  public enum OpenEnum: OpenEnumeration {
    case url
    case home
    /// Any other value.
    case other(String)

    /// The values that are known, in the schema's order.
    public static var knownCases: [OpenEnum] {
      [.url, .home]
    }

    public init(rawValue: String) {
      switch Self.values.index(of: rawValue) {
      case 0: self = .url
      case 1: self = .home
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .url: return "url"
      case .home: return "home"
      case .other(let text): return text
      }
    }
  }
}

// MARK: - Coding

extension Shapes.OpenEnum: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: shapesOpenEnumProgram)
  public static var _verdict: Verdict { checkShapesOpenEnum }

  private static let values: KeyTable = KeyTable("url\nhome")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .url
    case 1: return .home
    default: return .other(cursor.text(text))
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .url: writer.bytes("\"url\",")
    case .home: writer.bytes("\"home\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

private let checkShapesOpenEnumValue: MemberTable = MemberTable(items: "string")

private func checkShapesOpenEnum(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkShapesOpenEnumValue.readItem(&c, &s)
}

private let shapesOpenEnumProgram: SchemaProgram = SchemaProgram(
  "shapes/open-enum.yaml",
  #"""
  {"#":{"type":["string"]}}
  """#
)
