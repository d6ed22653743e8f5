import SchemaModel
import SchemaRuntime

// Unions by the outcome of conditions.
extension UnionBodies {
  /// The union by conditions of the conjunction, which `id` is declared for.
  func conditionsUnion(
    _ union: ConditionUnion, _ key: Conjunction, _ id: TypeID, _ lowering: inout Lowering,
    _ records: inout MemberRecords
  ) -> UnionType {
    let site = lowering.result[id].schema
    var drafts: [Draft] = []
    for (item, names) in zip(union.cases, naming.caseNames(of: union)) {
      let payload = payload(of: item, called: names, in: id, of: key, &lowering, &records)
      let schemas = item.conditions.isEmpty ? [site] : item.conditions
      drafts.append(
        Draft(
          branches: schemas.map { .init(index: -1, schema: $0, key: item.key) }, payload: payload,
          kinds: .object, names: names, described: item.consequences))
    }
    var made = finish(drafts, site: site, dispatch: [dispatch(of: union)], &lowering)
    made.isByConditions = true
    for (index, item) in union.cases.enumerated() where item.consequences.isEmpty {
      made.cases[index].documentation.description = Self.description(of: item, in: union)
    }
    return made
  }

  /// What objects a case has to which no condition leads.
  private static func description(of item: ConditionUnion.Case, in union: ConditionUnion) -> String? {
    guard let tag = union.tag, item.use != .listed else { return item.use == .other ? "Other objects." : nil }
    if item.use == .missing { return "Objects without `\(tag)`." }
    let isMissing = union.missing.map { $0 == union.other } ?? false
    return "Objects with another `\(tag)`\(isMissing ? ", or without it" : "")."
  }

  /// The type of the objects of a case; one that is declared for it also carries what holds beside the conditions.
  private func payload(
    of item: ConditionUnion.Case, called names: [String], in id: TypeID, of key: Conjunction,
    _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> TypeReference {
    let only = item.consequences.count == 1 ? item.consequences[0] : nil
    let free = names.first { !lowering.nestedNames.isTypeName($0, in: id) } ?? names[0]
    let home =
      if let only, !item.key.isCaseOfCondition {
        lowering.home(of: only, item.key, parent: id, name: free)
      } else {
        Lowering.Home(parent: id, name: free, schema: only ?? lowering.result[id].schema)
      }
    let declared = lowering.result.types.count
    lowering.combined.payAlready(item.key)
    let payload = lowering.lower(item.key, home: home).nonNull
    if item.key.isCaseOfCondition, case .named(let own) = payload, own.index >= declared,
      lowering.result[own].schema == home.schema
    {
      lowering.result.types[own.index].schemas =
        [only].compactMap(\.self) + lowering.result[id].schemas
      records.bases[own] = (id, Set(key.schemas))
    }
    // A consequence alone is no more than a part of what the struct of a case says.
    if let only, !item.key.isCaseOfCondition, lowering.result.references[only] == nil {
      lowering.result.references[only] = payload
    }
    return payload
  }

  /// How a reader finds the case of an object: by the text of a member, or by asking whether conditions hold.
  private func dispatch(of union: ConditionUnion) -> UnionType.KindRule {
    guard let tag = union.tag, union.isToldByText else {
      return .init(kinds: .object, decision: .ask(Array(union.cases.indices)))
    }
    let branches = union.cases.enumerated().filter { $0.offset != union.other }.flatMap { index, item in
      item.values.compactMap(\.stringValue).map { UnionType.TaggedBranch(value: $0, branch: index) }
    }
    return .init(
      kinds: .object,
      decision: .tag(
        property: tag, branches: branches, other: union.other, missing: union.missing ?? union.other))
  }
}

extension BranchNames {
  /// Wanted names for each case, best first: the name of what its conditions lead to, or else the value that they ask for.
  func caseNames(of union: ConditionUnion) -> [[String]] {
    let own = union.cases.map { item in
      item.consequences.count == 1 ? nameOfConsequence(item.consequences[0]) : nil
    }
    let words = own.compactMap { $0.map { Words($0).list } }
    return zip(union.cases, own).map { item, own in
      let plain = plainNames(of: item, in: union)
      guard let own else { return plain }
      // Where several cases lead to the same, the value says more.
      return words.count { $0 == Words(own).list } == 1 ? [own] + plain : plain + [own]
    }
  }

  private func nameOfConsequence(_ id: SchemaID) -> String? {
    graph.name(of: id) ?? graph[id].title.flatMap(SwiftNames.shortTitle)
      ?? reference(of: id).map(targets.name(ofTarget:))
  }

  private func plainNames(of item: ConditionUnion.Case, in union: ConditionUnion) -> [String] {
    let tag = union.tag ?? ""
    let texts = item.values.map { value in
      value.boolValue.map { $0 ? tag : "not " + tag } ?? value.stringValue ?? literalText(value)
    }
    let values = texts.allSatisfy { !Words($0).isEmpty } ? Self.joined(texts) : nil
    switch item.use {
    case .missing: return ["without " + tag, "missing"]
    case .other: return (item.values.count == 1 ? [values].compactMap(\.self) : []) + ["other"]
    case .listed where union.tag != nil: return [values].compactMap(\.self) + [tag, "value"]
    case .listed:
      let required = item.conditions.flatMap { graph[$0].required }
      return (required.isEmpty ? [] : ["with " + required.joined(separator: " and ")]) + ["matching"]
    }
  }
}
