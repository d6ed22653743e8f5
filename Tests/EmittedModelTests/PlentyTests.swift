import EmittedModels
import SchemaRuntime
import Testing

/// Objects with many members, and texts that many schemas look at.
struct PlentyTests {
  @Test func aClosureSetsWhatMayBeMissing() throws {
    let settings = Plenty.Settings(name: "a", level: .low, parent: nil, change: true, copy: 2) {
      $0.option00 = "text"
      $0.option02 = false
      $0.option03 = .null
      $0.additionalProperties["more"] = 1
    }
    #expect(
      try settings.jsonString()
        == #"{"name":"a","level":"low","parent":null,"change":true,"copy":2,"option00":"text","option02":false,"option03":null,"more":1}"#
    )
    #expect(settings.option02OrDefault == false)
    #expect(settings.option08OrDefault == true)
    #expect(settings == (try Plenty.Settings(jsonString: try settings.jsonString())))
  }

  @Test func nothingNeedsAClosure() throws {
    let settings = Plenty.Settings(name: "a", level: .low, parent: nil, change: true, copy: 1)
    #expect(settings.additionalProperties.isEmpty && settings.option00 == nil && settings.option03.isAbsent)
    let other = Plenty.Settings(name: "a", level: .low, parent: nil, change: true, copy: 1) {
      $0.option00 = "text"
      $0.option03 = .null
      $0.additionalProperties["more"] = 1
    }
    #expect(Plenty.Texts().settingsOrDefault == other)
  }

  @Test func whatTheClosureThrowsIsThrown() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try Plenty.Settings(name: "a", level: .low, parent: nil, change: true, copy: 2) { _ in throw Refusal() }
    }
  }

  @Test func whatMustBeThereMust() {
    #expect(
      Plenty.Settings.accepts(
        jsonUTF8Bytes: #"{"name":"a","level":"low","parent":null,"change":true,"copy":2}"#.utf8))
    for text in [
      #"{"level":"low","parent":null,"change":true,"copy":2}"#,
      #"{"name":"a","parent":null,"change":true,"copy":2}"#,
      #"{"name":"a","level":"low","change":true,"copy":2}"#,
    ] {
      #expect(throws: ValidationError.self, "\(text)") { try Plenty.Settings(jsonString: text) }
    }
  }

  @Test(arguments: [
    ("option60", "1"), ("option61", #""1""#), ("option62", "0"), ("option63", "false"),
    ("option64", #""mid""#),
    ("option65", #"["a","a"]"#), ("more", "1.5"),
  ])
  func aWrongMemberIsRefusedWhereverItIsRead(name: String, value: String) {
    let text = #"{"name":"a","level":"low","parent":null,"change":true,"copy":2,"\#(name)":\#(value)}"#
    #expect(!Plenty.Settings.accepts(jsonUTF8Bytes: text.utf8))
    #expect(throws: ValidationError.self) { try Plenty.Settings(jsonString: text) }
  }

  @Test(arguments: [
    (#"{"code":"kk1"}"#, true), (#"{"code":"ab"}"#, false), (#"{"word":"hall"}"#, false),
    (#"{"word":"tt"}"#, false), (#"{"word":"ttx"}"#, true), (#"{"code":""}"#, false),
  ])
  func everySchemaOfManyIsAsked(text: String, isValid: Bool) throws {
    #expect(Plenty.Texts.accepts(jsonUTF8Bytes: text.utf8) == isValid)
    #expect(((try? Plenty.Texts(jsonString: text)) != nil) == isValid)
  }

  /// A default may be of a type beside that of the struct.
  @Test func defaultsOfANestedStruct() throws {
    let nested = try Plenty.Nested(jsonString: #"{"rules": {"rule00": "low"}}"#)
    #expect(nested.rules?.rule00OrDefault == .low)
    #expect(nested.rules?.rule03OrDefault == .high)
    #expect(nested.rules?.rule01OrDefault == true)
  }
}
