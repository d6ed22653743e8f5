extension SchemaGraph {
  /// Removes the formats that schemas assert, so that the graph says what is valid where `format` only describes.
  package func removeAssertedFormats() {
    for schema in schemas where schema.assertsFormat { schema.format = nil }
  }
}
