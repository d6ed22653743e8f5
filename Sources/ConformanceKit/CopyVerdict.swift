package import SchemaRuntime

/// The outcome for a valid instance that was decoded and encoded again.
package enum CopyVerdict: Equatable {
  case equal
  /// Equal but for numbers that the Swift types `Int` and `Double` refuse or round: they are chosen for people who
  /// use the model, and `validate` judges such instances all the same.
  case beyondNumberTypes
  case different

  package init(of value: JSONValue, became text: String) {
    if text.hasPrefix("error: "), Self.refusals.contains(where: text.contains) {
      self = .beyondNumberTypes
      return
    }
    guard let copy = JSONValue(parsing: text) else {
      self = .different
      return
    }
    self =
      copy == value ? .equal : Self.rounded(copy) == Self.rounded(value) ? .beyondNumberTypes : .different
  }

  /// The messages of decoding for a number that no type of the place takes.
  private static let refusals = [
    "does not fit the Swift type", "the Swift type cannot hold it",
  ]

  private static func rounded(_ value: JSONValue) -> JSONValue {
    switch value {
    // Adding 0 takes the sign off -0, which equals 0.
    case .number(let number): .string("\((Double(number.description) ?? 0) + 0)")
    case .array(let items): .array(items.map(rounded))
    case .object(let members):
      .object(JSONObject(members.map { (key: $0.key, value: rounded($0.value)) }))
    case .null, .bool, .string: value
    }
  }
}
