import SchemaModel
import SourceText
import TypeModel

/// Which files a module is divided into.
public enum ModuleDivision: Sendable {
  /// One file for each schema file, whatever its length, and one for declarations that belong to no schema file, as a
  /// build has planned.
  case asPlanned
  /// One file for each schema file and for each document from outside the schema folder, divided so that no file is
  /// longer than so many lines, unless a single declaration is.
  case byLength(lines: Int)
}

/// The files of a module before the long ones among them are divided.
struct FileDivision: Sendable {
  /// The origin of a file.
  enum Origin {
    case document(Int)
    case namespaces
  }

  private(set) var origins: [Origin]
  /// The types that stand in extensions of the type of a document: types of other documents, and all types where there
  /// are many.
  private(set) var apart: Set<TypeID> = []
  /// The types of documents' files that have such types.
  private(set) var divided: Set<TypeID> = []
  let lines: Int?
  private let graph: SchemaGraph
  private let types: TypeGraph
  private var fileOfDocument: [Int: Int] = [:]
  /// The size of a type with those nested in it.
  private var sizes: [TypeID: Int] = [:]

  /// The greatest size of the types in one declaration, or in one part of an extension. An ordinary type has the size
  /// 1.
  static let mostSize = 24

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
      let all = measure(file.root)
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

  /// The file of the plan of a document, and of the types that stand apart.
  func file(ofDocument document: Int) -> Int {
    fileOfDocument[document] ?? namespaces
  }

  private mutating func setApart(below root: TypeID, of document: Int) {
    var open = [root]
    while let id = open.popLast() {
      let isLarge = sizes[id, default: 0] > Self.mostSize
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
        // The nested types of a large type stand apart, too.
        let more = min(sizes[child, default: 1], Self.mostSize)
        if index == 0 || groups.last?.document != document || size + more > Self.mostSize {
          groups.append(Group(document: document, parent: parent))
          size = 0
        }
        groups[groups.count - 1].types.append(child)
        size += more
      }
      open += types[parent].children.reversed()
    }
    return groups
  }

  private func document(of type: TypeID) -> Int { graph[types[type].schema].document }

  /// The size of a type by itself: it grows with its members, and with their documentation.
  func size(_ id: TypeID) -> Int {
    let (members, words) = types[id].declaration.extent
    return 1 + members / 32 + words / 4_000
  }

  /// Measures a type and those nested in it, which are given.
  private mutating func measure(_ root: TypeID) -> [TypeID] {
    var order: [TypeID] = []
    var open = [root]
    while let id = open.popLast() {
      order.append(id)
      open += types[id].children
    }
    for id in order.reversed() {
      sizes[id] = types[id].children.reduce(size(id)) { $0 + sizes[$1, default: 1] }
    }
    return order
  }
}

extension NominalType.Declaration {
  /// How many members or cases are declared, and how many bytes of text document them.
  fileprivate var extent: (members: Int, words: Int) {
    func sum(_ all: [Documentation]) -> (Int, Int) {
      (all.count, all.reduce(0) { $0 + ($1.description ?? "").utf8.count })
    }
    switch self {
    case .object(let object): return sum(object.properties.map(\.documentation))
    case .tuple(let tuple): return sum(tuple.positions.map(\.documentation))
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
      .openEnum(let list):
      return sum(list.cases.map(\.documentation))
    case .union(let union):
      return (union.cases.count, sum(union.cases.flatMap { [$0.documentation] + $0.forms }).1)
    case .wrapper, .alias, .namespace: return (0, 0)
    }
  }
}
