package import SchemaRuntime

/// An annotation of a value, and the schema that has it, among those that describe the value.
package struct Annotation<Words> {
  package var words: Words
  package var schema: SchemaID
  /// JSON Pointer from the schema that was asked to the one that has the annotation, through `$ref` where one stands
  /// between them.
  package var path: String
  /// Whether a `$ref` stands between them.
  package var isReferredTo: Bool
}

// An annotation of a member or item comes from its schema, or else from the target of its reference, a part of its
// `allOf`, or its only form that is not null. Types, validators, fixtures and pages all use these functions.
extension SchemaGraph {
  /// The schema that deprecates a value which all the schemas describe; nil where none does.
  package func deprecation(of schemas: [SchemaID]) -> Annotation<Schema>? {
    said(of: schemas) { $0.deprecated ? $0 : nil }
  }

  /// The `readOnly` or `writeOnly` of a value; nil where it has neither.
  package func access(to schemas: [SchemaID]) -> Annotation<ValueAccess>? {
    said(of: schemas) { $0.readOnly ? .readOnly : $0.writeOnly ? .writeOnly : nil }
  }
}
