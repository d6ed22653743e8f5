public import SchemaModel
public import SchemaRuntime

/// One instance that shows one thing: what a schema allows, or a single demand that is broken.
public struct Fixture: Sendable {
  /// A name for what it shows, such as `badge-maximum`; the file is called so.
  public var name: String
  /// The folder of its file, below the folder of fixtures, such as `Airship/IOSOverride/valid`.
  public var folder: String
  /// The schema it is an instance of.
  public var schema: SchemaID
  /// The JSON text; violations count its lines and columns.
  public var text: String
  public var isValid: Bool
  /// The violations that the schema reports for it, in order; for a valid instance warnings at most.
  public var violations: [Violation]
  /// The keyword that it is about, as `file#/pointer`; nil where it shows a whole.
  public var keywordLocation: String?

  /// The instance itself; nil where the text is no JSON, which none is.
  public var instance: JSONValue? { JSONValue.parsed(text) }

  /// The name of the file, such as `badge-maximum.json`.
  public var fileName: String { name + ".json" }
  /// The path below the folder of fixtures, such as `Airship/IOSOverride/valid/minimal.json`.
  public var path: String { "\(folder)/\(fileName)" }
}
