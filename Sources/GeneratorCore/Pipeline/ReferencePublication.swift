import Diagnostics
import FixtureEmitter
import Generation
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SourceText

/// Makes pages, bundles and the manifest.
struct ReferencePublisher: Publisher {
  func begin(_ request: GenerationRequest, _ graph: SchemaGraph) -> any Publication {
    ReferencePublication(request, graph)
  }
}

private struct ReferencePublication: Publication {
  private let kinds: [OutputKind]
  private let hasManifest: Bool
  private let emitter: Future<JSONSchemaEmitter>?
  private let bundles: Future<[OutputFile]>?

  init(_ request: GenerationRequest, _ graph: SchemaGraph) {
    // Pages show instances, whether these are published or not.
    kinds = OutputKind.allCases.filter { $0.isReference && request.wants($0) }
    hasManifest = request.hasManifest
    let emitter = request.wants(.jsonschema) ? Future { JSONSchemaEmitter(graph: graph) } : nil
    bundles = emitter.map { emitter in Future { emitter.value.emit() } }
    self.emitter = emitter
  }

  var needsFixtures: Bool { !kinds.isEmpty }

  var losses: [Diagnostic] { emitter?.value.losses ?? [] }

  func outputs(of emission: Emission, showing fixtures: [FixtureSet]) -> [PublishedFiles] {
    var outputs = bundles.map { [PublishedFiles(kind: .jsonschema, files: $0)] } ?? []
    guard !kinds.isEmpty else { return outputs }
    if kinds.contains(.site) { outputs.append(Self.site(emission, fixtures)) }
    let others = kinds.filter { $0 != .site }
    guard !others.isEmpty else { return outputs }
    let pages = Future { Self.reference(emission, fixtures, module: emission.module) }
    outputs += others.map { kind in
      PublishedFiles(kind: kind, files: Future { pages.value.files(of: kind) })
    }
    if let emitter, hasManifest {
      let manifest = Future {
        let manifest = Manifest(pages.value, bundles: emitter.value)
        let entries = Workers.map(fixtures) { manifest.entries(of: $0.objects) }
        return [manifest.file(entries.flatMap(\.self))]
      }
      outputs.append(PublishedFiles(kind: nil, files: manifest))
    }
    return outputs
  }
}

extension ReferencePublication {
  /// The site, of one state of the schemas or of several versions.
  private static func site(_ emission: Emission, _ fixtures: [FixtureSet]) -> PublishedFiles {
    var settings = emission.request.options.site
    if emission.request.module == nil { settings.without.insert(.swift) }
    let (checker, findings) = PageModule.wanted(by: settings)
    if emission.request.versions.isEmpty {
      let pages = Future { [settings] in reference(emission, fixtures, settings: settings, checker: checker) }
      return PublishedFiles(
        kind: .site, files: Future { pages.value.website },
        findings: Future { findings + pages.value.findings })
    }
    let site = Future { [settings] in
      VersionedSite(emission, settings, fixtures) { emission, fixtures, settings, versions in
        reference(emission, fixtures, settings: settings, versions: versions, checker: checker)
      }
    }
    return PublishedFiles(
      kind: .site, files: Future { site.value.files }, findings: Future { findings + site.value.findings })
  }

  /// - Parameter checker: the interpreter for pages on which readers can try payloads.
  private static func reference(
    _ emission: Emission, _ fixtures: [FixtureSet], module: String? = nil,
    settings: SiteSettings = SiteSettings(), versions: [SiteVersion] = [], checker: [UInt8]? = nil
  ) -> Reference {
    Reference(
      graph: emission.graph, types: emission.types, module: module,
      samples: Workers.map(fixtures) { $0.objects.map(ObjectSamples.init) }.flatMap(\.self),
      documentation: emission.request.options.documentation, settings: settings, versions: versions,
      texts: texts(of: emission), reasoning: SearchReasoning(emission.graph, emission.program),
      trial: checker.map { Trial(module: $0, program: emission.program) })
  }

  /// The texts of the schema files by their paths below the schema folder; none for a schema that has no file of its own.
  private static func texts(of emission: Emission) -> [String: String] {
    let (request, documents) = (emission.request, emission.graph.entryDocuments)
    let texts = documents.compactMap { document in
      request.options.texts.bytes(ofFileAt: request.schemas + "/" + document.path).map {
        (document.path, String(decoding: $0, as: UTF8.self))
      }
    }
    return Dictionary(texts) { first, _ in first }
  }
}

extension Generator {
  /// A generator of everything that a request may ask for.
  public init(_ request: GenerationRequest) { self.init(request, publisher: ReferencePublisher()) }
}

extension Reference {
  /// The pages in one of their forms.
  fileprivate func files(of kind: OutputKind) -> [OutputFile] {
    switch kind {
    case .docs: markdown
    case .docc: catalog
    case .site, .swift, .fixtures, .samples, .jsonschema: []
    }
  }
}

extension ObjectSamples {
  /// The samples that pages show, from the fixtures of an object.
  fileprivate init(_ object: ObjectFixtures) {
    self.init(
      schema: object.schema, minimal: object.shown.minimal, full: object.shown.full,
      forms: object.shown.forms.map { Form(branch: $0.branch, value: $0.value) },
      twins: object.twins.map {
        Twin(
          valid: $0.valid, invalid: $0.invalid, place: $0.place, violations: $0.violations,
          text: InvalidTwin.text(of: $0.invalid))
      },
      instances: (object.valid + object.invalid).filter { !$0.violations.isEmpty }.map {
        Instance(name: $0.folder + "/" + $0.name, text: $0.text, violations: $0.violations)
      })
  }
}
