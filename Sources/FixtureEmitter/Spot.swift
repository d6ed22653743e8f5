package import SchemaModel
package import SchemaRuntime

/// A place in a valid instance, and the schemas that look at it.
package struct Spot {
  /// A valid instance of the whole object.
  package var host: JSONValue
  /// The steps from the whole to the place.
  package var steps: [Step] = []
  /// Every schema that looks at the place.
  package var ids: [SchemaID]
  /// The outermost union above the place: a report may name it instead of the mistake in its branch.
  var union: Union?
  /// The conditions under which the schemas look at the place.
  var guards: [Guard] = []

  /// A condition around a place: some schemas have to accept a value, and others have to refuse it.
  struct Guard: Hashable {
    /// The steps to the value that it is about: the beginning of the steps to the place.
    var steps: [Step]
    var accepting: [SchemaID] = []
    var refusing: [SchemaID] = []

    /// Whether it holds in an instance that has the place at another path.
    func holds(in instance: JSONValue, at place: [Step], _ bench: Workbench) -> Bool {
      guard let value = instance.value(at: place.prefix(steps.count)) else { return false }
      return bench.accepts(value, accepting) && !refusing.contains { bench.accepts(value, $0) }
    }
  }

  /// A union of several branches, and where its value is.
  struct Union {
    var branches: [SchemaID]
    /// Whether only one branch may accept the value.
    var isExclusive: Bool
    var steps: [Step]

    /// Whether it is the union that refuses an instance.
    func refuses(_ instance: JSONValue, _ bench: Workbench) -> Bool {
      guard let value = instance.value(at: steps) else { return false }
      let count = branches.count { bench.accepts(value, $0) }
      return isExclusive ? count != 1 : count == 0
    }

    /// Whether a branch, asked by itself, reports that a keyword, or a union around it, does not hold. A keyword below
    /// a condition is not asked where the condition does not hold.
    func breaks(_ keyword: String, in instance: JSONValue, _ bench: Workbench) -> Bool {
      guard let value = instance.value(at: steps) else { return false }
      return branches.contains { branch in
        bench.graph[branch].boolean == nil
          && bench.report(value, branch).errors.contains {
            let location = $0.absoluteKeywordLocation
            return location.hasPrefix(keyword) || keyword.hasPrefix(location + "/")
          }
      }
    }
  }

  /// Whether it is the name of a member.
  var isName: Bool { if case .name? = steps.last { true } else { false } }

  package var current: JSONValue? { host.value(at: steps) }
  var label: String { steps.map(\.label).joined(separator: ".") }

  /// The steps to another item of the array that the place is in, one with this value.
  func steps(toItem value: JSONValue) -> [Step]? {
    guard case .item? = steps.last, let items = host.value(at: steps.dropLast())?.arrayValue,
      let index = items.firstIndex(of: value)
    else { return nil }
    return steps.dropLast() + [.item(index)]
  }

  /// The instance with another value at the place.
  package func replacing(_ value: JSONValue) -> JSONValue? { host.setting(value, at: steps) }
}
