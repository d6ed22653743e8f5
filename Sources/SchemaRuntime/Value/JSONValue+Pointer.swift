extension JSONValue {
  /// The value that the tokens of a JSON Pointer lead to (RFC 6901 §4); nil where there is none.
  package func value(at tokens: some Sequence<String>) -> JSONValue? {
    var value = self
    for token in tokens {
      let next: JSONValue? =
        switch value {
        case .object(let members): members[token]
        case .array(let items): Int(token).flatMap { items.indices.contains($0) ? items[$0] : nil }
        case .null, .bool, .number, .string: nil
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}
