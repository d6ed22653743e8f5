public import Diagnostics
import Generation
import SchemaComparison
public import SchemaModel
import SchemaRuntime
import SchemaValidation
import YAMLTree

/// Writes schemas in a later dialect, as `schemagen upgrade` does.
public struct SchemaUpgrading {
  /// A file whose text changes.
  public struct Change {
    public let file: String
    public let old: [UInt8]
    public let new: String
  }

  /// Schemas that are upgraded together, as they were read.
  private struct Part {
    let path: String
    let options: SchemaOptions
    let graph: SchemaGraph
    var files: [(name: String, file: UpgradedFile, bytes: [UInt8])] = []
  }

  private let target: Dialect
  private var parts: [Part] = []
  /// The files of all parts, by their real paths.
  private var files: [String: UpgradedFile] = [:]

  public init(to target: Dialect) { self.target = target }

  /// Reads the schemas of a file or folder.
  /// - Parameter bag: gets the errors of schemas that are wrong.
  /// - Throws: `FileProblem` where a file cannot be read.
  public mutating func read(
    _ path: String, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) throws(FileProblem) {
    var own = DiagnosticBag()
    var options = options
    // What settings say of places in schemas is about the text that is there now.
    options.adjustments = SchemaAdjustments()
    let graph =
      FileAccess.isFolder(path)
      ? Schemas.graph(ofFolder: path, options, into: &own) : Schemas.graph(ofFile: path, options, into: &own)
    for finding in own.sorted where finding.severity == .error { bag.add(finding) }
    guard let graph, !own.hasErrors else { return }
    var part = Part(path: path, options: options, graph: graph)
    for document in graph.entryDocuments {
      let name = graph[document.root].location.file
      let real = FileAccess.realPath(name) ?? name
      if files[real] != nil { continue }
      let bytes = try FileAccess.read(name)
      guard let edit = SourceEdit(bytes, file: name), let root = edit.node(at: []) else { continue }
      let file = UpgradedFile(document, of: graph, root: root, to: target)
      files[real] = file
      part.files.append((name, file, bytes))
    }
    parts.append(part)
  }

  /// The changes of the files; none where something hinders, which the bag says.
  public func changes(into bag: inout DiagnosticBag) -> [Change] {
    var changes: [Change] = []
    for part in parts {
      for (name, file, bytes) in part.files {
        guard let edit = SourceEdit(bytes, file: name) else { continue }
        var upgrade = FileUpgrade(
          file, of: part.graph, edit: edit, assertsFormat: !part.options.formatIsAnnotation
        ) { document in
          let name = part.graph[document.root].location.file
          return files[FileAccess.realPath(name) ?? name]
        }
        let text = upgrade.text()
        for finding in upgrade.findings { bag.add(finding) }
        if let text { changes.append(Change(file: name, old: bytes, new: text)) }
      }
    }
    if changes.isEmpty || bag.hasErrors { return [] }
    for part in parts { prove(part, changes, into: &bag) }
    return bag.hasErrors ? [] : changes
  }

  /// The keyword that refuses now what would be accepted, where no keyword is known to have changed.
  private func keyword(of change: SchemaChange, in part: Part) -> SourceLocation? {
    guard let witness = change.wideningWitness,
      let schema = part.graph.schemas.first(where: { $0.location == change.old && $0.boolean == nil })
    else { return nil }
    // The comparison has reported the findings.
    var bag = DiagnosticBag()
    let lowering = ProgramLowering(
      graph: part.graph, options: .init(assertsFormat: !part.options.formatIsAnnotation))
    let interpreter = Interpreter(lowering.lower(roots: [schema.id], into: &bag))
    let report = interpreter.validate(bytes: Array(witness.description.utf8), against: schema.id)
    return report.errors.lazy.compactMap { part.graph.location(ofKeywordAt: $0.absoluteKeywordLocation) }
      .first
  }

  /// Compares the schemas with what they would be, and reports each verdict that may differ.
  private func prove(_ part: Part, _ changes: [Change], into bag: inout DiagnosticBag) {
    let old = ComparedSchemas(part.path, options: part.options)
    var new = old
    for change in changes { new.options.texts.hold(Array(change.new.utf8), for: change.file) }
    var own = DiagnosticBag()
    let report = SchemaDifference.report(
      from: old, to: new, comparesSwift: false, readsIntegersAlike: true, into: &own)
    for finding in own.sorted where finding.severity == .error { bag.add(finding) }
    // A definition that is at another place is compared with itself there: that alone changes no verdict.
    for change in report?.changes ?? []
    where change.narrows || change.widens || !change.unproved.isEmpty {
      let witness = change.narrowingWitness ?? change.wideningWitness
      bag.error(
        "in \(target.shortName) not all verdicts would be the same: \(change.message)",
        at: keyword(of: change, in: part) ?? change.old,
        help: witness.map { "\($0) is judged otherwise" } ?? "no instance was found that shows it")
    }
  }
}
