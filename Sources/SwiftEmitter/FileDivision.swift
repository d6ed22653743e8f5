import SchemaModel
import SourceText
import TypeModel

/// Which files a module is divided into.
public enum ModuleDivision: Sendable {
  /// One for each schema file, whatever its length, and one for what belongs to none of them: a build has planned these.
  case asPlanned
  /// Also one for each document from outside the schema folder, and none longer than so many lines, as far as one
  /// declaration is not.
  case byLength(lines: Int)
}

/// The files of a module before the long ones among them are divided.
struct FileDivision: Sendable {
  /// What a file is made of.
  enum Origin {
    case document(Int)
    case namespaces
  }

  private(set) var origins: [Origin]
  /// The types that stand in extensions of the type of a document: those of other documents, and all where they are many.
  private(set) var apart: Set<TypeID> = []
  /// The types of documents' files that have such types.
  private(set) var divided: Set<TypeID> = []
  let lines: Int?
  private let graph: SchemaGraph
  private let types: TypeGraph
  private var fileOfDocument: [Int: Int] = [:]
  /// How many types a type is, with those nested in it.
  private var counts: [TypeID: Int] = [:]

  /// More types than these do not stand in one declaration, nor in one part of an extension.
  private static let mostTypes = 24

  init(_ graph: SchemaGraph, _ types: TypeGraph, _ division: ModuleDivision) {
    self.graph = graph
    self.types = types
    origins = types.files.map { .document($0.document) } + [.namespaces]
    for (index, file) in types.files.enumerated() { fileOfDocument[file.document] = index }
    guard case .byLength(let lines) = division else {
      self.lines = nil
      return
    }
    self.lines = lines
    for file in types.files {
      let all = count(file.root)
      setApart(below: file.root, of: file.document)
      if all.contains(where: apart.contains) { divided.formUnion(all) }
    }
    for document in graph.documents.indices where fileOfDocument[document] == nil {
      fileOfDocument[document] = origins.count
      origins.append(.document(document))
    }
  }

  /// The file of the namespaces.
  var namespaces: Int { types.files.count }

  /// The file of the validators of a document, and of the types that stand apart.
  func file(ofDocument document: Int) -> Int {
    fileOfDocument[document] ?? namespaces
  }

  private mutating func setApart(below root: TypeID, of document: Int) {
    var open = [root]
    while let id = open.popLast() {
      let isLarge = counts[id, default: 0] > Self.mostTypes
      for child in types[id].children where isLarge || self.document(of: child) != document {
        apart.insert(child)
      }
      open += types[id].children
    }
  }

  /// Types that stand apart, in one extension.
  struct Group {
    /// The document that they are made of.
    let document: Int
    /// The type that they are nested in.
    let parent: TypeID
    var types: [TypeID] = []
  }

  /// The types of a document's file that stand apart.
  func groups(in file: TypeFile) -> [Group] {
    if !divided.contains(file.root) { return [] }
    var groups: [Group] = []
    var open = [file.root]
    while let parent = open.popLast() {
      var size = 0
      for (index, child) in types[parent].children.filter(apart.contains).enumerated() {
        let document = document(of: child)
        // What is nested in it stands apart, where it is large.
        let count = min(counts[child, default: 1], Self.mostTypes)
        if index == 0 || groups.last?.document != document || size + count > Self.mostTypes {
          groups.append(Group(document: document, parent: parent))
          size = 0
        }
        groups[groups.count - 1].types.append(child)
        size += count
      }
      open += types[parent].children.reversed()
    }
    return groups
  }

  private func document(of type: TypeID) -> Int { graph[types[type].schema].document }

  /// Counts a type and those nested in it, which are given.
  private mutating func count(_ root: TypeID) -> [TypeID] {
    var order: [TypeID] = []
    var open = [root]
    while let id = open.popLast() {
      order.append(id)
      open += types[id].children
    }
    for id in order.reversed() {
      counts[id] = types[id].children.reduce(1) { $0 + counts[$1, default: 1] }
    }
    return order
  }
}
