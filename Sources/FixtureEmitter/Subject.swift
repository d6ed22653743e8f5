import SchemaModel
import TypeModel

/// An object that fixtures are made for: the root of an entry document unless it only defines, or a definition that is an object or a union.
struct Subject: Sendable {
  var schema: SchemaID
  var document: String
  var type: String
  var folder: String

  static func all(in graph: SchemaGraph, _ types: TypeGraph) -> [Subject] {
    var subjects: [Subject] = []
    var seen: Set<SchemaID> = []
    var folders: Set<String> = []
    for document in graph.entryDocuments {
      let definitions = document.definitions.map(\.schema).filter { isWeighty($0, types) }
      // A root that only defines accepts every value, and no client sends it.
      let root = graph.onlyDefines(document) ? [] : [document.root]
      for schema in root + definitions where seen.insert(schema).inserted {
        let nominal =
          schema == document.root ? types.rootType(ofDocument: document.index) : types.nominalType(of: schema)
        let path = nominal?.path ?? [document.path]
        let namespace = types.file(ofDocument: document.index)?.namespace ?? []
        let own = path.dropFirst(min(namespace.count, max(path.count - 1, 0)))
        let name = FileName.free(
          own.map { FileName.safe($0) }.joined(separator: "."), &folders, in: namespace.joined(separator: "/")
        )
        subjects.append(
          Subject(
            schema: schema, document: document.path, type: path.joined(separator: "."),
            folder: (namespace + [name]).joined(separator: "/")))
      }
    }
    return subjects
  }

  /// Whether a definition's type has members or branches; enums and other scalars are shown where they are used.
  private static func isWeighty(_ schema: SchemaID, _ types: TypeGraph) -> Bool {
    guard let nominal = types.nominalType(of: schema), nominal.schema == schema else { return false }
    switch nominal.declaration {
    case .object, .union: return true
    default: return false
    }
  }
}
