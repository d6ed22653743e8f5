import Diagnostics
import GeneratorCore
import Testing

/// `unknownValues` and a case that is called `unknown`: what types do with values that no schema lists.
@Suite struct UnknownValueTests {
  @Test func aCaseThatIsCalledUnknownIsSaid() {
    let (_, swift, output) = ConfiguredOutputTests.output(
      "caseNames: { order.yaml#/properties/state: { in-transit: unknown } }\nunknownValues: all")
    #expect(
      output?.diagnostics.map(\.description).contains(
        "schemagen.yaml:1:46: note: values that 'Order.State' does not list have the case 'unknownValue', as 'in-transit' has the case 'unknown'"
      ) == true)
    #expect(swift.contains("case unknownValue(String)"))
  }

  @Test func openUnionsKnowNothingOfWhatIsUnknown() {
    let source = """
      type: object
      properties:
        list: { oneOf: [{ const: a }, { const: b }] }
        lists: { anyOf: [{ enum: [a, b] }, { const: c }] }
        number:
          oneOf:
            - { title: One, type: object, required: [v], properties: { v: { const: 1 } } }
            - { title: Two, type: object, required: [v], properties: { v: { const: 2 } } }
      """
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: "unknownValues: all", into: &bag)
    let output = Generator.output(
      from: [.init(path: "n.yaml", text: source)], kinds: [.swift, .jsonschema], module: "N",
      options: settings.options)
    let swift = output.files.first { $0.path == "Swift/n.swift" }?.contents ?? ""
    #expect(swift.contains("enum List: OpenEnumeration") && swift.contains("enum Lists: OpenEnumeration"))
    #expect(swift.contains("case unknown(Unknown)"))
    let bundle = output.files.first { $0.path.hasPrefix("JSONSchema/") }?.contents ?? ""
    #expect(bundle.contains("\"additionalProperties\": true"))
  }

  @Test func listsAndUnionsAreOpen() {
    let (errors, swift, _) = ConfiguredOutputTests.output("unknownValues: all")
    #expect(errors.isEmpty)
    #expect(swift.contains("public enum State: OpenEnumeration") && swift.contains("case unknown(String)"))
    #expect(swift.contains("    case unknown(Unknown)"))
    // A tag stays closed, and a union without one has no form that is unknown.
    #expect(swift.contains("enum By: String"))
    #expect(!swift.contains("case unknown(JSONValue)"))
    #expect(swift.contains("    /// Any other value.\n    case unknown(Unknown)"))
    let (_, one, _) = ConfiguredOutputTests.output(
      "unknownValues: [order.yaml#/properties/state, order.yaml#/properties/size]")
    #expect(one.contains("public enum State: OpenEnumeration") && one.contains("public enum Kind: String"))
    #expect(one.contains("case unknown(JSONValue)"))
  }

  @Test func aBranchThatIsCalledUnknownKeepsItsName() {
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: "unknownValues: all", into: &bag)
    let source = """
      oneOf:
        - { type: object, required: [t], properties: { t: { const: unknown }, a: { type: string } } }
        - { type: object, required: [t], properties: { t: { const: known }, b: { type: string } } }
      """
    let output = Generator.output(
      from: [.init(path: "n.yaml", text: source)], kinds: [.swift], module: "N", options: settings.options)
    let swift = output.files.first { $0.path == "Swift/n.swift" }?.contents ?? ""
    #expect(swift.contains("  case unknown(Unknown)\n"))
    #expect(swift.contains("  case unknownValue(UnknownValue)\n"))
  }
}
