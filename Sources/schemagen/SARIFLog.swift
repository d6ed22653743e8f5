import GeneratorCore
import SchemaRuntime

/// A log of SARIF 2.1.0 with one run of this tool.
struct SARIFLog {
  struct Rule {
    var id: String
    var text: String?
    var help: String?
  }

  struct Result {
    var rule: String
    var level: String
    var message: String
    var file: String
    var line: Int
    var column: Int
    /// JSON Pointer of the value or keyword.
    var logicalLocation: String
    var keywordLocation: String?
  }

  var rules: [Rule]
  var results: [Result]
  /// The sum of the results, where there is one.
  var summary: String?

  var text: String {
    let driver: JSONValue = [
      "name": "schemagen", "version": .string(SchemaGen.version), "rules": .array(rules.map(Self.json)),
    ]
    var run: JSONObject = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
      "results": .array(results.map(Self.json)),
    ]
    if let summary { run["properties"] = ["summary": .string(summary)] }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [.object(run)],
    ]
    return log.prettyText() + "\n"
  }

  private static func json(_ rule: Rule) -> JSONValue {
    var members: JSONObject = ["id": .string(rule.id)]
    if let text = rule.text { members["shortDescription"] = ["text": .string(SARIFText.message(text))] }
    if let help = rule.help { members["help"] = ["text": .string(SARIFText.message(help))] }
    return .object(members)
  }

  private static func json(_ result: Result) -> JSONValue {
    let region: JSONValue = [
      "startLine": .number(JSONNumber(max(result.line, 1))),
      "startColumn": .number(JSONNumber(max(result.column, 1))),
    ]
    var members: JSONObject = [
      "ruleId": .string(result.rule), "level": .string(result.level),
      "message": ["text": .string(SARIFText.message(result.message))],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(uri(PathText.plain(result.file)))], "region": region,
          ],
          "logicalLocations": [["fullyQualifiedName": .string(result.logicalLocation)]],
        ]
      ],
    ]
    if let keyword = result.keywordLocation { members["properties"] = ["keywordLocation": .string(keyword)] }
    return .object(members)
  }

  /// A path as a URI reference.
  private static func uri(_ path: String) -> String {
    let kept = "-._~/!$&'()*+,;=@".utf8
    return path.utf8.map { byte in
      let isPlain = 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || kept.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
