import Diagnostics
import SchemaModel
import SchemaRuntime
import TypeModel

/// Turns what was found into changes: with places, objects and an order.
struct ChangeCollector {
  private let graph: SchemaGraph
  let shift: Int
  private let types: Sides<TypeGraph>
  var changes: [SchemaChange] = []
  /// The schemas that each change is about, in the joined graph, and what tells it apart.
  private(set) var subjects: [Subject] = []
  private var known: [Difference.Key: Int] = [:]

  struct Subject {
    var sites: Sides<SchemaID?> = Sides(old: nil, new: nil)
    var compared: Sides<[SchemaID]> = Sides(old: [], new: [])
    var detail = ""
    /// The ways that what shows the change is sent, where it is a part of an operation.
    var directions: Set<SchemaChange.Direction> = []
    /// The member that no value is allowed for on one side.
    var forbidden: String?

    var schemas: [SchemaID] { [sites.old, sites.new].compactMap { $0 } + compared.old + compared.new }

    /// Whether a change of Swift with this detail, a property or value, may come of the change.
    func tells(of detail: String) -> Bool {
      detail.utf8.elementsEqual(self.detail.utf8) || forbidden?.utf8.elementsEqual(detail.utf8) ?? false
    }
  }

  init(graph: SchemaGraph, shift: Int, types: Sides<TypeGraph>) {
    self.graph = graph
    self.shift = shift
    self.types = types
  }

  /// The claims of a difference that other subjects have shown; nil where no other one met it.
  func shown(_ difference: Difference) -> Sides<Bool>? {
    known[difference.key].map { index in
      Sides(old: changes[index].narrowing != nil, new: changes[index].widening != nil)
    }
  }

  mutating func add(_ judged: [JudgedDifference], of root: ComparedRoot) {
    for judged in judged { add(judged, of: root) }
  }

  private mutating func add(_ judged: JudgedDifference, of root: ComparedRoot) {
    let difference = judged.difference
    var change = SchemaChange(
      rule: difference.rule, object: object(of: site(difference)?.schema, below: root),
      document: document(of: site(difference)?.schema, below: root),
      location: location(difference),
      message: difference.message, old: place(difference, .old), new: place(difference, .new))
    change.subject = SchemaChange.Subject(
      root: change.document.hasSameScalars(as: root.document) ? nil : root.document,
      definition: root.definition)
    change.narrows = judged.claims(.old)
    change.widens = judged.claims(.new)
    change.path = path(difference)
    change.place = difference.place.pointer
    change.requiredMember = difference.aspect.requiredMember
    if case .name = difference.place.steps.last { change.message = "in names of members, " + change.message }
    // A property that an open object has listed is only new to readers.
    let isOpen = difference.place.compared.map { $0.allSatisfy { graph[$0].acceptsAll } }
    switch difference.rule {
    case "property-added" where change.narrows && !change.widens && isOpen.old:
      change.message += "; any value was allowed before"
      change.isOfUnlistedMember = true
    case "property-removed" where change.widens && !change.narrows && isOpen.new:
      change.message += "; any value is allowed now"
      change.isOfUnlistedMember = true
    default: break
    }
    let witnesses = judged.witnesses.map { instance in
      instance.map { SchemaChange.Witness(instance: $0, subject: change.subject, place: change.place) }
    }
    (change.narrowing, change.widening) = (witnesses.old, witnesses.new)
    if judged.unproved.old { change.unproved.append(.narrows) }
    if judged.unproved.new { change.unproved.append(.widens) }
    if let index = known[difference.key] {
      subjects[index].directions.formUnion(root.directions)
      return changes[index].merge(change)
    }
    known[difference.key] = changes.count
    changes.append(change)
    subjects.append(
      Subject(
        sites: (difference.told ?? difference.sites).map(\.schema), compared: difference.place.compared,
        detail: difference.detail, directions: root.directions, forbidden: difference.forbiddenMember))
  }

  // MARK: where

  /// The keyword or subschema, of the side that has it.
  private func site(_ difference: Difference) -> Difference.Site? {
    let sites = difference.told ?? difference.sites
    let isGone = sites.new.keyword == nil && sites.old.keyword != nil && !difference.rule.hasSuffix("-added")
    let version: Version = difference.rule.hasSuffix("-removed") || isGone ? .old : .new
    return [sites[version], sites[version.other]].first { $0.schema != nil }
  }

  /// The document that a schema of the joined graph is in: of one that both sides have, the path of the new one.
  private func document(of id: SchemaID?, below root: ComparedRoot) -> String {
    guard let id else { return root.document }
    let index = graph[id].document
    let isOfRoot = Version.allCases.contains { graph[root.schemas[$0]].document == index }
    return isOfRoot ? root.document : shown(graph.documents[index].path)
  }

