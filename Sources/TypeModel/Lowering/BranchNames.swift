import SchemaModel
import SchemaRuntime

/// Names the branches of choices, for cases and for types.
final class BranchNames {
  let graph: SchemaGraph
  let flattening: Flattening
  let settings: TypeSettings
  let inference: TypeInference
  let literals: Literals
  let planner: TypePlanner
  let tags: BranchTags
  let targets: TargetNames
  let externals: ExternalTypes

  init(
    _ flattening: Flattening, _ settings: TypeSettings, _ inference: TypeInference, _ literals: Literals,
    _ planner: TypePlanner, _ tags: BranchTags, _ targets: TargetNames, _ externals: ExternalTypes
  ) {
    (graph, self.flattening, self.settings) = (flattening.graph, flattening, settings)
    (self.inference, self.literals, self.planner) = (inference, literals, planner)
    (self.tags, self.targets, self.externals) = (tags, targets, externals)
  }

  /// Wanted names for each branch, best first. They do not depend on the order of the branches.
  func branchNames(_ disjunction: Disjunction) -> [[String]] {
    let given = graph.caseNames(of: disjunction.owner)
    let tags = tagNames(of: disjunction.branches)
    var names: [[String]] = disjunction.branches.enumerated().map { index, branch in
      if let name = given.first(where: { $0.value == String(branch.index) })?.name { return [name] }
      return [ownName(of: branch, tag: tags[index])]
    }
    let unnamed = disjunction.branches.indices.filter { index in
      names[index] == [kindName(.object)] && isUnnamed(disjunction.branches[index].schema)
    }
    let first = names.map { Words($0[0]).list }
    for group in Dictionary(grouping: first.indices, by: { first[$0] }).values where group.count > 1 {
      let spelled = group.map { Words(names[$0][0], spellingSymbols: true).list }
      if Set(spelled).count == group.count {
        for (index, words) in zip(group, spelled) { names[index] = [words.joined(separator: " ")] }
        continue
      }
      let known = group.map { details(of: disjunction.branches[$0]) }
      var counts: [String: Int] = [:]
      for detail in known.joined() { counts[detail, default: 0] += 1 }
      for (index, own) in zip(group, known) {
        // Details that only this branch has come first: so the order of branches decides nothing.
        let sorted = own.filter { counts[$0] == 1 } + own.filter { counts[$0] != 1 }
        let name = names[index][0]
        let listed = listName(disjunction.branches[index], among: group.map { disjunction.branches[$0] })
        names[index] = [listed].compactMap(\.self) + sorted.map { Self.saying(name, $0) } + names[index]
      }
    }
    for (index, member) in ownMembers(of: unnamed, among: disjunction.branches, called: names) {
      let longer = names[index].count == 1 ? [Self.saying(names[index][0], "with " + member)] : []
      names[index] = [member] + longer + names[index]
    }
    return names
  }

  /// A name with a detail, without a word twice in a row: `Same` and `with same same` give `Same with same`.
  static func saying(_ name: String, _ detail: String) -> String {
    var words = Words(name).list
    for word in Words(detail).list where word != words.last { words.append(word) }
    // Numbers, symbols and capitals are words of their own text alone.
    return words == Words(name + " " + detail).list ? name + " " + detail : words.joined(separator: " ")
  }

  /// A few values of a tag, as a name: “x or y”.
  static func joined(_ values: [String]) -> String? {
    values.count <= 3 ? values.isEmpty ? nil : values.joined(separator: " or ") : values.first
  }

  /// The name of an unnamed branch that lists values, beside others of its kind: made from the strings where they are
  /// few; otherwise a name for known values, where no other branch lists any.
  private func listName(_ branch: Disjunction.Branch, among group: [Disjunction.Branch]) -> String? {
    guard branch.key.isOfOneKind, isUnnamed(branch.schema),
      let values = literals.values(of: branch.key), values.count > 1
    else { return nil }
    let texts = values.compactMap(\.value.stringValue).filter { !Words($0).isEmpty }
    if values.count <= 3, texts.count == values.count { return Self.joined(texts) }
    return group.count { literals.values(of: $0.key) != nil } == 1 ? "known" : nil
  }

