import FixtureEmitter
import SchemaModel
import SchemaRuntime
import TypeModel

extension SchemaLinter {
  mutating func check(_ document: SchemaDocument) {
    let own = graph.schemas.filter { $0.document == document.index && $0.boolean == nil }
    checkDefinitions(document, own)
    checkPatterns(own)
    checkDescriptions(document, own)
  }

  /// Definitions that nothing refers to. A document that only defines is there for others.
  private mutating func checkDefinitions(_ document: SchemaDocument, _ own: [Schema]) {
    let root = graph[document.root]
    let annotations: Set<Keyword> = [
      .schema, .id, .defs, .comment, .title, .description, .vocabulary, .type,
    ]
    guard !document.definitions.isEmpty, !root.hasOnly(annotations) else { return }
    if graph.schemas.contains(where: { $0.dynamicReference?.anchor != nil }) { return }
    let used = used(DefinitionPlaces(document, in: graph))
    // Files beside a single one are not read.
    let place = graph.entryDocuments.count == 1 ? " in this file" : ""
    // Where '$ref' hides a reference, the reference has to be mended, and not the definition.
    let hidden = Set(own.flatMap(\.hiddenReferences))
    for definition in document.definitions {
      let pointer = graph[definition.schema].pointer
      if hidden.contains("#" + JSONPointer.text(of: pointer)) { continue }
      if !used.contains(definition.schema) {
        findings.append(
          LintFinding(
            rule: "definition-unused", severity: LintRule.rule("definition-unused")?.severity ?? .warning,
            place: definition.nameLocation, location: JSONPointer.text(of: pointer),
            message: "nothing\(place) refers to the definition '\(definition.name)'"))
      }
    }
  }

  /// The definitions of a document that something else than they themselves refers to.
  private func used(_ places: DefinitionPlaces) -> Set<SchemaID> {
    var used: Set<SchemaID> = []
    for schema in graph.schemas {
      for target in [schema.reference, schema.dynamicReference?.initial].compactMap(\.self) {
        guard let definition = places.definition(around: graph[target]) else { continue }
        if places.definition(around: schema) != definition { used.insert(definition) }
      }
    }
    return used
  }

  private mutating func checkPatterns(_ own: [Schema]) {
    let patterns = own.compactMap { schema in schema.pattern.map { (schema, $0) } }
    func isOpen(_ text: String) -> Bool {
      !text.contains("^") && !text.contains("$") && !text.contains("(?") && !text.contains("\\b")
        && text != ".*"
        && text != ".+" && !text.isEmpty
    }
    let open = patterns.filter { isOpen($0.1) }
    let anchored = patterns.filter { $0.1.hasPrefix("^") && $0.1.hasSuffix("$") }.count
    guard anchored >= 3, open.count * 3 <= anchored else { return }
    for (schema, pattern) in open {
      add(
        "pattern-unanchored",
        "the pattern \(pattern) matches anywhere in a text; \(anchored) others here are anchored", schema,
        .pattern)
    }
  }

  private mutating func checkDescriptions(_ document: SchemaDocument, _ own: [Schema]) {
    let root = graph[document.root]
    guard root.boolean == nil else { return }
    if document.describesItself, root.title == nil, root.reference == nil {
      add("title-missing", "the document has no title", root)
    }
    if document.describesItself, root.description == nil, root.reference == nil {
      add("description-missing", "the document has no description", root)
    }
    if root.examples.isEmpty, root.types == .object {
      add("examples-missing", "the document has no example", root)
    }
    for definition in document.definitions where !isDescribed(definition.schema) {
      note(definition, "the definition '\(definition.name)' has no description")
    }
    for schema in own where !isBelowCondition(schema) {
      for property in schema.properties where !isDescribed(property.schema) {
        note(property, "the property '\(property.name)' has no description")
      }
    }
  }

  private mutating func note(_ named: NamedSchema, _ message: String) {
    findings.append(
      LintFinding(
        rule: "description-missing", severity: .note, place: named.nameLocation,
        location: JSONPointer.text(of: graph[named.schema].pointer), message: message))
  }

