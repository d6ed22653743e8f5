public import SchemaRuntime
public import SourceText
public import TypeModel

/// Prints what makes types `SampledValue`s of `SchemaTesting`: an extension for each, with instances of its schema.
///
/// Of many instances the first ones are printed, and none that is long: a compiler reads them all.
public struct SampleSources: Sendable {
  /// A type, and instances of its schema.
  public struct Subject: Sendable {
    public var type: NominalType
    /// What the schema accepts.
    public var valid: [JSONValue]
    /// What the schema refuses.
    public var invalid: [JSONValue]

    public init(type: NominalType, valid: [JSONValue], invalid: [JSONValue]) {
      (self.type, self.valid, self.invalid) = (type, valid, invalid)
    }
  }

  /// The most bytes of an instance, and of all valid, or invalid, ones of a type.
  private static let mostBytes = 16_384, mostBytesOfAll = 262_144

  private let module: String
  private let saysModule: Bool
  private let access: AccessLevel
  private let types: TypeGraph
  private let stems: OutputStems

  /// - Parameters:
  ///   - module: the module that declares the types.
  ///   - saysModule: whether its name stands before theirs, which tells them from others; not where one of them has the
  ///     module's name.
  ///   - access: who may use the types.
  ///   - types: all types.
  ///   - stems: the names of the files of the schema folder.
  public init(module: String, saysModule: Bool, access: AccessLevel, types: TypeGraph, stems: OutputStems) {
    (self.module, self.saysModule, self.access) = (module, saysModule, access)
    (self.types, self.stems) = (types, stems)
  }

  /// The file of a schema file.
  /// - Parameter subjects: the types of that schema file, each once.
  public func file(ofSchema path: String, _ subjects: [Subject]) -> OutputFile {
    var writer = SwiftWriter()
    writer.line("// Generated from the schema folder. Do not edit.")
    if !subjects.isEmpty { writeImports(to: &writer) }
    for subject in subjects {
      let own = types.declaredPath(of: subject.type)
      let type = TypeSpelling.path(((saysModule ? [SwiftIdentifier(module)] : []) + own)[...])
      writer.blank()
      writer.block("extension \(type): SchemaTesting.SampledValue {", "}") { writer in
        writer.line("\(level.prefix)static let sampleSource = SampleSource<Self>(")
        writer.indented { writer in
          Self.write("valid: ", subject.valid, ",", to: &writer)
          Self.write("invalid: ", subject.invalid, ")", to: &writer)
        }
      }
    }
    return OutputFile(path: OutputNames.samplesFile(forSchema: path, among: stems), contents: writer.text)
  }

  /// The level of what is declared. Behind `@testable` a type counts as public, and needs public members and imports.
  private var level: AccessLevel { access == .package ? .package : .public }

  private func writeImports(to writer: inout SwiftWriter) {
    switch access {
    case .public, .package:
      Imports(declared: [module, "SchemaTesting"]).write(access, to: &writer)
    case .internal:
      writer.line("@testable public import \(SwiftIdentifier(module))")
      writer.line("public import SchemaTesting")
    }
  }

  private static func write(
    _ label: SwiftCode, _ instances: [JSONValue], _ end: SwiftCode, to writer: inout SwiftWriter
  ) {
    var left = mostBytesOfAll
    let texts = instances.map { VisibleText.json($0.description) }.filter { text in
      let bytes = text.utf8.count
      guard bytes <= min(left, mostBytes) else { return false }
      left -= bytes
      return true
    }
    if texts.isEmpty { return writer.line("\(label)\"\"\(end)") }
    writer.rawLiteral(texts.joined(separator: "\n"), end, label: label)
  }
}
