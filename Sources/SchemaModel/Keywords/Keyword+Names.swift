extension Keyword {
  /// The keyword that some dialect calls `name`: `definitions` is `$defs`. Nil where none does.
  package init?(named name: String) {
    guard let row = KeywordTable.rows(named: name).first else { return nil }
    self = row.keyword
  }

  /// Its names in all dialects, that of 2020-12 first.
  package var names: [String] {
    KeywordTable.rows.filter { $0.keyword == self }.map(\.name)
      .reduce(into: [rawValue]) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The name that earlier dialects have for the `items` that follow listed ones. It is the only old name that means
  /// something else than the keyword's own name in the same dialect.
  package static let additionalItems = "additionalItems"

  /// The name of `$defs` in drafts before 2019-09.
  package static let definitions = "definitions"

  /// The name of `$id` in draft-04. Other documents use it, too.
  static let identifierOfDraft4 = "id"
}
