import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// A place that both documents describe: which schemas look at the value there.
final class Place {
  /// The schemas that are compared.
  let compared: Sides<[SchemaID]>
  /// All schemas that look at the value: those that are compared, and those around an in-place applicator.
  let looking: Sides<[SchemaID]>
  let parent: Place?
  /// The step to the value from that of the parent; nil where it is the same value.
  let step: Step?
  let relation: Relation
  /// The directions in which the schema around the place loses values where this one does.
  private let spread: (Step?) -> Spread
  /// The locations of the name of a property, for changes that no keyword of a schema shows.
  var names: Sides<NamedSchema?> = Sides(old: nil, new: nil)
  /// The other branches of the union, where it is one: a value that one of them accepts, too, shows nothing.
  var siblings: Sides<[SchemaID]> = Sides(old: [], new: [])
  /// The schemas for values that satisfy the place, and for those that do not, where it is an `if`.
  var ways: Sides<Ways>?
  /// The members that schemas around the place require here, so that it does not matter whether a schema at the place
  /// requires them, too.
  var implied: Sides<[String]> = Sides(old: [], new: [])
  var hasImplied: Bool { !implied.old.isEmpty || !implied.new.isEmpty }
  /// The types of the values that are looked at; nil for all.
  var kinds: TypeSet?
  /// The sides that lose no value here, as was proved.
  var kept: Set<Version> = [] {
    didSet { knownLosses = [:] }
  }
  /// The result of the search for a valid instance in which the place occurs; nil before the search.
  var spots: Sides<Spot??> = Sides(old: nil, new: nil)

  /// The `then` and the `else` of a condition.
  struct Ways {
    var then: [SchemaID]
    var otherwise: [SchemaID]
  }

  /// The effect of a change at the place on the value around it.
  enum Relation {
    /// A value that is forbidden here is forbidden there, and is reported here.
    case part
    /// A branch of `anyOf`: another one may accept what this one refuses.
    case branch
    /// A branch of `oneOf`: a value that it newly accepts may be refused, because another branch accepts it, too.
    case exclusiveBranch
    /// `not`, `if`, `contains`: accepting more may mean more or less.
    case condition
  }

  /// For each side, the sides that have to lose values here so that this side may lose values around.
  typealias Spread = Sides<[Version]>

  /// - Parameter spread: asked for at most once for each step to a part that differs, as it may take a search. Without it,
  ///   what a side loses here it loses around.
  init(
    _ compared: Sides<[SchemaID]>, looking: Sides<[SchemaID]>? = nil, parent: Place? = nil, step: Step? = nil,
    relation: Relation = .part, spread: @escaping (Step?) -> Spread = { _ in Place.straight }
  ) {
    self.compared = compared
    self.looking = looking ?? compared
    self.parent = parent
    self.step = step
    self.relation = relation
    self.spread = spread
  }

  static var straight: Spread { Spread(old: [.old], new: [.new]) }
  static var reversed: Spread { Spread(old: [.new], new: [.old]) }
  static var eitherWay: Spread { Spread(old: [.old, .new], new: [.old, .new]) }

  /// For each side, the sides that have to lose values here so that this side may lose whole instances.
  var losses: Spread { losses(through: nil) }

  private var knownLosses: [Step?: Spread] = [:]

  /// The directions of `losses` for values that have a part to which the step leads.
  private func losses(through step: Step?) -> Spread {
    if let known = knownLosses[step] { return known }
    let around = parent?.losses(through: self.step ?? step) ?? Self.straight
    let own = parent == nil ? Self.straight : spread(step)
    let found = around.map { around in
      Version.allCases.filter { here in !kept.contains(here) && around.contains { own[$0].contains(here) } }
    }
    knownLosses[step] = found
    return found
  }

  /// The sides that lose no value here or around.
  var keptAround: Set<Version> { kept.union(parent?.keptAround ?? []) }

  /// Whether accepting more here means accepting more in the whole, as far as keywords tell.
  private(set) lazy var isMonotone: Bool = {
    switch relation {
    case .part, .branch: parent?.isMonotone ?? true
    case .exclusiveBranch, .condition: false
    }
  }()

  /// Whether a report may name the union around it instead of what is wrong here.
  private(set) lazy var isHidden: Bool = relation != .part || parent?.isHidden ?? false

  /// Whether no valid instance has a value here that could be replaced: it stands below a condition.
  private(set) lazy var isBelowCondition: Bool = relation == .condition || parent?.isBelowCondition ?? false

  /// Whether it is a branch of one side alone, which is compared together with all that looks at its value.
  var isUnpairedBranch: Bool {
    step == nil && (relation == .branch || relation == .exclusiveBranch) && compared == looking
  }

  /// Whether what looks at its value has a `oneOf` around it.
  private(set) lazy var isInExclusiveBranch: Bool =
    relation == .exclusiveBranch
    || step == nil && relation != .condition && parent?.isInExclusiveBranch ?? false

  /// How many steps lead to it.
  private(set) lazy var depth: Int = (parent?.depth ?? 0) + (step == nil ? 0 : 1)

  /// The steps from the whole instance.
  private(set) lazy var steps: [Step] = (parent?.steps ?? []) + [step].compactMap { $0 }

  /// The tokens of a JSON Pointer to the value in an instance.
  var pointer: [String] {
    steps.compactMap { step in
      switch step {
      case .member(let name): name
      case .item(let index): String(index)
      case .content, .name: nil
      }
    }
  }

  /// The value as people call it: `a.b[]`.
  var path: String {
    steps.reduce(into: "") { path, step in
      switch step {
      case .member(let name): path += (path.isEmpty ? "" : ".") + name
      case .item: path += "[]"
      case .content, .name: break
      }
    }
  }
}
