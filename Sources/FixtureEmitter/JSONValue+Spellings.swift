package import SchemaRuntime

extension JSONValue {
  /// The value, and its equals that draft-04 judges otherwise: `1.0` is equal to `1` there, and no integer.
  package var spellings: [JSONValue] {
    hasWholeNumber ? [self, respelt { "\($0).0" }, respelt { $0 }] : [self]
  }

  private var hasWholeNumber: Bool {
    switch self {
    case .null, .bool, .string: false
    case .number(let number): number.isInteger
    case .array(let items): items.contains(where: \.hasWholeNumber)
    case .object(let object): object.contains { $0.value.hasWholeNumber }
    }
  }

  /// The value with another text for each whole number in it: the function gets its digits.
  private func respelt(_ text: (String) -> String) -> JSONValue {
    switch self {
    case .null, .bool, .string: self
    case .number(let number):
      .number(number.isInteger ? JSONNumber(text: text(number.canonicalText)) ?? number : number)
    case .array(let items): .array(items.map { $0.respelt(text) })
    case .object(let object): .object(object.mapValues { $0.respelt(text) })
    }
  }
}
