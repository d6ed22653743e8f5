import Diagnostics
import Generation
import SchemaModel
import SchemaRuntime
import SourceText

/// The tests that stand in a folder.
///
///     TESTS/<schema>/{valid,invalid}/**             instances, by the path of their schema without its ending
///     TESTS/<schema>/$defs/Name/{valid,invalid}/**  those of a definition, or of what else a pointer leads to
///     **/NAME.expected.yaml                         the errors that the invalid instance NAME must have
///     **/NAME.test.json                             a suite, which names its schema
///
/// Where all instances of a folder have one verdict, they stand in `<schema>/**`.
struct TestFolder {
  private let folder: String
  private let schemas: SchemaFiles
  /// The verdict of all instances; nil: the folders say it.
  private let verdict: Bool?
  private(set) var tests: [SchemaTest] = []
  /// The files of suites.
  private(set) var suites: [String] = []
  /// The folders that have been told to be about no schema.
  private var told: Set<String> = []

  private static let verdicts = ["valid": true, "invalid": false]
  private static let expectations = [".expected.yaml", ".expected.yml", ".expected.json"]
  private static let suiteEndings = [".test.json", ".test.yaml", ".test.yml"]
  /// The ending of notes for people.
  private static let notes = ".md"

  init(_ folder: String, verdict: Bool? = nil, schemas: SchemaFiles, into bag: inout DiagnosticBag) {
    (self.folder, self.verdict, self.schemas) = (folder, verdict, schemas)
    var walk = FolderWalk(folder: folder, displayName: folder, asksHidden: true, isWanted: Self.isTest)
    walk.run(into: &bag)
    var expected: [String] = []
    for path in walk.files {
      if Self.expectations.contains(where: path.hasSuffix) {
        expected.append(path)
      } else {
        add(path, into: &bag)
      }
    }
    if expected.isEmpty { return }
    let instances = Dictionary(grouping: tests.indices) { Self.withoutEnding(tests[$0].file) }
    for path in expected { addExpected(path, instances, into: &bag) }
  }

  /// Whether a file is for tests, by its name. A hidden one is if it ends like an instance: files of settings are often hidden.
  private static func isTest(_ name: String) -> Bool {
    if name.hasPrefix(".") {
      return InstanceSyntax(ofName: name) != nil || InstanceSyntax.unreadable(name) != nil
    }
    return !name.hasSuffix(notes)
  }

  private static func withoutEnding(_ file: String) -> Substring {
    file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
  }

  /// The path of a file as messages name it.
  private func shown(_ path: String) -> String { folder.hasSuffix("/") ? folder + path : folder + "/" + path }

  private mutating func add(_ path: String, into bag: inout DiagnosticBag) {
    let folders = path.split(separator: "/").map(String.init).dropLast()
    if let verdict { return add(path, of: folders, verdict, about: .all, into: &bag) }
    let marks = folders.indices.filter { Self.verdicts[folders[$0]] != nil }
    // A schema may be called like a verdict.
    let known = marks.first { if case .none = schemas.owner(of: folders[..<$0]) { false } else { true } }
    guard let mark = known ?? marks.first, let verdict = Self.verdicts[folders[mark]] else {
      if Self.suiteEndings.contains(where: path.hasSuffix) { return suites.append(shown(path)) }
      return bag.error(
        "the file stands neither below 'valid' nor below 'invalid', and is no suite",
        at: SourceLocation(file: shown(path)),
        help: "instances stand in '<schema>/valid' and '<schema>/invalid', suites end in '.test.json'")
    }
    add(path, of: folders[..<mark], verdict, about: .pointer, into: &bag)
  }

  /// What the folders behind the path of a schema are.
  private enum Rest {
    /// The pointer of a part of it.
    case pointer
    /// Nothing: all below is about the schema.
    case all
  }

  private mutating func add(
    _ path: String, of folders: ArraySlice<String>, _ verdict: Bool, about rest: Rest,
    into bag: inout DiagnosticBag
  ) {
    let name = folders.joined(separator: "/")
    switch schemas.owner(of: folders) {
    case .found(var schema):
      if rest == .all { schema.pointer = "" }
      tests.append(SchemaTest(file: shown(path), schema: schema, mustBeValid: verdict))
    case .several(let files):
      guard told.insert(name).inserted else { return }
      bag.error(
        "these tests may be of \(files.joined(separator: " or ")), whose names differ in their ending alone",
        at: SourceLocation(file: shown(name)))
    case .none:
      guard told.insert(name).inserted else { return }
      guard !name.isEmpty else {
        return bag.error(
          "these tests are of no schema", at: SourceLocation(file: shown(path)),
          help: "instances stand in '<schema>/valid' and '<schema>/invalid'")
      }
      bag.error(
        "there is no schema '\(name)' in '\(schemas.folder)' for these tests",
        at: SourceLocation(file: shown(name)),
        help: spellingHelp(for: name, among: schemas.names)
          ?? "a folder of tests is called like the path of its schema, without the ending")
    }
  }

  /// Gives the errors that are expected to the instance that they are of.
  /// - Parameter instances: the numbers of the tests by their files without the ending.
  private mutating func addExpected(
    _ path: String, _ instances: [Substring: [Int]], into bag: inout DiagnosticBag
  ) {
    let file = shown(path)
    // The ending has a point of its own: '.expected.yaml'.
    let instances = instances[Self.withoutEnding(String(Self.withoutEnding(file)))] ?? []
    let place = SourceLocation(file: file)
    guard let index = instances.first else {
      return bag.error(
        "there is no instance for these expected findings", at: place,
        help: "'NAME.expected.yaml' stands beside 'NAME.json' or 'NAME.yaml'")
    }
    guard instances.count == 1 else {
      let names = instances.map { "'\(tests[$0].file)'" }.joined(separator: " and ")
      return bag.error("these expected findings may be of \(names)", at: place)
    }
    guard !tests[index].mustBeValid else {
      return bag.error("a valid instance has no errors to expect", at: place)
    }
    if let other = tests[index].expected {
      return bag.error(
        "the expected findings of '\(tests[index].file)' stand in '\(other)' already", at: place)
    }
    tests[index].expected = file
  }
}
