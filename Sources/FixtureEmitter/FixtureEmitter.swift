import Diagnostics
public import SchemaModel
public import SchemaValidation
public import TypeModel

/// Makes instances that show what schemas allow and forbid: for every documented object the smallest one, the fullest,
/// every branch and every boundary; and for every demand an instance that breaks it, alone where that is possible.
///
/// The interpreter has confirmed all that fixtures claim. `FixtureSet.unmet` lists what the search found no instance
/// for.
public struct FixtureEmitter: Sendable {
  /// How many objects one batch holds. The values that were found for one object help the search for the next of its
  /// batch, so the number has an influence on the fixtures.
  private static let batchSize = 64

  /// The bytes of the values that are tried for what pages show of an object.
  private static let bytesOfSamples = 2_000_000

  private let tools: WorkbenchTools
  private let subjects: [Subject]
  private let roots: Set<SchemaID>

  /// - Parameter program: gives the violations of the schemas that it has an entry for.
  public init(graph: SchemaGraph, program: Program, types: TypeGraph) {
    subjects = Subject.all(in: graph, types)
    roots = Set(subjects.map(\.schema))
    tools = WorkbenchTools(
      graph: graph, program: Self.program(program, judging: subjects.map(\.schema), of: graph))
  }

  /// A program with an entry for each subject. No type asks for a definition that is a list or a number, say.
  static func program(
    _ program: Program, judging subjects: [SchemaID], of graph: SchemaGraph
  ) -> Program {
    let missing = subjects.filter { program.entries[$0] == nil }
    if missing.isEmpty { return program }
    // The loader and the pipeline have reported their findings.
    var bag = DiagnosticBag()
    return ProgramLowering(graph: graph, extending: program).lower(roots: missing, into: &bag)
  }

  /// Makes the fixtures; equal schemas give equal fixtures.
  public func emit() -> FixtureSet { FixtureSet(joining: batches.map(emit)) }

  /// Independent parts of the work. `FixtureSet(joining:)` joins what `emit(_:)` gives for each, in this order, to what
  /// `emit()` gives.
  public var batches: [Range<Int>] {
    stride(from: 0, to: subjects.count, by: Self.batchSize).map { start in
      start..<min(start + Self.batchSize, subjects.count)
    }
  }

  /// Makes the fixtures of one of `batches`.
  public func emit(_ batch: Range<Int>) -> FixtureSet {
    let bench = Workbench(tools)
    let synthesizer = Synthesizer(bench: bench)
    let ledger = Ledger()
    let walkers = subjects[batch].map { subject in
      ObligationWalker(subject: subject, others: roots, synthesizer: synthesizer, ledger: ledger)
    }
    for walker in walkers {
      bench.refill()
      walker.run()
    }
    var result = FixtureSet()
    // The instances for pages are sought last, since that uses up the budget of the search for fixtures.
    for (subject, found) in zip(subjects[batch], walkers.map { $0.result() }) {
      var object = found
      bench.refill(bytes: Self.bytesOfSamples)
      object.shown = SampleWriter(bench: bench, synthesizer: synthesizer).instances(of: subject.schema)
      if object.shown.minimal == nil { object.shown.minimal = object.minimal }
      if object.shown.full == nil, object.shown.forms.isEmpty, object.shown.minimal != object.full {
        object.shown.full = object.full
      }
      // Nothing is refused for a difference from an example that is refused itself.
      let examples = tools.graph[subject.schema].examples.filter { bench.accepts($0, subject.schema) }
      let shown = examples + object.shown.all
      object.twins = TwinFinder(object, bench: bench).twins(of: shown)
      result.objects.append(object)
    }
    return result
  }
}
