public import Diagnostics
public import SchemaModel
import SchemaRuntime

/// Lowers schemas to a `Program`.
///
/// `$dynamicRef` (Core §8.2.3.2) costs nothing at run time. Its target depends only on which dynamic anchors were seen
/// first, so a schema gets one block for each such set of anchors that it is reached with.
public struct ProgramLowering {
  public struct Options: Sendable, Equatable {
    /// Whether `format` is asserted.
    public var assertsFormat: Bool
    /// Whether the program warns of names that no schema lists. To find out which schema has to warn takes most of a
    /// lowering, and changes no verdict.
    public var warnsOfUnknownNames: Bool

    public init(assertsFormat: Bool = true, warnsOfUnknownNames: Bool = true) {
      self.assertsFormat = assertsFormat
      self.warnsOfUnknownNames = warnsOfUnknownNames
    }
  }

  let graph: SchemaGraph
  let options: Options
  var program: Program
  /// How many blocks the program has that this one began with.
  private let start: Int
  private let scopes: DynamicScopes
  let kindInference: KindInference
  let listedMembers: ListedMembers
  let listedNames: ListedNames
  let sharedParts: SharedParts
  let evaluatedParts: EvaluatedParts

  public init(graph: SchemaGraph, options: Options = Options()) {
    self.init(graph: graph, options: options, start: nil)
  }

  /// - Parameter start: a program of the same graph. Its options, blocks and entries are those of the new program, too,
  ///   and only what is missing is lowered.
  public init(graph: SchemaGraph, extending start: Program) {
    self.init(graph: graph, options: start.memo.options, start: start)
  }

  private init(graph: SchemaGraph, options: Options, start: Program?) {
    self.graph = graph
    self.options = options
    program = start ?? Program()
    self.start = program.blocks.count
    program.memo.options = options
    kindInference = KindInference(graph: graph)
    listedMembers = ListedMembers(graph: graph, kindInference: kindInference)
    scopes = DynamicScopes(graph: graph)
    listedNames = ListedNames(graph: graph, scopes: scopes)
    sharedParts = SharedParts(graph: graph, scopes: scopes, listedNames: listedNames)
    evaluatedParts = EvaluatedParts(graph: graph)
  }

  /// Lowers the roots and all that they reach. A program of which an error is reported must not be run.
  public consuming func lower(roots: [SchemaID], into bag: inout DiagnosticBag) -> Program {
    for root in roots {
      let context = Context(scope: [:], role: .value)
      program.entries[root] = block(root, entering(graph[root].resource, context))
    }
    checkLoops(into: &bag)
    settle()
    return program
  }

  /// Finds out what depends on all blocks. The blocks of the program that this one began with stay as they are.
  private mutating func settle() {
    settleNames(in: program.blocks[start...])
    for id in program.findWarnings() where id.index >= start { program[id].body.warns = true }
    var changed = Array(program.blocks.indices[start...])
    for id in program.sharedBlocks() where !program[id].body.isShared {
      if id.index < start {
        program.blocks[id.index] = program[id].copy { $0 }
        changed.append(id.index)
      }
      program[id].body.isShared = true
    }
    SchemaProgram.tabulateConditions(of: changed, in: program.blocks.map(\.body))
  }

  /// Decides for each object plan whether patterns and `propertyNames` concern its listed names: that is the same for
  /// every instance.
  private func settleNames(in blocks: ArraySlice<Block>) {
    for block in blocks where block.facts.include(anyOf: [.patterns, .propertyNames]) {
      guard let plan = block.object else { continue }
      plan.settlesListedNames =
        plan.properties.allSatisfy { property in
          plan.patterns.allSatisfy { $0.pattern.matches(property.name) == .noMatch }
        }
        && plan.propertyNames.map { names in
          program.hasNothingToSay(of: plan.properties.lazy.map { .string($0.name) }, names)
        } ?? true
      block.settle()
    }
  }

