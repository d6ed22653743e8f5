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
