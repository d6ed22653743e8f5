import Diagnostics
import FixtureEmitter
import Generation
import MarkdownEmitter
import SchemaComparison
import SchemaModel
import SchemaRuntime
import SourceText

/// One site of several versions of schemas.
struct VersionedSite {
  private(set) var files: [OutputFile] = []
  private(set) var findings: [Diagnostic] = []

  /// - Parameters:
  ///   - emission: what the newest version gives.
  ///   - settings: those of the site.
  ///   - reference: makes the pages of a version.
  init(
    _ emission: Emission, _ settings: SiteSettings, _ fixtures: [FixtureSet],
    reference: (Emission, [FixtureSet], SiteSettings, [SiteVersion]) -> Reference
  ) {
    let versions = emission.request.versions
    var bag = DiagnosticBag()
    let history = Self.history(versions, into: &bag)
    var pages: [(name: String, reference: Reference)] = []
    for (index, version) in versions.enumerated() where !bag.hasErrors {
      let past = Array(history.prefix(index + 1))
      if index == versions.count - 1 {
        let newest = reference(emission, fixtures, settings, past)
        for finding in newest.findings { bag.add(finding) }
        pages.append((version.name, newest))
      } else if let (older, own) = Self.emission(of: version, emission.request, into: &bag) {
        // Guides and groups are about the newest version.
        var plain = settings
        (plain.guides, plain.navigation) = ([], [])
        pages.append((version.name, reference(older, own, plain, past)))
      }
    }
    if !bag.hasErrors {
      if let made = Reference.website(of: pages) {
        files = made
      } else {
        bag.error(
          "two versions would have their pages at one place",
          at: SourceLocation(file: emission.request.schemas),
          help: "name the folders or tags so that they differ in letters, digits and '.'")
      }
    }
    findings = bag.sorted.filter { $0.severity == .error }
  }

  /// The versions, each with what it changed of the one before.
  private static func history(
    _ versions: [GenerationRequest.Version], into bag: inout DiagnosticBag
  ) -> [SiteVersion] {
    versions.enumerated().map { index, version in
      var changes: [SchemaChange] = []
      if index > 0 {
        let sides = [versions[index - 1], version].map {
          ComparedSchemas($0.schemas, options: $0.options.ofComparison)
        }
        let report = SchemaDifference.report(from: sides[0], to: sides[1], comparesSwift: false, into: &bag)
        let found = (report?.changes ?? []).enumerated()
        changes = found.sorted { one, other in
          (other.element.severity, one.offset) < (one.element.severity, other.offset)
        }.map(\.element)
      }
      return SiteVersion(
        name: version.name, date: version.date, changes: changes.map(SiteVersion.Change.init))
    }
  }

  /// What an older version gives; nil where its schemas are wrong.
  private static func emission(
    of version: GenerationRequest.Version, _ newest: GenerationRequest, into bag: inout DiagnosticBag
  ) -> (Emission, [FixtureSet])? {
    let request = GenerationRequest(
      schemas: version.schemas, output: newest.output, kinds: [.site], module: newest.module,
      options: version.options)
    var own = DiagnosticBag()
    let capture = Capture()
    if let graph = Schemas.graph(ofFolder: version.schemas, version.options, into: &own) {
      _ = Generator.files(
        of: graph, request, module: newest.module ?? GenerationRequest.defaultModule, capture, into: &own)
    }
    for finding in own.sorted where finding.severity == .error { bag.add(finding) }
    return capture.taken
  }

  /// Takes what the pages of a version are made of, and makes nothing of it.
  private final class Capture: Publisher, Publication, @unchecked Sendable {
    // Unchecked, because the run that fills it ends before it is read.
    private(set) var taken: (Emission, [FixtureSet])?

    func begin(_ request: GenerationRequest, _ graph: SchemaGraph) -> any Publication { self }

    var needsFixtures: Bool { true }
    var losses: [Diagnostic] { [] }

    func outputs(of emission: Emission, showing fixtures: [FixtureSet]) -> [PublishedFiles] {
      taken = (emission, fixtures)
      return []
    }
  }
}

extension SiteVersion.Change {
  init(_ change: SchemaChange) {
    let kind: Kind =
      switch change.rule {
      case "property-added", "definition-added", "document-added": .added
      case "property-removed", "definition-removed", "document-removed": .removed
      default: .changed
      }
    self.init(
      kind: kind,
      isRemark: Self.isRemark(change.rule), document: change.document,
      pointer: JSONPointer.tokens(of: change.location) ?? [],
      message: VisibleText.line(change.message), path: change.path, requiredMember: change.requiredMember,
      refused: change.narrowing.map(Witness.init),
      accepted: change.widening.map(Witness.init))
  }
}

extension SiteVersion.Change {
  /// The keywords that only an author's words are in, and what says where they are from.
  private static let remarks: Set<String> = Set(
    [Keyword.title, .description, .examples, .source, .since, .usedIn, .name, .message].flatMap { keyword in
      ["added", "removed", "changed"].map { "\(keyword.ruleStem)-\($0)" }
    })

  fileprivate static func isRemark(_ rule: String) -> Bool { remarks.contains(rule) }
}

extension SiteVersion.Change.Witness {
  init(_ witness: SchemaChange.Witness) {
    self.init(instance: witness.instance, part: witness.instance.value(at: witness.place) ?? witness.instance)
  }
}
