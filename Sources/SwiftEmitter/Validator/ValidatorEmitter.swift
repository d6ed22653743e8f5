public import SchemaModel
import SchemaRuntime
import SourceText
public import TypeModel
public import ValidationPlanning

/// Emits the plans that verdicts come from, and the programs that reports come from.
///
/// A block becomes a line of the document's plan, which the runtime runs for the verdict: it leaves at the first failure,
/// and only notes that there is a warning. What is wrong, and where, says the interpreter, which runs the text of the
/// document's program.
public struct ValidatorEmitter: ValidatorNames {
  let graph: SchemaGraph
  /// What is printed.
  let plan: ValidationPlan
  let names: [BlockID: GlobalName]
  private let blocksByDocument: [Int: [BlockID]]

  private let printer: ProgramPrinter
  /// The constant with the program of each document.
  private let programs: [GlobalName]
  /// The constant with the plan of each document.
  private let plans: [GlobalName]
  /// The rules that validators ask of the interpreter, by document.
  private let rules: [Int: [BlockID]]
  /// What each block is called in the program and in the plan of its document.
  private let blockNames: [String]

  /// - Parameters:
  ///   - schemas: those that reports are asked of.
  ///   - types: those that call the validators.
  public init(
    graph: SchemaGraph, plan: ValidationPlan, reporting schemas: some Sequence<SchemaID>,
    types: TypeGraph
  ) {
    self.graph = graph
    self.plan = plan
    let all = FunctionNames(plan, graph, avoiding: types.memberNames)
    names = all.functions
    let emitted = plan.called.union(plan.written)
    blocksByDocument = Dictionary(
      grouping: plan.blocks.lazy.map(\.id).filter(emitted.contains)
    ) { graph[plan[$0].schema].document }
    (programs, plans) = (all.programs, all.plans)
    let blocks = plan.reported
    // Those of the program stand first, so the others do not change their names.
    blockNames = ProgramPrinter.names(of: plan.blocks)
    let entries = schemas.compactMap { plan.reportedEntry(of: $0)?.index }
    let rules = Set(plan.called.flatMap { plan.openRules(of: plan[$0]) }.map(\.block)).sorted()
    self.rules = Dictionary(grouping: rules) { graph[plan[$0].schema].document }
    printer = ProgramPrinter(
      SchemaProgram(blocks: blocks.map(\.body)), parts: blocks.map { graph[$0.schema].document },
      documents: graph.documents.map(\.path), names: Array(blockNames.prefix(blocks.count)),
      entries: entries + rules.map(\.index))
  }

  public func function(for schema: SchemaID) -> GlobalName? {
    guard let entry = plan.entry(of: schema), !entry.isAlways else { return nil }
    return function(of: entry)
  }

  /// The arguments that make the entry of a block that reports are asked of.
  private func entry(of id: BlockID) -> [SwiftCode] {
    [StringLiteral(localName(of: id)).code, "in: \(programs[document(of: id)])"]
  }

  private func document(of id: BlockID) -> Int { graph[plan[id].schema].document }

  /// The name of a block in its document.
  private func localName(of id: BlockID) -> String {
    String(blockNames[id.index].dropFirst(graph.documents[document(of: id)].path.count))
  }

  /// The constant for a rule that the interpreter is asked.
  func rule(_ id: BlockID) -> GlobalName { name(plan[id]) + "Rule" }

  public func schema(_ schema: SchemaID, isDecided: Bool) -> [SwiftCode] {
    guard let reported = plan.reportedEntry(of: schema) else { return [] }
    let document = document(of: reported)
    let arguments: [SwiftCode] = [StringLiteral(localName(of: reported)).code, "in: \(plans[document])"]
    guard isDecided, let entry = plan.entry(of: schema), !entry.isAlways else {
      return arguments + ["by: nil"]
    }
    let deciding = plan.function(of: entry)
    // The runtime finds the block that gives the verdict of one.
    let isOfName = deciding.id == reported || deciding.id == plan.function(of: plan[reported]).id
    return arguments + (isOfName && isWritten(reported) ? [] : ["by: \(name(deciding))"])
  }

  /// Whether the plan of its document has a block.
  private func isWritten(_ id: BlockID) -> Bool { plan.called.contains(id) || plan.written.contains(id) }

  public func name(of schema: SchemaID, inPlanOf document: Int) -> String? {
    guard let reported = plan.reportedEntry(of: schema), self.document(of: reported) == document else {
      return nil
    }
    return localName(of: reported)
  }

  /// The constant that gives the verdict of a block, and is called like a function.
  func function(of block: Block) -> GlobalName { name(plan.function(of: block)) }

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

  /// The blocks of a document's schemas of which something is written.
  func blocks(of document: Int) -> [BlockID] { blocksByDocument[document] ?? [] }

  /// The constants by which other code calls blocks.
  func declarations(of blocks: [BlockID]) -> [Declaration] { blocks.map { constant(of: plan[$0]) } }

