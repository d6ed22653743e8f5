import SchemaModel
import SchemaRuntime

/// Reads what schemas assert as clauses.
struct ClauseReader {
  /// The words of a rule for the value that it is about, where that has no name.
  static let whole: Inline = "the value"
  static let wholeObject: Inline = "the object"

  /// How deep the schemas of one rule lie in each other.
  private static let depthLimit = 24

  let site: Site
  /// Whether `not` stands around the schemas that are read: what is said of each part is then kept apart from what is said
  /// of the whole.
  var isDenied = false
  /// Whether values are asked about, and nothing is demanded of them: a demand on strings is then said with the other kinds
  /// of value, which meet it.
  var isAsked = false
  /// The kinds of a subject's values that matter: what follows from a condition may be about objects alone.
  var relevant: (subject: Inline, kinds: TypeSet)?

  /// The clause of a schema's assertions on `subject`. Members are named by their path from there.
  func clause(_ id: SchemaID, of subject: Inline, path: [String] = [], depth: Int = 0) -> Clause {
    let schema = site.graph[id]
    if let boolean = schema.boolean { return boolean ? .always : .never(subject) }
    if subject == Self.wholeObject, schema.types.map({ $0.isDisjoint(with: .object) }) ?? false {
      return .never(subject)
    }
    // A name is a string.
    if site.isOfNames(id), let listed = schema.listedValues, listed.allSatisfy({ $0.stringValue == nil }) {
      return .never(subject)
    }
    guard depth < Self.depthLimit else {
      return .predicate(subject, .init(Clause.Words.reference, site.reference(to: id)))
    }
    // What is demanded of a whole object names the other kinds by itself.
    let isWhole = subject == Self.wholeObject
    var parts = KindedClauses(subject, isWhole && !isAsked ? nil : kinds(of: schema, subject))
    for target in schema.references {
      parts.add(.predicate(subject, .init(Clause.Words.reference, site.reference(to: target))))
    }
    let demands = SchemaDemands(
      schema, showsType: showsType(schema, subject), showsValues: true,
      valuesOf: site.isOfNames(id) ? .string : site.graph.kindsAccepted(by: [id]), showsContains: false,
      literal: Marked.value)
    for (kinds, messages) in demands.messagesByKind() {
      // A limit of strings is no demand on an object.
      let noun = isWhole ? SchemaDemands.noun(of: kinds, among: .object) : nil
      for message in messages {
        parts.add(.predicate(noun.map { Inline.text($0) } ?? subject, .init(message)), about: kinds)
      }
    }
    for member in members(of: schema, path, depth) { parts.add(member, about: .object) }
    inner(schema, of: subject, path, depth, into: &parts)
    logic(of: schema, subject, path, depth, into: &parts)
    return Clause.all(parts.all).simplified
  }

  /// The kinds of value that a schema is asked of; all where any is possible.
  private func kinds(of schema: Schema, _ subject: Inline) -> TypeSet {
    if subject == Self.wholeObject { return .object }
    let kinds = site.kindsAsked(of: schema.id) ?? .every
    guard isAsked, let relevant, relevant.subject == subject else { return kinds }
    return kinds.intersection(relevant.kinds)
  }

  /// The clause of a schema that values are asked about: of a condition.
  func condition(_ id: SchemaID, of subject: Inline, path: [String] = [], depth: Int = 0) -> Clause {
    var reader = self
    reader.isAsked = true
    return reader.clause(id, of: subject, path: path, depth: depth)
  }

  /// The branches of `anyOf` and `oneOf`, as rules.
  func choices(of schema: Schema, subject: Inline, path: [String], depth: Int = 0) -> [Clause] {
    var parts: [Clause] = []
    if !schema.anyOf.isEmpty {
      parts.append(.any(schema.anyOf.map { clause($0, of: subject, path: path, depth: depth + 1) }))
    }
    if !schema.oneOf.isEmpty {
      parts.append(.exactlyOne(schema.oneOf.map { clause($0, of: subject, path: path, depth: depth + 1) }))
    }
    return parts.map(\.simplified).filter { !$0.isAlways }
  }

  private func logic(
    of schema: Schema, _ subject: Inline, _ path: [String], _ depth: Int, into parts: inout KindedClauses
  ) {
    for part in schema.allOf { parts.add(clause(part, of: subject, path: path, depth: depth + 1)) }
    for choice in choices(of: schema, subject: subject, path: path, depth: depth) { parts.add(choice) }
    for dependency in dependencies(of: schema, subject, path, depth) {
      parts.add(dependency, about: .object)
    }
    if let not = schema.not { parts.add(denial(not, of: subject, path: path, depth: depth)) }
    for condition in conditions(of: schema, subject, path, depth) { parts.add(condition) }
  }