  /// The context of a schema: all that its block depends on besides the schema.
  struct Context: Hashable {
    var scope: DynamicScope
    var role: Role
    var collectsEvaluated = false
    /// Whether other code checks `unevaluatedProperties` of the schema, if it has any.
    var isOpen = false
    /// Whether another subschema has read the value before, of one that is in place. Below a condition it always has.
    var isRevisited = false
    /// Whether no other block has read the value of a fragment before: the condition that it stands below has been
    /// decided ahead.
    var isFirst = false

    /// The schema that has the last word about the value, where several describe a part of it.
    var owner: SharedParts.Owner?
    /// Which schema warns of unknown names in the value, where others describe it, too, that do not look at it together
    /// with the schema.
    var unknownNames: SharedParts.UnknownNames?
    /// Names that the schema does not know, but other schemas that may look at the value do: the one that has it for a
    /// branch, and other branches.
    var otherNames: [String] = []
    /// Members that a schema around says a text that goes one way must not have: nothing asks such a text for them.
    var barred: [ValueAccess: Set<ScalarKey>] = [:]

    /// The context of a part of the value: a member, an item.
    var part: Context {
      Context(
        scope: scope, role: role == .conditional ? .conditional : .value, isFirst: isFirst,
        unknownNames: unknownNames == .leftToOthers ? .leftToOthers : nil)
    }

    /// The context of another subschema that looks at the value.
    func inPlace(collectsEvaluated: Bool, role: Role = .inPlace) -> Context {
      let isFirst = isFirst && role != .conditional
      let role = self.role == .conditional ? .conditional : role
      let unknownNames: SharedParts.UnknownNames? =
        switch role {
        case .value: unknownNames
        // With any other value, the owner of the part decides whether to warn.
        case .inPlace: unknownNames == .leftToOthers ? .leftToOthers : nil
        case .conditional: nil
        }
      return Context(
        scope: scope, role: role, collectsEvaluated: collectsEvaluated,
        isRevisited: isRevisited && role == .inPlace, isFirst: isFirst,
        owner: role == .inPlace ? owner : nil, unknownNames: unknownNames,
        otherNames: role == .value ? otherNames : [])
    }

    /// The context of a subschema below a condition that has been decided before the value is read.
    var preDispatched: Context { Context(scope: scope, role: .conditional, isFirst: true) }

    /// The context where the value has been read.
    var reread: Context {
      var context = self
      context.isRevisited = true
      return context
    }

    /// The context of a subschema that holds with the schema, always or on a condition.
    func barring(_ names: [ValueAccess: Set<ScalarKey>]) -> Context {
      var context = self
      context.barred = names
      return context
    }

    /// The context without `unevaluatedProperties` of the schema.
    var withoutUnevaluated: Context {
      var context = inPlace(collectsEvaluated: false).barring(barred)
      context.isOpen = true
      return context
    }
  }

  /// Whether a schema has the last word about a value, or is one of several that look at it: only the first knows
  /// which names are unknown. A fragment stands below a condition, and describes parts that are described elsewhere.
  enum Role: Hashable { case value, inPlace, conditional }

  func entering(_ resource: SchemaResourceID, _ context: Context) -> Context {
    var context = context
    context.scope = scopes.entering(resource, context.scope)
    return context
  }

