import SchemaRuntime
import SchemaValidation
package import TypeModel

/// The plan of some schemas while it is put together, and its text.
///
/// A file that is generated carries the text of its document's plan. `schemagen validate` reads the text of a plan that
/// it has just made, so that both run the same.
package struct PlanLines {
  private var maker: PlanMaker
  private var blocks: [(id: BlockID, block: PlanBlock)] = []
  private var readings: [(name: String, reading: PlanReading)] = []

  /// - Parameter isLocal: whether a block is one of this plan; it calls the others where they are.
  package init(_ plan: ValidationPlan, isLocal: @escaping (Block) -> Bool) {
    maker = PlanMaker(plan, isLocal: isLocal)
  }

  /// The blocks of other plans that the lines call, in the order of their numbers.
  package var others: [Block] { maker.others }

  /// The blocks of the rules that the lines ask of the interpreter, in the order of their numbers.
  package var rules: [BlockID] { maker.rules }

  /// Adds a block, or the table of one that is not called.
  package mutating func add(_ block: Block) {
    let isCalled = maker.plan.called.contains(block.id)
    blocks.append((block.id, isCalled ? maker.made(block) : maker.made(tableOf: block)))
  }

  /// Adds how a struct is read.
  /// - Parameters:
  ///   - name: what the plan calls the struct.
  ///   - reading: how it is validated.
  ///   - stored: the numbers of the members that the walk stores by itself.
  package mutating func add(_ name: String, _ reading: StructReading, stored: Set<Int>) {
    readings.append((name, maker.made(reading) { stored.contains($0) }))
  }

  /// Adds how a union is read.
  /// - Parameters:
  ///   - name: what the plan calls the union.
  ///   - union: says which values are whose.
  ///   - reading: how values are validated while they are read; nil where the schema decides all of them first.
  package mutating func add(_ name: String, _ union: UnionType, _ reading: UnionReading?) {
    readings.append((name, maker.made(union, reading)))
  }

  /// The lines, one for each part: `SchemaPlan` reads them in any order. What follows from another line has none.
  /// - Parameter name: what a block is called; no two blocks are called alike.
  package func lines(naming name: (BlockID) -> String) -> [String] {
    withoutActuallyEscaping(name) { name in
      func table(_ target: PlanTarget) -> String {
        let key = PlanTableKey(target)
        return name(key.block) + key.suffix
      }
      func block(_ target: PlanTarget) -> String? {
        target.number < 0 ? nil : name(BlockID(index: target.number))
      }
      var printer = PlanPrinter(block: block, table: table)
      var lines = maker.tables.map { printer.line($1, named: table($0.target)) }
      // A block may do what the table of its name does.
      for (id, block) in blocks where block.table.map(PlanTableKey.init) != PlanTableKey(whole: id) {
        lines.append(printer.line(block, named: name(id)))
      }
      for (type, var reading) in readings {
        // The walk of the block of its name may store all members of a struct.
        if let block = reading.block.flatMap(block), block.hasSameScalars(as: type) {
          reading.block = nil
          if reading.members.isEmpty, reading.kinds.isEmpty { continue }
        }
        lines.append(printer.line(reading, named: type))
      }
      // What is printed points into it.
      return withExtendedLifetime(maker.memory) { lines }
    }
  }
}
