import Diagnostics
import Foundation
import SchemaModel
import SourceText
import Testing

@testable import GeneratorCore

/// What `schemagen vendor` fetches, writes and refuses, with answers that need no network.
@Suite struct VendoringTests {
  /// Answers by URL, and which URLs were asked for.
  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: String]
    private var dates: [String: String] = [:]
    private var asked: [String] = []

    init(_ texts: [String: String]) { self.texts = texts }

    subscript(url: String) -> String? {
      get { lock.withLock { texts[url] } }
      set { lock.withLock { texts[url] = newValue } }
    }

    var date: String? {
      get { nil }
      set { lock.withLock { for url in texts.keys { dates[url] = newValue } } }
    }

    /// The URLs that were asked for since the last time.
    var new: [String] {
      lock.withLock {
        defer { asked = [] }
        return asked.sorted()
      }
    }

    func fetch(_ url: String) -> Result<FetchedDocument, FetchRefusal> {
      lock.withLock {
        asked.append(url)
        guard let text = texts[url] else {
          return .failure(FetchRefusal("cannot be fetched: the server answers 404 Not Found"))
        }
        return .success(FetchedDocument(Array(text.utf8), modified: dates[url]))
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "schemagen.yaml")
  }

  private func options(_ bag: inout DiagnosticBag) throws -> SchemaOptions {
    try TargetConfiguration(folder.path + "/schemagen.yaml", into: &bag).options
  }

  /// Runs the command; findings have paths from the folder.
  private func vendor(
    _ given: String..., update: Bool = false, from answers: Answers
  ) throws -> (summary: Vendoring.Summary?, findings: [String]) {
    var bag = DiagnosticBag()
    let vendoring = Vendoring(
      besideConfiguration: folder.path + "/schemagen.yaml", options: try options(&bag), updates: update
    ) { answers.fetch($0) }
    let paths = given.map { $0.contains("://") ? $0 : folder.path + "/" + $0 }
    bag = DiagnosticBag()
    let summary = try vendoring.run(paths, into: &bag)
    return (summary, bag.sorted.map(shown))
  }

  private func shown(_ finding: Diagnostic) -> String { "\(finding)".replacing(folder.path + "/", with: "") }

  /// The findings of reading the schemas, as all other commands do.
  private func read(_ name: String = "Schemas") throws -> [String] {
    var bag = DiagnosticBag()
    let options = try options(&bag)
    if !bag.hasErrors { _ = Schemas.graph(ofFolder: folder.path + "/" + name, options, into: &bag) }
    return bag.sorted.map(shown)
  }

  private var vendored: [String] { folder.files.filter { $0.hasPrefix("vendor/") || $0.hasSuffix(".lock") } }

  private static let order = """
    $defs:
      line: { $ref: 'https://schemas.example/shop/line.json#/$defs/line' }
    properties:
      lines: { items: { $ref: '#/$defs/line' } }
    """
  private static let answers = [
    "https://schemas.example/shop/line.json":
      #"{"$defs": {"line": {"properties": {"price": {"$ref": "../money"}, "next": {"$ref": "line.json"}}}}}"#,
    "https://schemas.example/money":
      #"{"$id": "https://schemas.example/v2/money.json", "type": "number", "$comment": "caf\u00E9", "not": {"$ref": "zero.json"}}"#,
    "https://schemas.example/v2/zero.json": "{\"const\": 0}\n",
  ]

  @Test func whatReferencesNameIsFetched() throws {
    try folder.write(Self.order, to: "Schemas/order.yaml")
    let answers = Answers(Self.answers)
    answers.date = "2024-02-29T10:11:12Z"
    #expect(
      try read() == [
        "Schemas/order.yaml:2:17: error: '$ref' leads to 'https://schemas.example/shop/line.json#/$defs/line', but there is no such schema; references are followed offline: fetch it with 'schemagen vendor Schemas/order.yaml', or say where it is with --resolve URI-PREFIX=DIR"
      ])
    let first = try vendor("Schemas", from: answers)
    #expect(
      first.findings == [
        "vendor/schemas.example/money.json:1:9: note: 'https://schemas.example/money' has the '$id' 'https://schemas.example/v2/money.json'"
      ])
    #expect(first.summary?.fetched.map(\.url) == Self.answers.keys.sorted())
    #expect(answers.new == Self.answers.keys.sorted())
    #expect(
      vendored == [
        "schemagen.lock", "vendor/schemas.example/money.json", "vendor/schemas.example/shop/line.json",
        "vendor/schemas.example/v2/zero.json",
      ])
    #expect(
      try folder.read("vendor/schemas.example/money.json") == Self.answers["https://schemas.example/money"])
    #expect(
      try folder.read("schemagen.lock") == """
        # Written by 'schemagen vendor'. Keep it under version control, with the folder 'vendor'.
        version: 1
        schemas:
          - "Schemas"
        documents:
          - url: "https://schemas.example/money"
            path: "schemas.example/money.json"
            sha256: "\(SHA256.digest(of: Array((answers["https://schemas.example/money"] ?? "").utf8)))"
            modified: "2024-02-29T10:11:12Z"
          - url: "https://schemas.example/shop/line.json"
            path: "schemas.example/shop/line.json"
            sha256: "\(SHA256.digest(of: Array((answers["https://schemas.example/shop/line.json"] ?? "").utf8)))"
            modified: "2024-02-29T10:11:12Z"
          - url: "https://schemas.example/v2/zero.json"
            path: "schemas.example/v2/zero.json"
            sha256: "\(SHA256.digest(of: Array("{\"const\": 0}\n".utf8)))"
            modified: "2024-02-29T10:11:12Z"

        """)
    #expect(try read() == [])

    // A second run asks for nothing and touches nothing.
    let date = try folder.modificationDate(of: "schemagen.lock")
    let second = try vendor(from: answers)
    #expect(second.summary == Vendoring.Summary(count: 3))
    #expect(answers.new == [])
    #expect(try folder.modificationDate(of: "schemagen.lock") == date)
  }

  @Test func anUpdateSaysWhatChangedAndRemovesWhatIsNotAskedFor() throws {
    try folder.write(Self.order, to: "Schemas/order.yaml")
    let answers = Answers(Self.answers)
    answers.date = "2024-02-29T10:11:12Z"
    _ = try vendor("Schemas", from: answers)
    _ = answers.new
    // The same text with another date is the same.
    answers.date = "2025-01-01T00:00:00Z"
    let lock = try folder.read("schemagen.lock")
    #expect(try vendor(update: true, from: answers).summary == Vendoring.Summary(count: 3))
    #expect(answers.new == Self.answers.keys.sorted())
    #expect(try folder.read("schemagen.lock") == lock)

    answers["https://schemas.example/money"] = "type: integer\n"
    // Without --update nothing is asked for.
    #expect(try vendor("Schemas", from: answers).summary == Vendoring.Summary(count: 3))
    // A text in another language has a file of another name.
    let changed = try vendor(update: true, from: answers)
    #expect(changed.findings == [])
    #expect(changed.summary?.changed.map(\.url) == ["https://schemas.example/money"])
    #expect(changed.summary?.removed.map(\.url) == ["https://schemas.example/v2/zero.json"])
    #expect(changed.summary?.fetched == [])
    #expect(try folder.read("vendor/schemas.example/money.yaml") == "type: integer\n")
    #expect(!folder.exists("vendor/schemas.example/money.json"))
    #expect(!folder.exists("vendor/schemas.example/v2"))
    #expect(try !folder.read("schemagen.lock").contains("zero"))
    #expect(try read() == [])

    // What was given as a URL stays, and a file that is gone is forgotten.
    answers["https://schemas.example/given.json"] = "{}"
    #expect(try vendor("https://schemas.example/x/../given.json#a", from: answers).summary?.count == 3)
    try FileManager.default.removeItem(atPath: folder.path + "/Schemas")
    let gone = try vendor(update: true, from: answers)
    #expect(
      gone.findings == ["schemagen.lock:1:1: note: 'Schemas' was given before, and is not there any more"])
    #expect(gone.summary?.removed.count == 2)
    #expect(
      vendored == ["schemagen.lock", "vendor/schemas.example/given.json"])
  }

  @Test func everyFailureIsToldAndNothingIsWritten() throws {
    try folder.write(
      """
      properties:
        gone: { $ref: 'https://schemas.example/gone.json' }
        page: { $ref: 'https://schemas.example/page.json#/x' }
        empty: { $ref: 'https://schemas.example/empty.json' }
        text: { $ref: 'https://schemas.example/text.yaml' }
        broken: { $ref: 'https://schemas.example/broken.json' }
        secret: { $ref: 'https://me:pass@schemas.example/a.json' }
        space: { $ref: 'https://schemas.example/a b.json' }
        good: { $ref: 'https://schemas.example/good.json' }
        again: { $ref: 'https://schemas.example/gone.json#/y' }
      """, to: "Schemas/a.yaml")
    let answers = Answers([
      "https://schemas.example/page.json": "\n<!DOCTYPE html><html></html>",
      "https://schemas.example/empty.json": " \n",
      "https://schemas.example/text.yaml": "moved", "https://schemas.example/broken.json": "{\n\"a\": 1",
      "https://schemas.example/good.json": #"{"$ref": "file:///etc/passwd"}"#,
      "https://me:pass@schemas.example/a.json": "{}", "https://schemas.example/a b.json": "{}",
    ])
    let run = try vendor("Schemas", from: answers)
    #expect(run.summary == nil)
    #expect(vendored == [])
    #expect(
      run.findings.map { String($0.prefix(240)) } == [
        "Schemas/a.yaml:2:17: error: '$ref' holds 'https://schemas.example/gone.json', which cannot be fetched: the server answers 404 Not Found",
        "Schemas/a.yaml:3:17: error: '$ref' holds 'https://schemas.example/page.json#/x', which holds no schema: it is a page of HTML or XML",
        "Schemas/a.yaml:4:18: error: '$ref' holds 'https://schemas.example/empty.json', which holds no schema: it is empty",
        "Schemas/a.yaml:5:17: error: '$ref' holds 'https://schemas.example/text.yaml', which holds no schema: it is one value",
        "Schemas/a.yaml:6:19: error: '$ref' holds 'https://schemas.example/broken.json', which is neither JSON nor YAML: expected '}' for the { at line 1, column 1, found the end of the file, in line 2",
        "Schemas/a.yaml:7:19: error: '$ref' holds 'https://me:pass@schemas.example/a.json', which is not fetched: it has a name or a password, which would stand in 'schemagen.lock'",
        "Schemas/a.yaml:8:18: error: '$ref' holds 'https://schemas.example/a b.json', which is not fetched: it has characters that an address writes as '%20'",
        "Schemas/a.yaml:10:18: error: '$ref' holds 'https://schemas.example/gone.json#/y', which cannot be fetched: the server answers 404 Not Found",
        "https://schemas.example/good.json:1:10: error: '$ref' holds 'file:///etc/passwd', which is a 'file:' URI: references stay within the schema root",
      ])
    // Neither the password nor the address with a space was sent anywhere.
    #expect(!answers.new.contains { $0.contains("@") || $0.contains(" ") })
    #expect(
      try vendor("file:///etc/passwd", from: answers).findings == [
        "file:///etc/passwd:1:1: error: only 'http' and 'https' URLs are fetched"
      ])
    #expect(
      try vendor("https://schemas.example/gone.json", from: answers).findings == [
        "https://schemas.example/gone.json:1:1: error: the URL cannot be fetched: the server answers 404 Not Found"
      ])
    #expect(
      try vendor("nowhere", from: answers).findings == ["nowhere:1:1: error: there is no such file or folder"]
    )
    #expect(vendored == [])
  }

  @Test func whatIsNotAsTheLockSaysIsAnError() throws {
    try folder.write(Self.order, to: "Schemas/order.yaml")
    let answers = Answers(Self.answers)
    _ = try vendor("Schemas", from: answers)
    let lock = try folder.read("schemagen.lock")
    try folder.write("{}", to: "vendor/schemas.example/money.json")
    let digest = SHA256.digest(of: Array("{}".utf8))
    let mismatch =
      "schemagen.lock:8:13: error: 'vendor/schemas.example/money.json' is not what was fetched from 'https://schemas.example/money': its SHA-256 is \(digest); take back what changed in it, or fetch it as it is now with 'schemagen vendor --update'"
    #expect(try read() == [mismatch])
    let run = try vendor(from: answers)
    #expect(run.summary == nil)
    #expect(run.findings == [mismatch])
    #expect(try folder.read("vendor/schemas.example/money.json") == "{}")
    // What is not as the lock says comes back, which is said.
    let restored = Vendoring.Summary.Document(
      url: "https://schemas.example/money", file: "\(folder.path)/vendor/schemas.example/money.json")
    #expect(
      try vendor(update: true, from: answers).summary == Vendoring.Summary(fetched: [restored], count: 3))
    #expect(try folder.read("schemagen.lock") == lock)
    #expect(try read() == [])

    // A file that is not there is fetched again, if it is still what it was.
    try FileManager.default.removeItem(atPath: folder.path + "/vendor")
    #expect(
      try read() == [
        "schemagen.lock:11:13: error: the vendored file 'vendor/schemas.example/shop/line.json' is not there; fetch it again with 'schemagen vendor'"
      ])
    let all = try #require(try vendor(from: answers).summary)
    #expect(all.fetched.count == 3 && all.count == 3 && all.changed == [] && all.removed == [])
    #expect(try folder.read("schemagen.lock") == lock)
    #expect(try read() == [])
    #expect(try vendor(from: answers).summary == Vendoring.Summary(count: 3))
    try FileManager.default.removeItem(atPath: folder.path + "/vendor/schemas.example/money.json")
    answers["https://schemas.example/money"] = "{}"
    let other = try vendor(from: answers)
    #expect(other.summary == nil)
    #expect(
      other.findings.contains(
        "schemagen.lock:8:13: error: 'https://schemas.example/money' is not what it was: its SHA-256 is \(digest); take it as it is now with 'schemagen vendor --update'"
      ))
    #expect(!folder.exists("vendor/schemas.example/money.json"))
  }

  /// A folder `vendor` beside a lock holds no schemas of a folder around it, and one without a lock does.
  @Test func vendoredFilesAreNoSchemasOfAFolder() throws {
    try folder.write("type: string", to: "Schemas/own.yaml")
    try folder.write("typ: string", to: "Schemas/vendor/other.yaml")
    let finding = "Schemas/vendor/other.yaml:1:1: warning: unknown keyword 'typ'; did you mean 'type'?"
    #expect(try read() == [finding])
    try folder.write("version: 1\ndocuments: []\n", to: "Schemas/schemagen.lock")
    #expect(try read() == [])
    let files = InstanceFiles(of: folder.path + "/Schemas") { _, _ in false }.files
    #expect(files.map { $0.replacing(folder.path + "/", with: "") } == ["Schemas/own.yaml"])
    #expect(OutputNames.lock == VendoredDocuments.lockName)
    #expect(OutputNames.vendorFolder == VendoredDocuments.folderName)
  }

  @Test func filesOfOthersAreNotWrittenOver() throws {
    try folder.write("$ref: 'https://schemas.example/a.json'", to: "a.yaml")
    try folder.write("mine", to: "vendor/schemas.example/a.json")
    let answers = Answers(["https://schemas.example/a.json": "{}"])
    #expect(throws: FileProblem.self) { try vendor("a.yaml", from: answers) }
    #expect(try folder.read("vendor/schemas.example/a.json") == "mine")
    #expect(!folder.exists("schemagen.lock"))
    try FileManager.default.removeItem(atPath: folder.path + "/vendor/schemas.example")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/vendor/schemas.example", withDestinationPath: folder.path)
    #expect(throws: FileProblem.self) { try vendor("a.yaml", from: answers) }
    #expect(!folder.exists("a.json"))
  }

  /// A lock of a stranger may list files that links lead to.
  @Test func linksLeadToNoFilesOfOthers() throws {
    try folder.write("$ref: 'https://schemas.example/a.json'", to: "Schemas/a.yaml")
    try folder.write("{}", to: "others/a.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/vendor", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/vendor/s", withDestinationPath: folder.path + "/others")
    let digest = SHA256.digest(of: Array("{}".utf8))
    try folder.write(
      "version: 1\ndocuments:\n  - {url: 'https://schemas.example/a.json', path: s/a.json, sha256: \(digest)}\n",
      to: "schemagen.lock")
    let finding =
      "schemagen.lock:3:69: error: the vendored file 'vendor/s/a.json' leads outside 'vendor'"
    #expect(try read() == [finding])
    let answers = Answers(["https://schemas.example/b.json": "{}"])
    #expect(try vendor("Schemas", from: answers).findings == [finding])
    try folder.write("$ref: 'https://schemas.example/b.json'", to: "Schemas/a.yaml")
    #expect(throws: FileProblem.self) { try vendor("Schemas", update: true, from: answers) }
    #expect(try folder.read("others/a.json") == "{}")
    #expect(!folder.exists("vendor/schemas.example"))
  }

  @Test(arguments: [
    ("version: 2\ndocuments: []", "schemagen.lock:1:10: error: 'version': must be 1"),
    ("documents: []", "schemagen.lock:1:1: error: missing required property 'version'"),
    (
      "version: 1\ndocuments: [{url: 'https://x.example/', path: ../a, sha256: abc}]",
      "schemagen.lock:2:47: error: 'path': must be the path of a file below the folder"
    ),
    ("version: 1\n<<<<<<< HEAD\n", "schemagen.lock:2:1: error:"),
  ]) func aLockThatIsWrongIsAnError(text: String, finding: String) throws {
    try folder.write(text, to: "schemagen.lock")
    try folder.write("type: string", to: "Schemas/a.yaml")
    let found = try read()
    #expect(found.contains { $0.hasPrefix(finding.prefix(40)) }, "\(found)")
    let run = try vendor("Schemas", from: Answers([:]))
    #expect(run.summary == nil)
    #expect(run.findings.contains { $0.hasPrefix(finding.prefix(40)) }, "\(run.findings)")
    #expect(try folder.read("schemagen.lock") == text)
  }

  @Test func noTwoDocumentsOfALockHaveOnePath() throws {
    let digest = String(repeating: "0", count: 64)
    try folder.write(
      """
      version: 1
      documents:
        - {url: 'https://x.example/a', path: a.json, sha256: '\(digest)'}
        - {url: 'https://x.example:443/a', path: b.json, sha256: '\(digest)'}
        - {url: 'https://x.example/c', path: a.json, sha256: '\(digest)'}
      """, to: "schemagen.lock")
    try folder.write("type: string", to: "Schemas/a.yaml")
    #expect(
      try read() == [
        "schemagen.lock:4:11: error: 'https://x.example/a' is here twice",
        "schemagen.lock:5:40: error: two documents have the path 'a.json'",
      ])
  }

  /// A schema that a URL names is the vendored one, also for its relative references.
  @Test func aSchemaIsNamedByItsAddress() throws {
    let answers = Answers(Self.answers)
    _ = try vendor("https://schemas.example/shop/line.json", from: answers)
    var bag = DiagnosticBag()
    let options = try options(&bag)
    let name = "https://schemas.example/shop/line.json#/$defs/line"
    #expect(options.file(ofSchema: name) == name)
    let validator = try #require(InstanceValidator(schema: name, options: options, into: &bag))
    #expect(bag.sorted.map(shown) == [])
    #expect(validator.validate(json: Array(#"{"price": 1}"#.utf8)).isValid)
    #expect(!validator.validate(json: Array(#"{"price": 0}"#.utf8)).isValid)
    #expect(options.file(ofSchema: "https://schemas.example/other.json") == nil)
  }

  /// Of two runs at once the later one is refused, and leaves what the other wrote.
  @Test func twoRunsDoNotWriteOverEachOther() throws {
    try folder.write(Self.order, to: "Schemas/order.yaml")
    let answers = Answers(Self.answers)
    let settings = folder.path + "/schemagen.yaml"
    var bag = DiagnosticBag()
    let options = try options(&bag)
    let zero = "https://schemas.example/v2/zero.json"
    let slow = Vendoring(besideConfiguration: settings, options: options, updates: false) { url in
      // Another run begins and ends before the server answers this one.
      var bag = DiagnosticBag()
      let other = Vendoring(besideConfiguration: settings, options: options, updates: false) {
        answers.fetch($0)
      }
      let outcome = Result { () throws(FileProblem) in try other.run([zero], into: &bag) }
      guard case .success(let summary) = outcome, summary?.count == 1 else {
        return .failure(FetchRefusal("\(outcome)"))
      }
      return answers.fetch(url)
    }
    let problem = #expect(throws: FileProblem.self) { try slow.run([folder.path + "/Schemas"], into: &bag) }
    #expect(problem?.reason == "another run of schemagen has written there meanwhile; run again")
    #expect(!bag.hasErrors)
    #expect(vendored == ["schemagen.lock", "vendor/schemas.example/v2/zero.json"])
    // Run again, it fetches what is left.
    #expect(try vendor("Schemas", from: answers).summary?.fetched.count == 2)
    #expect(try folder.read("schemagen.lock").contains("  - \"Schemas\"\n  - \"\(zero)\"\n"))

    let descriptor = open(folder.path, O_RDONLY)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let busy = #expect(throws: FileProblem.self) { try vendor(update: true, from: answers) }
    #expect(busy?.reason == "another run of schemagen is writing there; run again when it is done")
    close(descriptor)
    #expect(try vendor(update: true, from: answers).summary == Vendoring.Summary(count: 3))
  }

  /// What is only doubtful in a copy is its authors' to mend. What is wrong with it is told.
  @Test func warningsOfCopiesAreNotTold() throws {
    let url = "https://schemas.example/odd.json"
    try folder.write("$ref: '\(url)'\nfoo: 1\n", to: "Schemas/a.yaml")
    let answers = Answers([url: #"{"bar": 1, "type": "string"}"#])
    #expect(try vendor("Schemas", from: answers).findings == [])
    let own = "Schemas/a.yaml:2:1: warning: unknown keyword 'foo'"
    #expect(try read() == [own])
    for (name, findings) in [
      (url, []), (folder.path + "/Schemas/a.yaml", [own]),
      // Asked for as a file, it is a schema like any other.
      (
        folder.path + "/vendor/schemas.example/odd.json",
        ["vendor/schemas.example/odd.json:1:2: warning: unknown keyword 'bar'"]
      ),
    ] {
      var bag = DiagnosticBag()
      #expect(InstanceValidator(schema: name, options: try options(&bag), into: &bag) != nil)
      #expect(bag.sorted.map(shown) == findings)
    }
    answers[url] = #"{"type": "strin"}"#
    _ = try vendor(update: true, from: answers)
    #expect(try read().contains { $0.hasPrefix("vendor/schemas.example/odd.json:1:10: error") })
  }
}
