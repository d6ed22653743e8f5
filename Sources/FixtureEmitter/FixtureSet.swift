public import SchemaModel
public import SchemaRuntime
public import SourceText

/// The fixtures of every documented object, and the obligations that could not be shown.
public struct FixtureSet: Sendable {
  /// The fixtures of each object, in the order of documents; a document's root comes before its definitions. Behind all
  /// stand those of definitions that no object leads to.
  public var objects: [ObjectFixtures] = []

  public init() {}

  /// The sets of several batches, in their order.
  public init(joining sets: [FixtureSet]) {
    objects = sets.flatMap(\.objects)
  }

  /// The obligations that could not be shown, object by object.
  public var unmet: [UnmetObligation] { objects.flatMap(\.unmet) }

  public var fixtures: [Fixture] { objects.flatMap { $0.valid + $0.invalid } }

  /// One file per fixture. The valid fixtures of an object and the invalid ones have a folder each.
  public var runs: [FolderRun] {
    objects.flatMap { object in
      [object.invalid, object.valid].filter { !$0.isEmpty }.map { fixtures in
        FolderRun(
          folder: fixtures[0].folder,
          files: fixtures.indices.map { number in
            OutputFile(path: fixtures[number].fileName, contents: fixtures[number].text)
          })
      }
    }
  }
}

/// The fixtures of one object.
public struct ObjectFixtures: Sendable {
  public var schema: SchemaID
  /// `file#/pointer`.
  public var location: String
  /// The path of the entry document the schema stands in.
  public var document: String
  /// The Swift type, such as `Airship.IOSOverride.Alert`.
  public var type: String
  /// The object's folder, below the folder of fixtures, such as `Airship/IOSOverride.Alert`.
  public var folder: String
  public var valid: [Fixture] = []
  public var invalid: [Fixture] = []
  /// The obligations that could not be shown, each with its reason.
  public var unmet: [UnmetObligation] = []
  /// The instances that a page shows beside the schema's examples.
  public var shown = ShownInstances()
  /// Twins of an instance that a page shows, one for each kind of mistake.
  public var twins: [InvalidTwin] = []

  /// The smallest instance; nil where none was found.
  public var minimal: JSONValue? { whole("minimal") }
  /// The instance with most members; nil where it is the smallest, too.
  public var full: JSONValue? { whole("full") }

  private func whole(_ name: String) -> JSONValue? {
    valid.first { $0.name == name }.flatMap(\.instance)
  }
}
