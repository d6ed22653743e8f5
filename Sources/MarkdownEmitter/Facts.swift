import SchemaModel
import SchemaRuntime

/// The place where each keyword of each schema is documented, or the reason why it is not.
///
///     {"facts": {
///     "airship/expiry.yaml#/properties/ttl": {"page": "airship/expiry.md", "anchor": "member.ttl",
///       "keywords": ["type", "minimum"], "undocumented": {"$comment": "comment"}}},
///     "reasons": {"comment": "a note of the author to authors"}}
struct Facts: Sendable {
  /// The place where a schema is described.
  struct Place: Sendable {
    var schema: SchemaID
    var page: String
    /// Empty for the beginning of the page.
    var anchor: String
  }

  let graph: SchemaGraph
  private let foreign: ForeignDocuments
  private let withRefusedExamples: Set<SchemaID>
  private var places: [SchemaID: Place] = [:]
  /// The schema that has each part in its `allOf`, by the part.
  private var wholes: [SchemaID: SchemaID] = [:]

  /// - Parameter withRefusedExamples: the schemas of whose examples some are not shown.
  init(
    graph: SchemaGraph, foreign: ForeignDocuments, places: [Place],
    withRefusedExamples: Set<SchemaID> = []
  ) {
    self.graph = graph
    self.withRefusedExamples = withRefusedExamples
    self.foreign = foreign
    for place in places where self.places[place.schema] == nil { self.places[place.schema] = place }
    for schema in graph.schemas { for part in schema.allOf { wholes[part] = schema.id } }
  }

  /// Why a keyword is on no page.
  enum Reason: String, CaseIterable {
    case identity, comment, unknown, hidden, rewritten, idle, implied, refused, shape, names, definitions,
      unreached

    var words: String {
      switch self {
      case .identity: "it names the schema or its dialect, and says nothing of a value"
      case .comment: "it is a note of the author to authors"
      case .unknown: "no dialect and no vocabulary in use has the keyword"
      case .hidden: "a '$ref' beside it hides it in this dialect"
      case .rewritten: "its author wrote it in another form as well, and that is shown"
      case .idle: "it asks nothing"
      case .implied: "a tighter limit beside it says more, and is shown"
      case .refused: "the schemas refuse some of its values, and the others are shown"
      case .shape: "its value has the wrong type"
      case .names: "it names what is declared in Swift, where that name is shown"
      case .definitions: "what it holds has sections of its own"
      case .unreached: "no page tells of it"
      }
    }
  }

  /// The index as JSON, a line for each schema.
  func text(_ layout: Layout) -> String {
    let lines = self.lines(layout).map(\.text)
    let reasons = Reason.allCases.filter { $0 != .unreached }.map {
      "\(quoted($0.rawValue)): \(quoted($0.words))"
    }
    return VisibleText.json(
      "{\"facts\": {\n" + lines.joined(separator: ",\n") + "\n},\n\"reasons\": {\n"
        + reasons.joined(separator: ",\n")
        + "\n}}\n")
  }

  /// The lines of the schemas that each file of the layout tells of, by its number.
  func linesByFile(_ layout: Layout) -> [Int: [String]] {
    Dictionary(grouping: lines(layout).filter { $0.file != nil }) { $0.file ?? 0 }.mapValues {
      $0.map(\.text)
    }
  }

  private func lines(_ layout: Layout) -> [(text: String, file: Int?)] {
    let schemas = graph.schemasByDocument()
    return (graph.entryDocuments + foreign.documents).flatMap { document in
      schemas[document.index].filter(foreign.reaches).map { line(graph[$0], document.path, layout) }
    }
  }