  /// The constant by which other code calls a block of a plan.
  private func constant(of block: Block) -> Declaration {
    let name = name(block)
    return Declaration(name) { writer in
      let arguments = [StringLiteral(localName(of: block.id)).code, "in: \(plans[document(of: block.id)])"]
      writer.list("private let \(name) = PlannedBlock(", arguments, ")")
    }
  }

  /// The plan of a document's schemas.
  /// - Parameter types: the types that it reads.
  func plan(of document: Int, reading types: [PlannedType]) -> [Declaration] {
    let blocks = self.blocks(of: document).map { plan[$0] }
    let hasProgram = printer.neededParts.contains(document)
    if blocks.isEmpty, types.isEmpty, !hasProgram { return [] }
    var text = PlanLines(plan) { self.document(of: $0.id) == document }
    for block in blocks { text.add(block) }
    for type in types {
      switch type {
      case .structure(let name, let reading, let stored): text.add(name, reading, stored: stored)
      case .union(let name, let union, let reading): text.add(name, union, reading)
      }
    }
    let lines = text.lines { name(of: $0, inPlanOf: document) }.map { line in
      VisibleText.json(line).broken(width: SwiftWriter.lineLength - 4, behind: " ,", indent: 2)
    }
    let lists: [(label: SwiftCode, items: [SwiftCode])] = [
      ("others", text.others.map { "{ \(name($0)) }" }), ("rules", text.rules.map { "{ \(rule($0)) }" }),
    ].filter { !$0.1.isEmpty }
    return declarations(
      plans[document], "SchemaPlan", of: document, lines.joined(separator: "\n"),
      hasMore: hasProgram || !lists.isEmpty
    ) { writer in
      if hasProgram { writer.line("program: { \(programs[document]) }\(lists.isEmpty ? "" : ",")") }
      for (place, list) in lists.enumerated() {
        // The linter counts a comma behind the last argument, too.
        let end: SwiftCode = place + 1 == lists.count ? "]" : "],"
        writer.list("\(list.label): [", list.items, end, trailing: ",", leaving: 1)
      }
    }
  }

  /// The name of a block in the plan of a document: with that of its own, where it is another one.
  private func name(of id: BlockID, inPlanOf document: Int) -> String {
    self.document(of: id) == document ? localName(of: id) : blockNames[id.index]
  }

  /// How many lines of a program stand in one constant.
  private static let mostProgramLines = 1_500

  /// A constant with a long text, in parts, and what else its initializer takes.
  private func declarations(
    _ name: GlobalName, _ type: SwiftCode, of document: Int, _ text: String, hasMore: Bool,
    rest: (inout SwiftWriter) -> Void
  ) -> [Declaration] {
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .inParts(of: Self.mostProgramLines).map { $0.joined(separator: "\n") }
    let parts = texts.enumerated().dropFirst().map { number, text in
      let name = name + "Part\(number + 1)"
      return Declaration(name) { writer in
        writer.line("private let \(name): StaticString =")
        writer.indented { $0.rawLiteral(text) }
      }
    }
    let whole = Declaration(name) { writer in
      writer.block("private let \(name): \(type) = \(type)(", ")") { writer in
        writer.line("\(StringLiteral(graph.documents[document].path)),")
        writer.rawLiteral(texts.first ?? "", hasMore || !parts.isEmpty ? "," : "")
        for part in parts {
          let isLast = part.name == parts.last?.name && !hasMore
          writer.line("\(part.name)\(isLast ? "" : ",")")
        }
        rest(&writer)
      }
    }
    return [whole] + parts
  }

  /// The program of a document's schemas, and the entries of the rules that its validators ask of the interpreter.
  func program(of document: Int) -> [Declaration] {
    let name = programs[document]
    let text = printer.text(ofPart: document) { $0.broken(width: SwiftWriter.lineLength - 4, behind: ",") }
    guard let text else { return [] }
    let others = printer.callees(ofPart: document).map { programs[$0].code }
    let program = declarations(name, "SchemaProgram", of: document, text, hasMore: !others.isEmpty) {
      writer in
      if others.isEmpty { return }
      let single: SwiftCode = "with: { [\(others.joined(", "))] }"
      if single.width <= writer.width { return writer.line(single) }
      writer.block("with: {") { $0.list("[", others, "]", trailing: ",") }
    }
    let entries = (rules[document] ?? []).map { id in
      let name = rule(id)
      return Declaration(name) { writer in
        writer.list("private let \(name) = SchemaEntry(", entry(of: id), ")")
      }
    }
    return program + entries
  }

  /// The documents whose schemas are reached without being entries; their validators and programs stand in a file of their own.
  var otherDocuments: [Int] {
    let reached = Set(plan.called.map { graph[plan[$0].schema].document }).union(printer.neededParts)
    return reached.filter { !graph.documents[$0].isEntry }.sorted()
  }

  func name(_ block: Block) -> GlobalName { names[block.id] ?? GlobalName("") }
}
