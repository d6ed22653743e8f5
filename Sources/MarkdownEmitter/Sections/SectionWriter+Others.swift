import SchemaModel
import SchemaRuntime

/// Says which members an object may have beside those that its table lists.
extension SectionWriter {
  /// The sentence about members that the schema does not name.
  /// - Parameter whole: the schemas that hold for the object.
  mutating func others(_ group: Group, _ whole: [SchemaID], _ context: Context) -> Inline {
    for schema in group.schemas {
      for id in [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self)
      where site.graph[id].boolean != nil || !group.hasMembers && isInline(id, group) {
        told.append((id, context.anchor))
      }
    }
    guard group.kinds?.contains(.object) ?? true, !isAlias(group) else { return "" }
    let parts = site.parts(of: group.schemas.map(\.id)).map { site.graph[$0] }
    guard parts.contains(where: \.listsMembers) else { return "" }
    let isRow = !group.hasMembers && !context.isSubject
    if isRow { return "" }
    let rules = parts.flatMap { [$0.additionalProperties, $0.unevaluatedProperties].compactMap(\.self) }
      .map { site.graph[$0].boolean }
    if closes(parts) { return "Other properties are not allowed." }
    // Members that a condition evaluates are not among the other properties; members that it only mentions are.
    if parts.contains(where: closesUnevaluated) {
      return "Other properties are not allowed\(exceptionOfClosing(group))."
    }
    // The section of the object of which this is a part says which other members there may be.
    if isPartial(group) { return "" }
    if let unchecked = uncheckedPatterns(parts) { return "Other properties are allowed. \(unchecked)" }
    let isOpen = rules.contains(true)
    if !rules.isEmpty, !isOpen { return "" }
    if isClosedByEach(parts, whole) {
      return "Other properties are not allowed\(exceptionOfClosing(group))."
    }
    let closers = closers(parts, group, whole)
    let exception: Inline = closers.map { ", unless a \($0) below forbids them" } ?? ""
    if parts.contains(where: { $0.propertyNames.map(limitsNames) ?? false }) {
      return "Other properties are allowed where a rule below allows their names\(exception)."
    }
    if isOpen { return "Other properties are allowed\(exception)." }
    // Where names match patterns, no warning reports another name as a slip.
    if parts.contains(where: { !$0.patternProperties.isEmpty }) {
      return "Other properties are allowed\(exception)."
    }
    guard let others = namersOfOthers(group) else {
      return "Other properties are allowed, with a warning\(exception)."
    }
    return
      "Properties that neither the list nor a \(others) below names are allowed, with a warning\(exception)."
  }

  /// The sentence on patterns that are no regular expressions: names may match them or not.
  private func uncheckedPatterns(_ parts: [Schema]) -> Inline? {
    let patterns = parts.flatMap(\.uncheckedNamePatterns).map(Inline.code).unique
    if patterns.isEmpty { return nil }
    return patterns.count == 1
      ? "The pattern \(patterns[0]) of names is not checked."
      : "The patterns \(patterns.list("and")) of names are not checked."
  }

  // MARK: - What closes an object

  /// Whether a schema of `propertyNames` asks something of a name, which is a string.
  func limitsNames(_ propertyNames: SchemaID) -> Bool {
    !site.graph.typesAccepted(by: propertyNames, followsDemands: true).contains(.string)
  }

  /// Whether schemas that hold together forbid each member that none of them names.
  private func closes(_ parts: [Schema]) -> Bool {
    parts.contains { schema in
      schema.uncheckedNamePatterns.isEmpty
        && schema.additionalProperties.map { site.graph[$0].boolean == false } ?? false
    } || namesAreListed(parts)
  }

  /// Whether `unevaluatedProperties` of the schema forbids members.
  func closesUnevaluated(_ schema: Schema) -> Bool {
    schema.unevaluatedProperties.map { site.graph[$0].boolean == false } ?? false
      && !evaluatesEverything(schema)
  }

