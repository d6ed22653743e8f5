import Testing
import TypeModel

/// What `discriminator` of OpenAPI says of the branches of a union.
struct BranchHintsTests {
  private static let animals = """
        Cat: {type: object, required: [kind], properties: {kind: {type: string}, lives: {type: integer}}}
        Dog: {type: object, required: [kind], properties: {kind: {type: string}, tricks: {type: integer}}}
    """

  private func lowered(_ union: String, version: String = "3.1.0", more: String = "") throws -> Lowered {
    try Lowered(
      """
      openapi: \(version)
      info: {title: Test, version: '1'}
      components:
        schemas:
          Pet: \(union)
      \(Self.animals)
      \(more)
      """)
  }

  private func hint(_ lowered: Lowered) throws -> [String] {
    guard case .union(let union) = try lowered.type("Test.Pet").declaration else { return ["no union"] }
    guard let hint = union.dispatch.first(where: { $0.kinds == .object })?.hint else { return [] }
    return ["by \(hint.property)"] + hint.branches.map { "\($0.value): \(union.cases[$0.branch].name)" }
      + (hint.other.map { ["else: \(union.cases[$0].name)"] } ?? [])
  }

  private static let branches =
    "[{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]"

  @Test(arguments: [
    ("{propertyName: kind}", ["by kind", "Cat: cat", "Dog: dog"]),
    ("{propertyName: kind, mapping: {}}", ["by kind", "Cat: cat", "Dog: dog"]),
    // By name, by reference, by the path of the file; the name of a mapped schema means it, too.
    (
      "{propertyName: kind, mapping: {hound: Dog, tom: '#/components/schemas/Cat', kitten: 'test.yaml#/components/schemas/Cat'}}",
      ["by kind", "hound: dog", "tom: cat", "kitten: cat", "Cat: cat", "Dog: dog"]
    ),
    // A name may be mapped to another schema.
    (
      "{propertyName: kind, mapping: {Cat: Dog, Dog: ./test.yaml#/components/schemas/Cat}}",
      ["by kind", "Cat: dog", "Dog: cat"]
    ),
    ("{propertyName: kind, defaultMapping: Dog}", ["by kind", "Cat: cat", "Dog: dog", "else: dog"]),
  ])
  func itSaysWhichBranchIsMeant(text: String, expected: [String]) throws {
    for keyword in ["oneOf", "anyOf"] {
      let found = try lowered("{\(keyword): \(Self.branches), discriminator: \(text)}")
      #expect(try hint(found) == expected)
      #expect(found.messages == [])
    }
  }

  /// Where branches list the values of a member, these tell; and a schema without branches has none to speak of.
  @Test func valuesThatAreListedTell() throws {
    let found = try lowered(
      "{anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}], discriminator: {propertyName: k}}",
      more: """
            A: {type: object, required: [k], properties: {k: {const: a}}}
            B: {type: object, required: [k], properties: {k: {const: b}}}
        """)
    #expect(try hint(found) == [])
    #expect(found.messages == [])
    let base = try lowered(
      "{type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {c: Cat}}}"
    )
    #expect(try base.members(of: "Test.Pet") == ["kind: String"])
    #expect(base.messages == [])
  }

  /// A value that a branch refuses does not mean it.
  @Test func valuesThatABranchRefusesMeanAnother() throws {
    func found(_ mapping: String) throws -> [String] {
      try hint(
        lowered(
          "{anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}], discriminator: {propertyName: k\(mapping)}}",
          more: """
                A: {type: object, required: [k], properties: {k: {const: a}}}
                B: {type: object, properties: {k: {type: string}, n: {type: integer}}}
            """))
    }
    #expect(try found("") == ["by k", "B: b"])
    #expect(try found(", mapping: {a: A, b: A}") == ["by k", "a: a", "B: b"])
  }

