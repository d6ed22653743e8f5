/// Where a schema stands that says something of a member.
package struct AnnotationPlace: Sendable, Hashable {
  /// JSON Pointer that leads there from the schema of the object, through `$ref` where one stands between them.
  package var path: String
  /// Its own location, where that is not the object's and `path`.
  package var schema: String?

  package init(path: String, schema: String? = nil) { (self.path, self.schema) = (path, schema) }

  /// The schema of a property, which stands in that of the object.
  package init(ofProperty name: String) { self.init(path: "/properties/" + JSONPointer.escaped(name)) }

  /// The schema of an item of the prefix.
  package init(ofItem index: Int) { self.init(path: "/prefixItems/\(index)") }
}

extension ViolationSink {
  /// What a keyword says of a member is found there.
  mutating func annotated(
    _ place: AnnotationPlace, _ keyword: String, _ body: (inout Self, String) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard let schema = place.schema else { return try body(&self, place.path + "/" + keyword) }
    enter(place.path, schema)
    try body(&self, "/" + keyword)
    leave()
  }
}
