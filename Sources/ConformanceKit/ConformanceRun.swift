import SchemaModel
import SchemaRuntime
public import ValidationPlanning

/// Runs a suite through both readers.
public struct ConformanceRun {
  private let products: String
  private let passes: PassSelection
  private let progress: (String) -> Void

  /// - Parameters:
  ///   - products: where the package was built, as `swift build --show-bin-path` says.
  ///   - passes: what is done for the speed of the generated code.
  public init(
    products: String, passes: PassSelection = .all,
    progress: @escaping (String) -> Void = { _ in }
  ) {
    self.products = products
    self.passes = passes
    self.progress = progress
  }

  /// Every file of every part of the suite that `includes` takes.
  public func run(
    _ suite: Suite, includes: (Suite.File) -> Bool = { _ in true }
  ) throws -> ConformanceReport {
    var groups: [LoadedGroup] = []
    var report = ConformanceReport()
    for dialect in Dialect.ofJSONSchema {
      if !suite.has(dialect) { report.skipped.append(dialect) }
      for part in Suite.Part.allCases {
        for file in try suite.files(dialect, part) where includes(file) {
          let settings = ReadingSettings(file, suite)
          groups += file.groups.indices.map { LoadedGroup(file, $0, settings) }
          report.rows.append(.init(dialect: dialect, part: part, path: file.path))
        }
      }
    }
    try run(groups, &report)
    return report
  }

  /// Every schema with its documents.
  public func run(_ store: SchemasInUse) throws -> ConformanceReport {
    var groups: [LoadedGroup] = []
    var report = ConformanceReport()
    for name in store.names {
      guard let file = try store.file(of: name) else { continue }
      groups.append(LoadedGroup(file, 0, ReadingSettings(file, store)))
      report.rows.append(.init(dialect: file.dialect, part: file.part, path: file.path))
    }
    try run(groups, &report)
    // Schemas without documents only have to compile.
    for group in groups where group.group.cases.isEmpty {
      guard let problem = group.problem ?? report.problems[GeneratedReader.key(group)] else { continue }
      report.misses.append(.init(reader: .generated, place: group.name, reason: problem))
    }
    return report
  }

  private func run(_ groups: [LoadedGroup], _ report: inout ConformanceReport) throws {
    var generated = try GeneratedReader(groups, products: products, passes: passes, progress: progress)
    let answers = try generated.run()
    for group in groups {
      let key = GeneratedReader.key(group)
      judge(group, answers[key], generated.problems[key], &report)
    }
    report.problems = generated.problems
  }

  private func judge(
    _ group: LoadedGroup, _ replies: [Reply]?, _ problem: String?, _ report: inout ConformanceReport
  ) {
    let row = report.rows.firstIndex { $0.dialect == group.file.dialect && $0.path == group.file.path }
    guard let row else { return }
    for (number, test) in group.group.cases.enumerated() {
      var judged = JudgedCase(group: group, test: test)
      judged.judge(
        interpreted: group.interpret(Array(test.data.description.utf8)),
        generated: replies?[number] ?? .failure(.init(reason: problem ?? "it was not asked")))
      report.rows[row].add(judged)
      report.misses += judged.misses
      report.beyondNumberTypes += judged.beyond
    }
  }
}

/// One case, as it was answered.
private struct JudgedCase {
  let group: LoadedGroup
  let test: Suite.Case
  var isInterpreted = false
  var isGenerated = false
  var agrees = false
  var copy: Bool?
  var misses: [ConformanceReport.Miss] = []
  var beyond: [ConformanceReport.Miss] = []

  init(group: LoadedGroup, test: Suite.Case) {
    self.group = group
    self.test = test
  }

  mutating func judge(interpreted: Answer?, generated reply: Reply) {
    let (generated, problem) = reply.parts
    isInterpreted = check(interpreted, .interpreter, group.problem ?? "")
    isGenerated = check(generated, .generated, group.problem ?? problem)
    guard let interpreted, let generated else { return }
    agrees = interpreted.findings == generated.findings
    if !agrees {
      miss(.agreement, "interpreted \(interpreted.findings), generated \(generated.findings)")
    }
    guard test.isValid, let text = generated.copy else { return }
    let verdict = CopyVerdict(of: test.data, became: text)
    copy = verdict == .equal
    switch verdict {
    case .equal: break
    case .beyondNumberTypes: beyond.append(finding(.roundTrip, "\(test.data) became \(text)"))
    case .different: miss(.roundTrip, "\(test.data) became \(text)")
    }
  }

  private mutating func check(_ answer: Answer?, _ reader: ConformanceReport.Reader, _ problem: String)
    -> Bool
  {
    guard let answer else {
      miss(reader, problem)
      return false
    }
    let passes = answer.accepts == test.isValid && answer.reports == test.isValid
    if passes { return true }
    let verdict = answer.accepts == answer.reports ? "" : ", and its two walks differ"
    miss(reader, "expected \(test.isValid ? "valid" : "invalid")\(verdict): \(answer.findings)")
    return false
  }

  private mutating func miss(_ reader: ConformanceReport.Reader, _ reason: String) {
    misses.append(finding(reader, reason))
  }

  private func finding(_ reader: ConformanceReport.Reader, _ reason: String) -> ConformanceReport.Miss {
    .init(reader: reader, place: "\(group.name): \(test.description)", reason: reason)
  }
}

extension ConformanceReport.Row {
  fileprivate mutating func add(_ item: JudgedCase) {
    total += 1
    if item.isInterpreted { interpreted += 1 }
    if item.isGenerated { generated += 1 }
    if item.agrees { agreeing += 1 }
    if let copy = item.copy {
      copies += 1
      if copy { equalCopies += 1 }
    }
  }
}
