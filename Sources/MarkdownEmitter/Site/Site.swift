import SchemaModel
import SchemaRuntime
import SourceText
import TypeModel

/// The subjects with a page, their places, and the links between pages.
final class Site {
  let graph: SchemaGraph
  let types: TypeGraph
  let stems: OutputStems
  /// The documents outside of the folder that references lead to.
  let foreign: ForeignDocuments
  /// Every page and section, in the order of the documents.
  private(set) var subjects: [Subject] = []
  private(set) var vendors: [Vendor] = []
  private(set) var backlinks: [SchemaID: [Backlink]] = [:]
  let places: Places
  /// How many schemas each document of the graph has.
  let sizes: [Int]
  /// The contradictions in the authors' documents, by the schemas that they concern.
  private(set) var disagreements: [SchemaID: [Inline]] = [:]
  /// The schemas that are copies of others for another dynamic scope.
  let copies: Set<SchemaID>
  let chooser: BranchChooser
  /// The samples of the subjects that have instances.
  let samples: [SchemaID: ObjectSamples]
  /// Answers what follows from schemas together; nil where pages are made without a search.
  let reasoning: (any SchemaReasoning)?
  /// The parts of pages that are left out.
  let without: Set<SiteSettings.Part>
  /// What versions changed of the schemas; nil where there is one state of them.
  let history: VersionHistory?
  /// What readers try payloads with; nil where they cannot.
  let trial: TrialPrograms?
  var impossible: [[SchemaID]: Set<ScalarKey>] = [:]
  var nothing: [[SchemaID]: Bool] = [:]
  var kindsAsked: [SchemaID: TypeSet?] = [:]
  /// The schemas that pages show without some of their examples.
  var schemasWithRefusedExamples: Set<SchemaID> = []
  /// What rows say of the members of groups, and the schemas around these with their forms: each rule of a group asks for
  /// both.
  var wordsOfMembers: [[SchemaID]: Set<String>] = [:]
  var basesOfRules: [[SchemaID]: [SchemaID]] = [:]

  /// The vendors by their folders.
  private(set) var vendorIndex: [String: Int] = [:]
  private var subjectIndex: [SchemaID: Int] = [:]
  /// The type that carries a schema where only a reference to it stands.
  private var typesOfReferences: [SchemaID: TypeReference] = [:]
  private var subjectsOfDocument: [Int: [Subject]] = [:]

  init(
    graph: SchemaGraph, types: TypeGraph, samples: [ObjectSamples] = [],
    documentation: DocumentationAddresses = DocumentationAddresses(), reasoning: (any SchemaReasoning)? = nil,
    without: Set<SiteSettings.Part> = [], versions: [SiteVersion] = [], trial: Trial? = nil
  ) {
    self.graph = graph
    self.trial = trial.map { TrialPrograms($0, of: graph) }
    self.reasoning = reasoning
    self.without = without
    foreign = ForeignDocuments(graph, addresses: documentation)
    stems = OutputStems(graph.schemaFiles)
    self.types = types
    self.samples = Dictionary(samples.map { ($0.schema, $0) }) { first, _ in first }
    copies = graph.copiesForScopes
    sizes = graph.schemas.reduce(into: Array(repeating: 0, count: graph.documents.count)) {
      $0[$1.document] += 1
    }
    chooser = BranchChooser(graph: graph, types: types)
    let subjects = Site.subjects(of: graph, among: stems, foreign, copies)
    self.subjects = subjects
    let taken = Set(subjects.map(\.page))
    history =
      versions.isEmpty ? nil : VersionHistory(versions, of: graph, page: PagePaths.changes(beside: taken))
    places = Places(graph, subjects: subjects)
    for (index, subject) in subjects.enumerated() { subjectIndex[subject.schema] = index }
    for schema in graph.schemas where schema.isOnlyReference || schema.bindsOnly {
      if let target = schema.references.first, schema.isOnlyReference || copies.contains(target),
        types.type(of: schema.id) != .json
      {
        typesOfReferences[target] = types.type(of: schema.id)
      }
    }
    subjectsOfDocument = Dictionary(grouping: subjects, by: \.document)
    vendors = Vendor.all(in: self)
    for (index, vendor) in vendors.enumerated() { vendorIndex[vendor.folder] = index }
    backlinks = Backlink.all(in: self)
    for vendor in vendors {
      for (number, entry) in vendor.disagreements.enumerated() {
        let target = Target(
          page: PagePaths.disagreements(folder: vendor.folder), anchor: "entry.\(number + 1)")
        for mention in entry.concerns {
          guard let id = graph.schema(mentioned: mention.text, in: vendor.folder) else { continue }
          disagreements[id, default: []].append(.link(.prose(entry.about).withoutTargets, to: target))
        }
      }
    }
  }

