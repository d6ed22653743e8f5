import SchemaModel
import SchemaRuntime

/// A union that an author wrote alike in several places of a document.
struct SharedUnion {
  /// The place that the type is made for.
  var first: SchemaID
  /// The name of the type, in the type of the document.
  var name: String
  /// All places, in the order of the document.
  var places: [SchemaID]
}

/// The unions without names that are written alike in several places of a document, such as
/// `anyOf: [{type: number}, {$ref: '#/$defs/signal'}]`: they have one type, which is called for its cases. Unions whose
/// cases have different names are not alike.
struct SharedUnions {
  private let graph: SchemaGraph
  private let settings: TypeSettings
  private let flattening: Flattening
  private let inference: TypeInference
  private let parts: DescribedParts
  private let planner: TypePlanner
  private let targets: TargetNames
  private let naming: BranchNames
  /// The formats whose values have types that a package chose.
  private let typedFormats: Set<ScalarKey>
  /// The unions by each of their places.
  private(set) var byPlace: [SchemaID: SharedUnion] = [:]

  init(_ shapes: Shapes) {
    (graph, settings, flattening) = (shapes.graph, shapes.settings, shapes.flattening)
    (inference, parts, planner) = (shapes.inference, shapes.parts, shapes.planner)
    (targets, naming) = (shapes.targets, shapes.naming)
    typedFormats = Set(settings.formats.map { ScalarKey($0.format.text) })
    find()
  }

  /// In how many places a union has to be written alike until they share a type: two may well have names of their own.
  private static let fewestPlaces = 3
  /// The longest name that is made from the names of the cases.
  private static let longestName = 40

  private mutating func find() {
    let owning = Set(graph.schemas.flatMap(\.references)).union(namedPlaces())
    let written = Dictionary(
      grouping: graph.schemas.filter { isPlaceOfUnion($0, owning) }, by: \.document)
    for document in graph.entryDocuments {
      var places: [SchemaShape: [SchemaID]] = [:]
      for schema in written[document.index] ?? [] {
        if let shape = SchemaShape(schema.id, in: graph, typedFormats: typedFormats) {
          places[shape, default: []].append(schema.id)
        }
      }
      var taken = Set(
        document.definitions.map { SwiftNames.type(targets.name(of: $0)) })
      // Where several unions would have one name, the one that is written most often has it.
      let groups = places.values.filter { $0.count >= Self.fewestPlaces }
      for group in groups.sorted(by: { ($1.count, $0[0].index) < ($0.count, $1[0].index) }) {
        guard let first = representative(of: group), let name = unionName(of: first),
          taken.insert(name).inserted
        else { continue }
        for place in group { byPlace[place] = SharedUnion(first: first, name: name, places: group) }
      }
    }
  }

  /// The place that asks least of the values: it has no limits, and allows null where most places do. If every place
  /// has limits, the first place stands for all that limit alike; nil where they limit differently.
  private func representative(of group: [SchemaID]) -> SchemaID? {
    let open = group.filter { !isLimited($0) }
    if open.isEmpty {
      let shapes = Set(group.map { SchemaShape($0, in: graph, typedFormats: typedFormats, limits: true) })
      return shapes.count == 1 ? group[0] : nil
    }
    if open.count < group.count, !hasBranchesOfOwnKinds(open[0]) { return nil }
    let mayBeNull = open.filter {
      inference.types(of: flattening.conjunction(of: [$0]))?.contains(.null) ?? false
    }
    let isNullable = mayBeNull.count * 2 > open.count
    return open.first { mayBeNull.contains($0) == isNullable }
  }

  private func isLimited(_ place: SchemaID) -> Bool {
    ([place] + branches(of: place)).contains { SchemaShape.isLimited(graph[$0], typedFormats: typedFormats) }
  }

  /// The schemas for whose types, or for whose parts' types, a package has names: their types are not shared.
  private func namedPlaces() -> Set<SchemaID> {
    let named = settings.names.map(\.type).filter(\.isPlace).compactMap { mention in
      JSONPointer.tokens(of: mention.place.pointer).map { (document: mention.place.document, tokens: $0) }
    }
    if named.isEmpty { return [] }
    return Set(
      graph.schemas.lazy.filter { schema in
        named.contains {
          $0.tokens.starts(with: schema.pointer)
            && graph.documents[schema.document].path.hasSameScalars(as: $0.document)
        }
      }.map(\.id))
  }

  /// Whether the kind of a value tells its branch, whatever limits the branch has.
  private func hasBranchesOfOwnKinds(_ place: SchemaID) -> Bool {
    branches(of: place).map {
      (inference.types(of: flattening.conjunction(of: [$0])) ?? .everything).subtracting(.null)
    }.haveKindsOfTheirOwn.allSatisfy { $0 }
  }

  /// Whether a schema may be a union of a place that has no other name than that of a member.
  /// - Parameter owning: schemas that are referred to, or named.
  private func isPlaceOfUnion(_ schema: Schema, _ owning: Set<SchemaID>) -> Bool {
    guard !schema.anyOf.isEmpty || !schema.oneOf.isEmpty || (schema.types?.singles.count ?? 1) > 1,
      !schema.pointer.isEmpty, !owning.contains(schema.id)
    else { return false }
    let asked: [Keyword] = [.not, .if, .contains, .propertyNames]
    return !graph.isDefinition(schema.id)
      && schema.pointerParts.allSatisfy { part in !asked.contains(where: part.isKeyword) }
  }

  /// The name of a union, made from its cases; nil where it is no union, or the cases are too many for a name.
  private func unionName(of schema: SchemaID) -> String? {
    guard let key = keyOfUnion(schema) else { return nil }
    let cases: [String]
    switch planner.plan(for: key) {
    case .union(let union):
      guard !union.branches.contains(where: \.isJoined) else { return nil }
      cases = naming.caseNames(of: union)
    case .kinds: cases = (key.types ?? []).singles.map(kindName)
    case .json, .scalar, .encoded, .array, .map, .object, .tuple, .enumeration, .openEnumeration, .untyped,
      .conditions, .same:
      return nil
    }
    let words = cases.map { SwiftNames.type($0) }
    let name = words.joined(separator: "Or")
    let isTold = Set(words).count == words.count && !words.contains("") && name.count <= Self.longestName
    return isTold && words.count > 1 ? name : nil
  }

  /// The conjunction of a union that has no name of its own.
  func keyOfUnion(_ schema: SchemaID) -> Conjunction? {
    let conjunction = flattening.conjunction(of: [schema])
    guard conjunction.schemas == [schema], conjunction.members[0].via == nil, !parts.isUntyped(conjunction),
      let types = inference.types(of: conjunction)
    else { return nil }
    return conjunction.narrowed(to: types.subtracting(.null))
  }

  /// The branches of a place whose documentation its type does not have, because other places share the type.
  func branchesDescribed(at schemas: [SchemaID]) -> [SchemaID] {
    schemas.filter { byPlace[$0] != nil }.flatMap { branches(of: $0) }
      .filter { graph[$0].reference == nil }
  }

  func branches(of schema: SchemaID) -> [SchemaID] {
    (graph[schema].anyOf + graph[schema].oneOf).filter { !graph.isNull($0) }
  }
}
