import Foundation
import GeneratorCore
import SchemaModel
import SchemaRuntime
import YAMLTree

/// A part of a schema with all that it refers to, in its own document and in others: what is small enough to be looked at
/// while one types.
struct SchemaPart {
  /// The most nodes that are looked at.
  private static let mostNodes = 2_000
  /// The most nodes of a schema around a change that is looked at as a whole.
  private static let mostNodesAround = 1_000

  /// Reads a schema of the same subject; nil where there is none that can be read.
  private let read: (String) -> YAMLNode?
  private var roots: [ScalarKey: YAMLNode?] = [:]
  private var kept: [ScalarKey: KeptNodes] = [:]
  private var nodes = 0
  private var waiting: [(file: String, pointer: [String])] = []

  /// Nil where it is too large, or where it is not clear where a reference leads.
  /// - Parameters:
  ///   - places: the pointers of what to look at, in the document of a file, as far as it has them.
  ///   - read: reads a schema of the same subject; nil where there is none that can be read.
  init?(_ file: String, _ places: [[String]], read: @escaping (String) -> YAMLNode?) {
    self.read = read
    guard contents(of: file) != nil else { return nil }
    waiting = places.map { (file, $0) }
    kept[ScalarKey(file)] = KeptNodes()
    while let next = waiting.popLast() {
      guard take(next.pointer, of: next.file) else { return nil }
    }
  }

  /// The parts by their files. Around what is kept stands what says of which type and dialect it is.
  var documents: [ScalarKey: YAMLNode] {
    kept.reduce(into: [:]) { documents, entry in
      documents[entry.key] = roots[entry.key].flatMap { $0.map { entry.value.part(of: $0) } }
    }
  }

  private mutating func contents(of file: String) -> YAMLNode? {
    if let known = roots[ScalarKey(file)] { return known }
    let root = read(file)
    roots[ScalarKey(file)] = .some(root)
    return root
  }

  /// The pointer of the outermost schema around a place that is small, but for the root; the place itself where no schema
  /// is.
  static func outermost(_ place: [String], in root: YAMLNode) -> [String] {
    let dialect = dialect(of: root)
    var (node, role) = (root, NodeRole.schema)
    for (index, token) in place.enumerated() {
      guard let next = node.child(token) else { return place }
      role = node.elements == nil ? role.member(token, in: dialect) : role.item
      node = next
      if role.isSchema, node.elements == nil, node.count(upTo: mostNodesAround) != nil {
        return Array(place[...index])
      }
    }
    return place
  }

  /// Keeps what stands at a pointer, and notes what it refers to. False: that is too much, or not clear.
  private mutating func take(_ pointer: [String], of file: String) -> Bool {
    // A reference that leads nowhere is a finding, which reading makes.
    guard let root = contents(of: file) else { return false }
    guard let node = root.node(at: pointer) else { return true }
    guard kept[ScalarKey(file), default: KeptNodes()].add(pointer[...]) else { return true }
    guard let count = node.count(upTo: Self.mostNodes - nodes) else { return false }
    nodes += count
    return note(node, isRoot: pointer.isEmpty, of: file, root)
  }

  private mutating func note(_ start: YAMLNode, isRoot: Bool, of file: String, _ root: YAMLNode) -> Bool {
    let identifier = Self.dialect(of: root).identifierKeyword
    var (open, isFirst) = ([start], true)
    while let node = open.popLast() {
      open += node.elements ?? []
      for member in node.members ?? [] {
        open.append(member.value)
        guard let text = member.value.string else { continue }
        // Behind an identifier, references lead elsewhere.
        if member.key == identifier, !(isRoot && isFirst) { return false }
        guard Self.references.contains(member.key) else { continue }
        guard let targets = targets(of: text, in: file, root) else { return false }
        waiting += targets
      }
      isFirst = false
    }
    return true
  }

  private static let references = Set(Keyword.ref.names + Keyword.dynamicRef.names)

  private static func dialect(of root: YAMLNode) -> Dialect {
    root[Keyword.schema.rawValue]?.string.flatMap(Dialect.init) ?? .draft2020
  }

  /// The place to which a reference leads, if there is a document; nil where its text does not show that.
  private mutating func targets(
    of text: String, in file: String, _ root: YAMLNode
  ) -> [(file: String, pointer: [String])]? {
    let reference = URIReference(text)
    guard reference.scheme == nil, reference.authority == nil, reference.query == nil,
      let fragment = (reference.fragment ?? "").removingPercentEncoding,
      let pointer = JSONPointer.tokens(of: fragment)
    else { return nil }
    if reference.path.isEmpty { return [(file, pointer)] }
    // With an identifier, other documents are not where their paths lead.
    guard root[Self.dialect(of: root).identifierKeyword] == nil, !reference.path.hasPrefix("/"),
      let path = reference.path.removingPercentEncoding,
      let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    let other = FileURI.plain(file[...slash] + path)
    if contents(of: other) != nil { return [(other, pointer)] }
    return FileAccess.realPath(other) == nil ? [] : nil
  }
}

/// The places of a document that are kept.
private struct KeptNodes {
  private var isWhole = false
  private var inner: [ScalarKey: KeptNodes] = [:]

  /// False: the place is kept already.
  mutating func add(_ pointer: ArraySlice<String>) -> Bool {
    if isWhole { return false }
    guard let token = pointer.first else {
      isWhole = true
      return true
    }
    return inner[ScalarKey(token), default: KeptNodes()].add(pointer.dropFirst())
  }

  func part(of node: YAMLNode) -> YAMLNode {
    if isWhole { return node }
    switch node.content {
    case .null, .bool, .number, .string: return node
    case .sequence(let elements):
      let parts = elements.enumerated().map { index, element in
        inner[ScalarKey("\(index)")]?.part(of: element) ?? YAMLNode(.bool(true), at: element.location)
      }
      return YAMLNode(.sequence(parts), at: node.location)
    case .mapping(let members):
      let parts = members.compactMap { member -> YAMLNode.Member? in
        var member = member
        if let inner = inner[ScalarKey(member.key)] {
          member.value = inner.part(of: member.value)
          return member
        }
        return Self.said.contains(member.key) && member.value.string != nil ? member : nil
      }
      return YAMLNode(.mapping(parts), at: node.location)
    }
  }

  /// What is kept of schemas around a place.
  private static let said: Set<String> = {
    let keywords: [Keyword] = [.schema, .id, .type, .title, .description]
    return Set(keywords.flatMap(\.names))
  }()
}

extension YAMLNode {
  /// How many nodes it has; nil where these are more than a number.
  fileprivate func count(upTo most: Int) -> Int? {
    var (count, waiting) = (0, [self])
    while let node = waiting.popLast() {
      count += 1
      if count > most { return nil }
      switch node.content {
      case .null, .bool, .number, .string: break
      case .sequence(let elements): waiting += elements
      case .mapping(let members):
        if count + members.count > most { return nil }
        waiting += members.lazy.map(\.value)
      }
    }
    return count
  }
}
