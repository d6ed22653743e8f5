import Foundation
import SchemaRuntime
import Testing

@testable import LanguageServer

/// A client that talks to a server in this process, and remembers what the server published.
final class Client {
  private var server: LanguageServer?
  private(set) var sent: [JSONValue] = []
  private var nextRequest = 1
  /// The findings of each document, as they were published last.
  private(set) var findings: [String: [JSONValue]] = [:]

  /// The findings of each document, as they were published last before all schemas were looked at.
  private(set) var earlyFindings: [String: [JSONValue]] = [:]

  /// How often schemas were looked at.
  private(set) var wholeRuns = 0

  init(
    _ settings: LanguageServer.Settings = .init(), capabilities: JSONValue = [:], isInitialized: Bool = true
  ) {
    server = LanguageServer(settings) { [unowned self] message in
      sent.append(message)
      guard message["method"]?.stringValue == "textDocument/publishDiagnostics",
        let uri = message["params"]?["uri"]?.stringValue
      else { return }
      findings[uri] = message["params"]?["diagnostics"]?.arrayValue
    }
    if isInitialized {
      request("initialize", ["capabilities": capabilities])
      notify("initialized", [:])
    }
  }

  func receive(_ text: String, isCancelled: (JSONValue) -> Bool = { _ in false }) {
    server?.receive(Array(text.utf8), isCancelled: isCancelled)
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    receive(message.description)
  }

  /// The answer to a request, with 'result' or 'error'.
  @discardableResult
  func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
    let id = JSONValue.number(JSONNumber(nextRequest))
    nextRequest += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters,
    ]
    receive(message.description)
    return sent.last { $0["id"] == id && $0["method"] == nil } ?? .null
  }

  func result(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    let answer = request(method, parameters)
    return try #require(answer["result"], "\(method) was answered with \(answer)")
  }

  /// Does the work that waits, as long as there is any.
  func settle() {
    while let work = server?.nextWork() {
      server?.take(work.early())
      earlyFindings = findings
      guard let outcome = work.run() else { continue }
      if outcome.isWhole { wholeRuns += 1 }
      server?.take(outcome)
    }
  }

  /// Does of the work that waits what is done at once.
  func hurry() { if let work = server?.nextWork() { server?.take(work.early()) } }

  /// Takes the work that waits, which is done by `finish`.
  func begin() throws -> LanguageServer.Work { try #require(server?.nextWork()) }

  func finish(_ work: LanguageServer.Work) { if let outcome = work.run() { server?.take(outcome) } }

  // MARK: - Documents

  func open(_ path: String, _ text: String, language: String = "yaml") {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(FileURI.uri(of: path)), "languageId": .string(language), "version": 1,
          "text": .string(text),
        ]
      ])
  }

  func change(_ path: String, version: Int, _ changes: [JSONValue]) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(FileURI.uri(of: path)), "version": .number(JSONNumber(version))],
        "contentChanges": .array(changes),
      ])
  }

  func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(FileURI.uri(of: path))]])
  }

  /// The findings in a file, each as `line:column severity message`, counted from 1.
  func found(in path: String) -> [String] { texts(findings[FileURI.uri(of: path)]) }

  /// The same of those that were published last before all schemas were looked at.
  func foundEarly(in path: String) -> [String] { texts(earlyFindings[FileURI.uri(of: path)]) }

  private func texts(_ findings: [JSONValue]?) -> [String] {
    (findings ?? []).map { finding in
      let start = finding["range"]?["start"]
      let severity = ["", "error", "warning", "note"][finding["severity"]?.intValue ?? 0]
      return
        "\((start?["line"]?.intValue ?? -1) + 1):\((start?["character"]?.intValue ?? -1) + 1) \(severity) "
        + (finding["message"]?.stringValue ?? "")
    }
  }
}

extension JSONValue {
  /// A change of what stands between two places, counted from 0.
  static func change(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> JSONValue {
    [
      "range": [
        "start": Position(line: from.0, character: from.1).json,
        "end": Position(line: to.0, character: to.1).json,
      ],
      "text": .string(text),
    ]
  }
}

/// A folder of files that a test writes.
struct Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path(percentEncoded: false)
    path = (base.hasSuffix("/") ? base : base + "/") + "schemagen-lsp-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  subscript(name: String) -> String { path + "/" + name }

  func remove() { try? FileManager.default.removeItem(atPath: path) }  // a leftover there does no harm
}
