/// The schemas of a document: how they are decided fast, and the program that reports come from.
///
/// Generated files carry one as a text: blocks and tables, a line each, and the program behind them. The lines are read where
/// the constant that holds the plan is first used, the program where the first report is made.
public struct SchemaPlan: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  let contents: UnsafePointer<Contents>

  struct Contents {
    /// The document of the schemas.
    let document: String
    let blocks: PlanList<PlanBlock>
    let tables: PlanList<PlanTable>
    /// The blocks of other plans that those of this one call.
    let callees: UnsafeBufferPointer<PlanCallee>
    /// The names of `blocks`.
    let blockNames: PlanNames
    /// How structs and unions are read.
    let readings: PlanList<PlanReading>
    /// The names of `readings`.
    let readingNames: PlanNames
    /// The text of the program.
    let text: UnsafeBufferPointer<UInt8>
    let program = FirstUse<SchemaProgram>()
    /// The plans that hold the blocks that this one refers to and does not hold.
    let others: @Sendable () -> [SchemaPlan]
    let foundOthers = FirstUse<[SchemaPlan]>()
  }

  /// The plan of a generated file.
  /// - Parameters:
  ///   - document: the document of the schemas.
  ///   - text: the text that the generator printed, or its first part.
  ///   - parts: the further parts of a long text.
  ///   - others: gives the plans that hold the blocks this one refers to and does not hold: when they are needed, as they
  ///     may refer to this one in turn.
  public init(
    _ document: String, _ text: StaticString, _ parts: StaticString...,
    with others: @escaping @Sendable () -> [SchemaPlan] = { [] }
  ) {
    var bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    if !parts.isEmpty {
      bytes = kept(Array(([text] + parts).map(\.description).joined(separator: "\n").utf8))
    }
    do throws(PlanMismatch) {
      contents = try Self.contents(document, bytes, others)
    } catch {
      // The generator printed the text, so no input leads here.
      fatalError("\(document) was generated for another version of SchemaRuntime: \(error.message)")
    }
  }

  /// A plan that was made in this process, of one text, without a program. The names of its blocks begin with `#`.
  /// - Parameter lines: the text that the planner printed.
  /// - Throws: `PlanMismatch` where the text is no plan.
  package init(lines: String) throws(PlanMismatch) {
    let bytes = Array(lines.utf8)
    contents = try bytes.withUnsafeBufferPointer { (bytes) throws(PlanMismatch) in
      try Self.contents("", bytes, { [] })
    }
    // A program would be read from memory that is gone.
    if !contents.pointee.text.isEmpty { throw PlanMismatch(message: "a program stands behind the lines") }
  }

  private static func contents(
    _ document: String, _ text: UnsafeBufferPointer<UInt8>, _ others: @escaping @Sendable () -> [SchemaPlan]
  ) throws(PlanMismatch) -> UnsafePointer<Contents> {
    var reader = PlanReader(text)
    try reader.read()
    var linker = TableLinker(tables: reader.tables.compactMap(\.self))
    for number in linker.tables.indices { linker.make(number) }
    // The plan stays as long as the program runs.
    _ = Unmanaged.passRetained(reader.memory)
    return kept(
      Contents(
        document: document, blocks: reader.memory.list(reader.blocks.compactMap(\.self)),
        tables: reader.memory.list(linker.tables), callees: kept(reader.others.map(PlanCallee.init)),
        blockNames: reader.blockNames, readings: reader.memory.list(reader.readings),
        readingNames: reader.readingNames, text: reader.rest, others: others))
  }

  @inline(__always)
  func table(_ target: PlanTarget?) -> MemberTable {
    guard let target else { return .none }
    return contents.pointee.tables[target.number].pointee.made
  }
}

extension SchemaPlan {
  /// How a type is read, by the name of its schema, or its own. The walk stores all members of a struct that no line
  /// tells of. The block is that of the name, where the line says no other.
  func reading(of name: String) -> PlanReading {
    var reading = PlanReading()
    if let number = contents.pointee.readingNames.number(ofKnown: name) {
      reading = contents.pointee.readings[number].pointee
    }
    if reading.block == nil {
      reading.block = contents.pointee.blockNames.number(ofKnown: name).map { PlanTarget($0) }
    }
    return reading
  }

  /// The block with a name; nil where there is none.
  package func block(named name: String) -> PlannedBlock? {
    contents.pointee.blockNames.number(ofKnown: name).map {
      PlannedBlock(contents.pointee.blocks[$0], in: self)
    }
  }

  /// A block of this plan, or of another one.
  func block(_ target: PlanTarget) -> PlannedBlock {
    if target.number < 0 { return other(~target.number).pointee }
    return PlannedBlock(contents.pointee.blocks[target.number], in: self)
  }

  /// The block of another plan.
  @inline(__always)
  func other(_ number: Int) -> UnsafePointer<PlannedBlock> {
    let callees = contents.pointee.callees
    precondition(callees.indices.contains(number))
    // By its place: no reference to the name is counted.
    let callee = callees.baseAddress.unsafelyUnwrapped + number
    return callee.pointee.block.value { PlannedBlock(callee.pointee.name, in: self) }
  }

