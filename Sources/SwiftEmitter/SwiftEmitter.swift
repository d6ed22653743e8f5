public import SchemaModel
public import SourceText
public import TypeModel
public import ValidationPlanning

/// Emits the generated module: per entry document a file with its types, what reads and writes them, and the
/// validators of its schemas; and one file for what belongs to no document.
public struct SwiftEmitter: Sendable {
  /// How many types or validators one part holds.
  private static let partSize = 64

  private let graph: SchemaGraph
  private let types: TypeGraph
  private let model: ModelEmitter
  private let validators: ValidatorEmitter

  /// - Parameter plan: of a program that was lowered from at least `roots(graph:types:)`.
  public init(graph: SchemaGraph, types: TypeGraph, plan: ValidationPlan) {
    self.graph = graph
    self.types = types
    validators = ValidatorEmitter(graph: graph, plan: plan)
    model = ModelEmitter(graph: graph, types: types, validators: validators)
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
  public func emit() -> [OutputFile] { files(joining: parts.map(emit)) }

  /// Parts of the work that do not know of each other: `files(joining:)` what `emit(_:)` gives for each, in this
  /// order, and it is what `emit()` gives.
  public var parts: [SwiftPart] {
    var parts: [SwiftPart] = []
    for (index, file) in types.files.enumerated() {
      parts.append(SwiftPart(file: index, contents: .face(file)))
      parts += model.typesWithMachinery(of: file).inParts(of: Self.partSize).map {
        SwiftPart(file: index, contents: .machinery($0))
      }
      parts += validatorParts([file.document], ofFile: index)
    }
    parts.append(SwiftPart(file: types.files.count, contents: .namespaces))
    return parts + validatorParts(validators.otherDocuments, ofFile: types.files.count)
  }

  private func validatorParts(_ documents: [Int], ofFile index: Int) -> [SwiftPart] {
    documents.flatMap { document -> [SwiftPart.Contents] in
      let blocks = validators.blocks(of: document).inParts(of: Self.partSize)
      let patterns = validators.patterns(of: document).inParts(of: Self.partSize)
      return blocks.map(SwiftPart.Contents.validators) + patterns.map(SwiftPart.Contents.patterns)
    }.map { SwiftPart(file: index, contents: $0) }
  }

  /// Writes one of `parts`.
  public func emit(_ part: SwiftPart) -> SwiftExcerpt {
    var writer = SwiftWriter()
    switch part.contents {
    case .face(let file): model.writeFace(of: file, to: &writer)
    case .machinery(let types): model.writeMachinery(of: types, to: &writer)
    case .namespaces: writeNamespaces(to: &writer)
    case .validators(let blocks): validators.write(blocks, to: &writer)
    case .patterns(let patterns): validators.write(patterns: patterns, to: &writer)
    }
    return SwiftExcerpt(file: part.file, isOfValidators: part.isOfValidators, text: writer.text)
  }

  private func writeNamespaces(to writer: inout SwiftWriter) {
    writer.line("// Generated from the schema folder. Do not edit: change the schemas.")
    if !validators.otherDocuments.isEmpty {
      writer.blank()
      writer.line("import SchemaRuntime")
    }
    model.writeNamespaces(to: &writer)
  }

  /// The files that the parts give, in order of path.
  /// - Parameter excerpts: what `emit(_:)` gives for each of `parts`, in their order.
  public func files(joining excerpts: [SwiftExcerpt]) -> [OutputFile] {
    var files = types.files.map { file in
      OutputFile(path: OutputNames.swiftFile(forSchema: graph.documents[file.document].path), contents: "")
    }
    files.append(OutputFile(path: OutputNames.namespaces, contents: ""))
    let heading = "\n// MARK: - Validators\n"
    var sizes = [Int](repeating: 0, count: files.count)
    for excerpt in excerpts { sizes[excerpt.file] += excerpt.text.utf8.count + heading.utf8.count }
    for (index, size) in sizes.enumerated() { files[index].contents.reserveCapacity(size) }
    var last: SwiftExcerpt?
    for excerpt in excerpts where !excerpt.text.isEmpty {
      let continues = last.map { $0.file == excerpt.file && $0.isOfValidators } ?? false
      if excerpt.isOfValidators, !continues { files[excerpt.file].contents += heading }
      files[excerpt.file].contents += excerpt.text
      last = excerpt
    }
    return files.sorted { $0.path.precedesByScalars($1.path) }
  }
}
