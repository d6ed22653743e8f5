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
  public static let _cases = CaseTable(allCases, of: "#", in: airshipLiveEventPlan)
}

// MARK: - Plan

let airshipLiveEventPlan: SchemaPlan = SchemaPlan(
  "airship/live-event.yaml",
  #"""
  table # value rows=((<string enum=["start","update","end"]>))
  {"#":{"type":"string","strings /enum":["start","update","end"]}}
  """#
)
