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

  /// The `readOnly` and the `writeOnly` of a value. Of one that has both, neither side may send it.
  package func access(to schemas: [SchemaID]) -> [Annotation<ValueAccess>] {
    // Most values have neither, which one walk tells.
    guard let first = said(of: schemas, { ValueAccess.allCases.first(where: $0.states) }) else { return [] }
    return ValueAccess.allCases.compactMap { access in
      access == first.words ? first : said(of: schemas) { $0.states(access) ? access : nil }
    }
  }
}

extension Schema {
  /// Whether it says `readOnly`, or `writeOnly`.
  package func states(_ access: ValueAccess) -> Bool {
    switch access {
    case .readOnly: readOnly
    case .writeOnly: writeOnly
    }
  }
}
