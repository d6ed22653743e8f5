// Generated from shapes/struct.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A task with a required, a nullable, an optional and a defaulted property.
  public struct Struct: SchemaValue {
    /// What is to be done.
    ///
    /// Must be at least 1 character long.
    public var title: String
    public var assignee: String?
    public var notes: String?
    public var effort: Int?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      title: String,
      assignee: String?,
      notes: String? = nil,
      effort: Int? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.title = title
      self.assignee = assignee
      self.notes = notes
      self.effort = effort
      self.additionalProperties = additionalProperties
    }

    /// `effort`, or its default where it is left out.
    public var effortOrDefault: Int { self.effort ?? 1 }
  }
}

// MARK: - Coding

extension Shapes.Struct: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: shapesStructPlan,
    from: Self(title: "", assignee: nil)
  ) { m in
    m.required(0, \.title)
    m.nullable(1, \.assignee)
    m.optional(2, \.notes)
    m.optional(3, \.effort)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesStructPlan: SchemaPlan = SchemaPlan(
  "shapes/struct.yaml",
  #"""
  table # object rows=((title <string minLength=1>) (assignee <null|string>) (notes <string>) (effort
    <integer>)) required=3 others=warned
  {"#":{"warns":true,"type":"object","properties":{"title":{"type":"string","minLength":1},
  "assignee":{"type":"null|string"},"notes":{"type":"string"},"effort":{"type":"integer"}},
  "required":["title","assignee"],"known":true}}
  """#
)
