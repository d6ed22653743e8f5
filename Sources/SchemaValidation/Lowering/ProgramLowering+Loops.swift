import Diagnostics
import SchemaModel

extension ProgramLowering {
  /// Reports blocks that come back to themselves without going into the instance: running them would never end
  /// (Core §9.4.1). The loader reports the loops that static references make. Left here are those that a `$dynamicRef`
  /// closes in some dynamic scope. Where a loop closes, no value is valid, so that no reader can get lost.
  mutating func checkLoops(into bag: inout DiagnosticBag) {
    var depth = [Int?](repeating: nil, count: program.blocks.count)
    var isFinished = [Bool](repeating: false, count: program.blocks.count)
    for start in program.blocks.indices where !isFinished[start] {
      var path = [(block: start, calls: program.blocks[start].callsInPlace, next: 0)]
      depth[start] = 0
      while let here = path.last {
        guard here.next < here.calls.count else {
          depth[here.block] = nil
          isFinished[here.block] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = here.calls[here.next].block.index
        if let entry = depth[target] {
          report(loop: path[entry...].map { graph[program.blocks[$0.block].schema] }, into: &bag)
          program.blocks[target].body.isNever = true
          program.blocks[target].settle()
        } else if !isFinished[target] {
          depth[target] = path.count
          path.append((target, program.blocks[target].callsInPlace, 0))
        }
      }
    }
  }

  private func report(loop: [Schema], into bag: inout DiagnosticBag) {
    let sites = loop.indices.compactMap { index in
      loop[index].sites[.dynamicRef].map { (index: index, location: $0.location) }
    }
    let first = sites.min { $0.location < $1.location } ?? (0, loop[0].location)
    var names = (loop[first.index...] + loop[...first.index]).map(location)
    if names.count > 8 { names.replaceSubrange(4..<(names.count - 3), with: ["…"]) }
    bag.error(
      "this reference comes back to itself without going into the instance: "
        + names.joined(separator: " → "),
      at: first.location)
  }
}
