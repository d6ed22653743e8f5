import Diagnostics
import SchemaModel
import SchemaValidation
import SwiftEmitter
import Testing
import TypeModel
import ValidationPlanning

/// A folder of one schema: no document's name stands before the name of the plan.
struct GlobalNamesTests {
  @Test func constantsAreNamedForNoDocument() {
    var loader = SchemaLoader()
    loader.loadSource(#"{"patternProperties": {"^a": {"type": "string"}}}"#, path: "lone.json")
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let program = ProgramLowering(graph: graph).lower(
      roots: SwiftEmitter.roots(graph: graph, types: types), into: &bag)
    let files = SwiftEmitter(graph: graph, types: types, plan: ValidationPlan(program), division: .asPlanned)
      .emit()
    let text = files.map(\.contents).joined()
    #expect(text.contains("let plan: SchemaPlan = SchemaPlan("))
    #expect(text.contains("_schema = TypeSchema(\"#\", in: plan)"))
  }
}
