import SchemaModel
import SchemaRuntime

/// A valid instance that shows one thing, which one file may show together with others.
struct Proposal {
  /// A name for what it shows.
  var name: String
  /// The keyword that it is about, as `file#/pointer`.
  var keyword: String?
  /// The steps to the value that shows it.
  var steps: [Step]
  var instance: JSONValue
  /// The schemas that have to accept the value. Where these and `refusing` are empty, the value has to stay as it is.
  var ids: [SchemaID] = []
  /// The schemas that have to refuse the value.
  var refusing: [SchemaID] = []
  /// All schemas that look at the place.
  var place: [SchemaID] = []
  /// The conditions around the place, which have to hold, too.
  var guards: [Spot.Guard] = []
  /// Whether the proposal is not worth a file of its own.
  var isOptional = false

  var value: JSONValue? { instance.value(at: steps) }

  /// Whether an instance shows the same, at the same place or at another one.
  func isShown(by other: JSONValue, at place: [Step]? = nil, _ bench: Workbench) -> Bool {
    let place = place ?? steps
    guard let value, let there = other.value(at: place),
      guards.allSatisfy({ $0.holds(in: other, at: place, bench) })
    else { return false }
    if ids.isEmpty, refusing.isEmpty { return there == value }
    guard there.types == value.types else { return false }
    guard there != value else { return true }
    return bench.accepts(there, ids) && !bench.isExhausted && !refusing.contains { bench.accepts(there, $0) }
  }
}

/// Brings proposals together in few instances. Two proposals for the same place, or for one place within the other, are
/// kept apart where one would undo what the other shows; in arrays there is room for several.
struct ProposalPacker {
  /// An instance that shows several things.
  struct Group {
    var instance: JSONValue
    private(set) var proposals: [Proposal] = []
    /// The place where each proposal is shown.
    private var places: [[Step]] = []
    /// The numbers of the proposals of a place.
    private var numbers: [[Step]: [Int]] = [:]
    /// The places that have other places in them.
    private var inner: Set<[Step]> = []
    /// The numbers of the proposals with conditions.
    private var guarded: [Int] = []

    fileprivate init(_ first: Proposal) {
      instance = first.instance
      add(first, at: first.steps)
    }

    fileprivate mutating func add(_ proposal: Proposal, at place: [Step]) {
      numbers[place, default: []].append(proposals.count)
      if !proposal.guards.isEmpty { guarded.append(proposals.count) }
      for length in place.indices { inner.insert(Array(place[..<length])) }
      proposals.append(proposal)
      places.append(place)
    }

    /// Whether the group shows nothing at a place or in it.
    fileprivate func isFree(_ place: [Step]) -> Bool { numbers[place] == nil && !inner.contains(place) }

    /// Whether another instance also shows what the group shows around a place.
    fileprivate func isKept(by other: JSONValue, around place: [Step], _ bench: Workbench) -> Bool {
      let around = place.indices.flatMap { numbers[Array(place[..<$0])] ?? [] }
      let beside = guarded.filter { number in
        proposals[number].guards.contains { place.starts(with: places[number].prefix($0.steps.count)) }
      }
      return (around + beside).allSatisfy { proposals[$0].isShown(by: other, at: places[$0], bench) }
    }
  }

  /// How many instances are tried for a proposal before it gets one of its own.
  private static let attempts = 3
  /// How many proposals an instance shows at most: each that comes to it asks for the verdict on all.
  private static let mostTogether = 256
  /// The longest array that is made to show more.
  private static let longestArray = 64

  let bench: Workbench
  let isValid: (JSONValue) -> Bool
  private(set) var groups: [Group] = []
  /// By place, the first group that may take one more proposal.
  private var next: [[Step]: Int] = [:]
  /// The first group that has room.
  private var open = 0

  init(bench: Workbench, isValid: @escaping (JSONValue) -> Bool) {
    self.bench = bench
    self.isValid = isValid
  }

  mutating func add(_ proposal: Proposal) {
    while open < groups.count, groups[open].proposals.count >= Self.mostTogether { open += 1 }
    let start = max(next[proposal.steps] ?? 0, open)
    for number in start..<min(groups.count, start + Self.attempts) where join(proposal, number) {
      next[proposal.steps] = number
      return
    }
    guard !proposal.isOptional else { return }
    next[proposal.steps] = groups.count
    groups.append(Group(proposal))
  }

  /// Lets a group show a proposal, too, where that is possible. False: it is not.
  private mutating func join(_ proposal: Proposal, _ number: Int) -> Bool {
    let group = groups[number]
    guard group.proposals.count < Self.mostTogether else { return false }
    if proposal.isShown(by: group.instance, bench) {
      groups[number].add(proposal, at: proposal.steps)
      return true
    }
    for (place, instance) in candidates(proposal, group) {
      // To ask the schemas of the whole comes last: the instance shows many things, and they look at all of them.
      guard proposal.isShown(by: instance, at: place, bench),
        group.isKept(by: instance, around: place, bench), isValid(instance)
      else { continue }
      groups[number].instance = instance
      groups[number].add(proposal, at: place)
      return true
    }
    return false
  }

  /// The group's instance with what the proposal shows, at its place or in one more item of an array.
  private func candidates(_ proposal: Proposal, _ group: Group) -> [(place: [Step], instance: JSONValue)] {
    let (steps, theirs) = (proposal.steps, proposal.instance)
    var found: [(place: [Step], instance: JSONValue)] = []
    if group.isFree(steps), let instance = group.instance.taking(steps, from: theirs) {
      found.append((steps, instance))
    }
    for (index, step) in steps.enumerated() {
      guard case .item = step, !proposal.isOptional else { continue }
      let array = Array(steps[..<index])
      guard let count = group.instance.value(at: array)?.arrayValue?.count, count < Self.longestArray,
        let item = theirs.value(at: steps[...index]),
        let instance = group.instance.setting(item, at: array + [.item(count)])
      else { continue }
      found.append((array + [.item(count)] + steps[(index + 1)...], instance))
    }
    return found
  }
}

extension JSONValue {
  /// This value with the part that another one has at a place; nil where one of them has no such place.
  fileprivate func taking(_ steps: some Collection<Step>, from other: JSONValue) -> JSONValue? {
    guard let step = steps.first else { return other }
    guard let theirs = other.value(at: [step]) else { return nil }
    guard let mine = value(at: [step]) else { return setting(theirs, at: [step]) }
    return mine.taking(steps.dropFirst(), from: theirs).flatMap { setting($0, at: [step]) }
  }
}
