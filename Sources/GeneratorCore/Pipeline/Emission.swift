import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import SourceText
import SwiftEmitter
import TypeModel

/// The files that resolved schemas give: each emitter is a line of `output`.
struct Emission: Sendable {
  let request: GenerationRequest
  let graph: SchemaGraph
  let types: TypeGraph
  let program: Program
  let module: String

  /// What can be made without waiting for anything else.
  private enum Piece {
    case fixtures(FixtureEmitter, Range<Int>)
    case swift, docs, jsonschema, places
  }

  /// What one piece gives.
  private struct Output {
    var files: [OutputFile] = []
    /// The fixtures, where they are not files yet.
    var fixtures = FixtureSet()
    /// For the manifest.
    var places: Manifest.Places?
    var entries: [Manifest.Fixtures] = []
    var unmet: [UnmetObligation] = []
  }

  /// The files, and what the fixtures could not show.
  func emit(progress: (String) -> Void) -> (files: [OutputFile], unmet: [UnmetObligation]) {
    progress("writing " + OutputKind.allCases.filter(request.wants).map(\.rawValue).joined(separator: ", "))
    let outputs = Workers.map(pieces) { output(of: $0) }
    var files = outputs.flatMap(\.files)
    switch request.layout {
    case .build:
      if request.wants(.fixtures) {
        files += FixtureSet(joining: outputs.map(\.fixtures)).bundles(for: graph)
      }
    case .published:
      for places in outputs.compactMap(\.places) {
        files.append(Manifest(places: places, fixtures: outputs.flatMap(\.entries)).file())
      }
    }
    return (files, outputs.flatMap(\.unmet))
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    if request.wants(.swift) { pieces.append(.swift) }
    if request.wants(.docs) { pieces.append(.docs) }
    if request.wants(.jsonschema) { pieces.append(.jsonschema) }
    if hasManifest { pieces.append(.places) }
    if request.wants(.fixtures) {
      let emitter = FixtureEmitter(graph: graph, program: program, types: types)
      pieces += emitter.batches.map { Piece.fixtures(emitter, $0) }
    }
    return pieces
  }

  /// Whether the manifest is written, that ties fixtures to schemas, types and pages: in a whole run.
  private var hasManifest: Bool { request.layout == .published && request.kinds == nil }

  private func output(of piece: Piece) -> Output {
    switch piece {
    case .fixtures(let emitter, let batch):
      output(of: emitter.emit(batch))
    case .swift:
      Output(files: placed(SwiftEmitter(graph: graph, types: types, program: program).emit(), .swift))
    case .docs:
      Output(files: placed(MarkdownEmitter(graph: graph, types: types, module: module).emit(), .docs))
    case .jsonschema:
      Output(files: placed(JSONSchemaEmitter(graph: graph).emit(), .jsonschema))
    case .places:
      Output(places: Manifest.Places(graph: graph, types: types))
    }
  }

  /// One file per fixture, in order of path; for a build one per schema, which several pieces may have a part in.
  private func output(of set: FixtureSet) -> Output {
    switch request.layout {
    case .build: return Output(fixtures: set, unmet: set.unmet)
    case .published:
      return Output(
        files: placed(set.files, .fixtures).sorted { $0.path.precedesByScalars($1.path) },
        entries: hasManifest ? set.objects.map(Manifest.Fixtures.init) : [], unmet: set.unmet)
    }
  }

  /// Puts the files of a kind into their folder, where there is one per kind.
  private func placed(_ files: [OutputFile], _ kind: OutputKind) -> [OutputFile] {
    guard request.layout == .published else { return files }
    return files.map { OutputFile(path: kind.folder + "/" + $0.path, contents: $0.contents) }
  }
}
