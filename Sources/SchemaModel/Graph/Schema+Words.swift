package import SchemaRuntime

extension Schema {
  /// What a document says of the branch that is meant: `discriminator`, as it is written.
  package var discriminator: (name: String, value: JSONValue)? {
    unknownKeywords.first { $0.name == DocumentKeyword.discriminator.rawValue }.map { ($0.name, $0.value) }
  }

  /// The keywords of 2020-12, and ours.
  private static let rows = KeywordTable.rows.filter { row in
    row.dialects.contains(.draft2020) && row.name == row.keyword.rawValue
  }

  /// The keywords by which it describes a value itself, its subschemas left out, with their values, in one order
  /// whatever the order in the source.
  /// - Parameter withDescriptions: whether keywords are among them that ask nothing.
  func words(withDescriptions: Bool) -> [(keyword: Keyword, value: JSONValue)] {
    let rows = Self.rows.filter { withDescriptions || $0.asserts }
    return rows.compactMap { row in value(of: row).map { (row.keyword, $0) } }
      + (extensions.isOpened ? [(.knownValues, true)] : [])
      + (withDescriptions ? uncheckedWords : [])
  }

  /// The patterns that are no regular expressions, and only describe.
  private var uncheckedWords: [(keyword: Keyword, value: JSONValue)] {
    [uncheckedPattern].compactMap(\.self).map { (.pattern, .string($0)) }
      + uncheckedNamePatterns.map { (.patternProperties, .string($0)) }
  }

  private func value(of row: KeywordRow) -> JSONValue? {
    switch row.shape {
    case .core, .applicator: nil
    case .plain(let plain): value(of: plain)
    case .particular(let particular): value(of: particular)
    }
  }

  private func value(of shape: KeywordShape.Plain) -> JSONValue? {
    switch shape {
    case .flag(let slot), .flagOrReason(let slot): self[keyPath: slot] ? true : nil
    case .text(let slot): self[keyPath: slot].map { .string($0) }
    case .count(let slot): self[keyPath: slot].map { .number(JSONNumber($0)) }
    case .number(let slot), .positiveNumber(let slot), .limit(let slot, exclusive: _, if: _):
      self[keyPath: slot].map { .number($0) }
    case .exclusion: nil
    case .names(let slot): Self.sorted(self[keyPath: slot])
    case .knownNames(let slot): self[keyPath: slot].flatMap(Self.sorted)
    case .value(let slot): self[keyPath: slot]
    case .values(let slot): self[keyPath: slot].isEmpty ? nil : .array(self[keyPath: slot])
    }
  }

  private func value(of shape: KeywordShape.Particular) -> JSONValue? {
    switch shape {
    case .types: types.map { .number(JSONNumber($0.rawValue)) }
    case .nullable: nil
    case .example: examples.isEmpty ? nil : .array(examples)
    case .enumeration: enumeration.map { .array($0) }
    case .pattern: pattern.map { .string($0) }
    case .dependentNames:
      dependentRequired.isEmpty
        ? nil
        : .array(
          dependentRequired.sorted { Self.precedes($0.name, $1.name) }
            .map { .array([.string($0.name), Self.sorted($0.required) ?? .null]) })
    case .format: format.map { .string($0) }
    case .caseNames:
      extensions.caseNames.isEmpty
        ? nil : .array(extensions.caseNames.map { .array([.string($0.value), .string($0.name)]) })
    case .ignoredRules: nil
    }
  }

  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  private static func sorted(_ names: [String]) -> JSONValue? {
    names.isEmpty ? nil : .array(names.sorted(by: precedes).map { .string($0) })
  }

  /// Whether it asks for a number that is written without a fraction: `1.0` is no integer before draft-06.
  package var asksForIntegerText: Bool {
    guard dialect.isLikeDraft4, let types else { return false }
    return types.contains(.integer) && !types.contains(.number)
  }

  /// Whether dialects read its keywords differently: they have formats of their own, some assert what a text holds,
  /// `contains` evaluates items in one of them alone, and one has integers of its own.
  var isReadByDialect: Bool {
    asksForIntegerText
      || format != nil || contentEncoding != nil || contentMediaType != nil || contentSchema != nil
      || extensions.assertContent || contains != nil || unevaluatedItems != nil
      || unevaluatedProperties != nil
  }
}
