import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// Longer values are cut in messages.
  private static let longest = 60

  func shown(_ value: JSONValue) -> String { shown(value.description) }

  func shown(_ text: String) -> String {
    text.unicodeScalars.count > Self.longest
      ? String(text.unicodeScalars.prefix(Self.longest)) + "…" : text
  }

  /// Whether it is certain that a schema refuses a value.
  private func refuses(_ schema: SchemaID, _ value: JSONValue) -> Bool {
    search.refill()
    return !search.accepts(value, [schema]) && !search.isExhausted && search.isSmall(value)
  }

  /// Adds a finding about a value that its own schema refuses, with the reason.
  private mutating func addRefused(
    _ rule: String, _ what: String, _ value: JSONValue, _ schema: Schema, _ keyword: Keyword,
    item: Int? = nil,
    mend: LintFinding.Mend? = nil
  ) {
    let first = search.report(value, schema.id).errors.first
    let place = first.flatMap { $0.instanceLocation.isEmpty ? nil : " (\($0.instanceLocation))" } ?? ""
    add(
      rule, "\(what) is refused by its own schema" + (first.map { ": \($0.message)" } ?? "") + place, schema,
      keyword, item: item, mend: mend)
    guard mend == nil, let first, first.instanceLocation.isEmpty, !findings.isEmpty else { return }
    findings[findings.count - 1].refusal = LintFinding.Refusal(
      keyword: first.absoluteKeywordLocation, value: value.description)
  }

  /// Defaults, examples and constants that break their own schema.
  mutating func checkValues(_ schema: Schema) {
    if let value = schema.constant, refuses(schema.id, value) {
      addRefused("const-invalid", "the constant \(shown(value))", value, schema, .const)
      return
    }
    if let values = schema.enumeration {
      var seen: Set<JSONValue> = []
      for (index, value) in values.enumerated() {
        if !seen.insert(value).inserted {
          add(
            "enum-duplicate", "\(shown(value)) stands twice in 'enum'", schema, .enum, item: index,
            mend: .remove)
        } else if refuses(schema.id, value) {
          addRefused(
            "enum-value-invalid", "the value \(shown(value)) of 'enum'", value, schema, .enum, item: index)
        }
      }
    }
    if let value = schema.defaultValue, refuses(schema.id, value) {
      addRefused(
        "default-invalid", "the default \(shown(value))", value, schema, .default,
        mend: respelt(value, schema, .default, 0).map { .replace($0) })
    }
    for (index, value) in schema.examples.enumerated() where refuses(schema.id, value) {
      addRefused(
        "example-invalid", "the example \(shown(value))", value, schema, .examples, item: index,
        mend: respelt(value, schema, .examples, index).map { .replace($0) })
    }
  }

  /// The value's text as a value of the type that the schema asks for, if it accepts that: `"5"` for `5`, or the other
  /// way round. The text is that of the source: `01234` was meant to be `"01234"`.
  private func respelt(_ value: JSONValue, _ schema: Schema, _ keyword: Keyword, _ item: Int) -> JSONValue? {
    let other: JSONValue?
    switch value {
    case .number, .bool:
      let places = schema.sites[keyword]?.values ?? []
      let own = places.indices.contains(item) ? word(places[item]) : nil
      other = .string(own ?? value.description)
    case .string("true"): other = true
    case .string("false"): other = false
    case .string(let text): other = JSONNumber(text: text).map { .number($0) }
    case .null, .array, .object: other = nil
    }
    search.refill()
    guard let other, search.accepts(other, [schema.id]) else { return nil }
    return other
  }

  // MARK: contradictions

  mutating func checkContradictions(_ schema: Schema) {
    if !allowsNothing(schema.id) {
      checkBranches(schema, .anyOf, schema.anyOf)
      checkBranches(schema, .oneOf, schema.oneOf)
    }
    checkRequired(schema)
    if let pattern = schema.pattern, search.matchesNothing(pattern) {
      add("pattern-matches-nothing", "no text matches the pattern \(pattern)", schema, .pattern)
    }
  }

  private mutating func checkBranches(_ schema: Schema, _ keyword: Keyword, _ branches: [SchemaID]) {
    guard branches.count > 1, branches.count <= 200 else { return }
    search.refill()
    var around = around(schema)
    if search.allowNothing(around + [schema.id]) { around = [] }
    for (index, branch) in branches.enumerated() where graph[branch].boolean == nil {
      search.refill()
      let isNever = search.allowNothing([schema.id, branch])
      if isNever || !around.isEmpty && search.allowNothing(around + [schema.id, branch]) {
        var message = "branch \(index + 1) of '\(keyword)' can never match here"
        if isNever, keyword == .oneOf, let other = overlap(of: index, among: branches, of: schema) {
          message =
            "branch \(index + 1) of 'oneOf' is never the only one: branch \(other.branch + 1) accepts \(other.value), too"
        }
        add("branch-never-matches", message, graph[branch])
      } else if let name = forbidden(by: schema, thoughRequiredBy: branch) {
        add(
          "branch-never-matches",
          "no object can match branch \(index + 1) of '\(keyword)' here: '\(shown(name))' is required, and forbidden",
          graph[branch])
      } else if let other = branches.prefix(index).firstIndex(where: { sameness.areSame($0, branch) }) {
        add(
          "branches-alike",
          "branch \(index + 1) of '\(keyword)' asks the same as branch \(other + 1)"
            + (keyword == .oneOf ? ", so that neither is ever the only one" : ""), graph[branch])
      } else if keyword == .oneOf, let other = wider(than: index, among: branches, of: schema) {
        add(
          "branch-never-matches",
          "branch \(index + 1) of 'oneOf' is never the only one: branch \(other + 1) accepts all that it accepts",
          graph[branch])
      }
    }
  }

  /// The schemas around one, each of which applies the next to the same value and is the only one to do so; with the
  /// conditions that hold there.
  func around(_ schema: Schema) -> [SchemaID] {
    var ids: [SchemaID] = []
    var part = schema
    while !referred.contains(part.id), part.sites[.dynamicAnchor] == nil, let own = hosts[part.id],
      own.count == 1, ids.count < Self.mostAround
    {
      ids += [own[0].schema, own[0].condition].compactMap(\.self)
      part = graph[own[0].schema]
    }
    return ids
  }

  private static let mostAround = 16

  /// Another branch that accepts each value of a branch; nil where a value was found that this branch alone accepts.
  private func wider(than index: Int, among branches: [SchemaID], of schema: Schema) -> Int? {
    search.refill(bytes: 400_000)
    guard search.value([schema.id, branches[index]]) == nil else { return nil }
    return branches.indices.first { $0 != index && sameness.accepts(branches[$0], allOf: branches[index]) }
  }

  /// Another branch that accepts a value of a branch, and that value; nil where something else in the schema refuses it,
  /// too.
  private func overlap(
    of index: Int, among branches: [SchemaID], of schema: Schema
  ) -> (branch: Int, value: JSONValue)? {
    search.refill()
    guard let value = search.value([branches[index]]), value.description.utf8.count <= 60,
      search.report(value, schema.id).errors.allSatisfy({ $0.keywordLocation == "/oneOf" })
    else { return nil }
    let other = branches.indices.first { $0 != index && search.accepts(value, [branches[$0]]) }
    return other.map { ($0, value) }
  }

  /// A member that a branch requires and the schema around it forbids, which values that are no objects do not mind.
  private func forbidden(by schema: Schema, thoughRequiredBy branch: SchemaID) -> String? {
    let required = Set(search.requiredNames(of: [schema.id]).map { ScalarKey($0) })
    return search.requiredNames(of: [branch]).first { name in
      !required.contains(ScalarKey(name)) && forbids(name, of: [schema.id, branch])
        && !forbids(name, of: [branch])
    }
  }

  /// The required members that are forbidden, of a schema that allows objects.
  private func forbidden(_ schema: Schema) -> [String] {
    guard schema.types?.contains(.object) ?? true else { return [] }
    return schema.required.filter { forbids($0, of: [schema.id]) }
  }

  func forbidsRequired(_ schema: Schema) -> Bool {
    search.members(of: [schema.id]).contains { !forbidden(graph[$0]).isEmpty } || !forbidden(schema).isEmpty
  }

  private mutating func checkRequired(_ schema: Schema) {
    let forbidden = forbidden(schema)
    // Where `additionalProperties` closes the object, reading the schema has reported it.
    let isClosedHere =
      schema.patternProperties.isEmpty
      && schema.additionalProperties.map { graph[$0].boolean == false } ?? false
    for name in forbidden where !isClosedHere {
      add("required-forbidden", "'\(name)' is required, and forbidden by another keyword", schema, .required)
    }
    checkListed(schema, besides: forbidden)
  }
}
