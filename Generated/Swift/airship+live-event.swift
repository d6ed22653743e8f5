// Generated from airship/live-event.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The step in the life of a Live Update or Live Activity: `start` begins it, `update` changes what it
  /// shows, `end` shows a last state and finishes it.
  public enum LiveEvent: String, CaseIterable, SchemaValue {
    case start
    case update
    case end
  }
}

// MARK: - Machinery

extension Airship.LiveEvent: GeneratedValue {
  public static var schemaLocation: String {
    "airship/live-event.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipLiveEvent(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("start\nupdate\nend")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .start
    case 1: return .update
    case 2: return .end
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .start: writer.bytes("\"start\",")
    case .update: writer.bytes("\"update\",")
    case .end: writer.bytes("\"end\",")
    }
  }
}

// MARK: - Validators

private let checkAirshipLiveEventValues: KeyTable = KeyTable("start\nupdate\nend")

func checkAirshipLiveEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/live-event.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAirshipLiveEventValues,
      "\"start\", \"update\", \"end\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
