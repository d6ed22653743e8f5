public import Diagnostics
import FixtureEmitter
package import SchemaModel
package import SchemaValidation
import SwiftEmitter
package import TypeModel

/// Generates the files of a folder of schemas. Every stage is a line of `run`.
///
/// A stage runs only if the one before found no error; within a stage every mistake is collected. Nothing is written
/// here: the result is compared with the output folder, for `OutputWriter` to apply or for a person to read.
public struct Generator {
  /// The findings of a run, and the changes that it would make; no comparison where the schemas are wrong.
  public struct Result {
    public var diagnostics: [Diagnostic]
    public var comparison: OutputComparison?
    /// Statements that the fixtures could not show, a line each; they ask the user to do nothing.
    public var notes: [String] = []
    /// The sources of the files. To free them takes time, which a program that is about to exit need not spend.
    private var sources: Emission?

    init(
      _ diagnostics: [Diagnostic], _ comparison: OutputComparison? = nil, notes: [String] = [],
      madeFrom sources: Emission? = nil
    ) {
      self.diagnostics = diagnostics
      self.comparison = comparison
      self.notes = notes
      self.sources = sources
    }
  }

  private let request: GenerationRequest
  private let publisher: (any Publisher)?

  /// A generator of the outputs of a build, Swift and fixtures, and of those that a publisher makes beside them.
  package init(_ request: GenerationRequest, publisher: (any Publisher)?) {
    (self.request, self.publisher) = (request, publisher)
  }

  /// Runs the stages; `progress` gets a line on what each is doing.
  public func run(progress: (String) -> Void = { _ in }) throws(FileProblem) -> Result {
    let folder = try OutputFolder(request.output)
    let module = request.module ?? folder.record.module ?? GenerationRequest.defaultModule
    var bag = DiagnosticBag()
    var request = request
    request.options = ImportedTypes.complete(request.options, module: module, into: &bag)

    progress("reading \(request.schemas)")
    guard let graph = Schemas.graph(ofFolder: request.schemas, request.options, into: &bag),
      let made = Self.files(
        of: graph, request, module: module, publisher, into: &bag, progress: progress)
    else { return Result(bag.sorted) }

    progress("comparing with \(request.output)")
    let comparison = try OutputComparison(of: made.files, with: folder, module: module) {
      request.covers($0)
    }
    return Result(bag.sorted, comparison, notes: made.notes, madeFrom: made.emission)
  }

  /// The files that schemas give; nil where a stage has found a mistake.
  package static func files(
    of graph: SchemaGraph, _ request: GenerationRequest, module: String, _ publisher: (any Publisher)?,
    into bag: inout DiagnosticBag, progress: (String) -> Void = { _ in }
  ) -> (files: FileSet, notes: [String], emission: Emission)? {
    guard !bag.hasErrors else { return nil }
    // The work that begins here is dropped if a later stage finds a mistake.
    let publication = publisher?.begin(request, graph)
    // Bundles keep dynamic references. Types, validators, fixtures and pages take the schemas that these lead to.
    let graph = graph.withStaticReferences()

    guard let (types, program) = meaning(of: graph, request.options, into: &bag, progress: progress) else {
      return nil
    }
    let emission = Emission(
      request: request, graph: graph, program: program, types: types, module: module,
      publication: publication)
    let (runs, unmet, findings) = emission.emit(progress: progress)
    for finding in (publication?.losses ?? []) + findings { bag.add(finding) }
    let set = FileSet(runs, schemaFolder: request.schemas, into: &bag)
    guard !bag.hasErrors else { return nil }
    return (set, UnmetObligation.lines(unmet), emission)
  }

  /// The types of schemas, and the program that judges instances: all that is found out about schemas before files are
  /// made of them. Nil where a stage has found a mistake.
  /// - Parameters:
  ///   - graph: without dynamic references.
  ///   - known: the types with what was found while they were made, if that has been done.
  package static func meaning(
    of graph: SchemaGraph, _ options: SchemaOptions, known: (types: TypeGraph, found: DiagnosticBag)? = nil,
    into bag: inout DiagnosticBag, progress: (String) -> Void = { _ in }
  ) -> (types: TypeGraph, program: Program)? {
    progress("naming types")
    let (types, found) = known ?? TypeLowering(graph, settings: options.types).lowered()
    bag.add(contentsOf: found)
    options.swift.check(types, in: graph, into: &bag)
    var ignores = graph.ignores
    ignores.leaveOut(of: &bag)
    guard !bag.hasErrors else { return nil }

    progress("lowering schemas")
    let lowering = ProgramLowering(
      graph: graph, options: .init(assertsFormat: !options.formatIsAnnotation))
    let program = lowering.lower(roots: SwiftEmitter.roots(graph: graph, types: types), into: &bag)
    return bag.hasErrors ? nil : (types, program)
  }
}
