package import SchemaRuntime

/// What a schema says of a value, and which of those that describe it says so.
package struct Annotation<Words> {
  package var words: Words
  package var schema: SchemaID
  /// JSON Pointer from the schema that was asked to the one that says it, through `$ref` where one stands between them.
  package var path: String
  /// Whether a `$ref` stands between them.
  package var isReferredTo: Bool
}

// An annotation of a member or item is what its schema says, or else what that refers to, a part of its `allOf`, or its only
// form that is not null. Types, validators, fixtures and pages all ask here.
extension SchemaGraph {
  /// What deprecates a value that all the schemas describe: the schema that does.
  package func deprecation(of schemas: [SchemaID]) -> Annotation<Schema>? {
    said(of: schemas) { $0.deprecated ? $0 : nil }
  }

  /// What `readOnly` or `writeOnly` says of it.
  package func access(to schemas: [SchemaID]) -> Annotation<ValueAccess>? {
    said(of: schemas) { $0.readOnly ? .readOnly : $0.writeOnly ? .writeOnly : nil }
  }
}
