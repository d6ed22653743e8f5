public import SchemaModel
public import SchemaValidation
public import SourceText
public import TypeModel

/// Emits the generated module: per entry document a file with its types, what reads and writes them, and the
/// validators of its schemas; and one file for what belongs to no document.
public struct SwiftEmitter {
  private let graph: SchemaGraph
  private let types: TypeGraph
  private let validators: ValidatorEmitter

  /// - Parameter program: lowered from at least `roots(graph:types:)`.
  public init(graph: SchemaGraph, types: TypeGraph, program: Program) {
    self.graph = graph
    self.types = types
    validators = ValidatorEmitter(graph: graph, program: program)
  }

  /// The schemas whose validators the types call.
  public static func roots(graph: SchemaGraph, types: TypeGraph) -> [SchemaID] {
    var roots: Set<SchemaID> = Set(graph.entryDocuments.map(\.root))
    for type in types.types {
      roots.insert(type.schema)
      roots.formUnion(type.schemas)
      if case .union(let union) = type.declaration {
        for item in union.cases { roots.formUnion(item.schemas) }
      }
    }
    return roots.sorted()
  }

  /// The files, in order of path.
  public func emit() -> [OutputFile] {
    let model = ModelEmitter(graph: graph, types: types, validators: validators)
    var files = types.files.map { file in
      var writer = SwiftWriter()
      model.write(file, to: &writer)
      writeValidators([file.document], to: &writer)
      return OutputFile(
        path: OutputNames.swiftFile(forSchema: graph.documents[file.document].path), contents: writer.text)
    }
    files.append(OutputFile(path: OutputNames.namespaces, contents: namespaces(model)))
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func namespaces(_ model: ModelEmitter) -> String {
    var writer = SwiftWriter()
    writer.line("// Generated from the schema folder. Do not edit: change the schemas.")
    let others = validators.otherDocuments
    if !others.isEmpty {
      writer.blank()
      writer.line("import SchemaRuntime")
    }
    model.writeNamespaces(to: &writer)
    writeValidators(others, to: &writer)
    return writer.text
  }

  private func writeValidators(_ documents: [Int], to writer: inout SwiftWriter) {
    var validators = writer.nested()
    for document in documents { self.validators.write(document: document, to: &validators) }
    guard !validators.text.isEmpty else { return }
    writer.blank()
    writer.line("// MARK: - Validators")
    writer.append(validators)
  }
}
