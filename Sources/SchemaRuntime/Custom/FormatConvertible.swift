/// A value that stands for the text of a string with a `format`, or of a number.
public protocol FormatConvertible {
  /// The value that a text stands for; nil where it stands for none.
  init?(formatText text: String)

  /// A text that stands for the value.
  var formatText: String { get }
}
