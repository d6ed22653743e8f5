import Diagnostics
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// What a rule's sentence is about, where a keyword alone would say it of the wrong value.
@Suite struct DemandWordsTests {
  private func page(_ schema: String) throws -> String {
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "x.yaml")
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors)
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let files = MarkdownEmitter(graph: graph, types: types).emit()
    return try #require(files.first { $0.path == "x.md" }).contents
  }

  /// A value that two forms of `oneOf` accept is refused, which a list of forms alone does not say.
  @Test(arguments: [
    ("[{type: integer}, {type: number}]", "Exactly one of these:"),
    ("[{type: string, minLength: 2}, {type: string, maxLength: 3}]", "Exactly one of these:"),
    ("[{$ref: '#/$defs/any'}, {type: 'null'}]", "Exactly one of these:"),
    ("[{enum: [1, 2]}, {enum: [2, 3]}]", "Exactly one of these:"),
    (
      "[{title: A, type: object, properties: {a: {type: string, description: An a.}}}, {title: B, type: object, properties: {b: {type: string, description: A b.}}}]",
      "Exactly one of these:"
    ),
    ("[{type: integer}, {type: string}]", nil), ("[{enum: [1, 2]}, {enum: [3, 4]}]", nil),
    ("[{$ref: '#/$defs/text'}, {type: 'null'}]", nil),
    (
      "[{title: A, type: object, required: [k], properties: {k: {const: a}}}, {title: B, type: object, required: [k], properties: {k: {const: b}}}]",
      nil
    ),
  ])
  func formsOfOneOfAreExclusive(_ forms: String, _ words: String?) throws {
    func text(_ keyword: String) throws -> String {
      try page(
        "{type: object, properties: {x: {\(keyword): \(forms)}}, $defs: {any: {title: Any}, text: {type: string}}}"
      )
    }
    let (one, any) = (try text("oneOf"), try text("anyOf"))
    #expect(one.contains("Exactly one") == (words != nil))
    #expect(!any.contains("Exactly one"))
    if words != nil { #expect(one != any) }
  }

  @Test func anObjectThatIsAskedForIsToldFromOneThatMayBe() throws {
    func text(_ type: String) throws -> String {
      try page(
        """
        type: object
        properties: {a: {type: [object, string]}, b: {type: string}}
        x-warnings: [{not: {properties: {a: {\(type) required: [b]}}, required: [a, b]}}]
        """)
    }
    #expect(try text("type: object,").contains("`b` and `a.b` should not both be present"))
    #expect(try text("") != text("type: object,"))
  }

  @Test func aRefusingElseIsADemand() throws {
    let text = try page(
      """
      type: object
      properties: { a: { type: integer }, b: { type: string } }
      if: { properties: { a: { minimum: 3 } }, required: [a] }
      then: { required: [b] }
      else: false
      """)
    #expect(text.contains("- `b` is required; `a` is required and must be at least `3`.\n"))
    #expect(!text.contains("Unless") && !text.contains("is not allowed"))
  }

  @Test func aRefusingElseWithinAMemberIsADemand() throws {
    let text = try page(
      """
      type: object
      properties: { a: { type: integer } }
      allOf: [{ properties: { a: { if: { minimum: 3 }, else: false } } }]
      """)
    #expect(text.contains("must be at least `3`"))
    #expect(!text.contains("Unless") && !text.contains("is not allowed"))
  }

  /// The table names each member that a part of a rule asks for.
  @Test(arguments: [
    ("dependentSchemas: {k: {if: {properties: {k: {const: 1}}}, then: {required: [x]}}}", "in some cases"),
    ("if: {required: [k]}\nthen: {anyOf: [{required: [x]}, {required: [k, z]}]}", "in some cases"),
    ("if: {required: [k]}\nthen: {dependentRequired: {k: [x]}}", "in some cases"),
    ("if: {required: [x]}\nelse: false", "yes"), ("if: {required: [k]}\nthen: {properties: {x: {}}}", "no"),
  ])
  func theTableHasWhatARuleAsksFor(_ keywords: String, _ words: String) throws {
    let text = try page(
      "type: object\nproperties: {k: {type: integer}, x: {type: string}, z: {type: string}}\n\(keywords)")
    #expect(text.contains("[`x`](#member.x) | string | \(words) |"), "\(text)")
  }

  /// Forms of single values list an `enum` once, with or without words.
  @Test func formsOfValuesListThemOnce() throws {
    let text = try page(
      """
      type: object
      properties:
        v: {enum: [1, 2, 3], oneOf: [{const: 1, title: First}, {const: 2}, {const: 3, title: Third}]}
      """)
    #expect(text.contains("| One of these:<br/>• `1`: First.<br/>• `2`<br/>• `3`: Third. |"), "\(text)")
  }

  /// A root that asks nothing and holds definitions is no value, in whichever words it asks nothing.
  @Test(arguments: [
    ("type: object", "defines 1 type. A value of its own is any object."),
    ("additionalProperties: true", "defines 1 type, and no value of its own."),
    ("type: object\nproperties: {}\nrequired: []", "defines 1 type. A value of its own is any object."),
    ("type: [object, string]", nil), ("additionalProperties: false", nil), ("examples: [{}]", nil),
    ("type: object\nproperties: {self: {$ref: '#'}}", nil),
  ])
  func aRootThatOnlyDefinesIsNoValue(_ keywords: String, _ words: String?) throws {
    let text = try page("\(keywords)\n$defs: {A: {type: object, properties: {a: {type: string}}}}")
    #expect(text.contains("This document defines") == (words != nil))
    if let words { #expect(text.contains(words)) }
    let referred = try page("type: object\n$defs: {A: {type: object, properties: {a: {$ref: '#'}}}}")
    #expect(!referred.contains("of its own"))
  }

  @Test func anElseThatDemandsIsNone() throws {
    let text = try page(
      """
      type: object
      properties: { a: { type: integer }, b: { type: string } }
      if: { properties: { a: { minimum: 3 } }, required: [a] }
      else: { required: [b] }
      """)
    #expect(text.contains("- Unless `a` is at least `3`, `b` is required.\n"))
  }

  @Test(arguments: [
    ("maxLength: 3", "a string must be at most 3 characters long"),
    ("maximum: 3", "a number must be at most `3`"),
    ("maxItems: 3", "an array must have at most 3 items"),
    ("maxProperties: 3", "the object must have at most 3 properties"),
  ])
  func aLimitBesideAnObjectNamesItsKind(limit: String, words: String) throws {
    let text = try page(
      """
      type: object
      properties: { b: { type: string } }
      anyOf: [{ \(limit) }, { required: [b] }]
      """)
    #expect(text.contains("Either \(words), or `b` is required."), "\(text)")
  }
}
