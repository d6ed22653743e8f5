package import Diagnostics
package import FixtureEmitter
package import Generation
import SchemaModel
import SchemaRuntime
import SchemaValidation

/// Runs the tests of a folder of schemas, as `schemagen test` does.
package struct SchemaTestRun {
  /// A folder of tests, or the file of a suite.
  package struct Place: Sendable {
    package var path: String
    /// The verdict of all instances there; nil: the folders in it say it.
    package var verdict: Bool?

    package init(_ path: String, verdict: Bool? = nil) { (self.path, self.verdict) = (path, verdict) }
  }

  /// How much of what the instances could show they do show; nil where that was not asked.
  package private(set) var coverage: TriedObligations?
  /// An outcome for each instance, in order of the tests.
  package private(set) var outcomes: [TestOutcome] = []
  /// What is wrong with the tests, or with schemas that they are about. An error of an instance has an outcome, too.
  package private(set) var problems = DiagnosticBag()
  /// The files of schemas that no test is about.
  package private(set) var untested: [String] = []

  private let options: SchemaOptions
  private let map: SchemaMap
  private let files: SchemaFiles
  private var outcomesByTest: [[TestOutcome]] = []

  /// Reads and runs all tests.
  /// - Parameters:
  ///   - map: says in which syntax instances are read.
  ///   - searches: whether to say what no instance tries, which takes the search for fixtures.
  package init(
    schemas: String, _ places: [Place], options: SchemaOptions, map: SchemaMap, searches: Bool
  ) {
    (self.options, self.map) = (options, map)
    var bag = DiagnosticBag()
    files = SchemaFiles(schemas, into: &bag)
    if searches { coverage = TriedObligations() }
    let tests = Self.tests(in: places, files, options, into: &bag)
    problems = bag
    outcomesByTest = tests.map { _ in [] }
    let groups = Dictionary(grouping: tests.indices) { tests[$0].schema.file }
    for (file, numbers) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      run(numbers.map { ($0, tests[$0]) }, ofSchemasIn: file)
    }
    outcomes = outcomesByTest.flatMap(\.self)
    var selection = FileSelection(options.adjustments)
    untested = files.paths.filter { groups[files.path($0)] == nil && selection.includes($0) }.map(files.path)
    coverage?.sort()
  }

  // MARK: reading

  private static func tests(
    in places: [Place], _ files: SchemaFiles, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) -> [SchemaTest] {
    var tests: [SchemaTest] = []
    var suites: [String] = []
    for place in places {
      if FileAccess.isFolder(place.path) {
        let found = TestFolder(place.path, verdict: place.verdict, schemas: files, into: &bag)
        tests += found.tests
        suites += found.suites
      } else if FileAccess.isFile(place.path), place.verdict == nil {
        suites.append(place.path)
      } else {
        bag.error("there is no such folder", at: SourceLocation(file: place.path))
      }
    }
    if suites.isEmpty { return tests }
    let byID = files.filesByID()
    let byRealPath = files.byRealPath()
    for suite in suites {
      tests += TestSuiteFile.tests(in: suite, into: &bag) { named in
        let isURI = named.file.contains("://")
        let file =
          isURI
          ? byID[named.file] ?? options.file(ofSchema: named.file) : files.file(at: named.file)
        return file.map { TestedSchema(file: $0, pointer: named.pointer) }
      }.map { test in
        var test = test
        // One file has one name, however suites name it.
        if let real = FileAccess.realPath(test.schema.file), let known = byRealPath[real] {
          test.schema.file = known
        }
        return test
      }
    }
    return tests
  }

  // MARK: running

  /// What else schemas should not say is the linter's to tell, by its settings.
  private mutating func addErrors(of bag: DiagnosticBag) {
    for finding in bag.sorted where finding.severity == .error { problems.add(finding) }
  }

  private mutating func run(_ tests: [(number: Int, test: SchemaTest)], ofSchemasIn file: String) {
    var bag = DiagnosticBag()
    var options = options
    options.root = files.holds(file) ? files.folder : nil
    let places = Set(tests.map(\.test.schema.pointer)).sorted()
    let judging = JudgingFile(file, places: places, options: options, into: &bag)
    addErrors(of: bag)
    var validators: [String: InstanceSchemas?] = [:]
    var schemas: [SchemaID] = []
    for pointer in places {
      var bag = DiagnosticBag()
      let validator = judging.flatMap { InstanceValidator($0, pointer: pointer, into: &bag) }
      addErrors(of: bag)
      if let validator { schemas.append(validator.schema) }
      validators[pointer] = .some(validator.map { InstanceSchemas(fixed: $0, map: map, options: options) })
    }
    var shown: InstanceCoverage?
    if let judging, coverage != nil, !schemas.isEmpty {
      shown = InstanceCoverage(of: schemas, in: judging.graph, Self.program(judging.graph, schemas, options))
    }
    for (number, test) in tests {
      guard let judges = validators[test.schema.pointer] ?? nil else {
        let outcome = TestOutcome(
          test: test, result: .broken("its schema '\(test.schema.reference)' is wrong or cannot be read"))
        outcomesByTest[number] = [outcome]
        continue
      }
      var runner = TestRunner(test: test, judges: judges, shown: shown)
      outcomesByTest[number] = runner.run(into: &problems)
    }
    if let shown { coverage?.add(shown.tried()) }
  }

  private static func program(
    _ graph: SchemaGraph, _ schemas: [SchemaID], _ options: SchemaOptions
  ) -> Program {
    // The validators have reported the findings.
    var bag = DiagnosticBag()
    return ProgramLowering(graph: graph, options: .init(assertsFormat: !options.formatIsAnnotation))
      .lower(roots: schemas, into: &bag)
  }
}