  private func location(_ difference: Difference) -> String {
    guard let site = site(difference), let id = site.schema else { return "" }
    let spelling = site.keyword.flatMap { graph[id].sites[$0]?.spelling }
    return JSONPointer.text(of: graph[id].pointer + [spelling].compactMap { $0 })
  }

  private func place(_ difference: Difference, _ version: Version) -> SourceLocation {
    if let name = difference.place.names[version], difference.rule.hasPrefix("property-") {
      return name.nameLocation
    }
    let site = (difference.told ?? difference.sites)[version]
    if let id = site.schema {
      return site.keyword.flatMap { graph[id].sites[$0]?.location } ?? graph[id].location
    }
    // Where a side has no schema at the place, the location is that of the nearest schema around it.
    var place: Place? = difference.place
    while let here = place {
      if let id = here.compared[version].first { return graph[id].location }
      place = here.parent
    }
    return SourceLocation(file: "")
  }

  /// The name of the part of an operation whose values were judged; where a definition or document was judged, the Swift type
  /// that the schema belongs to.
  private func object(of id: SchemaID?, below root: ComparedRoot) -> String {
    guard !root.directions.isEmpty else { return object(of: id) }
    return graph[root.schemas.new].nameInDocument ?? object(of: id)
  }

  /// The Swift type of the definition or document that a schema of the joined graph belongs to.
  private func object(of id: SchemaID?) -> String {
    guard let id else { return "" }
    let isNew = id.index >= shift
    let types = isNew ? self.types.new : self.types.old
    if let definition = definition(around: id), let type = type(of: definition) { return type.qualifiedName }
    let document = graph.documents[graph[id].document]
    let index = isNew ? document.index - documentShift : document.index
    return graph[id].nameInDocument ?? types.rootType(ofDocument: index)?.qualifiedName
      ?? shown(document.path)
  }

  /// The definition that a schema of the joined graph is in, or is.
  private func definition(around id: SchemaID) -> NamedSchema? {
    let pointer = graph[id].pointer
    return graph.documents[graph[id].document].definitions.first { definition in
      let own = graph[definition.schema].pointer
      return pointer.count >= own.count && pointer.prefix(own.count).elementsEqual(own)
    }
  }

  private func type(of definition: NamedSchema) -> NominalType? {
    let index = definition.schema.index
    return index >= shift
      ? types.new.nominalType(of: SchemaID(index: index - shift))
      : types.old.nominalType(of: definition.schema)
  }

  /// The path of a value below its object: below a definition that has a type, or from the root of instances.
  private func path(_ difference: Difference) -> String {
    let site = site(difference)?.schema
    let isAboutOthers = ["pattern-property-", "additional-properties-", "more-items-"].contains {
      difference.rule.hasPrefix($0)
    }
    guard let site, let definition = definition(around: site), type(of: definition) != nil else {
      return isAboutOthers ? difference.place.parent?.path ?? "" : difference.place.path
    }
    var tokens = graph[site].pointer.dropFirst(graph[definition.schema].pointer.count)
    if isAboutOthers, tokens.dropLast().last == Keyword.patternProperties.rawValue {
      tokens = tokens.dropLast(2)
    }
    return ChangeReport.path(tokens)
  }

  /// A path of the joined graph as its side knows it.
  private func shown(_ path: String) -> String { String(path.dropFirst("old/".count)) }

  /// How many documents the old side has.
  private var documentShift: Int { graph.documents.firstIndex { $0.path.hasPrefix("new/") } ?? 0 }

  // MARK: documents and definitions

  mutating func addDocument(_ document: SchemaDocument, isNew: Bool, _ own: SchemaGraph) {
    let schema = own[document.root]
    let types = isNew ? self.types.new : self.types.old
    var change = SchemaChange(
      rule: isNew ? "document-added" : "document-removed",
      object: types.rootType(ofDocument: document.index)?.qualifiedName ?? document.path,
      document: document.path, location: "",
      message: isNew ? "'\(document.path)' is new" : "'\(document.path)' is gone", old: schema.location,
      new: schema.location)
    change.source = isNew ? .additive : .breaking
    change.isGone = !isNew
    append(change)
  }

  /// Adds a document whose file has another path.
  /// - Parameter isFound: whether references lead to it by its `$id`, wherever its file is.
  mutating func addMoved(_ pair: Sides<SchemaDocument>, isFound: Bool, _ graphs: Sides<SchemaGraph>) {
    var change = SchemaChange(
      rule: "document-moved",
      object: types.new.rootType(ofDocument: pair.new.index)?.qualifiedName ?? pair.new.path,
      document: pair.new.path, location: "",
      message: "'\(pair.old.path)' is '\(pair.new.path)' now" + (isFound ? ", and keeps its '$id'" : ""),
      old: graphs.old[pair.old.root].location, new: graphs.new[pair.new.root].location)
    change.isGone = !isFound
    append(change)
  }

