import Diagnostics
import SchemaRuntime
import YAMLTree

/// A schema that stands in a document which is none itself: how many tokens lead to it, and its name.
///
/// One object for the schema and all below it.
final class Embedding: Sendable {
  let depth: Int
  let name: String

  init(depth: Int, name: String) { (self.depth, self.name) = (depth, name) }
}

/// Finds the schemas in a document which is none itself, and names them.
struct DocumentWalk {
  /// A schema in the document.
  struct Found {
    var node: YAMLNode
    var tokens: [String]
    var nameLocation: SourceLocation
    var name: String
    /// The dialect that stands beside it; nil: that of the document.
    var dialect: Dialect?
    /// Whether an author gave it the name, as to those of `components/schemas`.
    var isNamed = false

    /// Whether it is a definition of the document: a mere reference says nothing that its target does not, and a scalar
    /// of a parameter is no object that one sends.
    var isListed: Bool {
      if isNamed { return true }
      if node[Keyword.ref.rawValue] != nil, node.members?.count == 1 { return false }
      return !isOfParameter || node.bool != nil || Self.structure.contains { node[$0.rawValue] != nil }
    }
    var isOfParameter = false

    private static let structure: [Keyword] = [
      .properties, .additionalProperties, .items, .enum, .allOf, .anyOf, .oneOf,
    ]
  }

  /// A part of a document, and what is known of it from around it.
  struct Part {
    /// The tokens that lead to it; empty for a document of a kind.
    var tokens: [String] = []
    var rows: [DocumentPart.Row]
    var words: [Word] = []
    /// The occasion that it is, or belongs to; its parts are to be found.
    var occasion: Occasion?
    var role: Occasion.Role?
    var label = ""
  }

  /// A part that stands in another document, by the value of the `$ref` in its place.
  typealias Elsewhere = (reference: String, part: Part)

  /// A word of a name; one that is spared is said only where another schema has the name.
  struct Word: Equatable {
    var text: String
    var isSpared = false
  }

  /// In the order of the document.
  private(set) var found: [Found] = []
  private(set) var elsewhere: [Elsewhere] = []
  /// The schemas in other languages, which are not read.
  private(set) var foreign: [(format: String, location: SourceLocation)] = []
  private(set) var occasions: [Occasion] = []
  /// The schemas of occasions: of each the place in `found`.
  private(set) var sent: [(occasion: Int, role: Occasion.Role, label: String, found: Int)] = []

  private let root: YAMLNode
  private var pending: [Pending] = []
  private var words: [[Word]] = []
  /// The parts of the same document that stand in for one of an occasion.
  private var referred: [(occasion: Int, role: Occasion.Role, label: String, tokens: [String])] = []

  /// A part that has to be walked.
  private struct Pending {
    var place: PartPlace
    var rows: [DocumentPart.Row]
    var words: [Word]
    /// The place of the occasion around it.
    var occasion: Int?
    var role: Occasion.Role?
    var label = ""
  }

  init(_ root: YAMLNode, parts: [Part]) {
    self.root = root
    var finder = NodeFinder()
    for part in parts.reversed() {
      guard let node = finder.node(at: part.tokens, below: root) else { continue }
      if let occasion = part.occasion { occasions.append(occasion) }
      pending.append(
        Pending(
          place: PartPlace(node, at: part.tokens), rows: part.rows, words: part.words,
          occasion: part.occasion.map { _ in occasions.count - 1 }, role: part.role, label: part.label))
    }
    while let next = pending.popLast() {
      let first = pending.count
      walk(next)
      pending[first...].reverse()
    }
    followReferences()
    order()
    name()
  }

