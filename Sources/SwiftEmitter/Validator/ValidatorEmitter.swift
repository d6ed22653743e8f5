public import SchemaModel
import SchemaRuntime
import SourceText
public import TypeModel
public import ValidationPlanning

/// Emits validators: the interpreter's walk over a program, unrolled.
///
/// A block becomes a function that serves the fast verdict and the walk that collects: the sink knows which it is. What
/// a line of a `MemberTable` can say of a member or an item needs no code; what is left is calls of `Assertion`, and how
/// the bytes are walked.
public struct ValidatorEmitter: ValidatorNames {
  let graph: SchemaGraph
  /// What is printed.
  let plan: ValidationPlan
  let names: [BlockID: GlobalName]
  /// The constant of each pattern in each document.
  private let patternNames: [PatternConstant.Key: GlobalName]
  private let blocksByDocument: [Int: [BlockID]]
  private let patternsByDocument: [Int: [PatternConstant]]

  public init(graph: SchemaGraph, plan: ValidationPlan) {
    self.graph = graph
    self.plan = plan
    names = FunctionNames.of(plan, graph)
    let patterns = FunctionNames.ofPatterns(plan, graph)
    patternNames = Dictionary(uniqueKeysWithValues: patterns.lazy.map { ($0.key, $0.name) })
    patternsByDocument = Dictionary(grouping: patterns, by: \.key.document)
    let emitted = plan.called.union(plan.written)
    blocksByDocument = Dictionary(
      grouping: plan.blocks.lazy.map(\.id).filter(emitted.contains)
    ) { graph[plan[$0].schema].document }
  }

  public func function(for schema: SchemaID) -> GlobalName? {
    guard let entry = plan.entry(of: schema), !entry.isAlways else { return nil }
    return names[entry.id]
  }

  public func location(of schema: SchemaID) -> String {
    plan.entry(of: schema)?.location ?? ""
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
    let types = placeholders.types
    let known = types.types.lazy.filter(placeholders.has).map(\.id)
    return ReadingPlanner(plan, types: types, placeholders: Set(known))
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
          "private let \(pattern.name): Pattern? = Pattern.generated(", [.text(pattern.key.source)])
      }
    }
  }

  /// The documents whose schemas are reached without being entries; their validators stand in a file of their own.
  var otherDocuments: [Int] {
    let reached = Set(plan.called.map { graph[plan[$0].schema].document })
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
    return block.strings.compactMap(\.pattern) + (block.object?.patterns.map(\.pattern) ?? []) + ofNames
  }
}
