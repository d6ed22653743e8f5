public import SchemaModel
public import SchemaRuntime

/// The instances that show a documented object. `GeneratorCore` makes them of the fixtures; pages only print them.
public struct ObjectSamples: Sendable {
  /// An instance with everything that the schema has to say of it.
  public struct Instance: Sendable {
    /// The path of its file below the folder of fixtures, without `.json`.
    public var name: String
    public var text: String
    public var violations: [Violation]

    public init(name: String, text: String, violations: [Violation]) {
      self.name = name
      self.text = text
      self.violations = violations
    }
  }

  /// An instance that differs in one place from a valid one, and is refused for that.
  public struct Twin: Sendable {
    public var valid: JSONValue
    public var invalid: JSONValue
    /// JSON Pointer of the value that differs.
    public var place: String
    /// The findings for the invalid instance; their lines count in `text`.
    public var violations: [Violation]
    public var text: String

    public init(
      valid: JSONValue, invalid: JSONValue, place: String, violations: [Violation], text: String
    ) {
      self.valid = valid
      self.invalid = invalid
      self.place = place
      self.violations = violations
      self.text = text
    }
  }

  /// An instance of one form of an object.
  public struct Form: Sendable {
    public var branch: SchemaID
    public var value: JSONValue

    public init(branch: SchemaID, value: JSONValue) {
      self.branch = branch
      self.value = value
    }
  }

  public var schema: SchemaID
  /// The smallest instance, and the one with most members.
  public var minimal: JSONValue?
  public var full: JSONValue?
  public var forms: [Form]
  public var twins: [Twin]
  /// The instances that have findings.
  public var instances: [Instance]

  public init(
    schema: SchemaID, minimal: JSONValue?, full: JSONValue?, forms: [Form] = [], twins: [Twin],
    instances: [Instance]
  ) {
    self.schema = schema
    self.minimal = minimal
    self.full = full
    self.forms = forms
    self.twins = twins
    self.instances = instances
  }
}
