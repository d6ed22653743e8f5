/// Where a keyword stands in a schema as it is laid out: in a group, and there by its number.
package enum KeywordPlace: Comparable, Sendable {
  /// Which schema it is, or which it refers to.
  case identity(Int)
  /// What is told to readers.
  case words(Int)
  /// Which type of value it describes, and which values.
  case type(Int)
  /// The members of an object.
  case members(Int)
  /// The items of an array.
  case items(Int)
  /// What else is asked of the value itself.
  case limits(Int)
  /// Other schemas for the same value.
  case combination(Int)
  /// Values that are given as they are.
  case values(Int)
  case definitions(Int)

  /// The place of the keyword that some dialect calls `name`; nil where none does.
  package init?(of name: String) {
    guard let place = KeywordTable.places[name] else { return nil }
    self = place
  }
}
