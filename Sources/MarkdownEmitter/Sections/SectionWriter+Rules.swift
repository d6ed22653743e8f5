import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// A rule that holds, or should hold, between parts of a value.
  struct Rule {
    var sentence: Inline
    /// The schemas that the sentence tells all of.
    var schemas: [SchemaID] = []
    var isAdvice = false
    /// The condition and the consequence, for a table.
    var cells: Cells?
    /// The section for details that a sentence has no room for.
    var detail: Detail?
  }

  /// A condition, what holds under it, and the author's words.
  struct Cells {
    var condition: Inline
    var consequence: Inline
    var why: Inline
  }

  /// The rules of a value, in the order of its schemas.
  func rules(of group: Group, _ context: Context) -> [Rule] {
    var rules: [Rule] = []
    let required = Set(requiredAnyway(group).map { Step.member($0).path(after: context.memberPath) })
    for schema in group.schemas { rules += self.rules(of: schema, group, required, context) }
    return rules
  }

  private func rules(of schema: Schema, _ group: Group, _ required: Set<String>, _ context: Context) -> [Rule]
  {
    var rules: [Rule] = []
    let subject = subject(of: schema, group, context)
    let path = context.memberPath.isEmpty ? [] : [context.memberPath]
    /// - Parameter anchor: the anchor that links lead to.
    func add(
      _ ids: [SchemaID], _ details: @autoclosure () -> [Rule], anchor: String? = nil, _ clause: () -> Clause
    ) {
      guard let (schemas, all) = reader.sayable(ids) else {
        rules += details()
        return
      }
      let words = all.isEmpty ? [] : all.without(wordsOfMembers(group))
      let clause = Clause.all([clause().assuming(required)]).simplified
      // Where the schema has no words for its rule, the schema that it applies may have them.
      let inner = ids.count == 1 ? site.graph[ids[0]] : schema
      let sentence = said(clause, schema.extensions.message == nil ? inner : schema, words, .demand)
      if sentence.length > Self.longestRule, case let parts = details(), !parts.isEmpty {
        rules += parts
        return
      }
      let mark = anchor.map { Inline(spans: [.anchor($0)]) } ?? ""
      rules.append(
        Rule(sentence: mark + sentence, schemas: schemas, cells: cells(clause, schema, words, .demand)))
    }
    for dependency in schema.dependentRequired where !dependency.required.isEmpty {
      add([], []) { reader.dependency(dependency, path) }
    }
    for entry in schema.dependentSchemas {
      if describesMembers([entry.schema], group) {
        rules.append(detail(entry.schema, "Where \(code: entry.name) is present", context))
        continue
      }
      add([entry.schema], [detail(entry.schema, "Where \(code: entry.name) is present", context)]) {
        .when(
          .present([Step.member(entry.name).path(after: context.memberPath)]),
          then: reader.clause(entry.schema, of: subject, path: path), otherwise: nil)
      }
    }
    if let not = schema.not, site.allowNothing([not]), site.graph[not].boolean == nil,
      let (schemas, _) = reader.sayable([not])
    {
      // A `not` that refuses no value excludes nothing.
      rules.append(Rule(sentence: "", schemas: schemas))
    } else if let not = schema.not, group.kinds == .object, let parts = partsThatOnlyRequire(not) {
      // However many members must be missing, one sentence names them.
      let clause = reader.denial(not, of: subject, path: path).assuming(required).simplified
      let mark = site.places[not].map { Inline(spans: [.anchor($0.anchor)]) } ?? ""
      rules.append(Rule(sentence: mark + said(clause, schema, [], .demand), schemas: parts))
    } else if let not = schema.not {
      add([not], [detail(not, "\(subject.capitalized) must not be", context)]) {
        let excluded = reader.denial(not, of: subject, path: path)
        guard let type = onlyType(leftBy: schema, group) else { return excluded }
        let value = subject == ClauseReader.wholeObject ? ClauseReader.whole : subject
        let only = Clause.predicate(value, .init(Demand.type(type).message))
        return excluded.simplified.demands(only) ? excluded : .all([only, excluded])
      }
    }
    if describesMembers([schema.thenSchema, schema.elseSchema].compactMap(\.self), group) {
      if let message = schema.extensions.message {
        rules.append(Rule(sentence: Authored.words(message).sentence))
      }
      rules += conditional(schema, group, subject, path, required, context)
    } else if schema.ifSchema != nil || schema.thenSchema != nil || schema.elseSchema != nil {
      add(
        [schema.ifSchema, schema.thenSchema, schema.elseSchema].compactMap(\.self),
        conditional(schema, group, subject, path, required, context)
      ) { .all(reader.conditions(of: schema, subject, path)) }
    }
    if let contains = schema.contains {
      let count = ClauseReader.count(schema) ?? "any number of items"
      let title: Inline = "\(subject.capitalized) must have \(text: count) of this form"
      add([contains], [detail(contains, title, context)]) { reader.containing(schema, subject) }
    }
    if let names = schema.propertyNames, !limitsNames(names), let (schemas, _) = reader.sayable([names]) {
      // A demand on values that are no strings asks nothing of names.
      rules.append(Rule(sentence: "", schemas: schemas))
    } else if let names = schema.propertyNames {
      add([names], [detail(names, "Each property name", context)]) {
        reader.each(names, "each property name", path: [], 0)
      }
    }
    let branches = ruleBranches(schema, group)
    let whole = branches.all.isEmpty ? [] : holding(group)
    func possible(_ ids: [SchemaID]) -> [Clause] {
      site.possible(ids, beside: whole).map { reader.clause($0, of: subject, path: path) }
    }
    if !branches.anyOf.isEmpty {
      add(branches.anyOf, [], anchor: site.places[branches.anyOf[0]]?.anchor) {
        .any(possible(branches.anyOf))
      }
    }
    if !branches.oneOf.isEmpty {
      add(branches.oneOf, [], anchor: site.places[branches.oneOf[0]]?.anchor) {
        let clauses = possible(branches.oneOf)
        return clauses.count == 1 ? clauses[0] : .exactlyOne(clauses)
      }
    }
    if let message = schema.extensions.message, schema.hasRules, rules.allSatisfy({ $0.schemas.isEmpty }) {
      rules.insert(Rule(sentence: Authored.words(message).sentence), at: 0)
    }
    for warning in schema.extensions.warnings { rules.append(advice(warning, subject, path, context)) }
    return rules
  }

  /// A union and its branches, where each of these requires one member and says nothing else; nil for any other schema.
  private func partsThatOnlyRequire(_ id: SchemaID) -> [SchemaID]? {
    let schema = site.graph[id]
    let areBare = schema.anyOf.allSatisfy { branch in
      site.graph[branch].hasOnly([.required]) && site.graph[branch].required.count == 1
    }
    return !schema.anyOf.isEmpty && schema.hasOnly([.anyOf]) && areBare ? [id] + schema.anyOf : nil
  }

  /// The words for the value of a rule: no object where values may be of any kind, and the schema speaks of another kind.
  private func subject(of schema: Schema, _ group: Group, _ context: Context) -> Inline {
    let name = context.name(group)
    return name == ClauseReader.wholeObject && group.kinds == nil && speaksOfOtherKinds(schema)
      ? ClauseReader.whole : name
  }

  /// How many schemas are looked at to know which kinds of value a rule is about.
  private static let mostParts = 64

  private func speaksOfOtherKinds(_ schema: Schema) -> Bool {
    if schema.contains != nil { return true }
    func parts(_ schema: Schema) -> [SchemaID] {
      [schema.not].compactMap(\.self) + schema.conditionalParts + schema.allOf
    }
    var waiting = parts(schema)
    var seen: Set<SchemaID> = []
    while let id = waiting.popLast(), seen.count < Self.mostParts {
      guard seen.insert(id).inserted else { continue }
      let part = site.graph[id]
      if part.contains != nil || part.types.map({ $0 != .object }) ?? false { return true }
      waiting += parts(part)
    }
    return false
  }

  /// The one type of values that a schema's `not` leaves, where nothing else says that no other is allowed:
  /// `{not: {required: [a]}}` refuses all that is no object.
  private func onlyType(leftBy schema: Schema, _ group: Group) -> TypeSet? {
    guard let not = schema.not, !site.graph[not].asksTypeAlone else { return nil }
    let allowed = group.kinds?.widened ?? .every
    let left = allowed.subtracting(site.graph.typesRefused(by: schema.id, followsDemands: true))
    if left == allowed { return nil }
    let all: [TypeSet] = [.object, .array, .string, [.number, .integer], .boolean]
    return all.contains(left) ? left.subtracting(left.contains(.number) ? .integer : []) : nil
  }

  /// The most characters of a sentence where a section could stand in its place.
  private static let longestRule = 400

  private func advice(_ id: SchemaID, _ subject: Inline, _ path: [String], _ context: Context) -> Rule {
    guard let (schemas, words) = reader.sayable([id]) else {
      var rule = detail(id, "\(subject.capitalized) should be", context)
      rule.isAdvice = true
      return rule
    }
    let clause = reader.clause(id, of: subject, path: path)
    return Rule(
      sentence: said(clause, site.graph[id], words, .advice), schemas: schemas, isAdvice: true,
      cells: cells(clause, site.graph[id], words, .advice))
  }

  /// The sentence of a rule: the author's message, then its meaning, then the author's other words.
  private func said(_ clause: Clause, _ schema: Schema, _ words: [String], _ voice: Clause.Voice) -> Inline {
    let formal: Inline = clause.isAlways ? "" : clause.said(voice)
    var words = words
    var result = formal.sentence
    if let message = schema.extensions.message {
      words.removeAll { $0 == message }
      let why = Authored.words(message, naming: clause.members)
      if formal.isEmpty {
        result = why.sentence
      } else if formal.length > 360 {
        result = "\(why.sentence) \(formal.sentence)"
      } else {
        result = ("\(why.withoutStop.capitalized): \(formal)" as Inline).sentence
      }
    }
    let rest = words.map { Authored.words($0).sentence }
    return ([result] + rest).filter { !$0.isEmpty }.joined(" ")
  }

  /// The cells of a row in a table of conditions.
  private func cells(_ clause: Clause, _ schema: Schema, _ words: [String], _ voice: Clause.Voice) -> Cells? {
    guard case .when(let condition, let then?, nil) = clause else { return nil }
    let why = ([schema.extensions.message].compactMap(\.self) + words)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Cells(
      condition: condition.said(.condition).capitalized, consequence: then.said(voice).sentence,
      why: why.map { Authored.words($0).sentence }.joined(" "))
  }

  // MARK: - Rules with a section

  /// A rule that a section tells of.
  private func detail(_ id: SchemaID, _ title: Inline, _ context: Context) -> Rule {
    let anchor = site.places[id]?.anchor ?? ""
    let members = Group([id], site.graph).properties.map { Inline.code($0.name) }
    let names: Inline =
      members.count <= 6 ? members.joined(", ") : "\(text: String(members.count)) properties"
    let ownTitle = site.graph[id].title?.paragraphs.first.map(Inline.text)
    let name: Inline = ownTitle ?? (members.isEmpty ? "see below" : names)
    let link = Inline.link(name, to: Target(page: "", anchor: anchor))
    return Rule(
      sentence: "\(title): \(link).",
      detail: Detail(title: title, anchor: anchor, path: context.path, schemas: [id], isRule: true))
  }

  private func conditional(
    _ schema: Schema, _ group: Group, _ subject: Inline, _ path: [String], _ required: Set<String>,
    _ context: Context
  ) -> [Rule] {
    var rules: [Rule] = []
    var condition: Inline = "the condition holds"
    var demand: Inline = "the condition must hold"
    if let id = schema.ifSchema {
      if let (schemas, words) = reader.sayable([id]) {
        let clause = reader.asking(schema, of: subject).condition(id, of: subject, path: path)
          .assuming(required).simplified
        if !clause.isAlways { condition = clause.said(.condition) }
        demand = clause.isAlways ? "" : clause.said(.demand)
        let rest = words.map { Authored.words($0).sentence }.joined(" ")
        rules.append(
          Rule(sentence: rest.isEmpty ? "" : "Where \(condition): \(rest)", schemas: schemas))
      } else {
        var rule = detail(id, "The condition", context)
        rule.sentence =
          "Where \(Inline.link("the condition", to: Target(page: "", anchor: site.places[id]?.anchor))) holds:"
        rules.append(rule)
        condition = "the condition holds"
      }
    }
    let isLong = condition.length > 120
    if isLong { rules.append(Rule(sentence: "The condition is that \(condition).")) }
    if isLong { condition = "the condition holds" }
    func branch(_ id: SchemaID, _ start: Inline) -> Rule {
      guard let (schemas, all) = reader.sayable([id]), !describesMembers([id], group),
        site.graph[id].extensions.message == nil
      else { return detail(id, "\(start) \(condition)", context) }
      let words = all.isEmpty ? [] : all.without(wordsOfMembers(group))
      let clause = reader.clause(id, of: subject, path: path).assuming(required).simplified
      let formal: Inline = clause.isAlways ? "" : clause.said(start, where: condition, .demand)
      let sentence = ([formal.sentence] + words.map { Authored.words($0).sentence }).filter { !$0.isEmpty }
        .joined(" ")
      return sentence.length > Self.longestRule
        ? detail(id, "\(start) \(condition)", context) : Rule(sentence: sentence, schemas: schemas)
    }
    if let then = schema.thenSchema { rules.append(branch(then, "Where")) }
    if let otherwise = schema.elseSchema {
      rules.append(
        reader.refusesOtherwise(schema)
          ? Rule(sentence: demand.sentence, schemas: [otherwise]) : branch(otherwise, "Unless"))
    }
    return rules
  }

  // MARK: - On the page

  mutating func write(_ rules: [Rule], _ context: Context) {
    for (title, isAdvice) in [("Rules", false), ("Warnings", true)] as [(Inline, Bool)] {
      let some = rules.filter { $0.isAdvice == isAdvice }
      told += some.flatMap(\.schemas).map { ($0, context.anchor) }
      let tabled = some.filter { $0.cells != nil }
      let isTable = tabled.count >= 4
      let listed = (isTable ? some.filter { $0.cells == nil } : some).map(\.sentence).filter { !$0.isEmpty }
        .unique
      if listed.isEmpty && !isTable { continue }
      label(context, title)
      page.bullets(listed)
      if isTable {
        page.table(
          ["Where", "Rule", "Why"], tabled.compactMap(\.cells).map { [$0.condition, $0.consequence, $0.why] })
      }
    }
  }
}

extension [String] {
  /// The words that nothing else says.
  fileprivate func without(_ words: Set<String>) -> [String] { filter { !words.contains($0) } }
}
