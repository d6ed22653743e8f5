// Generated from airship/apns-priority.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// How urgently APNs delivers: `10` at once, `5` at a moment that spares the battery.
  public enum APNsPriority: Int, CaseIterable, SchemaValue {
    case conservesBattery = 5
    case immediate = 10
  }
}

// MARK: - Coding

extension Airship.APNsPriority: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipApnsPriorityProgram)
  public static var _verdict: Verdict { checkAirshipApnsPriority }

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int._read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func _write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

// MARK: - Validators

private let checkAirshipApnsPriorityValue: MemberTable = MemberTable(items: "integer enum=[5,10]")

private func checkAirshipApnsPriority(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkAirshipApnsPriorityValue.readItem(&c, &s)
}

let airshipApnsPriorityProgram: SchemaProgram = SchemaProgram(
  "airship/apns-priority.yaml",
  #"""
  {"#":{"type":["integer"],"enum":[5,10]}}
  """#
)
