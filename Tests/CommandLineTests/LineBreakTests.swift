import SchemaRuntime
import Testing

/// A name with a line break never makes a line of its own, which a terminal or a runner would take for a message.
@Suite final class LineBreakTests {
  private let tool: Tool
  private static let name = "r\n::error::x\rs.json:1:1: error: y"

  init() throws {
    tool = try Tool()
    try tool.write(Self.schema("string"), to: "S/s.json")
    try tool.write(Self.schema("integer"), to: "T/s.json")
    try tool.write(JSONValue.object([Self.name: 1, "z": 2]).description, to: "i.json")
  }

  deinit { tool.remove() }

  private static func schema(_ type: String) -> String {
    let value: JSONValue = [
      "title": .string(name), "type": "object", "additionalProperties": false,
      "properties": .object([
        name: ["type": .string(type), "default": .string("d\n::error::d"), "maxLength": 1],
        "k": ["enum": [.string(name), .string(name)]],
      ]),
      "required": [.string(name), .string(name + "2")],
      "$defs": .object([name: ["type": .string(type), "pattern": .string("^a$\n::error::b")]]),
    ]
    return value.description
  }

  @Test(arguments: [
    "lint S", "lint S --fix", "lint S --format github", "generate --schemas S --output out", "diff S T",
    "diff S T --no-swift --format markdown", "diff S T --format github", "diff S T --format junit",
    "diff S/s.json T/s.json", "validate --schema S/s.json i.json",
    "validate --schema S/s.json --format junit i.json", "validate --schema S/s.json --format github i.json",
  ])
  func eachFindingIsALine(_ arguments: String) throws {
    let outcome = try tool.shell(#"exec "$0" "# + arguments)
    let lines = (outcome.output + outcome.errors).split { $0.isNewline }
    #expect(!lines.isEmpty)
    #expect(!(outcome.output + outcome.errors).contains("\r"))
    for line in lines {
      #expect(
        !line.hasPrefix("::error::") && !line.hasPrefix("s.json:") && !line.hasPrefix("<!"), "\(line)")
    }
    if !arguments.contains("github") {
      #expect(lines.contains { $0.contains(#"r\u{A}::error::x\u{D}"#) }, "\(outcome)")
    }
  }

  @Test func aFileNameIsALine() throws {
    let name = "s\n::error::\u{202E}x.json"
    try tool.write("{\"type\":\"string\"}", to: "F/\(name)")
    for arguments in ["fmt --check F", "lint F", "validate F", "validate F/none*$'\n'x", "diff F F"] {
      let outcome = try tool.shell(#"exec "$0" "# + arguments)
      let text = outcome.output + outcome.errors
      #expect(!text.contains("\u{202E}") && !text.contains("\n::error::"), "\(arguments) \(outcome)")
    }
    let check = try tool.shell(#""$0" fmt --check F > patch; "$0" fmt F && "$0" fmt --check F"#)
    #expect(check.status == 0, "\(check)")
    #expect(try tool.read("patch").hasPrefix(#"--- "a/F/s\012::error::\342\200\256x.json""#))
  }
}
