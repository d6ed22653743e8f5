import Diagnostics
import SchemaModel

extension Lowering {
  /// Notes that the schema of JSON in base64 has no type: the bytes have one.
  mutating func noteEncodedContents() {
    for schema in graph.schemas where schema.assertsJSON && schema.isInBase64 {
      guard graph.documents[schema.document].isEntry, let content = schema.contentSchema,
        graph[content].boolean == nil
      else { continue }
      bag.note(
        "'contentSchema' has no type in Swift: the string is the bytes of its base64",
        at: schema.sites[.contentSchema]?.location ?? schema.location,
        help: "without 'contentEncoding' it is decoded; otherwise decode the bytes where they are used")
    }
  }
}
