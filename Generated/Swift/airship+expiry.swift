// Generated from airship/expiry.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// When delivery is given up: at a moment in time, or so many seconds after the request.
  public enum Expiry: SchemaValue, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// The last moment for delivery, as an ISO 8601 date and time in UTC.
    ///
    /// Must have the format `date-time`.
    case timestamp(String)
    /// How long delivery may take, counted from now.
    ///
    /// In seconds.
    case seconds(Int)

    public init(stringLiteral value: String) { self = .timestamp(value) }

    public init(integerLiteral value: Int) { self = .seconds(value) }
  }
}

// MARK: - Coding

extension Airship.Expiry: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipExpiryProgram)
  public static var _verdict: Verdict { checkAirshipExpiry }

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number: return .seconds(try Int._read(&cursor))
    case .string: return .timestamp(try String._read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .timestamp(let value): value._write(to: &writer)
    case .seconds(let value): value._write(to: &writer)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .seconds(try Int(_unvalidatedFrom: decoder))
    default:
      self = .timestamp(try String(_unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .timestamp(let value): try value.encode(to: encoder)
    case .seconds(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

func checkAirshipExpiry(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number: try checkAirshipExpiryAnyOf1Value.readItem(&c, &s)
  case .string: try checkAirshipExpiryAnyOf0Value.readItem(&c, &s)
  default: throw Rejection(at: start)
  }
}

private let checkAirshipExpiryAnyOf0Value: MemberTable = MemberTable(items: "string format=\"date-time\"")

private let checkAirshipExpiryAnyOf1Value: MemberTable = MemberTable(items: "integer")

let airshipExpiryProgram: SchemaProgram = SchemaProgram(
  "airship/expiry.yaml",
  #"""
  {"#":{"defers":true,"anyOf":{"of":[{"type":["string"],"name":"Timestamp","schema":{"type":["string"],
  "format":"date-time"}},{"type":["number"],"name":"Seconds","schema":{"type":["integer"]}}]}}}
  """#
)
