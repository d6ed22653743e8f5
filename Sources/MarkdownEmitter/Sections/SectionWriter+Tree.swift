import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// Writes the members of a root object, level below level, as far as a screen holds them; nothing where no member has
  /// members.
  mutating func tree(_ subject: Subject) {
    var tree = MemberTree(subject.schema, self)
    tree.grow()
    guard tree.isNested else { return }
    page.heading(2, "Tree")
    page.add(tree.block)
  }
}

/// The members of an object and of those in it, references followed: level by level, until there are many.
private struct MemberTree {
  /// A member.
  private struct Node {
    var name: Inline
    var schemas: [SchemaID]
    /// What describes it where one condition holds, or another one; empty for a member that is described in any case.
    var ways: [[SchemaID]] = []
    /// The words for when it is described.
    var when: Inline?
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

  private let writer: SectionWriter
  private var site: Site { writer.site }
  private var nodes: [Node] = []

  init(_ root: SchemaID, _ writer: SectionWriter) {
    self.writer = writer
    let open = Set(writer.site.graph.allParts(of: root))
    nodes = [Node(name: "", schemas: [root], isRequired: false, open: open)]
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
    /// The entry of a member, with a link to the first schema that describes it.
    func entry(_ property: String, _ schemas: [SchemaID]) -> Node {
      let target = schemas.first.flatMap { site.target(of: $0) }
      let name = Inline.code(suffix.isEmpty ? property : suffix + "." + property)
      let isRequired = required.contains(ScalarKey(property))
      return Node(
        name: target.map { .link(name, to: $0) } ?? name, schemas: schemas, isRequired: isRequired,
        isNever: !isRequired && impossible.contains(ScalarKey(property)), parent: index, open: open)
    }
    let listed = group.properties.map { entry($0.name, $0.schemas) }
    let known = Set(group.properties.map { ScalarKey($0.name) })
    return listed
      + writer.conditionalMembers(group, beside: known).map { member in
        let ways = writer.possibleWays(of: member, in: all)
        var node = entry(member.name, ways.first ?? [])
        (node.ways, node.isNever) = (ways, node.isNever || ways.isEmpty)
        if !member.isAlwaysDescribed { node.when = member.when }
        if ways.count > 1 { node.schemas = [] }
        return node
      }
  }

  var block: Block { list(of: 0) }

  private func words(for node: Node) -> Inline {
    let group = Group(node.schemas, site.graph)
    if node.isNever || group.boolean == false { return "not allowed" }
    guard node.ways.count > 1 else { return writer.phraser.words(group) }
    let groups = node.ways.map { Group($0, site.graph) }
    return writer.united(groups.map { writer.phraser.words($0) }.unique, groups)
  }

  private func list(of index: Int) -> Block {
    .list(
      nodes[index].children.map { child in
        let node = nodes[child]
        let when: Inline = node.isNever ? "" : node.when.map { ", \($0)" } ?? ""
        let line: Inline =
          "\(node.name) \(words(for: node))\(node.isRequired ? ", required" : "")\(when)\(node.isCut ? " …" : "")"
        return [.paragraph(line)] + (node.children.isEmpty ? [] : [list(of: child)])
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