  /// Whether no member is left to the `unevaluatedProperties` of a schema: a part of it looks at all.
  func evaluatesEverything(_ schema: Schema) -> Bool {
    site.graph.allParts(of: schema.id).map { site.graph[$0] }.contains { part in
      part.additionalProperties != nil || !part.uncheckedNamePatterns.isEmpty
        || part.id != schema.id && part.unevaluatedProperties != nil
    }
  }

  /// Whether the schemas allow no other names than those of the members that they list: `propertyNames` lists names, or
  /// there may be no more members than are required.
  private func namesAreListed(_ parts: [Schema]) -> Bool {
    let required = Set(parts.flatMap(\.required).map(ScalarKey.init))
    if parts.compactMap(\.maxProperties).contains(where: { $0 <= required.count }) { return true }
    let known = Set(parts.flatMap(\.properties).map { ScalarKey($0.name) })
    let names = parts.compactMap(\.propertyNames).flatMap { site.graph.allParts(of: $0) }
    if names.contains(where: { site.graph[$0].boolean == false }) { return true }
    return names.compactMap { site.graph[$0].listedValues }
      .contains { $0.compactMap(\.stringValue).allSatisfy { known.contains(ScalarKey($0)) } }
  }

  /// How many forms and sides of conditions are looked at, in each other ones too.
  private static let mostClosing = 256

  /// Whether each value matches a form, or a side of a condition, that forbids the members that it does not name.
  private func isClosedByEach(_ parts: [Schema], _ whole: [SchemaID]) -> Bool {
    var left = Self.mostClosing
    return isClosedByEach(parts, whole, &left)
  }

  private func isClosedByEach(_ parts: [Schema], _ whole: [SchemaID], _ left: inout Int) -> Bool {
    func isClosed(_ id: SchemaID) -> Bool {
      left -= 1
      guard left > 0 else { return false }
      let inner = site.parts(of: [id]).map { site.graph[$0] }
      return closes(inner) || inner.contains(where: closesUnevaluated)
        || isClosedByEach(inner, whole + [id], &left)
    }
    return parts.contains { schema in
      if schema.ifSchema != nil, let then = schema.thenSchema, let otherwise = schema.elseSchema,
        site.possible([then, otherwise], beside: whole).allSatisfy(isClosed)
      {
        return true
      }
      return [schema.oneOf, schema.anyOf].contains { branches in
        !branches.isEmpty && site.possible(branches, beside: whole).allSatisfy(isClosed)
      }
    }
  }

  /// The words for the schemas that forbid other members of some values: “rule”, “form” or both; nil where there are none.
  private func closers(_ parts: [Schema], _ group: Group, _ whole: [SchemaID]) -> Inline? {
    func close(_ ids: [SchemaID]) -> Bool {
      site.withConditions(site.parts(of: ids)).map { site.graph[$0] }
        .contains { closes([$0]) || closesUnevaluated($0) }
    }
    let (rules, forms) = branches(of: parts, group) { site.possible($0, beside: whole) }
    return Self.words(areRules: close(rules), areForms: close(forms))
  }

  /// The branches and sides of conditions that pages tell of as rules, and those that are forms.
  private func branches(
    of parts: [Schema], _ group: Group, _ possible: ([SchemaID]) -> [SchemaID] = { $0 }
  ) -> (rules: [SchemaID], forms: [SchemaID]) {
    let rules = parts.flatMap { schema -> [SchemaID] in
      ruleBranches(schema, group).all + [schema.thenSchema, schema.elseSchema].compactMap(\.self)
        + schema.dependentSchemas.map(\.schema)
    }
    let forms = parts.flatMap { possible($0.oneOf) + possible($0.anyOf) }
    return (rules, forms.filter { !rules.contains($0) })
  }

