import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaRuntime
import SourceText
import TypeModel

/// `manifest.json`: for every documented object its schema, Swift type, page, place in the bundle and fixtures.
///
///     {"objects": [{"schema": "airship/ios-override.yaml#/$defs/badge", "title": "Badge",
///       "swiftType": "Airship.IOSOverride.Badge", "page": "Docs/airship/ios-override.md", "anchor": "def.badge",
///       "jsonSchema": "JSONSchema/airship.schema.json#/$defs/ios-override/$defs/badge",
///       "fixtures": [{"path": "Fixtures/…/minimal.json", "valid": true, "violations": []}]}]}
struct Manifest {
  /// Where the documented objects are described: what can be known before there are fixtures.
  struct Places: Sendable {
    var references: [PageReference]
    /// In the bundles.
    var locations: [SchemaID: String]

    init(graph: SchemaGraph, types: TypeGraph) {
      references = MarkdownEmitter(graph: graph, types: types).references()
      locations = JSONSchemaEmitter(graph: graph).locations()
    }
  }

  /// The entries of an object's fixtures, with everything that its schema has to say of them.
  struct Fixtures: Sendable {
    var schema: SchemaID
    var entries: JSONValue

    init(_ object: ObjectFixtures) {
      schema = object.schema
      entries = .array(object.valid.map(Self.entry) + object.invalid.map(Self.entry))
    }

    private static func entry(_ fixture: Fixture) -> JSONValue {
      [
        "path": .string(OutputKind.fixtures.folder + "/" + fixture.path), "valid": .bool(fixture.isValid),
        "violations": .array(fixture.violations.map(\.json)),
      ]
    }
  }

  let places: Places
  let fixtures: [Fixtures]

  func file() -> OutputFile {
    let entries = Dictionary(
      fixtures.map { ($0.schema, $0.entries) }, uniquingKeysWith: { first, _ in first })
    let objects = Workers.map(places.references) { reference in
      object(reference, entries[reference.schema]).prettyText(inlineWithin: 120, depth: 2)
    }
    // What the pretty text of the whole would be, of which each core writes a part.
    let text = "{\n  \"objects\": [\n    \(objects.joined(separator: ",\n    "))\n  ]\n}\n"
    return OutputFile(path: "manifest.json", contents: objects.isEmpty ? "{\"objects\": []}\n" : text)
  }

  private func object(_ reference: PageReference, _ fixtures: JSONValue?) -> JSONValue {
    var members: JSONObject = [
      "schema": .string(reference.location), "title": .string(reference.title),
      "swiftType": .string(reference.swiftType),
      "page": .string(OutputKind.docs.folder + "/" + reference.page),
    ]
    members["anchor"] = reference.anchor.map(JSONValue.string)
    members["jsonSchema"] = places.locations[reference.schema].map {
      .string(OutputKind.jsonschema.folder + "/" + $0)
    }
    members["fixtures"] = fixtures ?? []
    return .object(members)
  }
}
