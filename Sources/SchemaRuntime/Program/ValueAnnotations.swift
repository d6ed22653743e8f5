/// The annotations that the schema of a part of a value has for the part.
///
/// A call of such a schema carries them, for each kind of part: a member, an item, a value that takes one of several
/// forms.
package final class ValueAnnotations: Sendable {
  /// The words of an annotation, and the place of the schema that has it.
  package struct Statement<Words: Sendable>: Sendable {
    package var words: Words
    package var place: AnnotationPlace

    package init(_ words: Words, at place: AnnotationPlace) { (self.words, self.place) = (words, place) }
  }

  /// The replacement of a deprecated part, perhaps empty; nil where the part is not deprecated.
  package let deprecation: Statement<String>?
  /// Why a request, or a response, must not have the part: at most one statement of each kind.
  package let access: [Statement<ValueAccess>]

  /// The annotations; nil where there are none.
  package init?(deprecation: Statement<String>?, access: [Statement<ValueAccess>]) {
    if deprecation == nil, access.isEmpty { return nil }
    (self.deprecation, self.access) = (deprecation, access)
  }
}

/// The kind of part that is annotated, as messages name it.
package enum AnnotatedPart {
  case member, item
  /// A value that takes one of several forms.
  case form
}
