import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// Writes the members of a root object, level below level, as far as a screen holds them; nothing where no member has
  /// members.
  mutating func tree(_ subject: Subject) {
    var tree = MemberTree(subject.schema, site)
    tree.grow()
    guard tree.isNested else { return }
    page.heading(2, "Tree")
    page.add(tree.block(phraser))
  }
}

/// The members of an object and of those in it, references followed: level by level, until there are many.
private struct MemberTree {
  /// A member.
  private struct Node {
    var name: Inline
    var schemas: [SchemaID]
    var isRequired: Bool
    /// Whether no object has it, because of what else the object's schemas say.
    var isNever = false
    var parent: Int?
    var children: [Int] = []
    /// The schemas of this entry and of those around it: a member that leads to one of them begins again.
    var open: Set<SchemaID>
    var isCut = false
  }

  /// The most members, and levels, of a tree.
  private static let most = 80
  private static let deepest = 5

  private let site: Site
  private var nodes: [Node] = []

  init(_ root: SchemaID, _ site: Site) {
    self.site = site
    nodes = [Node(name: "", schemas: [root], isRequired: false, open: Set(site.graph.allParts(of: root)))]
  }

  var isNested: Bool { nodes.contains { $0.parent != nil && $0.parent != 0 } }

  mutating func grow() {
    var level = [0]
    for _ in 0..<Self.deepest where !level.isEmpty {
      var next: [Int] = []
      for index in level {
        let members = members(of: index)
        if members.isEmpty { continue }
        guard nodes.count + members.count <= Self.most || index == 0 else {
          nodes[index].isCut = true
          continue
        }
        nodes[index].children = Array(nodes.count..<nodes.count + members.count)
        next += nodes[index].children
        nodes += members
      }
      level = next
    }
    for index in level where !members(of: index).isEmpty { nodes[index].isCut = true }
  }

  private func members(of index: Int) -> [Node] {
    let node = nodes[index]
    if node.isNever { return [] }
    let inner = site.objects(in: node.schemas)
    let (all, suffix) = (inner.parts, inner.suffix)
    // A schema that is open already is shown further up.
    if index > 0, all.contains(where: { node.open.contains($0) && site.subject($0) != nil }) { return [] }
    let open = node.open.union(all)
    let group = Group(all, site.graph)
    let required = Set(group.required.map(ScalarKey.init))
    let impossible = group.schemas.contains(where: \.limitsNames) ? site.impossibleMembers(of: all) : []
    return group.properties.map { property in
      let target = property.schemas.first.flatMap { site.target(of: $0) }
      let name = Inline.code(suffix.isEmpty ? property.name : suffix + "." + property.name)
      let isRequired = required.contains(ScalarKey(property.name))
      return Node(
        name: target.map { .link(name, to: $0) } ?? name, schemas: property.schemas,
        isRequired: isRequired, isNever: !isRequired && impossible.contains(ScalarKey(property.name)),
        parent: index, open: open)
    }
  }

  func block(_ phraser: TypePhraser) -> Block { list(of: 0, phraser) }

  private func list(of index: Int, _ phraser: TypePhraser) -> Block {
    .list(
      nodes[index].children.map { child in
        let node = nodes[child]
        let group = Group(node.schemas, site.graph)
        let words = node.isNever || group.boolean == false ? "not allowed" : phraser.words(group)
        let line: Inline =
          "\(node.name) \(words)\(node.isRequired ? ", required" : "")\(node.isCut ? " …" : "")"
        return [.paragraph(line)] + (node.children.isEmpty ? [] : [list(of: child, phraser)])
      }, isOrdered: false)
  }
}

extension Schema {
  /// Whether it may forbid members that others describe.
  fileprivate var limitsNames: Bool {
    additionalProperties != nil || unevaluatedProperties != nil || propertyNames != nil
      || maxProperties != nil
  }
}
