import Diagnostics
import SchemaRuntime

extension GraphBuilder {
  /// A way from a schema to another that looks at the very same instance.
  private struct Step {
    var target: SchemaID
    /// Whether the step is a `$ref` or `$dynamicRef`, and not a subschema in place.
    var isReference: Bool
  }

  /// How often loops are looked for, once those that were found are cut.
  private static let mostWalks = 8

  /// Reports references that come back to where they began without having gone into the instance: evaluating them
  /// would never end (Core §9.4.1). Where that is tolerated, a reference of each loop is undecided, and all that does not
  /// reach it is decided.
  mutating func checkLoops() {
    var cut: Set<SchemaID> = []
    for walk in 1...Self.mostWalks {
      let found = findLoops(without: cut, isLast: walk == Self.mostWalks)
      if found.isSubset(of: cut) || !options.toleratesLoops { break }
      cut.formUnion(found)
    }
    guard options.toleratesLoops, !cut.isEmpty else { return }
    graph.undecided = cut.sorted { $0.index < $1.index }
    graph.settleUndecided(as: false)
  }

  /// Reports loops, except those that lead through the cut references.
  /// - Returns: for each loop a reference of it; all schemas of it where this is the last walk.
  private mutating func findLoops(without cut: Set<SchemaID>, isLast: Bool) -> Set<SchemaID> {
    let locations = Dictionary(
      pendingReferences.map { ($0.schema, $0.written.location) }, uniquingKeysWith: { first, _ in first })
    var looping: Set<SchemaID> = []
    /// The schemas from which every way has been walked.
    var finished = [Bool](repeating: false, count: graph.schemas.count)
    var depth = [Int?](repeating: nil, count: graph.schemas.count)
    for start in graph.schemas.indices where !finished[start] {
      let ways = cut.contains(SchemaID(index: start)) ? [] : steps(from: SchemaID(index: start))
      if ways.isEmpty { continue }
      // A walk with its own stack: chains of references may be longer than the machine's stack is deep.
      var path = [(schema: SchemaID(index: start), steps: ways, next: 0)]
      depth[start] = 0
      while let here = path.last {
        guard here.next < here.steps.count else {
          depth[here.schema.index] = nil
          finished[here.schema.index] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = here.steps[here.next].target
        if let entry = depth[target.index] {
          let loop = path[entry...].map { ($0.schema, $0.steps[$0.next - 1].isReference) }
          reportLoop(loop, locations)
          looping.formUnion(isLast ? loop.map(\.0) : loop.last { $0.1 }.map { [$0.0] } ?? [])
        } else if !finished[target.index] {
          depth[target.index] = path.count
          path.append((target, cut.contains(target) ? [] : steps(from: target), 0))
        }
      }
    }
    return looping
  }

  private func steps(from id: SchemaID) -> [Step] {
    let schema = graph.schemas[id.index]
    var steps: [Step] = []
    func add(_ target: SchemaID?, byReference: Bool = false) {
      if let target { steps.append(Step(target: target, isReference: byReference)) }
    }
    add(schema.reference, byReference: true)
    add(schema.dynamicReference?.initial, byReference: true)
    for target in schema.allOf { add(target) }
    for target in schema.anyOf { add(target) }
    for target in schema.oneOf { add(target) }
    for target in schema.extensions.warnings { add(target) }
    for dependent in schema.dependentSchemas { add(dependent.schema) }
    add(schema.not)
    add(schema.ifSchema)
    add(schema.thenSchema)
    add(schema.elseSchema)
    return steps
  }

  /// `loop` holds the schemas on the way and whether each is left by a reference.
  private mutating func reportLoop(
    _ loop: [(schema: SchemaID, byReference: Bool)], _ locations: [SchemaID: SourceLocation]
  ) {
    let references = loop.indices.filter { loop[$0].byReference && locations[loop[$0].schema] != nil }
    // The message begins with the reference that stands first in the files, wherever the walk entered the loop.
    let begin = references.min { a, b in
      switch (locations[loop[a].schema], locations[loop[b].schema]) {
      case (let first?, let second?): first < second
      default: false
      }
    }
    guard let begin, let location = locations[loop[begin].schema] else { return }
    let rotated = loop[begin...] + loop[..<begin]
    var names = [graph.location(of: loop[begin].schema)]
    for (position, step) in rotated.enumerated() where step.byReference {
      let target =
        position + 1 < rotated.count ? rotated[rotated.startIndex + position + 1].schema : loop[begin].schema
      names.append(graph.location(of: target))
    }
    if names.count > 8 { names.replaceSubrange(4..<(names.count - 3), with: ["…"]) }
    diagnostics.add(
      Diagnostic(
        options.toleratesLoops ? .warning : .error,
        "this reference comes back to itself without going into the instance: "
          + names.joined(separator: " → "),
        at: location, help: options.toleratesLoops ? "an instance that gets there is not decided" : nil))
  }
}
