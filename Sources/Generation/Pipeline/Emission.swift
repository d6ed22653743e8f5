import Diagnostics
import FixtureEmitter
package import SchemaModel
import SchemaRuntime
package import SchemaValidation
import SourceText
import SwiftEmitter
package import TypeModel
import ValidationPlanning

/// The files that resolved schemas give.
package struct Emission: Sendable {
  package let request: GenerationRequest
  package let graph: SchemaGraph
  package let program: Program
  package let types: TypeGraph
  package let module: String
  /// The publication, which makes the outputs that no build needs; nil in a build.
  let publication: (any Publication)?

  /// The result of a batch of fixtures.
  private struct Portion {
    var set: FixtureSet
    /// The files of the fixtures, where they are published.
    var runs: [FolderRun] = []
  }

  /// The files, the obligations that the fixtures could not show, and the mistakes that were found on the way.
  func emit(
    progress: (String) -> Void
  ) -> (runs: [FolderRun], unmet: [UnmetObligation], findings: [Diagnostic]) {
    progress("writing " + OutputKind.allCases.filter(request.wants).map(\.rawValue).joined(separator: ", "))
    let swift = request.wants(.swift) ? Future { swiftFiles } : nil
    let needsFixtures =
      request.wants(.fixtures) || request.wants(.samples) || publication?.needsFixtures == true
    let portions = needsFixtures ? fixtures() : []
    let published = publication?.outputs(of: self, showing: portions.map(\.set)) ?? []
    var runs = request.wants(.fixtures) ? portions.flatMap(\.runs) : []
    if let swift { runs += placed(swift.value, .swift) }
    if request.wants(.samples) {
      runs += placed(samples(of: FixtureSet(joining: portions.map(\.set))), .samples)
    }
    for output in published {
      let files = output.files.value
      runs += output.kind.map { placed(files, $0) } ?? FolderRun.runs(of: files)
    }
    if request.layout == .build {
      runs += FolderRun.runs(of: filesLeftOut)
      if request.wants(.fixtures) {
        let set = FixtureSet(joining: portions.map(\.set))
        runs += FolderRun.runs(of: set.bundles(for: graph) + tests(of: set))
      }
    }
    return (
      runs, request.wants(.fixtures) ? portions.flatMap(\.set.unmet) : [],
      published.flatMap { $0.findings?.value ?? [] }
    )
  }

  /// Empty files for the schemas that no code is generated from: a build plans files for each schema before it reads
  /// the configuration.
  private var filesLeftOut: [OutputFile] {
    let remark = "// \(OutputNames.configuration) leaves the schema of this file out.\n"
    let stems = OutputStems(graph.schemaFiles)
    return graph.leftOut.flatMap { path in
      (request.wants(.swift)
        ? [OutputFile(path: OutputNames.swiftFile(forSchema: path, among: stems), contents: remark)] : [])
        + (request.wants(.fixtures)
          ? [
            OutputFile(
              path: OutputNames.fixturesFile(forSchema: path, among: stems), contents: FixtureSet.emptyBundle),
            OutputFile(path: OutputNames.fixtureSuite(forSchema: path, among: stems), contents: remark),
          ] : [])
        + (request.wants(.samples)
          ? [OutputFile(path: OutputNames.samplesFile(forSchema: path, among: stems), contents: remark)] : [])
    }
  }

  private var swiftFiles: [OutputFile] {
    let plan = ValidationPlan(program, passes: request.passes, asked: SwiftEmitter.asked(by: types))
    let emitter = SwiftEmitter(
      graph: graph, types: types, plan: plan, settings: request.options.swift,
      division: request.layout == .build ? .asPlanned : .byLength(lines: 3000))
    return emitter.files(joining: Workers.map(emitter.parts) { emitter.emit($0) })
  }

  /// The tests of the fixtures, for a test target.
  private func tests(of set: FixtureSet) -> [OutputFile] {
    let paths = graph.entryDocuments.map(\.path)
    let stems = OutputStems(graph.schemaFiles)
    guard request.options.testsFixtures, let module = request.module else {
      return FixtureSuites.empty(forSchemas: paths, among: stems)
    }
    let suites = FixtureSuites(
      module: module, saysModule: saysModule(module),
      isTestable: request.options.swift.access == .internal, stems: stems)
    let files = tested(of: set).map { document, objects in
      suites.suite(
        ofSchema: document, objects.map { .init(schema: $0.fixtures.location, type: $0.type.path) })
    }
    return files + [FixtureSuites.support]
  }

  /// The samples of types, for a test target.
  private func samples(of set: FixtureSet) -> [OutputFile] {
    let sources = SampleSources(
      module: module, saysModule: saysModule(module), access: request.options.swift.access, types: types,
      stems: OutputStems(graph.schemaFiles))
    var known: Set<TypeID> = []
    return tested(of: set).map { document, objects in
      let subjects = objects.filter { known.insert($0.type.id).inserted }.map { object in
        SampleSources.Subject(
          type: object.type, valid: object.fixtures.valid.compactMap(\.instance),
          invalid: object.fixtures.invalid.compactMap(\.instance))
      }
      return sources.file(ofSchema: document, subjects)
    }
  }

  /// Whether tests name the module before a type: a type or namespace with the module's name hides that.
  private func saysModule(_ module: String) -> Bool {
    !(types.types.map(\.path) + types.namespaces.map(\.path)).contains([module])
  }

  /// The objects with types of their own, by the paths of the documents.
  private func tested(
    of set: FixtureSet
  ) -> [(document: String, objects: [(type: NominalType, fixtures: ObjectFixtures)])] {
    let objects = Dictionary(grouping: set.objects) { graph[$0.schema].document }
    return graph.entryDocuments.map { document in
      let tested = objects[document.index, default: []].compactMap { object in
        let isRoot = object.schema == document.root
        let type =
          isRoot ? types.rootType(ofDocument: document.index) : types.nominalType(of: object.schema)
        return type.flatMap { $0.isConcrete ? (type: $0, fixtures: object) : nil }
      }
      return (document: document.path, objects: tested)
    }
  }

  private func fixtures() -> [Portion] {
    let emitter = FixtureEmitter(graph: graph, program: program, types: types)
    return Workers.map(emitter.batches) { batch in
      let set = emitter.emit(batch)
      // Published fixtures have a file each. A build has a file per schema, for which several batches may have
      // fixtures.
      let runs = request.layout == .published ? set.runs.map { placed($0, .fixtures) } : []
      return Portion(set: set, runs: runs)
    }
  }

  /// Puts the files of a kind into their folder, where there is one per kind.
  private func placed(_ files: [OutputFile], _ kind: OutputKind) -> [FolderRun] {
    FolderRun.runs(of: files).map { placed($0, kind) }
  }

  private func placed(_ run: FolderRun, _ kind: OutputKind) -> FolderRun {
    guard request.layout == .published else { return run }
    var placed = run
    placed.folder = run.folder.isEmpty ? kind.folder : kind.folder + "/" + run.folder
    return placed
  }
}
