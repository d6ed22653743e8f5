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
  public static let _schemaEntry = SchemaEntry("#", in: airshipLiveEventProgram)
  public static var _verdict: Verdict { checkAirshipLiveEventDocument.verdict }
  public static let _cases = CaseTable(allCases)
}

// MARK: - Validators

private let checkAirshipLiveEventDocument = PlannedBlock("#", in: airshipLiveEventPlan)

private let airshipLiveEventPlan: SchemaPlan = SchemaPlan(
  "airship/live-event.yaml",
  #"""
  table # value rows=((<string enum=["start","update","end"]>))
  block # table=#
  """#
)

let airshipLiveEventProgram: SchemaProgram = SchemaProgram(
  "airship/live-event.yaml",
  #"""
  {"#":{"type":"string","strings /enum":["start","update","end"]}}
  """#
)
