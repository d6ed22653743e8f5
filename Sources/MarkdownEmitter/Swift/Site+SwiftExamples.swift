import SchemaModel
import SchemaRuntime
import TypeModel

extension Site {
  /// The examples of a subject in Swift, by their position; those that have no Swift are left out.
  func swiftExamples(of subject: Subject) -> [Int: SwiftExample] {
    let renderer = SwiftExampleRenderer(types: types, chooser: chooser)
    let type: TypeReference = nominal(of: subject).map { .named($0.id) } ?? types.type(of: subject.schema)
    var result: [Int: SwiftExample] = [:]
    for (index, example) in graph[subject.schema].examples.enumerated() {
      guard let rendered = renderer.render(example, as: type) else { continue }
      let name = SwiftExampleName.name(of: subject, document: graph.documents[subject.document].path)
      result[index] = SwiftExample(
        location: graph.location(of: subject.schema) + "/examples/\(index)", type: swiftType(of: subject),
        name: name,
        code: rendered.text.laidOut(width: 88), json: rendered.json)
    }
    return result
  }
}

enum SwiftExampleName {
  /// `ios-override` is `iosOverride`, `live_activity` is `liveActivity`.
  static func name(of subject: Subject, document: String) -> String {
    let source = subject.names.last ?? PagePaths.stem(document)
    let words = source.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return "value" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    let reserved = [
      "default", "in", "repeat", "switch", "case", "public", "private", "extension", "operator", "import",
      "class", "enum", "struct", "func", "let", "var", "if", "else", "for", "while", "return", "is", "as",
      "self",
      "true", "false", "nil", "internal", "static", "throws", "init", "where", "protocol",
    ]
    return reserved.contains(name) || name.first?.isNumber == true ? "value" : name
  }
}

extension SwiftExample {
  /// The declaration that a page shows.
  var declaration: String {
    let isConstruction = code.hasPrefix(type + "(")
    return "let \(name)\(isConstruction ? "" : ": " + type) = \(code)"
  }
}
