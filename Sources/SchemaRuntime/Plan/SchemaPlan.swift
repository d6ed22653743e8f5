/// How the schemas of a document are decided fast: blocks and tables, ready to run on an instance.
///
/// Generated files carry one as a text, a block a line. It is read where the constant that holds it is first used.
public struct SchemaPlan: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  let contents: UnsafePointer<Contents>

  /// The program of the same schemas.
  var program: SchemaProgram {
    guard let program = contents.pointee.program else {
      preconditionFailure("the plan has no program")  // by the generator alone, not by input
    }
    return program()
  }

  struct Contents {
    var blocks: PlanList<PlanBlock>
    var tables: PlanList<PlanTable>
    /// The program of the same schemas, which makes reports; nil where no type is of them.
    var program: (@Sendable () -> SchemaProgram)?
    /// The blocks of other plans, which are looked for when they are called: two plans may need each other.
    var others: [@Sendable () -> PlannedBlock]
    /// The rules that the interpreter runs.
    var rules: [@Sendable () -> SchemaEntry]
    /// The numbers of the blocks, by their names.
    var numbers: [ScalarKey: Int]
    /// How structs and unions are read, by their names.
    var readings: [ScalarKey: PlanReading]
  }

  /// The plan of a generated file.
  /// - Parameters:
  ///   - document: the document of the schemas.
  ///   - text: the text that the generator printed, or its first part.
  ///   - parts: the further parts of a long text.
  ///   - program: the program of the same schemas, which makes reports; nil where no type is of them.
  ///   - others: the blocks of other plans that those of this one call, in the order of their numbers.
  ///   - rules: the rules that they ask of the interpreter.
  public init(
    _ document: StaticString, _ text: StaticString, _ parts: StaticString...,
    program: (@Sendable () -> SchemaProgram)? = nil, others: [@Sendable () -> PlannedBlock] = [],
    rules: [@Sendable () -> SchemaEntry] = []
  ) {
    let first = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    do throws(PlanMismatch) {
      if parts.isEmpty {
        contents = try Self.contents(first, program, others, rules)
      } else {
        let all = ([text] + parts).map(\.description).joined(separator: "\n")
        contents = try Array(all.utf8).withUnsafeBufferPointer { (bytes) throws(PlanMismatch) in
          try Self.contents(bytes, program, others, rules)
        }
      }
    } catch {
      // The generator printed the text, so no input leads here.
      fatalError("\(document) was generated for another version of SchemaRuntime: \(error.message)")
    }
  }

  /// A plan that was made in this process, of one text, without a program.
  /// - Parameters:
  ///   - lines: the text that the planner printed.
  ///   - rules: the rules that it asks of the interpreter.
  /// - Throws: `PlanMismatch` where the text is no plan.
  package init(lines: String, rules: [@Sendable () -> SchemaEntry]) throws(PlanMismatch) {
    contents = try Array(lines.utf8).withUnsafeBufferPointer { (bytes) throws(PlanMismatch) in
      try Self.contents(bytes, nil, [], rules)
    }
  }

  private static func contents(
    _ text: UnsafeBufferPointer<UInt8>, _ program: (@Sendable () -> SchemaProgram)?,
    _ others: [@Sendable () -> PlannedBlock], _ rules: [@Sendable () -> SchemaEntry]
  ) throws(PlanMismatch) -> UnsafePointer<Contents> {
    var reader = PlanReader(text)
    try reader.read()
    var linker = TableLinker(tables: reader.tables.compactMap(\.self))
    for number in linker.tables.indices { linker.make(number) }
    // The plan stays as long as the program runs.
    _ = Unmanaged.passRetained(reader.memory)
    return kept(
      Contents(
        blocks: reader.memory.list(reader.blocks.compactMap(\.self)),
        tables: reader.memory.list(linker.tables), program: program, others: others, rules: rules,
        numbers: reader.numbers, readings: reader.readings))
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
    var reading = contents.pointee.readings[ScalarKey(name)] ?? PlanReading()
    if reading.block == nil {
      reading.block = contents.pointee.numbers[ScalarKey(name)].map { PlanTarget($0) }
    }
    return reading
  }

  /// The block with a name; nil where there is none.
  package func block(named name: String) -> PlannedBlock? {
    contents.pointee.numbers[ScalarKey(name)].map { PlannedBlock(contents.pointee.blocks[$0], in: self) }
  }

  /// A block of this plan, or of another one.
  func block(_ target: PlanTarget) -> PlannedBlock {
    if target.number < 0 { return contents.pointee.others[~target.number]() }
    return PlannedBlock(contents.pointee.blocks[target.number], in: self)
  }
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

/// A block of a plan, by which the plans of other files call it.
public struct PlannedBlock: @unchecked Sendable {
  let plan: SchemaPlan
  let block: UnsafePointer<PlanBlock>

  init(_ block: UnsafePointer<PlanBlock>, in plan: SchemaPlan) { (self.plan, self.block) = (plan, block) }

  /// - Parameters:
  ///   - name: the name of the block in the plan: the place of its schema in the document, `#/pointer`.
  ///   - plan: holds the block.
  public init(_ name: String, in plan: SchemaPlan) {
    guard let found = plan.block(named: name) else {
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
  public func callAsFunction(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
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
