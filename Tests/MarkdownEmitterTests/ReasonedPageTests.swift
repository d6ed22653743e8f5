import Diagnostics
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// Pages say of a value what follows from all that looks at it, as `lint` and Swift do.
@Suite struct ReasonedPageTests {
  /// A schema, a part of its page, and a part that it must not have.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var schema: String
    var says: [String]
    var saysNot: [String] = []

    var testDescription: String { name }
  }

  private static let base = "{type: object, properties: {auth: {type: string}, id: {type: integer}}}"

  static let cases = [
    Case(
      name: "a closed branch beside a base",
      schema: """
        oneOf: [{allOf: [{$ref: '#/$defs/b'}, {type: object, additionalProperties: false, required: [t],
          properties: {t: {const: x}}}]}, {type: object, required: [u], properties: {u: {type: string}}}]
        $defs: {b: \(base)}
        """,
      says: ["| object, [B](#def.b) |", "| string | not allowed | From [B](#def.b.member.auth). |"],
      saysNot: ["| `auth` | optional |", "| string | no | From [B]"]),
    Case(
      name: "additionalItems that follows no array",
      schema: """
        $schema: http://json-schema.org/draft-07/schema#
        type: array
        additionalItems: false
        """,
      says: ["array of any values"], saysNot: ["Additional items", "## Definitions"]),
    Case(
      name: "additionalItems that follows no array and is referred to",
      schema: """
        $schema: http://json-schema.org/draft-07/schema#
        type: object
        properties: {a: {additionalItems: {properties: {b: {type: string}}}}, c: {$ref: '#/properties/a/additionalItems/properties/b'}}
        """,
      says: ["## Additional items"]),
    Case(
      name: "a closed root, and a base in allOf",
      schema: """
        type: object
        additionalProperties: false
        properties: {t: {type: string}}
        allOf: [{$ref: '#/$defs/b'}]
        $defs: {b: \(base)}
        """,
      says: ["| string | not allowed | From [B](#def.b.member.auth). |", "`t`](#member.t) | string | no |"]),
    Case(
      name: "each branch is closed",
      schema: """
        type: object
        properties: {a: {type: string}, b: {type: string}}
        oneOf: [{properties: {b: {}, x: {const: 1}}, required: [x], additionalProperties: false},
          {properties: {b: {}, x: {const: 2}}, required: [x], additionalProperties: false}]
        """,
      says: ["`a`](#member.a) | string | not allowed |", "`b`](#member.b) | string | no |"]),
    Case(
      name: "a base that is needed and forbidden",
      schema: """
        type: object
        additionalProperties: false
        allOf: [{properties: {id: {type: integer}, k: {}}, required: [id]}]
        """,
      says: ["- No value is valid here.", "| integer | yes |", "| any value | not allowed |"]),
    Case(
      name: "names that are listed",
      schema: "{type: object, properties: {a: {type: string}, b: {}}, propertyNames: {enum: [a]}}",
      says: ["| string | no |", "| any value | not allowed |", "Other properties are not allowed."]),
    Case(
      name: "no members at all", schema: "{type: object, properties: {a: {type: string}}, maxProperties: 0}",
      says: ["| string | not allowed |", "Other properties are not allowed."]),
    Case(
      name: "one branch that can match",
      schema: """
        type: object
        properties: {t: {enum: [u]}}
        required: [t]
        oneOf: [{$ref: '#/$defs/u'}, {$ref: '#/$defs/z'}]
        $defs:
          u: {type: object, properties: {t: {const: u}, n: {type: string}}, required: [n]}
          z: {type: object, properties: {t: {const: z}, o: {type: string}}, required: [o]}
        """,
      says: [
        "[Z](#def.z). No value matches this form.",
        "<a id=\"inherited.n\"></a>[`n`](#inherited.n) | string | yes | From [U](#def.u.member.n). |",
      ], saysNot: ["Exactly one of these", "inherited.o"]),
    Case(
      name: "a rule of which one branch can hold",
      schema: """
        type: object
        additionalProperties: false
        properties: {a: {type: string}, n: {type: string}}
        oneOf: [{required: [a]}, {required: [b]}]
        """,
      says: ["`a`](#member.a) | string | yes |", "- <a id=\"form.0\"></a>`a` is required."],
      saysNot: ["`b`"]),
    Case(
      name: "limits that exclude each other",
      schema: "oneOf: [{type: string, minLength: 3, maxLength: 1}, {type: integer}]",
      says: ["at most 1 character long. No value matches this form."]),
    Case(
      name: "a member by what holds for all",
      schema: """
        type: object
        additionalProperties: {type: string}
        allOf: [{properties: {a: {minLength: 2}}}, {required: [b]}]
        if: {required: [c]}
        then: {properties: {c: {maxLength: 3}}}
        """,
      says: [
        "`a`](#member.a) | string | no | Must be at least 2 characters long. |", "| string | yes |",
        "[`c`](#conditional.c) | string | no | Must be at most 3 characters long.",
      ], saysNot: ["any value"]),
    Case(
      name: "a member by a pattern, narrower than its own types",
      schema: """
        type: object
        properties: {x-a: {type: [string, integer]}, b: {type: [string, integer]}}
        patternProperties: {'^x-': {type: string}}
        """,
      says: ["`x-a`](#member.x-a) | string | no |", "`b`](#member.b) | string or integer | no |"]),
    Case(
      name: "items by another part",
      schema: """
        type: array
        items: {type: integer}
        allOf: [{prefixItems: [{minimum: 2}]}, {items: {maximum: 9}}]
        """,
      says: [
        "[item 1](#all.0.item.0) | integer | Must be at least `2`. |",
        "Each item: Integer. Must be at most `9`.",
      ], saysNot: ["any value", "A number"]),
    Case(
      name: "a base that looks at every member",
      schema: """
        allOf: [{$ref: '#/$defs/b'}, {properties: {k: {type: string}}}]
        unevaluatedProperties: false
        $defs:
          b: {type: object, properties: {c: {}}, patternProperties: {'^x-': {type: string}}, additionalProperties: true}
        """,
      says: [
        "Other properties are allowed.\n\nAll that",
        "[names that match `^x-`](#inherited.pattern.~5ex-) | string |  | From [B](#def.b.pattern.~5ex-). |",
      ]),
    Case(
      name: "a part beside which all is looked at does not open what is closed",
      schema: """
        type: object
        allOf: [{unevaluatedProperties: false, properties: {a: {}}}, {additionalProperties: true}]
        """,
      says: ["Other properties are not allowed."]),
    Case(
      name: "a title of its own, and an inherited description",
      schema: """
        allOf: [{$ref: '#/$defs/b'}]
        properties: {e: {title: Own}}
        $defs: {b: {type: object, properties: {e: {title: Theirs, type: boolean, description: base e}}}}
        """,
      says: ["| boolean | no | **Own.** Base e.<br/>From [B](#def.b.member.e). |"]),
    Case(
      name: "values that forms name, listed by a base",
      schema: """
        type: object
        properties:
          r: {$ref: '#/$defs/e', oneOf: [{title: First, const: 1}, {title: Second, const: 2}]}
          w: {type: integer, enum: [0, 1], allOf: [{oneOf: [{title: Nil, const: 0}, {title: Eins, const: 1}]}]}
        $defs: {e: {type: integer, enum: [1, 2]}}
        """,
      says: ["• `2`: Second. |", "| One of these:<br/>• `0`: Nil.<br/>• `1`: Eins. |"]),
    Case(
      name: "more items than there can be",
      schema: "{type: array, contains: {const: 1}, minContains: 100000000000000000000}",
      says: ["more items than any list has"], saysNot: ["9223372036854775807"]),
    Case(
      name: "branches of several statements",
      schema: """
        type: object
        properties: {s: {type: string}, mode: {type: string}}
        oneOf: [{properties: {s: {maxLength: 5}}, required: [s]}, {properties: {s: {maxLength: 9}, mode: {const: z}}}]
        """,
      says: [
        "Exactly one of these holds: (1) `s` is required and must be at most 5 characters long; (2) `s`, if present, must be at most 9 characters long, and `mode`, if present, must be `z`."
      ]),
    Case(
      name: "branches of a branch",
      schema: """
        type: object
        properties: {s: {type: string}, mode: {type: string}, n: {type: integer}}
        anyOf: [{properties: {s: {maxLength: 5}}}, {required: [mode], anyOf: [{required: [n]}, {properties: {s: {minLength: 9}}}]}]
        """,
      says: [
        "Either (1) `s`, if present, must be at most 5 characters long, or (2) `mode` is required, and either `n` is required, or `s`, if present, must be at least 9 characters long."
      ]),
    Case(
      name: "arrays without a type in an array",
      schema: "{type: array, items: {items: {type: string}}}",
      says: ["[each item](#items) | any value | Each item: String. |"]),
    Case(
      name: "nothing is listed, and nothing else allowed",
      schema: "{type: object, minProperties: 1, unevaluatedProperties: false}",
      says: ["- No properties are allowed."]),
    Case(
      name: "a row of which nothing is listed, and nothing else allowed",
      schema: """
        type: object
        properties: {a: {type: object, unevaluatedProperties: false}, b: {$ref: '#/$defs/b', unevaluatedProperties: false}}
        $defs: {b: {type: object, properties: {c: {}}}}
        """,
      says: ["| object | no | No properties are allowed. |", "Other properties are not allowed. |"]),
    Case(
      name: "additionalProperties before unevaluatedProperties",
      schema: """
        type: object
        properties: {a: {}}
        additionalProperties: {type: integer}
        unevaluatedProperties: false
        """,
      says: ["[every other property](#others) | integer |"], saysNot: ["not allowed"]),
    Case(
      name: "unevaluatedProperties to which nothing is left",
      schema:
        "{type: object, properties: {a: {}}, additionalProperties: true, unevaluatedProperties: {type: integer}}",
      says: ["| integer |  | No property is left for it: each is looked at before. |"]),
    Case(
      name: "a form that looks at all",
      schema: """
        type: object
        properties: {a: {}}
        anyOf: [{type: object, required: [z], additionalProperties: true}, {type: object, required: [y]}]
        unevaluatedProperties: false
        """,
      says: ["Other properties are not allowed, except those that a form below allows."]),
    Case(
      name: "unevaluatedItems to which nothing is left",
      schema: "{type: array, items: true, unevaluatedItems: {type: integer}}",
      says: ["| integer | No item is left for it: each is looked at before. |"]),
    Case(
      name: "items that contains looks at",
      schema: "{type: array, contains: {const: 1}, minContains: 0, unevaluatedItems: false}",
      says: ["Not for an item of which this holds: it is `1`."]),
    Case(
      name: "other members of a part are those that others name, too",
      schema: """
        type: object
        properties: {a: {type: string}}
        allOf: [{properties: {b: {}, c: {}}, additionalProperties: {maxLength: 5}}, {required: [d]}]
        """,
      says: ["[every other property, and `a` and `d`](#all.0.others) | any value |"]),
    Case(
      name: "other members of a branch that names one and says nothing of it",
      schema: """
        type: object
        properties: {a: {type: string}, b: {type: integer}}
        anyOf: [{properties: {b: {}}, additionalProperties: {maxLength: 3}}, {required: [b]}]
        """,
      says: [
        "Either each property but `b`, if a string, must be at most 3 characters long, or `b` is required."
      ]),
    Case(
      name: "a side of a condition that closes the object names what stays",
      schema: """
        type: object
        properties: {a: {type: string}, b: {type: string}}
        if: {required: [a]}
        then: {additionalProperties: false, properties: {a: {}, b: {}}}
        """,
      says: [
        "Where `a` is present, the object must not have a property other than `a` and `b`."
      ]),
    Case(
      name: "not of what closes the object",
      schema: """
        type: object
        properties: {a: {type: string}, b: {type: string}}
        not: {additionalProperties: false, properties: {a: {}}}
        """,
      says: ["The object must have a property other than `a`."]),
    Case(
      name: "a side of a condition that closes the list",
      schema: "{type: array, if: {minItems: 2}, then: {prefixItems: [true], items: false}}",
      says: ["Where the value has at least 2 items, the value must not have more than 1 item."]),
    Case(
      name: "listed values that the type refuses",
      schema: "{contains: {enum: [c, foo, 1, a], type: string}}",
      says: ["must have an item that is `c`, `foo` or `a`."]),
    Case(
      name: "values of other kinds beside properties",
      schema: """
        properties: {p: {type: string}}
        contains: {type: integer}
        not: {type: boolean}
        if: {type: string}
        then: {maxLength: 3}
        """,
      says: [
        "An array must have an item that is an integer.", "The value must not be a boolean.",
        "Where the value is a string,",
      ], saysNot: ["The value is not allowed"]),
    Case(
      name: "other members of a part that names few",
      schema: """
        type: object
        properties: {a: {}, c: {}, d: {}, e: false}
        patternProperties: {'^x-': {}}
        allOf: [{properties: {b: {}}, additionalProperties: {maxLength: 5}}, {additionalProperties: {minLength: 2}}]
        """,
      says: [
        "[every property but `b`](#all.0.others) | any value |",
        "[every property](#all.1.others) | any value |",
      ], saysNot: ["every other property"]),
    Case(
      name: "other members beside what is inherited",
      schema: """
        type: object
        properties: {a: {}, c: {}}
        additionalProperties: {minLength: 2}
        allOf: [{$ref: '#/$defs/b'}]
        $defs: {b: {type: object, properties: {auth: {}}, unevaluatedProperties: {maxLength: 9}}}
        """,
      says: [
        "[every other property, and `auth`](#others) |",
        "[every property but `auth`](#inherited.unevaluated) |",
        "[every other property](#def.b.unevaluated) |",
      ]),
    Case(
      name: "what unevaluatedProperties looks at is what no part names",
      schema: """
        type: object
        properties: {a: {}}
        allOf: [{properties: {b: {}}}, {properties: {c: {}}, additionalProperties: false}]
        unevaluatedProperties: {maxLength: 5}
        """,
      says: ["[every other property](#unevaluated)"]),
    Case(
      name: "not, of which no value is",
      schema: "{type: object, properties: {p: {not: {const: ab, type: array}}, q: {not: {const: ab}}}}",
      says: ["`q` must not be `ab`."], saysNot: ["`p` must"]),
    Case(
      name: "a definition to which dynamic references lead",
      schema: """
        type: object
        properties: {users: {$ref: '#/$defs/Users'}}
        $defs:
          List: {$id: list, type: array, items: {$dynamicRef: '#T'}, $defs: {T: {$dynamicAnchor: T}}}
          Users: {$id: users, $ref: list, $defs: {T: {$dynamicAnchor: T, type: object, properties: {name: {type: string}}}}}
        """,
      says: [
        "| `Order.UsersT` | object | `order.yaml#/$defs/Users/$defs/T` |", "## List bound by Users\n",
        "| `[Order.UsersT]` | array | `order.yaml#/$defs/List` |",
      ]),
    Case(
      name: "an item that must not be so",
      schema: "{type: array, not: {items: {type: string}}}",
      says: ["At least one item must not be a string."], saysNot: ["ach item must not"]),
    Case(
      name: "two ways that not all items may be",
      schema: "{type: array, not: {anyOf: [{items: {type: string}}, {items: {type: integer}}]}}",
      says: ["At least one item must not be a string and at least one item must not be an integer."]),
    Case(
      name: "members that must not all be so",
      schema: "{type: object, not: {additionalProperties: {type: string}}}",
      says: ["At least one property must not be a string."]),
    Case(
      name: "members of a pattern that must not all be so",
      schema: "{type: object, not: {patternProperties: {'^x': {type: string, maxLength: 3}}}}",
      says: [
        "For at least one property whose name matches `^x`, it must not be that it is a string and is at most 3 characters long."
      ]),
    Case(
      name: "a name that must not be so",
      schema: "{type: object, not: {propertyNames: {maxLength: 3}}}",
      says: ["At least one property name must not be at most 3 characters long."]),
    Case(
      name: "a condition on an item that is not so",
      schema: "{type: array, if: {not: {items: {type: string}}}, then: {minItems: 4}}",
      says: ["Where at least one item is not a string, the value must have at least 4 items."]),
    Case(
      name: "a choice for each name",
      schema: "{type: object, propertyNames: {anyOf: [{enum: [a, b]}, {pattern: '^x-'}]}}",
      says: [
        "For each property name, either it must be one of `a` or `b`, or it must match the pattern `^x-`."
      ], saysNot: ["ither each property name"]),
    Case(
      name: "one of two for each name",
      schema: "{type: object, propertyNames: {oneOf: [{const: x}, {const: y}]}}",
      says: ["For each property name, exactly one of these holds: it must be `x`; it must be `y`."]),
    Case(
      name: "a condition on each name",
      schema: "{type: object, propertyNames: {if: {pattern: '^x'}, then: {minLength: 4}}}",
      says: [
        "For each property name, where it matches the pattern `^x`, it must be at least 4 characters long."
      ]),
    Case(
      name: "a choice for each item in a rule",
      schema: """
        type: object
        properties: {k: {type: array}}
        if: {required: [k]}
        then: {properties: {k: {items: {anyOf: [{minLength: 3}, {pattern: '^x'}]}}}}
        """,
      says: [
        "Where `k` is present, for each item of `k`, either it, if a string, must be at least 3 characters long, or it, if a string, must match the pattern `^x`."
      ]),
    Case(
      name: "values that each item is",
      schema: """
        type: object
        properties: {k: {type: array}, z: {}}
        if: {properties: {k: {items: {enum: [a, b]}}}, required: [k]}
        then: {required: [z]}
        """,
      says: ["Where `k` is present, and each item of `k` is `a` or `b`, `z` is required."]),
  ]

  private static let all =
    cases + kindCases + demandedKindCases + conditionalMemberCases + memberElsewhereCases
    + listedValueCases + otherMemberCases + presenceCases + besideCases

  @Test(arguments: all) func thePageSaysWhatFollows(_ example: Case) throws {
    var loader = SchemaLoader()
    loader.loadSource(example.schema, path: "order.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish().withStaticReferences()
    let types = TypeLowering(graph).lower(into: &bag)
    #expect(!loader.diagnostics.hasErrors && !bag.hasErrors)
    let reference = Reference(graph: graph, types: types, reasoning: graph.reasoning)
    let page = try #require(reference.markdown.first { $0.path == "order.md" }?.contents)
    for words in example.says { #expect(page.contains(words), "\(words)\n\(page)") }
    for words in example.saysNot { #expect(!page.contains(words), "\(words)\n\(page)") }
    #expect(LinkChecker(reference.markdown).dead == [])
  }

  /// A schema that is read anew for another dynamic scope shares what does not depend on that: each anchor stands once.
  @Test func anAnchorStandsOnce() throws {
    let tree = """
      {"$schema": "https://json-schema.org/draft/2019-09/schema", "$id": "https://example.test/tree",
      "$recursiveAnchor": true, "type": "object", "properties": {"data": true,
      "children": {"type": "array", "items": {"$recursiveRef": "#"}}}}
      """
    let strict = """
      {"$schema": "https://json-schema.org/draft/2019-09/schema", "$id": "https://example.test/strict",
      "$recursiveAnchor": true, "$ref": "tree", "unevaluatedProperties": false}
      """
    var loader = SchemaLoader()
    loader.loadSource(tree, path: "tree.json")
    loader.loadSource(strict, path: "strict.json")
    var bag = DiagnosticBag()
    let graph = loader.finish().withStaticReferences()
    let types = TypeLowering(graph).lower(into: &bag)
    let files = Reference(graph: graph, types: types, reasoning: graph.reasoning).markdown
    let page = try #require(files.first { $0.path == "tree.md" }?.contents)
    let anchors = page.split(separator: "<a id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(anchors.contains("def.schema.member.data"), "\(page)")
    #expect(Set(anchors).count == anchors.count, "\(anchors)")
  }
}
