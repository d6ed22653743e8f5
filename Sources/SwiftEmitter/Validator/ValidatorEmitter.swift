public import SchemaModel
import SchemaRuntime
import SourceText
public import TypeModel
public import ValidationPlanning

/// Emits the plan of each document: how verdicts are found, and the program that reports come from.
///
/// A block becomes a line of its document's plan, which the runtime runs for the verdict: it leaves at the first failure,
/// and only notes that there is a warning. What is wrong, and where, says the interpreter, which runs the program behind
/// the lines.
public struct ValidatorEmitter: ValidatorNames {
  let graph: SchemaGraph
  /// What is printed.
  let plan: ValidationPlan
  /// The blocks of which something is written, by their document.
  private let blocks: [Int: [Block]]
  private let printer: ProgramPrinter
  /// The constant with the plan of each document.
  private let plans: [GlobalName]
  /// What each block is called in the program and in the plan of its document.
  private let blockNames: [String]
  /// The documents with blocks that decide schemas of another one, by that.
  private var deciding: [Int: Set<Int>] = [:]

  /// - Parameters:
  ///   - schemas: those that reports are asked of.
  ///   - types: those that call the validators.
  public init(
    graph: SchemaGraph, plan: ValidationPlan, reporting schemas: some Sequence<SchemaID>,
    types: TypeGraph
  ) {
    self.graph = graph
    self.plan = plan
    plans = PlanNames(graph, avoiding: types.memberNames).plans
    let emitted = plan.called.union(plan.written)
    blocks = Dictionary(grouping: plan.blocks.filter { emitted.contains($0.id) }) {
      graph[$0.schema].document
    }
    let reported = plan.reported
    // Those of the program stand first, so the others do not change their names.
    blockNames = ProgramPrinter.names(of: plan.blocks)
    let schemas = Array(schemas)
    printer = ProgramPrinter(
      SchemaProgram(blocks: reported.map(\.body)), parts: reported.map { graph[$0.schema].document },
      documents: graph.documents.map(\.path), names: Array(blockNames.prefix(reported.count)),
      entries: schemas.compactMap { plan.reportedEntry(of: $0)?.index })
    for schema in schemas {
      guard let (named, decided) = decision(of: schema), document(of: named) != document(of: decided) else {
        continue
      }
      deciding[document(of: named), default: []].insert(document(of: decided))
    }
  }

  private func document(of id: BlockID) -> Int { graph[plan[id].schema].document }

  /// The name of a block in its document.
  private func localName(of id: BlockID) -> String {
    String(blockNames[id.index].dropFirst(graph.documents[document(of: id)].path.count))
  }

  /// The name of a block in the plan of a document: with that of its own, where it is another one.
  private func name(of id: BlockID, inPlanOf document: Int) -> String {
    self.document(of: id) == document ? localName(of: id) : blockNames[id.index]
  }

  /// The block that has the name of a schema, and the one that decides it; nil where it accepts everything.
  private func decision(of schema: SchemaID) -> (named: BlockID, decided: BlockID)? {
    guard let reported = plan.reportedEntry(of: schema), let entry = plan.entry(of: schema), !entry.isAlways
    else { return nil }
    let deciding = plan.function(of: entry).id
    // The runtime finds the block that gives the verdict of one.
    let isOfName = deciding == reported || deciding == plan.function(of: plan[reported]).id
    let isWritten = plan.called.contains(reported) || plan.written.contains(reported)
    return (reported, isOfName && isWritten ? reported : deciding)
  }

  public func schema(_ schema: SchemaID, isDecided: Bool) -> [SwiftCode] {
    guard let reported = plan.reportedEntry(of: schema) else { return [] }
    let document = document(of: reported)
    let arguments: [SwiftCode] = [StringLiteral(localName(of: reported)).code, "in: \(plans[document])"]
    guard isDecided, let (_, decided) = decision(of: schema) else { return arguments + ["by: nil"] }
    if decided == reported { return arguments }
    return arguments + ["by: \(StringLiteral(name(of: decided, inPlanOf: document)))"]
  }

