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

// MARK: - Coding

extension Airship.LiveEvent: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipLiveEventProgram)
  public static var _verdict: Verdict { checkAirshipLiveEvent }

  private static let values: KeyTable = KeyTable("start\nupdate\nend")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
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

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .start: writer.bytes("\"start\",")
    case .update: writer.bytes("\"update\",")
    case .end: writer.bytes("\"end\",")
    }
  }
}

// MARK: - Validators

private let checkAirshipLiveEventValue: MemberTable = MemberTable(
  items: """
    string enum=[\"start\",\"update\",\"end\"]
    """)

private func checkAirshipLiveEvent(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkAirshipLiveEventValue.readItem(&c, &s)
}

let airshipLiveEventProgram: SchemaProgram = SchemaProgram(
  "airship/live-event.yaml",
  #"""
  {"#":{"type":["string"],"strings /enum":["start","update","end"]}}
  """#
)
