import Diagnostics
import SchemaModel
import YAMLTree

/// Finds the schema that the text of an instance names.
enum SchemaMention {
  /// The schema that `# yaml-language-server: $schema=…` names at the top of a YAML file, or that the member
  /// `$schema` names.
  static func schema(in text: [UInt8], file: String, _ syntax: InstanceSyntax) -> String? {
    var reader = YAMLReader(otherKeys: .taken, mergesKeys: true)
    reader.readsJSON = syntax != .yaml
    // Mistakes in the text are reported when it is validated.
    var bag = DiagnosticBag()
    switch syntax {
    case .yaml:
      if let named = remark(in: text) { return named }
      let documents = reader.readDocuments(bytes: text, file: file, into: &bag)
      return member(documents?.first, text, isJSON: false)
    case .json: return member(reader.read(bytes: text, file: file, into: &bag), text, isJSON: true)
    case .jsonc:
      let plain = JSONWithComments.plain(text)
      return member(reader.read(bytes: plain, file: file, into: &bag), plain, isJSON: true)
    }
  }

  /// A text that cannot be read may still name its schema; validation reports the mistake.
  private static func member(_ root: YAMLNode?, _ text: [UInt8], isJSON: Bool) -> String? {
    if let root { return root[Keyword.schema.rawValue]?.string }
    let drafts = DraftReader.documents(of: text, isJSON: isJSON, recovers: true)
    var tree = DraftTree(text, file: "", isJSON: isJSON)
    return drafts.first.flatMap { tree.node($0)[Keyword.schema.rawValue]?.string }
  }

  /// The remark that editors read, among those before the first value.
  private static func remark(in text: [UInt8]) -> String? {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    for bytes in text.lazy.split(whereSeparator: ends.contains) {
      let line = String(decoding: bytes, as: UTF8.self).drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      guard line.hasPrefix("#") else {
        if line.isEmpty || line.hasPrefix("---") || line.hasPrefix("%") { continue }
        return nil
      }
      let words = line.dropFirst().drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("yaml-language-server:") else { continue }
      let named = words.split(whereSeparator: { $0 == " " || $0 == "\t" }).compactMap { word in
        word.hasPrefix("$schema=") ? word.dropFirst("$schema=".count) : nil
      }
      if let first = named.first, !first.isEmpty { return String(first) }
    }
    return nil
  }
}
