package import SchemaRuntime

extension Keyword {
  /// The keywords that strings meet or fail by their texts alone.
  package static let ofStringRules = allCases.filter { StringRule.keywords.contains($0.rawValue) }
}

extension Schema {
  /// The demands of its keywords on strings that their texts alone decide.
  package var stringRules: [(keyword: Keyword, rule: StringRule)] {
    Keyword.ofStringRules.compactMap { keyword in
      plainValue(of: keyword).flatMap { StringRule(keyword.rawValue, $0) }.map { (keyword, $0) }
    }
  }
}
