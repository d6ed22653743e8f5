import Diagnostics
import FixtureEmitter
import JSONSchemaEmitter
import MarkdownEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import SwiftEmitter
import TypeModel
import ValidationPlanning

/// Takes bytes as a schema file through every stage, up to each kind of output; the Swift is not compiled.
public enum SchemaFuzz {
  /// The larger an input, the longer fixtures take: beyond this they are left out.
  private static let maximumForFixtures = 1_500
  private static let instances = [
    "null", "true", "0", "-1.5e3", "\"\"", "\"a\"", "[]", "[1,[],{\"a\":\"b\"},\"a\",1]", "{}",
    "{\"a\":1,\"b\":[{}],\"type\":\"a\",\"c\":null}", "[", "{\"a\":}",
  ]

  /// The complaints about an input; none for most inputs, whether they are schemas or not.
  public static func complaints(_ input: [UInt8]) -> [String] {
    let isDraft7 = input.count % 4 == 1
    var loader = SchemaLoader(options: .init(defaultDialect: isDraft7 ? .draft7 : .draft2020))
    let first = input.first { $0 != 0x20 && $0 != 0x0A }
    let path = first == UInt8(ascii: "{") ? "schema.json" : "schema.yaml"
    loader.loadSource(input, path: path)
    let written = loader.finish()
    let graph = written.withStaticReferences()
    var bag = loader.diagnostics
    var complaints = misplaced(bag, input)
    guard let root = graph.entryDocuments.first?.root, !bag.hasErrors else {
      return bag.hasErrors ? complaints : complaints + ["no schema, and no error"]
    }
    let types = TypeLowering(graph).lower(into: &bag)
    if bag.hasErrors { return complaints + misplaced(bag, input) }
    let lowering = ProgramLowering(graph: graph)
    let program = lowering.lower(roots: SwiftEmitter.roots(graph: graph, types: types) + [root], into: &bag)
    complaints += misplaced(bag, input)
    if bag.hasErrors { return complaints }
    let interpreter = Interpreter(program)
    for instance in instances { complaints += disagreement(interpreter, root, instance) }
    _ = SwiftEmitter(graph: graph, types: types, plan: ValidationPlan(program)).emit()
    _ = MarkdownEmitter(graph: graph, types: types, module: "Fuzz").emit()
    _ = JSONSchemaEmitter(graph: written).emit()
    if input.count <= maximumForFixtures {
      let fixtures = FixtureEmitter(graph: graph, program: program, types: types).emit()
      for fixture in fixtures.fixtures {
        complaints += disagreement(interpreter, fixture.schema, fixture.text)
      }
    }
    return complaints
  }

  private static func disagreement(_ interpreter: Interpreter, _ schema: SchemaID, _ json: String) -> [String]
  {
    let bytes = Array(json.utf8)
    let report = interpreter.validate(bytes: bytes, against: schema)
    let accepts = bytes.withUnsafeBufferPointer { interpreter.isValid($0, against: schema) }
    return report.isValid == accepts ? [] : ["\(json): the two walks differ: \(accepts), \(report)"]
  }

  /// Every finding stands in the file, at a line that it has.
  private static func misplaced(_ bag: DiagnosticBag, _ input: [UInt8]) -> [String] {
    let lines = input.reduce(1) { $1 == 0x0A || $1 == 0x0D ? $0 + 1 : $0 }
    return bag.sorted.filter { finding in
      guard finding.location.file.utf8.starts(with: "schema.".utf8) else { return false }
      return !(1...lines ~= finding.location.line) || finding.location.column < 1 || finding.message.isEmpty
    }.map { "the finding has no place in the file: \($0)" }
  }
}
