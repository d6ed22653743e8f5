import SchemaModel
import SchemaRuntime

/// The members that a value has because of what its schemas refer to, at any depth, or of the one branch of a union that
/// can match, and what describes each.
struct InheritedMembers {
  /// In order of first mention.
  private(set) var names: [String] = []
  /// The names that the schemas referred to require.
  let required: [String]
  /// The schemas that hold together, those that are referred to among them.
  let together: Group
  private var describers: [ScalarKey: [SchemaID]] = [:]

  /// - Parameter others: schemas that describe the value, too, and are described elsewhere.
  init(_ group: Group, beside others: [SchemaID], _ site: Site) {
    let own = Set(group.schemas.map(\.id))
    let referred = group.references + site.onlyBranches(of: group.schemas.map(\.id)) + others
    let parts = referred.isEmpty ? [] : site.parts(of: referred).filter { !own.contains($0) }
    required = parts.flatMap { site.graph[$0].required }
    together = parts.isEmpty ? group : Group(group.schemas.map(\.id) + parts, site.graph)
    for property in parts.flatMap({ site.graph[$0].properties }) {
      let key = ScalarKey(property.name)
      if describers[key] == nil { names.append(property.name) }
      describers[key, default: []].append(property.schema)
    }
  }

  /// The schemas that describe a member, among those referred to.
  subscript(_ name: String) -> [SchemaID] { describers[ScalarKey(name)] ?? [] }
}

extension Schema {
  /// Whether it describes members, by their names or by patterns.
  var listsMembers: Bool { !properties.isEmpty || !patternProperties.isEmpty }

  /// Whether rows of members can show all of its keywords.
  var saysOnlyMembers: Bool {
    hasOnly([
      .type, .properties, .required, .title, .description, .comment, .id, .anchor, .schema, .defs, .allOf,
      .ref,
    ])
  }
}

extension Inline {
  /// The words without the anchors among them, which may stand once on a page.
  var withoutAnchors: Inline {
    Inline(spans: spans.filter { if case .anchor = $0 { false } else { true } })
  }
}
