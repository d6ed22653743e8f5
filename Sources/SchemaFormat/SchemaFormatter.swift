package import Diagnostics
import SchemaModel
import YAMLTree

/// Lays out the text of a schema, or of any other YAML or JSON file.
package struct SchemaFormatter {
  package enum Syntax: Sendable { case json, yaml }

  private let settings: LayoutSettings
  private static let reader = YAMLReader(otherKeys: .taken, mergesKeys: true)

  package init(_ settings: LayoutSettings = LayoutSettings()) { self.settings = settings }

  /// The text as it is laid out. Nil where it cannot be read, or where what was laid out would mean something else: `bag`
  /// says so, and nothing should be written.
  package func format(
    _ bytes: [UInt8], file: String, syntax: Syntax, into bag: inout DiagnosticBag
  ) -> [UInt8]? {
    if YAMLReader.saysNothing(bytes), syntax == .yaml { return remarks(of: bytes) }
    guard let roots = read(bytes, file, syntax, into: &bag) else { return nil }
    let schemas = roots.map { root in
      settings.ordersKeywords && !Self.isOther(file) ? SchemaObjects(of: root) : nil
    }
    let output: [UInt8]
    switch syntax {
    case .json:
      let text = String(decoding: bytes, as: UTF8.self)
      output = Array(JSONLayout(text, settings, schemas.first ?? nil).text(of: roots[0]).utf8)
      guard proves(output, roots, schemas, file, syntax, into: &bag) else { return nil }
    case .yaml:
      guard let syntax = YAMLSyntax(bytes, file: file, into: &bag),
        let text = YAMLLayout.text(of: syntax, file, settings, schemas, into: &bag)
      else { return nil }
      output = Array(text.utf8)
      guard proves(output, roots, schemas, file, .yaml, into: &bag),
        let new = YAMLSyntax(output, file: file, into: &bag)
      else { return nil }
      if let lost = LayoutProof.firstLost(of: syntax, in: new) {
        bag.error(
          "the layout would lose \(lost.what) \(lost.text)", at: lost.location(in: file), help: Self.help)
        return nil
      }
    }
    return endings(output, of: bytes)
  }

  private static let help = "nothing is written; this is a mistake of schemagen, which should be reported"

  /// Files whose names say that they are no schemas.
  private static func isOther(_ file: String) -> Bool {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name == "namespace.yaml" || name == "schemagen.yaml" || name.hasSuffix(".overlay.yaml")
  }

  private func read(
    _ bytes: [UInt8], _ file: String, _ syntax: Syntax, into bag: inout DiagnosticBag
  ) -> [YAMLNode]? {
    var reader = Self.reader
    reader.readsJSON = syntax == .json
    var own = DiagnosticBag()
    let roots = reader.readDocuments(bytes: bytes, file: file, into: &own)
    for diagnostic in own.diagnostics {
      bag.add(syntax == .json ? JSONLayout.explained(diagnostic, bytes) : diagnostic)
    }
    return roots.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an output means what the input does.
  private func proves(
    _ output: [UInt8], _ roots: [YAMLNode], _ schemas: [SchemaObjects?], _ file: String, _ syntax: Syntax,
    into bag: inout DiagnosticBag
  ) -> Bool {
    var own = DiagnosticBag()
    let new = read(output, file, syntax, into: &own)
    if let new, new.count == roots.count {
      let different = zip(zip(roots, new), schemas).compactMap { LayoutProof.firstDifference($0.0, $0.1, $1) }
      if different.isEmpty { return true }
      bag.error("the layout would change what stands here", at: different[0], help: Self.help)
    } else {
      let reason = own.sorted.first.map { ": line \($0.location.line) of it: \($0.message)" } ?? ""
      bag.error(
        "the layout could not be read again\(reason)", at: SourceLocation(file: file), help: Self.help)
    }
    return false
  }

  /// Comments alone, each as it stands.
  private func remarks(of bytes: [UInt8]) -> [UInt8] { bytes }

  /// Lines end as the first one of the input does.
  private func endings(_ output: [UInt8], of input: [UInt8]) -> [UInt8] {
    guard let first = input.firstIndex(of: 0x0A), first > 0, input[first - 1] == 0x0D else { return output }
    return output.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
