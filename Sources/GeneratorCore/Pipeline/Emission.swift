import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import SourceText
import SwiftEmitter
import TypeModel

/// The files that resolved schemas give: each emitter is a line of `output(of:)`.
struct Emission: Sendable {
  let request: GenerationRequest
  let graph: SchemaGraph
  let types: TypeGraph
  let program: Program
  let module: String

  /// What can be made without waiting for anything else.
  private enum Piece {
    case docs, swift, fixtures, jsonschema, places
  }

  /// What one piece gives: files, or an emitter whose work has parts of its own.
  private struct Output {
    var files: [OutputFile] = []
    var swift: SwiftEmitter?
    var fixtures: FixtureEmitter?
    /// For the manifest.
    var places: Manifest.Places?
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
    var entries: [Manifest.Fixtures] = []
    var unmet: [UnmetObligation] = []
  }

  /// The files, and what the fixtures could not show.
  func emit(progress: (String) -> Void) -> (files: [OutputFile], unmet: [UnmetObligation]) {
    progress("writing " + OutputKind.allCases.filter(request.wants).map(\.rawValue).joined(separator: ", "))
    let outputs = Workers.map(pieces) { output(of: $0) }
    let portions = Workers.map(outputs.flatMap(parts)) { portion(of: $0) }
    var files = outputs.flatMap(\.files) + portions.flatMap(\.files)
    for emitter in outputs.compactMap(\.swift) {
      files += placed(emitter.files(joining: portions.compactMap(\.excerpt)), .swift)
    }
    switch request.layout {
    case .build:
      if request.wants(.fixtures) {
        files += FixtureSet(joining: portions.map(\.fixtures)).bundles(for: graph)
      }
    case .published:
      for places in outputs.compactMap(\.places) {
        files.append(Manifest(places: places, fixtures: portions.flatMap(\.entries)).file())
      }
    }
    return (files, portions.flatMap(\.unmet))
  }

  private var pieces: [Piece] {
    let kinds: [(OutputKind, Piece)] = [
      (.docs, .docs), (.swift, .swift), (.fixtures, .fixtures), (.jsonschema, .jsonschema),
    ]
    return kinds.filter { request.wants($0.0) }.map(\.1) + (hasManifest ? [.places] : [])
  }

  /// Whether the manifest is written, that ties fixtures to schemas, types and pages: in a whole run.
  private var hasManifest: Bool { request.layout == .published && request.kinds == nil }

  private func output(of piece: Piece) -> Output {
    switch piece {
    case .docs:
      Output(files: placed(MarkdownEmitter(graph: graph, types: types, module: module).emit(), .docs))
    case .swift:
      Output(swift: SwiftEmitter(graph: graph, types: types, program: program))
    case .fixtures:
      Output(fixtures: FixtureEmitter(graph: graph, program: program, types: types))
    case .jsonschema:
      Output(files: placed(JSONSchemaEmitter(graph: graph).emit(), .jsonschema))
    case .places:
      Output(places: Manifest.Places(graph: graph, types: types))
    }
  }

  private func parts(of output: Output) -> [Part] {
    var parts: [Part] = []
    if let emitter = output.swift { parts += emitter.parts.map { .swift(emitter, $0) } }
    if let emitter = output.fixtures { parts += emitter.batches.map { .fixtures(emitter, $0) } }
    return parts
  }

  private func portion(of part: Part) -> Portion {
    switch part {
    case .swift(let emitter, let part): Portion(excerpt: emitter.emit(part))
    case .fixtures(let emitter, let batch): portion(of: emitter.emit(batch))
    }
  }

  /// One file per fixture, in order of path; for a build one per schema, which several parts may have a share in.
  private func portion(of set: FixtureSet) -> Portion {
    switch request.layout {
    case .build: return Portion(fixtures: set, unmet: set.unmet)
    case .published:
      return Portion(
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
