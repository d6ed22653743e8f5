import Diagnostics
import Foundation
import SourceText
import Testing

@testable import Generation
@testable import GeneratorCore

/// What happens to an output folder, run after run.
@Suite struct OutputWriterTests {
  private let folder: TemporaryFolder
  private var output: String { folder.path + "/out" }

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func generate(
    _ files: [String: String], covering covers: (String) -> Bool = { _ in true }
  ) throws -> OutputWriter.Summary {
    try OutputWriter.apply(try comparison(files, covering: covers))
  }

  private func comparison(
    _ files: [String: String], covering covers: (String) -> Bool = { _ in true }
  ) throws -> OutputComparison {
    var bag = DiagnosticBag()
    let files = files.map { OutputFile(path: $0.key, contents: $0.value) }
    let set = FileSet(FolderRun.runs(of: files), schemaFolder: "Schemas", into: &bag)
    #expect(bag.diagnostics.isEmpty)
    return try OutputComparison(of: set, with: OutputFolder(output), module: "Mail", covering: covers)
  }

  @Test func writesFilesAndTheirFolders() throws {
    let summary = try generate(["Docs/mail/message.md": "one\n", "manifest.json": "{}"])
    #expect(Array(summary.written) == ["Docs/mail/message.md", "manifest.json"])
    #expect(summary.writtenCount == 2 && summary.removed == [] && summary.unchanged == 0)
    #expect(try folder.read("out/Docs/mail/message.md") == "one\n")
    #expect(folder.files == ["out/.schemagen-outputs", "out/Docs/mail/message.md", "out/manifest.json"])
  }

