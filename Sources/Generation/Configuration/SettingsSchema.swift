package import Diagnostics
package import SchemaModel
import SchemaRuntime
import SchemaValidation
package import YAMLTree

/// A schema of files that this program itself reads.
public struct SettingsSchema: Sendable {
  /// The file name of the schema, which findings in it would have.
  public let name: String
  /// The schema's text, as it stands in the repository.
  public let text: String
  /// The word for a member in messages.
  private let member: String
  /// The schema lowered, once for all files that it judges.
  private let interpreter: Interpreter
  private let root: SchemaID?
  /// The findings in the schema itself.
  private let findings: DiagnosticBag
  /// The schema as a graph.
  package let graph: SchemaGraph

  /// The schema of `schemagen.yaml`.
  public static let configuration = SettingsSchema(
    name: "schemagen.schema.yaml",
    text: String(decoding: PackageResources.schemagen_schema_yaml, as: UTF8.self), member: "setting")
  /// The schema of overlays.
  public static let overlay = SettingsSchema(
    name: "overlay.schema.yaml", text: String(decoding: PackageResources.overlay_schema_yaml, as: UTF8.self),
    member: "key")
  /// The schema of the lock of vendored documents.
  static let lock = SettingsSchema(
    name: "lock.schema.yaml", text: String(decoding: PackageResources.lock_schema_yaml, as: UTF8.self),
    member: "key")

  /// - Parameter member: the word for a member in messages.
  package init(name: String, text: String, member: String) {
    var loader = SchemaLoader()
    loader.loadSource(text, path: name)
    graph = loader.finish()
    var bag = loader.diagnostics
    let root = graph.entryDocuments.first?.root
    let program = ProgramLowering(graph: graph, options: .init(assertsFormat: true)).lower(
      roots: root.map { [$0] } ?? [], into: &bag)
    (self.name, self.text, self.member) = (name, text, member)
    (interpreter, self.root, findings) = (Interpreter(program), root, bag)
  }

  /// Reports the mistakes in a text, at its lines and columns.
  package func check(_ root: YAMLNode, into bag: inout DiagnosticBag) {
    do throws(EncodingFailure) {
      let instance = try YAMLInstance(root)
      let report = instance.located(report(of: instance.json, &bag))
      for violation in report.violations { add(violation, root, &bag) }
    } catch {
      bag.error("\(error)", at: root.location)
    }
  }

  private func report(of bytes: [UInt8], _ bag: inout DiagnosticBag) -> ValidationReport {
    bag.add(contentsOf: findings)
    return root.map { interpreter.validate(bytes: bytes, against: $0) } ?? ValidationReport()
  }

  private func add(_ violation: Violation, _ root: YAMLNode, _ bag: inout DiagnosticBag) {
    let location = SourceLocation(file: root.location.file, line: violation.line, column: violation.column)
    let tokens = JSONPointer.tokens(of: violation.instanceLocation) ?? []
    guard violation.keywordLocation.hasSuffix("/additionalProperties") else {
      let subject = tokens.last { Int($0) == nil }.map { "'\($0)': " } ?? ""
      return bag.error(subject + violation.message, at: location)
    }
    let name = tokens.last ?? ""
    let known = keys(besideKeyword: violation.keywordLocation, &bag)
    let present = Set((root.node(at: tokens.dropLast())?.members ?? []).map { ScalarKey($0.key) })
    bag.error(
      "unknown \(member) '\(name)'", at: location,
      help: spellingHelp(for: name, among: known, except: present)
        ?? "the \(member)s are " + known.joined(separator: ", "))
  }

  /// The properties that the schema around a keyword lists.
  private func keys(besideKeyword location: String, _ bag: inout DiagnosticBag) -> [String] {
    var node = YAMLReader().read(bytes: text.utf8, file: name, into: &bag)
    for token in (JSONPointer.tokens(of: location) ?? []).dropLast() { node = node?[token] }
    return node?[Keyword.properties.rawValue]?.members?.map(\.key) ?? []
  }
}
