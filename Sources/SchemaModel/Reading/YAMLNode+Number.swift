import SchemaRuntime
import YAMLTree

extension YAMLNode {
  /// The value of a JSON number.
  var jsonNumber: JSONNumber? { number.map(JSONNumber.init(uncheckedText:)) }

  /// The value of a non-negative integer, however it is written (`2`, `2.0`, `1e3`); one too large for `Int` is its
  /// maximum, which no instance reaches.
  var count: Int? {
    guard let value = jsonNumber, value.isInteger, value >= 0 else { return nil }
    return value.int ?? Int.max
  }
}
