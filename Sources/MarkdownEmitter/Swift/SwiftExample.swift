public import SchemaRuntime

/// An example of a schema as the Swift that builds it.
public struct SwiftExample: Sendable {
  /// A file and a pointer, and which of its examples it is: `airship/expiry.yaml#/examples/0`.
  public var location: String
  /// The type in full.
  public var type: String
  /// A name that the page gives the value.
  public var name: String
  /// The expression.
  public var code: String
  /// The JSON that the value encodes to: the example, with JSON inside strings written compact.
  public var json: JSONValue
}
