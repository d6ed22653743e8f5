import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation
import ValidationPlanning

/// A group whose schema was read on its own, for the interpreter and to decide which groups can be generated together.
package struct LoadedGroup {
  let file: Suite.File
  let number: Int
  let settings: ReadingSettings
  /// Why the schema cannot be used; nil where it can.
  let problem: String?
  private let interpreter: Interpreter?
  private let planned: PlannedVerdict?
  private let root: SchemaID?
  /// The URIs of the schema's own resources.
  let ownResources: Set<String>
  /// The URIs of all resources that the schema reaches.
  let resources: Set<String>
  /// The length of the schema's text in bytes.
  let size: Int

  /// How the group is called in reports.
  package var name: String { "\(file.name) [\(number)] \(group.description)" }

  var group: Suite.Group { file.groups[number] }
  /// The path of the schema file, as if the group were one: `ref/003.json`.
  var path: String { Self.path(file, number) }

  init(_ file: Suite.File, _ number: Int, _ settings: ReadingSettings) {
    self.file = file
    self.number = number
    self.settings = settings
    var loader = SchemaLoader(options: settings.loaderOptions)
    let text = file.groups[number].schema.description
    size = text.utf8.count
    loader.loadSource(text, path: Self.path(file, number))
    let graph = loader.finish()
    var bag = loader.diagnostics
    let document = graph.entryDocuments.first
    if let root = document?.root, !bag.hasErrors {
      let lowering = ProgramLowering(graph: graph, options: .init(assertsFormat: settings.assertsFormat))
      let program = lowering.lower(roots: [root], into: &bag)
      interpreter = Interpreter(program)
      planned = bag.hasErrors ? nil : PlannedVerdict(program, of: root)
      self.root = root
    } else {
      (interpreter, planned) = (nil, nil)
      root = nil
    }
    problem =
      interpreter == nil || bag.hasErrors ? bag.sorted.map(\.description).joined(separator: "; ") : nil
    resources = Set(graph.resources.map(\.uri))
    ownResources = Set(
      graph.resources.filter { graph[$0.root].document == document?.index }.map(\.uri))
  }

  /// The interpreter's answer for an instance; nil where there is no schema. The fast verdict is another one than that of
  /// the walk that collects where the interpreter, or a plan that is made here, decides otherwise. A plan may expect a
  /// warning that no report has, of a branch that does not count: it must not miss one.
  package func interpret(_ bytes: [UInt8]) -> Answer? {
    guard let interpreter, let root, problem == nil else { return nil }
    let report = interpreter.validate(bytes: bytes, against: root)
    let accepts = bytes.withUnsafeBufferPointer { text in
      let agrees =
        interpreter.isValid(text, against: root) == report.isValid
        && planned?.accepts(text) == report.isValid
        && (planned?.acceptsSilently(text) == false || report.violations.isEmpty)
      return agrees == report.isValid
    }
    return Answer(
      accepts: accepts, reports: report.isValid, findings: report.violations.map(Answer.text), copy: nil)
  }

  private static func path(_ file: Suite.File, _ number: Int) -> String {
    let digits = String(number)
    return "\(file.path)/\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits).json"
  }
}

/// How the schemas of a group are read.
struct ReadingSettings: Hashable {
  var dialect: Dialect
  var assertsFormat: Bool
  /// The folders in which schemas under a URI are found, by the beginning of the URI.
  var references: [String: String]

  init(_ file: Suite.File, _ suite: Suite?) {
    dialect = file.dialect
    // One optional file has a meta-schema that asks for assertion, which we do without being asked.
    assertsFormat = file.part == .format || file.path == "optional/format-assertion"
    references = suite.map { ["http://localhost:1234/": $0.folder + "/remotes"] } ?? [:]
  }

  init(_ file: Suite.File, _ store: SchemasInUse) {
    dialect = file.dialect
    assertsFormat = true
    references = store.references
  }

  var loaderOptions: SchemaLoader.Options {
    SchemaLoader.Options(resolve: SchemaLoader.Resolution.all(references), defaultDialect: dialect)
  }
}

/// The answer of a reader for one instance.
package struct Answer: Equatable {
  /// The fast verdict.
  package var accepts: Bool
  /// The verdict of the walk that collects.
  package var reports: Bool
  /// Every violation and warning, in order, with all that is known of it.
  package var findings: [String]
  /// The text that decoding and encoding made of a valid instance, or the error.
  package var copy: String?

  /// The full text of a violation, as the generated program's harness prints it, too.
  static func text(_ violation: Violation) -> String {
    "\(violation) \(violation.absoluteKeywordLocation) at '\(violation.instanceLocation)' (\(violation.offset))"
  }
}

extension SchemaLoader.Resolution {
  /// The folders of references, by the beginning of their URIs.
  static func all(_ folders: [String: String]) -> [SchemaLoader.Resolution] {
    folders.sorted { $0.key < $1.key }.map { .init(uriPrefix: $0.key, directory: $0.value) }
  }
}