  /// Calls a subschema; references that stand alone are followed here.
  mutating func call(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall {
    var (id, path, context) = (id, path, entering(graph[id].resource, context))
    while let target = graph[id].soleReference {
      path += pointer(graph[id], .ref)
      id = target
      context = entering(graph[id].resource, context)
    }
    let place = SchemaPlace(schema: id, scope: context.scope)
    if let owner = context.owner, !sharedParts.touches(sharedParts.unknownNames(of: owner), at: place) {
      context.owner = nil
    }
    if context.unknownNames != nil, !sharedParts.warnsOfUnknownNames(at: place) { context.unknownNames = nil }
    if !context.otherNames.isEmpty {
      context.otherNames = listedNames.unknown(to: place, among: context.otherNames)
    }
    if !context.barred.isEmpty { context.barred = barred(context.barred, demandedBy: id) }
    return BlockCall(block: block(id, context), path: path)
  }

  /// The context of a subschema for a part of the value.
  func part(_ id: SchemaID, _ context: Context) -> Context {
    var part = context.part
    if part.unknownNames == nil, let owner = context.owner {
      part.unknownNames = sharedParts.unknownNames(of: owner)[id]
    }
    return part
  }

  /// Calls a subschema; nil where it allows everything.
  mutating func callIfAsserting(_ id: SchemaID, _ path: String, _ context: Context) -> BlockCall? {
    if graph[id].boolean == true { return nil }
    let call = call(id, path, context)
    let block = program[call.block]
    return block.isFinished && block.isAlways ? nil : call
  }

  /// The block of a schema. The block of a recursive schema is found before it is finished.
  private mutating func block(_ id: SchemaID, _ context: Context) -> BlockID {
    let key = LoweringMemo.BlockKey(schema: id, context: context)
    if let known = program.memo.blocks[key] { return known }
    let blockID = BlockID(index: program.blocks.count)
    program.memo.blocks[key] = blockID
    let schema = graph[id]
    let body = SchemaProgram.Block(
      location: location(of: schema), message: schema.extensions.message,
      collectsEvaluated: context.collectsEvaluated)
    let block = Block(
      id: blockID, schema: id, body, variant: variant(context),
      isRevisited: context.isRevisited || context.role == .conditional && !context.isFirst)
    program.blocks.append(block)
    lower(schema, context, into: block)
    block.isFinished = true
    return blockID
  }

  /// Words for how a schema is lowered, for names of its block; several blocks of one schema may have the same.
  private func variant(_ context: Context) -> [String] {
    var words: [String] = []
    switch context.role {
    case .value: break
    case .inPlace: words += context.isRevisited ? ["inPlace"] : ["inPlace", "first"]
    case .conditional: words += context.isFirst ? ["conditional", "first"] : ["conditional"]
    }
    if context.collectsEvaluated { words.append("tracked") }
    if context.isOpen { words.append("open") }
    switch context.unknownNames {
    case .leftToOthers: words.append("silent")
    case .sharedWith(_, let warns): words += warns ? ["beside"] : ["silent", "beside"]
    case nil: break
    }
    if !context.otherNames.isEmpty { words.append("among") }
    if !context.barred.isEmpty { words.append("barring") }
    if context.role == .inPlace, context.owner != nil { words.append("owned") }
    if !context.scope.isEmpty { words.append("scoped") }
    return words
  }

  private mutating func lower(_ schema: Schema, _ context: Context, into block: Block) {
    let body = block.body
    if let boolean = schema.boolean {
      body.isNever = !boolean
      return block.settle()
    }
    var context = context
    if context.role == .value, options.warnsOfUnknownNames {
      var owner = SharedParts.Owner(place: SchemaPlace(schema: schema.id, scope: context.scope))
      if case .sharedWith(let others, _) = context.unknownNames { owner.others = others }
      if !sharedParts.unknownNames(of: owner).isEmpty { context.owner = owner }
      if context.unknownNames != .leftToOthers, graph.listsValues(schema.id) {
        context.unknownNames = .leftToOthers
      }
    }
    body.types = schema.types
    body.values = valueChecks(schema)
    body.numbers = numberChecks(schema)
    body.strings = stringChecks(schema, context)
    body.array = arrayPlan(schema, context)
    body.object = objectPlan(schema, context)
    block.settle()
    body.inPlaceChecks = inPlaceChecks(schema, block.readsOwn ? context.reread : context)
    block.settle()
    body.readsValue = block.mustReadValue
    if leavesProperties(schema, context), !context.collectsEvaluated, schema.unevaluatedItems == nil,
      case .conditional = evaluatedParts.properties(of: schema)
    {
      block.withoutUnevaluated = self.block(schema.id, context.withoutUnevaluated)
    }
  }

  func location(of schema: Schema) -> String {
    graph.location(of: schema.id)
  }

  /// The pointer of a keyword as the source spells it.
  func pointer(_ schema: Schema, _ keyword: Keyword) -> String {
    "/" + JSONPointer.escaped(schema.spelling(of: keyword))
  }

  func pointer(_ schema: Schema, _ keyword: Keyword, _ token: String) -> String {
    pointer(schema, keyword) + "/" + JSONPointer.escaped(token)
  }
}
