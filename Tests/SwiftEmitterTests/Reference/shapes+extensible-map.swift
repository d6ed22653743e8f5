// Generated from shapes/extensible-map.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// Numbers by name, and beside them extensions, which may hold anything.
  public struct ExtensibleMap: SchemaValue {
    /// Members whose names match `^x-`, in document order.
    public var patternProperties: JSONObject
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONMap<Int>

    public init(patternProperties: JSONObject = [:], additionalProperties: JSONMap<Int> = [:]) {
      self.patternProperties = patternProperties
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.ExtensibleMap: ListedStruct {
  public static let _schema = TypeSchema("#", in: shapesExtensibleMapPlan)

  private static let patternPropertiesPattern = Pattern.generated("^x-")

  public static let _members = StoredMembers<Self>(from: Self()) { m in
    m.others(\.patternProperties, matching: patternPropertiesPattern)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesExtensibleMapPlan: SchemaPlan = SchemaPlan(
  "shapes/extensible-map.yaml",
  #"""
  table #/additionalProperties value rows=((<integer>))
  block # object=(tableless patterns=(("^x-")) evaluated run=#/additionalProperties)
  {"#":{"type":"object","patternProperties":{"^x-":true},"additionalProperties":{"type":"integer"}}}
  """#
)
