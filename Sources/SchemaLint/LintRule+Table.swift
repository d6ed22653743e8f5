import Diagnostics

extension LintRule {
  /// The rule of mistakes in a schema itself. No other rule looks at such a schema, and the finding is always an error.
  public static let schemaError = LintRule(
    id: "schema-error", severity: .error, what: "A schema that cannot be read, or that is no schema.",
    why: "Nothing can be said of what it accepts, and nothing is generated from it.",
    remedy: "The message says what was expected.", before: "type: strin", after: "type: string")

  /// Every rule, and the one of schemas that are wrong themselves.
  public static let known = (all + [schemaError]).sorted { $0.id < $1.id }

  /// Every rule, in the order of their ids.
  public static let all: [LintRule] = (values + contradictions + effects + names + documentation).sorted {
    $0.id < $1.id
  }

  private static let values: [LintRule] = [
    LintRule(
      id: "const-invalid", severity: .error, what: "A `const` that the other keywords of its schema refuse.",
      why: "No value is valid: the constant is the only one allowed, and it is refused.",
      remedy: "Give the constant the type that the schema names, or drop the keyword that refuses it.",
      before: "type: string\nconst: 3", after: "type: string\nconst: \"3\""),
    LintRule(
      id: "default-invalid", severity: .warning, what: "A `default` that its own schema refuses.",
      why: "A program that fills in defaults makes an invalid instance, and the page misleads its readers.",
      remedy: "Write a default that the schema accepts.", before: "type: string\ndefault: 5",
      after: "type: string\ndefault: \"5\""),
    LintRule(
      id: "example-invalid", severity: .warning, what: "An example that its own schema refuses.",
      why: "Examples are copied; this one does not work.",
      remedy: "Write an example that the schema accepts, or loosen the schema.",
      before: "type: integer\nexamples: [three]", after: "type: integer\nexamples: [3]"),
    LintRule(
      id: "enum-value-invalid", severity: .warning,
      what: "A value of `enum` that the other keywords of its schema refuse.",
      why: "It looks allowed, and no instance can have it.",
      remedy: "Remove the value, or widen the keyword that refuses it.", before: "type: string\nenum: [1, a]",
      after: "type: string\nenum: [\"1\", a]"),
    LintRule(
      id: "enum-duplicate", severity: .warning, what: "A value that stands twice in `enum`.",
      why: "One of the two was meant to be another value, or is not needed. `1` and `1.0` are the same.",
      remedy: "Remove one, or correct it.", before: "enum: [a, b, a]", after: "enum: [a, b]"),
  ]

