import Diagnostics
import SchemaRuntime
import YAMLTree

/// A way into a document: the names of members, and `*` for each member or item, as in `/components/schemas/*`.
package struct PartPath: Sendable, Equatable {
  /// A step from a value to one or more of its parts.
  package enum Step: Sendable, Equatable {
    case member(String)
    /// Those of some members that are there, in the order of the document.
    case members([String])
    /// Each member of an object, or each item of an array.
    case each
    /// Each member of what should be an object, and each item of what should be an array.
    case eachMember, eachItem
    /// Each member of what should be an object, but for those by which others extend a specification (`x-…`).
    case eachOwnMember

    fileprivate var leavesAChoice: Bool {
      switch self {
      case .member: false
      case .members, .each, .eachMember, .eachItem, .eachOwnMember: true
      }
    }

    /// What the value should be that the step leads from; nil where there is no such word.
    fileprivate var origin: YAMLNode.Shape? {
      switch self {
      case .member, .members, .eachMember, .eachOwnMember: .object
      case .eachItem: .array
      case .each: nil
      }
    }
  }

  package let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// Reads the tokens of a JSON Pointer, of which `*` is any. Nil for a text that is no JSON Pointer.
  package init?(_ text: String) {
    guard let tokens = JSONPointer.tokens(of: text) else { return nil }
    steps = tokens.map { $0 == "*" ? .each : .member($0) }
  }

  /// How many of the steps are `*`.
  package var choices: Int { steps.count { $0 == .each } }

  /// Whether the last step leads to several values.
  var endsInAll: Bool { [.each, .eachMember, .eachItem, .eachOwnMember].contains(steps.last) }

  /// Whether it leads to the value at unescaped tokens of a JSON Pointer.
  func matches(_ tokens: [String]) -> Bool {
    guard steps.count == tokens.count else { return false }
    return zip(steps, tokens).allSatisfy { step, token in
      switch step {
      case .each, .eachMember, .eachItem, .eachOwnMember: true
      case .member(let name): name.hasSameScalars(as: token)
      case .members(let names): names.contains { $0.hasSameScalars(as: token) }
      }
    }
  }
}

extension PartPath: ExpressibleByStringLiteral {
  /// The path of a row of a table: names between slashes, `{*}` for each member of an object, `{^x-}` for each whose name does
  /// not begin so, `[*]` for each item of an array, `*` for either, and names of which some may be there: `get|put`.
  package init(stringLiteral text: String) {
    steps = text.split(separator: "/").map { part in
      if part == "*" { return .each }
      if part == "{*}" { return .eachMember }
      if part == "{^x-}" { return .eachOwnMember }
      if part == "[*]" { return .eachItem }
      let names = part.split(separator: "|").map(String.init)
      return names.count == 1 ? .member(names[0]) : .members(names)
    }
  }
}

/// A value of a document, and the way to it.
struct PartPlace {
  var node: YAMLNode
  /// The tokens of its JSON Pointer.
  var tokens: [String] = []
  /// The tokens, where an item that has a name is called by that: it stays the same if others come before it.
  var identity: [String] = []
  /// The tokens that stand for steps that leave a choice: `*`, and one name of several.
  var chosen: [String] = []
  /// Where its own name stands: its key, or the value itself.
  var nameLocation: SourceLocation
  /// The names or positions among which the last was chosen, in the order of the document.
  var siblings: [String] = []

  init(_ node: YAMLNode, at tokens: [String] = [], chosen: [String] = []) {
    (self.node, self.tokens, self.chosen, nameLocation) = (node, tokens, chosen, node.location)
    identity = tokens
  }

  private init(
    node: YAMLNode, below outer: PartPlace, as token: String, called own: String? = nil, isChosen: Bool,
    among others: [String], at name: SourceLocation
  ) {
    self.node = node
    tokens = outer.tokens + [token]
    identity = outer.identity + [own ?? token]
    chosen = outer.chosen + (isChosen ? [token] : [])
    nameLocation = name
    siblings = isChosen ? others : outer.siblings
  }

  /// The values that a path leads to, in the order of the document.
  ///
  /// - Parameter wrong: is told of each value on the way that should be an object or an array, and is not.
  func places(
    at path: PartPath, wrong: (_ node: YAMLNode, _ expected: YAMLNode.Shape) -> Void = { _, _ in }
  ) -> [PartPlace] {
    path.steps.reduce([self]) { places, step in
      places.flatMap { place -> [PartPlace] in
        if let shape = step.origin, !place.node.has(shape) {
          wrong(place.node, shape)
          // An array has members by their positions, for a configuration that asks for one.
          if step.leavesAChoice { return [] }
        }
        return place.places(at: step)
      }
    }
  }

  private func places(at step: PartPath.Step) -> [PartPlace] {
    let members = node.members ?? []
    let keys = step.leavesAChoice ? members.map(\.key) : []
    func place(_ member: YAMLNode.Member, isChosen: Bool) -> PartPlace {
      PartPlace(
        node: member.value, below: self, as: member.key, isChosen: isChosen, among: keys,
        at: member.keyLocation)
    }
    switch step {
    case .member(let name):
      if let item = node.item(name) {
        return [
          PartPlace(node: item, below: self, as: name, isChosen: false, among: [], at: item.location)
        ]
      }
      return members.filter { $0.key.hasSameScalars(as: name) }.map { place($0, isChosen: false) }
    case .members(let names):
      return members.filter { names.contains($0.key) }.map { place($0, isChosen: true) }
    case .eachOwnMember:
      return members.filter { !$0.key.utf8.starts(with: "x-".utf8) }.map { place($0, isChosen: true) }
    case .each, .eachMember, .eachItem:
      let items = (node.elements ?? []).enumerated().map { index, item in
        PartPlace(
          node: item, below: self, as: String(index), called: Self.name(of: item), isChosen: true,
          among: ["0"], at: item.location)
      }
      return members.map { place($0, isChosen: true) } + items
    }
  }

  /// Whether it is one of several messages, of which one is sent.
  var isOneOfSeveral: Bool { tokens.dropLast().last == Keyword.oneOf.rawValue }

  /// What an item is called, as far as it says that: a parameter by its name and where it is sent, others by their names.
  private static func name(of item: YAMLNode) -> String? {
    guard let name = Occasion.messageName(item) else { return nil }
    return item["in"]?.string.map { $0 + ":" + name } ?? name
  }
}

extension YAMLNode {
  /// What holds other values.
  enum Shape: String {
    case object = "an object"
    case array = "an array"
  }

  func has(_ shape: Shape) -> Bool {
    switch shape {
    case .object: members != nil
    case .array: elements != nil
    }
  }
}
