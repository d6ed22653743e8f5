import SchemaModel

/// What is asked about the shapes of schemas, and changes nothing. Each part gets the parts that it asks itself, so the
/// order of the lines is that of the needs.
final class Shapes {
  let graph: SchemaGraph
  let settings: TypeSettings
  let flattening: Flattening
  let inference: TypeInference
  let literals: Literals
  let parts: DescribedParts
  let presence: Presence
  let joins: JoinedBranches
  let disjunctions: Disjunctions
  let conditions: ConditionChains
  let listedNames: ListedNames
  let openMembers: OpenMembers
  let descriptions: MemberDescriptions
  let conditionUnions: ConditionUnions
  let planner: TypePlanner
  let tags: BranchTags
  let targets: TargetNames
  let externals: ExternalTypes
  let naming: BranchNames
  let words: WrittenWords
  let defaults: WrittenDefaults
  let enums: EnumCases

  init(_ graph: SchemaGraph, _ settings: TypeSettings) {
    (self.graph, self.settings) = (graph, settings)
    flattening = Flattening(graph: graph)
    inference = TypeInference(flattening)
    literals = Literals(flattening, inference)
    parts = DescribedParts(flattening, inference)
    presence = Presence(flattening)
    let never = NeverMatching(flattening, inference, literals)
    joins = JoinedBranches(flattening, inference, literals, never, presence, parts)
    conditions = ConditionChains(flattening, inference, literals, presence)
    listedNames = ListedNames(flattening, literals)
    openMembers = OpenMembers(flattening, presence, parts)
    descriptions = MemberDescriptions(openMembers, conditions)
    let together = BranchesTogether(flattening, inference, literals, joins, descriptions)
    disjunctions = Disjunctions(flattening, inference, literals, never, parts, joins, together)
    conditionUnions = ConditionUnions(flattening, inference, conditions, descriptions, parts, joins)
    planner = TypePlanner(
      flattening, settings, inference, literals, parts, disjunctions, listedNames, openMembers,
      conditionUnions)
    tags = BranchTags(flattening, literals)
    targets = TargetNames(graph)
    externals = ExternalTypes(graph, settings, inference)
    naming = BranchNames(flattening, settings, inference, literals, planner, tags, targets, externals)
    words = WrittenWords(graph: graph)
    defaults = WrittenDefaults(flattening)
    enums = EnumCases(graph: graph, words: words)
  }
}