  private static let contradictions: [LintRule] = [
    LintRule(
      id: "no-value", severity: .error,
      what: "Keywords that contradict each other, so that no value is valid; or a value that needs itself.",
      why: "Nothing can ever be valid here; a schema that means this says `false`.",
      remedy:
        "Drop one side of the contradiction, or put both under `anyOf`. Where an object needs another one of its kind, make that optional.",
      before: "properties:\n  e: {allOf: [{type: string}, {type: integer}]}",
      after: "properties:\n  e: {anyOf: [{type: string}, {type: integer}]}"),
    LintRule(
      id: "limits-contradict", severity: .error, what: "Limits between which there is nothing.",
      why: "No value of the type is valid.", remedy: "Exchange the limits, or correct one.",
      before: "type: integer\nminimum: 5\nmaximum: 1", after: "type: integer\nminimum: 1\nmaximum: 5"),
    LintRule(
      id: "branch-never-matches", severity: .warning,
      what:
        "A branch of `anyOf` or `oneOf` that can never match beside the other keywords, or never alone in `oneOf`.",
      why: "It offers a form that does not exist.",
      remedy:
        "Remove it, or widen the keywords beside it; where another branch accepts all of it, use `anyOf`.",
      before: "type: string\nanyOf: [{maxLength: 3}, {type: integer}]",
      after: "anyOf: [{type: string, maxLength: 3}, {type: integer}]"),
    LintRule(
      id: "branches-alike", severity: .warning,
      what: "Two branches of a union that ask the same, so that they match together always.",
      why: "In `oneOf` neither can ever be the only one; in `anyOf` one says nothing.",
      remedy: "Remove one, or make them differ.",
      before: "oneOf: [{type: string}, {type: integer}, {type: string}]",
      after: "oneOf: [{type: string}, {type: integer}]"),
    LintRule(
      id: "required-forbidden", severity: .error, what: "A required member that another keyword forbids.",
      why: "No object is valid. Often a base with `additionalProperties: false` is extended with `allOf`.",
      remedy:
        "Use `unevaluatedProperties: false` beside `allOf` in place of `additionalProperties: false` in the base.",
      before:
        "type: object\nallOf: [{properties: {x: {}}, additionalProperties: false}]\nproperties: {y: {type: string}}\nrequired: [y]",
      after:
        "type: object\nallOf: [{properties: {x: {}}}]\nproperties: {y: {type: string}}\nrequired: [y]\nunevaluatedProperties: false"
    ),
    LintRule(
      id: "property-impossible", severity: .warning,
      what: "A member that is listed and can never be there.",
      why:
        "Each object that has it is invalid. Mostly `additionalProperties: false` stands beside or within `allOf`: it knows the `properties` of its own schema alone.",
      remedy:
        "Use `unevaluatedProperties: false` beside `allOf` in place of `additionalProperties: false`, or list the member where the object is closed; remove it where it is not meant.",
      before:
        "type: object\nallOf: [{properties: {a: {type: string}}, additionalProperties: false}]\nproperties: {b: {type: string}}",
      after:
        "type: object\nallOf: [{properties: {a: {type: string}}}]\nproperties: {b: {type: string}}\nunevaluatedProperties: false"
    ),
    LintRule(
      id: "condition-without-required", severity: .warning,
      what: "A condition on a member that holds where the member is missing, too.",
      why:
        "`properties` says nothing about members that are not there, so `then` applies to objects without the member.",
      remedy:
        "Name the member in `required` of the `if`, or of the object. Where a missing member means a value, say so with `default`.",
      before:
        "type: object\nproperties: {name: {enum: [D, B]}, id: {type: integer}}\nif: {properties: {name: {const: B}}}\nthen: {required: [id]}",
      after:
        "type: object\nproperties: {name: {enum: [D, B]}, id: {type: integer}}\nif: {properties: {name: {const: B}}, required: [name]}\nthen: {required: [id]}"
    ),
    LintRule(
      id: "condition-one-way", severity: .warning,
      what:
        "A condition that holds always or never beside the other keywords, or a side of it that refuses each value.",
      why:
        "One side says nothing, or forbids what leads to it without saying so. Mostly a value in the `if` is misspelt.",
      remedy:
        "Correct the `if`, or the side. Where nothing is meant to be valid on a side, say `false` there.",
      before:
        "type: object\nrequired: [kind]\nproperties: {kind: {enum: [a, b]}, id: {type: integer}}\nif: {properties: {kind: {const: c}}}\nthen: {required: [id]}",
      after:
        "type: object\nrequired: [kind]\nproperties: {kind: {enum: [a, b]}, id: {type: integer}}\nif: {properties: {kind: {const: b}}}\nthen: {required: [id]}"
    ),
    LintRule(
      id: "read-only-write-only", severity: .warning, what: "A value that is `readOnly` and `writeOnly`.",
      why: "Neither side may send it, so that it is never there.", remedy: "Remove one of the two.",
      before: "type: string\nreadOnly: true\nwriteOnly: true", after: "type: string\nreadOnly: true"),
    LintRule(
      id: "pattern-matches-nothing", severity: .error, what: "A pattern that no text matches.",
      why: "No string is valid. Mostly an anchor stands in the wrong place.", remedy: "Correct the pattern.",
      before: "type: string\npattern: a^b", after: "type: string\npattern: ^ab"),
  ]