  mutating func append(_ change: SchemaChange) {
    changes.append(change)
    subjects.append(Subject())
  }

  /// Adds what came or went with the type that it may have had.
  private mutating func append(_ change: SchemaChange, about definition: NamedSchema, _ version: Version) {
    append(change)
    subjects[subjects.count - 1].sites[version] = definition.schema
  }

  /// - Parameter isUsed: whether a root led to it, so that it was no root of its own.
  mutating func addDefinition(
    _ definition: NamedSchema, renamedFrom old: NamedSchema?, isUsed: Bool, pair: Sides<SchemaDocument>,
    roots: Sides<SchemaGraph>
  ) {
    var change = SchemaChange(
      rule: old == nil ? "definition-added" : "definition-renamed", object: object(of: definition.schema),
      document: pair.new.path, location: JSONPointer.text(of: graph[definition.schema].pointer),
      message: old.map { "definition '\($0.name)' is called '\(definition.name)' now" }
        ?? "definition '\(definition.name)' is new",
      old: old?.nameLocation ?? roots.old[pair.old.root].location, new: definition.nameLocation)
    change.isGone = !isUsed
    if old == nil { append(change, about: definition, .new) } else { append(change) }
  }

  /// Adds one change for all definitions of a document that stand in another container.
  mutating func addMoved(_ definitions: [Sides<NamedSchema>], isUsed: Bool, pair: Sides<SchemaDocument>) {
    guard let first = definitions.first else { return }
    let places = first.map { JSONPointer.text(of: graph[$0.schema].pointer) }
    let others = definitions.count - 1
    var change = SchemaChange(
      rule: "definition-renamed", object: object(of: first.new.schema), document: pair.new.path,
      location: places.new,
      message: "definition '\(first.new.name)' is at \(places.new) now, was at \(places.old)"
        + (others == 0 ? "" : "; so it is with \(others) more"),
      old: first.old.nameLocation, new: first.new.nameLocation)
    change.isGone = !isUsed
    append(change)
  }

  /// - Parameter isUsed: whether the root of its document leads to it, so that it is no root of its own.
  mutating func addRemoved(
    _ definition: NamedSchema, isUsed: Bool, pair: Sides<SchemaDocument>, _ graphs: Sides<SchemaGraph>
  ) {
    var change = SchemaChange(
      rule: "definition-removed", object: object(of: definition.schema), document: pair.new.path,
      location: JSONPointer.text(of: graph[definition.schema].pointer),
      message: "definition '\(definition.name)' is gone", old: definition.nameLocation,
      new: graphs.new[pair.new.root].location)
    change.isGone = !isUsed
    append(change, about: definition, .old)
  }

  /// Adds a definition that is a schema on one side, and a mere container of definitions on the other: there it accepts
  /// every value. No instance shows that, since a container has no schema to judge by.
  /// - Parameter version: the side where it is a container.
  mutating func addContainer(
    _ definition: NamedSchema, in version: Version, pair: Sides<SchemaDocument>, _ graphs: Sides<SchemaGraph>
  ) {
    let isEmptied = version == .new
    var change = SchemaChange(
      rule: isEmptied ? "definition-emptied" : "definition-filled", object: object(of: definition.schema),
      document: pair.new.path, location: JSONPointer.text(of: graph[definition.schema].pointer),
      message: isEmptied
        ? "'\(definition.name)' was a definition; it only holds definitions now, and accepts every value"
        : "'\(definition.name)' only held definitions, and accepted every value; it is a definition now",
      old: isEmptied ? definition.nameLocation : graphs.old[pair.old.root].location,
      new: isEmptied ? graphs.new[pair.new.root].location : definition.nameLocation)
    change.unproved = [isEmptied ? .widens : .narrows]
    append(change, about: definition, version.other)
  }

  /// - Parameter isUsed: whether a root led to the schema that had the name, so that it was no root of its own.
  mutating func addName(
    _ name: ReferenceNames.Change, isUsed: Bool, pair: Sides<SchemaDocument>, roots: Sides<SchemaGraph>
  ) {
    func place(_ version: Version) -> SourceLocation {
      guard let own = name.names[version] else { return roots[version][pair[version].root].location }
      return own.schema.sites[own.keyword]?.location ?? own.schema.location
    }
    let version: Version = name.names.new == nil ? .old : .new
    guard let own = name.names[version] else { return }
    let id = SchemaID(index: own.schema.id.index + (version == .new ? shift : 0))
    let spelling = own.schema.sites[own.keyword]?.spelling
    var change = SchemaChange(
      rule: name.rule, object: object(of: id), document: pair.new.path,
      location: JSONPointer.text(of: own.schema.pointer + [spelling].compactMap { $0 }),
      message: name.message, old: place(.old), new: place(.new))
    change.isGone = !isUsed
    append(change)
  }