  func ownName(of branch: Disjunction.Branch, tag: String?) -> String {
    let schema = graph[branch.schema]
    if let name = graph.name(of: branch.schema) ?? schema.title.flatMap(SwiftNames.shortTitle) { return name }
    if let target = reference(of: branch.schema) { return targets.name(ofTarget: target) }
    if let tag { return tag }
    if let value = literals.values(of: branch.key)?.first?.value, literals.values(of: branch.key)?.count == 1
    {
      let text = literalText(value)
      if Words(text).isEmpty { return kindName(branch.key.types ?? []) }
      return value.isContainer ? SwiftNames.beginning(of: text) : text
    }
    if branch.key.types?.union(.null) == .everything { return "other" }
    return kindName(branch.key.types ?? [])
  }

  /// Details that tell a branch from others of its kind, best first: its format, its required members, its members,
  /// their constants, its elements, its values, its limits, the beginning of its title. Each once.
  func details(of branch: Disjunction.Branch) -> [String] {
    var details: [String] = []
    // Details from the branch itself come before those from what holds beside it.
    let own = Set(flattening.everything(from: branch.schema))
    for id in branch.key.schemas.filter(own.contains) + branch.key.schemas.filter({ !own.contains($0) }) {
      let schema = graph[id]
      if let format = schema.format { details.append(format) }
      details += schema.required.map { "with " + $0 }
      if !schema.required.isEmpty { details.append("with " + schema.required.joined(separator: " and ")) }
      details += schema.properties.compactMap { property in
        onlyText(of: property.schema).map { "with " + property.name + " " + $0 }
      }
      details += schema.properties.flatMap { property in innerDetails(of: property) }
      details += schema.properties.map { "with " + $0.name }
      details += schema.properties.compactMap { property in
        inference.types(of: flattening.conjunction(of: [property.schema])).map {
          "with " + property.name + " " + kindName($0)
        }
      }
      details += elementDetails(of: schema)
    }
    for id in [branch.schema] + branch.key.schemas { details += lateDetails(of: graph[id], branch.key) }
    // A name that an author gives twice is a mistake.
    if graph.name(of: branch.schema) == nil { details.append(kindName(branch.key.types ?? [])) }
    var seen: Set<String> = []
    return details.filter { seen.insert($0).inserted }
  }

  /// The constants in a member that is an object, and the format of one that is a string.
  private func innerDetails(of property: NamedSchema) -> [String] {
    let schemas = flattening.conjunction(of: [property.schema]).schemas.map { graph[$0] }
    let texts = schemas.flatMap(\.properties).compactMap { onlyText(of: $0.schema) }
    return (texts + schemas.compactMap(\.format)).map { "with " + property.name + " " + $0 }
  }

  private func onlyText(of schema: SchemaID) -> String? {
    guard let value = literals.onlyValue(of: flattening.conjunction(of: [schema]))?.value else { return nil }
    let text = value.stringValue ?? literalText(value)
    return Words(text).isEmpty ? nil : SwiftNames.beginning(of: text)
  }

  private func elementDetails(of schema: Schema) -> [String] {
    var details: [String] = []
    if let items = schema.items, graph[items].boolean == nil { details += elements(items, "of") }
    for item in schema.prefixItems {
      if let text = onlyText(of: item) { details.append("with " + text) }
    }
    for item in schema.prefixItems.prefix(1) { details += elements(item, "from") }
    let kinds = schema.prefixItems.prefix(4).map { item in
      kindName(inference.types(of: flattening.conjunction(of: [item])) ?? .everything)
    }
    if kinds.count > 1 { details.append("of " + kinds.joined(separator: " and ")) }
    if let others = schema.additionalProperties, graph[others].boolean == nil {
      details += elements(others, "of")
    }
    for pattern in schema.patternProperties where graph[pattern.schema].boolean != false {
      details += Self.beginning(ofNames: pattern.name).map { ["with " + $0] } ?? []
      details += elements(pattern.schema, "of")
    }
    if let pattern = schema.propertyNames.flatMap({ graph[$0].pattern }) {
      details += Self.beginning(ofNames: pattern).map { ["with " + $0] } ?? []
    }
    return details
  }