  public func name(of schema: SchemaID, inPlanOf document: Int) -> String? {
    guard let reported = plan.reportedEntry(of: schema), self.document(of: reported) == document else {
      return nil
    }
    return localName(of: reported)
  }

  package func reading(
    of type: NominalType, _ object: ObjectType, _ placeholders: Placeholders
  ) -> StructReading? {
    planner(placeholders).reading(of: type, object)
  }

  package func plan(ofDocument document: Int) -> GlobalName { plans[document] }

  package func reading(
    of type: NominalType, _ union: UnionType, _ placeholders: Placeholders
  ) -> UnionReading? {
    planner(placeholders).reading(of: type, union)
  }

  private func planner(_ placeholders: Placeholders) -> ReadingPlanner {
    ReadingPlanner(plan, types: placeholders.types, placeholders: placeholders.known)
  }

  // MARK: Text

  /// The width of texts, which stand within a declaration.
  private static let width = SwiftWriter.lineLength - 4

  /// How many lines of a text stand in one constant.
  private static let mostLines = 1_500

  /// The plan of a document's schemas, with its program: a constant, and those with further parts of a long text.
  /// - Parameter types: the types that it reads.
  func plan(of document: Int, reading types: [PlannedType]) -> [Declaration] {
    var (lines, linked) = lines(of: document, reading: types)
    linked.formUnion(deciding[document, default: []])
    let program = printer.text(ofPart: document) { $0.broken(width: Self.width, behind: ",") }
    if let program {
      lines.append(program)
      linked.formUnion(printer.callees(ofPart: document))
    }
    if lines.isEmpty { return [] }
    let links = linked.sorted().map { plans[$0].code }
    let name = plans[document]
    let texts = lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).inParts(of: Self.mostLines).map { $0.joined(separator: "\n") }
    let parts = texts.enumerated().dropFirst().map { number, text in
      let name = name + "Part\(number + 1)"
      return Declaration(name) { writer in
        writer.line("private let \(name): StaticString =")
        writer.indented { $0.rawLiteral(text) }
      }
    }
    let whole = Declaration(name) { writer in
      writer.block("private let \(name): SchemaPlan = SchemaPlan(", ")") { writer in
        writer.line("\(StringLiteral(graph.documents[document].path)),")
        writer.rawLiteral(texts.first ?? "", links.isEmpty && parts.isEmpty ? "" : ",")
        for part in parts {
          writer.line("\(part.name)\(links.isEmpty && part.name == parts.last?.name ? "" : ",")")
        }
        write(links, to: &writer)
      }
    }
    return [whole] + parts
  }

  /// Writes the closure with the plans that one is linked to.
  private func write(_ links: [SwiftCode], to writer: inout SwiftWriter) {
    if links.isEmpty { return }
    let single: SwiftCode = "with: { [\(links.joined(", "))] }"
    // The linter counts a comma behind the last argument, too.
    if single.width < writer.width { return writer.line(single) }
    writer.block("with: {") { $0.list("[", links, "]", trailing: ",") }
  }

  /// The lines of blocks, tables and types, and the other documents whose blocks they call.
  private func lines(of document: Int, reading types: [PlannedType]) -> (lines: [String], linked: Set<Int>) {
    var text = PlanLines(plan)
    for block in blocks[document] ?? [] { text.add(block) }
    for type in types {
      switch type {
      case .structure(let name, let reading, let stored): text.add(name, reading, stored: stored)
      case .union(let name, let union, let reading): text.add(name, union, reading)
      }
    }
    var linked: Set<Int> = []
    let lines = text.lines { block in
      name(of: block, inPlanOf: document)
    } isOther: { block in
      let other = self.document(of: block)
      if other != document { linked.insert(other) }
      return other != document
    }
    return (lines.map { VisibleText.json($0).broken(width: Self.width, behind: " ,", indent: 2) }, linked)
  }

  /// The documents whose schemas are reached without being entries; their plans stand in a file of their own.
  var otherDocuments: [Int] {
    let reached = Set(plan.called.map { graph[plan[$0].schema].document }).union(printer.neededParts)
    return reached.filter { !graph.documents[$0].isEntry }.sorted()
  }
}
