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

extension Airship.APNsPriority: ListedInteger {
  public static let _schema = TypeSchema("#", in: airshipApnsPriorityPlan)
}

// MARK: - Plan

let airshipApnsPriorityPlan: SchemaPlan = SchemaPlan(
  "airship/apns-priority.yaml",
  #"""
  table # value rows=((<integer enum=[5,10]>))
  {"#":{"type":"integer","enum":[5,10]}}
  """#
)
