import Diagnostics
import Generation
import YAMLTree

/// The instances of a text as the JSON that they stand for, for those who look at values, and not at places.
enum InstanceText {
  /// - Returns: none where the text cannot be read.
  static func instances(of text: [UInt8], _ syntax: InstanceSyntax, name: String) -> [[UInt8]] {
    switch syntax {
    case .json: return [text]
    case .jsonc: return [JSONWithComments.plain(text)]
    case .yaml:
      var bag = DiagnosticBag()
      var reader = YAMLReader(otherKeys: .taken, mergesKeys: true)
      reader.readsJSON = false
      let documents = reader.readDocuments(bytes: text, file: name, into: &bag) ?? []
      return documents.map(json)
    }
  }

  /// The JSON of a value; empty where there is none, as of a number that is not finite.
  static func json(_ node: YAMLNode) -> [UInt8] {
    do { return try YAMLInstance(node).json } catch { return [] }
  }
}
