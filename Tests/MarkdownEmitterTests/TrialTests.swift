import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// A site whose readers can try payloads has what their browsers need for that, and no more. `Scripts/check-wasm` runs it, and
/// `Scripts/check-site-browser.py` uses it.
@Suite struct TrialTests {
  private static let schemas = [
    "shop/an order.yaml": """
    title: An order
    type: object
    required: [id]
    properties:
      id: {type: string, minLength: 1}
      lines: {type: array, items: {$ref: '../parts.yaml#/$defs/line'}}
    examples: [{id: a}]
    """,
    "shop/an-order.yaml": "{title: Another order, type: object, examples: [{x: 1}]}",
    "parts.yaml": """
    title: Parts
    $defs:
      line: {type: object, properties: {count: {maximum: 7}}}
      unused: {type: object, properties: {gone: {maximum: 11}}}
    """,
    "words.yaml": "{title: Words, enum: [\"a</script>\\u202E\", b]}",
  ]

  /// A state of the schemas.
  private struct State {
    let graph: SchemaGraph
    let types: TypeGraph
    let program: Program

    init() {
      var loader = SchemaLoader()
      for (path, text) in TrialTests.schemas.sorted(by: { $0.key < $1.key }) {
        loader.loadSource(text, path: path)
      }
      var bag = DiagnosticBag()
      graph = loader.finish()
      types = TypeLowering(graph).lower(into: &bag)
      let roots = graph.entryDocuments.map(\.root) + graph.schemas.map(\.id)
      program = ProgramLowering(graph: graph, options: .init(assertsFormat: true)).lower(
        roots: roots, into: &bag)
      #expect(!bag.hasErrors && !loader.diagnostics.hasErrors, "\(bag.sorted)")
    }

    func reference(hasTrial: Bool) -> Reference {
      let samples = graph.entryDocuments.filter { $0.path == "words.yaml" }.map { document in
        ObjectSamples(schema: document.root, minimal: ["b"], full: nil, twins: [], instances: [])
      }
      return Reference(
        graph: graph, types: types, samples: samples,
        trial: hasTrial ? Trial(module: Array("a module".utf8), program: program) : nil)
    }
  }

  private static let state = State()
  private static let files = dictionary(state.reference(hasTrial: true).website)

  private static func dictionary(_ files: [OutputFile]) -> [String: String] {
    Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
  }

  private static func script(_ name: String) throws -> String {
    try #require(files["assets/try/\(name).js"], "\(files.keys.sorted())")
  }

  /// The arguments of a script's call.
  private static func arguments(_ name: String) throws -> [JSONValue] {
    let text = try script(name)
    let call = try #require(text.firstMatch(of: /^schemagenTry\.[a-z]+\((.*)\);\n$/))
    return try #require(try JSONValue(jsonString: "[\(call.1)]").arrayValue)
  }

  @Test func aProgramHoldsWhatPagesAskFor() throws {
    let order = try Self.arguments("programs/shop/an-order.yaml")
    #expect(Array(order[..<3]) == ["shop/an-order.yaml", "shop/an order.yaml", ["parts.yaml"]])
    let blocks = try JSONValue(jsonString: try #require(order[3].stringValue))
    #expect(blocks.objectValue.map { Array($0.keys) } == ["#"], "\(blocks)")
    // Of another document there is what the order refers to, and nothing else.
    let parts = try Self.arguments("programs/parts.yaml")
    #expect(parts[1] == "parts.yaml" && parts[2] == [], "\(parts)")
    let text = try #require(parts[3].stringValue)
    #expect(text.contains(#""maximum":7"#) && !text.contains("gone"), "\(text)")
  }

  /// Two documents whose paths are the same in a script's name have scripts of their own.
  @Test func noTwoDocumentsHaveOneScript() throws {
    let other = try Self.arguments("programs/shop/an-order.yaml-2")
    #expect(Array(other[..<3]) == ["shop/an-order.yaml-2", "shop/an-order.yaml", []])
    let page = try #require(Self.files["shop/an-order.html"])
    #expect(page.contains("data-program=\"shop/an-order.yaml-2\" data-place=\"%23\""), "\(page)")
  }

  @Test func aPageNamesItsSchema() throws {
    let page = try #require(Self.files["shop/an order.html"])
    #expect(
      page.contains("<div class=\"send\" data-program=\"shop/an-order.yaml\" data-place=\"%23\">"), "\(page)")
    // Only the site's script is loaded, which has the buttons.
    #expect(!page.contains("assets/try"))
    #expect(Self.files["assets/site.js"]?.contains("Try a payload") == true)
    #expect(Self.files["assets/site.css"]?.contains(".payload") == true)
  }

  /// Instances of what has no list of members can be tried, too; the script of a hostile schema is one call.
  @Test func aValueWithoutMembersCanBeTried() throws {
    let page = try #require(Self.files["words.html"])
    #expect(page.contains("<div class=\"send\" data-program=\"words.yaml\""), "\(page)")
    let text = try Self.script("programs/words.yaml")
    #expect(!text.contains("\u{202E}") && text.hasSuffix(");\n"), "\(text)")
    let program = try #require(try Self.arguments("programs/words.yaml")[3].stringValue)
    #expect(
      try JSONValue(jsonString: program).value(at: ["#", "strings /enum"]) == ["a</script>\u{202E}", "b"])
  }

  @Test func theModuleStandsThereOnce() throws {
    let arguments = try Self.arguments("module")
    #expect(arguments[2] == .string(Base64.encode(Array("a module".utf8))))
    let (ofAnyKind, ofScalars) = (arguments[0].arrayValue ?? [], arguments[1].arrayValue ?? [])
    #expect(ofAnyKind == ["/type", "/enum", "/const"])
    for name in ["/format", "/maximum", "/pattern", "/x-maxBytes"] {
      #expect(ofScalars.contains(.string(name)), "\(ofScalars)")
    }
    #expect(!ofScalars.contains("/required") && !ofScalars.contains("/maxItems"))
    #expect(Self.files.values.count { $0.contains("schemagenTry.module(") } == 1)
  }

  @Test func theSameSchemasGiveTheSameBytes() {
    #expect(Self.dictionary(State().reference(hasTrial: true).website) == Self.files)
  }

  /// Without it a site has nothing of it, and its pages are the same but for the names of their schemas.
  @Test func withoutItNothingIsThere() throws {
    let plain = Self.dictionary(Self.state.reference(hasTrial: false).website)
    #expect(!plain.keys.contains { $0.hasPrefix("assets/try") })
    for (path, text) in plain {
      #expect(!text.contains("data-place") && !text.contains("schemagenTry"), "\(path)")
      #expect(Self.files[path] != nil)
    }
    #expect(Self.files["assets/site.js"]?.hasPrefix(try #require(plain["assets/site.js"])) == true)
  }

  /// Older versions have their own programs, and share the module of the newest.
  @Test func versionsShareTheModule() throws {
    let reference = Self.state.reference(hasTrial: true)
    let files = Self.dictionary(
      try #require(Reference.website(of: [("1", reference), ("2", reference)])))
    #expect(files["assets/try/module.js"] != nil && files["versions/1/assets/try/module.js"] == nil)
    for folder in ["", "versions/1/"] {
      for name in ["checker", "form", "programs/parts.yaml"] {
        #expect(files["\(folder)assets/try/\(name).js"] != nil, "\(folder) \(name)")
      }
    }
    let older = try #require(files["versions/1/shop/an order.html"])
    #expect(older.contains(" data-shared=\"../../../\"></script>"), "\(older)")
    #expect(files["shop/an order.html"]?.contains("data-shared") == false)
  }
}
