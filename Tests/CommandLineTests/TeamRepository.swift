import Foundation
import Testing

/// A repository in git as a team has it: schemas of several revisions, settings, rules and instances, and a server that has what
/// the schemas refer to by URL. Each step is a line of shell, whose report is kept as a text.
final class TeamRepository {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  private let tool: Tool
  private let server: LocalServer
  /// The folder of the parts that it is made of; the reports stand in `Expected`.
  private let parts: URL
  /// The names of the steps that were taken.
  private var steps: [String] = []

  /// Makes an empty repository. The parts stand in a folder beside this file.
  init(_ name: String) throws {
    tool = try Tool()
    server = try LocalServer()
    parts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Team/\(name)")
    try shell("git init -q -b main . && git config user.name Team && git config user.email team@example.com")
    // What a run of a test writes is no part of the repository.
    try tool.write(".input\n.output\n.errors\n", to: ".git/info/exclude")
  }

  func remove() { tool.remove() }

  /// Copies a part over what is there.
  func add(_ part: String) throws {
    try shell("cp -R \"$1\"/. .", parts.appending(path: part).path(percentEncoded: false))
  }

  /// Takes a file of a revision from the checkout of another repository.
  func take(_ source: String, from checkout: String, to file: String) throws {
    try shell(
      "mkdir -p \"$(dirname \"$3\")\" && git -C \"$1\" show \"$2\" > \"$3\"", checkout, source, file)
  }

  /// Answers requests for a URL with a file of the repository or of its parts.
  func serve(_ file: String, at url: String) throws {
    let part = parts.appending(path: file)
    let isPart = FileManager.default.fileExists(atPath: part.path(percentEncoded: false))
    let text = isPart ? String(decoding: try Data(contentsOf: part), as: UTF8.self) : try tool.read(file)
    server[url] = .init(body: text)
  }

  /// Commits all, and tags the commit.
  func commit(_ tag: String) throws {
    try shell("git add -A && git commit -q -m \"$1\" && git tag \"$1\"", tag)
  }

  /// Runs a line as a member of the team writes it, and compares what it prints and its exit code with the text of that name.
  /// `RECORD=1` writes the text anew, and the step fails all the same, so that it is read.
  func step(_ name: String, _ line: String) throws {
    steps.append(name)
    let outcome = try run(line)
    var text = "$ \(line)\n" + outcome.output + outcome.errors
    if outcome.status != 0 { text += "exit code \(outcome.status)\n" }
    let file = parts.appending(path: "Expected/\(name).txt")
    let found = try? String(contentsOf: file, encoding: .utf8)  // a step without a text fails below
    if found == text { return }
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("\(name): expected\n\(found ?? "nothing")\nfound\n\(text)")
  }

  /// The texts that no step has written are those of steps that are gone.
  func checkTexts() throws {
    let folder = parts.appending(path: "Expected")
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(texts.sorted() == steps.map { $0 + ".txt" }.sorted())
  }

  /// Runs a line in which `schemagen` is the tool, and each URL of `http` is one of the server.
  private func run(_ line: String, _ arguments: String...) throws -> Tool.Outcome {
    let head = """
      tool=$0
      schemagen() { "$tool" "$@"; }
      export http_proxy=\(server.url) no_proxy=

      """
    return try tool.shell(head + line, arguments)
  }

  private func shell(_ line: String, _ arguments: String...) throws {
    let outcome = try tool.shell(line, arguments)
    try #require(outcome.status == 0, "\(line): \(outcome.errors)")
  }
}
