import SchemaModel
import SchemaRuntime

// `deprecated`, `readOnly` and `writeOnly` concern a value wherever it stands: each call of a part's schema carries the
// annotations of that part. Types, fixtures and pages decide by the same functions of the graph.
extension ProgramLowering {
  /// Calls the schema of a part of the value: of a member, an item.
  mutating func callOfPart(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall {
    var call = call(id, path, part(id, context))
    call.annotations = annotations(of: id, at: path)
    return call
  }

  /// The call of a part's schema; nil where the schema allows every value and has no annotation of the part.
  mutating func callOfPartIfAsserting(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall? {
    annotations(of: id, at: path) == nil
      ? callIfAsserting(id, path, part(id, context)) : callOfPart(id, path, context)
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
  mutating func barredNames(_ schema: Schema, _ plan: ObjectPlan) -> [ValueAccess: [Int]] {
    let demanded = Set(plan.required + plan.dependentRequired.map(\.other))
    guard !demanded.isEmpty, statesAccess() else { return [:] }
    var barred: [ValueAccess: Set<Int>] = [:]
    let parts = graph.written(with: [schema.id], followsReferences: true, atMost: Self.mostParts)
    for part in parts {
      for number in demanded {
        for member in schemas(ofMember: plan.names[number], in: graph[part]) {
          if let access = graph.access(to: [member])?.words { barred[access, default: []].insert(number) }
        }
      }
    }
    return barred.mapValues { $0.sorted() }
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
    compile(pattern) && program.patterns[pattern]?.matches(name) == .match
  }

  /// Whether any schema says `readOnly` or `writeOnly`.
  private mutating func statesAccess() -> Bool {
    if let known = program.memo.statesAccess { return known }
    let found = graph.schemas.contains { $0.readOnly || $0.writeOnly }
    program.memo.statesAccess = found
    return found
  }
}
