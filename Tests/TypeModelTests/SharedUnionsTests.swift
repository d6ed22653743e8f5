import Diagnostics
import SchemaModel
import Testing
import TypeModel

/// Unions that are written alike share a type, but for those of which a package decides something.
struct SharedUnionsTests {
  private static let alike = """
    type: object
    properties:
      a: {anyOf: [{type: number}, {type: string, format: code}]}
      b: {anyOf: [{type: number}, {type: string, format: code}]}
      c: {anyOf: [{type: number}, {type: string, format: code}]}
      d: {anyOf: [{type: number}, {type: string}]}
    """

  @Test func formatsWithoutTypesAreMereLimits() throws {
    let lowered = try Lowered(Self.alike)
    let shared = "Test.NumberOrString?"
    #expect(
      try lowered.members(of: "Test") == ["a: \(shared)", "b: \(shared)", "c: \(shared)", "d: \(shared)"])
    #expect(try lowered.members(of: "Test.NumberOrString") == ["number(Double)", "string(String)"])
  }

  /// The kind of `formats: { date-time: Date }`.
  @Test func unionsOfAFormatWithATypeAreNotThoseWithout() throws {
    var settings = TypeSettings()
    let code = CustomType(path: ["Code"], kinds: .string)
    settings.formats = [.init(format: mention("code"), ofStrings: code)]
    let lowered = try Lowered(Self.alike, settings: settings)
    let shared = "Test.NumberOrString?"
    #expect(
      try lowered.members(of: "Test") == ["a: \(shared)", "b: \(shared)", "c: \(shared)", "d: Test.D?"])
    #expect(try lowered.members(of: "Test.NumberOrString") == ["number(Double)", "string(Code)"])
    #expect(try lowered.members(of: "Test.D") == ["number(Double)", "string(String)"])
    #expect(!lowered.findings.contains { $0.severity == .error })
  }

  /// A case of `type: [string, boolean]` has no schema of its own.
  @Test func aFormatOfOneKindAmongOthersHasItsType() throws {
    var settings = TypeSettings()
    settings.formats = [.init(format: mention("code"), ofStrings: CustomType(path: ["Code"], kinds: .string))]
    let lowered = try Lowered(
      "{type: object, properties: {a: {type: [string, boolean], format: code}}}", settings: settings)
    #expect(try lowered.members(of: "Test.A") == ["bool(Bool)", "string(Code)"])
    #expect(!lowered.findings.contains { $0.severity == .error })
  }

  /// A case is called for the title of its branch, so others are other cases.
  @Test func titlesOfBranchesTellUnionsApart() throws {
    let sizes = "oneOf: [{title: Percent, type: string}, {title: Pixels, type: integer}]"
    let lowered = try Lowered(
      """
      type: object
      properties:
        owner: {oneOf: [{title: Name, type: string}, {title: Account number, type: integer}]}
        plain: {oneOf: [{type: string}, {type: integer}]}
        width: {\(sizes)}
        height: {title: How high, \(sizes)}
        depth: {\(sizes)}
      """)
    let shared = "Test.PercentOrPixels?"
    #expect(
      try lowered.members(of: "Test") == [
        "owner: Test.Owner?", "plain: Test.Plain?", "width: \(shared)", "height: \(shared)",
        "depth: \(shared)",
      ])
    #expect(try lowered.members(of: "Test.Owner") == ["name(String)", "accountNumber(Int)"])
    #expect(try lowered.members(of: "Test.PercentOrPixels") == ["percent(String)", "pixels(Int)"])
  }

  /// As an `x-name` gives a place a type of its own, a name in the settings does.
  @Test(arguments: ["a", "b"]) func aPlaceWithANameHasATypeOfItsOwn(place: String) throws {
    var settings = TypeSettings()
    settings.names = [.init(type: mention("test.yaml#/properties/\(place)"), name: "Amount")]
    let lowered = try Lowered(Self.alike, settings: settings)
    let members = ["a", "b", "c", "d"].map { "\($0): Test.\($0 == place ? "Amount" : "NumberOrString")?" }
    #expect(try lowered.members(of: "Test") == members)
    #expect(!lowered.findings.contains { $0.severity == .error })
  }

  /// The type that several share is named by the name it has.
  @Test func aSharedTypeIsCalledAsThePackageSays() throws {
    var settings = TypeSettings()
    settings.names = [.init(type: mention("Test.NumberOrString"), name: "Amount")]
    let lowered = try Lowered(Self.alike, settings: settings)
    #expect(try lowered.members(of: "Test") == ["a", "b", "c", "d"].map { "\($0): Test.Amount?" })
    #expect(
      lowered.messages.filter { $0.contains("note") } == [
        "test.yaml:6: note: 4 unions are written alike, among them this one and that at test.yaml:3:6, so all have the type 'Amount'"
      ])
  }

  private func mention(_ text: String) -> Mention {
    Mention(text: text, location: SourceLocation(file: "schemagen.yaml", line: 1, column: 1))
  }
}
