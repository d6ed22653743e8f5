import SchemaModel
import SchemaRuntime
import YAMLTree

/// A document as it is being typed: its nodes, and what each is in a schema.
struct SchemaDraft {
  let text: DocumentText
  let root: DraftNode
  let dialect: Dialect
  let isJSON: Bool
  let tree: DraftTree
  /// The role of the root in a schema.
  private let role: NodeRole

  /// - Parameters:
  ///   - offset: a place in the document that is meant: a text of YAML may have several.
  ///   - focus: the place around which a schema is read, with what the schemas around it have beside it; nil: all of it is.
  init(
    _ text: DocumentText, isJSON: Bool, at offset: Int = 0, as role: NodeRole = .schema,
    around focus: Int? = nil
  ) {
    self.text = text
    self.isJSON = isJSON
    self.role = role
    let documents = DraftReader.documents(
      of: text.bytes, isJSON: isJSON, recovers: true,
      around: focus.map { DraftFocus($0, keys: Self.keysBeside) })
    root =
      documents.last { $0.range.lowerBound <= offset } ?? documents.first
      ?? DraftNode(.missing, 0..<0, column: 0)
    var tree = DraftTree(text.bytes, file: "", isJSON: isJSON)
    let named = root.members?.first { tree.key($0.key) == Keyword.schema.rawValue }?.value.scalar.map {
      tree.text($0)
    }
    dialect = named.flatMap(Dialect.init) ?? .draft2020
    self.tree = tree
  }

  /// The keywords that say what may stand elsewhere in a schema.
  private static let keysBeside =
    [Keyword.schema, .type, .properties, .required].map(\.rawValue) + Keyword.defs.names

  func key(_ node: DraftNode) -> String {
    var tree = tree
    return tree.key(node)
  }

  func string(_ node: DraftNode?) -> String? { node?.scalar.map { tree.text($0) } }

  /// The value of a node, as an instance; where a member is left out, without it.
  func value(_ node: DraftNode, without left: DraftNode.Member? = nil) -> JSONValue {
    var tree = tree
    guard let left, let members = node.members else { return Self.value(tree.node(node)) }
    var object = JSONObject()
    for member in members where member.key.range != left.key.range && !member.value.isMissing {
      object[tree.key(member.key)] = Self.value(tree.node(member.value))
    }
    return .object(object)
  }

  /// A draft may have members twice.
  private static func value(_ node: YAMLNode) -> JSONValue {
    switch node.content {
    case .mapping(let members): .object(JSONObject(members.map { (key: $0.key, value: value($0.value)) }))
    case .sequence(let elements): .array(elements.map { value($0) })
    case .null, .bool, .number, .string: node.jsonValue
    }
  }

  func member(_ keyword: Keyword, of node: DraftNode) -> DraftNode.Member? {
    member(keyword.rawValue, of: node)
  }

  func member(_ name: String, of node: DraftNode) -> DraftNode.Member? {
    node.members?.first { key($0.key).hasSameScalars(as: name) }
  }

  /// The node that tokens of a JSON Pointer lead to; nil where nothing stands there.
  func node(at pointer: ArraySlice<String>) -> DraftNode? {
    pointer.reduce(root as DraftNode?) { node, token in
      guard let node else { return nil }
      if let elements = node.elements {
        return Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      }
      return member(token, of: node)?.value
    }
  }

  /// Every scalar, keys among them, in the order of the text.
  var scalars: [DraftNode] {
    var found: [DraftNode] = []
    visit(root) { node, _ in if node.scalar != nil { found.append(node) } }
    return found
  }

  /// Every key with a name.
  func keys(named name: String) -> [DraftNode] {
    var found: [DraftNode] = []
    visit(root) { node, isKey in if isKey, key(node).hasSameScalars(as: name) { found.append(node) } }
    return found
  }

  private func visit(_ node: DraftNode, _ body: (DraftNode, _ isKey: Bool) -> Void) {
    body(node, false)
    for member in node.members ?? [] {
      body(member.key, true)
      visit(member.value, body)
    }
    for element in node.elements ?? [] { visit(element, body) }
  }

  /// A step from the root to a node.
  struct Step {
    enum Token {
      case name(String)
      case index(Int)
    }

    /// The collection that the step enters, and its role.
    var node: DraftNode
    var place: NodeRole
    var token: Token
  }

  /// A place in the text: the way to it, and what is there.
  struct Site {
    enum Role { case key, value }

    var steps: [Step]
    var role: Role
    /// The key or the value that the place is in.
    var node: DraftNode
    /// The role of the value; for a key, the role of its mapping.
    var place: NodeRole
    /// The member whose key or value it is.
    var member: DraftNode.Member?

    /// The tokens of a JSON Pointer to the value, or to the value of the key.
    var pointer: [String] {
      steps.map { step in
        switch step.token {
        case .name(let name): name
        case .index(let index): String(index)
        }
      }
    }

    /// The nodes around it, from the outside in.
    var outer: [DraftNode] { steps.map(\.node) }
  }

  /// The role of what stands under a key. A misspelt keyword is taken for the one that was meant.
  private func meaning(of name: String, in place: NodeRole) -> NodeRole {
    let known = place.member(name, in: dialect)
    guard place.isSchema, case .other = known, !name.hasPrefix("x-"),
      let meant = spellingSuggestion(for: name, among: KeywordFacts.all(in: dialect).map(\.name))
    else { return known }
    return place.member(meant, in: dialect)
  }

  /// The innermost place that has an offset in it or at its end; nil where there is none.
  func site(at offset: Int) -> Site? {
    var steps: [Step] = []
    return site(in: root, role, at: offset, &steps, member: nil)
  }

  private func site(
    in node: DraftNode, _ place: NodeRole, at offset: Int, _ steps: inout [Step], member: DraftNode.Member?
  ) -> Site? {
    func touches(_ range: Range<Int>) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
    switch node.content {
    case .mapping(let members):
      for member in members {
        if touches(member.key.range) {
          steps.append(Step(node: node, place: place, token: .name(key(member.key))))
          return Site(steps: steps, role: .key, node: member.key, place: place, member: member)
        }
        if touches(member.value.range), !(member.value.isMissing && offset != member.value.range.lowerBound) {
          let name = key(member.key)
          steps.append(Step(node: node, place: place, token: .name(name)))
          let inner = meaning(of: name, in: place)
          return site(in: member.value, inner, at: offset, &steps, member: member)
        }
      }
    case .sequence(let elements):
      for (index, element) in elements.enumerated() where touches(element.range) {
        steps.append(Step(node: node, place: place, token: .index(index)))
        return site(in: element, place.item, at: offset, &steps, member: member)
      }
    case .missing, .alias, .scalar: break
    }
    return Site(steps: steps, role: .value, node: node, place: place, member: member)
  }
}
