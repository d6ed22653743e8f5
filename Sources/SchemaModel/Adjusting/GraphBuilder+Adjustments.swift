import Diagnostics
import SchemaRuntime

extension GraphBuilder {
  /// Decides about the schemas that have been read: first as the package itself does, then about documents of others as
  /// their packages do.
  mutating func applyAdjustments() {
    documentsByPath = Dictionary(graph.documents.map { (ScalarKey($0.path), $0.index) }) { first, _ in first }
    let own = AdjustedDocuments(options.adjustments, below: nil)
    let others = options.adjustments.imported.map { imported in
      var adjustments = imported.adjustments
      adjustments.areComplete = false
      return AdjustedDocuments(adjustments, below: imported.uriPrefix)
    }
    for documents in [own] + others {
      applyNames(in: documents)
      applyOpenness(in: documents)
      applyIntegerFormats(in: documents)
    }
  }

  /// Reports what a configuration says of documents, files and keywords that are not there.
  mutating func checkAdjustments() {
    let adjustments = options.adjustments
    guard adjustments.areComplete else { return }
    for glob in selection.unmatched {
      diagnostics.error("no schema file matches '\(glob.text.shortened)'", at: glob.location)
    }
    for patch in library.unusedPatches { reportNoDocument(patch.place) }
    for keyword in adjustments.ignoredKeywords where !metIgnoredKeywords.contains(ScalarKey(keyword.text)) {
      diagnostics.error(
        "no schema has an unknown keyword '\(keyword.text.shortened)' to ignore", at: keyword.location)
    }
  }

  private mutating func reportNoDocument(_ place: Mention) {
    let document = place.place.document
    diagnostics.error(
      "there is no schema '\(document.shortened)'", at: place.location,
      help: spellingHelp(for: document, among: graph.documents.map(\.path)))
  }

  /// The schema at a place; nil where there is none, which is reported if all documents are known.
  mutating func schema(at place: Mention, in documents: AdjustedDocuments) -> Schema? {
    let (name, pointer) = place.place
    let path = documents.path(of: name)
    guard let document = documentsByPath[ScalarKey(path)] else {
      if documents.adjustments.areComplete { reportNoDocument(place) }
      return nil
    }
    if let id = schemaAtPointer[document][ScalarKey(pointer)] { return graph.schemas[id.index] }
    diagnostics.error(
      "no schema stands at '\(place.text.shortened)'", at: place.location,
      help: spellingHelp(for: place.text, among: graph.placesOfNames))
    return nil
  }

  /// Gives members, values and branches the Swift names that a configuration has for them.
  private mutating func applyNames(in documents: AdjustedDocuments) {
    for naming in documents.adjustments.names {
      guard let schema = schema(at: naming.place, in: documents) else { continue }
      switch naming.name {
      case .own(let name): schema.extensions.name = name
      case .cases(let cases): for (value, name) in cases { nameCase(value, name, of: schema) }
      }
    }
  }

  private mutating func nameCase(_ value: Mention, _ name: String, of schema: Schema) {
    let values = schema.listedValues ?? []
    let known =
      (schema.extensions.knownValues ?? []) + values.map { $0.stringValue ?? $0.jsonText }
      + (0..<max(schema.oneOf.count, schema.anyOf.count)).map(String.init)
    guard known.contains(where: { $0.hasSameScalars(as: value.text) }) else {
      return diagnostics.error(
        "'\(value.text.shortened)' is no value and no branch of this schema", at: value.location,
        help: spellingHelp(for: value.text, among: known))
    }
    schema.extensions.caseNames.removeAll { $0.value.hasSameScalars(as: value.text) }
    schema.extensions.caseNames.append((value.text, name))
  }

  /// Limits integers to what a format allows them to be.
  private mutating func applyIntegerFormats(in documents: AdjustedDocuments) {
    let formats = documents.adjustments.integerFormats
    guard !formats.isEmpty else { return }
    for schema in graph.schemas where documents.contain(graph.documents[schema.document]) {
      guard let range = schema.format.flatMap({ formats[$0] }), let site = schema.sites["format"],
        schema.types?.contains(.integer) == true
      else { continue }
      if schema.minimum.map({ $0 < range.minimum }) ?? true {
        schema.minimum = range.minimum
        schema.sites.note("minimum", at: site.location, spelling: "format")
      }
      if schema.maximum.map({ range.maximum < $0 }) ?? true {
        schema.maximum = range.maximum
        schema.sites.note("maximum", at: site.location, spelling: "format")
      }
    }
  }
}

/// Documents, and what is decided about them.
struct AdjustedDocuments {
  let adjustments: SchemaAdjustments
  /// Where the documents of another package stand; nil: all that stand below no other package's.
  private let uriPrefix: String?

  init(_ adjustments: SchemaAdjustments, below uriPrefix: String?) {
    (self.adjustments, self.uriPrefix) = (adjustments, uriPrefix)
  }

  /// What the graph calls a document that the adjustments mention.
  func path(of name: String) -> String { uriPrefix.map { $0 + PercentEncoding.encode(path: name) } ?? name }

  func contain(_ document: SchemaDocument) -> Bool {
    if let uriPrefix { return document.path.hasPrefix(uriPrefix) }
    return !adjustments.imported.contains { document.path.hasPrefix($0.uriPrefix) }
  }
}
