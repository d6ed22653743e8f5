import Diagnostics
import SchemaModel
import SchemaValidation
import SwiftEmitter
import Testing
import TypeModel
import ValidationPlanning

/// A documentation comment states each rule once: what the author says of a limit is not said again.
struct DocumentationCommentTests {
  @Test(arguments: [
    ("A tag, at most 64 bytes.", #""x-maxBytes": 64"#),
    ("Up to 1,024 bytes.", #""x-maxBytes": 1024"#),
    ("A name (no longer than 5 characters).", #""maxLength": 5"#),
    ("A name of at least 1 character and at most 5 characters.", #""minLength": 1, "maxLength": 5"#),
    ("A name, from 1 to 5 characters.", #""minLength": 1, "maxLength": 5"#),
  ])
  func leavesOutWhatTheAuthorStates(_ description: String, _ keywords: String) throws {
    #expect(try comment(description, #""type": "string", \#(keywords)"#) == [description])
  }

  @Test(arguments: [
    ("At most 64 characters.", #""x-maxBytes": 64"#, "Must be at most 64 bytes of UTF-8 long."),
    ("At least 64 bytes.", #""x-maxBytes": 64"#, "Must be at most 64 bytes of UTF-8 long."),
    ("At most 63 bytes.", #""x-maxBytes": 64"#, "Must be at most 64 bytes of UTF-8 long."),
    ("At most 1,64 bytes.", #""x-maxBytes": 164"#, "Must be at most 164 bytes of UTF-8 long."),
    ("Version 64 of at most 3 bytes.", #""x-maxBytes": 64"#, "Must be at most 64 bytes of UTF-8 long."),
    ("From 1 to 5 bytes.", #""maxLength": 5"#, "Must be at most 5 characters long."),
    ("At most 5.", #""maxLength": 5"#, "Must be at most 5 characters long."),
  ])
  func keepsWhatTheAuthorSaysOfSomethingElse(_ description: String, _ keyword: String, _ demand: String)
    throws
  {
    #expect(try comment(description, #""type": "string", \#(keyword)"#) == [description, "", demand])
  }

  /// What is longer than some ten lines ends with a paragraph, before the headings and examples of its author.
  @Test func shortensLongTexts() throws {
    let text = String(repeating: "word ", count: 60).dropLast() + "."
    let long = "First.\\n\\n\(text)\\n\\n\(text)\\n\\n\(text)\\n\\n\(text)"
    let shortened = try comment(long, #""type": "string""#)
    #expect(shortened.first == "First." && shortened.last == "(Shortened: the schema says more.)")
    #expect(shortened.joined(separator: " ").count { $0 == "." } == 4)
    let example = "First.\\n\\n## Example\\n\\n\(text)\\n\(text)\\n\(text)\\n\(text)"
    #expect(
      try comment(example, #""type": "string""#) == ["First.", "", "(Shortened: the schema says more.)"])
    #expect(try comment("\(text)\(text)", #""type": "string""#).last?.hasSuffix(".") == true)
  }

  @Test func statesTheRestOfARange() throws {
    let bounds = #""type": "integer", "minimum": -2, "maximum": 7"#
    #expect(try comment("A rank from -2 to 7.", bounds) == ["A rank from -2 to 7."])
    #expect(try comment("Between -2 and 7.", bounds) == ["Between -2 and 7."])
    #expect(try comment("At most 7.", bounds) == ["At most 7.", "", "Must be at least `-2`."])
    #expect(
      try comment("From -2 to 7 bytes.", bounds)
        == ["From -2 to 7 bytes.", "", "Must be at least `-2` and at most `7`."])
  }

  /// What elements must be stands at the member, where they have no declaration of their own.
  @Test(arguments: [
    (
      #""type": "array", "items": {"type": "string", "maxLength": 10}"#,
      ["Items must be at most 10 characters long."]
    ),
    (
      #""type": "array", "maxItems": 3, "items": {"type": "string", "minLength": 1, "pattern": "^a"}"#,
      ["Must have at most 3 items. Items must be at least 1 character long, and must match the pattern `^a`."]
    ),
    (
      #""type": "object", "additionalProperties": {"type": ["integer", "null"], "minimum": 1, "minLength": 3}"#,
      ["Values must be at least `1`."]
    ),
    (
      #""type": "object", "patternProperties": {"^x": {"type": "integer", "minimum": 1}}, "additionalProperties": false"#,
      ["Values must be at least `1`."]
    ),
    (#""type": "object", "patternProperties": {"^x": {"type": "integer", "minimum": 1}}"#, []),
    (#""type": "array", "items": {"type": "object", "minProperties": 2, "properties": {"b": {}}}"#, []),
    (
      #""type": "array", "items": {"allOf": [{"type": "string", "minLength": 5, "maxLength": 250}], "minLength": 6}"#,
      ["Items must be at least 6 characters long and at most 250 characters long."]
    ),
    (#""type": "number", "minimum": 3, "exclusiveMinimum": 3"#, ["Must be greater than `3`."]),
    (#""type": "number", "maximum": 4, "exclusiveMaximum": 5"#, ["Must be at most `4`."]),
    (
      #""type": "array", "prefixItems": [{"type": "string", "minLength": 2}], "items": {"type": "string"}"#,
      []
    ),
  ])
  func statesWhatElementsMustBe(_ keywords: String, _ demands: [String]) throws {
    let expected = ["A."] + demands.flatMap { ["", $0] }
    #expect(try comment("A.", keywords) == expected)
  }

  /// A demand of arrays is none of a struct that never is one.
  @Test func leavesOutDemandsOfOtherKinds() throws {
    let keywords =
      #""type": "object", "minItems": 12, "minProperties": 2, "properties": {"b": {"type": "string"}}"#
    #expect(try comment("A.", keywords) == ["A.", "", "Must have at least 2 properties."])
    #expect(try comment("A.", #""type": "string", "minItems": 12, "maximum": 3"#) == ["A."])
  }

  /// Where values are of several kinds, a demand says of which it is: the kinds are those that the schema accepts in place.
  @Test(arguments: [
    (
      #""type": ["integer", "string"], "contentEncoding": "base64", "minimum": 1"#,
      "A string is encoded in `base64`. A number must be at least `1`."
    ),
    (
      ##""allOf": [{"$ref": "#/$defs/p"}], "maxLength": 3"##, "A string must be at most 3 characters long."
    ),
    (
      #""minLength": 2, "minimum": 3"#,
      "A number must be at least `3`. A string must be at least 2 characters long."
    ),
    (#""prefixItems": [{"type": "string"}], "minItems": 2"#, "An array must have at least 2 items."),
    (#""contentMediaType": "text/html""#, "A string holds `text/html`."),
    (#""type": ["string", "null"], "minLength": 2"#, "Must be at least 2 characters long."),
    (
      #""oneOf": [{"type": "string", "title": "B"}, {"type": "array", "title": "C"}], "minLength": 2"#,
      "A string must be at least 2 characters long."
    ),
    (
      #""type": "array", "items": {"minLength": 2, "minimum": 3}"#,
      "Items that are numbers must be at least `3`. Items that are strings must be at least 2 characters long."
    ),
  ])
  func saysWhichKindIsMeant(_ keywords: String, _ text: String) throws {
    let definitions = #", "$defs": {"p": {"type": ["integer", "string"]}}"#
    let stated = try comment("A.", keywords, root: definitions).dropFirst(2)
    #expect(stated.joined(separator: " ") == text)
  }

  /// So do the cases of its union.
  @Test func casesSayWhatIsAskedOfTheirKinds() throws {
    let form = #"{"type": ["string", "integer"], "maxLength": 2, "maximum": 9, "contentEncoding": "base16"}"#
    let lines = try lines("All.", #""anyOf": [\#(form), {"type": "array"}]"#).map { $0.drop { $0 == " " } }
    func comment(of declaration: String) throws -> Substring {
      lines[try #require(lines.firstIndex { $0.hasPrefix(declaration) }) - 1]
    }
    #expect(try comment(of: "case integer(Int)") == "/// Must be at most `9`.")
    #expect(
      try comment(of: "case string(String)") == "/// Encoded in `base16`. Must be at most 2 characters long.")
    let start = try #require(lines.firstIndex { $0.hasPrefix("case integerOrString(") })
    #expect(
      lines[start - 2]
        == "/// A string is encoded in `base16`. A number must be at most `9`. A string must be at most 2 characters"
    )
  }

  /// A limit that holds under a condition is none of all values, nor is a deprecation; what all of the ways ask is one.
  @Test(arguments: [
    (#""minimum": 2, "description": "In production.""#, #""maximum": 1"#, "/// In production."),
    (
      #""minimum": 2, "description": "One.""#, #""minimum": 2, "description": "Two.""#,
      "/// Must be at least `2`."
    ),
    (#""minimum": 2, "deprecated": true"#, #""minimum": 3"#, nil),
    (
      #""minimum": 2, "maximum": 4, "deprecated": true"#, #""minimum": 2, "maximum": 4, "deprecated": true"#,
      #"@available(*, deprecated, message: "Deprecated.")"#
    ),
  ])
  func saysWhatHoldsWhateverTheCondition(_ then: String, _ other: String, _ text: String?) throws {
    func part(_ words: String) -> String { #"{"properties": {"n": {"type": "integer", \#(words)}}}"# }
    let condition = #""if": {"required": ["k"]}, "then": \#(part(then)), "else": \#(part(other))"#
    let members = #""properties": {"k": {"type": "string"}}, \#(condition)"#
    let lines = try lines("All.", #""type": "object", \#(members)"#)
    let end = try #require(lines.firstIndex { $0.hasPrefix("    public var n:") })
    let before = lines[end - 1].drop { $0 == " " }
    #expect(before == (text ?? "public var k: String?"))
  }

  /// In draft-07, which asserts what a string holds, the demand says it.
  @Test(arguments: [
    (
      #""contentMediaType": "image/png", "contentEncoding": "base64""#,
      "Holds `image/png`. Must be encoded in `base64`."
    ),
    (#""contentMediaType": "application/json""#, "Must hold `application/json`."),
    (#""contentMediaType": "text/html", "contentEncoding": "7bit""#, "Holds `text/html` in `7bit`."),
  ])
  func saysOnceWhatAStringHolds(_ keywords: String, _ text: String) throws {
    let draft = #", "$schema": "http://json-schema.org/draft-07/schema#""#
    #expect(try comment("A.", #""type": "string", \#(keywords)"#, root: draft) == ["A.", "", text])
  }

  /// A title in the words of the name is none.
  @Test func titlesThatRepeatTheNameAreLeftOut() throws {
    let members = #""x_ray": {"title": "X Ray"}, "y": {"title": "The Y"}"#
    let lines = try lines("All.", #""type": "object", "title": "A", "properties": {\#(members)}"#)
    #expect(!lines.contains { $0.contains("/// X Ray") })
    #expect(lines.contains { $0.contains("/// The Y.") })
  }

  /// A title is no Markdown: what looks like an element of HTML would not be shown.
  @Test(arguments: [
    ("List<Item> of all", #"List\<Item> of all."#), ("a </b> c", #"a \</b> c."#), ("a < b", "a < b."),
    ("a <", "a <."),
    ("<", "<."), ("1 <2", "1 <2."),
  ])
  func titlesAreShownWhole(_ title: String, _ text: String) throws {
    let lines = try lines("All.", #""type": "object", "properties": {"y": {"title": "\#(title)"}}"#)
    #expect(lines.contains { $0.hasSuffix("/// " + text) })
  }

  /// What depends on several members stands at the struct, where the description does not name them.
  @Test(arguments: [
    (
      #""oneOf": [{"required": ["a"]}, {"required": ["b"], "type": "object"}]"#,
      "Exactly one of `a` and `b` must be present."
    ),
    (
      #""anyOf": [{"required": ["a"]}, {"required": ["b"]}, {"required": ["c"]}]"#,
      "At least one of `a`, `b` and `c` must be present."
    ),
    (#""not": {"required": ["a", "b"]}"#, "At most one of `a` and `b` may be present."),
    (#""not": {"required": ["a", "b", "c"]}"#, "Not all of `a`, `b` and `c` may be present."),
    (#""dependentRequired": {"a": ["b", "c"]}"#, "`a` requires `b` and `c`."),
    (#""anyOf": [{"required": ["a"]}, {"required": ["b"], "minProperties": 2}]"#, nil),
    (#""anyOf": [{"required": ["a"]}, {"required": ["b", "c"]}]"#, nil),
  ])
  func saysWhatMembersDependOn(_ keywords: String, _ text: String?) throws {
    let members = #""type": "object", "properties": {"a": {"type": "string"}, "b": {}, "c": {}}"#
    func stated(beside description: String) throws -> [String] {
      let lines = try lines(description, "\(members), \(keywords)")
      let start = try #require(lines.firstIndex { $0.contains("struct A") })
      let comment = lines[..<start].reversed().prefix { $0.hasPrefix("  ///") }.reversed()
      return comment.dropFirst(2).map { String($0.dropFirst("  /// ".count)) }
    }
    #expect(try stated(beside: "All.") == [text].compactMap(\.self))
    #expect(try stated(beside: "Of `a`, `b` and `c` some.") == [])
  }

  /// What editors show of values stands at their cases.
  @Test(arguments: [
    #""enumDescriptions": ["The first.", ""]"#, #""x-enum-descriptions": ["The first."]"#,
    #""meta:enum": {"x": "The first.", "z": "Another."}"#, #""enumDescriptions": {"x": "The first."}"#,
    #""x-enumDescriptions": {"x": "The first."}"#, #""x-enumDescriptions": ["The first.", ""]"#,
    #""x-enum-descriptions": {"x": "The first.", "y": ""}"#,
    #""markdownEnumDescriptions": {"x": "The first."}"#,
    #""x-ms-enum": {"values": [{"value": "x", "description": "The first."}, {"value": "y", "name": "y"}]}"#,
    #""oneOf": [{"const": "x", "description": "The first."}, {"const": "y"}]"#,
  ])
  func casesSayWhatTheirValuesMean(_ keyword: String) throws {
    let lines = try lines("All.", #""enum": ["x", "y"], \#(keyword)"#)
    let start = try #require(lines.firstIndex { $0.contains("enum A") })
    #expect(
      Array(lines[start...].prefix(4).dropFirst()) == ["    /// The first.", "    case x", "    case y"])
  }

  /// The comment of a property.
  private func comment(_ description: String, _ keywords: String, root: String = "") throws -> [String] {
    let lines = try lines(description, keywords, root: root)
    let end = try #require(lines.firstIndex { $0.hasPrefix("  public var a:") })
    return lines[..<end].reversed().prefix { $0.hasPrefix("  ///") }.reversed().map { line in
      String(line.dropFirst("  ///".count).drop { $0 == " " })
    }
  }

  /// The lines of a struct with one property.
  private func lines(_ description: String, _ keywords: String, root: String = "") throws -> [Substring] {
    var loader = SchemaLoader()
    loader.loadSource(
      #"{"type": "object", "properties": {"a": {"description": "\#(description)", \#(keywords)}}\#(root)}"#,
      path: "documented.json")
    let graph = loader.finish()
    var bag = loader.diagnostics
    let types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    let program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    let files = SwiftEmitter(graph: graph, types: types, plan: ValidationPlan(program)).emit()
    return try #require(files.first { $0.contents.contains("struct Documented") }).contents
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