  private static func words(areRules: Bool, areForms: Bool) -> Inline? {
    switch (areRules, areForms) {
    case (true, true): "rule or a form"
    case (true, false): "rule"
    case (false, true): "form"
    case (false, false): nil
    }
  }

  // MARK: - Members that others name

  /// The words for the schemas that name members which the group does not name: “rule”, “form” or both; nil where there
  /// are none.
  /// - Parameter countsOpenParts: whether what allows members without naming them counts, too.
  func namersOfOthers(_ group: Group, countsOpenParts: Bool = false) -> Inline? {
    let parts = site.parts(of: group.schemas.map(\.id))
    let known = Set(parts.flatMap { site.graph[$0].properties }.map { ScalarKey($0.name) })
    func namesMore(_ ids: [SchemaID]) -> Bool {
      site.withConditions(site.parts(of: ids)).map { site.graph[$0] }.contains { schema in
        let others = [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self)
        return countsOpenParts
          && (!schema.patternProperties.isEmpty || others.contains { site.graph[$0].boolean != false })
          || schema.properties.contains {
            site.graph[$0.schema].boolean != false && !known.contains(ScalarKey($0.name))
          }
      }
    }
    let (rules, forms) = branches(of: parts.map { site.graph[$0] }, group)
    return Self.words(areRules: namesMore(rules), areForms: namesMore(forms))
  }

  /// “, except those that a form below allows”, of what a form, or `unevaluatedProperties`, forbids.
  func exceptionOfClosing(_ group: Group) -> Inline {
    let namers = namersOfOthers(group, countsOpenParts: true)
    let conditions = namesAsked(group).map { names, isOne -> Inline in
      names.isEmpty
        ? "those that a condition of the schema describes"
        : "\(names) where a condition of the schema describes \(isOne ? "it" : "them")"
    }
    let all = [namers.map { "those that a \($0) below allows" }, conditions].compactMap(\.self)
    return all.isEmpty ? "" : ", except \(all.joined(", and "))"
  }

  /// So many names that a condition describes are listed.
  private static let mostAsked = 6

  /// The members that conditions alone look at, where they hold: they are evaluated, too. The list is empty where there are
  /// many of them, or any; nil where there are none.
  private func namesAsked(_ group: Group) -> (names: Inline, isOne: Bool)? {
    let parts = site.parts(of: group.schemas.map(\.id))
    let conditions = site.withConditions(parts).compactMap { site.graph[$0].ifSchema }
    let asked = site.parts(of: conditions).map { site.graph[$0] }
    let others = site.withConditions(parts, without: Set(conditions))
    let known = Set(others.flatMap { site.graph[$0].properties }.map { ScalarKey($0.name) })
    let names = asked.flatMap(\.properties).filter {
      site.graph[$0.schema].boolean != false && !known.contains(ScalarKey($0.name))
    }.map { Inline.code($0.name) }
    let patterns = asked.flatMap(\.patternProperties).filter { site.graph[$0.schema].boolean != false }
      .map { Self.matching($0.name) }
    let looksAtAll = asked.flatMap { [$0.additionalProperties, $0.unevaluatedProperties] }
      .compactMap(\.self).contains { site.graph[$0].boolean != false }
    let all = (names + patterns).unique
    if all.isEmpty, !looksAtAll { return nil }
    if looksAtAll || all.count > Self.mostAsked { return ("", false) }
    return (all.list("and"), all.count == 1 && !names.isEmpty)
  }

  /// Whether schemas around the group say which members the object may have, too: the group is, or is in, a condition, or
  /// is a form of an object with members of its own, or with a rule for all members.
  private func isPartial(_ group: Group) -> Bool {
    guard let first = group.schemas.first else { return false }
    return site.isConditional(first.id)
      || site.parts(of: site.around(first.id)).map { site.graph[$0] }.contains { schema in
        schema.listsMembers || schema.additionalProperties != nil || schema.unevaluatedProperties != nil
          || schema.propertyNames != nil || schema.maxProperties != nil
      }
  }
}