  /// Branches without a name are not meant by one, and two keywords leave it open what is meant.
  @Test func whatHasNoNameIsNotMeant() throws {
    let inline = "{type: object, properties: {kind: {type: string}, size: {type: integer}}}"
    let found = try lowered(
      "{anyOf: [{$ref: '#/components/schemas/Dog'}, \(inline)], discriminator: {propertyName: kind}}")
    #expect(try hint(found) == ["by kind", "Dog: dog"])
    let both = try lowered(
      "{anyOf: \(Self.branches), oneOf: [\(inline), {type: object, properties: {kind: {type: string}, k: {type: boolean}}}], discriminator: {propertyName: kind}}"
    )
    #expect(try hint(both) == [])
  }

  @Test(arguments: [
    (
      "{propertyName: kind, mapping: {dog: Dgo}}",
      "'discriminator' leads to 'Dgo', but there is no such schema; did you mean 'Dog'?"
    ),
    (
      "{propertyName: kind, mapping: {dog: '#/components/schemas/Dgo'}}",
      "'discriminator' leads to '#/components/schemas/Dgo', but there is no such schema; did you mean '#/components/schemas/Dog'?"
    ),
    (
      "{propertyName: kind, defaultMapping: Bird}",
      "'discriminator' leads to 'Bird', which is no branch of 'oneOf'; add it to 'oneOf'"
    ),
    (
      "{propertyName: kind, mapping: {b: other.yaml}}",
      "'discriminator' leads to 'other.yaml', but there is no such schema"
    ),
    (
      "{propertyName: kind, mapping: {b: 'other.yaml#/x'}}",
      "'discriminator' leads to 'other.yaml#/x', which is no branch of 'oneOf'; add it to 'oneOf'"
    ),
    (
      "{propertyName: kind, mapping: {b: 3}}",
      "'b' in 'discriminator' should be the name of a schema, or a reference to one, found the number 3; it is ignored"
    ),
    (
      "{propertyName: kind, mapping: [Dog]}",
      "'mapping' should be an object of strings, found an array; it is ignored"
    ),
    (
      "{propertyName: knd}",
      "'discriminator' names 'knd', which no branch describes or requires; did you mean 'kind'?"
    ),
    (
      "kind",
      "'discriminator' should be an object that names a property by 'propertyName', found the string 'kind'; it is ignored"
    ),
    (
      "{mapping: {d: Dog}}",
      "'discriminator' should be an object that names a property by 'propertyName', found an object; it is ignored"
    ),
  ])
  func whatIsSaidOfNothingIsReported(text: String, expected: String) throws {
    let found = try lowered(
      "{oneOf: \(Self.branches), discriminator: \(text)}",
      more: "    Bird: {type: object, properties: {kind: {type: string}}}")
    let warnings = found.findings.filter { $0.severity == .warning }
    #expect(
      warnings.map { ([$0.message] + [$0.help].compactMap(\.self)).joined(separator: "; ") } == [expected])
    #expect(warnings.allSatisfy { $0.location.line == 5 })
  }

  /// A base that says nothing of the member gets a warning, too; a schema below a branch, or one that takes members of any
  /// name, says something.
  @Test func theMemberIsLookedForInAllParts() throws {
    let base = try lowered("{type: object, discriminator: {propertyName: kind}}")
    #expect(
      base.findings.filter { $0.severity == .warning }.map(\.message)
        == ["'discriminator' names 'kind', which the schema neither describes nor requires"])
    let parts = try lowered(
      "{oneOf: [{allOf: [{$ref: '#/components/schemas/Cat'}]}, {type: object, additionalProperties: {type: string}}], discriminator: {propertyName: kind, mapping: {cat: Cat}}}"
    )
    #expect(parts.findings.filter { $0.severity == .warning }.map(\.message) == [])
    #expect(try hint(parts) == ["no union"] || hint(parts) == [])
    let nested = try lowered(
      "{oneOf: [{oneOf: \(Self.branches)}, {type: string}], discriminator: {propertyName: kind, mapping: {d: Dog}}}"
    )
    #expect(nested.findings.filter { $0.severity == .warning }.map(\.message) == [])
  }
}
