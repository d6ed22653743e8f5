import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// How the emitted types feel at a call site.
struct CallSiteTests {
  @Test func literalsMakeUnions() throws {
    let message = Message.MessageValue(channel: .email, recipient: "a@example.org", priority: nil)
    #expect(try message.jsonString() == #"{"channel":"email","recipient":"a@example.org","priority":null}"#)
  }

  @Test func absentNullAndValueDiffer() throws {
    var message = Message.MessageValue(channel: .sms, recipient: "a", priority: 1)
    #expect(try message.jsonString() == #"{"channel":"sms","recipient":"a","priority":1}"#)
    message.replyTo = nil
    #expect(try message.jsonString() == #"{"channel":"sms","recipient":"a","reply_to":null,"priority":1}"#)
    message.replyTo = "b"
    #expect(try message.jsonString() == #"{"channel":"sms","recipient":"a","reply_to":"b","priority":1}"#)
  }

  @Test func namedPatternsAreDictionaries() throws {
    let text = #"{"known":"a","x-b":1,"c-y":true,"other":"d"}"#
    let value = try Maps.MapsValue.NamedPatterns(jsonString: text)
    #expect(value.known == "a")
    #expect(value.numbers == ["x-b": 1])
    #expect(value.flags == ["c-y": true])
    #expect(value.additionalProperties == ["other": "d"])
    #expect(try value.jsonString() == text)
    let decoded = try JSONDecoder().decode(Maps.MapsValue.NamedPatterns.self, from: Data(text.utf8))
    #expect(decoded == value)
    let only = Maps.MapsValue.OnlyPatterns(names: ["n1": "a"])
    #expect(try only.jsonString() == #"{"n1":"a"}"#)
    #expect(try Maps.MapsValue.OnlyPatterns(jsonString: #"{"n1":"a"}"#) == only)
    #expect(throws: ValidationError.self) { try Maps.MapsValue.OnlyPatterns(jsonString: #"{"m":"a"}"#) }
  }

  @Test func anEmptyNameIsNoListedProperty() {
    #expect(!Maps.MapsValue.OnlyPatterns.accepts(jsonUTF8Bytes: Array(#"{"":"a"}"#.utf8)))
    #expect(!Message.MessageValue.QuietHours.accepts(jsonUTF8Bytes: Array(#"{"":1}"#.utf8)))
    #expect(Message.MessageValue.QuietHours.accepts(jsonUTF8Bytes: Array("{}".utf8)))
  }

  @Test func defaultsAreAccessorsAndNotEncoded() throws {
    var message = Message.MessageValue(channel: .sms, recipient: "a", priority: 1)
    #expect(message.retriesOrDefault == 1_000_000)
    #expect(message.retries == nil)
    message.retries = 2
    #expect(message.retriesOrDefault == 2)
  }

  @Test func aConstantStringMakesItsCase() {
    let badge: Unions.UnionsValue.Badge = "auto"
    #expect(badge == .automatic)
    #expect("+1" as Unions.UnionsValue.Badge == .change("+1"))
  }

  @Test func formsAreNamedWhereNoneMatches() {
    let report = Unions.UnionsValue.Badge.validate(jsonUTF8Bytes: #""soon""#.utf8)
    #expect(
      report.errors.map(\.message) == [
        "must match the pattern ^[+-]",
        "matches none of the allowed forms: Change is the nearest, then Automatic (must be \"auto\")",
      ])
  }

  @Test func tagsAreFixedByTheirCase() throws {
    let shape = Unions.UnionsValue.Shape.circle(.init(radius: 1))
    #expect(try shape.jsonString() == #"{"kind":"circle","radius":1}"#)
    #expect(throws: (any Error).self) { try Unions.UnionsValue.Shape(jsonString: #"{"kind":"line"}"#) }
  }

  @Test func anOpenEnumKnowsItsValues() {
    #expect(Enums.EnumsValue.Open.otherValue("url") == .url)
    #expect(Enums.EnumsValue.Open(rawValue: "url") == .url)
    #expect(Enums.EnumsValue.Open(rawValue: "URL") == .otherValue("URL"))
  }

  @Test func valuesAreComparedByScalars() {
    #expect(Enums.EnumsValue.Accents(rawValue: "\u{E9}") != Enums.EnumsValue.Accents(rawValue: "e\u{301}"))
    #expect(Enums.EnumsValue.Accents(rawValue: "e") == nil)
  }

  @Test func boxedMembersAreValues() {
    let leaf = Recursion.Node()
    var a = Recursion.Node(next: leaf)
    let b = a
    a.next?.children = [leaf]
    #expect(b.next?.children == nil)
    #expect(a != b)
  }

  @Test func encodedTextIsKeptByteForByte() throws {
    let text = #"{"data":"{ \"a\" : 1.0 }"}"#
    var payload = try Wrappers.Payload(jsonString: text)
    #expect(payload.data?.value.a == 1)
    #expect(try payload.jsonString() == text)
    payload.data?.value.a = 2
    #expect(try payload.jsonString() == #"{"data":"{\"a\":2}"}"#)
  }

  /// Foundation's decoder merges such keys and refuses such numbers; bytes are read as they are.
  @Test func bytesKeepWhatFoundationLoses() throws {
    let text = #"{"strings":{"\u{E9}":"1","e\u{301}":"2"},"free":{"a":1e400}}"#
      .replacingOccurrences(of: #"\u{E9}"#, with: "\u{E9}")
      .replacingOccurrences(of: #"\u{301}"#, with: "\u{301}")
    #expect(try Maps.MapsValue(jsonString: text).jsonString() == text)
  }

  @Test func missingMembersAreRefusedByCoders() {
    #expect(throws: Rejection.self) {
      var text = "{}"
      try text.withUTF8 { bytes in
        var cursor = Cursor(bytes)
        _ = try Message.MessageValue._read(&cursor)
      }
    }
  }

  @Test func aValueWithoutChoiceIsChecked() {
    #expect(Enums.EnumsValue.accepts(jsonUTF8Bytes: Array(#"{"fixed":{"only":"one"}}"#.utf8)))
    #expect(!Enums.EnumsValue.accepts(jsonUTF8Bytes: Array(#"{"fixed":{"only":"two"}}"#.utf8)))
  }

  /// A type that several schemas describe is checked with each of them.
  @Test(
    arguments: [
      (#"{"a":"x","b":1}"#, true), (#"{"a":"x","b":"1"}"#, false), (#"{"b":1}"#, false),
      (#"{"a":"x","b":1,"c":1}"#, false),
    ])
  func aMergedTypeAsksEverySchema(json: String, isValid: Bool) {
    #expect(Maps.MapsValue.Merged.Part.accepts(jsonUTF8Bytes: Array(json.utf8)) == isValid)
    #expect(Maps.MapsValue.Merged.Part.validate(jsonUTF8Bytes: Array(json.utf8)).isValid == isValid)
  }

  @Test func nothingIsSuggestedWhereNoNameIsKnown() {
    let json = #"{"channel":"sms","recipient":"a@b.example","priority":1,"quiet_hours":{"x":1}}"#
    let report = Message.MessageValue.validate(jsonUTF8Bytes: Array(json.utf8))
    #expect(report.violations.map(\.message) == ["property 'x' is not allowed here"])
  }
}
