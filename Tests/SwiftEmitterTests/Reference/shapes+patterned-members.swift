// Generated from shapes/patterned-members.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A property that is listed, and headers by a pattern of their names.
  public struct PatternedMembers: SchemaValue {
    public var subject: String?
    /// Members whose names match `^x-`, in document order.
    public var headers: JSONMap<String>

    public init(subject: String? = nil, headers: JSONMap<String> = [:]) {
      self.subject = subject
      self.headers = headers
    }
  }
}

// MARK: - Coding

extension Shapes.PatternedMembers: ListedStruct {
  private static let headersPattern = Pattern.generated("^x-")

  public static let _members = StoredMembers<Self>("#", in: shapesPatternedMembersPlan, from: Self()) { m in
    m.optional(0, \.subject)
    m.others(\.headers, matching: headersPattern)
  }
}

// MARK: - Plan

private let shapesPatternedMembersPlan: SchemaPlan = SchemaPlan(
  "shapes/patterned-members.yaml",
  #"""
  table #~members part rows=((subject <string>))
  table "#/patternProperties/^x-" value rows=((<string>))
  block # object=(patterns=(("^x-" run="#/patternProperties/^x-")) others=refuse)
  {"#":{"type":"object","properties":{"subject":{"type":"string"}},
  "patternProperties":{"^x-":{"type":"string"}},"additionalProperties":false}}
  """#
)