  private static let effects: [LintRule] = [
    LintRule(
      id: "keyword-without-effect", severity: .warning,
      what:
        "A keyword about values of a type that the schema does not allow, or for which another one leaves nothing.",
      why:
        "It asserts nothing: `minimum` says nothing about strings, nor `unevaluatedProperties` beside `additionalProperties`.",
      remedy:
        "Use the keyword for the type (`minLength` for strings), correct the type, or remove the keyword.",
      before: "type: string\nminimum: 3", after: "type: string\nminLength: 3"),
    LintRule(
      id: "keyword-without-companion", severity: .warning,
      what: "A keyword that says nothing without another one.",
      why:
        "`then` without `if`, `if` without `then` and `else`, or `minContains` without `contains`, asserts nothing.",
      remedy: "Add the other keyword, or remove this one.",
      before: "then: {required: [a]}", after: "if: {required: [b]}\nthen: {required: [a]}"),
    LintRule(
      id: "ref-siblings-ignored", severity: .warning,
      what: "A keyword beside `$ref` in a dialect that ignores it (draft-07 and before).",
      why: "Limits beside `$ref` are not checked, and descriptions and defaults are lost.",
      remedy: "Put `$ref` under `allOf`, or move to 2020-12.",
      before:
        "$schema: http://json-schema.org/draft-07/schema#\nproperties:\n  p: {$ref: \"#/definitions/x\", description: lost}\ndefinitions: {x: {type: string}}",
      after:
        "$schema: http://json-schema.org/draft-07/schema#\nproperties:\n  p: {allOf: [{$ref: \"#/definitions/x\"}], description: kept}\ndefinitions: {x: {type: string}}"
    ),
    LintRule(
      id: "keyword-unknown", severity: .warning, what: "A keyword that the dialect does not have.",
      why: "It is an annotation that asserts nothing; mostly it is misspelt or of another dialect.",
      remedy: "Correct it; keywords of your own begin with `x-`.", before: "type: string\nmaxLenght: 3",
      after: "type: string\nmaxLength: 3"),
    LintRule(
      id: "format-unknown", severity: .warning, what: "A format that the dialect does not define.",
      why: "It asserts nothing.", remedy: "Use a format of the specification, or a pattern.",
      before: "type: string\nformat: phone", after: "type: string\npattern: ^\\+[0-9]+$"),
    LintRule(
      id: "schema-warning", severity: .warning, what: "Anything else that reading the schema warns of.",
      why:
        "The schema is read all the same, and may ask for something else than was meant; the message says what.",
      remedy: "Correct the keyword at that place, or remove it.",
      before: "enum: [a, b]\nx-caseNames: {c: other}", after: "enum: [a, b]\nx-caseNames: {b: other}"),
    LintRule(
      id: "ignore-unused", severity: .warning,
      what: "A remark that has findings of a rule left out, where there is none.",
      why: "What it was written for is mended, or stands elsewhere; the next finding there would be missed.",
      remedy: "Remove it, correct the name of the rule, or move it to the line of the finding.",
      before: "type: string\nmaxLength: 5 # schemagen: ignore limits-contradict, asked for by the shop",
      after: "type: string\nmaxLength: 5"),
    LintRule(
      id: "definition-unused", severity: .warning, what: "A definition that nothing refers to.",
      why: "Its upkeep serves no schema, or a reference leads elsewhere by mistake.",
      remedy: "Remove it, or refer to it.",
      before: "type: string\nmaxLength: 5\n$defs: {old: {type: integer}}",
      after: "type: string\nmaxLength: 5"),
  ]

