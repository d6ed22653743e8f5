import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing

/// Schemas that lead twice to the next one, 40 levels deep: work follows their size, not the number of ways.
struct DoublingTests {
  @Test(arguments: [
    #"{"allOf": [NEXT, NEXT]}"#, #"{"anyOf": [NEXT, NEXT]}"#, #"{"oneOf": [NEXT, {"allOf": [NEXT, false]}]}"#,
    #"{"if": NEXT, "then": NEXT, "else": NEXT}"#, #"{"not": {"not": {"allOf": [NEXT, NEXT]}}}"#,
    #"{"dependentSchemas": {"x": NEXT}, "allOf": [NEXT]}"#,
    #"{"allOf": [NEXT, NEXT], "unevaluatedProperties": true}"#,
  ])
  func isDecidedOnce(_ link: String) throws {
    let levels = 40
    var definitions = (0..<levels).map { index in
      "\"d\(index)\": " + link.replacing("NEXT", with: "{\"$ref\": \"#/$defs/d\(index + 1)\"}")
    }
    definitions.append(
      #""d\#(levels)": {"type": "object", "properties": {"x": {"type": "integer"}}, "required": ["x"]}"#)
    var loader = SchemaLoader(options: .init())
    loader.loadSource(
      "{\"$ref\": \"#/$defs/d0\", \"$defs\": {\(definitions.joined(separator: ", "))}}", path: "doubling.json"
    )
    let graph = loader.finish()
    try #require(!loader.diagnostics.hasErrors)
    var bag = DiagnosticBag()
    let root = try #require(graph.entryDocuments.first).root
    let interpreter = Interpreter(ProgramLowering(graph: graph).lower(roots: [root], into: &bag))
    #expect(interpreter.validate(bytes: Array(#"{"x": 1}"#.utf8), against: root).isValid)
    let report = interpreter.validate(bytes: Array(#"{"x": "a"}"#.utf8), against: root)
    // A schema whose evaluated members matter to some of its callers has a block of its own for those.
    #expect((1...2).contains(report.errors.count))
  }
}
