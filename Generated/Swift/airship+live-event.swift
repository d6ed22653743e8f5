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

extension Airship.LiveEvent: ListedText {
  public static let _schema = TypeSchema("#", in: airshipLiveEventPlan)
  public static let _cases = CaseTable(allCases)
}

// MARK: - Validators

private let airshipLiveEventPlan: SchemaPlan = SchemaPlan(
  "airship/live-event.yaml",
  #"""
  table # value rows=((<string enum=["start","update","end"]>))
  """#,
  program: { airshipLiveEventProgram }
)

let airshipLiveEventProgram: SchemaProgram = SchemaProgram(
  "airship/live-event.yaml",
  #"""
  {"#":{"type":"string","strings /enum":["start","update","end"]}}
  """#
)
