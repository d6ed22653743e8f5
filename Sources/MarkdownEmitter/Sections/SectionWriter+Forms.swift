import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// A list of `oneOf` or `anyOf`.
  private struct Choice {
    var branches: [(step: Step, schema: SchemaID)]
    var isExclusive: Bool
  }

  private func choices(_ group: Group) -> [Choice] {
    group.schemas.flatMap { schema -> [Choice] in
      var result: [Choice] = []
      if !schema.oneOf.isEmpty {
        result.append(
          Choice(branches: schema.oneOf.enumerated().map { (.form($0), $1) }, isExclusive: true))
      }
      if !schema.anyOf.isEmpty {
        result.append(
          Choice(branches: schema.anyOf.enumerated().map { (.choice($0), $1) }, isExclusive: false))
      }
      return result.filter { !isRule($0, group) }
    }
  }

  /// Whether branches are rules about one object, whose demands fit into a sentence, and not forms of their own.
  private func isRule(_ choice: Choice, _ group: Group) -> Bool {
    let ids = choice.branches.map(\.schema)
    if ids.isEmpty { return false }
    let areDemands = ids.allSatisfy { id in
      let schema = site.graph[id]
      // Beside a form that asks nothing, the whole asks nothing, and a sentence would hide the words of the other
      // forms.
      return schema.boolean == nil && !schema.sites.isEmpty && schema.types == nil
        && schema.listedValues == nil
        && schema.references.isEmpty
        && schema.properties.allSatisfy { site.graph[$0.schema].boolean != true }
        && schema.description == nil
    }
    guard group.isObject, areDemands, reader.sayable(ids) != nil else { return false }
    return !describeMembers(ids, beside: base(of: group), group)
  }

  /// The branches of a schema that are rules.
  func ruleBranches(_ schema: Schema, _ group: Group) -> RuleBranches {
    let one = Choice(branches: schema.oneOf.enumerated().map { (.form($0), $1) }, isExclusive: true)
    let any = Choice(branches: schema.anyOf.enumerated().map { (.choice($0), $1) }, isExclusive: false)
    return RuleBranches(
      oneOf: isRule(one, group) ? schema.oneOf : [], anyOf: isRule(any, group) ? schema.anyOf : [])
  }

  struct RuleBranches {
    var oneOf: [SchemaID]
    var anyOf: [SchemaID]
    var all: [SchemaID] { oneOf + anyOf }
  }

  func hasForms(_ group: Group) -> Bool { !choices(group).isEmpty }

  /// The line for forms that fit into one, and their schemas; nil where there are no forms, or a line does not hold
  /// their words.
  /// - Parameter others: schemas that look at the value, too.
  func inlineForms(
    _ group: Group, beside others: [SchemaID] = []
  ) -> (line: Inline, schemas: [SchemaID])? {
    let choices = choices(group)
    guard choices.count == 1, let choice = choices.first, choice.branches.count <= 5 else { return nil }
    let mayBeOfSeveral = mayOverlap(choice, group, beside: others)
    let possible = Set(possible(choice, group, beside: others))
    // The words for its type tell all.
    if group.nullableReference(site.graph) != nil, !choice.isExclusive || !mayBeOfSeveral {
      return ("", choice.branches.map(\.schema))
    }
    let union = union(of: group)
    let tags = Tags(union)
    let areDescribed = group.schemas.contains { site.graph.areFormsOfValues($0) }
    var parts: [Inline] = []
    var schemas: [SchemaID] = []
    for (_, id) in choice.branches {
      schemas.append(id)
      let name = union?.case(of: id)?.name
      let index = name.flatMap { name in union?.cases.firstIndex { $0.name == name } }
      let meaning: Inline = index.flatMap(tags.meaning).map { meaning in " \(meaning)" } ?? ""
      if let value = describedValue(id, isAmongDescribed: areDescribed) {
        parts.append("• \(value)\(possible.contains(id) ? "" : " \(Self.neverMatches)")")
        continue
      }
      guard site.graph[id].boolean == nil, let line = inlineLine(id, swiftName: name, kinds: group.kinds)
      else { return nil }
      parts.append("• \(line)\(meaning)\(possible.contains(id) ? "" : " \(Self.neverMatches)")")
    }
    let words = phraser.words(group).plain
    let areTold = choice.branches.allSatisfy { branch in
      let branch = Group([branch.schema], site.graph)
      return site.isPlain(branch.schemas[0].id) && branch.references.isEmpty
        && words.contains(phraser.words(branch).plain)
    }
    if union == nil, areTold, possible.count == choice.branches.count, !choice.isExclusive || !mayBeOfSeveral
    {
      return ("", schemas)
    }
    let line = parts.joined(.lineBreak)
    if let line = knownValues(choice) { return (line, schemas) }
    let isTold = choice.isExclusive && tags.tellApart(choice.branches.count)
    let start: Inline =
      !mayBeOfSeveral || isTold
      ? "One of these:" : choice.isExclusive ? "Exactly one of these:" : "At least one of these:"
    return line.length <= 400 ? ("\(start)\(.lineBreak)\(line)", schemas) : nil
  }

  /// The most bytes of forms in a few words each.
  private static let mostInShort = 600

  /// The forms of a value in a few words each, where their author describes some of them; nil where that is not short.
  func formsInShort(_ group: Group) -> Inline? {
    let choices = choices(group)
    guard choices.count == 1, let choice = choices.first, (2...6).contains(choice.branches.count) else {
      return nil
    }
    var isDescribed = false
    let lines = possible(choice, group).map { branch -> Inline in
      let form = Group([branch], site.graph)
      let own = summary(of: form.schemas)
      let words = own.isEmpty ? referredSummary(form) : own
      isDescribed = isDescribed || !words.isEmpty
      return ["• \(phraser.phrase(form).capitalized.sentence)", words].filter { !$0.isEmpty }.joined(" ")
    }
    let line = (["Forms:"] + lines).joined(.lineBreak)
    return isDescribed && line.length <= Self.mostInShort ? line : nil
  }

  private static let neverMatches: Inline = "No value matches this form."

  /// The branches that some value of the group may match.
  private func possible(
    _ choice: Choice, _ group: Group, beside others: [SchemaID] = []
  ) -> [SchemaID] {
    site.possible(choice.branches.map(\.schema), beside: (holding(group) + others).uniqueIDs)
  }

  /// Whether a value may match two branches, because neither their kinds of values nor the values that they list
  /// exclude each other.
  private func mayOverlap(_ choice: Choice, _ group: Group, beside others: [SchemaID] = []) -> Bool {
    let branches = possible(choice, group, beside: others)
    if branches.count < 2 { return false }
    var all = TypeSet()
    let areOfOneKindEach = branches.allSatisfy { branch in
      guard let kinds = Group([branch], site.graph).kindsOfForms(site.graph),
        kinds.isDisjoint(with: all)
      else {
        return false
      }
      all.formUnion(kinds)
      return true
    }
    if areOfOneKindEach { return false }
    var listed: Set<JSONValue> = []
    return !branches.allSatisfy { branch in
      guard let values = site.graph[branch].listedValues else { return false }
      return Set(values).allSatisfy { listed.insert($0).inserted }
    }
  }

  /// Any string, and a list of some: a way of saying which are known.
  private func knownValues(_ choice: Choice) -> Inline? {
    let schemas = choice.branches.map { site.graph[$0.schema] }
    guard schemas.count == 2, !choice.isExclusive,
      schemas.contains(where: { $0.types == .string && site.isPlain($0.id) && $0.references.isEmpty }),
      let listing = schemas.first(where: { $0.enumeration != nil }), listing.description == nil,
      listing.valueMeanings.isEmpty, listing.hasOnly([.type, .enum, .comment]),
      let values = listing.enumeration, values.count <= 12, values.allSatisfy({ $0.stringValue != nil })
    else { return nil }
    return "Any string; known values: \(values.map { .code($0.shown) }.joined(", "))."
  }

  /// A form that is one value, with what its author says of it.
  /// - Parameter isAmongDescribed: whether other forms beside it are values of which their author says something.
  private func describedValue(_ id: SchemaID, isAmongDescribed: Bool) -> Inline? {
    let schema = site.graph[id]
    let known: Set<Keyword> = [.const, .enum, .type, .title, .description, .deprecated]
    guard let values = schema.listedValues, values.count == 1, values[0].shown.utf8.count <= 60,
      schema.hasOnly(known)
    else { return nil }
    guard let text = schema.shownDescription ?? schema.title else {
      return isAmongDescribed && !schema.deprecated ? .code(values[0].shown) : nil
    }
    guard text.paragraphs.count == 1 else { return nil }
    var words = [Inline.prose(text).sentence]
    if let title = schema.title, title != text { words.insert(.strong(Inline.prose(title).sentence), at: 0) }
    if schema.deprecated { words.append(.strong("Deprecated.")) }
    return "\(code: values[0].shown): \(words.joined(" "))"
  }

  private func union(of group: Group) -> UnionType? {
    for schema in group.schemas {
      if case .union(let union) = site.types.nominalType(of: schema.id)?.declaration, !union.isByConditions {
        return union
      }
    }
    return nil
  }

  /// The table of forms.
  mutating func forms(_ group: Group, _ context: Context) -> [Detail] {
    if let inline = inlineForms(group) {
      told += (inline.schemas + inline.schemas.flatMap { site.graph[$0].children.map(\.schema) }).map {
        ($0, context.anchor)
      }
      return []
    }
    var details: [Detail] = []
    let union: UnionType? =
      if case .union(let type) = context.nominal?.declaration, !type.isByConditions {
        type
      } else {
        self.union(of: group)
      }
    let choices = choices(group)
    for choice in choices { details += forms(choice, union, group, context) }
    if choices.isEmpty, let union, group.references.isEmpty { kinds(union, context) }
    return details
  }

  private mutating func forms(
    _ choice: Choice, _ union: UnionType?, _ group: Group, _ context: Context
  ) -> [Detail] {
    label(context, "Forms")
    var details: [Detail] = []
    var rows: [MemberRow] = []
    let tags = Tags(union)
    let possible = Set(possible(choice, group))
    if mayOverlap(choice, group) {
      if !choice.isExclusive {
        page.paragraph("One or more of these:")
      } else if !tags.tellApart(choice.branches.count) {
        page.paragraph("Exactly one of these:")
      }
    }
    let names = formNames(choice, tags, union)
    for (number, (step, id)) in choice.branches.enumerated() {
      let item = union?.case(of: id)
      let name = names[number]
      var (row, detail) = entry(name, step, [id], presence: "", context)
      var facts: [Inline] = []
      if let index = item.flatMap({ item in union?.cases.firstIndex { $0.name == item.name } }) {
        let tag = tags.text(of: index)
        if !tag.isEmpty, name != tags.name(of: index) {
          facts.append("When \(code: tags.property) is \(tag).")
        }
        if let meaning = tags.meaning(of: index) { facts.append(meaning) }
      }
      if !possible.contains(id) { facts = [Self.neverMatches] }
      // A form that has no other name is called by the case's.
      let cases = union?.cases(of: id).map { Inline.code("." + $0.name) } ?? []
      if site.shows(.swift), !cases.isEmpty, cases != [name] { facts.append("In Swift \(cases.list("or")).") }
      row.lines += facts.isEmpty ? [] : [facts.joined(" ")]
      if row.type == "any value" { row.type = phraser.phrase(Group([id], site.graph), within: group.kinds) }
      if row.name == row.type { row.type = "" }
      rows.append(row)
      if var section = detail {
        let title = name.plain.hasPrefix("form ") ? name.capitalized : "Form \(name)"
        section.title = context.path.isEmpty ? title : "\(code: context.path) as \(name)"
        section.name = site.graph[id].title ?? ""
        details.append(section)
      }
    }
    open(&rows, choice.branches.map { [$0.schema] }, in: group)
    page.members("Form", rows)
    let columns = choice.branches.indices.filter { possible.contains(choice.branches[$0].schema) }
    matrix(columns.map { choice.branches[$0].schema }, columns.map { rows[$0].name }, holding(group))
    return details
  }

  /// The names of the forms; forms that would have one name are counted.
  private func formNames(_ choice: Choice, _ tags: Tags, _ union: UnionType?) -> [Inline] {
    let ids = choice.branches.map(\.schema)
    let kinds = ids.map { phraser.words(Group([$0], site.graph)) }
    let kindCounts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    let asked = ids.map { id in site.graph.allParts(of: id).flatMap { site.graph[$0].required } }
    let askedCounts = Dictionary(
      asked.flatMap { Set($0.map(ScalarKey.init)) }.map { ($0, 1) }, uniquingKeysWith: +)
    let names = ids.indices.map { number -> Inline in
      if let name = ownName(of: ids[number]) { return name }
      let index = union?.case(of: ids[number]).flatMap { item in
        union?.cases.firstIndex { $0.name == item.name }
      }
      if let name = index.flatMap(tags.name) { return name }
      if kindCounts[kinds[number]] == 1 { return kinds[number] }
      let own = asked[number].first { askedCounts[ScalarKey($0)] == 1 && $0.utf8.count <= 60 }
      return own.map { "with \(code: $0)" } ?? kinds[number]
    }
    var counts: [Inline: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return names.enumerated().map { number, name in
      if name == "any value" { return "form \(text: String(number + 1))" }
      return counts[name] == 1 ? name : "\(name) (\(text: String(number + 1)))"
    }
  }

  /// The name of a form by itself, or its kind of value.
  func formName(_ id: SchemaID) -> Inline {
    ownName(of: id) ?? phraser.words(Group([id], site.graph))
  }

  /// The name that a form has by itself: its title, its value, or the name of what it refers to.
  private func ownName(of id: SchemaID) -> Inline? {
    let schema = site.graph[id]
    if let title = schema.title?.paragraphs.first { return .text(title) }
    if let constant = schema.constant, constant.shown.utf8.count <= 80 { return .code(constant.shown) }
    if schema.references.count == 1 { return site.reference(to: schema.references[0]).withoutTargets }
    if let values = schema.enumeration {
      let list = values.map { Inline.code($0.shown) }.list("or")
      return list.length <= 40 ? list : "one of \(text: String(values.count)) values"
    }
    return nil
  }

  /// Which property which form has, where there are several objects.
  private mutating func matrix(_ branches: [SchemaID], _ names: [Inline], _ whole: [SchemaID]) {
    guard (2...8).contains(branches.count) else { return }
    let groups = branches.map { id in Group(site.graph.allParts(of: id), site.graph) }
    guard groups.allSatisfy({ !$0.properties.isEmpty }) else { return }
    var order: [String] = []
    for name in groups.flatMap(\.properties).map(\.name) where !order.contains(name) { order.append(name) }
    guard (2...40).contains(order.count) else { return }
    let impossible = branches.map { site.impossibleMembers(of: [$0] + whole) }
    let required = branches.map { namesInEachObject([$0] + whole, beside: [$0] + whole) }
    let rows = order.map { name -> [Inline] in
      [.code(name)]
        + groups.indices.map { index in
          let (group, impossible) = (groups[index], impossible[index])
          if impossible.contains(ScalarKey(name)) { return "" }
          guard let property = group.properties.first(where: { $0.name == name }) else { return "" }
          if property.schemas.contains(where: { site.graph[$0].boolean == false }) { return "" }
          return required[index].contains(ScalarKey(name)) ? "required" : "optional"
        }
    }
    // The sections of the forms say which members no form allows.
    let shown = rows.filter { $0.dropFirst().contains { !$0.isEmpty } }
    page.table(["Property"] + names.map(\.withoutTargets), shown)
  }

  /// The Swift cases of a value that has several types.
  private mutating func kinds(_ union: UnionType, _ context: Context) {
    page.table(
      ["Kind", "Swift"],
      union.cases.map {
        [.text(Kinds.words(of: $0.payload, in: site.types)), site.shows(.swift) ? .code("." + $0.name) : ""]
      })
  }
}

