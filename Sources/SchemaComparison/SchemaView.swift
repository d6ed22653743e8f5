import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// What several schemas ask of one value together, however it is spelt: references, `allOf` and unions of one branch are
/// followed.
struct SchemaView {
  let ids: [SchemaID]
  let schemas: [Schema]
  let isForbidden: Bool
  let types: TypeSet
  /// The only values, where `const` and `enum` list them and the other keywords allow them.
  let literals: [JSONValue]?

  init(_ given: [SchemaID], _ search: InstanceSearch) {
    var ids = given
    var members = search.members(of: ids)
    while let branch = Self.onlyBranch(of: members, beside: ids, search.graph) {
      ids.append(branch)
      members = search.members(of: ids)
    }
    self.ids = ids
    schemas = members.map { search.graph[$0] }
    types = schemas.reduce(.all) { $0.intersection(Self.types(of: $1, search)) }
    let lists = schemas.compactMap(\.listedValues)
    if var values = lists.first {
      for other in lists.dropFirst() { values.removeAll { !other.contains($0) } }
      var seen: Set<JSONValue> = []
      values = values.filter { seen.insert($0).inserted }
      if values.count <= 512 {
        search.refill()
        values = values.filter { search.accepts($0, ids) || search.isExhausted }
      }
      literals = values
    } else {
      literals = nil
    }
    // Where nothing is left of a list, no value is allowed.
    isForbidden = types.isEmpty || literals?.isEmpty ?? false || search.isForbidden(ids)
  }

  /// The types of a schema, and of the branches of its unions, one of which has to hold.
  private static func types(of schema: Schema, _ search: InstanceSearch) -> TypeSet {
    var types = schema.types?.withIntegers ?? .all
    for branches in [schema.anyOf, schema.oneOf] where !branches.isEmpty {
      let own = branches.map { branch in
        search.members(of: [branch]).compactMap { search.graph[$0].types }
          .reduce(TypeSet.all) { $0.intersection($1.withIntegers) }
      }
      types = types.intersection(own.reduce([]) { $0.union($1) })
    }
    return types
  }

  /// A branch that has to hold because there is no other.
  private static func onlyBranch(
    of members: [SchemaID], beside ids: [SchemaID], _ graph: SchemaGraph
  ) -> SchemaID? {
    for member in members {
      for branches in [graph[member].anyOf, graph[member].oneOf]
      where branches.count == 1 && !ids.contains(branches[0]) && !members.contains(branches[0]) {
        return branches[0]
      }
    }
    return nil
  }

  /// The first schema that has a keyword.
  func owner(of keyword: String) -> Schema? { schemas.first { $0.sites[keyword] != nil } }

  /// What stands for the whole where no keyword does.
  var head: SchemaID? { schemas.first?.id ?? ids.first }

  /// The unions of more than one branch, with the schema that has them.
  func choices(_ branches: KeyPath<Schema, [SchemaID]>) -> [(owner: Schema, branches: [SchemaID])] {
    schemas.filter { $0[keyPath: branches].count > 1 }.map { ($0, $0[keyPath: branches]) }
  }
}

extension TypeSet {
  static var all: TypeSet { [.null, .boolean, .object, .array, .string, .number, .integer] }

  var withIntegers: TypeSet { contains(.number) ? union(.integer) : self }

  /// The names, integers not beside numbers.
  var names: [String] {
    TypeSet.named.filter { contains($0.type) && !($0.type == .integer && contains(.number)) }.map(\.name)
  }
}
