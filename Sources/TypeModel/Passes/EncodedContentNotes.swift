import Diagnostics
import SchemaModel

/// After it, a note says of each schema of JSON in base64 that it has no type: the bytes have one.
struct EncodedContentNotes {
  let graph: SchemaGraph

  func apply(into bag: inout DiagnosticBag) {
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
