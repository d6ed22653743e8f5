import Diagnostics
import SchemaModel
import SchemaRuntime

/// A value inside another one: the schemas that hold for it, and those that conditions have for it.
struct ExplainedValue: Hashable {
  var own: Set<SchemaID>
  var named: Set<SchemaID>
}

/// Notes which members of values inside others no property carries, because only conditions around them name them.
struct InnerNotes {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let planner: TypePlanner
  private let openMembers: OpenMembers
  /// The values for which a note has been decided.
  private var explained: Set<ExplainedValue> = []

  init(
    _ flattening: Flattening, _ inference: TypeInference, _ planner: TypePlanner, _ openMembers: OpenMembers
  ) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
    (self.planner, self.openMembers) = (planner, openMembers)
  }

  /// Notes the members of a value without a property, however deep the value is.
  /// - Parameters:
  ///   - subject: how the note says which value it is.
  ///   - own: the schemas that hold for the value wherever it occurs.
  ///   - named: those that conditions have for it.
  ///
  /// A value that several ways lead to is looked at once, by the first of them: the work grows with the schemas, not
  /// with the ways.
  mutating func explain(
    of subject: String, _ own: [SchemaID], _ named: [SchemaID], at place: SourceLocation,
    into bag: inout DiagnosticBag
  ) {
    let own = flattening.conjunction(of: own)
    var met: Set<SchemaID> = []
    let meant = named.flatMap(flattening.everything).filter { met.insert($0).inserted }
    guard explained.insert(ExplainedValue(own: Set(own.members.map(\.schema)), named: met)).inserted,
      let types = inference.types(of: own)?.subtracting(.null)
    else { return }
    let key = flattening.valueKey(own, types)
    let inner = meant.map { graph[$0] }
    if types == .array, !key.schemas.contains(where: { !graph[$0].prefixItems.isEmpty }) {
      let items = (key.schemas.compactMap { graph[$0].items }, inner.compactMap(\.items))
      if items.0.isEmpty || items.1.isEmpty { return }
      explain(of: "an element of \(subject)", items.0, items.1, at: place, into: &bag)
    }
    guard types == .object, key.choices(in: graph).isEmpty else { return }
    let members = inner.flatMap(\.properties)
    let properties = key.schemas.flatMap { graph[$0].properties }
    var seen: Set<ByteText> = []
    for member in members where seen.insert(ByteText(member.name)).inserted {
      func schemas(_ list: [NamedSchema]) -> [SchemaID] {
        list.filter { $0.name.hasSameScalars(as: member.name) }.map(\.schema)
      }
      let known = schemas(properties)
      if known.isEmpty { continue }
      explain(
        of: "'\(member.name)' of \(subject)", known, schemas(members),
        at: properties.first { $0.schema == known[0] }?.nameLocation ?? place, into: &bag)
    }
    if !planner.isClosed(key) {
      explainMissing(members, besides: properties, key, of: subject, at: place, into: &bag)
    }
  }

  private func explainMissing(
    _ members: [NamedSchema], besides properties: [NamedSchema], _ key: Conjunction, of subject: String,
    at place: SourceLocation, into bag: inout DiagnosticBag
  ) {
    var seen = Set((properties + openMembers.conditionalMembers(of: key).mentions).map { ByteText($0.name) })
    let missing = members.map(\.name).filter { seen.insert(ByteText($0)).inserted }
    guard let first = missing.first else { return }
    let others = missing.count == 1 ? "" : " and \(missing.count - 1) more"
    bag.note(
      "\(subject) has no property for its member '\(first)'\(others): only a condition names it", at: place,
      help: "name what conditions name in the 'properties' of \(subject)")
  }
}