  private mutating func walk(_ outer: Pending) {
    if let reference = outer.place.node[Keyword.ref.rawValue]?.string { refer(to: reference, outer) }
    for row in outer.rows {
      for place in outer.place.places(at: row.path) {
        var next = Pending(
          place: place, rows: [], words: row.words.reduce(outer.words) { named($0, by: $1, place) },
          occasion: outer.occasion, role: outer.role, label: outer.label)
        if let role = row.role { (next.role, next.label) = (role, label(of: place, row)) }
        switch row.content {
        case .part(let part):
          next.rows = part.rows
          if part.isOccasion {
            occasions.append(Occasion(part, place))
            (next.occasion, next.role) = (occasions.count - 1, nil)
          }
          pending.append(next)
        case .schema: add(next, isNamed: row.words == [.key] && outer.words.isEmpty)
        case .schemaOfParameter: add(next, isOfParameter: true)
        case .schemaOfFormat: addOfFormat(next, beside: outer.place.node)
        }
      }
    }
  }

  /// What tells a part from others of its role: the name of a parameter, the status of a response.
  private func label(of place: PartPlace, _ row: DocumentPart.Row) -> String {
    row.path.steps.last == .each ? place.node["name"]?.string ?? place.chosen.last ?? "" : ""
  }

  private mutating func refer(to reference: String, _ outer: Pending) {
    let occasion = outer.occasion.map { occasions[$0] }
    guard reference.utf8.starts(with: "#".utf8) else {
      elsewhere.append(
        (
          reference,
          Part(rows: outer.rows, words: outer.words, occasion: occasion, role: outer.role, label: outer.label)
        ))
      return
    }
    guard let occasion = outer.occasion, let role = outer.role,
      let tokens = JSONPointer.tokens(of: PercentEncoding.decode(reference.dropFirst()) ?? "")
    else { return }
    referred.append((occasion, role, outer.label, tokens))
  }

  /// Gives occasions the schemas of the parts that their own parts refer to.
  private mutating func followReferences() {
    guard !referred.isEmpty else { return }
    let depths = Set(referred.map(\.tokens.count))
    var below: [[String]: [Int]] = [:]
    for index in found.indices {
      for depth in depths where found[index].tokens.count > depth {
        below[Array(found[index].tokens.prefix(depth)), default: []].append(index)
      }
    }
    var finder = NodeFinder()
    for (occasion, role, place, tokens) in referred {
      // Where a parameter stands elsewhere, its name does, too.
      let name = role == .parameter ? finder.node(at: tokens, below: root)?["name"]?.string : nil
      let label = name ?? place
      for index in below[tokens] ?? [] where !found[index].isOfParameter || role == .parameter {
        sent.append((occasion, role, label, index))
      }
    }
  }

  private mutating func add(
    _ next: Pending, dialect: Dialect? = nil, isNamed: Bool = false, isOfParameter: Bool = false
  ) {
    if let occasion = next.occasion, let role = next.role, !isOfParameter || role == .parameter {
      sent.append((occasion, role, next.label, found.count))
    }
    let place = next.place
    found.append(
      Found(
        node: place.node, tokens: place.tokens, nameLocation: place.nameLocation, name: "", dialect: dialect,
        isNamed: isNamed, isOfParameter: isOfParameter))
    words.append(next.words)
  }

  /// Adds a schema that an AsyncAPI document may write in another language: `schemaFormat` stands beside it, or both
  /// stand in an object.
  private mutating func addOfFormat(_ next: Pending, beside outer: YAMLNode) {
    let place = next.place
    let isObject = place.node["schemaFormat"] != nil && place.node["schema"] != nil
    let format = (isObject ? place.node : outer)["schemaFormat"]?.string ?? ""
    guard format.isEmpty || ["json", "asyncapi", "openapi"].contains(where: { format.contains($0) }) else {
      foreign.append((format, place.node.location))
      return
    }
    var inner = next
    if isObject, let schema = place.places(at: "/schema").first {
      inner.place = schema
      inner.place.nameLocation = place.nameLocation
    }
    add(inner, dialect: format.contains("openapi") ? .openAPI30 : nil)
  }

