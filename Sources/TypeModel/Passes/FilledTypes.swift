import Diagnostics

/// The types of a graph of schemas once all have their members, and no type is added any more. What the passes need is in
/// here, so none of them runs before.
struct FilledTypes {
  var types: TypeGraph
  /// The types of the entry documents.
  var roots: [TypeID]
  /// The names of the members of structs.
  var memberScopes: [TypeID: NameScope]
  /// What is known of the types of members.
  var memberNotes: [MemberNote]
  /// The sets of schemas that have no type.
  var combined: CombinedTypes

  init(_ lowering: Lowering, _ records: MemberRecords) {
    assert(lowering.pending.isEmpty, "types wait for their members")
    types = lowering.result
    roots = Array(lowering.roots.values)
    (memberScopes, memberNotes) = (records.scopes, records.notes)
    combined = lowering.combined
  }

  /// The types behind all passes, in the order in which one needs another.
  func finished(_ shapes: Shapes, into bag: inout DiagnosticBag) -> TypeGraph {
    let graph = shapes.graph
    var types = types
    RootWrappers(roots: roots).apply(to: &types)
    OverlappingBranches().apply(to: &types)
    UnionLiterals(graph: graph).apply(to: &types)
    DefaultNames(graph: graph, judge: shapes.flattening.judge, scopes: memberScopes)
      .apply(to: &types, into: &bag)
    MemberNotes(notes: memberNotes).apply(to: types, into: &bag)
    RefusalNotes(graph: graph, combined: combined).apply(into: &bag)
    EncodedContentNotes(graph: graph).apply(into: &bag)
    ContradictionWarnings(graph: graph, flattening: shapes.flattening, literals: shapes.literals)
      .apply(to: types, into: &bag)
    let order = CycleBoxing().apply(to: &types)
    PendingProperties(settings: shapes.settings).apply(to: &types)
    LargeMemberBoxing(order: order).apply(to: &types)
    return types
  }
}
