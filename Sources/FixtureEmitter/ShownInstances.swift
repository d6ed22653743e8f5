public import SchemaModel
public import SchemaRuntime

/// Instances that show a reader what to send.
public struct ShownInstances: Sendable {
  /// An instance that a branch of the object's union accepts.
  public struct Form: Sendable {
    public var branch: SchemaID
    public var value: JSONValue
  }

  /// With the required members alone; nil where none was found.
  public var minimal: JSONValue?
  /// With the members that carry meaning; nil where it is the smallest, too.
  public var full: JSONValue?
  /// One for each form of an object that has several.
  public var forms: [Form] = []

  public init() {}

  /// The instances, in the order in which pages show them.
  public var all: [JSONValue] { [minimal, full].compactMap(\.self) + forms.map(\.value) }
}
