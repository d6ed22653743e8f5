extension JSONValue {
  /// The value that the tokens of a JSON Pointer lead to (RFC 6901 §4); nil where there is none.
  package func value(at tokens: some Sequence<String>) -> JSONValue? {
    var value = self
    for token in tokens {
      let next: JSONValue? =
        switch value {
        case .object(let members): members[token]
        case .array(let items): item(Int(token), of: items)
        case .null, .bool, .number, .string: nil
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  // In an expression of one line `nil` would be the value `null`.
  private func item(_ index: Int?, of items: [JSONValue]) -> JSONValue? {
    guard let index, items.indices.contains(index) else { return nil }
    return items[index]
  }
}
