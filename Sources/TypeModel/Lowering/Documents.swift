import Diagnostics
import SchemaModel
import SchemaRuntime

extension Lowering {
  /// Gives every folder its namespace.
  mutating func declareNamespaces() {
    if let name = settings.namespace?.text {
      let path = [
        claimName(
          name, or: "Schemas", inNamespace: [], at: place(ofFolder: ""),
          help: "choose another 'namespace'", isSetting: true)
      ]
      namespacePaths[""] = path
      result.namespaces.append(NamespaceType(folder: "", path: path))
    }
    var folders = Set(graph.namespaces.map(\.folder))
    for document in graph.entryDocuments {
      var folder = document.folder
      while !folder.isEmpty {
        folders.insert(folder)
        folder = folder.split(separator: "/").dropLast().joined(separator: "/")
      }
    }
    let descriptions = Dictionary(graph.namespaces.map { ($0.folder, $0) }) { first, _ in first }
    for folder in folders.sorted() where !folder.isEmpty {
      let said = descriptions[folder]
      let parts = folder.split(separator: "/")
      let parent = namespacePath(ofFolder: parts.dropLast().joined(separator: "/"))
      let wanted = SwiftNames.type(
        said?.swiftName ?? String(parts.last ?? ""), isGiven: said?.swiftName != nil)
      let name = claimName(
        prefixed(wanted.isEmpty ? "Schemas" : wanted, in: parent), or: "Schemas", inNamespace: parent,
        at: place(ofFolder: folder),
        help: "\(said?.swiftName == nil ? "give it a" : "choose another") 'name' in its namespace.yaml")
      let path = parent + [name]
      namespacePaths[folder] = path
      result.namespaces.append(
        NamespaceType(folder: folder, path: path, title: said?.title, description: said?.description))
    }
  }

  /// Declares the type of every entry document, first under its name alone, so that all names are known.
  mutating func declareRoots() {
    // No name in a namespace may hide a type that the namespace refers to, whichever comes first in the alphabet.
    var names: [Int: String] = [:]
    let hidden = documentsThatNamespacesHide()
    for isHidden in [true, false] {
      for document in graph.entryDocuments where hidden.contains(document.index) == isHidden {
        names[document.index] = rootName(document)
      }
    }
    for document in graph.entryDocuments {
      guard let name = names[document.index] else { continue }
      let namespace = namespacePath(ofFolder: document.folder)
      let id = append(
        .namespace, schema: document.root, document: document.index, path: namespace + [name], parent: nil)
      roots[document.index] = id
      result.files.append(TypeFile(document: document.index, namespace: namespace, root: id))
    }
    let keys = graph.entryDocuments.map { flattening.conjunction(of: [$0.root]) }
    for (document, key) in zip(graph.entryDocuments, keys) where isOwn(key, of: document.root) {
      claimRoot(document, key)
    }
    for (document, key) in zip(graph.entryDocuments, keys) where !isOwn(key, of: document.root) {
      claimRoot(document, key)
    }
  }

  /// Whether the schema itself is part of its conjunction, or the conjunction belongs to a definition of the same
  /// document, to which the document lends its name.
  private func isOwn(_ conjunction: Conjunction, of root: SchemaID) -> Bool {
    conjunction.members.contains { $0.schema == root }
      || conjunction.members.allSatisfy { graph[$0.schema].document == graph[root].document }
  }

  private mutating func claimRoot(_ document: SchemaDocument, _ conjunction: Conjunction) {
    guard let id = roots[document.index] else { return }
    if graph.onlyDefines(document) {
      result.types[id.index].declaration = .namespace
      return
    }
    if parts.isUntyped(conjunction) {
      let key = conjunction.narrowed(to: .everything)
      if let other = nominals[key] {
        result.types[id.index].declaration = .alias(.named(other))
      } else {
        _ = claim(key, for: id)
      }
      return
    }
    let types = inference.types(of: conjunction) ?? .everything
    let key = ownEnd(of: flattening.valueKey(conjunction, types), document.root)
    if let other = nominals[key], !types.contains(.null) {
      result.types[id.index].declaration = .alias(.named(other))
    } else if !types.contains(.null), claim(key, for: id) {
      return
    } else {
      result.types[id.index].declaration = .wrapper(WrapperType(value: .json))
      pending.append((id, conjunction.narrowed(to: types)))
    }
  }

