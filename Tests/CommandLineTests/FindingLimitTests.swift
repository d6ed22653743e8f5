import Testing

/// What `schemagen validate` prints of findings that are many, or that hold anything.
@Suite final class FindingLimitTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  @Test func findingsArePrintedUpToALimitAndCounted() throws {
    try tool.write("type: array\nitems: {type: string}\n", to: "list.yaml")
    try tool.write("[" + (0..<2_500).map(String.init).joined(separator: ",") + "]", to: "list.json")
    let all = try tool.run("validate", "--schema", "list.yaml", "list.json")
    #expect(all.status == 1)
    let lines = all.output.split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines.last == "list.json: 1500 of 2500 findings are not shown (--max-findings 1000)")
    let few = try tool.run(
      "validate", "--schema", "list.yaml", "--max-findings", "1", "--format", "json", "list.json")
    #expect(few.status == 1)
    #expect(few.output.hasSuffix("\"warnings\":[],\"findings\":2500}\n"))
    #expect(few.output.hasPrefix("{\"instance\":\"list.json\",\"valid\":false,"))
    #expect(
      try tool.run("validate", "--schema", "list.yaml", "--max-findings", "0", "list.json").status == 2)
  }

  @Test(arguments: ["text", "json"])
  func controlCharactersReachNoTerminal(format: String) throws {
    try tool.write("type: object\nproperties: {subject: {type: string}}\n", to: "open.yaml")
    try tool.write(#"{"\u001b[31m\u009b1m\u007f\nx": 1, "subject": 2}"#, to: "named.json")
    let outcome = try tool.run("validate", "--schema", "open.yaml", "--format", format, "named.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        format == "text" ? #"\u{1B}[31m\u{9B}1m\u{7F}\u{A}x"# : #"\u001b[31m\u009b1m\u007f\nx"#))
    for scalar in outcome.output.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
    }
  }

  @Test func linesWithoutAnInstanceAreWorthAWarning() throws {
    try tool.write("type: array\n", to: "list.yaml")
    try tool.write("\n  \n", to: "empty.ndjson")
    let outcome = try tool.run(
      "validate", "--schema", "list.yaml", "--ndjson", "empty.ndjson")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "empty.ndjson: warning: no line of it is an instance\n")
  }
}
