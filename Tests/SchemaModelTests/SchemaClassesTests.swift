import SchemaModel
import Testing

@Suite struct SchemaClassesTests {
  /// The classes of the definitions of a schema, by name.
  private func classes(_ definitions: String, withDescriptions: Bool = false) -> [String:
    [Int]]
  {
    var loader = SchemaLoader()
    loader.loadSource("{$defs: {\(definitions)}}", path: "a.yaml")
    let graph = loader.finish()
    let classes = SchemaClasses(graph, withDescriptions: withDescriptions)
    return Dictionary(
      uniqueKeysWithValues: graph.documents[0].definitions.map { ($0.name, classes[[$0.schema]]) })
  }

  @Test(arguments: [
    ("{type: string, maxLength: 3}", "{maxLength: 3, title: A, type: string}"),
    ("{properties: {x: {type: null}, y: true}}", "{properties: {y: {}, x: {type: null}}}"),
    ("{required: [x, y]}", "{required: [y, x]}"),
    (
      "{anyOf: [{type: null}, {minimum: 1}]}",
      "{anyOf: [{minimum: 1.0}, {type: null}]}"
    ), ("true", "{description: A}"),
    ("{$ref: '#/$defs/c'}", "{type: boolean}"),
    ("{items: {$ref: '#/$defs/a'}}", "{items: {items: {$ref: '#/$defs/b'}}}"),
  ])
  func whatAsksTheSameIsOfOneClass(_ a: String, _ b: String) {
    let classes = classes("a: \(a), b: \(b), c: {type: boolean}")
    #expect(classes["a"] == classes["b"])
  }

  @Test(arguments: [
    ("{type: string, maxLength: 3}", "{maxLength: 4, type: string}"), ("{}", "false"),
    ("{prefixItems: [{type: null}, {minimum: 1}]}", "{prefixItems: [{minimum: 1}, {type: null}]}"),
    ("{anyOf: [true]}", "{oneOf: [true]}"),
    ("{if: {type: null}, then: false}", "{if: {type: null}, else: false}"),
    ("{properties: {x: false}}", "{patternProperties: {x: false}}"), ("{const: null}", "{}"),
    ("{items: {$ref: '#/$defs/a'}, minItems: 1}", "{items: {$ref: '#/$defs/b'}}"),
    ("{items: {items: {items: {$ref: '#/$defs/a'}}}}", "{items: {items: {items: {type: null}}}}"),
    ("{format: date}", "{format: time}"), ("{dependentRequired: {x: [y]}}", "{dependentRequired: {x: [z]}}"),
    ("{$ref: '#/$defs/c', minimum: 1}", "{type: boolean}"), ("{uniqueItems: true}", "{uniqueItems: false}"),
    ("{enum: [1, 2]}", "{enum: [1]}"), ("{x-warnings: [{type: null}]}", "{}"),
  ])
  func whatAsksSomethingElseIsNot(_ a: String, _ b: String) {
    let classes = classes("a: \(a), b: \(b), c: {type: boolean}")
    #expect(classes["a"] != classes["b"])
  }

  @Test(arguments: ["title: A", "default: 1", "deprecated: true", "x-knownValues: [a]", "examples: [1]"])
  func whatOnlyDescribesCountsWhereItIsAskedFor(_ keyword: String) {
    let definitions = "a: {type: string, \(keyword)}, b: {type: string}"
    let plain = classes(definitions)
    #expect(plain["a"] == plain["b"])
    let described = classes(definitions, withDescriptions: true)
    #expect(described["a"] != described["b"])
  }

  /// A long chain: each schema differs from the others by how far its end is.
  @Test func schemasThatLeadToOthersAreOfTheirClasses() {
    let links = (0..<400).map {
      "c\($0): {items: {$ref: '#/$defs/c\($0 + 1)'}}, d\($0): {items: {$ref: '#/$defs/d\($0 + 1)'}}"
    }
    let classes = classes(links.joined(separator: ", ") + ", c400: {type: null}, d400: {type: null}")
    #expect(Set(classes.values).count == 401)
    #expect((0...400).allSatisfy { classes["c\($0)"] == classes["d\($0)"] })
  }

  @Test func whatDialectsReadDifferentlyIsNotTheSame() {
    let head = "$schema: 'http://json-schema.org/draft-07/schema#', "
    var loader = SchemaLoader()
    loader.loadSource("{\(head)contentEncoding: base64}", path: "a.yaml")
    loader.loadSource("{contentEncoding: base64}", path: "b.yaml")
    let graph = loader.finish()
    let classes = SchemaClasses(graph)
    #expect(classes[[graph.documents[0].root]] != classes[[graph.documents[1].root]])
  }
}
