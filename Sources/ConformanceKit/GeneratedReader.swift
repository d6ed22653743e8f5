import Foundation
import SchemaRuntime
import ValidationPlanning

/// Generates, compiles and runs groups, and keeps the reason for each group that does not get so far.
struct GeneratedReader {
  private(set) var problems: [String: String] = [:]
  private let toolchain: Toolchain
  private var batches: [GeneratedBatch]
  private let progress: (String) -> Void

  init(
    _ groups: [LoadedGroup], products: String, passes: PassSelection, progress: @escaping (String) -> Void
  ) throws {
    toolchain = try Toolchain(products: products)
    batches = GeneratedBatch.deal(groups.filter { $0.problem == nil }, passes: passes)
    self.progress = progress
  }

  /// The answers to every case of every group, by the group's key.
  mutating func run() throws -> [String: [Reply]] {
    try toolchain.write(Harness.module, to: "Harness/Harness.swift")
    let harness = try toolchain.startCompiling(module: "Harness", files: ["Harness.swift"]).wait()
    guard harness.status == 0 else { throw Broken(reason: "the harness does not compile: \(harness.output)") }
    try compileBatches()
    let modules = batches.filter { !$0.groups.isEmpty }.map(\.name)
    guard !modules.isEmpty else { return [:] }
    try toolchain.write(Harness.main(modules: modules), to: "Main/Main.swift")
    let main = try toolchain.startCompiling(module: "Main", files: ["Main.swift"], isMain: true).wait()
    guard main.status == 0 else { throw Broken(reason: "the program does not compile: \(main.output)") }
    let linked = try toolchain.link(modules: ["Harness"] + modules + ["Main"])
    guard linked.status == 0 else { throw Broken(reason: "the program does not link: \(linked.output)") }
    return try ask()
  }

  static func key(_ group: LoadedGroup) -> String {
    "\(group.settings.dialect.suiteFolder)/\(group.path)"
  }

  /// Two compilers at a time; a batch is tried again without the groups whose files do not compile.
  private mutating func compileBatches() throws {
    var waiting = Array(batches.indices)
    for attempt in 1...4 {
      var again: [Int] = []
      var running: [(index: Int, run: Toolchain.Running)] = []
      for index in waiting {
        progress("compiling \(batches[index].name): \(batches[index].groups.count) schemas")
        if let run = try compile(index) { running.append((index, run)) }
        if running.count == 2 { try settle(running.removeFirst(), attempt, &again) }
      }
      for item in running { try settle(item, attempt, &again) }
      waiting = again
      if waiting.isEmpty { return }
    }
  }

  private mutating func compile(_ index: Int) throws -> Toolchain.Running? {
    let batch = batches[index]
    if batch.groups.isEmpty { return nil }
    switch batch.emit() {
    case .success(let files):
      for (name, text) in files { try toolchain.write(text, to: "\(batch.name)/\(name)") }
      return try toolchain.startCompiling(module: batch.name, files: Array(files.keys))
    case .failure(let failure):
      giveUp(index, "does not generate: \(failure.reason)")
      return nil
    }
  }

  private mutating func settle(
    _ item: (index: Int, run: Toolchain.Running), _ attempt: Int, _ again: inout [Int]
  ) throws {
    let run = try item.run.wait()
    if run.status == 0 { return }
    var culprits: Set<String> = []
    for group in batches[item.index].groups {
      let file = group.path.dropLast(5).split(separator: "/").joined(separator: "+") + ".swift:"
      let lines = run.output.split(separator: "\n").filter {
        $0.contains("/" + file) && $0.contains("error:")
      }
      guard let line = lines.first else { continue }
      culprits.insert(group.path)
      problems[Self.key(group)] = "does not compile: \(line.drop { $0 != "+" })"
    }
    if culprits.isEmpty || attempt == 4 {
      return giveUp(item.index, "does not compile: \(run.output.prefix(2000))")
    }
    batches[item.index].remove(paths: culprits)
    again.append(item.index)
  }

  private mutating func giveUp(_ index: Int, _ reason: String) {
    for group in batches[index].groups { problems[Self.key(group)] = reason }
    batches[index].remove(paths: Set(batches[index].groups.map(\.path)))
  }

  private func ask() throws -> [String: [Reply]] {
    progress("running")
    var lines: [String] = []
    for batch in batches {
      for group in batch.groups {
        lines += group.group.cases.map { "\(batch.key(group))\t\($0.data.description)" }
      }
    }
    let run = try toolchain.runProgram(lines: lines)
    var replies = run.output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if run.status != 0 { progress("the program ended with \(run.status)") }
    var answers: [String: [Reply]] = [:]
    for batch in batches {
      for group in batch.groups {
        answers[Self.key(group)] = group.group.cases.map { _ in
          Reply(line: replies.popFirst().map { String($0) })
        }
      }
    }
    return answers
  }

  struct Broken: Error, CustomStringConvertible {
    var reason: String
    var description: String { reason }
  }
}

/// The reply of a program to an instance: an answer, or the reason why there is none.
typealias Reply = Result<Answer, GeneratedReader.Broken>

extension Reply {
  /// Reads what the harness printed; nil: it printed nothing.
  fileprivate init(line: String?) {
    guard let line, !line.isEmpty else {
      self = .failure(.init(reason: "the program gave no answer"))
      return
    }
    let complaint = JSONValue(parsing: line)?.stringValue ?? line
    self = Answer(line: line).map { .success($0) } ?? .failure(.init(reason: complaint))
  }
}

extension Reply {
  /// The answer, and what is wrong without one.
  var parts: (answer: Answer?, problem: String) {
    switch self {
    case .success(let answer): (answer, "")
    case .failure(let broken): (nil, broken.reason)
    }
  }
}

extension Answer {
  /// Reads what the harness printed.
  package init?(line: String) {
    guard let value = JSONValue(parsing: line), let accepts = value[0]?.boolValue,
      let reports = value[1]?.boolValue, let findings = value[2]?.arrayValue
    else { return nil }
    self.init(
      accepts: accepts, reports: reports, findings: findings.compactMap(\.stringValue),
      copy: value[3]?.stringValue)
  }
}

extension JSONValue {
  /// Nil where the text is no JSON.
  init?(parsing text: String) { self.init(parsing: Array(text.utf8)) }

  /// Nil where the bytes are no JSON.
  package init?(parsing bytes: [UInt8]) {
    do {
      self = try bytes.withUnsafeBufferPointer { buffer throws(Rejection) in
        var cursor = Cursor(buffer)
        let value = try JSONValue._read(&cursor)
        try cursor.finish()
        return value
      }
    } catch {
      return nil
    }
  }
}
