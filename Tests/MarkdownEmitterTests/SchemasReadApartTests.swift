import Foundation
import SchemaModel
import SchemaRuntime
import Testing

/// Two schemas that accept different values do not read alike: the page of a schema of which one assertion is changed or
/// removed has another text.
///
/// `Scripts/check-pages` runs this over any schemas: `PAGES_SCHEMAS` names files, one a line, `PAGES_ROOT` the folder to
/// which their references may lead, `PAGES_RESOLVE` a URI prefix for that folder, and `PAGES_SAMPLE` how many changes of
/// each are tried at most, spread evenly.
@Suite struct SchemasReadApartTests {
  /// A measure that finds nothing where nothing is said would not be one.
  @Test func whatIsNotSaidIsFound() throws {
    let text =
      #"{"type": "object", "properties": {"a": {"minLength": 3, "type": "string"}}, "required": ["a"]}"#
    let document = try JSONValue(jsonString: text)
    let mutants = SchemaMutants(document)
    #expect(
      mutants.changes.map(\.description) == [
        "/type: deleted", "/properties/a/minLength: deleted", "/properties/a/minLength: loosened to 2",
        "/properties/a/type: deleted", "/required: deleted",
      ])
    let changed = mutants.document(with: mutants.changes[2])
    #expect(changed["properties"]?["a"]?["minLength"] == 2)
    #expect(mutants.document(with: mutants.changes[4])["required"] == nil)
  }

  @Test func theSmallestNumberHasNoLooserOne() throws {
    let document = try JSONValue(jsonString: #"{"minimum": -9223372036854775808}"#)
    #expect(SchemaMutants(document).changes.map(\.description) == ["/minimum: deleted"])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PAGES_SCHEMAS"] != nil))
  func strangersAreReadApart() throws {
    let environment = ProcessInfo.processInfo.environment
    let paths = (environment["PAGES_SCHEMAS"] ?? "").split(separator: "\n").map(String.init)
    let sample = environment["PAGES_SAMPLE"].flatMap(Int.init) ?? 100
    let root = environment["PAGES_ROOT"]
    var resolutions: [SchemaLoader.Resolution] = []
    if let root, let prefix = environment["PAGES_RESOLVE"] {
      resolutions.append(SchemaLoader.Resolution(uriPrefix: prefix, directory: root))
    }
    var (tried, survived, equivalent) = (0, 0, 0)
    for path in paths {
      let schema = ReadSchema(path: path, root: root, resolutions: resolutions)
      guard let result = try schema.result(sample: sample) else {
        print("\(path): not read")
        continue
      }
      tried += result.tried
      survived += result.survivors.count
      equivalent += result.equivalent.count
      print(
        "\(path): \(result.tried - result.survivors.count) of \(result.tried) changes read, \(result.refused) refused"
      )
      for survivor in result.survivors { print("  survives: \(survivor.words)") }
      for survivor in result.equivalent { print("  \(survivor.words)") }
      fflush(nil)
    }
    let score = tried == 0 ? 0 : 100 * Double(tried - survived) / Double(tried)
    print("all: \(tried - survived) of \(tried) changes read, \(score) %; \(equivalent) more accept the same")
    #expect(tried > 0)
    #expect(score >= 99)
  }
}
