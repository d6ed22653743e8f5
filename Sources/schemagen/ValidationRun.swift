import Diagnostics
import GeneratorCore
import SchemaRuntime
import Terminal

/// Validates one instance after the other, prints what each report says, and remembers the worst outcome.
struct ValidationRun {
  private let schemas: InstanceSchemas
  private let format: ReportFormat
  /// How many findings of one instance are printed.
  private let limit: Int
  private let progress = ProgressLine()
  private var count = 0
  /// What validates lines, by the schemas: one for all files that have the same.
  private var streams: [ObjectIdentifier: StreamValidator] = [:]
  /// The text that has not been printed yet.
  private var pending = ""
  private(set) var status = ExitStatus.success

  /// The files that were not validated, which the run names at its end.
  private var leftOut = LeftOut()
  /// The syntax in which all texts are read, whatever their names are; nil where each has its own.
  private let syntax: InstanceSyntax?
  /// How many files have merge keys.
  private var mergingFiles = 0

  /// The report that is printed once, at the end.
  private var file = ReportFile()

  init(schemas: InstanceSchemas, format: ReportFormat, limit: Int, syntax: InstanceSyntax?) {
    self.schemas = schemas
    leftOut.dependsOnGlobs = schemas.dependsOnInstance
    self.syntax = syntax
    self.format = format
    self.limit = limit
  }

  /// - Parameter mayHaveNone: whether the file is left out where no schema is known for it; otherwise that is an error.
  mutating func validateWhole(_ instance: String, mayHaveNone: Bool) throws(FileProblem) {
    var source = try source(instance)
    var bytes: [UInt8] = []
    while let chunk = try source.next() { bytes.append(contentsOf: chunk) }
    var bag = DiagnosticBag()
    let judgement = schemas.judge(instance, bytes, syntax: syntax, into: &bag)
    Console.report(bag.sorted)
    switch judgement {
    case .unreadable(let language):
      return fail(instance, "there is no reader for \(language); convert it to JSON or YAML")
    case .wrong(let schema): noteWrong(schema, bag.sorted, of: instance)
    case .unknown(let named): noteUnknown(named, of: instance, mayHaveNone)
    case .notVendored(let url): noteNotVendored(url, of: instance, mayHaveNone)
    case .reports(let reports, let reading):
      if reading.hasMergeKeys { mergingFiles += 1 }
      for (index, report) in reports.enumerated() {
        let help = reading.isSaid ? nil : Self.otherSyntax(report, of: instance, bytes)
        take(
          help.map(report.advising) ?? report, of: instance, document: reports.count > 1 ? index + 1 : nil)
      }
    }
    try flush()
  }

  /// The way to read a text that is no JSON, where it is likely to be something else.
  private static func otherSyntax(_ report: ValidationReport, of instance: String, _ bytes: [UInt8])
    -> String?
  {
    guard let error = report.syntaxError else { return nil }
    if instance == "-", InstanceSyntax(ofText: bytes) == .yaml { return "--syntax yaml reads YAML" }
    let rest = bytes.dropFirst(error.offset).prefix(2)
    guard rest.elementsEqual("//".utf8) || rest.elementsEqual("/*".utf8) else { return nil }
    return "--syntax jsonc, or 'syntax' in schemagen.yaml, reads JSON with comments"
  }

  /// Validates each line that is not blank as an instance. The lines that a chunk completes are reported before the
  /// next chunk is read.
  mutating func validateLines(of instance: String, mayHaveNone: Bool) throws(FileProblem) {
    var source = try source(instance)
    var splitter = LineSplitter()
    let before = count
    var number = 0
    var isEmpty = true
    guard let found = validator(ofLines: instance, mayHaveNone) else { return }
    var validator = streams[ObjectIdentifier(found.reading)] ?? StreamValidator(found)
    defer { streams[ObjectIdentifier(found.reading)] = validator }
    while let chunk = try source.next() {
      isEmpty = false
      for line in splitter.lines(completedBy: chunk) {
        number += 1
        validate(line: line, number, of: instance, by: &validator)
      }
      try flush()
    }
    if let line = splitter.finish() { validate(line: line, number + 1, of: instance, by: &validator) }
    try flush()
    if count == before {
      let what = isEmpty ? "it is empty" : "no line of it is an instance"
      Console.error(VisibleText.line(instance) + ": warning: \(what)\n")
    }
  }

  /// The validator of a file of lines; nil where the file is left out or cannot be validated, which has been noted.
  private mutating func validator(ofLines instance: String, _ mayHaveNone: Bool) -> InstanceValidator? {
    var bag = DiagnosticBag()
    let globs = schemas.globs(matching: instance)
    let found = schemas.validator(ofFile: instance, matching: globs, text: [], .json, into: &bag)
    Console.report(bag.sorted)
    switch found {
    case .found(let validator): return validator
    case .wrong(let schema): noteWrong(schema, bag.sorted, of: instance)
    case .unknown(let named): noteUnknown(named, of: instance, mayHaveNone)
    case .notVendored(let url): noteNotVendored(url, of: instance, mayHaveNone)
    }
    return nil
  }

  private mutating func noteWrong(_ schema: String, _ diagnostics: [Diagnostic], of instance: String) {
    add(schemaErrors: diagnostics)
    leftOut.withWrongSchema.append(instance)
    add(problem: "its schema '\(schema)' is wrong or cannot be read", of: instance)
  }

