import SchemaModel
import SchemaRuntime

// `deprecated`, `readOnly` and `writeOnly` concern a value wherever it stands: each call of a part's schema carries the
// annotations of that part. Types, fixtures and pages decide by the same functions of the graph.
extension ProgramLowering {
  /// Calls the schema of a part of the value: of a member, an item.
  mutating func callOfPart(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall {
    call(id, path, part(id, context)).annotated(annotations(of: id, at: path))
  }

  /// The call of a part's schema; nil where the schema allows every value and has no annotation of the part.
  mutating func callOfPartIfAsserting(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall? {
    annotatedCallIfAsserting(id, path, part(id, context))
  }

  /// The call of a schema that may be that of a part, or hold on a condition; nil where it allows every value and has no
  /// annotation of this one.
  mutating func annotatedCallIfAsserting(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall? {
    let annotations = annotations(of: id, at: path)
    return annotations == nil
      ? callIfAsserting(id, path, context) : call(id, path, context).annotated(annotations)
  }

  /// The annotations of a schema for the value that it describes: its own, and those of what it refers to or takes in.
  /// - Parameter path: leads to the schema from the one that calls it.
  func annotations(of id: SchemaID, at path: String) -> ValueAnnotations? {
    ValueAnnotations(
      deprecation: graph.deprecation(of: [id]).map {
        .init($0.words.extensions.replacement ?? "", at: place(of: $0, below: path))
      },
      access: graph.access(to: [id]).map { .init($0.words, at: place(of: $0, below: path)) })
  }

  private func place<Words>(of annotation: Annotation<Words>, below path: String) -> AnnotationPlace {
    AnnotationPlace(
      path: path + annotation.path,
      schema: annotation.isReferredTo ? location(of: graph[annotation.schema]) : nil)
  }
}

// Which of the names that a schema requires may be missing in a request, or in a response.
extension ProgramLowering {
  /// The numbers of the required names that a request, or a response, must not have: the schema, or another one that
  /// always holds with it, says `readOnly` or `writeOnly` of them.
  mutating func barredNames(_ schema: Schema, _ plan: ObjectPlan, _ context: Context) -> [ValueAccess: [Int]]
  {
    let demanded = Set(plan.required + plan.dependentRequired.map(\.other))
    guard !demanded.isEmpty, statesAccess() else { return [:] }
    let numbers = Dictionary(demanded.map { (ScalarKey(plan.names[$0]), $0) }) { first, _ in first }
    return barred(Set(numbers.keys), by: schema, context).mapValues { $0.compactMap { numbers[$0] }.sorted() }
  }

  /// The names that what holds with a schema demands, and of which the schema, or one around it, says that a text must not
  /// have them that goes one way.
  mutating func barredNames(beside schema: Schema, _ context: Context) -> [ValueAccess: Set<ScalarKey>] {
    guard statesAccess() else { return [:] }
    var names: Set<ScalarKey> = []
    for other in holdingWith(schema) { names.formUnion(demandedNames(by: other)) }
    return names.isEmpty ? [:] : barred(names, by: schema, context)
  }

  /// The barred names that a schema, or one that holds with it, demands.
  mutating func barred(
    _ names: [ValueAccess: Set<ScalarKey>], demandedBy id: SchemaID
  ) -> [ValueAccess: Set<ScalarKey>] {
    let demanded = demandedNames(by: id)
    return names.mapValues { $0.intersection(demanded) }.filter { !$0.value.isEmpty }
  }

  private mutating func barred(
    _ names: Set<ScalarKey>, by schema: Schema, _ context: Context
  ) -> [ValueAccess: Set<ScalarKey>] {
    var barred = context.barred.mapValues { $0.intersection(names) }
    for part in graph.written(with: [schema.id], followsReferences: true, atMost: Self.mostParts) {
      for name in names {
        for member in schemas(ofMember: name.text, in: graph[part]) {
          for access in graph.access(to: [member]) { barred[access.words, default: []].insert(name) }
        }
      }
    }
    return barred.filter { !$0.value.isEmpty }
  }

  /// The names that a schema demands, and those that hold with it, also on a condition. The forms of a union are left
  /// out: which of them a value takes may depend on the members that it has.
  private mutating func demandedNames(by id: SchemaID) -> Set<ScalarKey> {
    if let known = program.memo.demandedNames[id] { return known }
    var (found, next, names) = ([id], 0, Set<ScalarKey>())
    var seen: Set<SchemaID> = [id]
    while next < found.count, next < Self.mostParts {
      let schema = graph[found[next]]
      next += 1
      names.formUnion(schema.required.map(ScalarKey.init))
      names.formUnion(schema.dependentRequired.flatMap(\.required).map(ScalarKey.init))
      found += holdingWith(schema).filter { seen.insert($0).inserted }
    }
    program.memo.demandedNames[id] = names
    return names
  }

  /// The subschemas that hold with a schema, always or on a condition.
  private func holdingWith(_ schema: Schema) -> [SchemaID] {
    schema.references + schema.allOf + [schema.thenSchema, schema.elseSchema].compactMap(\.self)
      + schema.dependentSchemas.map(\.schema)
  }

  /// How many schemas of a value are asked.
  private static let mostParts = 64

  /// The schemas by which a schema describes the member of a name.
  private mutating func schemas(ofMember name: String, in schema: Schema) -> [SchemaID] {
    var found = schema.properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
    for pattern in schema.patternProperties where matches(pattern.name, name) { found.append(pattern.schema) }
    if !found.isEmpty { return found }
    if let rest = schema.additionalProperties { return [rest] }
    guard let rest = schema.unevaluatedProperties else { return [] }
    switch evaluatedParts.properties(of: schema) {
    case .all: return []
    case .listed(let names, let patterns):
      let isEvaluated = names.contains { $0.hasSameScalars(as: name) }
      return isEvaluated || patterns.contains { matches($0, name) } ? [] : [rest]
    case .conditional, .open: return [rest]
    }
  }

  private mutating func matches(_ pattern: String, _ name: String) -> Bool {
    compiled(pattern)?.matches(name) == .match
  }

  /// Whether any schema says `readOnly` or `writeOnly`.
  private mutating func statesAccess() -> Bool {
    if let known = program.memo.statesAccess { return known }
    let found = graph.schemas.contains { $0.readOnly || $0.writeOnly }
    program.memo.statesAccess = found
    return found
  }
}
