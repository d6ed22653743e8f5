/// The place of a schema with an annotation of a part of a value.
package struct AnnotationPlace: Sendable, Hashable {
  /// JSON Pointer that leads there from the schema of the whole value, through `$ref` where one stands between them.
  package var path: String
  /// The location of the place's own schema, where that is not the whole value's and `path`.
  package var schema: String?

  package init(path: String, schema: String? = nil) { (self.path, self.schema) = (path, schema) }
}

extension ViolationSink {
  /// Runs `body` for an annotation of a part, with the record at the annotation's place.
  mutating func annotated(
    _ place: AnnotationPlace, _ keyword: String, _ body: (inout Self, String) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard let schema = place.schema else { return try body(&self, place.path + "/" + keyword) }
    enter(place.path, schema)
    try body(&self, "/" + keyword)
    leave()
  }
}
