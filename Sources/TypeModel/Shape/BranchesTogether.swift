import SchemaModel
import SchemaRuntime

/// Tells which choices of objects are one struct, and no union: the branches of an `anyOf` that may hold together, where each
/// member that they name has one type wherever it occurs.
///
/// `unevaluatedProperties: false` beside the `anyOf` sees to that: a member is refused unless a branch that names it holds. So
/// do branches that name the same members.
struct BranchesTogether {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let literals: Literals
  private let joins: JoinedBranches
  private let descriptions: MemberDescriptions

  init(
    _ flattening: Flattening, _ inference: TypeInference, _ literals: Literals, _ joins: JoinedBranches,
    _ descriptions: MemberDescriptions
  ) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
    (self.literals, self.joins, self.descriptions) = (literals, joins, descriptions)
  }

  /// Whether the members of all branches are those of one struct.
  func areOneStruct(_ branches: [SchemaID], of choice: Conjunction.Choice, in key: Conjunction) -> Bool {
    guard choice.keyword == .anyOf, key.types == .object, graph[choice.owner].branchHint == nil,
      (2...JoinedBranches.mostCombinations).contains(branches.count),
      !key.schemas.contains(where: { graph[$0].not != nil }), branches.allSatisfy(isPlain),
      isClosed(key) || !branches.contains(where: isNamed)
    else { return false }
    let properties = branches.flatMap(flattening.everything).flatMap { graph[$0].properties }
    let members = descriptions.conditionalMembers(of: key)
    var seen: Set<ByteText> = []
    return properties.allSatisfy { property in
      let own = graph.schemas(of: property.name, in: key.schemas)
      if !own.isEmpty { return isSaid(of: property, by: own, in: key) }
      return !seen.insert(ByteText(property.name)).inserted
        || hasOneType(property.name, in: key, members)
    }
  }

  /// Whether an author names a branch for itself; where nothing closes the object, it is meant as a type then.
  private func isNamed(_ branch: SchemaID) -> Bool {
    graph[branch].reference != nil || graph.isTitled(branch)
  }

  private func isClosed(_ key: Conjunction) -> Bool {
    key.schemas.contains { graph[$0].unevaluatedProperties.map { graph.allowsNothing($0) } ?? false }
  }

  /// Whether a branch says nothing of objects but what their named members are, and which must be there.
  private func isPlain(_ branch: SchemaID) -> Bool {
    // The name of a case is for a case.
    if graph.name(of: branch) != nil { return false }
    let types = inference.types(of: flattening.conjunction(of: [branch]))
    return types?.contains(.object) ?? true
      && flattening.everything(from: branch).allSatisfy { namesMembersOnly(graph[$0]) }
  }

  private func namesMembersOnly(_ schema: Schema) -> Bool {
    if schema.boolean != nil || schema.not != nil || schema.dynamicReference != nil { return false }
    if schema.listedValues != nil || !schema.choices.isEmpty || flattening.hasConditions(schema) {
      return false
    }
    let others = [schema.propertyNames, schema.additionalProperties, schema.unevaluatedProperties]
    return schema.patternProperties.isEmpty && others.allSatisfy { $0 == nil }
  }

  /// Whether the schemas that always hold say as much of a member as a branch does.
  private func isSaid(of property: NamedSchema, by own: [SchemaID], in key: Conjunction) -> Bool {
    if own.contains(where: { flattening.areWrittenAlike($0, property.schema) }) { return true }
    // What lists values tells objects apart.
    return literals.values(of: flattening.conjunction(of: [property.schema])) == nil
      && !joins.adds(property, to: key)
  }

  /// Whether a member that only branches name has the type of the same schema wherever it occurs.
  private func hasOneType(_ name: String, in key: Conjunction, _ members: ConditionalMembers) -> Bool {
    switch descriptions.description(of: name, in: key, members) {
    case .unlisted, .unnamed, .open: return false
    case .alternatives(let schemas):
      return schemas.allSatisfy {
        flattening.areWrittenAlike($0, schemas[0])
          && inference.types(of: flattening.conjunction(of: [$0]))?.isEmpty != true
      }
    }
  }
}
