import Diagnostics
import SchemaModel
import SchemaRuntime

extension LanguageServer {
  /// The most symbols that a client gets at once: it asks again as more letters are typed.
  private static let mostSymbols = 500

  /// The documents, members and definitions of all schemas that are known, by letters that their names have in this order.
  func workspaceSymbols(_ parameters: JSONValue) -> JSONValue {
    let letters = Array((parameters["query"]?.stringValue ?? "").lowercased())
    var symbols: [JSONValue] = []
    var seen: Set<ScalarKey> = []
    var texts: [String: DocumentText] = [:]
    for graph in board.results.compactMap(\.graph) {
      let named = graph.schemas.flatMap(\.properties) + graph.documents.flatMap(\.definitions)
      let places = Dictionary(named.map { ($0.schema, $0.nameLocation) }) { first, _ in first }
      for schema in graph.schemas where !graph.isBoundCopy(schema.id) {
        guard symbols.count < Self.mostSymbols else { return .array(symbols) }
        let document = graph.documents[schema.document]
        guard !document.isBuiltIn, schema.location.file.hasPrefix("/"),
          let (name, kind) = Self.symbol(schema, document), Self.has(letters, name.lowercased()),
          seen.insert(ScalarKey(schema.location.file + "#" + JSONPointer.text(of: schema.pointer))).inserted
        else { continue }
        let file = schema.location.file
        let text = texts[file] ?? text(ofFile: file)
        texts[file] = text
        symbols.append([
          "name": .string(name), "kind": .number(JSONNumber(kind)), "containerName": .string(document.path),
          "location": [
            "uri": .string(self.document(ofFile: file)?.uri ?? FileURI.uri(of: file)),
            "range": range(text.word(at: places[schema.id] ?? schema.location), in: text),
          ],
        ])
      }
    }
    return .array(symbols)
  }

  private static func symbol(_ schema: Schema, _ document: SchemaDocument) -> (name: String, kind: Int)? {
    if schema.pointer.isEmpty { return (schema.title ?? document.path, 5) }
    if let names = schema.definitionNames { return (names.last ?? "", 5) }
    guard schema.pointer.dropLast().last == Keyword.properties.rawValue else { return nil }
    return (schema.pointer.last ?? "", 8)
  }

  private static func has(_ letters: [Character], _ name: String) -> Bool {
    var left = letters[...]
    for letter in name where letter == left.first { left = left.dropFirst() }
    return left.isEmpty
  }
}
