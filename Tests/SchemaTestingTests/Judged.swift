import Diagnostics
import FixtureEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

@testable import SchemaTesting

/// A schema from memory, the instances that the search for fixtures finds, and what is made of them.
struct Subject {
  let valid: [JSONValue]
  let invalid: [JSONValue]
  let known: KnownParts
  private let interpreter: Interpreter
  private let schema: SchemaID

  init(_ text: String) {
    var loader = SchemaLoader(options: .init())
    loader.loadSource(text, path: "thing.yaml")
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    let roots = graph.entryDocuments.flatMap { [$0.root] + $0.definitions.map(\.schema) }
    let program = ProgramLowering(graph: graph).lower(roots: bag.hasErrors ? [] : roots, into: &bag)
    let types = bag.hasErrors ? TypeGraph() : TypeLowering(graph).lower(into: &bag)
    precondition(!bag.hasErrors, "\(bag.sorted)")
    let object = FixtureEmitter(graph: graph, program: program, types: types).emit().objects.first
    interpreter = Interpreter(program)
    schema = graph.entryDocuments[0].root
    valid = object?.valid.compactMap(\.instance) ?? []
    invalid = object?.invalid.compactMap(\.instance) ?? []
    known = KnownParts(of: valid)
  }

  func report(_ instance: JSONValue) -> ValidationReport {
    interpreter.validate(bytes: Array(instance.description.utf8), against: schema)
  }
}

/// A schema that values are judged by, in place of a generated type.
protocol TestSchema: Sendable {
  static var subject: Subject { get }
}

/// A value that a schema accepts.
struct Accepted<Schema: TestSchema>: JudgedExample {
  let instance: JSONValue
  let json: String
  var description: String { json }

  init?(judging instance: JSONValue) {
    (self.instance, json) = (instance, instance.description)
    if !Schema.subject.report(instance).isValid { return nil }
  }

  func shows(_ other: Self) -> Bool { true }

  static func samples(seed: UInt64, count: Int = 100) -> [Self] {
    SampleSeries<Self>(Schema.subject.valid, known: Schema.subject.known).examples(seed: seed, count: count)
  }

  static func smallest(
    seed: UInt64 = 1, count: Int = 100, effort: Int = 10_000, failing property: (JSONValue) throws -> Bool
  ) -> Counterexample<Self>? {
    CounterexampleSearch.smallest(
      of: samples(seed: seed, count: count), known: Schema.subject.known, effort: effort, name: "Thing"
    ) { try property($0.instance) }
  }
}

/// A value that a schema refuses for one fault.
struct Refused<Schema: TestSchema>: JudgedExample {
  let instance: JSONValue
  let json: String
  let violation: Violation
  var description: String { "\(json) (\(violation))" }

  init?(judging instance: JSONValue) {
    (self.instance, json) = (instance, instance.description)
    let errors = Schema.subject.report(instance).errors
    guard errors.count == 1 else { return nil }
    violation = errors[0]
  }

  func shows(_ other: Self) -> Bool {
    violation.keywordLocation == other.violation.keywordLocation
      && violation.instanceLocation == other.violation.instanceLocation
  }

  static func samples(seed: UInt64, count: Int = 100) -> [Self] {
    SampleSeries<Self>(Schema.subject.invalid, known: Schema.subject.known).examples(seed: seed, count: count)
  }
}