  // MARK: source

  /// Adds what happened to Swift types: at the change that caused it, where there is one, or as a change of its own.
  mutating func add(
    _ sources: [SourceChange], pairs: [Sides<SchemaDocument>], graphs: Sides<SchemaGraph>
  ) {
    for source in sources {
      if let index = cause(of: source) {
        changes[index].source = max(changes[index].source, source.effect)
        say(source, at: index)
      } else {
        appendSource(source, pairs, graphs)
      }
    }
  }

  /// Adds what it means for Swift to the message, where that is not the same in other words.
  private mutating func say(_ source: SourceChange, at index: Int) {
    switch (changes[index].rule, source.rule, source.effect) {
    case ("property-added", "swift-property-added", .additive),
      ("property-removed", "swift-property-removed", _):
      return
    default:
      let message = "; " + source.message
      if !changes[index].message.contains(message) { changes[index].message += message }
    }
  }

  private func cause(of source: SourceChange) -> Int? {
    let old = Set(source.schemas.old)
    let new = Set(source.schemas.new.map { SchemaID(index: $0.index + shift) })
    return subjects.indices.first { index in
      let subject = subjects[index]
      // A member that may be null is optional in Swift.
      let isOfNull =
        source.detail.isEmpty && subject.detail == "null" && changes[index].rule.hasPrefix("enum-value-")
      guard isOfNull || subject.tells(of: source.detail) else { return false }
      // For a definition that came or went, only its type came or went in Swift.
      let isWhole =
        !["definition-added", "definition-removed", "definition-emptied", "definition-filled"]
        .contains(changes[index].rule)
        || ["swift-type-added", "swift-type-removed"].contains(source.rule)
      return ![Keyword.description, .title].contains { changes[index].rule.hasPrefix($0.ruleStem) }
        && isWhole
        && subject.schemas.contains { old.contains($0) || new.contains($0) }
    }
  }

  private mutating func appendSource(
    _ source: SourceChange, _ pairs: [Sides<SchemaDocument>], _ graphs: Sides<SchemaGraph>
  ) {
    let old = source.schemas.old.first.map { graphs.old[$0] }
    let new = source.schemas.new.first.map { graphs.new[$0] }
    // Only the old document has what is gone.
    let isGone = source.rule.hasSuffix("-removed")
    guard let some = isGone ? old ?? new : new ?? old else { return }
    let pair = pairs.first { pair in
      new.map { $0.document == pair.new.index } ?? old.map { $0.document == pair.old.index } ?? false
    }
    var change = SchemaChange(
      rule: source.rule, object: source.type, document: pair?.new.path ?? "",
      location: JSONPointer.text(of: some.pointer), message: source.message,
      old: (old ?? pair.map { graphs.old[$0.old.root] } ?? some).location,
      new: (new ?? pair.map { graphs.new[$0.new.root] } ?? some).location)
    change.source = source.effect
    if !source.rule.hasPrefix("swift-type") {
      let isOld = new == nil || isGone && old != nil
      let joined = SchemaID(index: isOld ? some.id.index : some.id.index + shift)
      let definition = definition(around: joined)
      let start = definition.flatMap { type(of: $0) == nil ? nil : graph[$0.schema].pointer.count } ?? 0
      change.path = ChangeReport.path(some.pointer.dropFirst(start))
    }
    append(change)
  }

  /// The changes of instances and texts alone.
  var withoutSwift: [SchemaChange] {
    var copy = self
    for index in copy.changes.indices { copy.changes[index].source = .none }
    return copy.sorted
  }

  /// The changes by object, the object with the worst change first, and equal ones in the order of the new documents.
  var sorted: [SchemaChange] {
    let worst = Dictionary(grouping: changes, by: \.object).mapValues { $0.map(\.severity).max() ?? .note }
    return changes.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.object != second.object {
        let severities = (worst[first.object] ?? .note, worst[second.object] ?? .note)
        if severities.0 != severities.1 { return severities.0 > severities.1 }
        return first.object.utf8.lexicographicallyPrecedes(second.object.utf8)
      }
      if first.severity != second.severity { return first.severity > second.severity }
      return (first.new.file, first.new.line, a.offset) < (second.new.file, second.new.line, b.offset)
    }.map(\.element)
  }
}
