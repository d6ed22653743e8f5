import SchemaModel
import SchemaRuntime

/// A valid instance that shows one thing, which one file may show together with others.
struct Proposal {
  /// What it shows.
  var name: String
  /// The keyword that it is about, as `file#/pointer`.
  var keyword: String?
  /// To the value that shows it.
  var steps: [Step]
  var instance: JSONValue
  /// The schemas that have to accept the value; empty where it has to stay as it is.
  var ids: [SchemaID] = []
  /// All schemas that look at the place.
  var place: [SchemaID] = []
  /// Whether it is worth no file of its own.
  var isOptional = false

  var value: JSONValue? { instance.value(at: steps) }

  /// Whether an instance shows the same.
  func isShown(by other: JSONValue, _ bench: Workbench) -> Bool {
    guard let value, let there = other.value(at: steps) else { return false }
    if ids.isEmpty { return there == value }
    return there.types == value.types && (there == value || bench.accepts(there, ids))
  }
}

/// Brings proposals together in few instances. Two that are about the same place, or a place in the other, are kept apart
/// where one would undo what the other shows.
struct ProposalPacker {
  /// An instance that shows several things.
  struct Group {
    var instance: JSONValue
    var proposals: [Proposal]
    /// The numbers of the proposals of a place.
    fileprivate var numbers: [[Step]: [Int]] = [:]
    /// The places that some other is in.
    fileprivate var inner: Set<[Step]> = []

    fileprivate init(_ first: Proposal) {
      instance = first.instance
      proposals = []
      add(first)
    }

    fileprivate mutating func add(_ proposal: Proposal) {
      numbers[proposal.steps, default: []].append(proposals.count)
      for length in proposal.steps.indices { inner.insert(Array(proposal.steps[..<length])) }
      proposals.append(proposal)
    }
  }

  /// How many instances are tried for a proposal before it gets one of its own.
  private static let attempts = 3

  let bench: Workbench
  let isValid: (JSONValue) -> Bool
  private(set) var groups: [Group] = []
  /// The first group that may take one more of a place.
  private var next: [[Step]: Int] = [:]

  init(bench: Workbench, isValid: @escaping (JSONValue) -> Bool) {
    self.bench = bench
    self.isValid = isValid
  }

  mutating func add(_ proposal: Proposal) {
    let start = next[proposal.steps] ?? 0
    for number in start..<min(groups.count, start + Self.attempts) {
      guard let joined = joined(groups[number], proposal) else { continue }
      groups[number].instance = joined
      groups[number].add(proposal)
      next[proposal.steps] = number + (proposal.ids.isEmpty ? 1 : 0)
      return
    }
    guard !proposal.isOptional else { return }
    groups.append(Group(proposal))
    next[proposal.steps] = proposal.ids.isEmpty ? groups.count : groups.count - 1
  }

  /// The group's instance with what the proposal shows; nil where they do not go together.
  private func joined(_ group: Group, _ proposal: Proposal) -> JSONValue? {
    if proposal.isShown(by: group.instance, bench) { return group.instance }
    guard !group.inner.contains(proposal.steps), group.numbers[proposal.steps] == nil,
      let instance = group.instance.taking(proposal.steps, from: proposal.instance), isValid(instance),
      proposal.isShown(by: instance, bench)
    else { return nil }
    let around = proposal.steps.indices.flatMap { group.numbers[Array(proposal.steps[..<$0])] ?? [] }
    return around.allSatisfy { group.proposals[$0].isShown(by: instance, bench) } ? instance : nil
  }
}

extension JSONValue {
  /// This value with what another one has at a place; nil where there is no such place in both.
  fileprivate func taking(_ steps: some Collection<Step>, from other: JSONValue) -> JSONValue? {
    guard let step = steps.first else { return other }
    guard let theirs = other.value(at: [step]) else { return nil }
    guard let mine = value(at: [step]) else { return setting(theirs, at: [step]) }
    return mine.taking(steps.dropFirst(), from: theirs).flatMap { setting($0, at: [step]) }
  }
}