  /// The clause of `not` with a schema.
  func denial(_ id: SchemaID, of subject: Inline, path: [String], depth: Int = 0) -> Clause {
    var reader = self
    (reader.isDenied, reader.isAsked) = (true, true)
    return .not(reader.clause(id, of: subject, path: path, depth: depth + 1))
  }

  /// The clause of a schema on each of several parts.
  func each(_ id: SchemaID, _ subject: Inline, path: [String], _ depth: Int) -> Clause {
    let inner = clause(id, of: subject, path: path, depth: depth + 1)
    if inner.isAlways || !isAsked && inner.statesKinds(of: subject) { return inner }
    return isDenied || inner.needsEach(subject) ? .each(subject, inner) : inner
  }

  private func members(of schema: Schema, _ path: [String], _ depth: Int) -> [Clause] {
    var parts: [Clause] = []
    if !schema.required.isEmpty { parts.append(.present(schema.required.map { name($0, path) })) }
    for property in schema.properties where !holdsAnyway(property.schema, path + [property.name]) {
      let name = name(property.name, path)
      let inner = clause(property.schema, of: .code(name), path: path + [property.name], depth: depth + 1)
      if case .never = inner { parts.append(inner) } else { parts.append(.wherePresent(name, inner)) }
    }
    for pattern in schema.patternProperties {
      let subject: Inline = "each property\(place(path)) whose name matches \(code: pattern.name)"
      parts.append(each(pattern.schema, subject, path: path + ["*"], depth))
    }
    return parts
  }

  /// Whether a schema only says that a member is valid by the schema that describes it anyway: a branch that requires a
  /// member names it once more.
  private func holdsAnyway(_ id: SchemaID, _ path: [String]) -> Bool {
    let schema = site.graph[id]
    guard schema.references.count == 1, schema.subschemas.isEmpty,
      schema.refersOrDescribes,
      let place = site.places[id], let target = site.places[schema.references[0]]
    else { return false }
    if target.subject == place.subject, target.path == place.path { return true }
    let subject = site.graph[site.subjects[place.subject].schema]
    return path.count == 1
      && subject.properties.contains { property in
        property.name.hasSameScalars(as: path[0]) && property.schema != id
          && site.graph[property.schema].references == schema.references
      }
  }

  /// The clauses on items, values and names.
  private func inner(
    _ schema: Schema, of subject: Inline, _ path: [String], _ depth: Int, into parts: inout KindedClauses
  ) {
    let whole = subject
    if let names = schema.propertyNames {
      parts.add(each(names, "each property name\(place(path))", path: [], depth), about: .object)
    }
    if let items = schema.items {
      let subject: Inline =
        schema.prefixItems.isEmpty ? "each item\(place(path))" : "each further item\(place(path))"
      parts.add(
        site.graph[items].boolean == false
          ? noMoreItems(than: schema.prefixItems.count, whole)
          : each(items, subject, path: element(path, "[]"), depth), about: .array)
    }
    let least = isAsked && !schema.prefixItems.isEmpty ? site.leastItems(asked: schema.id) : 0
    for (index, item) in schema.prefixItems.enumerated() {
      let subject: Inline = "item \(text: String(index + 1))\(place(path))"
      let inner = clause(item, of: subject, path: element(path, "[\(index)]"), depth: depth + 1)
      let mayBeMissing = isAsked && index >= least
      parts.add(mayBeMissing ? .whereIs(subject, "present", inner).simplified : inner, about: .array)
    }
    parts.add(contains(schema, subject, depth), about: .array)
    if let others = schema.additionalProperties ?? schema.unevaluatedProperties {
      let subject: Inline = "\(self.others(of: schema, path))\(place(path))"
      parts.add(
        site.graph[others].boolean == false
          ? noOtherProperties(than: schema, whole)
          : each(others, subject, path: path + ["*"], depth), about: .object)
    }
  }

  /// “must not have a property other than `a`”: the opposite is that it must have one.
  private func noOtherProperties(than schema: Schema, _ subject: Inline) -> Clause {
    let names =
      schema.properties.filter { site.graph[$0.schema].boolean != false }.map { Inline.code($0.name) }
      + schema.patternProperties.map { "names that match \(code: $0.name)" }
    return .not(
      .predicate(
        subject,
        names.isEmpty ? "must have a property" : .init("must have a property other than", names.list("and"))))
  }

