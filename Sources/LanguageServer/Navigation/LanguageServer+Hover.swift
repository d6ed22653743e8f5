import SchemaModel
import SchemaRuntime
import TypeModel
import YAMLTree

/// Tells about the place under the mouse.
extension LanguageServer {
  /// Answers with the words, the demands and the type of a schema; for a place in an instance, with the words of its
  /// schemas.
  func hover(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    let offset = try offset(parameters, in: document)
    if let (schemas, range) = describers(document, at: offset) {
      return hover(words(of: schemas) + [place(of: schemas)].compactMap(\.self), range, document)
    }
    guard let (graph, found, site) = schema(document, at: offset) else { return .null }
    var schema = found
    if case .value(let facts) = site.place, case .reference = facts.value, let target = found.reference {
      schema = graph[target]
    }
    var parts = words(of: [schema])
    if let types = board.result(for: document.path ?? "")?.types {
      let type = types.type(of: schema.id).spelling { types[$0].path.joined(separator: ".") }
      parts.append("Swift: `\(type)`")
    }
    let uses = Self.references(to: schema.id, in: graph).count
    if uses > 0 { parts.append("Used by \(uses) reference\(uses == 1 ? "" : "s").") }
    if let words = Self.words(ofKeywordAt: site, found.dialect, document) { parts.append(words) }
    return hover(parts, site.node.range, document)
  }

  /// What the keyword at a place does, or what the first ones do that a half-typed or misspelt one may be meant for; nil where there
  /// is none.
  private static func words(
    ofKeywordAt site: SchemaDraft.Site, _ dialect: Dialect, _ document: OpenDocument
  ) -> String? {
    guard site.place.isSchema, let name = keyword(at: site, document), !name.isEmpty else { return nil }
    func words(_ facts: KeywordFacts) -> String? { facts.words.map { "`\(facts.name)`: \($0)" } }
    if let facts = KeywordFacts.facts(of: name, in: dialect) { return words(facts) }
    let all = KeywordFacts.all(in: dialect)
    var meant = all.filter { $0.name.utf8.starts(with: name.utf8) }
    if meant.isEmpty, let near = spellingSuggestion(for: name, among: all.map(\.name)) {
      meant = all.filter { $0.name == near }
    }
    let parts = meant.compactMap(words).prefix(mostKeywords)
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  /// How many keywords are told of at most that a half-typed one may be meant for.
  private static let mostKeywords = 3

  /// The key at a place, or the word that stands alone on its line in place of a schema, and may become a key.
  private static func keyword(at site: SchemaDraft.Site, _ document: OpenDocument) -> String? {
    if site.role == .key { return site.pointer.last }
    guard let scalar = site.node.scalar, scalar.style == .plain, !document.isJSON else { return nil }
    let (text, place) = (document.text, scalar.range.lowerBound)
    let start = text.lineStarts[text.line(ofByte: place)]
    guard text.bytes[start..<place].allSatisfy({ $0 == 0x20 }) else { return nil }
    return String(decoding: text.bytes[scalar.range], as: UTF8.self)
  }

  private func hover(_ parts: [String], _ range: Range<Int>, _ document: OpenDocument) -> JSONValue {
    guard !parts.isEmpty else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(parts.joined(separator: "\n\n"))],
      "range": self.range(range, in: document.text),
    ]
  }

  /// The schemas that describe a place of an instance, and the word there; nil where none is known.
  func describers(_ document: OpenDocument, at offset: Int) -> (schemas: [Schema], range: Range<Int>)? {
    let role = isSchema(document) ? NodeRole.schema : .other
    let draft = SchemaDraft(
      document.text, isJSON: document.isJSON, at: role.isSchema ? 0 : offset, as: role)
    guard let site = draft.site(at: offset), let (place, guide) = instancePlace(document, draft, site) else {
      return nil
    }
    let schemas = guide.describers(of: place.readings(guide, takesValue: true)).map { guide.graph[$0] }
    let range = site.node.scalar == nil ? offset..<offset : site.node.range
    return (schemas, range)
  }

  /// The words of the schemas of one value, the outermost first.
  private func words(of schemas: [Schema]) -> [String] {
    var parts: [String] = []
    let name = schemas.compactMap(\.title).first ?? schemas.compactMap(\.pointer.last).first ?? ""
    if !name.isEmpty { parts.append("**\(Self.escaped(name))**") }
    if schemas.contains(where: \.deprecated) { parts.append("Deprecated.") }
    var demands: [String] = []
    for schema in schemas {
      if let text = schema.description, !parts.contains(text) { parts.append(text) }
      for demand in SchemaDemands(schema, showsType: true, showsValues: true, literal: { "`\($0)`" }).messages
      where !demands.contains(demand) { demands.append(demand) }
    }
    if !demands.isEmpty { parts.append(demands.map { "- \($0)" }.joined(separator: "\n")) }
    return parts
  }

  /// The place of the schema that says most of a value.
  private func place(of schemas: [Schema]) -> String? {
    guard let schema = schemas.first(where: { $0.reference == nil }) ?? schemas.first else { return nil }
    let file = schema.location.file.split(separator: "/").last.map(String.init) ?? schema.location.file
    return "In `\(file)#\(JSONPointer.text(of: schema.pointer))`."
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_[]<>".contains($0) ? ["\\", $0] : [$0] })
  }
}