  @Test func leavesFilesThatAreRight() throws {
    try generate(["a.md": "one\n", "b.md": "two\n"])
    let past = Date(timeIntervalSince1970: 1_000_000)
    for name in ["a.md", "b.md", ".schemagen-outputs"] {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output + "/" + name)
    }
    let summary = try generate(["a.md": "one\n", "b.md": "three\n"])
    #expect(Array(summary.written) == ["b.md"] && summary.removed == [] && summary.unchanged == 1)
    #expect(try folder.modificationDate(of: "out/a.md") == past)
    #expect(try folder.modificationDate(of: "out/b.md") != past)
  }

  @Test func removesWhatItWroteForSchemasThatAreGone() throws {
    try generate(["Docs/mail/message.md": "one\n", "Docs/index.md": "index\n"])
    let summary = try generate(["Docs/index.md": "index\n"])
    #expect(summary.writtenCount == 0 && summary.unchanged == 1)
    #expect(summary.removed == ["Docs/mail/message.md"])
    #expect(!folder.exists("out/Docs/mail"))
    #expect(try !folder.read("out/.schemagen-outputs").contains("message"))
  }

  @Test func neverRemovesAFileOfSomebodyElse() throws {
    try generate(["Docs/mail/message.md": "one\n"])
    try folder.write("mine", to: "out/Docs/mail/notes.md")
    try generate([:])
    #expect(folder.files == ["out/.schemagen-outputs", "out/Docs/mail/notes.md"])
  }

  @Test func neverReplacesAFileOfSomebodyElse() throws {
    try folder.write("mine", to: "out/b.md")
    let problem = #expect(throws: FileProblem.self) { try generate(["a.md": "one\n", "b.md": "two\n"]) }
    #expect(
      problem?.description.contains("out/b.md: error: cannot write: the file was not written by") == true)
    #expect(folder.files == ["out/b.md"], "nothing is written where one file may not be")
    #expect(try folder.read("out/b.md") == "mine")
  }

  @Test func adoptsAFileThatIsRightAlready() throws {
    try folder.write("two\n", to: "out/b.md")
    #expect(try generate(["b.md": "two\n"]).unchanged == 1)
    #expect(try generate([:]).removed == ["b.md"])
  }

  @Test func neverWritesThroughASymbolicLink() throws {
    try folder.write("", to: "elsewhere/keep")
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: output + "/Docs", withDestinationPath: folder.path + "/elsewhere")
    #expect(throws: FileProblem.self) { try generate(["Docs/a.md": "one\n"]) }
    try FileManager.default.createSymbolicLink(
      atPath: output + "/b.md", withDestinationPath: folder.path + "/elsewhere/keep")
    #expect(throws: FileProblem.self) { try generate(["b.md": "one\n"]) }
    #expect(try folder.read("elsewhere/keep").isEmpty)
    #expect(!folder.exists("elsewhere/a.md"))
  }

  @Test func leavesTheOutputsOfKindsThatWereNotAskedFor() throws {
    try generate(["Docs/a.md": "one\n", "Swift/a.swift": "one\n", "Swift/b.swift": "two\n"])
    let summary = try generate(["Swift/a.swift": "one\n"]) { $0.hasPrefix("Swift/") }
    #expect(summary.removed == ["Swift/b.swift"])
    #expect(folder.exists("out/Docs/a.md"))
    #expect(try folder.read("out/.schemagen-outputs").contains("Docs/a.md"))
  }

  @Test func aRecordThatNamesPlacesOutsideIsNotFollowed() throws {
    try folder.write("mine", to: "precious")
    try folder.write("../precious\n/etc/passwd\n", to: "out/.schemagen-outputs")
    try generate([:])
    #expect(try folder.read("precious") == "mine")
  }

  @Test func tellsTheDifferenceWithoutWriting() throws {
    try generate(["a.md": "one\ntwo\n", "gone.md": "bye\n"])
    let comparison = try comparison(["a.md": "one\nthree\n", "new.md": "hello\n"])
    #expect(!comparison.isCurrent)
    #expect(
      comparison.diffs.suffix(3) == [
        "--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n",
        "--- a/gone.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-bye\n",
        "--- /dev/null\n+++ b/new.md\n@@ -0,0 +1 @@\n+hello\n",
      ])
    #expect(try folder.read("out/a.md") == "one\ntwo\n")
  }

  @Test(
    arguments: [
      "", "/x", "/etc/x", "../x", "a/../x", "a/..", "a/.", "a/", "a//b", "./a", "a\u{0}b", "a\nb", "a\u{85}b",
      "a\u{202E}b", "a\u{200B}b", "a\tb",
    ])
  func refusesPathsThatLeaveTheFolder(path: String) {
    var bag = DiagnosticBag()
    let runs = FolderRun.runs(of: [OutputFile(path: path, contents: "")])
    _ = FileSet(runs, schemaFolder: "Schemas", into: &bag)
    #expect(bag.hasErrors)
  }

  @Test(arguments: ["...", ".a", "a.", "a/...", "..a/b..", "a\u{A0}b"])
  func takesPathsThatStayInTheFolder(path: String) {
    var bag = DiagnosticBag()
    let runs = FolderRun.runs(of: [OutputFile(path: path, contents: "")])
    _ = FileSet(runs, schemaFolder: "Schemas", into: &bag)
    #expect(!bag.hasErrors)
  }

  @Test(
    arguments: [
      ("A+b.swift", "a+b.swift"), ("a/b.md", "a/b.md"), ("A/b.md", "a/B.md"), ("Ä.md", "ä.md"),
      ("A/same.md", "a/same.md"),
    ])
  func refusesTwoOutputsInOnePlace(one: String, other: String) {
    var bag = DiagnosticBag()
    // Others between them, and in folders within.
    let files = [one, "a/a/x.md", "b.md", other, "a/c.md"].map { OutputFile(path: $0, contents: "") }
    _ = FileSet(FolderRun.runs(of: files), schemaFolder: "Schemas", into: &bag)
    #expect(
      bag.sorted.map(\.description) == [
        "Schemas:1:1: error: two outputs want the same place: '\(one)' and '\(other)'; rename one of their schemas"
      ])
  }

  @Test(arguments: [["a@.md", "a`.md"], ["é.md", "e.md"], ["a.md", "b/a.md", "a.md.md", "b/c/a.md"]])
  func takesNamesThatDiffer(paths: [String]) {
    var bag = DiagnosticBag()
    let files = paths.map { OutputFile(path: $0, contents: "") }
    let set = FileSet(FolderRun.runs(of: files), schemaFolder: "Schemas", into: &bag)
    #expect(!bag.hasErrors)
    #expect(set.paths == paths.sorted())
  }

  /// However the files come, and whatever folders lie within others.
  @Test func putsFilesInTheOrderOfTheirPaths() {
    let paths = ["a.md", "a/b.md", "a/b/c.md", "a/b/d.md", "a/c.md", "a/d/a.md", "b.md", "b/a-b.md"]
    for turn in paths.indices {
      var bag = DiagnosticBag()
      let turned = (paths[turn...] + paths[..<turn]).reversed()
      let files = turned.map { OutputFile(path: $0, contents: "in \($0)") }
      let set = FileSet(FolderRun.runs(of: files), schemaFolder: "Schemas", into: &bag)
      #expect(set.paths == paths && !bag.hasErrors)
      #expect(set.runs.flatMap(\.files).map(\.contents) == paths.map { "in \($0)" })
    }
  }

  /// What a link leads to is written, where the output folder itself is one.
  @Test func followsALinkToTheOutputFolder() throws {
    try folder.write("", to: "elsewhere/keep")
    try FileManager.default.createSymbolicLink(
      atPath: output, withDestinationPath: folder.path + "/elsewhere")
    try generate(["a.md": "one\n", "Docs/b.md": "two\n"])
    #expect(try folder.read("elsewhere/a.md") == "one\n" && folder.read("elsewhere/Docs/b.md") == "two\n")
  }
}

extension FileSet {
  /// The paths of all files, in their order.
  fileprivate var paths: [String] { runs.flatMap(\.paths) }
}
