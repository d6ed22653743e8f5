import SchemaModel
import SourceText

/// The examples as Swift files, one per folder of schemas: functions that build them, and a list with the JSON that
/// each encodes to.
struct ExampleFiles {
  let site: Site
  let module: String

  var files: [OutputFile] {
    site.vendors.compactMap { vendor in
      let examples = site.subjects
        .filter { vendor.documents.contains($0.document) && site.graph.documents[$0.document].isEntry }
        .filter { site.nominal(of: $0) != nil }
        .flatMap { site.shownExamples(of: $0).compactMap(\.swift) }
      guard !examples.isEmpty else { return nil }
      let stem = vendor.folder.isEmpty ? "schemas" : vendor.folder
      return OutputFile(path: "examples/\(stem).swift", contents: text(examples, vendor))
    }
  }

  private func text(_ examples: [SwiftExample], _ vendor: Vendor) -> String {
    let name = vendor.swiftName.map { $0.filter { $0 != "." } } ?? ""
    var lines = [
      "// Generated from the examples that the pages show. Do not edit: change the schemas.",
      "// swift-format-ignore-file", "import \(module)", "import SchemaRuntime", "",
      "enum \(name)Examples {",
      "  /// Where each stands, the JSON that it encodes to, and what it encodes to.",
      "  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [",
    ]
    for (index, example) in examples.enumerated() {
      let location = SwiftText.literal(example.location)
      lines.append(
        "    (\(location), \(SwiftText.literal(example.json.description)), { try example\(index)().jsonString() }),"
      )
    }
    lines.append("  ]")
    for (index, example) in examples.enumerated() {
      lines += ["", "  static func example\(index)() -> \(example.type) {"]
      let code = example.code.split(separator: "\n", omittingEmptySubsequences: false)
      for line in code { lines.append("    " + line) }
      lines.append("  }")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
}
