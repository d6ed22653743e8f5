import Diagnostics
import SchemaModel
import SchemaValidation
import SwiftEmitter
import Testing
import TypeModel
import ValidationPlanning

/// A folder of one schema: no document's name stands before the names of functions and constants.
struct GlobalNamesTests {
  @Test(arguments: [
    (#"{"patternProperties": {"^a": {"type": "string"}}}"#, "schemaPattern"),
    (#"{"propertyNames": {"pattern": "^a"}}"#, "schemaPattern"),
    (#"{"properties": {"日本": {"patternProperties": {"^a": {"type": "string"}}}}}"#, "schemaPattern"),
    (
      #"{"items": {"$ref": "lone.json#/$defs/URLSet"}, "$defs": {"URLSet": {"patternProperties": {"^a": {"type": "string"}}}}}"#,
      "urlSetPattern"
    ),
    (
      #"{"items": {"$ref": "lone.json#/$defs/ID"}, "$defs": {"ID": {"patternProperties": {"^a": {"type": "string"}}}}}"#,
      "idPattern"
    ),
  ])
  func constantsDoNotBeginAsTypesDo(schema: String, name: String) {
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "lone.json")
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let program = ProgramLowering(graph: graph).lower(
      roots: SwiftEmitter.roots(graph: graph, types: types), into: &bag)
    let files = SwiftEmitter(graph: graph, types: types, plan: ValidationPlan(program), division: .asPlanned)
      .emit()
    let text = files.map(\.contents).joined()
    #expect(text.contains("let \(name) = Pattern.generated(\"^a\")"))
    #expect(text.contains("(\(name), "))
  }
}
