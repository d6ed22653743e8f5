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

  /// Reports settings about documents, files and keywords that are not there.
  mutating func checkAdjustments() {
    let adjustments = options.adjustments
    guard adjustments.areComplete else { return }
    for glob in selection.unmatched {
      diagnostics.error(
        "no schema file matches '\(glob.text.shortened)'", at: glob.location, help: selection.help(for: glob))
    }
    if graph.entryDocuments.isEmpty, library.unreadable.isEmpty, let glob = selection.first,
      selection.unmatched.isEmpty
    {
      diagnostics.error(
        "no schema file is left to generate from", at: glob.location,
        help: "'include' and 'exclude' leave out all that there are")
    }
    checkDocumentRules()
    for patch in library.unusedPatches { reportNoDocument(patch.place) }
    // A keyword may stand in what could not be read.
    guard library.unreadable.isEmpty else { return }
    let unknown =
      adjustments.ignoredKeywords.map { ($0, "ignore") }
      + adjustments.annotations.map { ($0.keyword, "show") }
    for (keyword, purpose) in unknown where !metIgnoredKeywords.contains(ScalarKey(keyword.text)) {
      // A remark of authors is shown where the settings ask for it.
      if purpose == "show", Keyword(named: keyword.text) == .comment,
        graph.schemas.contains(where: { $0.comment != nil })
      {
        continue
      }
      diagnostics.error(
        "no schema has an unknown keyword '\(keyword.text.shortened)' to \(purpose)", at: keyword.location)
    }
  }

  /// Whether nothing is known of a document because it could not be read, which has been reported.
  private func isUnreadable(_ path: String) -> Bool {
    library.unreadable.contains { $0.hasSameScalars(as: path) }
  }

  private mutating func reportNoDocument(_ place: Mention) {
    let document = place.place.document
    if isUnreadable(document) { return }
    if graph.leavesOut(document) {
      return diagnostics.error(
        "the schema '\(document.shortened)' is left out by 'include' or 'exclude', and no other refers to it",
        at: place.location)
    }
    diagnostics.error(
      "there is no schema '\(document.shortened)'", at: place.location,
      help: spellingHelp(for: document, among: graph.documents.map(\.path)))
  }

  /// Reports that a mention is no place. A type is none: it has a name only when all else is decided.
  private mutating func reportNoPlace(_ mention: Mention) {
    let places = graph.placesOfNames
    let wanted = Self.letters(of: mention.text)
    let last = Self.letters(of: String(mention.text.split(separator: ".").last ?? ""))
    let found =
      places.first { Self.letters(of: Self.withoutStructure($0)) == wanted }
      ?? places.first {
        !last.isEmpty && Self.letters(of: String($0.split(separator: "/").last ?? "")) == last
      }
    diagnostics.error(
      "'\(mention.text.shortened)' is no place", at: mention.location,
      help: found.map { "write '\($0)'" }
        ?? "write the path of a schema and a JSON Pointer, as in 'order.yaml#/properties/status'")
  }

  private static func letters(of text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(\.properties.isAlphabetic))).lowercased()
  }

  /// A place, written as the name of the type that is declared there: `order.yaml#/properties/status` is
  /// `order/status`.
  private static func withoutStructure(_ place: String) -> String {
    let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
    let tokens = (parts.count > 1 ? parts[1] : "").split(separator: "/").map(String.init)
    let names = tokens.filter { token in
      Keyword(named: token).map { $0 != .properties && $0 != .defs } ?? true
    }
    let file = parts.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
    return ([String(file.prefix { $0 != "." })] + names).joined(separator: "/")
  }

  /// The schema at a place; nil where there is none, which is reported if all documents are known.
  mutating func schema(at place: Mention, in documents: AdjustedDocuments) -> Schema? {
    guard place.isPlace else {
      reportNoPlace(place)
      return nil
    }
    let (name, pointer) = place.place
    let path = documents.path(of: name)
    guard let document = documentsByPath[ScalarKey(path)] else {
      if documents.adjustments.areComplete { reportNoDocument(place) }
      return nil
    }
    if graph.leavesOut(schemaAt: place) {
      if documents.adjustments.areComplete {
        diagnostics.error(
          "the schema at '\(place.text.shortened)' is left out by 'include', and no other refers to it",
          at: place.location)
      }
      return nil
    }
    if let id = schemaAtPointer[document][ScalarKey(pointer)] { return graph.schemas[id.index] }
    if isUnreadable(path) { return nil }
    diagnostics.error(
      "no schema stands at '\(place.text.shortened)'", at: place.location,
      help: spellingHelp(for: place.text, among: graph.placesOfNames))
    return nil
  }

  /// Gives members, values and branches the Swift names that a configuration has for them.
  private mutating func applyNames(in documents: AdjustedDocuments) {
    for naming in documents.adjustments.names {
      if case .own(let name) = naming.name, !naming.place.isPlace {
        diagnostics.error(
          "'\(name.shortened)' names no type: it begins with a small letter, as members and cases do",
          at: naming.place.location, help: "write '\(Self.capitalized(name))', or the place of a member")
        continue
      }
      guard let schema = schema(at: naming.place, in: documents) else { continue }
      if graph.writtenNames[schema.id] == nil {
        graph.writtenNames[schema.id] = WrittenNames(schema.extensions)
      }
      switch naming.name {
      case .own(let name):
        guard naming.place.isOfMember else {
          diagnostics.error(
            "'\(name.shortened)' begins with a small letter, as members and cases do, and '\(naming.place.text.shortened)' is neither",
            at: naming.place.location, help: "write '\(Self.capitalized(name))' for its type")
          continue
        }
        schema.extensions.name = name
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
        help: spellingHelp(for: value.text, among: known) ?? Self.listing(known))
    }
    schema.extensions.caseNames.removeAll { $0.value.hasSameScalars(as: value.text) }
    schema.extensions.caseNames.append((value.text, name))
  }

  /// The known things that a setting could name, as a list for a message.
  private static func listing(_ known: [String]) -> String {
    if known.isEmpty { return "name the schema that has 'enum', 'oneOf' or 'anyOf'" }
    let some = known.prefix(5).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return "there are \(some)\(known.count > 5 ? " and others" : "")"
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Limits integers to what a format allows them to be.
  private mutating func applyIntegerFormats(in documents: AdjustedDocuments) {
    let formats = documents.adjustments.integerFormats
    guard !formats.isEmpty else { return }
    for schema in graph.schemas where documents.contain(graph.documents[schema.document]) {
      guard let range = schema.format.flatMap({ formats[$0] }), let site = schema.sites[.format],
        schema.types?.contains(.integer) == true
      else { continue }
      if schema.minimum.map({ $0 < range.minimum }) ?? true {
        schema.minimum = range.minimum
        schema.sites.note(.minimum, at: site.location, spelling: Keyword.format.rawValue)
      }
      if schema.maximum.map({ range.maximum < $0 }) ?? true {
        schema.maximum = range.maximum
        schema.sites.note(.maximum, at: site.location, spelling: Keyword.format.rawValue)
      }
    }
  }
}

/// Documents, and the adjustments for them.
struct AdjustedDocuments {
  let adjustments: SchemaAdjustments
  /// The prefix of another package's documents; nil for all documents that no other package's prefix covers.
  private let uriPrefix: String?

  init(_ adjustments: SchemaAdjustments, below uriPrefix: String?) {
    (self.adjustments, self.uriPrefix) = (adjustments, uriPrefix)
  }

  /// The path by which the graph knows a document that the adjustments mention.
  func path(of name: String) -> String { uriPrefix.map { $0 + PercentEncoding.encode(path: name) } ?? name }

  func contain(_ document: SchemaDocument) -> Bool {
    if let uriPrefix { return document.path.hasPrefix(uriPrefix) }
    return !adjustments.imported.contains { document.path.hasPrefix($0.uriPrefix) }
  }
}
