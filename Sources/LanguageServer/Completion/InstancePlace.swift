import FixtureEmitter
import SchemaModel
import SchemaRuntime
import YAMLTree

/// A place in an instance: the schema that it begins with, and the way from there.
struct InstancePlace {
  let root: SchemaID
  private let draft: SchemaDraft
  private let site: SchemaDraft.Site
  /// The steps of the site that lead to the instance.
  private let outer: Int

  /// A place in a document that is an instance.
  init(_ draft: SchemaDraft, _ site: SchemaDraft.Site, root: SchemaID) {
    (self.draft, self.site, self.root, outer) = (draft, site, root, 0)
  }

  /// A place in an instance that a schema holds: in `default`, `const`, `enum`, or `examples`. Nil for any other place.
  /// - Parameter schema: the schema at a place of the document.
  init?(inSchema draft: SchemaDraft, _ site: SchemaDraft.Site, schema: ([String]) -> SchemaID?) {
    guard let index = site.steps.firstIndex(where: { Self.holder($0) != nil }),
      let isList = Self.holder(site.steps[index]), !(site.role == .key && site.steps.count == index + 1),
      !isList || site.steps.count > index + 1 && site.steps[index + 1].node.elements != nil,
      let root = schema(Array(site.pointer[..<index]))
    else { return nil }
    (self.draft, self.site, self.root) = (draft, site, root)
    outer = index + (isList ? 2 : 1)
  }

  /// Whether a keyword holds a list of instances; nil where it holds none.
  private static func holder(_ step: SchemaDraft.Step) -> Bool? {
    guard step.place.isSchema, case .name(let name) = step.token else { return nil }
    return Keyword(rawValue: name)?.instances.map { $0 == .list }
  }

  private func steps(_ steps: ArraySlice<SchemaDraft.Step>) -> [InstanceGuide.Step] {
    steps.map { step in
      switch step.token {
      case .index(let index): InstanceGuide.Step(.item(index), beside: .array([]))
      case .name(let name):
        InstanceGuide.Step(.member(name), beside: draft.value(step.node, without: member(of: step)))
      }
    }
  }

  /// The member that a step goes into: at equal names, the one that the place is in.
  private func member(of step: SchemaDraft.Step) -> DraftNode.Member? {
    step.node.members?.first { member in
      member.range.lowerBound <= site.node.range.lowerBound
        && site.node.range.upperBound <= member.range.upperBound
    }
  }

  /// The readings of the value at the place, or of the value behind the key there.
  /// - Parameter takesValue: whether what is written there counts.
  func readings(_ guide: InstanceGuide, takesValue: Bool) -> [InstanceGuide.Reading] {
    let node = site.role == .key ? site.member?.value : site.node
    let written = takesValue ? node.flatMap { $0.isMissing ? nil : draft.value($0) } : nil
    return guide.readings(of: root, steps(site.steps[outer...]), written: written)
  }

  /// The object whose key is at the place, or the one that a word there would begin: its readings, and its other keys.
  func object(_ guide: InstanceGuide) -> (readings: [InstanceGuide.Reading], keys: Set<ScalarKey>) {
    switch site.role {
    case .value:
      return (guide.readings(of: root, steps(site.steps[outer...]), written: .object([:])), [])
    case .key:
      guard let last = site.steps.last else { return ([], []) }
      let others = draft.value(last.node, without: site.member)
      let readings = guide.readings(of: root, steps(site.steps[outer...].dropLast()), written: others)
      let keys = (last.node.members ?? []).filter { $0.key.range != site.member?.key.range }
      return (readings, Set(keys.map { ScalarKey(draft.key($0.key)) }))
    }
  }
}
