import Diagnostics
package import SchemaModel
import SchemaRuntime

/// The namespaces of folders, and the names of the types of entry documents. All names at the top level are known before
/// a type gets one in them.
struct DocumentNames {
  private let graph: SchemaGraph
  private let settings: TypeSettings
  private let targets: TargetNames
  /// Names of types that generated code mentions without a path.
  private let reservedTypes: Set<String>
  /// Names of members that no type may have: letters of scripts without capitals do not tell the two apart.
  private let memberNames: Set<String>
  private(set) var namespaces: [NamespaceType] = []
  /// The name of each entry document's type, by index of the document.
  private(set) var names: [Int: String] = [:]
  /// Names that no nested type may have, because generated code begins paths with them, and where their owners stand.
  private(set) var topLevelNames: [String: SourceLocation] = [:]
  /// Names in each namespace, by its path.
  private var namespaceScopes: [[String]: NameScope] = [:]
  /// The path of each folder's namespace.
  private var namespacePaths: [String: [String]] = [:]
  /// The documents that references of each lead to; empty until they are asked for.
  private var documentReferences: [Int: Set<Int>] = [:]
  /// The documents that a folder leads to.
  private var ledTo: [String: Set<Int>] = [:]

  init(
    _ graph: SchemaGraph, _ settings: TypeSettings, _ targets: TargetNames, _ givenNames: inout GivenNames,
    into bag: inout DiagnosticBag
  ) {
    (self.graph, self.settings, self.targets) = (graph, settings, targets)
    reservedTypes = ReservedNames.types(chosenIn: settings)
    memberNames = graph.schemas.reduce(into: []) { names, schema in
      for property in schema.properties { names.formUnion(SwiftNames.sharedWithTypes(property.name)) }
      names.formUnion(graph.name(of: schema.id).map(SwiftNames.sharedWithTypes) ?? [])
    }
    nameFolders(into: &bag)
    // No name in a namespace may hide a type that the namespace refers to, whichever comes first in the alphabet.
    let hidden = documentsThatNamespacesHide()
    for isHidden in [true, false] {
      for document in graph.entryDocuments where hidden.contains(document.index) == isHidden {
        names[document.index] = rootName(document, &givenNames, into: &bag)
      }
    }
  }

  /// Gives every folder its namespace.
  private mutating func nameFolders(into bag: inout DiagnosticBag) {
    if let name = settings.namespace?.text {
      let path = [
        claimName(
          name, or: "Schemas", inNamespace: [], at: place(ofFolder: ""),
          help: "choose another 'namespace'", isSetting: true, into: &bag)
      ]
      namespacePaths[""] = path
      namespaces.append(NamespaceType(folder: "", path: path))
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
      let wanted = SchemaNamespace.typeName(ofFolder: String(parts.last ?? ""), said: said?.swiftName)
      let name = claimName(
        prefixed(wanted, in: parent), or: "Schemas", inNamespace: parent,
        at: place(ofFolder: folder),
        help: "\(said?.swiftName == nil ? "give it a" : "choose another") 'name' in its namespace.yaml",
        into: &bag)
      let path = parent + [name]
      namespacePaths[folder] = path
      namespaces.append(
        NamespaceType(folder: folder, path: path, title: said?.title, description: said?.description))
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
    let mentioned = documents(thatFolderLeadsTo: folder).compactMap { document -> String? in
      namespacePath(ofFolder: graph.documents[document].folder).first ?? names[document]
    }
    return topLevelNames.filter { mentioned.contains($0.key) }
  }

  /// Claims the name of a document's type.
  private mutating func rootName(
    _ document: SchemaDocument, _ givenNames: inout GivenNames, into bag: inout DiagnosticBag
  ) -> String {
    let schema = graph[document.root]
    let namespace = namespacePath(ofFolder: document.folder)
    let given = graph.name(of: document.root)
    let wanted = SwiftNames.type(given ?? targets.name(ofFile: document), isGiven: given != nil)
    let own = givenNames.next(of: document.root)
    let name = claimName(
      own ?? prefixed(wanted.isEmpty ? "Schema" : wanted, in: namespace), or: "Value",
      inNamespace: namespace, ofFolder: document.folder, at: schema.location,
      help: given == nil ? "give it an 'x-name'" : "choose another 'x-name'",
      helpIfTaken: "give one of them an 'x-name'", isSetting: own != nil, into: &bag)
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

  func namespacePath(ofFolder folder: String) -> [String] {
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
    at place: SourceLocation, help: String, helpIfTaken: String? = nil, isSetting: Bool = false,
    into bag: inout DiagnosticBag
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

extension SchemaNamespace {
  /// The name that the namespace of a folder has if nothing else there has it.
  /// - Parameter said: the name that its `namespace.yaml` gives.
  package static func typeName(ofFolder name: String, said: String?) -> String {
    let name = SwiftNames.type(said ?? name, isGiven: said != nil)
    return name.isEmpty ? "Schemas" : name
  }
}
