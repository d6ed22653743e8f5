import SchemaRuntime

extension SchemaGraph {
  /// The places of roots, properties and definitions, as a configuration would mention them.
  public var placesOfNames: [String] {
    schemas.filter { schema in
      documents[schema.document].isEntry
        && (schema.pointer.isEmpty
          || schema.pointer.dropLast().last == Keyword.properties.rawValue || schema.definitionNames != nil)
    }.map { schema in
      let pointer = JSONPointer.text(of: schema.pointer)
      return documents[schema.document].path + (pointer.isEmpty ? "" : "#" + pointer)
    }
  }

  /// Whether a place is a schema in a document, or a part of one, that `include` leaves out and no other schema refers to.
  public func leavesOut(schemaAt place: Mention) -> Bool {
    if leftOutSchemas.isEmpty { return false }
    let (document, pointer) = place.place
    let tokens = JSONPointer.tokens(of: pointer) ?? []
    return tokens.indices.contains { last in
      leftOutSchemas.contains(ScalarKey("\(document)#\(JSONPointer.text(of: Array(tokens[...last])))"))
    }
  }

  /// The place of a schema that `include` leaves out and that has the name of a type, the names around it left out.
  package func placeLeftOut(ofTypeNamed name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return leftOutSchemas.lazy.map(\.text).filter { $0.hasSuffix("/" + last) }.min()
  }

  /// The JSON Pointers of the schemas that `include` leaves out of a document.
  package func pointersLeftOut(of document: String) -> [String] {
    leftOutSchemas.lazy.map(\.text).filter { $0.hasPrefix(document + "#") }
      .map { String($0.dropFirst(document.count + 1)) }.sorted()
  }

  /// The help where a document that holds schemas is taken for one: how the first of them is named.
  package func helpNamingSchema(in document: SchemaDocument) -> String? {
    document.definitions.first.map { first in
      "name one of them, as in '\(document.path)#\(JSONPointer.text(of: self[first.schema].pointer))'"
    }
  }
}

extension SchemaDocument {
  /// The folder that the file is in, below the schema root; empty for the root.
  public var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
}
