import SchemaRuntime

extension TypeSet {
  /// Every JSON type; `number` includes `integer`.
  static var everything: TypeSet { [.null, .boolean, .object, .array, .string, .number] }

  /// The kinds by which a reader tells values apart at their first byte: an integer is a number.
  var kinds: TypeSet {
    allowsIntegers ? subtracting(.integer).union(.number) : self
  }

  /// The set without the `integer` that `number` implies.
  var normalized: TypeSet { contains(.number) ? subtracting(.integer) : self }

  /// Each type of the set alone, in the order a `type` list is best read in.
  var singles: [TypeSet] {
    let order: [TypeSet] = [.null, .boolean, .integer, .number, .string, .array, .object]
    return order.filter { contains($0) }
  }
}

extension [TypeSet] {
  /// For each set, whether no other set has a kind of value in common with it.
  var haveKindsOfTheirOwn: [Bool] {
    var counts: [TypeSet.RawValue: Int] = [:]
    for set in self { for kind in set.kinds.singles { counts[kind.rawValue, default: 0] += 1 } }
    return map { $0.kinds.singles.allSatisfy { counts[$0.rawValue] == 1 } }
  }
}

extension JSONValue {
  /// The narrowest JSON type of the value.
  var narrowestType: TypeSet {
    switch self {
    case .null: return .null
    case .bool: return .boolean
    case .number(let number): return integerValue(of: number) == nil ? .number : .integer
    case .string: return .string
    case .array: return .array
    case .object: return .object
    }
  }
}

extension JSONValue {
  /// The number as a `Double`, where the shortest text of the `Double` stands for the same number: `0.5`, and not
  /// `1e400`.
  var exactDouble: Double? {
    guard case .number(let number) = self, let value = number.doubleValue else { return nil }
    return JSONNumber(value) == number ? value : nil
  }

  /// The number as an integer is written, where it is one that `Int` holds: `5` for `5.0`.
  var wholeNumber: JSONValue? {
    guard case .number(let number) = self, let value = number.int else { return nil }
    return .number(JSONNumber(value))
  }

  /// Whether it is an array or an object.
  var isContainer: Bool { !narrowestType.isDisjoint(with: [.array, .object]) }
}

/// The number as an `Int`, when its text is one: `12`, `-3`. Texts such as `1.0` and `1e2` stand for integers, too,
/// but as literals they are kept as numbers where a schema does not ask for integers.
func integerValue(of number: JSONNumber) -> Int? { Int(number.text) }