  /// The conjunction that is left where unions of a root have one possible branch; the root's own one where the result
  /// belongs to another document.
  private func ownEnd(of key: Conjunction, _ root: SchemaID) -> Conjunction {
    let end = followed(from: key).end
    return !end.members.isEmpty && isOwn(end, of: root) ? end : key
  }

  /// Makes the declared type carry the conjunction, if it needs a declared type that no other place has.
  private mutating func claim(_ key: Conjunction, for id: TypeID) -> Bool {
    guard nominals[key] == nil, !key.members.isEmpty else { return false }
    switch planner.plan(for: key) {
    case .json, .scalar, .encoded, .array, .map, .same: return false
    case .enumeration(let values): result.types[id.index].declaration = enums.declaration(values, into: &bag)
    case .openEnumeration(let values):
      result.types[id.index].declaration = .openEnum(
        enums.openEnum(values, isOpened: graph.isOpened(key), into: &bag))
    case .object, .tuple, .union, .kinds, .untyped: pending.append((id, key))
    }
    nominals[key] = id
    return true
  }

  /// Declares the types of `$defs`, first those that say something of their own, then those that only combine others.
  mutating func declareDefinitions() {
    for wantsOwn in [true, false] {
      for document in graph.entryDocuments {
        guard let root = roots[document.index] else { continue }
        for definition in document.definitions {
          if !selection.unselected.contains(definition.schema) {
            declareDefinition(definition, in: root, wantsOwn: wantsOwn)
          }
        }
      }
    }
  }

  private mutating func declareDefinition(_ definition: NamedSchema, in root: TypeID, wantsOwn: Bool) {
    let conjunction = flattening.conjunction(of: [definition.schema])
    let isOwn = conjunction.members.contains { $0.schema == definition.schema }
    guard isOwn == wantsOwn, isOwn || conjunction.members.count > 1,
      let key = rootBranches[definition.schema]?.key ?? parts.typedKey(of: conjunction), nominals[key] == nil
    else { return }
    switch planner.plan(for: key) {
    case .json, .scalar, .encoded, .array, .map, .same: return
    case .enumeration, .openEnumeration, .object, .tuple, .union, .kinds, .untyped: break
    }
    let given = graph.name(of: definition.schema)
    let home = Home(
      parent: root, name: given ?? targets.name(of: definition), isGiven: given != nil,
      schema: definition.schema)
    let id = declare(.namespace, home: home)
    _ = claim(key, for: id)
  }

  /// Records for every root and definition which type carries it, also where no schema refers to it.
  mutating func referDefinitions() {
    for document in graph.entryDocuments {
      guard let root = roots[document.index] else { continue }
      _ = lower(document.root, parent: root, name: "Value")
      for definition in document.definitions where !selection.unselected.contains(definition.schema) {
        if let branch = rootBranches[definition.schema] {
          result.references[definition.schema] = result.references[branch.schema]
          continue
        }
        let conjunction = flattening.conjunction(of: [definition.schema])
        let isPart = parts.isUntyped(conjunction) && nominals[conjunction.narrowed(to: .everything)] == nil
        if !isPart { _ = refer(to: definition.schema, parent: root, name: targets.name(of: definition)) }
      }
    }
    fillBodies()
    for definition in selection.ofNames where result.references[definition] == nil {
      result.references[definition] = .string
    }
  }

  /// The documents of the top level that have the name of a document in a namespace which leads to them.
  private mutating func documentsThatNamespacesHide() -> Set<Int> {
    let documents = graph.entryDocuments
    func name(_ document: SchemaDocument) -> String { SwiftNames.type(targets.name(ofFile: document)) }
    let topLevel = documents.filter { namespacePath(ofFolder: $0.folder).isEmpty }
    let others = documents.filter { !namespacePath(ofFolder: $0.folder).isEmpty }
    let shared = Set(topLevel.map(name)).intersection(others.map(name))
    guard !shared.isEmpty else { return [] }
    let indices = Set(topLevel.filter { shared.contains(name($0)) }.map(\.index))
    return others.map(\.folder).reduce(into: []) { found, folder in
      found.formUnion(self.documents(thatFolderLeadsTo: folder).intersection(indices))
    }
  }

  /// The documents whose types may be mentioned in types of a folder: those that references lead to, however far.
  private mutating func documents(thatFolderLeadsTo folder: String) -> Set<Int> {
    if let known = ledTo[folder] { return known }
    if documentReferences.isEmpty {
      documentReferences = graph.schemas.reduce(into: [:]) { found, schema in
        found[schema.document, default: []].formUnion(schema.references.map { graph[$0].document })
      }
    }
    var waiting = graph.entryDocuments.filter { $0.folder == folder }.map(\.index)
    var found = Set(waiting)
    while let document = waiting.popLast() {
      for target in documentReferences[document] ?? [] where found.insert(target).inserted {
        waiting.append(target)
      }
    }
    ledTo[folder] = found
    return found
  }