  /// The block of another plan, by the document of that and the name in it; nil where no plan at hand has it.
  func block(ofOther name: String) -> PlannedBlock? {
    for plan in others {
      let document = plan.contents.pointee.document.utf8
      // Two documents may be called `a` and `a#b`.
      if name.utf8.starts(with: document),
        let found = plan.block(named: String(Substring(name.utf8.dropFirst(document.count))))
      {
        return found
      }
    }
    return nil
  }

  private var others: [SchemaPlan] { contents.pointee.foundOthers.value(contents.pointee.others).pointee }

  /// What makes reports, by the name of a block.
  func entry(named name: String) -> SchemaEntry { SchemaEntry(name, in: program) }

  /// The program of the schemas.
  private var program: SchemaProgram {
    contents.pointee.program.value {
      SchemaProgram(
        contents.pointee.document, text: String(decoding: contents.pointee.text, as: UTF8.self)
      ) { others.map(\.program) }
    }.pointee
  }
}

/// A block of another plan, which a plan knows by the document and the name in that.
struct PlanCallee {
  let name: String
  let block = FirstUse<PlannedBlock>()

  init(_ name: String) { self.name = name }
}

/// Makes the tables of a plan, those that are nested in others before these.
private struct TableLinker {
  var tables: [PlanTable]
  private var isMade: [Bool]

  init(tables: [PlanTable]) {
    self.tables = tables
    isMade = tables.map { _ in false }
  }

  mutating func make(_ number: Int) {
    if isMade[number] { return }
    // Before those that are nested, so that it ends for a table that names itself.
    isMade[number] = true
    let table = tables[number]
    for nested in table.nested.elements { make(nested.number) }
    tables[number].made = MemberTable(table, nested: table.nested.elements.map { tables[$0.number].made })
  }
}

extension MemberTable {
  /// The table of no lines.
  static let none = MemberTable(rows: [])

  fileprivate init(_ plan: PlanTable, nested: [MemberTable]) {
    let rows = plan.rows.elements.map { row -> [String] in
      let reach = row.reach.string
      guard let demands = row.demands else { return [row.name.string] + (reach.isEmpty ? [] : ["", reach]) }
      return [row.name.string, demands.text.string] + (reach.isEmpty ? [] : [reach])
    }
    self.init(rows: rows, nested: nested, required: plan.required, verdict: TableVerdict(plan))
  }
}

extension TableVerdict {
  fileprivate init?(_ plan: PlanTable) {
    let count = plan.least...max(plan.least, plan.most)
    let form: Form
    switch plan.form {
    case .part: return nil
    case .value: form = .value
    case .array: form = .array(count, areUnique: plan.areUnique)
    case .map: form = .map(count)
    case .object:
      switch plan.others {
      case .passed: form = .object(.passed)
      case .warned: form = .object(.warned)
      case .refused: form = .object(.refused)
      }
    }
    self.init(form: form, others: plan.types)
  }
}

/// A block of a plan.
package struct PlannedBlock: @unchecked Sendable {
  let plan: SchemaPlan
  let block: UnsafePointer<PlanBlock>

  init(_ block: UnsafePointer<PlanBlock>, in plan: SchemaPlan) { (self.plan, self.block) = (plan, block) }

  /// - Parameters:
  ///   - name: the name of the block in the plan: the place of its schema in the document, `#/pointer`; with the document in
  ///     front, where that is another one.
  ///   - plan: holds the block, or is linked to the plan that does.
  init(_ name: String, in plan: SchemaPlan) {
    guard let found = plan.block(named: name) ?? plan.block(ofOther: name) else {
      preconditionFailure("the plan has no block '\(name)'")  // by the generator alone, not by input
    }
    self = found
  }

  /// The block that gives the verdict: another one, where this one does nothing but call that.
  var deciding: PlannedBlock {
    guard block.pointee.isAlias, let target = block.pointee.unwarned else { return self }
    return plan.block(target)
  }

  /// Validates the value at the cursor, and leaves the cursor behind it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  package func callAsFunction(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    try plan.run(block, &cursor, &sink)
  }

  @inline(__always)
  func run(
    _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: SchemaPlan.Evaluated?
  ) throws(Rejection) {
    try plan.run(block, &cursor, &sink, own)
  }

  /// The table with the names of the members.
  var members: MemberTable {
    block.pointee.object.isEmpty ? whole : plan.table(block.pointee.object[0].pointee.table)
  }

  /// The table for members whatever their names.
  var others: MemberTable {
    guard !block.pointee.object.isEmpty else { return whole }
    let object = block.pointee.object[0]
    return plan.table(
      object.pointee.isMap ? object.pointee.table : object.pointee.othersTable ?? object.pointee.others.table)
  }

  /// The table for items.
  var items: MemberTable {
    block.pointee.array.isEmpty ? whole : plan.table(block.pointee.array[0].pointee.table)
  }

  private var whole: MemberTable { plan.table(block.pointee.table) }

  /// What tells which branches of a union an object may be; nil where nothing does.
  /// - Parameter union: the place of the union among those of the block.
  func preselection(_ union: Int) -> UnsafePointer<PlanPreselection>? {
    var before = union
    for check in block.pointee.checks.elements where check.kind == .union {
      guard before == 0 else {
        before -= 1
        continue
      }
      let found = check.union[0].pointee.preselection
      return found.isEmpty ? nil : found[0]
    }
    return nil
  }
}
