import Diagnostics
import GeneratorCore
import SchemaRuntime
import Testing

/// A value that a request, or a response, must not have is checked for what is in it, and that is said.
struct ExchangedWholeTests {
  @Test(arguments: [
    ("{type: string, readOnly: true}", Exchange.request, "readOnly"),
    ("{type: string, writeOnly: true}", .response, "writeOnly"),
    ("{$ref: '#/$defs/a', $defs: {a: {type: string, readOnly: true}}}", .request, "readOnly"),
    ("{type: string, readOnly: true}", .response, nil),
    ("{type: object, properties: {a: {readOnly: true}}}", .request, nil),
    ("{type: string, readOnly: true}", nil, nil),
  ])
  func aWholeThatMustNotBeThereIsSaid(_ schema: String, _ exchange: Exchange?, _ keyword: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(schema, to: "whole.yaml")
    var options = SchemaOptions()
    options.exchange = exchange
    var bag = DiagnosticBag()
    let validator = try #require(
      InstanceValidator(schema: folder.path + "/whole.yaml", options: options, into: &bag))
    let said = bag.sorted.filter { $0.severity == .warning }.map(\.message)
    #expect(said.count == (keyword == nil ? 0 : 1))
    if let keyword { #expect(said.first?.hasPrefix("the schema is '\(keyword)' as a whole") == true) }
    #expect(validator.validate(json: Array(#""a""#.utf8)).isValid || schema.contains("object"))
  }
}