  private static let names: [LintRule] = [
    LintRule(
      id: "required-unlisted", severity: .warning,
      what: "A member in `required`, `dependentRequired` or `dependentSchemas` that no `properties` lists.",
      why: "Its value may be anything; mostly the name is misspelt.",
      remedy: "List the member, or correct the name.",
      before: "type: object\nproperties: {id: {type: string}}\nrequired: [ident]",
      after: "type: object\nproperties: {id: {type: string}}\nrequired: [id]"),
    LintRule(
      id: "names-mixed", severity: .note, what: "A property whose name is written unlike nearly all others.",
      why: "People who write instances have to remember which name has which style.",
      remedy: "Rename it where no instance or program uses the old name.",
      before:
        "type: object\nproperties: {firstName: {}, lastName: {}, birthDay: {}, homeTown: {}, postCode: {}, phone_number: {}}",
      after:
        "type: object\nproperties: {firstName: {}, lastName: {}, birthDay: {}, homeTown: {}, postCode: {}, phoneNumber: {}}"
    ),
    LintRule(
      id: "pattern-unanchored", severity: .note,
      what: "A pattern without anchors, in a document whose other patterns have them.",
      why: "It matches anywhere in a text: `[0-9]{4}` accepts `x12345y`.",
      remedy: "Begin it with `^` and end it with `$`.",
      before:
        "type: object\nproperties:\n  a: {type: string, pattern: \"^[a-z]+$\"}\n  b: {type: string, pattern: \"^[0-9]+$\"}\n  c: {type: string, pattern: \"^[A-Z]+$\"}\n  d: {type: string, pattern: \"[0-9]{4}\"}",
      after:
        "type: object\nproperties:\n  a: {type: string, pattern: \"^[a-z]+$\"}\n  b: {type: string, pattern: \"^[0-9]+$\"}\n  c: {type: string, pattern: \"^[A-Z]+$\"}\n  d: {type: string, pattern: \"^[0-9]{4}$\"}"
    ),
    LintRule(
      id: "union-untold", severity: .note, what: "A union of objects that nothing tells apart.",
      why: "A reader has to try one form after the other, and reports cannot name the one that was meant.",
      remedy: "Give each form a property with a `const` of its own, and require it.",
      before:
        "oneOf:\n  - {title: A, type: object, properties: {x: {type: string}}}\n  - {title: B, type: object, properties: {y: {type: integer}}}",
      after:
        "oneOf:\n  - {title: A, type: object, properties: {kind: {const: a}, x: {type: string}}, required: [kind]}\n  - {title: B, type: object, properties: {kind: {const: b}, y: {type: integer}}, required: [kind]}"
    ),
    LintRule(
      id: "type-given-up", severity: .note, what: "A place that no Swift type describes.",
      why: "Generated code has `JSONValue` there, or lacks an accessor; the message says why.",
      remedy: "State the type, as the message has it; nothing is lost where that cannot be.",
      before:
        "type: object\nproperties: {a: {not: {type: string}}}\nif: {required: [k]}\nthen: {properties: {b: {type: string}}}\nelse: {properties: {b: {type: integer}}}",
      after: "type: object\nproperties: {a: {type: integer}, b: {type: [string, integer]}}"),
  ]

  private static let documentation: [LintRule] = [
    LintRule(
      id: "title-missing", severity: .note, what: "A document without a title.",
      why: "Its page and the forms of unions that it stands in have no name.", remedy: "Add a `title`.",
      before: "type: string", after: "title: Name\ntype: string"),
    LintRule(
      id: "description-missing", severity: .note,
      what: "A document, definition or property without a description.",
      why: "Its page and its doc comment say nothing.",
      remedy: "Add a `description` that says what the value means.",
      before: "description: A note.\ntype: object\nproperties: {id: {type: string}}",
      after:
        "description: A note.\ntype: object\nproperties: {id: {type: string, description: Names the note.}}"),
    LintRule(
      id: "examples-missing", severity: .note, what: "A document of an object without an example.",
      why: "Readers begin with an example.",
      remedy: "Add `examples`, with one that is small and one that is full.",
      before: "type: object", after: "type: object\nexamples: [{}]"),
  ]
}
