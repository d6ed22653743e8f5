public import SchemaModel
public import SourceText
public import TypeModel
public import ValidationPlanning

/// Emits the generated module: per entry document a file with its types, what reads and writes them, and the
/// plan of its schemas; and one file for what belongs to no document. Long files are divided (`ModuleDivision`).
public struct SwiftEmitter: Sendable {
  private let division: FileDivision
  private let graph: SchemaGraph
  private let types: TypeGraph
  private let model: ModelEmitter
  private let validators: ValidatorEmitter
  private let kept: Set<GlobalName>

  /// - Parameters:
  ///   - plan: of a program that was lowered from at least `roots(graph:types:)`.
  ///   - settings: the decisions of a package about the Swift.
  ///   - division: which files it is divided into.
  ///   - schemas: the schemas whose verdicts are asked for in files of the module that are not emitted: the plans of their
  ///     documents are internal.
  public init(
    graph: SchemaGraph, types: TypeGraph, plan: ValidationPlan, settings: SwiftSettings = SwiftSettings(),
    division: ModuleDivision = .byLength(lines: 3000), keepingValidatorsOf schemas: [SchemaID] = []
  ) {
    self.graph = graph
    self.types = types
    self.division = FileDivision(graph, types, division)
    let validators = ValidatorEmitter(
      graph: graph, plan: plan, reporting: types.types.flatMap { [$0.schema] + $0.schemas } + schemas,
      types: types)
    self.validators = validators
    kept = Set(schemas.map { validators.plan(ofDocument: graph[$0].document) })
    model = ModelEmitter(
      graph: graph, types: types, validators: validators, settings: settings, division: self.division)
  }

  /// The schemas that types are planned by.
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

  /// The schemas whose verdict types ask for: their own, and those of a union's cases that nothing else tells apart.
  public static func asked(by types: TypeGraph) -> Set<SchemaID> {
    var asked: Set<SchemaID> = []
    for type in types.types {
      switch type.declaration {
      case .alias, .namespace: continue
      case .union(let union):
        let cases = union.dispatch.flatMap { $0.decision.asked ?? [] }
        for index in cases { asked.formUnion(union.cases[index].schemas) }
      case .object, .tuple, .stringEnum, .openEnum, .integerEnum, .numberEnum, .literalEnum, .wrapper: break
      }
      asked.formUnion(type.schemas)
    }
    return asked
  }

  /// The files, in order of path.
  public func emit() -> [OutputFile] { files(joining: parts.map(emit)) }

  /// Independent parts of the work. `files(joining:)` joins what `emit(_:)` gives for each, in this order, to what
  /// `emit()` gives.
  public var parts: [SwiftPart] {
    var parts: [SwiftPart] = []
    for (index, file) in types.files.enumerated() {
      let groups = division.groups(in: file)
      parts.append(SwiftPart(file: index, contents: .declarations(file)))
      parts += groups.map { group in
        SwiftPart(
          file: division.file(ofDocument: group.document), contents: .nested(group.types, in: group.parent))
      }
      parts += implementationParts(model.tree(of: file.root), inFile: index)
      for group in groups {
        parts += implementationParts(
          group.types.flatMap(model.tree), inFile: division.file(ofDocument: group.document))
      }
      parts.append(planPart(of: file.document))
    }
    parts.append(SwiftPart(file: division.namespaces, contents: .namespaces))
    return parts + validators.otherDocuments.map(planPart)
  }

  /// The parts that stand in extensions of types.
  private func implementationParts(_ types: [TypeID], inFile file: Int) -> [SwiftPart] {
    let defaults = types.filter(model.hasDefaultsApart).map { SwiftPart.Contents.defaults($0) }
    let coding = model.typesWithCoding(types).inParts(of: FileDivision.mostSize, size: division.size)
    return (defaults + coding.map { .coding($0) }).map { SwiftPart(file: file, contents: $0) }
  }

  private func planPart(of document: Int) -> SwiftPart {
    SwiftPart(file: division.file(ofDocument: document), contents: .plan(document))
  }

  /// Writes one of `parts`.
  public func emit(_ part: SwiftPart) -> SwiftExcerpt {
    var writer = SwiftWriter()
    var ids: [TypeID] = []
    var isCoding = false
    switch part.contents {
    case .declarations(let file):
      ids = model.tree(of: file.root)
      model.writeDeclarations(of: file, to: &writer)
    case .nested(let nested, let root):
      ids = nested.flatMap(model.tree)
      model.writeDeclarations(of: nested, in: root, to: &writer)
    case .defaults(let type):
      ids = [type]
      model.writeDefaults(of: type, to: &writer)
    case .coding(let types):
      (ids, isCoding) = (types, true)
      model.writeCoding(of: types, to: &writer)
    case .namespaces: model.writeNamespaces(to: &writer)
    case .plan(let document):
      let plan = validators.plan(of: document, reading: model.plannedTypes(of: document))
      return SwiftExcerpt(file: part.file, contents: .plan(plan))
    }
    let mentions = writer.mentions.declarations
    return SwiftExcerpt(
      file: part.file, contents: .types(text: writer.text, ids, isCoding: isCoding, mentions: mentions))
  }

  /// The files that the parts give, in order of path.
  /// - Parameter excerpts: the results of `emit(_:)` for each of `parts`, in their order.
  public func files(joining excerpts: [SwiftExcerpt]) -> [OutputFile] {
    let stems = OutputStems(graph.schemaFiles)
    return FileJoiner(division, excerpts, keeping: kept).files { origin, declared, coded, hasPlan in
      var writer = SwiftWriter()
      switch origin {
      case .document(let document):
        model.writeHead(ofDocument: document, declaring: declared, coding: coded, to: &writer)
      case .namespaces: writeNamespacesHead(hasPlan: hasPlan, to: &writer)
      }
      return writer.text
    } name: { origin in
      switch origin {
      case .document(let document):
        let path = graph.documents[document].path
        // Documents from elsewhere are called for their files alone.
        return OutputNames.swiftFile(
          forSchema: graph.documents[document].isEntry
            ? path : path.split(separator: "/").last.map(String.init) ?? "document", among: stems)
      case .namespaces: return OutputNames.namespaces
      }
    }
  }

  private func writeNamespacesHead(hasPlan: Bool, to writer: inout SwiftWriter) {
    writer.line("// Generated from the schema folder. Do not edit: change the schemas.")
    if hasPlan {
      writer.blank()
      writer.line("import SchemaRuntime")
    }
  }
}