  private func noMoreItems(than count: Int, _ subject: Inline) -> Clause {
    let items = count == 0 ? "an item" : "more than \(count) item\(count == 1 ? "" : "s")"
    return .not(.predicate(subject, .init("must have \(items)")))
  }

  /// The most names that tell which properties are the others.
  private static let mostNames = 8

  /// “each other property”, or which ones where the words do not name all that the schema names.
  private func others(of schema: Schema, _ path: [String]) -> Inline {
    let names = schema.properties.map(\.name)
    if names.isEmpty, schema.patternProperties.isEmpty { return "each property" }
    let isSaid = schema.properties.allSatisfy { property in
      !site.graph[property.schema].acceptsAll && !holdsAnyway(property.schema, path + [property.name])
    }
    guard !isSaid, schema.patternProperties.isEmpty, names.count <= Self.mostNames else {
      return "each other property"
    }
    return "each property but \(names.map(Inline.code).list("and"))"
  }

  /// The demand of `contains` as a rule of its own: on arrays, where the value may be something else.
  func containing(_ schema: Schema, _ subject: Inline) -> Clause {
    var parts = KindedClauses(subject, kinds(of: schema, subject))
    parts.add(contains(schema, subject, 0), about: .array)
    return .all(parts.all)
  }

  /// The demand of `contains`, with how many items have to be so.
  func contains(_ schema: Schema, _ subject: Inline, _ depth: Int) -> Clause {
    // `contains` asks nothing of an object.
    guard subject != Self.wholeObject, let id = schema.contains, let count = Self.count(schema) else {
      return .always
    }
    let inner = site.graph[id]
    if let value = inner.listedValues, value.count == 1, inner.sites.count == 1 {
      let verb = count == "an item" ? "must contain" : "must have \(count) that are"
      return .predicate(subject, .init(verb, .code(value[0].shown)))
    }
    let item = condition(id, of: "it", depth: depth + 1)
    if item.isAlways { return .predicate(subject, .init("must have \(count)")) }
    if case .never = item { return .predicate(subject, .init("must have \(count) that can never be valid")) }
    let condition = item.said(.condition)
    guard item.isOnly(about: "it"), case .text(let text)? = condition.spans.first, text.hasPrefix("it ")
    else {
      return .predicate(subject, .init("must have \(count) for which", condition))
    }
    let rest = Inline(spans: [.text(String(text.dropFirst("it ".count)))] + condition.spans.dropFirst())
    let isOne = count.hasSuffix("item")
    return .predicate(subject, .init("must have \(count)\(isOne ? " that" : ", each of which")", rest))
  }

  /// “an item”, “2 to 3 items”; nil where any number will do.
  static func count(_ schema: Schema) -> String? {
    let least = schema.minContains ?? 1
    // A count beyond all integers is read as the greatest one.
    if least == Int.max { return "more items than any list has" }
    guard let most = schema.maxContains, most < Int.max else {
      return least == 0 ? nil : least == 1 ? "an item" : "at least \(least) items"
    }
    func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
    if least == most { return "exactly \(items(least))" }
    return least == 0 ? "at most \(items(most))" : "at least \(least) and at most \(items(most))"
  }

  private func dependencies(of schema: Schema, _ subject: Inline, _ path: [String], _ depth: Int) -> [Clause]
  {
    schema.dependentRequired.filter { !$0.required.isEmpty }.map { dependency($0, path) }
      + schema.dependentSchemas.map { dependency in
        .when(
          .present([name(dependency.name, path)]),
          then: clause(dependency.schema, of: subject, path: path, depth: depth + 1), otherwise: nil)
      }
  }

  /// The clause of `dependentRequired`.
  func dependency(_ dependency: DependentRequired, _ path: [String]) -> Clause {
    .when(
      .present([name(dependency.name, path)]), then: .present(dependency.required.map { name($0, path) }),
      otherwise: nil)
  }

