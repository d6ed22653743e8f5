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

  package init(_ plan: ValidationPlan) { maker = PlanMaker(plan) }

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
  /// - Parameters:
  ///   - name: what a block is called; no two blocks are called alike.
  ///   - isOther: whether a block that a line calls is one of another plan.
  package func lines(
    naming name: (BlockID) -> String, isOther: (BlockID) -> Bool = { _ in false }
  ) -> [String] {
    withoutActuallyEscaping(name) { name in
      withoutActuallyEscaping(isOther) { isOther in
        lines(name) { target in
          let id = BlockID(index: target.number)
          return (name(id), isOther(id))
        }
      }
    }
  }

  private func lines(
    _ name: @escaping (BlockID) -> String,
    _ block: @escaping (PlanTarget) -> (name: String, isOther: Bool)
  ) -> [String] {
    func table(_ target: PlanTarget) -> String {
      let key = PlanTableKey(target)
      return name(key.block) + key.suffix
    }
    var printer = PlanPrinter(block: block, table: table)
    var lines = maker.tables.map { printer.line($1, named: table($0.target)) }
    // A block may do what the table of its name does.
    for (id, block) in blocks where block.table.map(PlanTableKey.init) != PlanTableKey(whole: id) {
      lines.append(printer.line(block, named: name(id)))
    }
    for (type, var reading) in readings {
      // The walk of the block of its name may store all members of a struct.
      if let block = reading.block.map(block), !block.isOther, block.name.hasSameScalars(as: type) {
        reading.block = nil
        if reading.members.isEmpty, reading.kinds.isEmpty { continue }
      }
      lines.append(printer.line(reading, named: type))
    }
    // What is printed points into it.
    return withExtendedLifetime(maker.memory) { lines }
  }
}
