/// What the schema of a part of a value says of the part, beside what it asks of it.
///
/// A call of such a schema carries it, wherever the part stands: a member, an item, a value that takes one of several forms.
package final class ValueAnnotations: Sendable {
  /// What an annotation says, and the place of the schema that says it.
  package struct Statement<Words: Sendable>: Sendable {
    package var words: Words
    package var place: AnnotationPlace

    package init(_ words: Words, at place: AnnotationPlace) { (self.words, self.place) = (words, place) }
  }

  /// What to use instead, perhaps empty; nil where the part is not deprecated.
  package let deprecation: Statement<String>?
  /// Which way a text with the part must not go; nil: both are right.
  package let access: Statement<ValueAccess>?

  /// Nil where nothing is said.
  package init?(deprecation: Statement<String>?, access: Statement<ValueAccess>?) {
    if deprecation == nil, access == nil { return nil }
    (self.deprecation, self.access) = (deprecation, access)
  }
}

/// What is annotated, as messages call it.
package enum AnnotatedPart {
  case member, item
  /// A value that takes one of several forms.
  case form
}
