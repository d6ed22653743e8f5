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
  private let kept: Set<GlobalName>

  /// - Parameters:
  ///   - plan: of a program that was lowered from at least `roots(graph:types:)`.
  ///   - schemas: those whose validators are called from other files of the module than the emitted ones. Of the others'
  ///     the module holds what its types need.
  public init(
    graph: SchemaGraph, types: TypeGraph, plan: ValidationPlan, keepingValidatorsOf schemas: [SchemaID] = []
  ) {
    self.graph = graph
    self.types = types
    let validators = ValidatorEmitter(
      graph: graph, plan: plan, reporting: types.types.flatMap { [$0.schema] + $0.schemas } + schemas,
      types: types)
    self.validators = validators
    let programs = schemas.map { validators.program(ofDocument: graph[$0].document) }
    kept = Set(schemas.compactMap(validators.function) + programs)
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
      parts.append(SwiftPart(file: index, contents: .declarations(file)))
      parts += model.typesWithCoding(of: file).inParts(of: Self.partSize).map {
        SwiftPart(file: index, contents: .coding($0))
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
        + [.program(document)]
    }.map { SwiftPart(file: index, contents: $0) }
  }

  /// Writes one of `parts`.
  public func emit(_ part: SwiftPart) -> SwiftExcerpt {
    var writer = SwiftWriter()
    switch part.contents {
    case .declarations(let file): model.writeDeclarations(of: file, to: &writer)
    case .coding(let types): model.writeCoding(of: types, to: &writer)
    case .namespaces: model.writeNamespaces(to: &writer)
    case .validators(let blocks):
      return SwiftExcerpt(file: part.file, contents: .validators(validators.declarations(of: blocks)))
    case .program(let document):
      return SwiftExcerpt(file: part.file, contents: .validators(validators.program(of: document)))
    case .patterns(let patterns):
      return SwiftExcerpt(
        file: part.file, contents: .validators(validators.declarations(of: patterns)))
    }
    let mentions = writer.mentions.declarations
    return SwiftExcerpt(file: part.file, contents: .types(text: writer.text, mentions: mentions))
  }

  /// The files that the parts give, in order of path.
  /// - Parameter excerpts: what `emit(_:)` gives for each of `parts`, in their order.
  public func files(joining excerpts: [SwiftExcerpt]) -> [OutputFile] {
    let linker = DeclarationLinker(excerpts, keeping: kept)
    var types = [String](repeating: "", count: self.types.files.count + 1)
    var validators = types
    var sizes = [Int](repeating: 0, count: types.count)
    for excerpt in excerpts { sizes[excerpt.file] += excerpt.size }
    for (index, size) in sizes.enumerated() { types[index].reserveCapacity(size) }
    for excerpt in excerpts {
      switch excerpt.contents {
      case .types(let text, _): types[excerpt.file] += text
      case .validators(let declarations):
        for declaration in declarations {
          guard let text = linker.text(of: declaration) else { continue }
          validators[excerpt.file] += "\n"
          validators[excerpt.file] += text
        }
      }
    }
    var files = zip(self.types.files, types).map { file, text in
      OutputFile(path: OutputNames.swiftFile(forSchema: graph.documents[file.document].path), contents: text)
    }
    let head = Self.namespacesHead(hasValidators: validators.last?.isEmpty == false)
    files.append(OutputFile(path: OutputNames.namespaces, contents: head + (types.last ?? "")))
    for (index, text) in validators.enumerated() where !text.isEmpty {
      files[index].contents += "\n// MARK: - Validators\n" + text
    }
    return files.sorted { $0.path.precedesByScalars($1.path) }
  }

  private static func namespacesHead(hasValidators: Bool) -> String {
    var writer = SwiftWriter()
    writer.line("// Generated from the schema folder. Do not edit: change the schemas.")
    if hasValidators {
      writer.blank()
      writer.line("import SchemaRuntime")
    }
    return writer.text
  }
}
