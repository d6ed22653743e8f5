import Generation
import GeneratorCore
import SourceText
import Testing

/// The files that give samples of types.
@Suite struct SampleSourceTests {
  private static let note = Generator.Source(
    path: "note.yaml",
    text: """
      type: object
      required: [text]
      properties:
        text: { type: string, maxLength: 8, description: What the note says. }
        part: { $ref: '#/$defs/part' }
      $defs:
        part:
          type: object
          properties: { number: { type: integer, minimum: 1 } }
      """)

  private static func files(
    _ sources: [Generator.Source], module: String = "Notes", _ options: SchemaOptions = SchemaOptions()
  ) -> [String: String] {
    let output = Generator.output(from: sources, kinds: [.samples], module: module, options: options)
    return Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.contents) })
  }

  @Test func eachTypeHasTheInstancesOfItsFixtures() throws {
    let file = try #require(Self.files([Self.note])["Samples/note.samples.swift"])
    let fixed = """
      // Generated from the schema folder. Do not edit.
      public import Notes
      public import SchemaTesting

      extension Notes.Note: SchemaTesting.SampledValue {
        public static let sampleSource = SampleSource<Self>(
          valid: #\"""
          {"text":"text"}

      """
    #expect(file.hasPrefix(fixed), "\(file)")
    #expect(
      file.contains("\n    {\"text\":\"textaaaa\"}\n") || file.contains("{\"text\":\"textaaaa\""), "\(file)")
    #expect(file.contains("\n    invalid: #\"\"\"\n    \"text\"\n    {}\n"), "\(file)")
    #expect(file.contains("extension Notes.Note.Part: SchemaTesting.SampledValue {"))
    #expect(file.contains("\n    {\"number\":0}\n"))
  }

  /// Nobody else gets a line of it.
  @Test func onlyThoseWhoAskGetThem() {
    let usual = Generator.output(from: [Self.note], module: "Notes").files.map(\.path)
    #expect(!usual.isEmpty && !usual.contains { $0.hasPrefix("Samples/") })
    let fixtures = Generator.output(from: [Self.note], kinds: [.fixtures], module: "Notes").files.map(\.path)
    #expect(!fixtures.isEmpty && !fixtures.contains { $0.hasSuffix(".swift") })
  }

  /// Two documents may use one type, and an extension for it stands once.
  @Test func aTypeHasOneExtension() {
    let other = Generator.Source(
      path: "other.yaml",
      text: "{type: object, properties: {part: {$ref: 'note.yaml#/$defs/part'}, note: {$ref: note.yaml}}}")
    let text = Self.files([Self.note, other]).values.joined()
    for type in ["Note", "Note.Part", "Other"] {
      #expect(text.ranges(of: "extension Notes.\(type): ").count == 1, "\(type)")
    }
  }

  @Test func namesAreThoseThatDoNotWarn() throws {
    let old = Generator.Source(
      path: "notes.yaml", text: "{type: object, deprecated: true, properties: {text: {type: string}}}")
    // A type of the module's name hides the module.
    #expect(try #require(Self.files([old])["Samples/notes.samples.swift"]).contains("extension _Notes: "))
    var options = SchemaOptions()
    options.swift.access = .internal
    let file = try #require(Self.files([Self.note], options)["Samples/note.samples.swift"])
    #expect(file.contains("\n@testable public import Notes\npublic import SchemaTesting\n"))
    #expect(file.contains("\n  public static let sampleSource"))
    options.swift.access = .package
    let shared = try #require(Self.files([Self.note], options)["Samples/note.samples.swift"])
    #expect(shared.contains("\n  package import Notes\n  package import SchemaTesting\n#else\n"))
    #expect(shared.contains("\n  package static let sampleSource"))
  }

  /// Text of a schema cannot leave its literal, and shows what it has.
  @Test func textsStayInTheirLiterals() throws {
    let text = ##"{enum: ["\"\"\"#", "\\#(1)", "a\u202Eb"], title: Word}"##
    let file = try #require(Self.files([.init(path: "word.yaml", text: text)])["Samples/word.samples.swift"])
    #expect(file.contains(##"\u202e"##) && !file.unicodeScalars.contains("\u{202E}"))
    #expect(file.contains("valid: ##\"\"\"") || file.contains("valid: ###\"\"\""), "\(file)")
  }

  @Test func aTypeWithoutAValueHasAnEmptyList() throws {
    let none = Generator.Source(
      path: "none.yaml", text: "{type: object, required: [a], properties: {a: false}}")
    let file = try #require(Self.files([none])["Samples/none.samples.swift"])
    #expect(file.contains("    valid: \"\",\n"), "\(file)")
  }

  /// A long instance is left to the fixtures.
  @Test func longInstancesAreLeftOut() throws {
    let long = Generator.Source(
      path: "long.yaml",
      text: "{type: object, properties: {text: {type: string, minLength: 1, maxLength: 60000}}}")
    let file = try #require(Self.files([long])["Samples/long.samples.swift"])
    #expect(file.utf8.count < 20_000)
  }
}
