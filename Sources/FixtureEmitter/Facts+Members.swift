import SchemaModel
import SchemaRuntime

extension Facts {
  /// The reason why no valid object can have a listed member; nil where that is not certain. It is nil, too, where
  /// the author means it: the entry in `properties` allows no value, or `not` forbids the member.
  func whyImpossible(member name: String, _ bench: Workbench) -> String? {
    guard !excludes(name), !isForbidden(listed: name, bench) else { return nil }
    let own = bench.facts(certainSchemas(ofMember: name, in: bench))
    if own.isImpossible || closesUnevaluated, let closing = closing(name, bench) { return closing }
    if let why = own.whyNothing(bench, depth: 1) { return why }
    if !propertyNames.isEmpty, !bench.isExhausted, !bench.accepts(.string(name), propertyNames),
      !bench.isExhausted
    {
      return "'propertyNames' does not allow the name"
    }
    if !requires(name), required.count >= maxProperties {
      return "'maxProperties' is \(maxProperties)"
        + (required.isEmpty ? "" : ", and other members are required")
    }
    return whyImpossibleToComplete(name, bench)
  }

  /// Whether it is certain that no valid object has the member, also where its author says so.
  func forbids(member name: String, _ bench: Workbench) -> Bool {
    excludes(name) || isForbidden(listed: name, bench) || whyImpossible(member: name, bench) != nil
  }

  /// Whether a part of the schemas closes the object to what it does not look at itself.
  private var closesUnevaluated: Bool { members.count > 1 && !unevaluated.isEmpty }

  private func isForbidden(listed name: String, _ bench: Workbench) -> Bool {
    let name = ScalarKey(name)
    return speakers(of: name, bench).schemas(listing: name).contains {
      bench.facts([$0]).allowNothing(bench, depth: 1)
    }
  }

  private func whyImpossibleToComplete(_ name: String, _ bench: Workbench) -> String? {
    guard let needs = dependents[ScalarKey(name)] else { return nil }
    for needed in needs.names {
      let own = bench.facts(certainSchemas(ofMember: needed, in: bench))
      if own.allowNothing(bench, depth: 1) { return "it requires '\(needed)', which can never be there" }
    }
    let brought = needs.schemas.filter { !isAbout($0) }
    if brought.isEmpty { return nil }
    let together = bench.facts(heads + brought)
    if let why = together.whyImpossible(member: name, bench) { return why }
    return together.whyNothing(among: .object, bench, depth: 1).map { "with it no object is valid: \($0)" }
  }

  /// Names the keyword that forbids a member, with its line: `'additionalProperties' in line 5 forbids it`.
  private func closing(_ name: String, _ bench: Workbench) -> String? {
    for id in members {
      let schema = bench.graph[id]
      let isListed =
        schema.properties.contains { $0.name.hasSameScalars(as: name) }
        || schema.patternProperties.contains { bench.matches($0.name, name) }
      if !isListed, let rest = schema.additionalProperties, bench.graph[rest].boolean == false,
        let site = schema.sites[.additionalProperties]
      {
        return "'additionalProperties' in line \(site.location.line) forbids it"
      }
      if !isListed, let rest = schema.unevaluatedProperties, bench.graph[rest].boolean == false,
        let site = schema.sites[.unevaluatedProperties],
        bench.facts([id]).certainSchemas(ofMember: name, in: bench).contains(rest)
      {
        return "'unevaluatedProperties' in line \(site.location.line) forbids it"
      }
      for pattern in schema.patternProperties
      where bench.graph[pattern.schema].boolean == false && bench.matches(pattern.name, name) {
        return "'patternProperties' in line \(pattern.nameLocation.line) forbids it"
      }
    }
    return nil
  }
}
