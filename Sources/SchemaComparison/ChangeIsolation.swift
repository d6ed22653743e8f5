import Diagnostics
import FixtureEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation

/// Judges instances by two variants of the schemas: in one a difference is taken back, in the other it is the only one.
///
/// The new side has a variant without the difference, and the old side a variant with that difference alone. A
/// witness belongs to the difference if it is no witness any more once the difference is taken back.
final class ChangeIsolation {
  /// The variants for a difference.
  struct Variants {
    /// The new side without the difference, and the old side with it alone; nil where the variant cannot be made.
    var roots: Sides<SchemaID?> = Sides(old: nil, new: nil)
    /// Schemas for the instances of a side that the variant of the other side accepts, too. The difference alone
    /// refuses them there.
    var joint: Sides<SchemaID?> = Sides(old: nil, new: nil)

    var areMade: Bool { roots.old != nil || roots.new != nil }
  }

  /// How well an instance shows a difference.
  enum Evidence: Int, Comparable {
    /// The instance shows other differences.
    case none
    /// With all others taken back the verdict differs. Another difference alone makes it differ, too.
    case alone
    /// With the difference taken back the verdict is as it was; other differences have a part in it, too.
    case takenBack
    /// With the difference alone the verdict differs as well.
    case full

    static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
  }

  private let search: InstanceSearch
  private var variants: SchemaVariants
  private var judged: Interpreter?
  private var program: Program?
  private let options: ProgramLowering.Options
  /// Documents and definitions of each side that differ, with those of the same name on the other side.
  private let counterparts: [SchemaID: SchemaID]
  /// The schemas that lead to one of them.
  private let leading: Set<SchemaID>
  /// The variants, and the schemas that were added for each.
  private var made: [(root: SchemaID, added: Range<Int>)] = []
  /// The schemas that are not run, since they lead to themselves without a value between.
  private var endless: Set<SchemaID> = []

  /// How many schemas the copies may have, for each of the graph, and of a small graph.
  private static let copies = (each: 3, least: 12_000)
  /// How many parts the copies may have: an object with very many members is large each time.
  private static let parts = 250_000
  /// How large a graph is searched for values that fit two sides at once.
  private static let searched = 60_000

  init(
    _ search: InstanceSearch, options: ProgramLowering.Options, counterparts: [SchemaID: SchemaID]
  ) {
    self.search = search
    self.counterparts = counterparts
    self.options = options
    let count = search.graph.schemas.count
    variants = SchemaVariants(
      of: search.graph, limit: max(Self.copies.each * count, Self.copies.least),
      parts: Self.parts)
    leading = variants.schemas(leadingTo: Array(counterparts.keys))
  }

  /// The differences below a pair of roots, each with its variants, which differences of one key share.
  func isolated(_ differences: [Difference], below roots: Sides<SchemaID>) -> [Difference] {
    var known: [Difference.Key: Variants] = [:]
    return differences.map { difference in
      guard Version.allCases.contains(where: { difference.mayLose($0) }) else { return difference }
      var result = difference
      let own = known[difference.key] ?? isolate(difference, below: roots)
      known[difference.key] = own
      result.isolated = own
      return result
    }
  }

  /// Makes the variants for a difference below a pair of roots.
  private func isolate(_ difference: Difference, below roots: Sides<SchemaID>) -> Variants {
    var result = Variants()
    // Where there are too many copies, the one that takes the difference back tells more.
    for base in [Version.new, .old] {
      var edit = ChangeEdit(
        difference, base: base, search, counterparts: counterparts, leading: leading)
      let start = variants.graph.schemas.count
      guard let root = edit.variant(of: roots[base], &variants) else { continue }
      made.append((root, start..<variants.graph.schemas.count))
      result.roots[base] = root
      result.joint[base.other] = variants.append(like: roots[base.other]) { schema in
        schema.allOf = [roots[base.other], root]
        schema.has(.allOf)
      }
    }
    return result
  }

  /// Ends the making of variants, and prepares the interpreter that judges by them.
  func finish() {
    guard !made.isEmpty else { return }
    var bag = DiagnosticBag()
    let lowering = ProgramLowering(graph: variants.graph, options: options)
    let program = lowering.lower(roots: made.map { $0.root }, into: &bag)
    self.program = program
    judged = Interpreter(program)
    guard bag.hasErrors else { return }
    // Where a block leads to itself, the lowering has made it one that accepts nothing.
    let closed = program.blocks.filter { $0.isNever && variants[$0.schema].boolean == nil }
    for variant in made where closed.contains(where: { variant.added.contains($0.schema.index) }) {
      endless.insert(variant.root)
    }
  }

  /// Finds values that suit a side and a variant of the other; nil where there are very many schemas.
  private(set) lazy var jointSearch: InstanceSearch? = {
    guard let program, variants.graph.schemas.count <= Self.searched else { return nil }
    return InstanceSearch(graph: variants.graph, program: program, work: search.work)
  }()

  private func isRun(_ root: SchemaID?) -> SchemaID? {
    root.flatMap { endless.contains($0) ? nil : $0 }
  }

  /// How well an instance that `version` alone accepts shows a difference; nil where the difference has no variants.
  /// - Parameter areApart: whether another difference refuses each instance that one side accepts, so that nothing else
  ///   can be shown than what a difference does alone.
  func evidence(
    _ instance: JSONValue, of variants: Variants, validUnder version: Version, areApart: Bool
  ) -> Evidence? {
    let roots = variants.roots.map(isRun)
    guard let judged, roots.old != nil || roots.new != nil else { return nil }
    return instance.description.withBytes { bytes in
      var runs = 0
      defer { search.work.spend(bytes: bytes.count, runs: runs) }
      // With the difference taken back, the new side judges as the old one; with it alone, the old side judges as the
      // new one.
      let isTakenBack =
        roots.new.map { judged.isValid(bytes, against: $0, runs: &runs) == (version == .old) } ?? true
      let isAlone =
        roots.old.map { judged.isValid(bytes, against: $0, runs: &runs) == (version == .new) } ?? true
      // Where one variant is missing, the other decides.
      if isTakenBack && isAlone { return .full }
      if areApart, isAlone, version == .old, roots.old != nil { return .takenBack }
      if isTakenBack, roots.new != nil { return .takenBack }
      return isAlone && roots.old != nil ? .alone : Evidence.none
    }
  }
}
