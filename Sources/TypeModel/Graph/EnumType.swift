public import SchemaModel
public import SchemaRuntime

/// An enum of JSON literals.
public struct EnumType: Sendable {
  public var cases: [Case]
  /// For an open enum: the name of the case that carries any other string.
  public var otherName: String?

  public init(cases: [Case], otherName: String? = nil) {
    self.cases = cases
    self.otherName = otherName
  }

  public struct Case: Sendable {
    /// The Swift name, without backticks.
    public var name: String
    public var value: JSONValue
    /// The value's own schema, where it has one: a `const` branch of `oneOf`.
    public var schema: SchemaID?
    public var documentation: Documentation
  }
}
