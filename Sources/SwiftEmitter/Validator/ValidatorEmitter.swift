public import SchemaModel
import SchemaRuntime
import SourceText
public import TypeModel
public import ValidationPlanning

/// Emits validators, and the programs that reports come from.
///
/// A block becomes a function that gives the verdict: it leaves at the first failure, and only notes that there is a
/// warning. What a line of a `MemberTable` can say of a member or an item needs no code; what is left is calls of
/// `Assertion`, and how the bytes are walked. What is wrong, and where, says the interpreter, which runs the text of the
/// document's program.
public struct ValidatorEmitter: ValidatorNames {
  let graph: SchemaGraph
  /// What is printed.
  let plan: ValidationPlan
  let names: [BlockID: GlobalName]
  /// The constant of each pattern in each document.
  private let patternNames: [PatternConstant.Key: GlobalName]
  private let blocksByDocument: [Int: [BlockID]]
  private let patternsByDocument: [Int: [PatternConstant]]

  private let printer: ProgramPrinter
  /// The constant with the program of each document.
  private let programs: [GlobalName]
  /// The rules that validators ask of the interpreter, by document.
  private let rules: [Int: [BlockID]]
  /// What each block of the program is called in it.
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
    patternNames = Dictionary(uniqueKeysWithValues: all.patterns.lazy.map { ($0.key, $0.name) })
    patternsByDocument = Dictionary(grouping: all.patterns, by: \.key.document)
    let emitted = plan.called.union(plan.written)
    blocksByDocument = Dictionary(
      grouping: plan.blocks.lazy.map(\.id).filter(emitted.contains)
    ) { graph[plan[$0].schema].document }
    programs = all.programs
    let blocks = plan.reported
    blockNames = FunctionNames.inPrograms(blocks)
    let entries = schemas.compactMap { plan.reportedEntry(of: $0)?.index }
    let rules = Set(plan.called.flatMap { plan.openRules(of: plan[$0]) }.map(\.block)).sorted()
    self.rules = Dictionary(grouping: rules) { graph[plan[$0].schema].document }
    printer = ProgramPrinter(
      SchemaProgram(blocks: blocks.map(\.body)), parts: blocks.map { graph[$0.schema].document },
      documents: graph.documents.map(\.path), names: blockNames, entries: entries + rules.map(\.index))
  }

  public func function(for schema: SchemaID) -> GlobalName? {
    guard let entry = plan.entry(of: schema), !entry.isAlways else { return nil }
    return function(of: entry)
  }

  public func entry(for schema: SchemaID) -> [SwiftCode] {
    plan.reportedEntry(of: schema).map(entry(of:)) ?? []
  }

  /// The arguments that make the entry of a block that reports are asked of.
  private func entry(of id: BlockID) -> [SwiftCode] {
    let document = graph[plan[id].schema].document
    let name = blockNames[id.index].dropFirst(graph.documents[document].path.count)
    return [StringLiteral(String(name)).code, "in: \(programs[document])"]
  }

  /// The constant with the program of a document.
  public func program(ofDocument document: Int) -> GlobalName { programs[document] }

  /// The constant for a rule that the interpreter is asked.
  func rule(_ id: BlockID) -> GlobalName { name(plan[id]) + "Rule" }

  public func closure(for schema: SchemaID) -> SwiftCode? {
    guard let entry = plan.entry(of: schema), !entry.isAlways else { return nil }
    return closure(of: entry)
  }

  /// The function that gives the verdict of a block, or the table that is called like one.
  func function(of block: Block) -> GlobalName { name(plan.function(of: block)) }

  /// The expression that hands over, as a closure, what gives the verdict of a block.
  func closure(of block: Block) -> SwiftCode {
    let block = plan.function(of: block)
    return plan.wholeTable(of: block) == nil ? "\(name(block))" : "\(name(block)).verdict"
  }

  /// One of a block's tables: the one that stands for its function, where one does.
  func table(_ suffix: SwiftCode, of block: Block) -> GlobalName {
    plan.wholeTable(of: block) == nil ? name(block) + suffix : name(block)
  }

  public func readingPlan(
    of type: NominalType, _ object: ObjectType, _ placeholders: Placeholders
  ) -> ReadingPlan? {
    planner(placeholders).reading(of: type, object).map { ReadingPlan($0, self) }
  }

  public func readingPlan(
    of type: NominalType, _ union: UnionType, _ placeholders: Placeholders
  ) -> UnionReadingPlan {
    planner(placeholders).reading(of: type, union).map { UnionReadingPlan($0, self) } ?? UnionReadingPlan()
  }

  private func planner(_ placeholders: Placeholders) -> ReadingPlanner {
    ReadingPlanner(plan, types: placeholders.types, placeholders: placeholders.known)
  }

  /// The blocks of a document's schemas of which something is written.
  func blocks(of document: Int) -> [BlockID] { blocksByDocument[document] ?? [] }

  /// The constants of the patterns that a document's validators ask.
  func patterns(of document: Int) -> [PatternConstant] { patternsByDocument[document] ?? [] }

  /// The validators of blocks, and the tables of those that are written into others.
  func declarations(of blocks: [BlockID]) -> [Declaration] {
    blocks.flatMap { id in
      let text = BlockText(emitter: self, block: plan[id])
      return plan.called.contains(id) ? text.declarations : text.tables
    }
  }

  /// The constants of patterns.
  func declarations(of patterns: [PatternConstant]) -> [Declaration] {
    patterns.map { pattern in
      Declaration(pattern.name) { writer in
        writer.call(
          "private let \(pattern.name) = Pattern.generated(", [.text(pattern.key.source)])
      }
    }
  }

  /// How many lines of a program stand in one constant.
  private static let mostProgramLines = 1_500

  /// The program of a document's schemas, and the entries of the rules that its validators ask of the interpreter.
  func program(of document: Int) -> [Declaration] {
    let name = programs[document]
    guard let text = printer.text(ofPart: document, width: SwiftWriter.lineLength - 4) else { return [] }
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .inParts(of: Self.mostProgramLines).map { $0.joined(separator: "\n") }
    let parts = texts.enumerated().dropFirst().map { number, text in
      let name = name + "Part\(number + 1)"
      return Declaration(name) { writer in
        writer.line("private let \(name): StaticString =")
        writer.indented { $0.rawLiteral(text) }
      }
    }
    let program = Declaration(name) { writer in
      writer.block("private let \(name): SchemaProgram = SchemaProgram(", ")") { writer in
        writer.line("\(StringLiteral(graph.documents[document].path)),")
        let others = printer.callees(ofPart: document).map { programs[$0].code }
        let hasMore = !parts.isEmpty || !others.isEmpty
        writer.rawLiteral(texts.first ?? "", hasMore ? "," : "")
        for part in parts {
          let isLast = part.name == parts.last?.name && others.isEmpty
          writer.line("\(part.name)\(isLast ? "" : ",")")
        }
        if others.isEmpty { return }
        let single: SwiftCode = "with: { [\(others.joined(", "))] }"
        if single.width <= writer.width { return writer.line(single) }
        writer.block("with: {") { $0.list("[", others, "]", trailing: ",") }
      }
    }
    let entries = (rules[document] ?? []).map { id in
      let name = rule(id)
      return Declaration(name) { writer in
        writer.list("private let \(name) = SchemaEntry(", entry(of: id), ")")
      }
    }
    return [program] + parts + entries
  }

  /// The documents whose schemas are reached without being entries; their validators and programs stand in a file of their own.
  var otherDocuments: [Int] {
    let reached = Set(plan.called.map { graph[plan[$0].schema].document }).union(printer.neededParts)
    return reached.filter { !graph.documents[$0].isEntry }.sorted()
  }

  /// Whether a block has a function of its own. Blocks that allow everything need none.
  func isFunction(_ block: Block) -> Bool { !block.isAlways }

  func name(_ block: Block) -> GlobalName { names[block.id] ?? GlobalName("") }

  /// The constant of a pattern that a block asks.
  func constant(ofPattern source: String, in block: Block) -> GlobalName {
    let key = PatternConstant.Key(document: graph[block.schema].document, source: source)
    return patternNames[key] ?? GlobalName("")
  }
}

extension ValidationPlan {
  /// The patterns that a block's own code asks.
  func patterns(askedBy block: Block) -> [String] {
    let ofNames = (nameTests(of: block) ?? []).compactMap { test -> String? in
      if case .matching(let source) = test.property { source } else { nil }
    }
    return block.strings.compactMap(\.pattern) + (block.object?.patterns.map(\.source) ?? []) + ofNames
  }
}
