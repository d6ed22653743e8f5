import SchemaRuntime

/// The names of an `ObjectPlan` by their number: those of its properties, and behind them other names in the order in
/// which checks ask for them.
package struct NameNumbers {
  package private(set) var names: [String]
  private var numbers: [ScalarKey: Int] = [:]

  package init(_ names: [String]) {
    self.names = names
    for (index, name) in names.enumerated() { numbers[ScalarKey(name)] = index }
  }

  /// The number of a name, which gets one if it has none.
  package mutating func number(of name: String) -> Int {
    if let known = numbers[ScalarKey(name)] { return known }
    numbers[ScalarKey(name)] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Whether a name has a number.
  package func has(_ name: String) -> Bool { numbers[ScalarKey(name)] != nil }
}
