import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// A difference with what was found out about it.
struct JudgedDifference {
  var difference: Difference
  /// Whether one of the places where the difference was met may make a side lose instances.
  var mayLose: Sides<Bool> = Sides(old: false, new: false)
  var witnesses: Sides<JSONValue?> = Sides(old: nil, new: nil)
  /// Claims that hold by what keywords say, though no instance shows them: it would be too large.
  var assumed: Sides<Bool> = Sides(old: false, new: false)
  /// Claims of keywords that no instance shows.
  var unproved: Sides<Bool> = Sides(old: false, new: false)

  func claims(_ version: Version) -> Bool { witnesses[version] != nil || assumed[version] }
}

/// The differences of a pair of documents, each with the instances that prove what it changes.
struct JudgedDifferences {
  private(set) var differences: [JudgedDifference] = []
  private let witnesses: WitnessSearch
  private let document: String
  private var known: [Difference.Key: Int] = [:]
  /// How many places of a difference were looked at in vain, for each side.
  private var failures: [Difference.Key: Sides<Int>] = [:]
  /// Whether a change that is also met here has a claim in another document.
  private var elsewhere: Sides<Bool>
  /// How many differences of a document get a search of their own.
  private static let limit = 1_500
  /// How many places of one difference are looked at in vain: where a definition is used in a hundred places, it mostly
  /// shows in each of them, or in none.
  private static let patience = 16

  /// - Parameter isPart: whether other roots report some of the differences.
  init(_ witnesses: WitnessSearch, document: String, isPart: Bool) {
    elsewhere = Sides(old: isPart, new: isPart)
    self.witnesses = witnesses
    self.document = document
  }

  /// Adds a difference; one that is known gets what is not proved yet. A direction that another subject has shown is not
  /// searched for again; this subject is asked for the other one, as it may use the changed place otherwise.
  mutating func add(_ difference: Difference, known collector: ChangeCollector) {
    let shown = collector.shown(difference)
    let lost = Version.allCases.filter { difference.mayLose($0) }
    for version in lost where shown?[version] ?? false { elsewhere[version] = true }
    let open = lost.filter { !(shown?[$0] ?? false) }
    let index: Int
    if let known = known[difference.key] {
      index = known
    } else {
      if shown != nil, open.isEmpty { return }
      index = differences.count
      known[difference.key] = index
      differences.append(JudgedDifference(difference: difference))
    }
    for version in open where !differences[index].claims(version) {
      differences[index].mayLose[version] = true
      judge(difference, version, at: index)
    }
  }

  private mutating func judge(_ difference: Difference, _ version: Version, at index: Int) {
    let failed = failures[difference.key]?[version] ?? 0
    if differences.count <= Self.limit, !difference.isTooLarge, failed < Self.patience {
      if let witness = witnesses.witness(of: difference, validUnder: version) {
        return prove(version, by: witness, at: index)
      }
      failures[difference.key, default: Sides(old: 0, new: 0)][version] += 1
    }
    if difference.isTooLarge && difference.place.isMonotone
      && witnesses.spot(difference.place, version) != nil
    {
      differences[index].assumed[version] = true
    }
    differences[index].unproved[version] = true
  }

  /// Looks at instances that show what each side allows and forbids. Where one proves a change that no difference
  /// claims, the difference that fits claims it, or the root.
  mutating func checkVariety(roots: Sides<SchemaID>, search: InstanceSearch) {
    let needsMore = differences.contains { !$0.difference.isAnnotation }
    let pool = witnesses.variety(isThorough: needsMore)
    for version in Version.allCases {
      for value in pool {
        search.refill()
        guard witnesses.distinguishes(value, version) else { continue }
        attribute(value, version)
      }
      guard !elsewhere[version], !differences.contains(where: { $0.claims(version) }) else { continue }
      search.refill()
      guard let value = pool.first(where: { witnesses.distinguishes($0, version) }) else { continue }
      claim(value, version, roots)
    }
  }

  private mutating func attribute(_ value: JSONValue, _ version: Version) {
    for index in differences.indices {
      let judged = differences[index]
      guard judged.witnesses[version] == nil, judged.mayLose[version],
        witnesses.shows(judged.difference, value, version)
      else { continue }
      prove(version, by: witnesses.small(value, judged.difference, version), at: index)
      return
    }
  }

  private mutating func prove(_ version: Version, by witness: JSONValue, at index: Int) {
    differences[index].witnesses[version] = witness
    differences[index].unproved[version] = false
  }

  /// Claims a change that no difference explains, for the only difference that may cause it, or for the whole.
  private mutating func claim(_ value: JSONValue, _ version: Version, _ roots: Sides<SchemaID>) {
    let able = differences.indices.filter { differences[$0].mayLose[version] }
    let real = differences.indices.filter { !differences[$0].difference.isAnnotation }
    let shown = able.first { witnesses.shows(differences[$0].difference, value, version) }
    if let index = shown ?? (real.count == 1 ? real[0] : nil) {
      prove(version, by: value, at: index)
      return
    }
    var judged = JudgedDifference(
      difference: Difference(
        rule: "instances-changed",
        message: version == .old ? "some instances are refused now" : "more instances are accepted now",
        place: Place(roots.map { [$0] }), sites: roots.map { .init(schema: $0, keyword: nil) },
        narrows: version == .old, widens: version == .new, aspect: .whole,
        detail: version == .old ? "old" : "new"))
    judged.witnesses[version] = value
    differences.append(judged)
  }
}