  /// Names for elements or values: by what they refer to, their title, their kind, and their members.
  private func elements(_ schema: SchemaID, _ word: String, depth: Int = 0) -> [String] {
    var details: [String] = []
    let inner = graph[schema]
    if let target = inner.reference { details.append(word + " " + targets.name(ofTarget: target)) }
    if let title = inner.title.flatMap(SwiftNames.shortTitle) { details.append(word + " " + title) }
    let conjunction = flattening.conjunction(of: [schema])
    guard let types = inference.types(of: conjunction), depth < 2 else { return details }
    let kind = word + " " + kindName(types)
    details.append(kind)
    for own in conjunction.schemas.map({ graph[$0] }) {
      if let format = own.format { details.append(word + " " + format) }
      details += own.required.map { kind + " with " + $0 }
      details += own.properties.map { kind + " with " + $0.name }
      guard types.subtracting(.null).normalized == .array || types.subtracting(.null).normalized == .object
      else { continue }
      for items in [own.items, own.additionalProperties].compactMap(\.self) where graph[items].boolean == nil
      {
        details += elements(items, kind + " of", depth: depth + 1)
      }
    }
    return details
  }

  /// The beginning of the names that a pattern takes, if it states one: `x` for `^x-`.
  static func beginning(ofNames pattern: String) -> String? {
    guard pattern.hasPrefix("^") else { return nil }
    let rest = pattern.dropFirst()
    let text = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    // The character before a sign of repetition or alternation is no part of the text.
    if let next = rest.dropFirst(text.count).first, "*?|{+".contains(next) { return nil }
    return Words(String(text)).isEmpty ? nil : String(text)
  }

  private func lateDetails(of schema: Schema, _ key: Conjunction) -> [String] {
    var details: [String] = []
    if let values = literals.values(of: key)?.prefix(3), !values.isEmpty {
      let texts = values.map { $0.value.stringValue ?? literalText($0.value) }.filter { !Words($0).isEmpty }
      if !texts.isEmpty { details.append(texts.map(SwiftNames.beginning).joined(separator: " or ")) }
    }
    let limits: [(String, JSONNumber?)] = [
      ("multiple of", schema.multipleOf), ("from", schema.minimum), ("above", schema.exclusiveMinimum),
      ("to", schema.maximum), ("below", schema.exclusiveMaximum),
    ]
    details += limits.compactMap { word, limit in limit.map { "\(word) \(numberWords($0.text))" } }
    let counts: [(String, Int?)] = [
      ("min length", schema.minLength), ("max length", schema.maxLength), ("min items", schema.minItems),
      ("max items", schema.maxItems), ("min properties", schema.minProperties),
      ("max properties", schema.maxProperties),
    ]
    details += counts.compactMap { word, count in count.map { "\(word) \($0)" } }
    if schema.pattern != nil { details.append("matching pattern") }
    details += [schema.title, schema.description].compactMap { $0.map(SwiftNames.beginning) }.filter {
      !$0.isEmpty
    }
    return details
  }

  private func numberWords(_ text: String) -> String {
    text.hasPrefix("-") ? "minus \(text.dropFirst())" : text
  }
}

/// The word for the kinds of values that a type list allows.
func kindName(_ types: TypeSet) -> String {
  switch types.normalized {
  case .null: return "null"
  case .boolean: return "bool"
  case .object: return "object"
  case .array: return "array"
  case .string: return "string"
  case .number: return "number"
  case .integer: return "integer"
  case let several:
    let kinds = several.subtracting(.null).singles
    return (2...3).contains(kinds.count) ? kinds.map(kindName).joined(separator: " or ") : "value"
  }
}
