// Generated from airship/apns-priority.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// How urgently APNs delivers: `10` at once, `5` at a moment that spares the battery.
  public enum APNsPriority: Int, CaseIterable, SchemaValue {
    case conservesBattery = 5
    case immediate = 10
  }
}

// MARK: - Machinery

extension Airship.APNsPriority: GeneratedValue {
  public static var schemaLocation: String {
    "airship/apns-priority.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipApnsPriority(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

// MARK: - Validators

private let checkAirshipApnsPriorityValues: ValueList = ValueList("5\n10")

func checkAirshipApnsPriority(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/apns-priority.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(.integer, at: start, &s, "/type")
      return s.leave()
    }
    try Assertion.enumeration(checkAirshipApnsPriorityValues, "5, 10", at: start, c, &s, "/enum")
  default:
    try c.skipValue()
    try Assertion.type(.integer, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
