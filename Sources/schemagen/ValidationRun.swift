import GeneratorCore
import SchemaRuntime

/// Validates one instance after the other, prints what each report says, and remembers the worst outcome.
struct ValidationRun {
  private let validator: InstanceValidator
  private let format: ReportFormat
  /// How many findings of one instance are printed.
  private let limit: Int
  private let progress = ProgressLine()
  private var count = 0
  private var nextProgress = 1_000
  /// What has not been printed yet.
  private var pending = ""
  private(set) var status = ExitStatus.success

  init(validator: InstanceValidator, format: ReportFormat, limit: Int) {
    self.validator = validator
    self.format = format
    self.limit = limit
  }

  mutating func validateWhole(_ instance: String) throws(FileProblem) {
    var source = try source(instance)
    var bytes: [UInt8] = []
    while let chunk = try source.next() { bytes.append(contentsOf: chunk) }
    let isYAML = [".yaml", ".yml"].contains { instance.hasSuffix($0) }
    let report = isYAML ? validator.validate(yaml: bytes, name: instance) : validator.validate(json: bytes)
    take(report, of: instance, line: nil)
    try flush()
  }

  /// Every line that is not blank is an instance; what a chunk completes is printed before the next is read.
  mutating func validateLines(of instance: String) throws(FileProblem) {
    var source = try source(instance)
    var splitter = LineSplitter()
    let before = count
    var number = 0
    while let chunk = try source.next() {
      for line in splitter.lines(completedBy: chunk) {
        number += 1
        validate(line: line, number, of: instance)
      }
      try flush()
    }
    if let line = splitter.finish() { validate(line: line, number + 1, of: instance) }
    try flush()
    if count == before {
      Console.error(PrintableText.line(instance) + ": warning: no line of it is an instance\n")
    }
  }

  /// A file that could not be read: the run goes on with the next one. Where nothing can be printed it is over.
  mutating func note(_ problem: FileProblem) throws(FileProblem) {
    if problem.path == Console.outputName { throw problem }
    Console.error("\(problem)\n")
    status = .unusable
  }

  func end() { progress.clear() }

  private func source(_ instance: String) throws(FileProblem) -> ByteSource {
    instance == "-" ? ByteSource() : try ByteSource(path: instance)
  }

  private mutating func validate(line: [UInt8], _ number: Int, of instance: String) {
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if !isBlank { take(validator.validate(json: line), of: instance, line: number) }
  }

  private mutating func take(_ report: ValidationReport, of instance: String, line: Int?) {
    if !report.isValid, status == .success { status = .finding }
    let printed = PrintedReport(report: report, instance: instance, line: line, limit: limit)
    pending += format == .text ? printed.text : printed.json
    count += 1
    if count == nextProgress {
      progress.show("\(count) instances validated")
      nextProgress += 1_000
    }
  }

  private mutating func flush() throws(FileProblem) {
    guard !pending.isEmpty else { return }
    progress.clear()
    try Console.print(pending)
    pending = ""
  }
}
