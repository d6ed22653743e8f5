public import Diagnostics
public import Generation
public import SchemaComparison
import SchemaModel
import YAMLTree

/// The policies of a configuration: of several, the first that is for the document of a change counts.
public struct ChangePolicies {
  fileprivate struct Entry {
    var policy: ChangePolicy
    /// Globs of documents; nil: all.
    var paths: [String]?
    var levels: [String: SchemaLinting.Level]
    var ignored: IgnoredChanges

    /// Whether it is for a document of one of the paths.
    func isFor(_ documents: [String]) -> Bool {
      paths.map { globs in globs.contains { glob in documents.contains { Glob.matches(glob, $0) } } } ?? true
    }
  }

  fileprivate var entries: [Entry] = []

  public var isEmpty: Bool { entries.isEmpty }
}

extension TargetConfiguration {
  /// What changes may not break, as a configuration says under `breaking`. A rule that is not known is an error.
  public func policies(into bag: inout DiagnosticBag) -> ChangePolicies {
    guard let breaking else { return ChangePolicies() }
    return ChangePolicies(
      entries: (breaking.elements ?? [breaking]).map { node in
        let name = node["policy"]?.string ?? ""
        let sides: [ChangePolicy.Side] =
          name == "both" ? [.consumers, .producers] : ChangePolicy.Side(rawValue: name).map { [$0] } ?? []
        return ChangePolicies.Entry(
          policy: ChangePolicy(Set(sides), closesObjects: node["openObjects"]?.string == "closed"),
          paths: node["paths"]?.elements?.compactMap(\.string),
          levels: Self.levels(node["severities"], rules: ChangeRule.all.sorted(), into: &bag),
          ignored: IgnoredChanges(node["ignore"], into: &bag))
      })
  }
}

extension ChangeReport {
  /// Gives each change the policy of its document, and leaves out what that ignores or switches off; an entry that matches no change
  /// is a warning.
  /// - Parameter part: what is compared: a part of a folder of schemas has the policies that it has in the whole, and what these
  ///   ignore in other parts is no warning.
  public mutating func apply(
    _ policies: ChangePolicies, to part: ComparedPart, into bag: inout DiagnosticBag
  ) {
    hasPolicy = !policies.isEmpty
    let numbers = changes.map { change in
      let paths = part.paths(of: change.document)
      return policies.entries.firstIndex { $0.isFor(paths) }
    }
    for (number, entry) in policies.entries.enumerated() {
      let own = zip(changes, numbers).filter { $0.1 == number }.map(\.0)
      entry.ignored.reportUnused(among: own, of: part, into: &bag)
    }
    let count = changes.count
    changes = zip(changes, numbers).compactMap { change, number in
      guard let number else { return change }
      let entry = policies.entries[number]
      if entry.ignored.covers(change, of: part) { return nil }
      var changed = change
      changed.policy = entry.policy
      switch entry.levels[change.rule] {
      case nil: break
      case .off: return nil
      case .severity(let severity): changed.level = severity
      }
      return changed
    }
    ignored += count - changes.count
  }
}
