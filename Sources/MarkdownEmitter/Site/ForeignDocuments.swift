import SchemaModel
import SourceText

/// The documents that no page was asked for, and that references lead to: those with pages, and the addresses of the
/// others.
struct ForeignDocuments {
  /// The documents with a page, in order of path.
  private(set) var documents: [SchemaDocument] = []
  /// The folder of their pages, below the folder of pages.
  let folder: String
  /// Whether the schemas of the folder lead to each schema, by its index.
  private let isReached: [Bool]
  private var pages: [Int: String] = [:]
  private var addresses: [Int: String] = [:]

  init(_ graph: SchemaGraph, addresses known: DocumentationAddresses) {
    isReached = Self.reach(of: graph)
    folder = Self.folder(beside: graph)
    let documents = graph.documents.filter { !$0.isEntry }.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    var isNamed = Set<Int>()
    for schema in graph.schemas where isReached[schema.id.index] { isNamed.insert(schema.document) }
    var taken: Set<String> = []
    for document in documents where isNamed.contains(document.index) {
      if let address = known.address(of: document.path) {
        addresses[document.index] = address
      } else if document.isBuiltIn {
        addresses[document.index] = document.path
      } else {
        let start = Self.path(of: document.path)
        var name = start
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
          name = start + "-\(number)"
          number += 1
        }
        pages[document.index] = folder + "/" + name + ".md"
        self.documents.append(document)
      }
    }
  }

  func reaches(_ id: SchemaID) -> Bool { isReached[id.index] }

  /// The page of one of the documents.
  func page(ofDocument index: Int) -> String? { pages[index] }

  /// The address on the web where a document without a page is described.
  func address(ofDocument index: Int) -> String? { addresses[index] }

  /// Marks the schemas that the documents of the folder lead to. A definition is no part of the schema that holds it.
  private static func reach(of graph: SchemaGraph) -> [Bool] {
    var isReached = graph.schemas.map { graph.documents[$0.document].isEntry }
    var waiting = graph.schemas.map(\.id).filter { isReached[$0.index] }
    while let id = waiting.popLast() {
      let schema = graph[id]
      for next in schema.references + schema.children.map(\.schema) where !isReached[next.index] {
        isReached[next.index] = true
        waiting.append(next)
      }
    }
    return isReached
  }

  /// A folder that no schema file has a page in.
  private static func folder(beside graph: SchemaGraph) -> String {
    let taken = Set(
      graph.entryDocuments.compactMap { $0.path.split { "/.".contains($0) }.first?.lowercased() })
    return PagePaths.free("elsewhere") { taken.contains($0) }
  }

  /// `https://geo.example/line.yaml` is `geo.example.line`: one name, as pages are files of one folder.
  private static func path(of uri: String) -> String {
    let bare = uri.firstRange(of: "://").map { uri[$0.upperBound...] } ?? uri[...]
    let parts = OutputNames.withoutSuffix(String(bare)).unicodeScalars.split { scalar in
      !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "-_".unicodeScalars.contains(scalar))
    }
    let name = parts.map { String(String.UnicodeScalarView($0)) }.joined(separator: ".")
    if name.isEmpty { return "document" }
    let listed = ["index", "disagreements", "messages", "sources", "readme"]
    return listed.contains(name.lowercased()) ? name + ".schema" : name
  }
}
