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
  let names: [BlockID: String]
  /// The patterns of the program by the name of their constant.
  let patternNames: [String: String]
  private let blocksByDocument: [Int: [BlockID]]
  private let patternsByDocument: [Int: [String]]

  public init(graph: SchemaGraph, plan: ValidationPlan) {
    self.graph = graph
    self.plan = plan
    names = FunctionNames.of(plan, graph)
    patternNames = FunctionNames.ofPatterns(plan)
    let emitted = plan.called.union(plan.written)
    blocksByDocument = Dictionary(
      grouping: plan.blocks.lazy.map(\.id).filter(emitted.contains)
    ) { graph[plan[$0].schema].document }
    patternsByDocument = Self.patternsByDocument(plan, graph)
  }

  private static func patternsByDocument(_ plan: ValidationPlan, _ graph: SchemaGraph) -> [Int: [String]] {
    var home: [String: Int] = [:]
    for block in plan.blocks {
      for source in block.patternSources where home[source] == nil {
        home[source] = graph[block.schema].document
      }
    }
    let sources = home.keys.sorted { $0.precedesByScalars($1) }
    return Dictionary(grouping: sources) { home[$0] ?? 0 }
  }

  public func function(for schema: SchemaID) -> SwiftIdentifier? {
    guard let entry = plan.entry(of: schema), !entry.isAlways else { return nil }
    return names[entry.id].map { SwiftIdentifier($0) }
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

  /// The patterns whose constant stands in the document: the first that uses them.
  func patterns(of document: Int) -> [String] { patternsByDocument[document] ?? [] }

  /// Writes validators, and the tables of what is written into others.
  func write(_ blocks: [BlockID], to writer: inout SwiftWriter) {
    for id in blocks {
      let text = BlockText(emitter: self, block: plan[id])
      if plan.called.contains(id) {
        writer.blank()
        text.write(to: &writer)
      } else if text.hasTables {
        writer.blank()
        text.tables(to: &writer)
      }
    }
  }

  /// Writes the constants of patterns.
  func write(patterns: [String], to writer: inout SwiftWriter) {
    for source in patterns {
      writer.blank()
      PatternText.write(patternNames[source] ?? "", source, to: &writer)
    }
  }

  /// The documents whose schemas are reached without being entries; their validators stand in a file of their own.
  var otherDocuments: [Int] {
    let reached = Set(plan.called.map { graph[plan[$0].schema].document })
    return reached.filter { !graph.documents[$0].isEntry }.sorted()
  }

  /// Whether a block has a function of its own. Blocks that allow everything need none.
  func isFunction(_ block: Block) -> Bool { !block.isAlways }

  func name(_ block: Block) -> SwiftCode { SwiftIdentifier(names[block.id] ?? "").code }
}

extension Block {
  /// The patterns that the block's own checks name.
  var patternSources: [String] {
    strings.compactMap(\.pattern) + (object?.patterns.map(\.pattern) ?? [])
  }
}
