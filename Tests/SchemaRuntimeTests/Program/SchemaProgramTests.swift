import SchemaRuntime
import Testing

/// What generated files carry as a text, and reports come from.
@Suite struct SchemaProgramTests {
  /// Two files that refer to each other.
  private static let node: SchemaProgram = SchemaProgram(
    "node.yaml",
    text: ##"""
      {"#":{"type":"object","properties":{"value":{"type":"integer","maximum":9},
      "next":["/properties/next/$ref","list.yaml#"]},"known":true}}
      """##,
    with: { [list] })

  private static let list: SchemaProgram = SchemaProgram(
    "list.yaml", text: ##"{"#":{"type":"array","items":"node.yaml#","minItems":1}}"##, with: { [node] })

  private func findings(_ json: String, _ program: SchemaProgram) -> [String] {
    let report = Array(json.utf8).withUnsafeBufferPointer { SchemaEntry("#", in: program).report($0) }
    return report.violations.map { "\($0.instanceLocation) \($0.absoluteKeywordLocation) \($0.message)" }
  }

  @Test func filesReferToEachOther() {
    #expect(findings(#"{"value":1,"next":[{"value":2}]}"#, Self.node) == [])
    #expect(
      findings(#"{"value":10,"next":[{"valu":1,"next":[{"value":11,"valu":1}]}]}"#, Self.node) == [
        "/value node.yaml#/properties/value/maximum must be at most 9",
        "/next/0/valu node.yaml# unknown property 'valu'; did you mean 'value'?",
        "/next/0/next/0/value node.yaml#/properties/value/maximum must be at most 9",
        "/next/0/next/0/valu node.yaml# unknown property 'valu'",
      ])
    #expect(findings("[]", Self.list) == [" list.yaml#/minItems must have at least 1 item"])
  }

  @Test(
    arguments: [
      ##"{"#":{"unheardOf":1}}"##, ##"{"#":{"type":["string"]}}"##, ##"{"#":[]}"##,
      ##"{"#":{"pattern":"("}}"##,
      ##"{"#":{"required":["a"]}}"##, ##"{"#":"##, "",
    ] as [String]) func aTextOfAnotherVersionSaysSo(_ text: String)
  {
    let messages = findings("1", SchemaProgram("a.yaml", text: text))
    #expect(messages.count == 1)
    #expect(messages[0].contains("this code was generated for another version of SchemaRuntime: "))
  }

  @Test func anEntryThatIsMissingAcceptsNothing() {
    let entry = SchemaEntry("#/nowhere", in: SchemaProgram("a.yaml", text: ##"{"#":{"unheardOf":1}}"##))
    #expect([UInt8]("1".utf8).withUnsafeBufferPointer { !entry.report($0).isValid })
  }
}
