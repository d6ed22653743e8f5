public import Diagnostics
import Generation
import SchemaModel
public import SourceText

/// Generation for programs that hold their schemas in memory: from texts to texts, without a file system.
extension Generator {
  /// A schema that a program holds.
  public struct Source: Sendable {
    /// The path of the schema below a schema folder: `orders/order.yaml`. The suffix says whether it is read as YAML
    /// (`.yaml`, `.yml`) or as JSON (`.json`); references between sources go by these paths.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The output for some schemas.
  public struct Output: Sendable {
    /// The findings about the schemas, each with its file, line and column. Where one of them is an error, there are no
    /// files.
    public var diagnostics: [Diagnostic]
    /// The files, in the order of their paths: a folder for each kind, as `schemagen generate` writes them.
    public var files: [OutputFile]
    /// The obligations that the fixtures could not show, a line each.
    public var notes: [String]
  }

  /// Generates from schemas in memory. Nothing is read, written or printed.
  ///
  /// ```swift
  /// let output = Generator.output(
  ///   from: [.init(path: "note.yaml", text: "type: object\nproperties: { text: { type: string } }")],
  ///   kinds: [.swift], module: "Notes")
  /// for file in output.files { print(file.path) }  // Swift/Namespaces.swift, Swift/note.swift
  /// ```
  /// - Parameters:
  ///   - sources: the schemas, in any order.
  ///   - kinds: the kinds of output; nil: all, and the manifest.
  ///   - module: the Swift module that the generated types are for.
  ///   - options: how schemas are read and what they assert. References lead to other sources; only those of
  ///     `resolutions` lead to folders. `TargetConfiguration` reads them from the text of a `schemagen.yaml`.
  public static func output(
    from sources: [Source], kinds: Set<OutputKind>? = nil, module: String,
    options: SchemaOptions = SchemaOptions()
  ) -> Output {
    var bag = DiagnosticBag()
    let options = ImportedTypes.complete(options, module: module, into: &bag)
    var loader = SchemaLoader(options: Schemas.loaderOptions(options))
    for source in sources { loader.loadSource(source.text, path: source.path) }
    let graph = loader.finish()
    bag.add(contentsOf: loader.diagnostics)
    let request = GenerationRequest(
      schemas: ".", output: "", kinds: kinds, module: module, options: options)
    guard let made = files(of: graph, request, module: module, ReferencePublisher(), into: &bag) else {
      return Output(diagnostics: bag.sorted, files: [], notes: [])
    }
    return Output(diagnostics: bag.sorted, files: made.files.runs.flatMap(\.wholeFiles), notes: made.notes)
  }
}
