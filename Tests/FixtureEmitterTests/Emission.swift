import Diagnostics
import FixtureEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

/// The fixtures of schemas from memory, and an interpreter of its own to judge them by.
struct Emission {
  let graph: SchemaGraph
  let interpreter: Interpreter
  let fixtures: FixtureSet
  let findings: [Diagnostic]

  init(
    _ text: String, path: String = "vendor/thing.yaml", remotes: String? = nil, dialect: Dialect = .draft2020
  ) {
    let resolve = remotes.map {
      [SchemaLoader.Resolution(uriPrefix: "http://localhost:1234/", directory: $0)]
    }
    var loader = SchemaLoader(options: .init(resolve: resolve ?? [], defaultDialect: dialect))
    loader.loadSource(text, path: path)
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    let roots = graph.entryDocuments.flatMap { [$0.root] + $0.definitions.map(\.schema) }
    let program = ProgramLowering(graph: graph).lower(roots: bag.hasErrors ? [] : roots, into: &bag)
    let types = bag.hasErrors ? TypeGraph() : TypeLowering(graph).lower(into: &bag)
    self.graph = graph
    interpreter = Interpreter(program)
    fixtures =
      bag.hasErrors ? FixtureSet() : FixtureEmitter(graph: graph, program: program, types: types).emit()
    findings = bag.sorted
  }

  func names(valid: Bool) -> [String] { fixtures.fixtures.filter { $0.isValid == valid }.map(\.name) }

  func fixture(_ name: String, valid: Bool) -> Fixture? {
    fixtures.fixtures.first { $0.isValid == valid && $0.name == name }
  }

  /// What is wrong with a fixture by the judgement of the interpreter.
  var misjudged: [String] {
    fixtures.fixtures.compactMap { fixture in
      let report = interpreter.validate(bytes: Array(fixture.text.utf8), against: fixture.schema)
      if report.isValid != fixture.isValid { return "\(fixture.path): \(report)" }
      if report.violations != fixture.violations { return "\(fixture.path): other violations: \(report)" }
      return nil
    }
  }
}

extension JSONValue {
  /// The value that a text holds; null where it is no JSON.
  static func read(_ text: String) -> JSONValue {
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      var cursor = Cursor(buffer)
      return (try? JSONValue._read(&cursor)) ?? .null  // what cannot be read is not what a test expects
    }
  }
}
