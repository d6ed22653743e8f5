import Testing
import TypeModel

/// Defaults, and members of what may be no object.
struct DefaultsTests {
  /// An accessor that cannot be called as its member and `OrDefault` is said.
  @Test func anAccessorWithAnotherNameIsSaid() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        s: {type: string, default: x}
        sOrDefault: {type: string}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:3: warning: another property is called 'sOrDefault' in Swift, so the default of 's' is called 'sOrDefault2'"
      ])
  }

  private func accessors(_ properties: String, settings: TypeSettings = TypeSettings()) throws -> [String] {
    let lowered = try Lowered("type: object\nproperties:\n" + properties, settings: settings)
    guard case .object(let object) = try lowered.type("Test").declaration else { return [] }
    return object.properties.compactMap(\.defaultAccessor)
  }

  @Test func accessorsAreOfferedWhereTheDefaultCanBeWritten() throws {
    #expect(
      try accessors(
        """
          a: {$ref: '#/$defs/text'}
          b: {allOf: [{$ref: '#/$defs/text'}], minLength: 1}
          c: {type: array, items: {type: integer}, default: [1, 2]}
          d: {type: object, properties: {x: {type: string}}, default: {x: y}}
          e: {type: object, additionalProperties: {type: boolean}, default: {}}
          f: {type: [string, 'null'], default: x}
          g: {type: array, items: {type: integer}, default: [a]}
          h: {type: object, required: [x], properties: {x: {type: string}}, default: {}}
          i: {type: object, properties: {x: {type: string}}, default: {y: 1}}
          j: {default: {x: [1, null]}}
          k: {type: object, default: {x: 1.5}}
          l:
            oneOf:
              - {type: object, properties: {a: {const: 1}}, required: [a]}
              - {type: object, properties: {b: {type: string}}, required: [b]}
            default: {b: x}
          m:
            oneOf:
              - {type: object, properties: {b: {type: string, minLength: 1}}, required: [b]}
              - {type: object, properties: {b: {type: string}, c: {type: string}}, required: [b], maxProperties: 3}
            default: {b: x}
          n: {default: 18446744073709551616}
          aOrDefault: {type: string}
        $defs: {text: {type: string, default: t}}
        """) == [
          "aOrDefault2", "bOrDefault", "cOrDefault", "dOrDefault", "eOrDefault", "fOrDefault", "iOrDefault",
          "jOrDefault", "kOrDefault", "lOrDefault", "nOrDefault",
        ])
  }

  /// The kind of 'files' in tsconfig.
  @Test func propertiesWithoutTypeAreAnObjectOrAnythingElse() throws {
    let lowered = try Lowered([
      "a.yaml":
        "{properties: {x: {$ref: '#/$defs/y'}, z: {allOf: [{$ref: '#/$defs/part'}, {type: object}]}}, $defs: {y: {properties: {b: {type: string}}}, part: {properties: {c: {type: string}}}}}"
    ])
    #expect(try lowered.members(of: "A") == ["object(A.Object)", "other(JSONValue)"])
    #expect(try lowered.members(of: "A.Object") == ["x: A.Y?", "z: A.Object.Z?"])
    #expect(try lowered.members(of: "A.Y") == ["object(A.Y.Object)", "other(JSONValue)"])
    #expect(!lowered.names.contains("A.Part"))
    #expect(
      lowered.messages.allSatisfy { $0.contains("note: the schema states no type, so values of every kind") })
  }

  /// Items and members that are described without a type, as `properties` are.
  @Test func itemsAndMembersWithoutTypeAreOneCaseAmongOthers() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {items: {type: string}}
        b: {additionalProperties: {type: integer}}
        c: {prefixItems: [{type: integer}, {type: string}]}
        d: {items: {type: string}, properties: {x: {type: integer}}}
        e: {items: {}, additionalProperties: true, minLength: 3}
        f: {items: {type: string}, oneOf: [{type: array}, {type: 'null'}]}
      """)
    #expect(try lowered.members(of: "Test.A") == ["array([String])", "other(JSONValue)"])
    #expect(try lowered.members(of: "Test.B") == ["object(JSONMap<Int>)", "other(JSONValue)"])
    #expect(try lowered.members(of: "Test.C") == ["array(Test.C.ArrayValue)", "other(JSONValue)"])
    #expect(
      try lowered.members(of: "Test.D") == ["array([String])", "object(Test.D.Object)", "other(JSONValue)"])
    #expect(try lowered.members(of: "Test").suffix(2) == ["e: JSONValue?", "f: Presence<[String]>"])
  }

  @Test func defaultsOfTuplesAndUnions() throws {
    #expect(
      try accessors(
        """
          a: {type: array, prefixItems: [{type: integer}, {type: string}], minItems: 2, items: false, default: [1, a]}
          b: {type: array, prefixItems: [{type: integer}], items: {type: boolean}, default: [1, true]}
          c: {type: [integer, string], default: 443}
          d: {type: array, items: {type: [integer, string]}, default: [443, a]}
          e: {oneOf: [{const: auto}, {type: integer}], default: auto}
          f: {type: array, prefixItems: [{type: integer}], items: false, default: [1, 2]}
          g: {type: number, default: 1e400}
          h: {type: integer, default: 1.0}
          i: {oneOf: [{title: A, type: string, minLength: 3}, {title: B, type: string, maxLength: 1}], default: abc}
        """) == [
          "aOrDefault", "bOrDefault", "cOrDefault", "dOrDefault", "eOrDefault", "hOrDefault", "iOrDefault",
        ])
  }

  /// A deprecated member is an argument where it is required, or where a package asks for it; a note says so of others.
  @Test func defaultsWithDeprecatedMembers() throws {
    let properties = """
        a: {$ref: '#/$defs/open', default: {old: 1, new: 2}}
        b: {allOf: [{$ref: '#/$defs/open'}], required: [old], default: {old: 1, new: 2}}
        c: {type: array, prefixItems: [{type: string, deprecated: true}, {type: integer}], minItems: 1, default: [a, 1]}
        d: {type: array, prefixItems: [{type: integer, deprecated: true}], default: [1]}
        e: {type: array, items: {$ref: '#/$defs/open'}, default: [{new: 2}, {old: 1}]}
        f: {$ref: '#/$defs/open', default: {new: 2}}
      $defs: {open: {type: object, properties: {old: {type: integer, deprecated: true}, new: {type: integer}}}}
      """
    #expect(try accessors(properties) == ["bOrDefault", "cOrDefault", "fOrDefault"])
    var settings = TypeSettings()
    settings.initializersTakeDeprecated = true
    #expect(try accessors(properties, settings: settings).count == 6)
    #expect(
      try Lowered("type: object\nproperties:\n" + properties).messages
        == [("a", 3, "old"), ("d", 6, "first"), ("e", 7, "old")].map {
          "test.yaml:\($0.1): note: the default of '\($0.0)' has no accessor: its member '\($0.2)' is deprecated, so no initializer takes it"
        })
  }

  /// What one way of a condition says is no default where another one holds, or forbids the member.
  @Test(arguments: [
    ("default: 1", "default: 1", ["nOrDefault"]), ("default: 1", "default: 2", []),
    ("default: 1", "minimum: 1", []),
    ("default: 1", nil, []),
  ])
  func defaultsOfConditions(then: String, other: String?, accessors: [String]) throws {
    let otherwise = other.map { "properties: {n: {type: integer, \($0)}}" } ?? ""
    #expect(
      try self.accessors(
        """
          k: {type: string}
        if: {required: [k]}
        then: {properties: {n: {type: integer, \(then)}}}
        else: {\(otherwise)}
        unevaluatedProperties: false
        """) == accessors)
  }

  /// A number that `Double` would round is refused where it is read, and so it is no default either.
  @Test func aDefaultIsTheNumberThatIsWritten() throws {
    #expect(
      try accessors(
        """
          a: {type: number, default: 9007199254740993}
          b: {type: number, default: 9007199254740992}
          c: {type: [number, string], default: -9223372036854775808}
          d: {type: array, items: {type: number}, default: [0.10, 0.10000000000000000000001]}
          e: {type: array, items: {type: number}, default: [0.10, -0.0, 1e2]}
        """) == ["bOrDefault", "eOrDefault"])
  }

  /// Where no expression makes a default, a note says so.
  @Test func aDefaultWithoutAccessorIsSaid() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {type: integer, default: x}
        b: {oneOf: [{type: integer, maximum: 3}, {type: number, exclusiveMinimum: 3}, {type: string}], default: 5}
        c: {type: object, properties: {p: {type: string, deprecated: true}}, default: {p: x}}
        d: {type: string, default: null}
        e: {type: string, default: null}
        f: {type: object, required: [x], default: {}}
      required: [d]
      """)
    #expect(try lowered.type("Test").properties.compactMap(\.defaultAccessor) == [])
    #expect(
      lowered.messages == [
        "test.yaml:3: note: the default of 'a' has no accessor: the schema refuses it",
        "test.yaml:4: note: the default of 'b' has no accessor: no Swift expression of type 'Test.B' is known for it",
        "test.yaml:5: note: the default of 'c' has no accessor: its member 'p' is deprecated, so no initializer takes it",
        "test.yaml:8: note: the default of 'f' has no accessor: the schema refuses it",
        "test.yaml:8: note: the type of 'x' is JSONValue: it is required, and no 'properties' says what it is",
      ])
  }

  /// Nullable members, patterns, members of large objects, null, and numbers of a union.
  @Test func defaultsOfAllThatInitializersTake() throws {
    let many = (0..<65).map { "p\($0): {type: integer}" }.joined(separator: ", ")
    #expect(
      try accessors(
        """
          a: {type: object, properties: {x: {type: [string, 'null']}, y: {type: [string, 'null']}}, default: {x: a, y: null}}
          b: {type: object, properties: {x: {type: string}}, patternProperties: {^n: {type: integer}}, additionalProperties: {type: boolean}, default: {n1: 1, o: true}}
          c: {type: object, properties: {x: {type: string}}, patternProperties: {^n: {type: integer}}, additionalProperties: {type: boolean}, default: {n1: true}}
          d: {enum: [a, null], default: null}
          e: {enum: [a], default: null}
          f: {type: object, properties: {\(many)}, default: {p1: 3, p2: 4, q: x}}
          g: {oneOf: [{type: integer}, {type: number, not: {type: integer}}, {type: string}], default: 5}
          h: {oneOf: [{type: integer}, {type: number, not: {type: integer}}, {type: string}], default: 5.5}
          i: {type: array, prefixItems: [{type: [string, 'null']}], items: false, default: [null]}
        """) == [
          "aOrDefault", "bOrDefault", "dOrDefault", "fOrDefault", "gOrDefault", "hOrDefault", "iOrDefault",
        ])
  }

  /// Defaults that an open enum does not list, of deprecated members, of deprecated values and of positions.
  @Test func defaultsOfAllThatCanBeLeftOut() throws {
    #expect(
      try accessors(
        """
          a: {type: string, x-knownValues: [x, y], default: z}
          b: {type: integer, deprecated: true, default: 1}
          c: {oneOf: [{const: x}, {const: y, deprecated: true}], default: y}
          d: {enum: [0.5, 1], default: 1.0}
        """) == ["aOrDefault", "bOrDefault", "cOrDefault", "dOrDefault"])
    let lowered = try Lowered(
      "type: object\nproperties: {a: {type: array, prefixItems: [{type: integer, default: 1}], items: false}}"
    )
    #expect(try lowered.type("Test.A").properties.map(\.defaultAccessor) == ["firstOrDefault"])
  }
}
