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
    #expect(try lowered.members(of: "Test.C") == ["gpl2_0", "gpl2_0Plus", "minusGpl2_0"])
    #expect(try lowered.members(of: "Test.D") == ["aB", "aUnderscoreB"])
    #expect(try lowered.members(of: "Test.E") == ["low", "high"])
    #expect(try lowered.members(of: "Test.F") == ["array1", "value1", "a1"])
  }

  /// Other generators have keywords for what code calls values; what a form calls a string is no better than the string.
  @Test func otherGeneratorsNameValues() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {enum: [10, 20, 30], x-enum-varnames: [Low, '', HIGH_END]}
        b: {enum: [s, m], x-enumNames: [Small, Medium]}
        c: {enum: [0, 1, x], enumNames: [Off, On, Other]}
        d: {enum: [read, write]}
        e: {enum: [1, 2], x-enum-varnames: {'1': One, '2': Two}}
        f: {enum: [1, 2], x-ms-enum: {name: Number, values: [{value: 2, name: Two}, {value: 1, name: One}]}}
        g: {enum: [1, 2], x-enumNames: [One]}
      """)
    #expect(try lowered.members(of: "Test.A") == ["low", "value20", "highEnd"])
    #expect(try lowered.members(of: "Test.B") == ["small", "medium"])
    #expect(try lowered.members(of: "Test.C") == ["off", "on", "x"])
    #expect(try lowered.members(of: "Test.D") == ["read", "write"])
    #expect(try lowered.members(of: "Test.E") == ["one", "two"])
    #expect(try lowered.members(of: "Test.F") == ["one", "two"])
    #expect(try lowered.members(of: "Test.G") == ["one", "value2"])
    #expect(lowered.messages == [])
  }

  /// A form that is one value names and describes the case, whether or not an `enum` lists the values, too.
  @Test(arguments: [
    "enum: [0, 1], oneOf: [{title: 'On', const: 1}, {title: 'Off', const: 0}]",
    "enum: [0, 1], anyOf: [{title: 'On', enum: [1]}, {title: 'Off', const: 0}]",
    "$ref: '#/$defs/base', oneOf: [{title: 'Off', const: 0}, {title: 'On', const: 1}]",
    "enum: [0, 1], oneOf: [{title: 'Off', const: 0}, {title: 'On', const: 1}, {title: More, const: 2}]",
    "enum: [0, 1], oneOf: [{$ref: '#/$defs/off'}, {$ref: '#/$defs/on'}]",
    "oneOf: [{$ref: '#/$defs/off'}, {$ref: '#/$defs/on'}]",
  ])
  func titledFormsNameListedValues(_ keywords: String) throws {
    let lowered = try Lowered(
      "type: object\nproperties:\n  a: {type: integer, \(keywords)}\n$defs: {base: {enum: [0, 1]}, off: {const: 0, title: 'Off'}, on: {const: 1, title: 'On'}}"
    )
    #expect(try lowered.members(of: "Test.A") == ["off", "on"], "\(lowered.messages)")
  }

  @Test func formsNameAndDescribeSomeValues() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {enum: [0, 1, 2], anyOf: [{title: 'Off', const: 0}, {type: integer}]}
        b: {enum: [s, m], oneOf: [{const: s, title: Small, description: The small one.}, {const: m}]}
        c: {enum: [0, 1], enumDescriptions: [None., One.], oneOf: [{const: 0, title: 'Off'}, {const: 1, description: The one.}]}
      """)
    #expect(try lowered.members(of: "Test.A") == ["off", "value1", "value2"])
    #expect(try lowered.members(of: "Test.B") == ["s", "m"])
    #expect(try lowered.members(of: "Test.C") == ["off", "value1"])
  }

  /// A property that stands first does not take the name of a later one that is spelt so.
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

  /// A number with signs in it is read as what it is: two numbers stand apart, and are a range or a decimal only where the
  /// whole text is one.
  @Test(arguments: [
    ("iso8859-1, iso8859-15, utf-8", ["iso8859_1", "iso8859_15", "utf8"]),
    (
      "'2024-01-01', '2024-01-31', '2024-01', 2024-W05",
      ["value2024_01_01", "value2024_01_31", "value2024_01", "value2024W05"]
    ),
    ("'1,000', '10,000'", ["value1_000", "value10_000"]),
    (
      "'1.2.3', v1.0, 127.0.0.1, HTTP/1.1, TLSv1.3",
      ["value1_2_3", "v1_0", "value127_0_0_1", "http1_1", "tlsv1_3"]
    ),
    (
      "10-20, 0 – 9, 30+, '2023-2024', 18-24 years",
      ["value10To20", "value0To9", "value30Plus", "value2023To2024", "value18To24Years"]
    ),
    ("20-10, 05-10, 1-2-3", ["value20_10", "value05_10", "value1_2_3"]),
    (
      "'1/2', '12:30', '12:30:15', '16:9', a/b",
      ["value1_2", "value12_30", "value12_30_15", "value16_9", "aB"]
    ),
    (
      "'-1', '+1', '0', '-1.5', '1.5', 1.5x",
      ["minus1", "plus1", "value0", "minus1Point5", "value1Point5", "value1Point5x"]
    ),
    ("'3.5e7', '1e-5', 1e5", ["value3Point5e7", "value1eMinus5", "value1e5"]),
    ("'.5', '-.5', 1.2.3, '.264', .net", ["point5", "minusPoint5", "value1_2_3", "point264", "net"]),
    (
      "'<5', '> 5', '<=10', '≥ 1.5', '<-5', '< 18 years', a<5",
      [
        "lessThan5", "greaterThan5", "atMost10", "atLeast1Point5", "lessThanMinus5", "lessThan18Years", "a5",
      ]
    ),
    ("-3, 2.5, 1e5", ["minus3", "value2Point5", "value1e5"]),
    (
      "'<=', '>=', '*', '%', '<', '!='", ["lessEqual", "greaterEqual", "star", "percent", "less", "notEqual"]
    ),
    ("x86_64, x86, 100%, 50 %", ["x86_64", "x86", "value100Percent", "value50Percent"]),
  ])
  func numbersWithSigns(values: String, names: [String]) throws {
    try expect(values, areCalled: names)
  }

  @Test(arguments: [
    (
      "m², m³, µm, °C, °F, m/s², CO₂, 10⁻³",
      ["m2", "m3", "µm", "celsius", "fahrenheit", "mS2", "co2", "value10Minus3"]
    ),
    ("€, £, US$, 10€, €/kWh, $", ["euro", "pound", "usDollar", "value10Euro", "euroKWh", "dollar"]),
    ("🇩🇪, 🇫🇷, 👍🏽, ❤️, 🇩🇪 Deutsch", ["flagDe", "flagFr", "thumbsUp", "heart", "deutsch"]),
    ("½, 1½, ⅔, Ⅷ, ①", ["oneHalf", "value1OneHalf", "twoThirds", "value8", "value1"]),
    (
      "IPv4, ipv6, OAuth2, OAuth, TLSv1, ICMPv6, SQLite, GraphQL, WiFi",
      ["ipv4", "ipv6", "oauth2", "oauth", "tlsv1", "icmpv6", "sqlite", "graphQL", "wifi"]
    ),
    (
      "iOS, macOS, tvOS, iPad, iPhone, eBay, mRNA, vCPU",
      ["iOS", "macOS", "tvOS", "iPad", "iPhone", "eBay", "mRNA", "vCPU"]
    ),
    ("ios, imageUrl, userId", ["ios", "imageURL", "userID"]),
    ("iOSVersion, IOSVersion, NE, NaN, node.js", ["iOSVersion", "iosVersion", "ne", "nan", "nodeJS"]),
    ("'hash', a", ["hash", "a"]), ("'#', '##'", ["hash", "hashHash"]),
    ("\"'\", \"it's\", \"''\"", ["apostrophe", "its", "apostropheApostrophe"]),
    (
      "A+, A, B+, C#, C++, F#, .NET, c/c++",
      ["aPlus", "a", "bPlus", "cHash", "cPlusPlus", "fHash", "net", "cCPlusPlus"]
    ),
  ])
  func symbolsAndOddCapitals(values: String, names: [String]) throws {
    try expect(values, areCalled: names)
  }

  private func expect(_ values: String, areCalled names: [String]) throws {
    let lowered = try Lowered("{type: object, properties: {a: {enum: [\(values)]}}}")
    #expect(try lowered.members(of: "Test.A") == names)
    #expect(lowered.messages == [])
  }

  /// Signs that part words are said where nothing else tells values apart.
  @Test func signsTellValuesApart() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {enum: [10-20, 10–20]}
        b: {enum: ['#', hash]}
        c: {enum: [a-b, a–b, a—b]}
      """)
    #expect(try lowered.members(of: "Test.A") == ["value10To20", "value10EnDash20"])
    #expect(try lowered.members(of: "Test.B") == ["hashSign", "hash"])
    #expect(try lowered.members(of: "Test.C") == ["aB", "aEnDashB", "aEmDashB"])
    #expect(
      lowered.messages == [
        "test.yaml:4: warning: another value is called 'hash' in Swift, so '#' is called 'hashSign'"
      ])
  }

  @Test func aNameThatIsGivenTwiceIsCalledSo() throws {
    let lowered = try Lowered("{enum: [x, y], x-caseNames: {x: q, y: q}}")
    #expect(
      lowered.messages == ["test.yaml:1: warning: 'x-caseNames' calls two values 'q', so 'y' is called 'q2'"])
    let titled = try Lowered("oneOf: [{type: string, title: Q}, {type: integer, title: Q}]")
    #expect(try titled.members(of: "Test") == ["qString(String)", "qInteger(Int)"])
    let branches = try Lowered("oneOf: [{type: string, x-name: q}, {type: integer, x-name: q}]")
    #expect(
      branches.messages.first?.contains("has the same name, so the case of this one is called 'q2'") == true)
  }

  /// A member and a value of one text have one name.
  @Test func membersAndValuesAreCalledAlike() throws {
    let texts = [
      "iOS", "macOS", "eBPF", "x2FA", "gRPC", "iPhone", "iOSVersion", "userID", "hash", "maxRPM", "NE",
    ]
    let members = texts.map { "\($0): {type: string}" }.joined(separator: ", ")
    let values = texts.joined(separator: ", ")
    let lowered = try Lowered(
      "{type: object, properties: {\(members), all: {enum: [\(values)]}}}")
    let names = [
      "iOS", "macOS", "eBPF", "x2FA", "gRPC", "iPhone", "iOSVersion", "userID", "hash", "maxRPM", "ne",
    ]
    #expect(try lowered.members(of: "Test.All") == names)
    #expect(try lowered.members(of: "Test").dropLast() == names.map { "\($0): String?" }[...])
    #expect(lowered.messages == [])
  }

  /// An author who asks for what Swift does not take is told what there is instead.
  @Test func aGivenNameThatCannotBeIsSaid() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {type: string, x-name: self}
        b: {type: string, x-name: two words}
        c: {type: object, properties: {q: {type: string}}, x-name: String}
        d: {enum: [x, y], x-caseNames: {x: self, y: Fine}}
        e: {oneOf: [{type: object, x-name: none, required: [p], properties: {p: {type: string}}},
          {type: object, x-name: some_thing, required: [q], properties: {q: {type: string}}}]}
        f: {type: string, x-name: snake_case}
        g: {type: array, items: {type: object, x-name: lowerType, properties: {q: {type: string}}}}
        h: {type: string, x-name: URLText}
        i: {$ref: '#/$defs/i'}
      $defs: {i: {x-name: Self, type: object, properties: {r: {type: string}}}}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:3: warning: no property can be called 'self' in Swift, so this one is called 'selfProperty'",
        "test.yaml:4: warning: no property can be called 'two words' in Swift, so this one is called 'twoWords'",
        "test.yaml:5: warning: no type can be called 'String' in Swift, so this one is called 'Test.StringValue'",
        "test.yaml:6: warning: no case can be called 'self' in Swift, so this one is called 'selfValue'",
        "test.yaml:7: warning: no case can be called 'none' in Swift, so this one is called 'noneValue'",
        "test.yaml:13: warning: no type can be called 'Self' in Swift, so this one is called 'Test.TestSelf'",
      ])
    #expect(
      try lowered.members(of: "Test").suffix(4) == [
        "snake_case: String?", "g: [Test.LowerType]?", "urlText: String?", "i: Test.TestSelf?",
      ])
    #expect(
      try lowered.members(of: "Test.E") == ["noneValue(Test.E.None)", "some_thing(Test.E.Some_thing)"])
  }

  @Test func capitalsTellPropertiesApart() throws {
    let lowered = try Lowered(
      "{type: object, properties: {id: {type: string}, ID: {type: string}, Id: {type: string}}}")
    #expect(
      try lowered.members(of: "Test") == ["id: String?", "idUppercase: String?", "idCapitalized: String?"])
    let headers = try Lowered(
      """
      type: object
      properties: {content-type: {type: string}, Content-Type: {type: string}, utf-8: {type: string}, UTF8: {type: string}}
      """)
    #expect(
      try headers.members(of: "Test") == [
        "contentType: String?", "contentTypeCapitalized: String?", "utfMinus8: String?", "utf8: String?",
      ])
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
      try lowered.members(of: "Test.A") == ["move(Test.A.Move)", "copy(Test.A.Copy)"])
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
      properties: {kind: {enum: [a, b]}, t: {type: string}}
      required: [kind]
      if: {properties: {kind: {const: a}}}
      then: {properties: {s: {enum: [x, y]}, n: {type: integer}, m: {type: string}}}
      else: {properties: {s: {type: string, minLength: 4}, n: {type: number}, m: {type: integer}}}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "kind: Test.Kind", "t: String?", "s: String?", "n: Double?", "m: JSONValue?",
      ])
    #expect(lowered.messages.count == 1)
  }
}
