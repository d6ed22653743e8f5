import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaRuntime
import Terminal

import enum SchemaRuntime.Exchange

/// `schemagen validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Validate instances against a schema.",
    discussion: """
      Instances are JSON, or YAML where the name ends in .yaml or .yml, and each document of a YAML file is one; \
      --syntax, or 'syntax' in schemagen.yaml, reads others. Of a folder all files below it are instances; - is standard \
      input. Without --schema an instance has the schema that 'validate' in schemagen.yaml gives its name, or that its \
      '$schema' or its '# yaml-language-server: $schema=…' names, or that of its name in the 'catalog' of schemagen.yaml. \
      Files of a folder that have none, and hidden files that \
      no glob names, are left out, which is said. With --ndjson every line \
      is an instance of its own, read as it comes, so files may be of any size. Findings go to standard output as \
      path:line:column: error: message [keyword location], or with --format json as one JSON object per instance.

      EXAMPLES
        schemagen validate --schema Schemas/airship/ios-override.yaml payload.json
        schemagen validate --schema 'Schemas/airship/actions.yaml#/$defs/open' --format json a.json b.yaml
        schemagen validate --schema Schemas/config.yaml --format sarif Configurations > findings.sarif
        tail -f payloads.log | schemagen validate --schema Schemas/airship/push.yaml --ndjson -
      """)

  @Option(
    name: .customLong("schema"),
    help: ArgumentHelp("The schema: a file, or a place in it.", valueName: "file[#pointer]"))
  var namedSchemas: [String] = []

  private var schema: String? { namedSchemas.first }

  @Flag(help: "Take every line of an instance file for an instance.")
  var ndjson = false

  @Flag(
    help:
      "Leave out files that no schema is known for, also where they are named; folders are searched so anyway."
  )
  var skipUnknown = false

  @Option(
    help: ArgumentHelp(
      "How instances are read: json, yaml, or jsonc (JSON with comments).",
      discussion: "Default: as 'syntax' in schemagen.yaml or the name says; standard input as JSON.",
      valueName: "syntax"),
    transform: { text in
      guard let syntax = InstanceSyntax(rawValue: text) else {
        throw ValidationError("--syntax must be json, yaml or jsonc, found '\(text)'.")
      }
      return syntax
    })
  var syntax: InstanceSyntax?

  @Option(help: "How findings are printed: text, json, github, sarif or junit.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "The folder that references of the schema may lead to.",
      discussion:
        "Default: the schema folder beside the nearest schemagen.yaml; without one, the innermost folder around the file that holds what relative paths lead to.",
      valueName: "dir"))
  var root: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many findings of one instance are printed; how many there are is said in any case.", valueName: "n"
    ))
  var maxFindings = 1_000

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Which way the instances go: request or response.",
      discussion:
        "A request must not have what is readOnly, nor a response what is writeOnly, and neither is required there.",
      valueName: "way"),
    transform: { text in
      guard let way = Exchange(rawValue: text) else {
        throw ValidationError("--as must be request or response, found '\(text)'.")
      }
      return way
    })
  var exchange: Exchange?

  @Flag(help: "Say nothing where '<<' in YAML merges the members of other mappings.")
  var mergeKeys = false

  @Option(
    help: ArgumentHelp(
      "A configuration file, which says how schemas are read, and under 'validate' which files have which schema.",
      discussion: "Default: the nearest schemagen.yaml around the schema, or that of the current folder.",
      valueName: "file"))
  var config: String?

  @OptionGroup var reading: SchemaArguments

  @Argument(
    help: ArgumentHelp(
      "The files of the instances, or folders of them; - reads standard input.", valueName: "instance"))
  var instances: [String]

  func validate() throws {
    guard namedSchemas.count < 2 else {
      throw ValidationError("--schema takes one schema for all instances, found \(namedSchemas.count).")
    }
    if let root, !FileAccess.isFolder(root) { throw ValidationError("--root: there is no folder '\(root)'.") }
    if ndjson, let syntax, syntax != .json {
      throw ValidationError("--ndjson reads lines of JSON, not '\(syntax.rawValue)'.")
    }
    guard maxFindings > 0 else {
      throw ValidationError("--max-findings must be 1 or more, found \(maxFindings).")
    }
  }

  func run() throws {
    var bag = DiagnosticBag()
    let file = config ?? schema.flatMap(Self.configuration(aroundSchema:)) ?? TargetConfiguration.current
    let configuration = try settings(file, into: &bag)
    var options = reading.options(in: configuration.options)
    options.root = root
    options.canNameRoot = true
    options.exchange = exchange
    let missing = missing(in: configuration.schemas, options)
    let catalog = schema == nil ? configuration.schemas.catalog(options, into: &bag) : nil
    // The other instances are validated beside a glob whose schema is missing.
    var isUnusable = bag.diagnostics.contains { finding in
      finding.severity == .error && !missing.contains { $0.finding == finding }
    }
    for entry in missing where !bag.diagnostics.contains(entry.finding) { bag.add(entry.finding) }
    var fixed: InstanceValidator?
    if let schema, !isUnusable {
      var own = DiagnosticBag()
      fixed = InstanceValidator(
        schema: options.file(ofSchema: schema) ?? schema, options: options, into: &own)
      isUnusable = own.hasErrors || fixed == nil
      bag.add(contentsOf: own)
    }
    Console.report(bag.sorted)
    var known: [String: InstanceValidator?] = [:]
    for entry in missing { known[entry.schema] = .some(nil) }
    let schemas = InstanceSchemas(
      fixed: fixed, map: configuration.schemas, catalog: catalog, options: options, known: known)
    var run = ValidationRun(schemas: schemas, format: format, limit: maxFindings, syntax: syntax)
    run.add(schemaErrors: bag.sorted)
    if isUnusable {
      try run.end()
      throw ExitStatus.unusable
    }
    for argument in instances { try validate(argument, schemas, &run) }
    try run.end(saysMerges: !mergeKeys)
    // Where lines of standard input are validated, there is nothing to search.
    Console.report(schemas.unused(in: instances.filter { $0 != "-" && FileAccess.isFolder($0) }))
    if run.status != .success { throw run.status }
  }

  /// The schemas of globs that are not there. With one schema for all files, no URI of a glob is looked up.
  private func missing(in map: SchemaMap, _ options: SchemaOptions) -> [SchemaMap.Missing] {
    schema == nil
      ? map.missing(options.texts) { options.file(ofSchema: $0) } : map.missing(options.texts, lead: nil)
  }

  /// The settings in a file; empty ones where it cannot be read, and then the bag says why.
  private func settings(_ file: String?, into bag: inout DiagnosticBag) throws -> TargetConfiguration {
    do throws(FileProblem) {
      return try Configurations.readAll(file, into: &bag)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: error.path))
      return TargetConfiguration()
    }
  }

  /// The configuration around a schema, which may have a pointer behind it.
  private static func configuration(aroundSchema reference: String) -> String? {
    let file = reference.split(separator: "#", omittingEmptySubsequences: false).first ?? ""
    return TargetConfiguration.file(aroundSchema: String(file))
  }

  /// Validates a file, or all that are found in a folder.
  private func validate(
    _ argument: String, _ schemas: InstanceSchemas, _ run: inout ValidationRun
  ) throws(FileProblem) {
    let isFolder = argument != "-" && FileAccess.isFolder(argument)
    let found = InstanceFiles(of: argument, endings: ndjson ? [".ndjson", ".jsonl"] : []) {
      schemas.isNamed($0, isHidden: $1)
    }
    let files = found.files
    run.leaveOut(hidden: found.hidden)
    for problem in found.problems { try run.note(problem) }
    if files.isEmpty, found.problems.isEmpty {
      run.fail(argument, "no instances found in '\(VisibleText.line(argument))'")
    }
    for file in files {
      do throws(FileProblem) {
        if ndjson {
          try run.validateLines(of: file, mayHaveNone: isFolder || skipUnknown)
        } else {
          try run.validateWhole(file, mayHaveNone: isFolder || skipUnknown)
        }
      } catch {
        try run.note(error)
      }
    }
  }
}

/// How findings are printed.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github, sarif, junit
}
