import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaValidation
import SourceText
import SwiftEmitter
import TypeModel

/// The files that resolved schemas give: each emitter is a line of `files`.
struct Emission {
  let request: GenerationRequest
  let graph: SchemaGraph
  let types: TypeGraph
  let program: Program
  let module: String

  func files(progress: (String) -> Void) -> [OutputFile] {
    var files: [OutputFile] = []
    if request.wants(.swift) {
      progress("writing Swift")
      files += placed(SwiftEmitter(graph: graph, types: types, program: program).emit(), .swift)
    }
    if request.wants(.docs) {
      progress("writing pages")
      files += placed(MarkdownEmitter(graph: graph, types: types, module: module).emit(), .docs)
    }
    if request.wants(.jsonschema) {
      progress("writing bundles")
      files += placed(JSONSchemaEmitter(graph: graph).emit(), .jsonschema)
    }
    if request.wants(.fixtures) {
      progress("making fixtures")
      files += fixtures()
    }
    return files
  }

  /// One file per fixture and, in a whole run, the manifest that ties them to schemas, types and pages; for a build
  /// one file per schema.
  private func fixtures() -> [OutputFile] {
    let set = FixtureEmitter(graph: graph, program: program, types: types).emit()
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
