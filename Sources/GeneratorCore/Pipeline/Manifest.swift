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
struct Manifest: Sendable {
  /// An object as the file lists it.
  struct Entry: Sendable {
    /// The number of its reference.
    var object: Int
    var text: String
  }

  private let references: [PageReference]
  /// The locations of schemas in the bundles.
  private let locations: [SchemaID: String]
  private let referencesBySchema: [SchemaID: [Int]]

  /// The part of the manifest that needs no fixtures: where the documented objects are described.
  init(_ reference: Reference, bundles: JSONSchemaEmitter) {
    references = reference.objects
    locations = bundles.locations(of: references.map(\.schema))
    referencesBySchema = Dictionary(grouping: references.indices) { [references] in references[$0].schema }
  }

  /// The entries of objects, with everything that a schema has to say of its fixtures.
  func entries(of objects: [ObjectFixtures]) -> [Entry] {
    objects.flatMap { object in
      let references = referencesBySchema[object.schema] ?? []
      let fixtures =
        references.isEmpty ? [] : object.valid.map(Self.json(of:)) + object.invalid.map(Self.json(of:))
      return references.map { entry($0, fixtures) }
    }
  }

  /// The file, which has an entry for every object.
  /// - Parameter entries: of the objects that have fixtures.
  func file(_ entries: [Entry]) -> OutputFile {
    let path = "manifest.json"
    if references.isEmpty { return OutputFile(path: path, contents: "{\"objects\": []}\n") }
    var texts = [String?](repeating: nil, count: references.count)
    for entry in entries { texts[entry.object] = entry.text }
    // This is the pretty text of the whole, joined from parts that were written where their fixtures were made.
    var text = "{\n  \"objects\": ["
    text.reserveCapacity(texts.reduce(64) { $0 + ($1?.utf8.count ?? 512) + 8 })
    for (object, own) in texts.enumerated() {
      text += object == 0 ? "\n    " : ",\n    "
      text += own ?? entry(object, []).text
    }
    text += "\n  ]\n}\n"
    return OutputFile(path: path, contents: text)
  }

  private static func json(of fixture: Fixture) -> JSONValue {
    .object(
      JSONObject(uniqueMembers: [
        ("path", .string(OutputKind.fixtures.folder + "/" + fixture.path)), ("valid", .bool(fixture.isValid)),
        ("violations", .array(fixture.violations.map(\.json))),
      ]))
  }

  private func entry(_ object: Int, _ fixtures: [JSONValue]) -> Entry {
    let reference = references[object]
    var members: JSONObject = [
      "schema": .string(reference.location), "title": .string(reference.title),
      "swiftType": .string(reference.swiftType),
      "page": .string(OutputKind.docs.folder + "/" + reference.page),
    ]
    members["anchor"] = reference.anchor.map(JSONValue.string)
    members["jsonSchema"] = locations[reference.schema].map {
      .string(OutputKind.jsonschema.folder + "/" + $0)
    }
    members["fixtures"] = .array(fixtures)
    return Entry(object: object, text: JSONValue.object(members).prettyText(inlineWithin: 120, depth: 2))
  }
}