  /// The names at the top level that types of a folder may mention, and where their owners stand: its own types must not
  /// hide them.
  private mutating func topLevelNames(thatFolderMentions folder: String) -> [String: SourceLocation] {
    let names = documents(thatFolderLeadsTo: folder).compactMap { document -> String? in
      namespacePath(ofFolder: graph.documents[document].folder).first ?? rootNames[document]
    }
    return topLevelNames.filter { names.contains($0.key) }
  }

  /// Claims the name of a document's type.
  private mutating func rootName(_ document: SchemaDocument) -> String {
    let schema = graph[document.root]
    let namespace = namespacePath(ofFolder: document.folder)
    let given = graph.name(of: document.root)
    let wanted = SwiftNames.type(given ?? targets.name(ofFile: document), isGiven: given != nil)
    let own = givenNames.next(of: document.root)
    let name = claimName(
      own ?? prefixed(wanted.isEmpty ? "Schema" : wanted, in: namespace), or: "Value",
      inNamespace: namespace, ofFolder: document.folder, at: schema.location,
      help: given == nil ? "give it an 'x-name'" : "choose another 'x-name'",
      helpIfTaken: "give one of them an 'x-name'", isSetting: own != nil)
    rootNames[document.index] = name
    if let given, own == nil, name == prefixed(wanted, in: namespace) || wanted.isEmpty {
      let path = (namespace + [name]).joined(separator: ".")
      bag.sayOtherName(
        than: given, of: "type", called: path, wanted.isEmpty ? name : wanted, at: schema.location)
    }
    return name
  }

  /// A name with the prefix that those of the top level have.
  private func prefixed(_ name: String, in namespace: [String]) -> String {
    namespace.isEmpty ? settings.prefix + name : name
  }

  private func namespacePath(ofFolder folder: String) -> [String] {
    namespacePaths[folder] ?? []
  }

  /// The location of a folder, as its documents are shown.
  private func place(ofFolder folder: String) -> SourceLocation {
    let start = folder.isEmpty ? "" : folder + "/"
    guard let first = graph.entryDocuments.first(where: { $0.path.hasPrefix(start) }) else {
      return SourceLocation(file: folder)
    }
    let shown = graph[first.root].location.file
    return SourceLocation(file: shown.dropLast(first.path.count) + folder)
  }

  /// Takes a name in a namespace. Where it is not free, takes the name with the suffix, and reports that.
  /// - Parameters:
  ///   - folder: that of the document, if it is its type.
  ///   - help: the help where the text is no Swift name.
  ///   - helpIfTaken: the help where another type has the name, if that is a different help.
  ///   - isSetting: whether a configuration gives the name, so that `SettingsCheck` says it.
  private mutating func claimName(
    _ name: String, or suffix: String, inNamespace path: [String], ofFolder folder: String? = nil,
    at place: SourceLocation, help: String, helpIfTaken: String? = nil, isSetting: Bool = false
  ) -> String {
    let name = memberNames.contains(name) ? name + suffix : name
    let isTopLevel = path.isEmpty
    let around = isTopLevel ? ReservedNames.topLevel : Set(path)
    var others = isTopLevel || topLevelNames[name] == nil ? [:] : topLevelNames
    if let folder, !others.isEmpty { others = topLevelNames(thatFolderMentions: folder) }
    let second = others[name] == nil || path.contains(name) ? name : (path.last ?? "") + name
    let claim = namespaceScopes[path, default: NameScope(reserved: reservedTypes, around)]
      .claim([name, second, name + suffix], at: place, besides: others)
    if isTopLevel { topLevelNames[claim.name] = place }
    if isSetting { return claim.name }
    // A schema that has the name of its own folder keeps it, whatever else is there.
    if let rival = claim.rival, !path.contains(name) {
      bag.warning(
        "the name '\(claim.wanted)' is taken at \(rival), so this type is called '\((path + [claim.name]).joined(separator: "."))'",
        at: place, help: helpIfTaken ?? help)
    } else if claim.name != name, !path.contains(name) {
      bag.warning(
        "'\(name)' is the name of a type that Swift code uses without a path, so this one is called '\(claim.name)'",
        at: place, help: help)
    }
    return claim.name
  }
}
