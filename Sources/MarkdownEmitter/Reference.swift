public import Diagnostics
public import SchemaModel
public import SourceText
public import TypeModel

/// All pages, before they are written in one form or another.
public struct Reference: Sendable {
  private(set) var layout: Layout
  let facts: Facts
  /// Every documented object of the folder, in the order of the documents; a root comes before its definitions.
  public let objects: [PageReference]
  private let examples: [OutputFile]
  private let navigation: [SiteWriter.Folder]
  private let module: String?
  private let settings: SiteSettings
  private let history: VersionHistory?
  private let trial: TrialPrograms?
  /// The mistakes in the publisher's guides, and in the groups of pages.
  public let findings: [Diagnostic]
  /// The paths of the schemas below their folder, by the pages of their documents.
  private let sources: [String: String]
  /// The texts of the schema files by their paths.
  private let texts: [String: String]

  /// With the name of the module that has the types, the examples are also written as Swift files, to compile.
  ///
  /// - Parameters:
  ///   - samples: the samples that pages show beside the examples of schemas.
  ///   - documentation: the addresses that links to documents outside of the folder lead to, in place of a page.
  ///   - settings: the site's settings, which its publisher gives; the pages that it leaves out are in no form.
  ///   - versions: the versions up to this state of the schemas, the oldest first, with what each changed.
  ///   - texts: the texts of the schema files by their paths, for a site's readers to take.
  ///   - reasoning: answers what follows from several schemas together.
  ///   - trial: what readers of a site try payloads with; nil where they cannot.
  public init(
    graph: SchemaGraph, types: TypeGraph, module: String? = nil, samples: [ObjectSamples] = [],
    documentation: DocumentationAddresses = DocumentationAddresses(), settings: SiteSettings = SiteSettings(),
    versions: [SiteVersion] = [], texts: [String: String] = [:], reasoning: (any SchemaReasoning)? = nil,
    trial: Trial? = nil
  ) {
    self.settings = settings
    self.texts = texts
    let site = Site(
      graph: graph, types: types, samples: samples, documentation: documentation, reasoning: reasoning,
      without: settings.without, versions: versions, trial: trial)
    var pages = [site.objectsPage()]
    if site.shows(.vocabulary) { pages.append(site.vocabularyPage()) }
    var told: [Facts.Place] = []
    for vendor in site.vendors {
      if !vendor.folder.isEmpty { pages.append(site.vendorIndex(vendor)) }
      if site.shows(.messages) { pages.append(site.messagesPage(vendor)) }
      if !vendor.disagreements.isEmpty { pages.append(site.disagreementsPage(vendor)) }
      if !vendor.sources.isEmpty { pages.append(site.sourcesPage(vendor)) }
      for document in vendor.documents {
        let writer = site.documentPage(vendor, document)
        pages.append(writer.page)
        told += writer.told.map { Facts.Place(schema: $0.schema, page: writer.page.path, anchor: $0.anchor) }
      }
    }
    pages.append(site.propertiesPage(pages))
    if let changes = site.changesPage() { pages.append(changes) }
    history = site.history
    self.trial = site.trial
    let guides = GuidePages(settings.guides, of: site, beside: pages)
    pages += guides.pages
    let navigation = SiteNavigation(settings.navigation, guides: guides.pages, site)
    pages.insert(site.mainIndex(beginning: navigation.blocks), at: 0)
    findings = guides.findings + navigation.findings
    layout = Layout(pages)
    facts = Facts(
      graph: graph, foreign: site.foreign, places: told, withRefusedExamples: site.schemasWithRefusedExamples)
    objects = PageReference.all(in: site, layout)
    self.navigation = navigation.folders
    self.module = module
    let own = site.subjects.filter { $0.isRoot && graph.documents[$0.document].isEntry }
    sources = Dictionary(own.map { ($0.page, graph.documents[$0.document].path) }) { first, _ in first }
    examples = module.map { ExampleFiles(site: site, module: $0).files } ?? []
  }

  /// The pages in Markdown, the index of facts, and the Swift files of examples, in order of path.
  public var markdown: [OutputFile] {
    var files = layout.markdown()
    files.append(OutputFile(path: "facts.json", contents: facts.text(layout)))
    return (files + examples).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The pages as articles of a DocC catalog for the module, in order of path.
  public var catalog: [OutputFile] {
    DocCCatalog(layout: layout, navigation: navigation, module: module ?? "Reference").files
  }

  /// The pages as a static site, in order of path.
  public var website: [OutputFile] { website(in: nil) }

  private func website(in versions: VersionSwitch?) -> [OutputFile] {
    var writer = SiteWriter(
      layout: layout, navigation: navigation, settings: settings, sources: sources, texts: texts,
      facts: facts.linesByFile(layout))
    writer.versions = versions
    writer.history = history
    writer.trial = trial
    return writer.files
  }

  /// The static sites of several versions as one, in order of path: the newest stands at its root, each older one in a
  /// folder. Nil where two of them would have one place.
  /// - Parameter versions: the names and pages of the versions, the oldest first.
  public static func website(of versions: [(name: String, reference: Reference)]) -> [OutputFile]? {
    var versions = versions
    var gone: GonePages?
    if let newest = versions.last?.reference.layout {
      let older = versions.dropLast().map { ($0.name, $0.reference.layout) }
      let pages = GonePages(of: older, beside: newest)
      for page in pages.pages { versions[versions.count - 1].reference.layout.add(page) }
      gone = pages
    }
    let all = versions.enumerated().map { index, version in
      VersionSwitch.Version(
        name: version.name,
        folder: index == versions.count - 1 ? "" : VersionSwitch.folder(of: version.name),
        stems: Set(version.reference.layout.files.map(\.stem)))
    }
    var paths: Set<String> = []
    var files: [OutputFile] = []
    for (index, version) in versions.enumerated() {
      for file in version.reference.website(in: VersionSwitch(versions: all, current: index, gone: gone)) {
        let path = all[index].folder + file.path
        guard paths.insert(path.lowercased()).inserted else { return nil }
        files.append(OutputFile(path: path, contents: file.contents))
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension Layout {
  /// The pages in Markdown.
  /// - Parameter blocks: those of a file.
  func markdown(_ blocks: (File) -> [Block] = { $0.blocks }) -> [OutputFile] {
    files.indices.map { index in
      let writer = GFMWriter { path(from: index, to: $0, ending: ".md") }
      return OutputFile(path: files[index].stem + ".md", contents: writer.text(of: blocks(files[index])))
    }
  }
}