  /// The clauses that hold on a condition. `not` is a rule of its own where it is stated.
  func conditions(of schema: Schema, _ subject: Inline, _ path: [String], _ depth: Int = 0) -> [Clause] {
    var parts: [Clause] = []
    if let condition = schema.ifSchema {
      let branch = { (id: SchemaID?) in id.map { clause($0, of: subject, path: path, depth: depth + 1) } }
      let then = branch(schema.thenSchema)
      // Where the schema allows nothing unless the condition holds, the condition is a demand.
      parts.append(
        refusesOtherwise(schema)
          ? .all([clause(condition, of: subject, path: path, depth: depth + 1), then ?? .always])
          : .when(
            asking(schema, of: subject).condition(condition, of: subject, path: path, depth: depth + 1),
            then: then, otherwise: branch(schema.elseSchema)))
    }
    return parts
  }

  /// The reader of a schema's condition: it matters for the kinds of value of which a side refuses some.
  func asking(_ schema: Schema, of subject: Inline) -> ClauseReader {
    let sides = [schema.thenSchema, schema.elseSchema].compactMap(\.self)
    var reader = self
    reader.relevant = (subject, sides.reduce(into: []) { $0.formUnion(site.kindsRefused(by: $1)) })
    return reader
  }

  /// Whether `else` refuses every value.
  func refusesOtherwise(_ schema: Schema) -> Bool {
    schema.elseSchema.map { site.graph[$0].boolean == false } ?? false
  }

  /// Whether a sentence has to name the type: not for an object as a whole, and not where the schema looks into a
  /// member.
  private func showsType(_ schema: Schema, _ subject: Inline) -> Bool {
    if subject == Self.wholeObject { return false }
    switch schema.types {
    case TypeSet.object:
      if subject == Self.whole { return true }
      return schema.required.isEmpty && (schema.properties.isEmpty || isAsked && mayBeOther(schema))
    default: return true
    }
  }

  /// Whether the value of an object's schema may be something else by what holds around it.
  private func mayBeOther(_ schema: Schema) -> Bool {
    site.kindsAround(schema.id).map { $0 != .object } ?? true
  }

  // MARK: - Names

  private func name(_ property: String, _ path: [String]) -> String {
    (path + [property]).joined(separator: ".")
  }

  private func element(_ path: [String], _ index: String) -> [String] {
    path.dropLast() + [(path.last ?? "") + index]
  }

  private func place(_ path: [String]) -> Inline {
    path.isEmpty ? "" : " of \(code: path.joined(separator: "."))"
  }

  // MARK: - What fits into a sentence

  /// The schemas of a rule, and what their authors say of them; nil where a sentence cannot hold everything that they
  /// say.
  func sayable(_ ids: [SchemaID]) -> (schemas: [SchemaID], words: [String])? {
    var (schemas, words): ([SchemaID], [String]) = ([], [])
    var waiting = ids
    while let id = waiting.popLast() {
      let schema = site.graph[id]
      guard schemas.count < Self.sayableSchemas, isSayable(schema) else { return nil }
      schemas.append(id)
      for text in [schema.extensions.message, schema.title, schema.shownDescription].compactMap(\.self)
      where !words.contains(text) { words.append(text) }
      waiting += schema.children.map(\.schema).reversed()
    }
    return (schemas, words)
  }

  private static let sayableSchemas = 12

  private func isSayable(_ schema: Schema) -> Bool {
    let isShort =
      (schema.enumeration ?? []).count <= 12 && schema.properties.count <= 8
      && (schema.pattern ?? "").utf8.count <= 200
      && (schema.shownDescription ?? "").utf8.count <= 300 && schema.valueMeanings.isEmpty
    let hasOnlyAssertions =
      schema.defaultValue == nil && schema.examples.isEmpty && !schema.deprecated && !schema.readOnly
      && !schema.writeOnly && (schema.format == nil || schema.assertsFormat) && schema.contentEncoding == nil
      && schema.contentMediaType == nil && schema.contentSchema == nil && schema.extensions.warnings.isEmpty
      && schema.extensions.knownValues == nil && schema.extensions.unit == nil
      && schema.extensions.since == nil && schema.extensions.source == nil
      && schema.extensions.usedIn.isEmpty && schema.extensions.replacement == nil
    return isShort && hasOnlyAssertions && schema.unevaluatedItems == nil
      && schema.unevaluatedProperties == nil
      && (schema.ifSchema != nil || schema.thenSchema == nil && schema.elseSchema == nil)
      && (schema.contains != nil || schema.minContains == nil && schema.maxContains == nil)
      && (schema.contains == nil || Self.count(schema) != nil)
  }
}

extension Schema {
  /// Whether each of its keywords refers to another schema, or only describes.
  fileprivate var refersOrDescribes: Bool { hasOnly([.ref, .title, .description, .comment]) }
}
