// Generated from airship/expiry.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// When delivery is given up: at a moment in time, or so many seconds after the request.
  public enum Expiry: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The last moment for delivery, as an ISO 8601 date and time in UTC.
    ///
    /// Must have the format `date-time`.
    case timestamp(String)
    /// How long delivery may take, counted from now.
    ///
    /// In seconds.
    case seconds(Int)

    public init(integerLiteral value: Int) { self = .seconds(value) }

    public init(stringLiteral value: String) { self = .timestamp(value) }
  }
}

// MARK: - Coding

extension Airship.Expiry: ListedUnion {
  public static let _cases = StoredCases<Self>("#", in: airshipExpiryPlan) { c in
    c.add(Self.timestamp)
    c.add(Self.seconds)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .timestamp(let value): writer.payload(value)
    case .seconds(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

let airshipExpiryPlan: SchemaPlan = SchemaPlan(
  "airship/expiry.yaml",
  #"""
  table #/anyOf/0 value rows=((<string format="date-time">))
  table #/anyOf/1 value rows=((<integer>))
  block # defers checks=((union of=(by=((refuse of=null|boolean|object|array) (call of=number run=#/anyOf/1)
    (call of=string run=#/anyOf/0)))))
  reading # kinds=((of=number cases=((1))) (of=string cases=((0))))
  {"#":{"defers":true,"anyOf":{"of":[{"type":"string","name":"Timestamp","schema":{"type":"string",
  "format":"date-time"}},{"type":"number","name":"Seconds","schema":{"type":"integer"}}]}}}
  """#
)
