import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// A struct that is filled where it is holds what the document says, and nothing else: no placeholder is taken for a
/// value, and no value for another's.
struct StorageTests {
  /// The members that must be there, as JSON.
  static let required: [(name: String, value: String)] = [
    ("text", #""a""#), ("count", "3"), ("share", "0.5"), ("flag", "true"), ("kind", #""plain""#),
    ("version", #""one""#), ("maybe", "null"), ("part", #"{"x":1}"#), ("choice", #""free""#),
  ]

  private static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// The required members but for one, which has another value or is missing.
  private static func object(with name: String, _ value: String?) -> String {
    object(required.filter { $0.name != name } + (value.map { [(name, $0)] } ?? []))
  }

  @Test func everyMemberGoesToItsPlace() throws {
    let slots = try Storage.Slots(jsonString: Self.object(Self.required))
    #expect(
      slots
        == Storage.Slots(
          text: "a", count: 3, share: 0.5, flag: true, kind: .plain, maybe: nil, part: .init(x: 1),
          choice: .string("free")))
  }

  @Test(arguments: required.map(\.name))
  func aMissingMemberIsNoPlaceholder(name: String) {
    let text = Self.object(with: name, nil)
    #expect(!Storage.Slots.accepts(jsonUTF8Bytes: text.utf8))
    #expect(throws: ValidationError.self) { try Storage.Slots(jsonString: text) }
  }

  @Test(arguments: required)
  func aMemberThatStandsTwiceIsRefused(name: String, value: String) {
    let text = Self.object(Self.required + [(name, value)])
    #expect(throws: JSONSyntaxError.self) { try Storage.Slots(jsonString: text) }
  }

  @Test(arguments: [
    ("text", "3"), ("text", "\"\(String(repeating: "x", count: 401))\""), ("title", #""a""#),
    ("title", #""ä""#), ("count", "1.5"), ("count", "-6"), ("count", #""3""#), ("share", "1000001"),
    ("share", "0.10000000000000001"), ("flag", "null"),
    ("mark", "0"), ("kind", #""a bold one""#), ("kind", #""Plain""#), ("kind", "1"), ("style", #""solid""#),
    ("only", #""other""#), ("version", #""two""#), ("maybe", "1"), ("perhaps", #""1""#), ("perhaps", "1.5"),
    ("part", "{}"),
    ("part", #"{"x":1,"z":2}"#), ("extra", #"{"x":1,"y":"Y"}"#), ("choice", "1"), ("tags", #"["toolong"]"#),
    ("tags", #"["a","b","c","d"]"#), ("parts", #"[{"x":1},{"x":2},{"x":3}]"#), ("other", "true"),
  ])
  func valuesThatAreNotAcceptedAreRefused(name: String, value: String) {
    let text = Self.object(with: name, value)
    // A number that a `Double` does not hold is for the type to refuse.
    if value != "0.10000000000000001" { #expect(!Storage.Slots.accepts(jsonUTF8Bytes: text.utf8)) }
    #expect(throws: ValidationError.self) { try Storage.Slots(jsonString: text) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Storage.Slots.self, from: Data(text.utf8))
    }
  }

  @Test(arguments: [
    ("count", "01"), ("count", "-"), ("share", "1."), ("share", ".5"), ("flag", "tru"), ("perhaps", "nul"),
    ("maybe", #""\ud800""#),
  ])
  func whatIsNoJSONIsRefusedAsThat(name: String, value: String) {
    let text = Self.object(with: name, value)
    #expect(!Storage.Slots.accepts(jsonUTF8Bytes: text.utf8))
    #expect(throws: JSONSyntaxError.self) { try Storage.Slots(jsonString: text) }
  }

  /// Each pair says the same, the second one so that it takes a second look.
  @Test(arguments: [
    ("text", #""abc""#, #""\u0061bc""#), ("title", #""größer""#, #""gr\u00f6ßer""#), ("count", "12", "1.2e1"),
    ("count", "1200", "1200.0"), ("size", "0", "-0"), ("ratio", "0.125", "0.12500000000000000000"),
    ("ratio", "250", "2.5E+2"), ("kind", #""a \"bold\" one""#, #""\u0061 \"bold\" one""#),
    ("kind", #""größer""#, #""gr\u00f6\u00dfer""#), ("style", #""dashed""#, #""d\u0061shed""#),
    ("version", #""one""#, #""\u006fne""#), ("flag", "false", "  \n false"), ("mark", "true", "\t\ttrue"),
    ("part", #"{"x":7}"#, #"   { "x" :  7 } "#), ("tags", #"["a","b"]"#, #" [ "\u0061" , "b" ]"#),
    ("old", #""gone""#, #""\u0067one""#),
  ])
  func aSecondLookReadsTheSame(name: String, value: String, other: String) throws {
    let one = try Storage.Slots(jsonString: Self.object(with: name, value))
    let two = try Storage.Slots(jsonString: Self.object(with: name, other))
    #expect(one == two)
    // The last member of the input, which fewer bytes follow, and one in the middle.
    let tail = Self.object([("mark", "true")] + Self.required.filter { $0.name != name } + [(name, other)])
    let head = Self.object([(name, other)] + Self.required.filter { $0.name != name } + [("mark", "true")])
    if name != "mark" {
      #expect(try Storage.Slots(jsonString: tail) == Storage.Slots(jsonString: head))
    }
  }

  /// The schema has no limit, but the Swift type has.
  @Test func aNumberThatDoesNotFitIsRefused() {
    for number in ["1e400", "9223372036854775808", "100000000000000000000"] {
      let text = Self.object(with: "size", number)
      #expect(Storage.Slots.accepts(jsonUTF8Bytes: text.utf8))
      #expect(throws: ValidationError.self) { try Storage.Slots(jsonString: text) }
    }
  }

  @Test func theSignOfZeroIsKept() throws {
    #expect(try Storage.Slots(jsonString: Self.object(with: "share", "-0")).share.sign == .minus)
    #expect(try Storage.Slots(jsonString: Self.object(with: "share", "0")).share.sign == .plus)
    #expect(try Storage.Slots(jsonString: Self.object(with: "ratio", "-0.0")).ratio?.sign == .minus)
  }

  /// Whitespace and escapes do not count as compact JSON.
  @Test func theSizeIsThatOfCompactJSON() {
    let spaces = String(repeating: " ", count: 3000)
    #expect(throws: Never.self) { try Storage.Slots(jsonString: Self.object(with: "count", spaces + "3")) }
    let others = (0..<200).map { (name: "member\($0)", value: "12345") }
    let text = Self.object(Self.required + others)
    #expect(!Storage.Slots.accepts(jsonUTF8Bytes: text.utf8))
    #expect(throws: ValidationError.self) { try Storage.Slots(jsonString: text) }
  }

  @Test(arguments: required.map(\.name).filter { $0 != "version" && $0 != "maybe" })
  func whatHasNotBeenValidatedIsNotFilledUp(name: String) {
    var text = Self.object(with: name, nil)
    #expect(throws: Rejection.self) {
      try text.withUTF8 { bytes in
        var cursor = Cursor(bytes)
        _ = try Storage.Slots._read(&cursor)
      }
    }
  }

  @Test func namesBeyondTheBitsOfAWalkAreStored() throws {
    let text = #"{"m139":1.5,"m000":"a","m120":"b","m131":2.5}"#
    let many = try Storage.Many(jsonString: text)
    #expect(many.m139 == 1.5 && many.m000 == "a" && many.m120 == "b" && many.m131 == 2.5)
    for name in ["m139", "m000", "m120"] {
      let without = text.replacing("\"\(name)\"", with: "\"other\"")
      #expect(throws: ValidationError.self) { try Storage.Many(jsonString: without) }
      let twice = text.dropLast() + #",""# + name + #"":"c"}"#
      #expect(throws: JSONSyntaxError.self) { try Storage.Many(jsonString: String(twice)) }
    }
  }

  @Test func anObjectThatNoDocumentIsIsRefused() {
    for text in ["{}", #"{"next":{}}"#, #"{"next":null}"#, "[]"] {
      #expect(!Storage.Endless.accepts(jsonUTF8Bytes: text.utf8))
      #expect(throws: ValidationError.self) { try Storage.Endless(jsonString: text) }
    }
  }

  /// Of a struct with many members, functions read and write some each, and its initializer fills a copy.
  @Test func everyMemberOfAWideStructGoesToItsPlace() throws {
    let members: [(name: String, value: String)] =
      [("first", #""f""#), ("inner", #"{"x":1}"#), ("must_null", "null"), ("may_null", "null")]
      + [("kind", #""wide""#), ("list", "[1.5]"), ("choice", #""right""#), ("either", "7")]
      + (0..<100).map { number in
        let values = ["\"\(number)\"", "\(number)", "true", "[\"\(number)\"]"]
        return (number < 10 ? "w0\(number)" : "w\(number)", values[number % 4])
      } + [("last", "false"), ("x-a", "3"), ("other", #""o""#)]
    let text = Self.object(members)
    let read = try Storage.Wide(jsonString: text)
    let decoded = try JSONDecoder().decode(Storage.Wide.self, from: Data(text.utf8))
    #expect(read == decoded)
    #expect(try JSONValue(jsonUTF8Bytes: read.jsonUTF8Bytes()) == JSONValue(jsonUTF8Bytes: Array(text.utf8)))
    #expect(
      try JSONValue(jsonUTF8Bytes: Array(JSONEncoder().encode(read)))
        == JSONValue(jsonUTF8Bytes: Array(text.utf8)))
    let made = Storage.Wide(
      first: "f", inner: .init(x: 1), mustNull: nil, last: false
    ) {
      ($0.mayNull, $0.list, $0.choice) = (.null, [1.5], .right)
      ($0.w00, $0.w01, $0.w98, $0.w99) = ("0", 1, true, ["99"])
    }
    #expect(made.w00 == read.w00 && made.w01 == read.w01 && made.w98 == read.w98 && made.w99 == read.w99)
    #expect(made.first == "f" && made.mayNull == .null && made.w02 == nil && made.parent == nil)
    let nested = try Storage.Wide(jsonString: Self.object(members + [("parent", text)]))
    #expect(nested.parent == read)
    for name in ["first", "inner", "must_null", "last"] {
      let missing = Self.object(members.filter { $0.name != name })
      #expect(throws: ValidationError.self) { try Storage.Wide(jsonString: missing) }
    }
  }

  // MARK: Behind a reference

  private static let large = #"{"m00":1,"m59":2}"#

  @Test(arguments: [
    #"{"must":L,"orNull":null}"#,
    #"{"must":L,"may":L,"orNull":L,"mayOrNull":null}"#,
    #"{"must":L,"orNull":L,"mayOrNull":L,"retired":L,"pair":[L,3],"either":L,"list":[L,L]}"#,
    #"{"must":L,"orNull":null,"pair":[L],"either":"text"}"#,
  ])
  func largeMembersSurvive(template: String) throws {
    let text = template.replacing("L", with: Self.large)
    let value = try Storage.Large(jsonString: text)
    #expect(try JSONValue(jsonUTF8Bytes: value.jsonUTF8Bytes()) == JSONValue(jsonString: text))
    let decoded = try JSONDecoder().decode(Storage.Large.self, from: Data(text.utf8))
    #expect(decoded == value && decoded.hashValue == value.hashValue)
    #expect(try JSONValue(jsonUTF8Bytes: JSONEncoder().encode(value)) == JSONValue(jsonString: text))
  }

  @Test(arguments: [
    #"{"orNull":null}"#, #"{"must":L}"#, #"{"must":{},"orNull":null}"#,
    #"{"must":L,"may":null,"orNull":null}"#,
    #"{"must":L,"orNull":{"m00":"1"}}"#, #"{"must":L,"orNull":null,"either":{"m01":1}}"#,
    #"{"must":L,"orNull":null,"pair":[]}"#,
  ])
  func largeMembersAreValidated(template: String) {
    let text = template.replacing("L", with: Self.large)
    #expect(throws: ValidationError.self) { try Storage.Large(jsonString: text) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Storage.Large.self, from: Data(text.utf8))
    }
  }

  @Test func aCopyOfALargeMemberIsItsOwn() throws {
    let one = try Storage.Large(
      jsonString: #"{"must":L,"may":L,"orNull":null}"#.replacing("L", with: Self.large))
    var other = one
    other.must.m01 = 7
    other.may?.m59 = nil
    other.orNull = other.must
    other.mayOrNull = .value(other.must)
    #expect(one.must.m01 == nil && one.may?.m59 == 2 && one.orNull == nil && one.mayOrNull.isAbsent)
    #expect(other.must.m01 == 7 && other.may?.m00 == 1 && other.may?.m59 == nil && other.orNull?.m01 == 7)
    #expect(one.description == "Large(must: LargeLarge(m00: 1, m59: 2), may: LargeLarge(m00: 1, m59: 2))")
    other.mayOrNull = .absent
    other.may = nil
    #expect(other.may == nil && other.mayOrNull.isAbsent)
  }
}
