import Testing

@testable import SwiftEmitter

/// Names can be of any length: lines that get too wide are broken where the formatter breaks them.
struct LineWrappingTests {
  private static let name = "ADefinitionWithAVeryLongName"
  private static let path = "Shop.OrdersOfTheSecondKind.\(name).\(name)"
  private static let paths = "[\(path), \(path)]"

  @Test(arguments: [
    (
      "extension \(path): SchemaValue, ObjectWritable {",
      "extension \(path):\n  SchemaValue, ObjectWritable\n{\n"
    ),
    ("case 0x1: return try \(path)._read(&c)", "case 0x1:\n  return try \(path)._read(&c)\n"),
    ("case definitionWithAVeryLongName(\(path))", "case definitionWithAVeryLongName(\n  \(path)\n)\n"),
    (
      "private func decide(_ first: \(path), _ second: Int) -> [Int] {",
      "private func decide(\n  _ first: \(path),\n  _ second: Int\n) -> [Int] {\n"
    ),
    (
      "case .definition(let value): send(\(path).self)",
      "case .definition(let value):\n  send(\(path).self)\n"
    ),
    (
      "self.definition.isAbsent ? .some(\(path)()) : self.definition",
      "self.definition.isAbsent\n  ? .some(\(path)())\n  : self.definition\n"
    ),
    (
      "!\(path).accepts($0) && !Self.accepts($0, and: 1)",
      "!\(path).accepts($0)\n  && !Self.accepts($0, and: 1)\n"
    ),
    ("public var \(name): \(path)?", "public var \(name):\n  \(path)?\n"),
    (
      "public static var _keys: KeyTable { \(path).names }",
      "public static var _keys: KeyTable {\n  \(path).names\n}\n"
    ),
    (
      "v.a = try Presence<\(path)>._read(&c)",
      "v.a = try Presence<\(path)>\n  ._read(&c)\n"
    ),
    (
      "value.\(name) = try Presence<\(path)>._read(&c)",
      "value.\(name) = try Presence<\n  \(path)\n>._read(&c)\n"
    ),
    (
      "value.\(name) = try \(path)._read(&c)",
      "value.\(name) =\n  try \(path)._read(&c)\n"
    ),
    ("static let all: [Any.Type] = \(paths)", "static let all: [Any.Type] = [\n  \(path),\n  \(path),\n]\n"),
  ])
  func longLines(code: String, written: String) {
    var writer = SwiftWriter()
    writer.line(SwiftCode(trusted: code))
    #expect(writer.text == written)
  }

  /// What stands in a literal is text, whatever it looks like.
  @Test(arguments: [
    "let text = \"" + String(repeating: "a: b = c { d<e>._f } ", count: 9) + "\"",
    "show \"" + String(repeating: "a: b (c, d) ? e : f && g ", count: 9) + "\"",
  ])
  func literalsStayWhole(code: String) {
    var writer = SwiftWriter()
    writer.line(SwiftCode(trusted: code))
    #expect(writer.text == code + "\n")
  }

  @Test func rowsOfLiteralsStayWhole() {
    let row = "extension " + String(repeating: "x", count: 120) + ": y {"
    var writer = SwiftWriter()
    writer.rawLiteral(row)
    #expect(writer.text == "#\"\"\"\n\(row)\n\"\"\"#\n")
  }
}
