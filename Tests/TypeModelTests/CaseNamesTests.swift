import Testing
import TypeModel

/// What cases are called whose values have the same words.
struct CaseNamesTests {
  @Test func kindsCapitalsAndSymbolsTellValuesApart() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {enum: [1, '1', true, 'true']}
        b: {enum: [get, GET, Get]}
        c: {enum: [GPL-2.0, GPL-2.0+, '-GPL-2.0']}
        d: {enum: [a-b, a_b]}
        e: {oneOf: [{const: 1, title: Low}, {const: 2, title: High}]}
        f: {enum: [[1], 1, {a: 1}]}
      """)
    #expect(try lowered.members(of: "Test.A") == ["value1", "string1", "true", "stringTrue"])
    #expect(try lowered.members(of: "Test.B") == ["get", "getUppercase", "getCapitalized"])
    #expect(try lowered.members(of: "Test.C") == ["gpl2Point0", "gpl2Point0Plus", "minusGpl2Point0"])
    #expect(try lowered.members(of: "Test.D") == ["aB", "aUnderscoreB"])
    #expect(try lowered.members(of: "Test.E") == ["low", "high"])
    #expect(try lowered.members(of: "Test.F") == ["array1", "value1", "a1"])
  }

  /// The same for properties: what stands first does not take the name of what is spelt so.
  @Test func whatIsSpeltSoHasTheName() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {enum: [C++, C, C#]}
        b: {enum: [A, a]}
        c: {enum: [UTC+1, UTC-1]}
        d: {enum: ['-1', '-2', '1']}
        _id: {type: string}
        id: {type: string}
      """)
    #expect(try lowered.members(of: "Test.A") == ["cPlusPlus", "c", "cHash"])
    #expect(try lowered.members(of: "Test.B") == ["aUppercase", "a"])
    #expect(try lowered.members(of: "Test.C") == ["utcPlus1", "utcMinus1"])
    #expect(try lowered.members(of: "Test.D") == ["minus1", "minus2", "value1"])
    #expect(try lowered.members(of: "Test").suffix(2) == ["underscoreID: String?", "id: String?"])
  }

  @Test func capitalsTellPropertiesApart() throws {
    let lowered = try Lowered(
      "{type: object, properties: {id: {type: string}, ID: {type: string}, Id: {type: string}}}")
    #expect(
      try lowered.members(of: "Test") == ["id: String?", "idUppercase: String?", "idCapitalized: String?"])
  }

  @Test func positionsTellTuplesApart() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a:
          anyOf:
            - {type: array, prefixItems: [{const: move}, {type: integer}], minItems: 2, items: false}
            - {type: array, prefixItems: [{const: copy}, {type: string}], minItems: 2, items: false}
        b:
          anyOf:
            - {type: array, prefixItems: [{type: string}, {type: integer}], minItems: 2, items: false}
            - {type: array, prefixItems: [{type: string}, {type: string}], minItems: 2, items: false}
        c: {oneOf: [{title: 'C', type: object, required: [a]}, {title: 'C++', type: object, required: [b]}]}
      """)
    #expect(
      try lowered.members(of: "Test.A") == [
        "arrayWithMove(Test.A.ArrayWithMove)", "arrayWithCopy(Test.A.ArrayWithCopy)",
      ])
    #expect(
      try lowered.members(of: "Test.B") == [
        "arrayOfStringAndInteger(Test.B.ArrayOfStringAndInteger)",
        "arrayOfStringAndString(Test.B.ArrayOfStringAndString)",
      ])
  }

  /// The types of conditions differ, and one carries all their values.
  @Test func conditionsOfOneKindHaveItsType() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {kind: {enum: [a, b]}}
      required: [kind]
      if: {properties: {kind: {const: a}}}
      then: {properties: {s: {enum: [x, y]}, n: {type: integer}, m: {type: string}}}
      else: {properties: {s: {type: string, minLength: 4}, n: {type: number}, m: {type: integer}}}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "kind: Test.Kind", "s: String?", "n: Double?", "m: JSONValue?",
      ])
    #expect(lowered.messages.count == 1)
  }
}