  private func named(_ words: [Word], by word: PartWord, _ place: PartPlace) -> [Word] {
    func adding(_ text: String?, isSpared: Bool = false) -> [Word] {
      words + (text.map { [Word(text: $0, isSpared: isSpared)] } ?? [])
    }
    switch word {
    case .text(let text): return adding(text)
    case .key: return adding(place.chosen.last)
    case .spare(let text): return adding(text, isSpared: true)
    case .outerKey: return adding(place.chosen.dropLast().last)
    case .member(let name): return adding(place.node[name]?.string ?? place.chosen.last)
    case .name(let name):
      guard let text = place.node[name]?.string, !text.isEmpty else { return words }
      return [Word(text: text)]
    case .identity(let name):
      if let text = place.node[name]?.string, !text.isEmpty { return [Word(text: text)] }
      return (place.chosen.last.map { [Word(text: $0)] } ?? []) + words
    case .root(let path):
      var chosen = place.chosen[...]
      let tokens = path.steps.compactMap { step in
        if case .member(let name) = step { name } else { chosen.popFirst() }
      }
      var finder = NodeFinder()
      return adding(finder.node(at: tokens, below: root)?.string)
    case .status:
      let first = place.siblings.first { $0.utf8.starts(with: "2".utf8) }
      return adding(place.chosen.last == first ? nil : place.chosen.last)
    case .mediaType:
      let type = place.chosen.last
      return adding(type == place.siblings.first ? nil : type?.split(separator: "/").last.map(String.init))
    case .memberOfOther(let name):
      return adding(place.chosen.last == place.siblings.first ? nil : place.node[name]?.string)
    }
  }

  // MARK: Order and names

  /// Brings what was found into the order of the document.
  private mutating func order() {
    let order = found.indices.sorted {
      let (first, second) = (found[$0], found[$1])
      return first.node.location == second.node.location
        ? $0 < $1 : first.node.location < second.node.location
    }
    (found, words) = (order.map { found[$0] }, order.map { words[$0] })
    var places = Array(repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { places[old] = new }
    for index in sent.indices { sent[index].found = places[sent[index].found] }
  }

  /// Gives each schema a name of its own. A schema under a name that an author gave it has that one.
  private mutating func name() {
    var taken: Set<ScalarKey> = []
    for index in found.indices where found[index].isNamed {
      let name = words[index].last?.text ?? ""
      if taken.insert(ScalarKey(name)).inserted { found[index].name = name }
    }
    var numbers: [ScalarKey: Int] = [:]
    for index in found.indices where found[index].name.isEmpty {
      let name = freeName(of: words[index], taken, &numbers)
      taken.insert(ScalarKey(name))
      found[index].name = name
    }
  }

  /// The words without those that are spared, with the last of these, and so on; with a number where all are taken.
  private func freeName(of words: [Word], _ taken: Set<ScalarKey>, _ numbers: inout [ScalarKey: Int])
    -> String
  {
    let spared = words.indices.filter { words[$0].isSpared }
    var whole = ""
    for count in 0...spared.count {
      let said = Set(spared.suffix(count))
      let own = words.indices.filter { !words[$0].isSpared || said.contains($0) }.map { words[$0].text }
      whole = own.count == 1 ? own[0] : own.map(Self.capitalized).joined()
      if !whole.isEmpty, !taken.contains(ScalarKey(whole)) { return whole }
    }
    if whole.isEmpty { whole = "Schema" }
    var number = numbers[ScalarKey(whole)] ?? 1
    repeat { number += 1 } while taken.contains(ScalarKey(whole + String(number)))
    numbers[ScalarKey(whole)] = number
    return whole + String(number)
  }

  /// `/orders/{id}` as `OrdersId`.
  private static func capitalized(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Occasion {
  fileprivate init(_ part: DocumentPart, _ place: PartPlace) {
    let node = place.node
    title = node["name"]?.string ?? place.chosen.last ?? ""
    if part == .operation {
      title = (place.chosen.last ?? "").uppercased() + " " + (place.chosen.dropLast().last ?? "")
    }
    identifier = node["operationId"]?.string ?? node["messageId"]?.string
    summary = node["summary"]?.string ?? node[Keyword.description.rawValue]?.string
    let tag = node["tags"]?.elements?.first
    group = tag?.string ?? tag?["name"]?.string
    isDeprecated = node[Keyword.deprecated.rawValue]?.bool == true
  }
}
