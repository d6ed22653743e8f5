public import SourceText

/// Prints the tests that a test target gets with its fixtures: a suite for each schema file, and the support file that
/// all suites call.
public struct FixtureSuites: Sendable {
  /// A type, and the schema whose fixtures it is tested with.
  public struct Subject: Sendable {
    /// The schema as the bundle of fixtures names it: `file#/pointer`.
    public var schema: String
    /// The path of the type, from the top level of the module.
    public var type: [String]

    public init(schema: String, type: [String]) {
      self.schema = schema
      self.type = type
    }
  }

  private let module: String
  private let saysModule: Bool
  private let isTestable: Bool
  private let stems: OutputStems

  /// - Parameters:
  ///   - module: the module that declares the types.
  ///   - saysModule: whether its name stands before theirs, which tells them from others; not where one of them has the
  ///     module's name.
  ///   - isTestable: whether the types are internal to their module.
  ///   - stems: the names of the files of the schema folder.
  public init(module: String, saysModule: Bool, isTestable: Bool = false, stems: OutputStems) {
    self.stems = stems
    self.module = module
    self.saysModule = saysModule
    self.isTestable = isTestable
  }

  /// The tests of a schema file.
  public func suite(ofSchema path: String, _ subjects: [Subject]) -> OutputFile {
    var writer = SwiftWriter()
    Self.writeHead(to: &writer)
    writer.line("\(isTestable ? "@testable " : "")import \(SwiftIdentifier(module))")
    writer.line("import Testing")
    writer.blank()
    let resource = StringLiteral(OutputNames.fixturesResource(forSchema: path, among: stems))
    writer.block("extension SchemaFixtureTests {", "}") { writer in
      writer.block("@Suite(\(StringLiteral(path))) struct \(Self.name(of: path)) {", "}") { writer in
        for (number, subject) in subjects.enumerated() {
          let type = TypeSpelling.path(saysModule ? [module] + subject.type : subject.type)
          writer.block(
            "@Test(\(StringLiteral(subject.type.joined(separator: ".")))) func type\(number)() throws {", "}"
          ) {
            $0.line(
              "try SchemaFixtureTests.check(\(type).self, \(StringLiteral(subject.schema)), in: \(resource))")
          }
        }
      }
    }
    writer.line("#endif")
    return OutputFile(path: OutputNames.fixtureSuite(forSchema: path, among: stems), contents: writer.text)
  }

  /// The file with the functions that the suites call.
  public static var support: OutputFile {
    OutputFile(path: OutputNames.fixtureSupport, contents: supportText)
  }

  /// The files of a target that wants no tests: a build has planned them.
  public static func empty(forSchemas paths: [String], among stems: OutputStems) -> [OutputFile] {
    let suites = paths.map { OutputNames.fixtureSuite(forSchema: $0, among: stems) }
    return (suites + [OutputNames.fixtureSupport]).map {
      OutputFile(path: $0, contents: "// 'tests: false' in schemagen.yaml leaves these tests out.\n")
    }
  }

  private static func writeHead(to writer: inout SwiftWriter) {
    writer.line(
      "// Generated from the schema folder. Do not edit: 'tests: false' in schemagen.yaml leaves these tests out."
    )
    writer.line("#if canImport(Testing)")
  }

  /// A name that differs for every path: what is neither letter nor digit is spelled by its number.
  private static func name(of path: String) -> SwiftIdentifier {
    var name = "Suite_"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_" + String(byte, radix: 16) + "_"
      }
    }
    return SwiftIdentifier(name)
  }

  private static let supportText = #"""
    // Generated from the schema folder. Do not edit: 'tests: false' in schemagen.yaml leaves these tests out.
    #if canImport(Testing)
    import Foundation
    import SchemaRuntime
    import Testing

    /// A suite for each schema file: every fixture through the generated types, by bytes and by Foundation's coders.
    enum SchemaFixtureTests {}

    extension SchemaFixtureTests {
      /// The fixtures of one schema.
      struct Fixtures: Decodable {
        var schema: String
        var valid, invalid: [Fixture]
        var definitions: [Fixtures]?
      }

      struct Fixture: Decodable {
        var name: String
        /// The JSON text.
        var instance: String
        var violations: [Finding]
      }

      struct Finding: Decodable, Hashable {
        var severity, instanceLocation, keywordLocation, message: String
        var line, column: Int
      }

      /// Holds a type against the fixtures of its schema: what is valid is read, written and is the same again; what is
      /// not valid is refused, with the findings that are listed.
      static func check<Value: SchemaValue>(_ type: Value.Type, _ schema: String, in resource: String) throws {
        let fixtures = try fixtures(of: schema, in: resource)
        for fixture in fixtures.valid + fixtures.invalid {
          let found = Value.validate(jsonUTF8Bytes: fixture.instance.utf8).violations.map(finding)
          #expect(found == fixture.violations, "\(schema): \(fixture.name)")
        }
        for fixture in fixtures.valid {
          try checkRoundTrip(type, fixture.instance, "\(schema): \(fixture.name)")
        }
        for fixture in fixtures.invalid {
          #expect(throws: ValidationError.self, "\(schema): \(fixture.name)") {
            try Value(jsonString: fixture.instance)
          }
          #expect(throws: DecodingError.self, "\(schema): \(fixture.name)") {
            try JSONDecoder().decode(Value.self, from: Data(fixture.instance.utf8))
          }
        }
      }

      private static func fixtures(of schema: String, in resource: String) throws -> Fixtures {
        let url = try #require(Bundle.module.url(forResource: resource, withExtension: "json"))
        let bundle = try JSONDecoder().decode(Fixtures.self, from: Data(contentsOf: url))
        return try #require(([bundle] + (bundle.definitions ?? [])).first { $0.schema == schema })
      }

      private static func checkRoundTrip<Value: SchemaValue>(
        _ type: Value.Type, _ text: String, _ name: String
      ) throws {
        let json = try JSONValue(jsonString: text)
        do {
          let value = try Value(jsonString: text)
          #expect(value.validate().isValid, "\(name)")
          let written = try value.jsonUTF8Bytes()
          #expect(try JSONValue(jsonUTF8Bytes: written) == json, "\(name): what is written")
          #expect(try Value(jsonUTF8Bytes: written) == value, "\(name): what is read again")
          let decoded = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
          #expect(decoded == value, "\(name): what JSONDecoder reads")
          let encoded = try JSONEncoder().encode(value)
          #expect(try JSONValue(jsonUTF8Bytes: encoded) == json, "\(name): what JSONEncoder writes")
        } catch {
          // A type that holds Int or Double refuses a number that it would have to change.
          #expect(holdsWideNumber(json), "\(name): \(error)")
        }
      }

      private static func finding(_ violation: Violation) -> Finding {
        Finding(
          severity: violation.severity.rawValue, instanceLocation: violation.instanceLocation,
          keywordLocation: violation.keywordLocation, message: violation.message, line: violation.line,
          column: violation.column)
      }

      /// Whether a number in it is none that `Int` and `Double` hold as it is.
      private static func holdsWideNumber(_ value: JSONValue) -> Bool {
        switch value {
        case .null, .bool, .string: false
        case .number(let number):
          number.isInteger ? number.int == nil : number.doubleValue.flatMap { JSONNumber($0) } != number
        case .array(let items): items.contains(where: holdsWideNumber)
        case .object(let members): members.contains { holdsWideNumber($0.value) }
        }
      }
    }
    #endif

    """#
}
