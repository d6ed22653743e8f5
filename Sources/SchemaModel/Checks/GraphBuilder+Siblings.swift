import Diagnostics
import SchemaRuntime

extension GraphBuilder {
  /// Warns of keywords that contradict one another, or that say nothing without another.
  mutating func checkSiblings(of schema: Schema) {
    checkCounts(of: schema)
    checkRange(of: schema)
    checkRequired(of: schema)
    checkCompanions(of: schema)
    checkCaseNames(of: schema)
    checkWords(of: schema)
  }

  /// Warns of what no value of a kind can satisfy. Keywords that say nothing of the schema's types contradict nothing.
  private mutating func contradiction(_ message: String, at keyword: Keyword, of schema: Schema) {
    let subjects = keyword.subjects ?? .every
    if schema.types?.widened.isDisjoint(with: subjects.widened) ?? false { return }
    let isWhole = schema.types?.widened.isSubset(of: subjects.widened) ?? false
    diagnostics.warning(
      "no \(isWhole ? "instance" : keyword.subject) can satisfy \(message)",
      at: schema.sites[keyword]?.location ?? schema.location,
      rule: keyword == .required ? "required-forbidden" : "limits-contradict")
  }

  private mutating func checkCounts(of schema: Schema) {
    func check(_ least: Keyword, _ minimum: Int?, _ most: Keyword, _ maximum: Int?) {
      guard let minimum, let maximum, minimum > maximum else { return }
      contradiction("'\(least)' \(minimum) and '\(most)' \(maximum)", at: least, of: schema)
    }
    check(.minLength, schema.minLength, .maxLength, schema.maxLength)
    check(.minItems, schema.minItems, .maxItems, schema.maxItems)
    check(.minContains, schema.minContains, .maxContains, schema.maxContains)
    check(.minProperties, schema.minProperties, .maxProperties, schema.maxProperties)
    check(.minLength, schema.minLength, .maxBytes, schema.extensions.maxBytes)
  }

  private mutating func checkRange(of schema: Schema) {
    func check(
      _ least: Keyword, _ minimum: JSONNumber?, _ most: Keyword, _ maximum: JSONNumber?, mayMeet: Bool
    ) {
      guard let minimum, let maximum, mayMeet ? maximum < minimum : !(minimum < maximum) else { return }
      contradiction("'\(least)' \(minimum.text) and '\(most)' \(maximum.text)", at: least, of: schema)
    }
    let (low, above) = (schema.minimum, schema.exclusiveMinimum)
    let (high, below) = (schema.maximum, schema.exclusiveMaximum)
    check(.minimum, low, .maximum, high, mayMeet: true)
    check(.minimum, low, .exclusiveMaximum, below, mayMeet: false)
    check(.exclusiveMinimum, above, .maximum, high, mayMeet: false)
    check(.exclusiveMinimum, above, .exclusiveMaximum, below, mayMeet: false)
  }

  /// Warns of a required property that `additionalProperties: false` forbids.
  private mutating func checkRequired(of schema: Schema) {
    guard let additional = schema.additionalProperties, graph.schemas[additional.index].boolean == false,
      schema.patternProperties.isEmpty, !schema.required.isEmpty
    else { return }
    let known = Set(schema.properties.map { ScalarKey($0.name) })
    for name in schema.required where !known.contains(ScalarKey(name)) {
      contradiction(
        "'required' with '\(name.shortened)', which 'additionalProperties' forbids", at: .required,
        of: schema)
    }
  }

  /// Warns of keywords that have no effect without another one.
  private mutating func checkCompanions(of schema: Schema) {
    func check(_ keyword: Keyword, _ isPresent: Bool, _ companion: Keyword, _ hasCompanion: Bool) {
      guard isPresent, !hasCompanion, let site = schema.sites[keyword], schema.sites[companion] == nil else {
        return
      }
      diagnostics.warning(
        "'\(keyword)' has no effect without '\(companion)'", at: site.location, rule: Self.withoutCompanion)
    }
    check(.then, schema.thenSchema != nil, .if, schema.ifSchema != nil)
    check(.else, schema.elseSchema != nil, .if, schema.ifSchema != nil)
    check(.minContains, schema.minContains != nil, .contains, schema.contains != nil)
    check(.maxContains, schema.maxContains != nil, .contains, schema.contains != nil)
    check(
      .contentSchema, schema.contentSchema != nil, .contentMediaType, schema.contentMediaType != nil)
    if schema.extensions.assertContent, schema.contentMediaType == nil, schema.contentEncoding == nil,
      let site = schema.sites[.assertContent]
    {
      diagnostics.warning(
        "'x-assertContent' has no effect without 'contentMediaType' or 'contentEncoding'", at: site.location,
        rule: Self.withoutCompanion)
    }
  }

  private static let withoutCompanion = "keyword-without-companion"

  /// Warns of a name for a value or a branch that does not exist.
  private mutating func checkCaseNames(of schema: Schema) {
    guard !schema.extensions.caseNames.isEmpty, let site = schema.sites[.caseNames],
      schema.sites[.ref] == nil, schema.sites[.allOf] == nil
    else { return }
    var named = schema.extensions.knownValues ?? []
    named += ((schema.enumeration ?? []) + (schema.constant.map { [$0] } ?? [])).map(\.nameInKeywords)
    named += (0..<max(schema.oneOf.count, schema.anyOf.count)).map(String.init)
    let known = Set(named.map(ScalarKey.init))
    for (value, _) in schema.extensions.caseNames where !known.contains(ScalarKey(value)) {
      // A number or a branch has no likely misspelling.
      let near = Int(value) == nil ? spellingSuggestion(for: value, among: named) : nil
      diagnostics.warning(
        "'x-caseNames' names '\(value.shortened)', which is no value and no branch here", at: site.location,
        help: near.map { "did you mean '\($0)'?" })
    }
  }

  /// Warns of texts for editors about a value that the `enum` beside them does not list, or that stand beside none.
  private mutating func checkWords(of schema: Schema) {
    guard let mention = schema.mentionedValues.first else { return }
    guard let enumeration = schema.enumeration else {
      // Without 'enum', 'meta:enum' tells which values are known.
      if mention.keyword == EditorKeyword.metaEnum.rawValue { return }
      diagnostics.warning(
        "'\(mention.keyword)' has no effect without 'enum' beside it", at: mention.location,
        help: schema.constant == nil ? "put it where the values are listed" : "use 'description'",
        rule: Self.withoutCompanion)
      return
    }
    let values = enumeration.map(\.nameInKeywords)
    let known = Set(values.map { ScalarKey($0) })
    for mention in schema.mentionedValues {
      guard let text = mention.text else {
        if mention.count > values.count {
          diagnostics.warning(
            "'\(mention.keyword)' has \(mention.count) texts for the \(values.count) values of 'enum'",
            at: mention.location)
        }
        continue
      }
      if known.contains(ScalarKey(text)) { continue }
      diagnostics.warning(
        "'\(mention.keyword)' says something of '\(text.shortened)', which is no value of 'enum'",
        at: mention.location, help: spellingHelp(for: text, among: values))
    }
  }
}

extension Keyword {
  /// A noun for the values that it is about.
  var subject: String {
    let named = TypeSet.named.filter { subjects?.contains($0.type) ?? false }
    return named.first { $0.type == .number }?.name ?? (named.count == 1 ? named[0].name : "instance")
  }
}
