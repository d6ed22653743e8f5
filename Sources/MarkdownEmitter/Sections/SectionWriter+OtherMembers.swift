import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// Members without a name: those that match a pattern, and all others.
  /// - Parameter names: those that the table has rows for.
  func otherMembers(
    _ group: Group, among names: [String]
  ) -> [(name: Inline, step: Step, schema: SchemaID)] {
    var result: [(name: Inline, step: Step, schema: SchemaID)] = []
    let patterns = group.schemas.flatMap(\.patternProperties).map(\.name)
    for schema in group.schemas {
      for entry in schema.patternProperties
      where !entry.name.isEmpty || schema.uncheckedNamePatterns.isEmpty {
        result.append((Self.matching(entry.name), .pattern(entry.name), entry.schema))
      }
      for (step, id) in [
        (Step.others, schema.additionalProperties), (.unevaluated, schema.unevaluatedProperties),
      ] {
        guard let id, site.graph[id].boolean == nil,
          group.hasMembers || step != .others || !isInline(id, group)
        else { continue }
        var name = others(id, of: schema, among: names, patterns)
        if step == .unevaluated, let namers = namersOfOthers(group, countsOpenParts: true) {
          // A form or a rule that describes a member leaves it to no `unevaluatedProperties`.
          name = "\(name) that no \(namers) below describes"
        }
        result.append((name, step, id))
      }
    }
    return result
  }

  /// At most so many names are listed.
  private static let mostNames = 12

  /// Which members a schema of a part looks at: “every other property” only where the part itself names all that the table
  /// has. It looks at those, too, that other parts name.
  private func others(
    _ id: SchemaID, of part: Schema, among names: [String], _ patterns: [String]
  ) -> Inline {
    let parts = part.unevaluatedProperties == id ? site.graph.allParts(of: part.id) : [part.id]
    let own = Set(parts.flatMap { site.graph[$0].properties }.map { ScalarKey($0.name) })
    let ownPatterns = parts.flatMap { site.graph[$0].patternProperties }.map(\.name)
    let looked = names.filter { name in
      !own.contains(ScalarKey(name))
        && site.reasoning?.certainSchemas(ofMember: name, of: [part.id]).contains(id) ?? true
    }
    let beside = Set(looked.map { ScalarKey($0) })
    let others = names.filter { !beside.contains(ScalarKey($0)) }
    let otherPatterns = patterns.filter { !ownPatterns.contains($0) }
    if others.isEmpty, ownPatterns.isEmpty { return "every property" }
    if looked.isEmpty, otherPatterns.isEmpty { return "every other property" }
    return looked.count + otherPatterns.count <= others.count + ownPatterns.count
      ? "every other property, and \(Self.list(looked, otherPatterns))"
      : "every property but \(Self.list(others, ownPatterns))"
  }

  private static func list(_ names: [String], _ patterns: [String]) -> Inline {
    let items = names.map { Inline.code($0) } + patterns.map(matching)
    let rest = items.count - mostNames
    return rest > 1
      ? "\(items.prefix(mostNames).joined(", ")) and \(text: String(rest)) more" : items.list("and")
  }

  static func matching(_ pattern: String) -> Inline { "names that match \(code: pattern)" }
}
