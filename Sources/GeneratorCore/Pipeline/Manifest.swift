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
  /// A fixture of an object, and everything that the schema has to say of it.
  struct Fixture {
    var schema: SchemaID
    /// Below the folder of fixtures.
    var path: String
    var isValid: Bool
    var violations: [JSONValue]
  }

  let graph: SchemaGraph
  let types: TypeGraph
  var fixtures: [Fixture] = []

  func file() -> OutputFile {
    let locations = JSONSchemaEmitter(graph: graph).locations()
    let bySchema = Dictionary(grouping: fixtures, by: \.schema)
    let objects = MarkdownEmitter(graph: graph, types: types).references().map { reference -> JSONValue in
      var members: JSONObject = [
        "schema": .string(reference.location), "title": .string(reference.title),
        "swiftType": .string(reference.swiftType),
        "page": .string(OutputKind.docs.folder + "/" + reference.page),
      ]
      members["anchor"] = reference.anchor.map(JSONValue.string)
      members["jsonSchema"] = locations[reference.schema].map {
        .string(OutputKind.jsonschema.folder + "/" + $0)
      }
      members["fixtures"] = .array((bySchema[reference.schema] ?? []).map(entry))
      return .object(members)
    }
    let manifest: JSONValue = ["objects": .array(objects)]
    return OutputFile(path: "manifest.json", contents: manifest.prettyText(inlineWithin: 120) + "\n")
  }

  private func entry(_ fixture: Fixture) -> JSONValue {
    [
      "path": .string(OutputKind.fixtures.folder + "/" + fixture.path), "valid": .bool(fixture.isValid),
      "violations": .array(fixture.violations),
    ]
  }
}