  // MARK: - Subjects

  func subject(_ schema: SchemaID) -> Subject? { subjectIndex[schema].map { subjects[$0] } }

  func subjects(ofDocument index: Int) -> [Subject] { subjectsOfDocument[index] ?? [] }

  /// The subject that a schema is in, or is.
  func owner(of id: SchemaID) -> Subject? { places[id].map { subjects[$0.subject] } }

  /// The documents with pages: those of the folder, then those that references lead to.
  var documents: [SchemaDocument] { graph.entryDocuments + foreign.documents }

  /// The roots of documents and whatever is in no other schema.
  private static func subjects(
    of graph: SchemaGraph, among stems: OutputStems, _ foreign: ForeignDocuments, _ copies: Set<SchemaID>
  ) -> [Subject] {
    var isInner = Array(repeating: false, count: graph.schemas.count)
    for schema in graph.schemas where foreign.reaches(schema.id) {
      for child in schema.children { isInner[child.schema.index] = true }
    }
    var result: [Subject] = []
    let schemas = graph.schemasByDocument()
    let shortNames = DefinitionNames(graph)
    let wanted = Wanted(graph)
    let binders = graph.binders(of: copies)
    func title(_ id: SchemaID, _ names: [String]) -> String {
      let document = graph[id].document
      let name = names.last.map { shortNames.name(of: $0, in: document) }
      return graph[id].title?.paragraphs.first
        ?? PageTitle.of(name ?? PagePaths.stem(graph.documents[document].path, among: stems))
    }
    for document in graph.entryDocuments + foreign.documents {
      let page =
        foreign.page(ofDocument: document.index) ?? PagePaths.page(ofDocument: document.path, among: stems)
      var anchors: Set<String> = []
      func add(_ id: SchemaID, names: [String], anchor: String?) {
        var subject = Subject(
          schema: id, document: document.index, names: names, title: title(id, names), page: page,
          anchor: anchor, isReached: foreign.reaches(id))
        if let binder = binders[id] {
          subject.unboundTitle = subject.title
          let isRoot = graph.documents[graph[binder].document].root == binder
          subject.title += " bound by \(title(binder, isRoot ? [] : definitionNames(graph[binder])))"
        }
        result.append(subject)
      }
      add(document.root, names: [], anchor: nil)
      for id in schemas[document.index]
      where !isInner[id.index] && id != document.root && foreign.reaches(id)
        && !isIdle(id, wanted, in: graph)
      {
        let names = definitionNames(graph[id])
        let start = "def." + names.map(Escaping.anchor).joined(separator: ".")
        var anchor = start
        var number = 2
        while !anchors.insert(anchor).inserted {
          anchor = start + "-\(number)"
          number += 1
        }
        add(id, names: names, anchor: anchor)
      }
    }
    return result
  }

  /// What references lead to, and what documents list.
  private struct Wanted {
    let targets: Set<SchemaID>
    /// The schemas in documents into which references lead.
    private let embeddings: Set<ObjectIdentifier>
    private let listed: Set<SchemaID>

    init(_ graph: SchemaGraph) {
      targets = Set(graph.schemas.flatMap(\.references))
      embeddings = Set(targets.compactMap { graph[$0].embeddingKey })
      listed = Set(graph.documents.filter { !$0.isSchema }.flatMap(\.definitions).map(\.schema))
    }

    /// Whether a schema of a document is one of its definitions, or a reference leads into it.
    func holds(_ schema: Schema) -> Bool {
      listed.contains(schema.id) || schema.embeddingKey.map(embeddings.contains) ?? false
    }
  }

