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
  let lines: Int?
  private let graph: SchemaGraph
  private let types: TypeGraph
  private var fileOfDocument: [Int: Int] = [:]

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
      let isLarge = count(file.root) > 2 * Self.mostTypes
      for child in types[file.root].children where isLarge || document(of: child) != file.document {
        apart.insert(child)
      }
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

  /// The types of a document's file that stand apart, each group in an extension of its own.
  func groups(in file: TypeFile) -> [(document: Int, types: [TypeID])] {
    var groups: [(document: Int, types: [TypeID])] = []
    var size = 0
    for child in types[file.root].children where apart.contains(child) {
      let (document, count) = (document(of: child), count(child))
      if groups.last?.document != document || size + count > Self.mostTypes {
        groups.append((document, []))
        size = 0
      }
      groups[groups.count - 1].types.append(child)
      size += count
    }
    return groups
  }

  private func document(of type: TypeID) -> Int { graph[types[type].schema].document }

  /// How many types a type is, with those nested in it.
  private func count(_ type: TypeID) -> Int {
    var open = [type]
    var count = 0
    while let id = open.popLast() {
      open += types[id].children
      count += 1
    }
    return count
  }
}
