public import SchemaModel
public import SchemaValidation
public import SourceText
public import TypeModel

/// Makes instances that show what schemas allow and forbid: for every documented object the smallest one, the fullest,
/// every branch and every boundary; and for every demand an instance that breaks it, alone where that is possible.
///
/// Nothing is claimed that the interpreter has not confirmed. What no instance was found for is in `FixtureSet.unmet`.
public struct FixtureEmitter {
  private let graph: SchemaGraph
  private let program: Program
  private let types: TypeGraph

  /// - Parameter program: gives the violations of the schemas that it has an entry for.
  public init(graph: SchemaGraph, program: Program, types: TypeGraph) {
    self.graph = graph
    self.program = program
    self.types = types
  }

  /// Makes the fixtures; the same for the same schemas.
  public func emit() -> FixtureSet {
    let bench = Workbench(graph: graph, program: program)
    let synthesizer = Synthesizer(bench: bench)
    let subjects = Subject.all(in: graph, types)
    let roots = Set(subjects.map(\.schema))
    var result = FixtureSet()
    for subject in subjects {
      bench.refill()
      let walker = ObligationWalker(subject: subject, others: roots, synthesizer: synthesizer)
      let (object, unmet) = walker.run()
      result.objects.append(object)
      result.unmet += unmet
    }
    return result
  }

  /// The fixtures of each entry document in one file, as the resource of a test target.
  public func emitBundles() -> [OutputFile] { emit().bundles(for: graph) }
}
