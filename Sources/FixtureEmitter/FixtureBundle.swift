public import SchemaModel
public import SchemaRuntime
public import SourceText

extension FixtureSet {
  /// One file per entry document, named by `OutputNames.fixturesFile`:
  ///
  ///     {"schema": "airship/ios-override.yaml#", "type": "Airship.IOSOverride",
  ///      "valid": [{"name", "keyword", "instance", "violations"}], "invalid": […],
  ///      "unmet": [{"name", "keyword", "reason"}],
  ///      "definitions": [{"schema": "airship/ios-override.yaml#/$defs/alert", …}]}
  ///
  /// `instance` is the JSON text as a string, so that the lines and columns of its violations hold.
  public func bundles(for graph: SchemaGraph) -> [OutputFile] {
    let objects = Dictionary(grouping: objects) { ScalarKey($0.document) }
    let stems = OutputStems(graph.schemaFiles)
    return graph.entryDocuments.map { document in
      var bundle = JSONObject()
      bundle["schema"] = .string(document.path + "#")
      var definitions: [JSONValue] = []
      for object in objects[ScalarKey(document.path), default: []] {
        if object.schema == document.root {
          bundle = object.members
        } else {
          definitions.append(.object(object.members))
        }
      }
      bundle["definitions"] = .array(definitions)
      return OutputFile(
        path: OutputNames.fixturesFile(forSchema: document.path, among: stems),
        contents: JSONValue.object(bundle).prettyText() + "\n")
    }
  }
}

extension FixtureSet {
  /// The bundle of a schema that a build generates nothing from.
  public static let emptyBundle =
    JSONValue.object(["valid": [], "invalid": [], "definitions": []]).prettyText() + "\n"
}

extension ObjectFixtures {
  fileprivate var members: JSONObject {
    [
      "schema": .string(location), "type": .string(type), "valid": .array(valid.map(\.json)),
      "invalid": .array(invalid.map(\.json)), "unmet": .array(unmet.map(\.json)),
    ]
  }
}

extension Fixture {
  /// The fixture in a bundle.
  fileprivate var json: JSONValue {
    var members: JSONObject = ["name": .string(name)]
    members["keyword"] = keywordLocation.map(JSONValue.string)
    members["instance"] = .string(text)
    members["violations"] = .array(violations.map(\.json))
    return .object(members)
  }
}

extension UnmetObligation {
  /// The obligation that could not be shown, as bundles and the manifest list it.
  public var json: JSONValue {
    var members: JSONObject = ["name": .string(name)]
    members["keyword"] = keyword.map(JSONValue.string)
    members["reason"] = .string(explanation)
    return .object(members)
  }
}

extension Violation {
  /// The violation as bundles and the manifest list it.
  public var json: JSONValue {
    .object(
      JSONObject(uniqueMembers: [
        ("severity", .string(severity.rawValue)), ("instanceLocation", .string(instanceLocation)),
        ("keywordLocation", .string(keywordLocation)), ("message", .string(message)),
        ("line", .number(JSONNumber(line))), ("column", .number(JSONNumber(column))),
      ]))
  }
}
