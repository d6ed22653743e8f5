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
  /// The variants of each side for a difference; nil where it cannot be told from others.
  typealias Roots = Sides<SchemaID?>

  /// How well an instance shows a difference.
  enum Evidence: Int, Comparable {
    /// It shows other differences.
    case none
    /// With the difference alone the verdict differs, and others change it, too.
    case alone
    /// With the difference taken back the verdict is as it was.
    case takenBack
    /// Both.
    case full

    static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
  }

  private let search: InstanceSearch
  private var variants: SchemaVariants
  private var judged: Interpreter?
  private let options: ProgramLowering.Options
  private var roots: [SchemaID] = []

  /// How many schemas the copies may have, for each of the graph, and of a small graph.
  private static let copies = (each: 3, least: 12_000)

  init(_ search: InstanceSearch, options: ProgramLowering.Options) {
    self.search = search
    self.options = options
    let count = search.graph.schemas.count
    variants = SchemaVariants(of: search.graph, limit: max(Self.copies.each * count, Self.copies.least))
  }

  /// The differences below a pair of roots, each with its variants; those of one key share them.
  func isolated(_ differences: [Difference], below roots: Sides<SchemaID>) -> [Difference] {
    var known: [Difference.Key: Roots] = [:]
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
  private func isolate(_ difference: Difference, below roots: Sides<SchemaID>) -> Roots {
    var result = Roots(old: nil, new: nil)
    for base in Version.allCases {
      let edit = ChangeEdit(difference, base: base, search)
      result[base] = edit.variant(of: roots[base], &variants)
      if let root = result[base] { self.roots.append(root) }
    }
    return result
  }

  /// Ends the making of variants, and prepares the interpreter that judges by them.
  func finish() {
    var bag = DiagnosticBag()
    let lowering = ProgramLowering(graph: variants.graph, options: options)
    let program = lowering.lower(roots: roots, into: &bag)
    // A variant that leads to itself without a value between is not run.
    judged = bag.hasErrors || roots.isEmpty ? nil : Interpreter(program)
  }

  /// How well an instance that `version` alone accepts shows a difference; nil where the difference has no variants.
  func evidence(_ instance: JSONValue, of roots: Roots, validUnder version: Version) -> Evidence? {
    guard let judged, roots.old != nil || roots.new != nil else { return nil }
    return instance.description.withBytes { bytes in
      // With the difference taken back, the new side judges as the old one; with it alone, the old side judges as the
      // new one.
      let isTakenBack = roots.new.map { judged.isValid(bytes, against: $0) == (version == .old) } ?? false
      let isAlone = roots.old.map { judged.isValid(bytes, against: $0) == (version == .new) } ?? false
      switch (isTakenBack, isAlone) {
      case (true, true): return .full
      // Where one variant is missing, the other decides.
      case (true, false): return roots.old == nil ? .full : .takenBack
      case (false, true): return roots.new == nil ? .full : .alone
      case (false, false): return Evidence.none
      }
    }
  }
}
