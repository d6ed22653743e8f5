public import SchemaRuntime

/// A valid instance, and one that differs from it in one place and is refused for that.
public struct InvalidTwin: Sendable {
  public var valid: JSONValue
  public var invalid: JSONValue
  /// JSON Pointer of the value that differs, or of the object that lacks a member or has one too many.
  public var place: String
  /// The violations that the schema reports for the invalid one; lines and columns are those of its text.
  public var violations: [Violation]

  /// The text of an instance, in which lines and columns are counted: a value that fits into 80 columns stands on one
  /// line.
  public static func text(of instance: JSONValue) -> String { instance.prettyText(inlineWithin: 80) }
}
