import Diagnostics

/// Puts a tree together from the outside in, and checks the rules of both YAML and JSON: keys of a mapping differ, and
/// the budget is kept.
struct TreeAssembler {
  let file: String
  let budget: YAMLReader.Budget
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var root: YAMLNode?
  /// The documents before the one that is read.
  private var finished: [YAMLNode] = []
  private var frames: [Frame] = []
  private var nodes = 0

  init(file: String, budget: YAMLReader.Budget) {
    self.file = file
    self.budget = budget
  }

  /// All documents of the text, in order.
  var documents: [YAMLNode] { finished + [root].compactMap { $0 } }

  /// Begins a new document with the next event.
  mutating func beginNextDocument() {
    if let root { finished.append(root) }
    root = nil
  }

  /// How many collections are open.
  var depth: Int { frames.count }

  /// Whether the next node is the key of a member.
  var expectsKey: Bool { frames.last?.expectsKey ?? false }

  /// The place where the innermost open collection begins.
  var innermost: SourceLocation? { frames.last?.location }

  /// Reports a mistake and goes on, until there are too many.
  mutating func report(
    _ message: String, at location: SourceLocation, help: String? = nil, related: [SourceLocation] = []
  ) throws(Refusal) {
    var problem = Diagnostic(.error, message, at: location, help: help)
    problem.related = related
    problems.append(problem)
    if problems.count >= budget.errors {
      throw Refusal("too many mistakes: stopped reading here", at: location)
    }
  }

  /// Adds a warning.
  mutating func warn(_ message: String, at location: SourceLocation, help: String) {
    warnings.append(Diagnostic(.warning, message, at: location, help: help))
  }

  /// Reports the mistake that ended the reading.
  mutating func note(_ refusal: Refusal) { problems.append(refusal.diagnostic) }

  mutating func open(_ kind: CollectionKind, at location: SourceLocation) throws(Refusal) {
    try countNode(at: location)
    guard frames.count < budget.depth else {
      throw Refusal("collections nest deeper than \(budget.depth) levels", at: location)
    }
    if expectsKey, !frames[frames.count - 1].hasCollectionAsKey {
      frames[frames.count - 1].hasCollectionAsKey = true
      try report("a key must be a string, found \(kind.name)", at: location)
    }
    frames.append(Frame(kind: kind, location: location, isKey: expectsKey))
  }

  /// Ends the innermost collection and hands it to the one around it.
  @discardableResult
  mutating func close() throws(Refusal) -> Subtree? {
    guard let frame = frames.popLast() else { return nil }
    let subtree = Subtree(node: frame.node, nodes: frame.nodes, height: frame.height)
    if frame.isKey {
      place(key: nil, at: frame.location)
    } else {
      place(subtree)
    }
    return subtree
  }

  mutating func add(_ content: YAMLNode.Content, at location: SourceLocation) throws(Refusal) {
    try countNode(at: location)
    place(Subtree(node: YAMLNode(content, at: location), nodes: 1, height: 0))
  }

  /// Adds a key, and reports one that the mapping has already; nil stands for a key that was reported as wrong.
  mutating func addKey(_ key: String?, at location: SourceLocation) throws(Refusal) {
    try countNode(at: location)
    if let key, let first = frames[frames.count - 1].insert(key, at: location) {
      try report(
        "duplicate key \(quoted(key)), first found at line \(first.line), column \(first.column)",
        at: location, related: [first])
      place(key: nil, at: location)
    } else {
      place(key: key, at: location)
    }
  }

  /// Adds a node that was built before, without counting its nodes.
  mutating func place(_ subtree: Subtree) {
    if frames.isEmpty {
      root = subtree.node
    } else {
      frames[frames.count - 1].add(subtree)
    }
  }

  private mutating func place(key: String?, at location: SourceLocation) {
    if !frames.isEmpty { frames[frames.count - 1].pendingKey = .init(text: key, location: location) }
  }

  private mutating func countNode(at location: SourceLocation) throws(Refusal) {
    nodes += 1
    if nodes > budget.nodes { throw Refusal("the file holds more than \(budget.nodes) nodes", at: location) }
  }
}