  /// Whether a schema is no definition, and nothing refers to it or to a part of it: `additionalItems` that has no effect, or
  /// a scalar of a parameter.
  private static func isIdle(_ id: SchemaID, _ wanted: Wanted, in graph: SchemaGraph) -> Bool {
    let schema = graph[id]
    if schema.embeddedName != nil { return !wanted.holds(schema) }
    guard !wanted.targets.contains(id), !schema.isInDocument,
      !schema.pointer.contains(where: isOfDefinitions)
    else { return false }
    return !wanted.targets.contains {
      graph[$0].document == schema.document && graph[$0].pointer.starts(with: schema.pointer)
    }
  }

  /// The names on the way to a schema such as `/$defs/a/$defs/b`, or `/$defs/shapes/circle` with those of the mappings that hold a
  /// definition; the last part of one that names no definition.
  private static func definitionNames(_ schema: Schema) -> [String] {
    if schema.isInDocument { return schema.pointerParts.suffix(schema.innerPointer.count + 1).map(\.token) }
    let pointer = schema.pointer
    guard let first = pointer.firstIndex(where: isOfDefinitions), first + 1 < pointer.count else {
      return [pointer.last ?? "schema"]
    }
    var names: [String] = []
    for (index, part) in pointer.enumerated().dropFirst(first + 1) {
      if isOfDefinitions(part), !names.isEmpty, index + 1 < pointer.count { continue }
      names.append(part)
    }
    return names
  }

  private static func isOfDefinitions(_ part: String) -> Bool { Keyword(named: part) == .defs }

  // MARK: - Links

  func link(to subject: Subject) -> Inline { .link(.text(subject.name), to: subject.target) }

  /// The place where a schema is described; nil for one of a document that has no page here.
  func target(of id: SchemaID) -> Target? {
    places[id].map { Target(page: subjects[$0.subject].page, anchor: $0.anchor.isEmpty ? nil : $0.anchor) }
  }

  /// A link to what a reference leads to, here or elsewhere; its name where it is described nowhere.
  func reference(to id: SchemaID) -> Inline {
    guard let place = places[id], let target = target(of: id) else {
      let schema = graph[id]
      let path = graph.documents[schema.document].path
      let name = schema.title ?? schema.pointer.last ?? PagePaths.stem(path, among: stems)
      return foreign.address(ofDocument: schema.document).map { .web(.text(name), $0) } ?? .text(name)
    }
    let subject = subjects[place.subject]
    if place.path.isEmpty && place.step == nil { return .link(.text(subject.name), to: target) }
    let words: Inline = place.path.isEmpty ? "a part" : .code(place.path)
    return .link("\(words) of \(text: subject.name)", to: target)
  }

  /// The subject that a schema is, or that it refers to before anything else.
  func targetSubject(of id: SchemaID) -> Subject? {
    var id = id
    for _ in 0..<32 {
      if let subject = subject(id) { return subject }
      guard let next = graph[id].reference else { return nil }
      id = next
    }
    return nil
  }

  /// The declared type that carries a subject.
  func nominal(of subject: Subject) -> NominalType? {
    if subject.isRoot, graph.documents[subject.document].isEntry {
      return types.rootType(ofDocument: subject.document)
    }
    guard case .named(let id) = type(of: subject).nonNull else { return nil }
    return types[id]
  }

  /// The type that carries a subject: for a schema that only references reach, the type that carries these.
  func type(of subject: Subject) -> TypeReference {
    if let root = subject.isRoot ? types.rootType(ofDocument: subject.document) : nil {
      return .named(root.id)
    }
    let type = types.type(of: subject.schema)
    if let type = hasName(type) ? type : typesOfReferences[subject.schema] { return type }
    // A document that is nothing but a reference has the type of the reference's target.
    let schema = graph[subject.schema]
    let target = schema.isOnlyReference ? schema.references.first.map(types.type) : nil
    return target.flatMap { hasName($0) ? $0 : nil } ?? .json
  }

  /// Whether Swift has a name for the type: the documents outside of the folder have no namespace of their own.
  private func hasName(_ type: TypeReference) -> Bool {
    if case .named(let id) = type.nonNull { return !types[id].path.isEmpty }
    return type != .json
  }
}
