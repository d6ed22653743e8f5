import Diagnostics
import Foundation
import SchemaComparison
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import YAMLTree

/// `SharedEdits.yaml`: each direction of a change is shown by an instance of one of those that use what changed.
@Suite struct SharedEditTests {
  @Test func eachDirectionIsShownByOneThatUsesWhatChanged() throws {
    let edits = try SharedEdit.read()
    #expect(edits.count >= 14)
    for edit in edits { for edit in [edit, edit.reversed] { try expectSubjects(edit) } }
  }

  private func expectSubjects(_ edit: SharedEdit) throws {
    let changes = try edit.changes().filter { $0.narrows || $0.widens || !$0.unproved.isEmpty }
    #expect(changes.count == edit.claims, "\(edit.name): \(changes)")
    #expect(changes.allSatisfy { $0.unproved.isEmpty }, "\(edit.name): \(changes)")
    for (witness, subject, verdict) in [
      (\SchemaChange.narrowing, edit.narrows, (true, false)), (\.widening, edit.widens, (false, true)),
    ] {
      let shown = changes.compactMap { change in
        change[keyPath: witness].map { ($0.instance, name($0.subject, change)) }
      }
      #expect(shown.contains { $0.1 == subject } == (subject != nil), "\(edit.name): \(shown)")
      for (instance, subject) in shown {
        let judged = (
          try edit.accepts(instance, edit.old, as: subject), try edit.accepts(instance, edit.new, as: subject)
        )
        #expect(judged == verdict, "\(edit.name): \(instance) as \(subject)")
      }
      if edit.claims == 1 { #expect(shown.count == (subject == nil ? 0 : 1), "\(edit.name): \(shown)") }
    }
  }

  /// A member that is led to another file changes where it refers, and not in that file, which is as it was.
  @Test(arguments: [
    (##"{"properties":{"x":{"$ref":"b.json"}}}"##, ##"{"properties":{"x":{"$ref":"c.json"}}}"##),
    (##"{"properties":{"x":{"type":"integer"}}}"##, ##"{"properties":{"x":{"$ref":"c.json"}}}"##),
    (##"{"properties":{"x":{"$ref":"b.json"}}}"##, ##"{"properties":{"x":{"type":"integer"}}}"##),
  ])
  func aReferenceToAnotherFileIsToldWhereItStands(_ old: String, _ new: String) throws {
    func files(_ text: String) -> [String: String] {
      [
        "a.json": text, "b.json": #"{"type":"string"}"#, "c.json": #"{"type":"string","maxLength":3}"#,
        "d.json": ##"{"properties":{"y":{"$ref":"c.json"},"z":{"$ref":"b.json"}}}"##,
      ]
    }
    let edit = SharedEdit(name: "led", claims: 1, old: files(old), new: files(new))
    for edit in [edit, edit.reversed] {
      let changes = try edit.changes().filter { $0.narrows || $0.widens || !$0.unproved.isEmpty }
      #expect(!changes.isEmpty)
      for change in changes {
        #expect(change.document == "a.json", "\(change)")
        #expect(change.location.hasPrefix("/properties/x/"), "\(change)")
        #expect([change.old, change.new].allSatisfy { $0.file.hasSuffix("a.json") }, "\(change)")
      }
    }
  }

  private func name(_ subject: SchemaChange.Subject, _ change: SchemaChange) -> String {
    (subject.root ?? change.document) + (subject.definition.map { "#\($0)" } ?? "")
  }
}

/// A row of the table.
private struct SharedEdit {
  var name: String
  /// The documents or definitions whose instances show each direction; nil where it is not claimed.
  var narrows: String?
  var widens: String?
  /// How many changes claim something.
  var claims: Int
  /// The texts of the files by their paths.
  var old: [String: String]
  var new: [String: String]

  var reversed: SharedEdit {
    SharedEdit(
      name: name + ", reversed", narrows: widens, widens: narrows, claims: claims, old: new, new: old)
  }

  func changes() throws -> [SchemaChange] {
    var bag = DiagnosticBag()
    let comparison = SchemaComparison(
      old: graph(old), new: graph(new), pairsRoots: false, into: &bag)
    #expect(!bag.hasErrors)
    return comparison.changes(comparesSwift: false)
  }

  /// Whether an instance is valid as a document, or as a definition of one.
  func accepts(_ instance: JSONValue, _ files: [String: String], as subject: String) throws -> Bool {
    let graph = graph(files)
    let parts = subject.split(separator: "#", maxSplits: 1)
    let document = try #require(graph.entryDocuments.first { $0.path == parts[0] }, "\(subject)")
    let root =
      parts.count == 1
      ? document.root
      : try #require(
        document.definitions.first { JSONPointer.text(of: graph[$0.schema].pointer) == parts[1] },
        "\(subject)"
      ).schema
    var bag = DiagnosticBag()
    let interpreter = Interpreter(ProgramLowering(graph: graph).lower(roots: [root], into: &bag))
    return interpreter.validate(bytes: Array(instance.description.utf8), against: root).isValid
  }

  private func graph(_ files: [String: String]) -> SchemaGraph {
    var loader = SchemaLoader()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { loader.loadSource(text, path: path) }
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors, "\(name): \(loader.diagnostics.sorted)")
    return graph
  }

  static func read() throws -> [SharedEdit] {
    let root = try EditTable.rows(of: "SharedEdits.yaml")
    return try root.map { node in
      let value = node.jsonValue
      let name = try #require(value["edit"]?.stringValue)
      func files(_ side: String) -> [String: String] {
        var files: [String: String] = [:]
        for part in ["files", side] {
          for (path, schema) in value[part]?.objectValue ?? [:] { files[path] = schema.description }
        }
        return files
      }
      return SharedEdit(
        name: name, narrows: value["narrows"]?.stringValue, widens: value["widens"]?.stringValue,
        claims: value["claims"]?.intValue ?? 1, old: files("old"), new: files("new"))
    }
  }
}
