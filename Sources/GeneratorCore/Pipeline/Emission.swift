import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import SourceText
import SwiftEmitter
import TypeModel
import ValidationPlanning

/// The files that resolved schemas give.
struct Emission: Sendable {
  let request: GenerationRequest
  let graph: SchemaGraph
  let program: Program
  let types: TypeGraph
  let ahead: EagerOutputs

  /// What needs no program, and is begun before there is one: nil where it is not wanted.
  struct EagerOutputs: Sendable {
    var bundles: Future<[OutputFile]>?
    var reference: Future<Reference>?
    var pages: Future<[OutputFile]>?
    var website: Future<[OutputFile]>?
    /// All but the fixtures.
    var manifest: Future<Manifest>?
    private var emitter: Future<JSONSchemaEmitter>?

    /// Begins what needs nothing but the schemas.
    init(_ request: GenerationRequest, _ graph: SchemaGraph) {
      guard request.wants(.jsonschema) else { return }
      let emitter = Future { JSONSchemaEmitter(graph: graph) }
      bundles = Future { emitter.value.emit() }
      self.emitter = emitter
    }

    /// Begins what needs the types, too.
    mutating func begin(
      _ request: GenerationRequest, _ graph: SchemaGraph, _ types: TypeGraph, module: String
    ) {
      guard request.wants(.docs) || request.wants(.site) else { return }
      let reference = Future { Reference(graph: graph, types: types, module: module) }
      self.reference = reference
      if request.wants(.docs) { pages = Future { reference.value.markdown } }
      if request.wants(.site) { website = Future { reference.value.website } }
      if request.hasManifest, let emitter {
        manifest = Future { Manifest(reference.value, bundles: emitter.value) }
      }
    }
  }

  /// What a batch of fixtures gives.
  private struct Portion {
    /// The fixtures, where they are not files yet.
    var set = FixtureSet()
    var runs: [FolderRun] = []
    /// For the manifest.
    var entries: [Manifest.Entry] = []
    var unmet: [UnmetObligation] = []
  }

  /// The files, and what the fixtures could not show.
  func emit(progress: (String) -> Void) -> (runs: [FolderRun], unmet: [UnmetObligation]) {
    progress("writing " + OutputKind.allCases.filter(request.wants).map(\.rawValue).joined(separator: ", "))
    let swift = request.wants(.swift) ? Future { swiftFiles } : nil
    let portions = request.wants(.fixtures) ? fixtures : []
    let manifest = ahead.manifest.map { manifest in
      Future { manifest.value.file(portions.flatMap(\.entries)) }
    }
    var runs = portions.flatMap(\.runs)
    if let swift { runs += placed(swift.value, .swift) }
    if let pages = ahead.pages { runs += placed(pages.value, .docs) }
    if let website = ahead.website { runs += placed(website.value, .site) }
    if let bundles = ahead.bundles { runs += placed(bundles.value, .jsonschema) }
    switch request.layout {
    case .build:
      if request.wants(.fixtures) {
        let set = FixtureSet(joining: portions.map(\.set))
        runs += FolderRun.runs(of: set.bundles(for: graph) + tests(of: set))
      }
    case .published:
      if let manifest { runs += FolderRun.runs(of: [manifest.value]) }
    }
    return (runs, portions.flatMap(\.unmet))
  }

  private var swiftFiles: [OutputFile] {
    let plan = ValidationPlan(program, passes: request.passes)
    let emitter = SwiftEmitter(graph: graph, types: types, plan: plan)
    return emitter.files(joining: Workers.map(emitter.parts) { emitter.emit($0) })
  }

  /// The tests of the fixtures, for a test target.
  private func tests(of set: FixtureSet) -> [OutputFile] {
    let paths = graph.entryDocuments.map(\.path)
    guard request.options.testsFixtures, let module = request.module else {
      return FixtureSuites.empty(forSchemas: paths)
    }
    let suites = FixtureSuites(module: module)
    let objects = Dictionary(grouping: set.objects) { graph[$0.schema].document }
    let files = graph.entryDocuments.map { document in
      let subjects = objects[document.index, default: []].compactMap { object -> FixtureSuites.Subject? in
        let isRoot = object.schema == document.root
        let type =
          isRoot ? types.rootType(ofDocument: document.index) : types.nominalType(of: object.schema)
        return type.map { .init(schema: object.location, type: $0.path) }
      }
      return suites.suite(ofSchema: document.path, subjects)
    }
    return files + [FixtureSuites.support]
  }

  private var fixtures: [Portion] {
    let emitter = FixtureEmitter(graph: graph, program: program, types: types)
    return Workers.map(emitter.batches) { portion(of: emitter.emit($0)) }
  }

  /// One file per fixture; for a build one per schema, which several batches may have a share in.
  private func portion(of set: FixtureSet) -> Portion {
    switch request.layout {
    case .build: return Portion(set: set, unmet: set.unmet)
    case .published:
      return Portion(
        runs: set.runs.map { placed($0, .fixtures) },
        entries: ahead.manifest?.value.entries(of: set.objects) ?? [], unmet: set.unmet)
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
