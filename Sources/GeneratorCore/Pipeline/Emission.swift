import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import SourceText
import SwiftEmitter
import TypeModel

/// The files that resolved schemas give.
struct Emission: Sendable {
  let request: GenerationRequest
  let graph: SchemaGraph
  let program: Program
  let types: TypeGraph
  let ahead: Ahead

  /// What needs no program, and is begun before there is one: nil where it is not wanted.
  struct Ahead: Sendable {
    var bundles: Later<[OutputFile]>?
    var pages: Later<[OutputFile]>?
    /// All but the fixtures.
    var manifest: Later<Manifest>?
    private var emitter: Later<JSONSchemaEmitter>?

    /// Begins what needs nothing but the schemas.
    init(_ request: GenerationRequest, _ graph: SchemaGraph) {
      guard request.wants(.jsonschema) else { return }
      let emitter = Later { JSONSchemaEmitter(graph: graph) }
      bundles = Later { emitter.value.emit() }
      self.emitter = emitter
    }

    /// Begins what needs the types, too.
    mutating func begin(
      _ request: GenerationRequest, _ graph: SchemaGraph, _ types: TypeGraph, module: String
    ) {
      if request.wants(.docs) {
        pages = Later { MarkdownEmitter(graph: graph, types: types, module: module).emit() }
      }
      if request.hasManifest, let emitter {
        manifest = Later { Manifest(graph: graph, types: types, bundles: emitter.value) }
      }
    }
  }

  /// A part of what one emitter makes.
  private enum Part {
    case swift(SwiftEmitter, SwiftPart)
    case fixtures(FixtureEmitter, Range<Int>)
  }

  /// What one part gives.
  private struct Portion {
    var excerpt: SwiftExcerpt?
    var files: [OutputFile] = []
    /// The fixtures, where they are not files yet.
    var fixtures = FixtureSet()
    /// For the manifest.
    var entries: [Manifest.Entry] = []
    var unmet: [UnmetObligation] = []
  }

  /// The files, and what the fixtures could not show.
  func emit(progress: (String) -> Void) -> (files: [OutputFile], unmet: [UnmetObligation]) {
    progress("writing " + OutputKind.allCases.filter(request.wants).map(\.rawValue).joined(separator: ", "))
    // Both prepare for some time before their work has parts.
    let fixtures = request.wants(.fixtures) ? Later { fixtureEmitter } : nil
    let swift = request.wants(.swift) ? SwiftEmitter(graph: graph, types: types, program: program) : nil
    var parts: [Part] = []
    if let swift { parts += swift.parts.map { .swift(swift, $0) } }
    if let emitter = fixtures?.value { parts += emitter.batches.map { .fixtures(emitter, $0) } }
    let portions = Workers.map(parts) { portion(of: $0) }
    let manifest = ahead.manifest.map { manifest in
      Later { manifest.value.file(portions.flatMap(\.entries)) }
    }
    var files = portions.flatMap(\.files)
    if let swift { files += placed(swift.files(joining: portions.compactMap(\.excerpt)), .swift) }
    if let pages = ahead.pages { files += placed(pages.value, .docs) }
    if let bundles = ahead.bundles { files += placed(bundles.value, .jsonschema) }
    switch request.layout {
    case .build:
      if request.wants(.fixtures) {
        files += FixtureSet(joining: portions.map(\.fixtures)).bundles(for: graph)
      }
    case .published:
      if let manifest { files.append(manifest.value) }
    }
    return (files, portions.flatMap(\.unmet))
  }

  private var fixtureEmitter: FixtureEmitter { FixtureEmitter(graph: graph, program: program, types: types) }

  private func portion(of part: Part) -> Portion {
    switch part {
    case .swift(let emitter, let part): Portion(excerpt: emitter.emit(part))
    case .fixtures(let emitter, let batch): portion(of: emitter.emit(batch))
    }
  }

  /// One file per fixture; for a build one per schema, which several parts may have a share in.
  private func portion(of set: FixtureSet) -> Portion {
    switch request.layout {
    case .build: return Portion(fixtures: set, unmet: set.unmet)
    case .published:
      return Portion(
        files: placed(set.files, .fixtures), entries: ahead.manifest?.value.entries(of: set.objects) ?? [],
        unmet: set.unmet)
    }
  }

  /// Puts the files of a kind into their folder, where there is one per kind.
  private func placed(_ files: [OutputFile], _ kind: OutputKind) -> [OutputFile] {
    guard request.layout == .published else { return files }
    return files.map { OutputFile(path: kind.folder + "/" + $0.path, contents: $0.contents) }
  }
}