  /// The line of a schema, and the file that tells of it.
  private func line(_ schema: Schema, _ path: String, _ layout: Layout) -> (text: String, file: Int?) {
    var file: Int?
    var told: [String] = []
    var untold: [(String, Reason)] = []
    let place = places[schema.id]
    for site in schema.sites {
      if let reason = reason(site.keyword, schema) {
        untold.append((site.spelling, reason))
      } else if place != nil {
        told.append(site.spelling)
      } else {
        untold.append((site.spelling, .unreached))
      }
    }
    if let boolean = schema.boolean {
      if place == nil {
        untold.append((boolean ? "true" : "false", .unreached))
      } else {
        told.append(boolean ? "true" : "false")
      }
    }
    for name in schema.foldedKeywords {
      let keyword = Keyword(named: name)
      if keyword == .schema {
        untold.append((name, .identity))
      } else if keyword == .defs {
        untold.append((name, .definitions))
      } else if place != nil, isExclusive(keyword, schema) {
        told.append(name)
      } else {
        untold.append((name, .idle))
      }
    }
    for name in schema.unknownKeywords.map(\.name) {
      let reason: Reason? =
        EditorKeyword(rawValue: name).map { place == nil ? .unreached : self.reason($0, schema) }
        ?? (graph.annotations[ScalarKey(name)] == nil ? .unknown : place == nil ? .unreached : nil)
      if let reason { untold.append((name, reason)) } else { told.append(name) }
    }
    untold +=
      schema.ignoredKeywords.map { ($0, .shape) } + schema.hiddenKeywords.map { ($0, .hidden) }
    var parts: [String] = []
    if let place, !told.isEmpty {
      let target = Target(page: place.page, anchor: place.anchor.isEmpty ? nil : place.anchor)
      file = layout.file(of: target) ?? layout.file(of: Target(page: place.page))
      parts.append("\"page\": \(quoted(file.map { layout.files[$0].stem + ".md" } ?? place.page))")
      if !place.anchor.isEmpty { parts.append("\"anchor\": \(quoted(place.anchor))") }
      parts.append("\"keywords\": [\(told.map(quoted).joined(separator: ", "))]")
    }
    if !untold.isEmpty {
      let list = untold.map { "\(quoted($0.0)): \(quoted($0.1.rawValue))" }
      parts.append("\"undocumented\": {\(list.joined(separator: ", "))}")
    }
    let name = quoted(path + "#" + JSONPointer.text(of: schema.pointer))
    return (name + ": {" + parts.joined(separator: ", ") + "}", file)
  }

  /// Whether draft-04's flag made a limit an exclusive one.
  private func isExclusive(_ keyword: Keyword?, _ schema: Schema) -> Bool {
    keyword == .exclusiveMinimum ? schema.exclusiveMinimum != nil : schema.exclusiveMaximum != nil
  }

  private func quoted(_ text: String) -> String { JSONValue.string(text).description }

  private func reason(_ keyword: EditorKeyword, _ schema: Schema) -> Reason? {
    switch keyword {
    case .markdownDescription: schema.markdownDescription == nil ? .shape : nil
    case .htmlDescription:
      if schema.htmlDescription == nil {
        .shape
      } else {
        schema.sites[.description] == nil && schema.markdownDescription == nil ? nil : .rewritten
      }
    case .deprecationMessage: schema.deprecationMessage == nil ? .idle : nil
    case .enumDescriptions, .openAPIDescriptions, .extensionDescriptions, .metaEnum, .intellijEnum:
      schema.valueMeanings.isEmpty ? .idle : schema.hasMarkdownMeaningsAlone ? .rewritten : nil
    case .markdownEnumDescriptions: schema.valueMeanings.isEmpty ? .idle : nil
    // It is a fact of `x-knownValues`.
    case .extensibleEnum: nil
    case .variableNames, .enumMemberNames, .tsEnumNames, .enumNames, .microsoftEnum: .names
    }
  }

  /// Whether a tighter limit that holds for the same value is shown in place of one.
  private func isImplied(_ keyword: Keyword, _ schema: Schema) -> Bool {
    guard StatedLimits.keywords.contains(keyword) else { return false }
    var (top, levels) = (schema.id, 0)
    while let next = wholes[top], levels < 32 { (top, levels) = (next, levels + 1) }
    let others = graph.allParts(of: top).filter { $0 != schema.id }.map { graph[$0] }
    guard let limits = StatedLimits.together([schema], beside: others).first else { return false }
    return limits.value(of: keyword) != StatedLimits(schema).value(of: keyword)
  }

  private func reason(_ keyword: Keyword, _ schema: Schema) -> Reason? {
    if isImplied(keyword, schema) { return .implied }
    if keyword == .examples, withRefusedExamples.contains(schema.id) { return .refused }
    if keyword == .comment, graph.annotations[ScalarKey(keyword.rawValue)] != nil { return nil }
    if let reason = Self.reasons[keyword] { return reason }
    if keyword == .description {
      return schema.markdownDescription.map { $0 == schema.description } ?? true ? nil : .rewritten
    }
    if keyword == .minContains || keyword == .maxContains {
      return schema.contains == nil || schema.minContains ?? 1 <= 1 && keyword == .minContains ? .idle : nil
    }
    let isUnsaid =
      keyword == .exclusiveMinimum && schema.exclusiveMinimum == nil
      || keyword == .exclusiveMaximum && schema.exclusiveMaximum == nil
    return isUnsaid || schema.isIdle(keyword) ? .idle : nil
  }

  /// Why keywords are told nowhere, whatever their values are.
  private static let reasons: [Keyword: Reason] = [
    .schema: .identity, .id: .identity, .anchor: .identity, .dynamicAnchor: .identity, .vocabulary: .identity,
    .comment: .comment, .defs: .definitions, .name: .names, .caseNames: .names,
    .ignore: .comment,
  ]
}
