import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing

/// References that would be followed for ever are errors, however they close.
@Suite(.timeLimit(.minutes(15))) struct LoopTests {
  @Test(arguments: [
    // The reference leads to its own schema only where the outer resource's anchor decides.
    ##"{"$id": "http://x/root", "$dynamicAnchor": "n", "allOf": [{"$ref": "base"}], "$defs": {"b": {"$id": "base", "$dynamicRef": "#n", "$defs": {"n": {"$dynamicAnchor": "n"}}}}}"##,
    ##"{"$id": "http://x/root", "$dynamicAnchor": "n", "dependentSchemas": {"a": {"$ref": "base"}}, "$defs": {"b": {"$id": "base", "not": {"$dynamicRef": "#n"}, "$defs": {"n": {"$dynamicAnchor": "n"}}}}}"##,
    ##"{"$id": "http://x/root", "$dynamicAnchor": "n", "anyOf": [{"if": {"$ref": "base"}, "then": false}], "$defs": {"b": {"$id": "base", "oneOf": [{"$dynamicRef": "#n"}], "$defs": {"n": {"$dynamicAnchor": "n"}}}}}"##,
  ])
  func aLoopThatADynamicAnchorCloses(schema: String) {
    let loaded = LoadedSchema(schema)
    #expect(loaded.errors.count == 1)
    #expect(loaded.errors.first?.contains("comes back to itself without going into the instance") == true)
    // A caller should not run such a program; a run comes to an end all the same.
    #expect(loaded.report("{\"a\": 1}") != nil)
  }

  @Test func aLoopOfStaticReferences() {
    let loaded = LoadedSchema(
      ##"{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "items": {"$ref": "#/$defs/a"}}"##
    )
    #expect(
      loaded.errors == [
        "schema.json:1:26: error: this reference comes back to itself without going into the instance: "
          + "schema.json#/$defs/a → schema.json#/$defs/b → schema.json#/$defs/a"
      ])
  }

  @Test func aLoopOfWhatAConditionExcludes() {
    let loaded = LoadedSchema(
      ##"{"if": {"$ref": "#/$defs/a"}, "then": {"minProperties": 1}, "$defs": {"a": {"not": {"$ref": "#/$defs/a"}}}}"##
    )
    #expect(loaded.errors.count == 1)
    #expect(loaded.errors.first?.contains("comes back to itself without going into the instance") == true)
  }

  @Test func aTreeThatIsExtendedIsNoLoop() {
    let loaded = LoadedSchema(
      ##"{"$id": "http://x/strict", "$dynamicAnchor": "node", "$ref": "tree", "unevaluatedProperties": false, "$defs": {"t": {"$id": "tree", "$dynamicAnchor": "node", "type": "object", "properties": {"data": true, "children": {"type": "array", "items": {"$dynamicRef": "#node"}}}}}}"##
    )
    #expect(loaded.errors == [])
    #expect(loaded.report(##"{"children": [{"data": 1}]}"##)?.isValid == true)
    #expect(loaded.report(##"{"children": [{"daat": 1}]}"##)?.isValid == false)
  }
}

/// A schema in memory, lowered with all that it says.
struct LoadedSchema {
  private let interpreter: Interpreter
  private let root: SchemaID?
  private(set) var errors: [String]

  init(_ schema: String, dialect: Dialect = .draft2020) {
    var loader = SchemaLoader(options: .init(defaultDialect: dialect))
    loader.loadSource(schema, path: "schema.json")
    let graph = loader.finish()
    var bag = loader.diagnostics
    root = bag.hasErrors ? nil : graph.entryDocuments.first?.root
    interpreter = Interpreter(ProgramLowering(graph: graph).lower(roots: root.map { [$0] } ?? [], into: &bag))
    errors = bag.sorted.filter { $0.severity == .error }.map(\.description)
  }

  /// Both walks; nil where there is no schema, or where they differ.
  func report(_ json: String, as exchange: Exchange? = nil) -> ValidationReport? {
    guard let root else { return nil }
    let bytes = Array(json.utf8)
    let report = interpreter.validate(bytes: bytes, against: root, as: exchange)
    // Without a report a text goes no way.
    if exchange != nil { return report }
    let isValid = bytes.withUnsafeBufferPointer { interpreter.isValid($0, against: root) }
    return report.isValid == isValid ? report : nil
  }
}