  private func isDescribed(_ id: SchemaID) -> Bool {
    let schema = graph[id]
    if schema.boolean != nil || schema.constant != nil { return true }
    if !schema.hidden.isEmpty, schema.hidden[.description] != nil { return true }
    return graph.allParts(of: id).contains { graph[$0].description != nil }
  }

  private static let conditional: Set<Keyword> = [
    .if, .then, .else, .not, .anyOf, .oneOf, .allOf, .dependentSchemas,
  ]

  /// Whether a schema is below a condition or a branch, which repeat properties that are described elsewhere.
  private func isBelowCondition(_ schema: Schema) -> Bool {
    schema.pointerParts.contains { part in
      part.keyword.map { Self.conditional.contains($0) } ?? false
    }
  }

  // MARK: names

  private enum Style: String {
    case camel = "camelCase"
    case snake = "snake_case"
    case kebab = "kebab-case"
  }

  private static func style(_ name: String) -> Style? {
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first),
      name.unicodeScalars.allSatisfy({
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
          || $0 == "-"
      })
    else { return nil }
    let (snake, kebab) = (name.contains("_"), name.contains("-"))
    let upper = name.unicodeScalars.contains { ("A"..."Z").contains($0) }
    switch (snake, kebab, upper) {
    case (true, false, false): return .snake
    case (false, true, false): return .kebab
    case (false, false, true): return .camel
    default: return nil
    }
  }

  /// Names of one object in several styles, where nearly all have one.
  mutating func checkNames(_ schema: Schema) {
    let styled = schema.properties.compactMap { property in
      Self.style(property.name).map { (property, $0) }
    }
    guard styled.count >= 5 else { return }
    let counts = Dictionary(grouping: styled, by: \.1).mapValues(\.count)
    guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
      most.value * 5 >= styled.count * 4
    else { return }
    for (property, style) in styled where style != most.key {
      findings.append(
        LintFinding(
          rule: "names-mixed", severity: .note, place: property.nameLocation,
          location: JSONPointer.text(of: graph[property.schema].pointer),
          message:
            "'\(property.name)' is \(style.rawValue), and \(most.value) of its neighbours are \(most.key.rawValue)"
        ))
    }
  }

  // MARK: unions

  /// Unions of objects that only trying tells apart.
  mutating func checkUnions() {
    for type in types.types where graph.schemas.indices.contains(type.schema.index) {
      guard case .union(let union) = type.declaration, !union.isByConditions else { continue }
      let isUntold = union.dispatch.contains { rule in
        rule.kinds.contains(.object) && (rule.decision.asked?.count ?? 0) > 1 && rule.hint == nil
      }
      guard isUntold else { continue }
      let schema = graph[type.schema]
      let keyword: Keyword? = schema.oneOf.isEmpty ? schema.anyOf.isEmpty ? nil : .anyOf : .oneOf
      add(
        "union-untold", "nothing tells the forms of this union apart: each has to be tried", schema, keyword)
    }
  }
}

/// Where the definitions of a document stand: none stands in another one.
private struct DefinitionPlaces {
  private let document: Int
  private var definitions: [ScalarKey: SchemaID] = [:]
  /// How many tokens their pointers have.
  private var lengths: Set<Int> = []

  init(_ document: SchemaDocument, in graph: SchemaGraph) {
    self.document = document.index
    for definition in document.definitions {
      let pointer = graph[definition.schema].pointer
      definitions[ScalarKey(JSONPointer.text(of: pointer))] = definition.schema
      lengths.insert(pointer.count)
    }
  }

  /// The definition that a schema is, or stands in; nil where there is none.
  func definition(around schema: Schema) -> SchemaID? {
    guard schema.document == document else { return nil }
    for length in lengths where length <= schema.pointer.count {
      let key = ScalarKey(JSONPointer.text(of: Array(schema.pointer[..<length])))
      if let definition = definitions[key] { return definition }
    }
    return nil
  }
}
