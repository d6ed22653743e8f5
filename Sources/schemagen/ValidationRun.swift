import Diagnostics
import GeneratorCore
import SchemaRuntime

/// Validates one instance after the other, prints what each report says, and remembers the worst outcome.
struct ValidationRun {
  private let schemas: InstanceSchemas
  private let format: ReportFormat
  /// How many findings of one instance are printed.
  private let limit: Int
  private let progress = ProgressLine()
  private var count = 0
  /// What has not been printed yet.
  private var pending = ""
  private(set) var status = ExitStatus.success

  /// How many files were left out because nobody says which schema they have, and how many of them name one that cannot be
  /// found.
  private var skipped = (count: 0, named: 0)

  /// What is printed once at the end.
  private var file = ReportFile()

  init(schemas: InstanceSchemas, format: ReportFormat, limit: Int) {
    self.schemas = schemas
    self.format = format
    self.limit = limit
  }

  /// - Parameter mayHaveNone: whether the file is left out where no schema is known for it; otherwise that is an error.
  mutating func validateWhole(_ instance: String, mayHaveNone: Bool) throws(FileProblem) {
    var source = try source(instance)
    var bytes: [UInt8] = []
    while let chunk = try source.next() { bytes.append(contentsOf: chunk) }
    guard let validator = validator(of: instance, text: bytes, mayHaveNone) else { return }
    guard [".yaml", ".yml"].contains(where: { instance.hasSuffix($0) }) else {
      take(validator.validate(json: bytes), of: instance)
      return try flush()
    }
    let reports = validator.validate(yaml: bytes, name: instance)
    for (index, report) in reports.enumerated() {
      take(report, of: instance, document: reports.count > 1 ? index + 1 : nil)
    }
    try flush()
  }

  /// Every line that is not blank is an instance; what a chunk completes is printed before the next is read.
  mutating func validateLines(of instance: String, mayHaveNone: Bool) throws(FileProblem) {
    var source = try source(instance)
    var splitter = LineSplitter()
    let before = count
    var number = 0
    var isEmpty = true
    guard let validator = validator(of: instance, text: [], mayHaveNone) else { return }
    while let chunk = try source.next() {
      isEmpty = false
      for line in splitter.lines(completedBy: chunk) {
        number += 1
        validate(line: line, number, of: instance, by: validator)
      }
      try flush()
    }
    if let line = splitter.finish() { validate(line: line, number + 1, of: instance, by: validator) }
    try flush()
    if count == before {
      let what = isEmpty ? "it is empty" : "no line of it is an instance"
      Console.error(PrintableText.line(instance) + ": warning: \(what)\n")
    }
  }

  /// What validates a file; nil where it is left out or cannot be validated, which has been noted.
  private mutating func validator(
    of instance: String, text: [UInt8], _ mayHaveNone: Bool
  ) -> InstanceValidator? {
    switch schemas.validator(ofFile: instance, text: text) {
    case .found(let validator): return validator
    case .wrong(let schema, let diagnostics):
      add(schemaErrors: diagnostics)
      add(problem: "its schema '\(schema)' is wrong or cannot be read", of: instance)
    case .unknown(let named) where mayHaveNone:
      skipped.count += 1
      if named != nil { skipped.named += 1 }
    case .unknown(let named):
      let reason = named.map { "'$schema' names \($0), which no --resolve leads to" }
      fail(
        instance,
        "no schema is known for it; "
          + (reason ?? "name one with --schema, with '$schema' in it, or under 'validate' in schemagen.yaml"))
    }
    return nil
  }

  /// A file or folder of which no instance was validated: the run goes on with the next one.
  mutating func fail(_ instance: String, _ message: String) {
    Console.error("\(PrintableText.line(instance)): error: \(message)\n")
    add(problem: message, of: instance)
  }

  /// What is wrong with a schema, which standard error has already, for the forms that programs read.
  mutating func add(schemaErrors diagnostics: [Diagnostic]) {
    status = .unusable
    let errors = diagnostics.filter { $0.severity == .error }
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

  /// Standard error has the problem; the forms that programs read have it, too, as an error that stands in no schema.
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

  /// A file that could not be read: the run goes on with the next one. Where nothing can be printed it is over.
  mutating func note(_ problem: FileProblem) throws(FileProblem) {
    if problem.path == Console.outputName { throw problem }
    Console.error("\(problem)\n")
    add(problem: "\(problem.action): \(problem.reason)", of: problem.path)
    try flush()
  }

  /// Prints what is printed once.
  mutating func end() throws(FileProblem) {
    try flush()
    progress.clear()
    if skipped.count > 0 { Console.error(skippedNote + "\n") }
    switch format {
    case .text, .json, .github: break
    case .sarif: try Console.print(PrintableText.json(file.sarif))
    case .junit: try Console.print(file.junit)
    }
  }

  private var skippedNote: String {
    let (count, named) = skipped
    let rest = named > 0 ? ", \(named) of which name one that no --resolve leads to" : ""
    return "note: " + (count == 1 ? "1 file has no schema and was" : "\(count) files have no schema and were")
      + " skipped" + rest
  }

  private func source(_ instance: String) throws(FileProblem) -> ByteSource {
    instance == "-" ? ByteSource() : try ByteSource(path: instance)
  }

  private mutating func validate(
    line: [UInt8], _ number: Int, of instance: String, by validator: InstanceValidator
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
