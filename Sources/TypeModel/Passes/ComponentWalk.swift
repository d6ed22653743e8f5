/// Tarjan's walk for strongly connected components, with a stack of its own: chains of types may be long.
struct ComponentWalk {
  /// The components with a cycle: of several types, or of one that leads to itself.
  private(set) var cycles: [[TypeID]] = []
  /// The types that have been visited, each component after all types that it leads to.
  private(set) var left: [TypeID] = []

  private struct Step {
    var id: TypeID
    var targets: [TypeID]
    var next = 0
  }

  private var order: [TypeID: Int] = [:]
  private var lowest: [TypeID: Int] = [:]
  private var open: [TypeID] = []
  private var isOpen: Set<TypeID> = []

  func isNew(_ id: TypeID) -> Bool { order[id] == nil }

  /// Visits all that `targets` lead to from a type that has not been visited.
  mutating func run(from start: TypeID, targets: (TypeID) -> [TypeID]) {
    var path = [enter(start, targets)]
    while let step = path.last {
      if step.next < step.targets.count {
        path[path.count - 1].next += 1
        let target = step.targets[step.next]
        if isNew(target) {
          path.append(enter(target, targets))
        } else if isOpen.contains(target) {
          lower(step.id, to: order[target])
        }
        continue
      }
      path.removeLast()
      leave(step)
      if let parent = path.last { lower(parent.id, to: lowest[step.id]) }
    }
  }

  private mutating func enter(_ id: TypeID, _ targets: (TypeID) -> [TypeID]) -> Step {
    let number = order.count
    order[id] = number
    lowest[id] = number
    open.append(id)
    isOpen.insert(id)
    return Step(id: id, targets: targets(id))
  }

  private mutating func lower(_ id: TypeID, to number: Int?) {
    if let number, let known = lowest[id], number < known { lowest[id] = number }
  }

  /// Closes the component that begins with the type, if one does.
  private mutating func leave(_ step: Step) {
    guard lowest[step.id] == order[step.id], let begin = open.lastIndex(of: step.id) else { return }
    let component = Array(open[begin...])
    open.removeSubrange(begin...)
    for id in component { isOpen.remove(id) }
    left += component
    if component.count > 1 || step.targets.contains(step.id) { cycles.append(component.sorted()) }
  }
}
