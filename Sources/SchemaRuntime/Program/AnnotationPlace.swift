/// Where a schema stands that says something of a part of a value.
package struct AnnotationPlace: Sendable, Hashable {
  /// JSON Pointer that leads there from the schema of the whole value, through `$ref` where one stands between them.
  package var path: String
  /// The location of the place's own schema, where that is not the whole value's and `path`.
  package var schema: String?

  package init(path: String, schema: String? = nil) { (self.path, self.schema) = (path, schema) }
}

extension ViolationSink {
  /// Finds there what a keyword says of a part.
  mutating func annotated(
    _ place: AnnotationPlace, _ keyword: String, _ body: (inout Self, String) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard let schema = place.schema else { return try body(&self, place.path + "/" + keyword) }
    enter(place.path, schema)
    try body(&self, "/" + keyword)
    leave()
  }
}