extension UnionType {
  /// The cases of a branch: one, or one for each value that it lists.
  func cases(of schema: SchemaID) -> [Case] { cases.filter { $0.schemas.contains(schema) } }

  /// The only case of a branch.
  func `case`(of schema: SchemaID) -> Case? {
    let found = cases(of: schema)
    return found.count == 1 ? found[0] : nil
  }
}

extension Inline {
  /// The words of a link.
  var withoutTargets: Inline {
    Inline(
      spans: spans.flatMap { span -> [Span] in
        switch span {
        case .link(let label, _): label.spans
        case .text, .code, .symbol, .web, .strong, .emphasis, .lineBreak, .anchor: [span]
        }
      })
  }
}

/// The member that tells the forms of a union apart, and its values for each.
private struct Tags {
  var property = ""
  var values: [Int: [String]] = [:]
  /// The form of objects in which it has another value, or is missing.
  var other: Int?
  /// The member that only says which form is meant.
  private var hint: UnionType.Hint?

  init(_ union: UnionType?) {
    for rule in union?.dispatch ?? [] {
      hint = hint ?? rule.hint
      guard case .tag(let property, let branches, let other, _) = rule.decision else { continue }
      (self.property, self.other) = (property, other)
      for branch in branches { values[branch.branch, default: []].append(branch.value) }
    }
  }

  /// “`type: http`”, of a form with few values.
  func name(of index: Int) -> Inline? {
    guard let listed = values[index], index != other, listed.count <= 2 else { return nil }
    let name = listed.map { .code(property + ": " + $0) }.list("or")
    return name.length <= 60 ? name : nil
  }

  /// Where a form is meant, as a sentence; nil where nothing says so.
  func meaning(of index: Int) -> Inline? {
    guard let hint else { return nil }
    let listed = hint.branches.filter { $0.branch == index }.prefix(12).map { Inline.code($0.value) }
    let others: [Inline] = index == hint.other ? ["another value"] : []
    let values = (listed + others).list("or")
    if values.isEmpty { return nil }
    let missing: Inline = index == hint.other ? ", or is missing" : ""
    return "Meant where \(code: hint.property) is \(values)\(missing)."
  }

  /// Whether each of so many forms has values of its own.
  func tellApart(_ count: Int) -> Bool { other == nil && values.count == count }

  func text(of index: Int) -> Inline {
    let listed = (values[index] ?? []).prefix(12).map(Inline.code)
    return (index == other ? listed + ["anything else"] : listed).list("or")
  }
}
