import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
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
    case swift, docs, jsonschema
  }

  private enum Output {
    case fixtures(FixtureSet)
    case files([OutputFile])
  }

  /// The files, and what the fixtures could not show.
  func emit(progress: (String) -> Void) -> (files: [OutputFile], unmet: [UnmetObligation]) {
    progress("writing " + OutputKind.allCases.filter(request.wants).map(\.rawValue).joined(separator: ", "))
    var pieces: [Piece] = []
    if request.wants(.swift) { pieces.append(.swift) }
    if request.wants(.docs) { pieces.append(.docs) }
    if request.wants(.jsonschema) { pieces.append(.jsonschema) }
    if request.wants(.fixtures) {
      let emitter = FixtureEmitter(graph: graph, program: program, types: types)
      pieces += emitter.batches.map { Piece.fixtures(emitter, $0) }
    }
    var files: [OutputFile] = []
    var fixtures: [FixtureSet] = []
    for output in Workers.map(pieces, { output(of: $0) }) {
      switch output {
      case .fixtures(let set): fixtures.append(set)
      case .files(let more): files += more
      }
    }
    guard request.wants(.fixtures) else { return (files, []) }
    let set = FixtureSet(joining: fixtures)
    return (files + self.files(of: set), set.unmet)
  }

  private func output(of piece: Piece) -> Output {
    switch piece {
    case .fixtures(let emitter, let batch):
      .fixtures(emitter.emit(batch))
    case .swift:
      .files(placed(SwiftEmitter(graph: graph, types: types, program: program).emit(), .swift))
    case .docs:
      .files(placed(MarkdownEmitter(graph: graph, types: types, module: module).emit(), .docs))
    case .jsonschema:
      .files(placed(JSONSchemaEmitter(graph: graph).emit(), .jsonschema))
    }
  }

  /// One file per fixture and, in a whole run, the manifest that ties them to schemas, types and pages; for a build
  /// one file per schema.
  private func files(of set: FixtureSet) -> [OutputFile] {
    guard request.layout == .published else { return set.bundles(for: graph) }
    guard request.kinds == nil else { return placed(set.files, .fixtures) }
    let manifest = Manifest(graph: graph, types: types, fixtures: set.fixtures.map(Manifest.Fixture.init))
    return placed(set.files, .fixtures) + [manifest.file()]
  }

  /// Puts the files of a kind into their folder, where there is one per kind.
  private func placed(_ files: [OutputFile], _ kind: OutputKind) -> [OutputFile] {
    guard request.layout == .published else { return files }
    return files.map { OutputFile(path: kind.folder + "/" + $0.path, contents: $0.contents) }
  }
}

extension Manifest.Fixture {
  fileprivate init(_ fixture: Fixture) {
    self.init(
      schema: fixture.schema, path: fixture.path, isValid: fixture.isValid,
      violations: fixture.violations.map(\.json))
  }
}
