import SchemaModel
import SchemaRuntime
import TypeModel

/// What has a page, where it stands and how one page links to another.
final class Site {
  let graph: SchemaGraph
  let types: TypeGraph
  /// Every page and section, in the order of the documents.
  private(set) var subjects: [Subject] = []
  private(set) var vendors: [Vendor] = []
  private(set) var backlinks: [SchemaID: [Backlink]] = [:]
  let chooser: BranchChooser
  /// The anchors of each page once all have been written; nil before that, when every place is taken to be there.
  var anchors: [String: Set<String>]?
  /// The places that links asked for.
  let askedPlaces = AskedPlaces()

  private var subjectIndex: [SchemaID: Int] = [:]
  private var subjectsOfDocument: [Int: [Subject]] = [:]
  private var subjectAtPointer: [String: Int] = [:]

  init(graph: SchemaGraph, types: TypeGraph) {
    self.graph = graph
    self.types = types
    chooser = BranchChooser(graph: graph, types: types)
    let schemas = graph.schemasByDocument()
    for document in graph.entryDocuments { addSubjects(of: document, among: schemas[document.index]) }
    subjectsOfDocument = Dictionary(grouping: subjects, by: \.document)
    vendors = Vendor.all(in: self)
    backlinks = Backlink.all(in: self)
  }

  // MARK: - Subjects

  func subject(_ schema: SchemaID) -> Subject? { subjectIndex[schema].map { subjects[$0] } }

  func subjects(ofDocument index: Int) -> [Subject] { subjectsOfDocument[index] ?? [] }

  /// The subject around a schema and the tokens that lead from it there.
  func owner(of id: SchemaID) -> (subject: Subject, tokens: [String])? {
    let schema = graph[id]
    var pointer = schema.pointer[...]
    while true {
      if let index = subjectAtPointer[place(schema.document, pointer)] {
        return (subjects[index], Array(schema.pointer.dropFirst(pointer.count)))
      }
      if pointer.popLast() == nil { return nil }
    }
  }

  private func place(_ document: Int, _ pointer: some Sequence<String>) -> String {
    String(document) + "#" + JSONPointer.text(of: pointer)
  }

  private func addSubjects(of document: SchemaDocument, among schemas: [SchemaID]) {
    let page = PagePaths.page(ofDocument: document.path)
    add(document.root, document, names: [], page)
    for schema in schemas.map({ graph[$0] }) {
      guard let names = Site.definitionNames(schema.pointer), schema.boolean == nil else { continue }
      add(schema.id, document, names: names, page)
    }
  }

  private func add(_ schema: SchemaID, _ document: SchemaDocument, names: [String], _ page: String) {
    guard subjectIndex[schema] == nil else { return }
    subjectIndex[schema] = subjects.count
    subjectAtPointer[place(document.index, graph[schema].pointer)] = subjects.count
    let title = graph[schema].title ?? Titles.title(of: names.last ?? PagePaths.stem(document.path))
    subjects.append(
      Subject(schema: schema, document: document.index, names: names, title: title, page: page))
  }

  /// The names in a pointer such as `/$defs/a/$defs/b`; nil for any other pointer.
  private static func definitionNames(_ pointer: [String]) -> [String]? {
    guard !pointer.isEmpty, pointer.count % 2 == 0 else { return nil }
    var names: [String] = []
    for index in stride(from: 0, to: pointer.count, by: 2) {
      guard pointer[index] == "$defs" || pointer[index] == "definitions" else { return nil }
      names.append(pointer[index + 1])
    }
    return names
  }

  // MARK: - Links

  /// The way from a page to a place; without the anchor where the place turned out not to have it.
  func path(from page: String, to target: String, anchor: String?) -> String {
    let exists = anchor.map { has($0, on: target) } ?? false
    let fragment = exists ? anchor.map { "#" + $0 } ?? "" : ""
    if page == target, !fragment.isEmpty { return fragment }
    return PagePaths.relative(from: page, to: target) + fragment
  }

  /// Whether a page has an anchor, as far as that is known.
  func has(_ anchor: String, on page: String) -> Bool {
    guard let anchors else {
      askedPlaces.insert(anchor, on: page)
      return true
    }
    return anchors[page]?.contains(anchor) ?? true
  }

  func link(to subject: Subject, from page: String) -> Inline {
    .link(.text(subject.title), to: path(from: page, to: subject.page, anchor: subject.anchor))
  }

  /// The subject that a schema is, or that it refers to before anything else.
  func target(of id: SchemaID) -> Subject? {
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
    subject.isRoot ? types.rootType(ofDocument: subject.document) : types.nominalType(of: subject.schema)
  }
}
