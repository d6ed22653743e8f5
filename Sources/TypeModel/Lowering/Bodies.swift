import SchemaModel
import SchemaRuntime

/// Gives declared types their members, positions and cases.
struct Bodies {
  private let planner: TypePlanner
  private var choiceNotes: ChoiceNotes
  private var objects: ObjectBodies
  private let tuples: TupleBodies
  private let unions: UnionBodies
  /// What is known of the members so far.
  private(set) var records = MemberRecords()

  init(_ shapes: Shapes, _ shared: SharedUnions, _ rootBranches: RootBranches) {
    planner = shapes.planner
    choiceNotes = ChoiceNotes(shapes.flattening, shapes.joins)
    let reasons = MemberReasons(shapes.flattening, shapes.inference)
    objects = ObjectBodies(shapes, shared, reasons)
    tuples = TupleBodies(shapes, reasons)
    unions = UnionBodies(shapes, shared, rootBranches)
  }

  /// Lowers the members of declared types until no new type comes up.
  mutating func fill(_ lowering: inout Lowering, unless isUseless: () -> Bool = { false }) {
    var next = 0
    while next < lowering.pending.count, !isUseless() {
      let (id, key) = lowering.pending[next]
      fillBody(of: id, key, &lowering)
      next += 1
    }
    lowering.pending = []
  }

  private mutating func fillBody(of id: TypeID, _ key: Conjunction, _ lowering: inout Lowering) {
    if case .wrapper = lowering.result[id].declaration { return lowering.fillWrapper(id, key) }
    let declaration: NominalType.Declaration
    switch planner.plan(for: key) {
    case .object:
      choiceNotes.note(key, into: &lowering.bag)
      declaration = .object(objects.objectType(key, id, &lowering, &records))
    case .tuple: declaration = .tuple(tuples.tupleType(key, id, &lowering, &records))
    case .union(let disjunction):
      declaration = .union(unions.unionType(disjunction, key, id, &lowering, &records))
    case .conditions(let union):
      declaration = .union(unions.conditionsUnion(union, key, id, &lowering, &records))
    case .kinds: declaration = .union(unions.kindsUnion(key, id, &lowering))
    case .untyped: declaration = .union(unions.untypedUnion(key, id, &lowering))
    case .json, .scalar, .encoded, .array, .map, .same, .enumeration, .openEnumeration:
      return lowering.fillWrapper(id, key)
    }
    lowering.result.types[id.index].declaration = declaration
  }
}

/// What is known of the members of types, besides their declarations.
struct MemberRecords {
  /// The names of a struct's members.
  var scopes: [TypeID: NameScope] = [:]
  /// Notes on the types of members, with the reason where one is `JSONValue`.
  var notes: [MemberNote] = []
  /// The union and the schemas beside its choice, for each payload that carries the members of those schemas.
  var bases: [TypeID: (union: TypeID, schemas: Set<SchemaID>)] = [:]
}