  /// - Parameter mayHaveNone: whether the file is left out; otherwise that is an error.
  private mutating func noteUnknown(_ named: String?, of instance: String, _ mayHaveNone: Bool) {
    if mayHaveNone {
      leftOut.withoutSchema.append(instance)
      if named != nil { leftOut.unresolved += 1 }
      return
    }
    let reason = named.map { uri in
      let isURL = ["http://", "https://"].contains { uri.hasPrefix($0) }
      return "'$schema' names \(uri), which no --resolve leads to"
        + (isURL ? "; 'schemagen vendor \(uri)' fetches it" : "")
    }
    fail(
      instance,
      "no schema is known for it; "
        + (reason ?? "name one with --schema, with '$schema' in it, or under 'validate' in schemagen.yaml"))
  }

  private mutating func noteNotVendored(_ url: String, of instance: String, _ mayHaveNone: Bool) {
    if mayHaveNone {
      leftOut.notVendored.append((instance, url))
    } else {
      fail(
        instance,
        "its schema in the catalog, '\(url)', is not vendored; fetch it with 'schemagen vendor \(url)'")
    }
  }

  /// Reports a file or folder of which no instance was validated. The run goes on with the next one.
  mutating func fail(_ instance: String, _ message: String) {
    Console.error("\(VisibleText.line(instance)): error: \(message)\n")
    add(problem: message, of: instance)
  }

  /// Adds the errors of a schema to the forms that programs read; standard error has them already.
  mutating func add(schemaErrors diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { status = .unusable }
    var files: [String] = []
    for error in errors where files.last?.hasSameScalars(as: error.location.file) != true {
      files.append(error.location.file)
    }
    for file in files {
      let violations = errors.filter { $0.location.file.hasSameScalars(as: file) }.map { error in
        Violation(
          severity: .error, instanceLocation: "", keywordLocation: "", absoluteKeywordLocation: "",
          message: error.message + (error.help.map { "; \($0)" } ?? ""), offset: 0,
          line: error.location.line, column: error.location.column)
      }
      let printed = PrintedReport(
        report: ValidationReport(violations: violations), instance: file, line: nil, subject: .schema,
        limit: limit)
      if format != .text { add(printed) }
    }
  }

  /// Adds a problem to the forms that programs read, as an error that stands in no schema. Standard error has it
  /// already.
  private mutating func add(problem message: String, of instance: String) {
    status = .unusable
    let problem = Violation(
      severity: .error, instanceLocation: "", keywordLocation: "", absoluteKeywordLocation: "",
      message: message, offset: 0, line: 1, column: 1)
    let printed = PrintedReport(
      report: ValidationReport(violations: [problem]), instance: instance, line: nil, subject: .unread,
      limit: limit)
    if format != .text { add(printed) }
  }

  /// Reports a file that could not be read. The run goes on with the next one, unless output is no longer possible.
  mutating func note(_ problem: FileProblem) throws(FileProblem) {
    if problem.path == Console.outputName { throw problem }
    Console.error("\(problem)\n")
    add(problem: "\(problem.action): \(problem.reason)", of: problem.path)
    try flush()
  }

  /// Prints the text that is printed once, at the end.
  /// - Parameter saysMerges: whether merge keys are worth a note.
  mutating func end(saysMerges: Bool = true) throws(FileProblem) {
    try flush()
    progress.clear()
    if saysMerges, mergingFiles > 0 {
      let files = mergingFiles == 1 ? "1 file" : "\(mergingFiles) files"
      Console.error(
        "note: '<<' merges the members of other mappings in \(files), as YAML 1.1 has it; --merge-keys leaves out this note\n"
      )
    }
    for note in leftOut.notes { Console.error("note: " + VisibleText.line(note) + "\n") }
    switch format {
    case .text, .json, .github: break
    case .sarif: try Console.print(VisibleText.json(file.sarif))
    case .junit: try Console.print(file.junit)
    }
  }

  /// Notes files of a folder that are hidden, and that no glob names.
  mutating func leaveOut(hidden files: [String]) { leftOut.hidden += files }

  private func source(_ instance: String) throws(FileProblem) -> ByteSource {
    instance == "-" ? ByteSource() : try ByteSource(path: instance)
  }

  private mutating func validate(
    line: [UInt8], _ number: Int, of instance: String, by validator: inout StreamValidator
  ) {
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if !isBlank { take(validator.validate(json: line), of: instance, line: number) }
  }

  private mutating func take(
    _ report: ValidationReport, of instance: String, line: Int? = nil, document: Int? = nil
  ) {
    if !report.isValid, status == .success { status = .finding }
    let printed = PrintedReport(
      report: report, instance: instance, line: line, document: document, limit: limit)
    add(printed)
    count += 1
    progress.show("\(count) instances validated")
  }

  private mutating func add(_ printed: PrintedReport) {
    switch format {
    case .text: pending += printed.text
    case .json: pending += printed.json
    case .github: pending += printed.github
    case .sarif, .junit: file.add(printed)
    }
  }

  private mutating func flush() throws(FileProblem) {
    guard !pending.isEmpty else { return }
    progress.clear()
    if format == .text { try Console.printFindings(pending) } else { try Console.print(pending) }
    pending = ""
  }
}

extension ValidationReport {
  /// The report with a remedy for its syntax error.
  fileprivate func advising(_ help: String) -> ValidationReport {
    var report = self
    if let last = report.violations.indices.last { report.violations[last].message += "; \(help)" }
    return report
  }
}
