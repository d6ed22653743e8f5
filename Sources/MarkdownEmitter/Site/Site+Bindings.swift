import SchemaModel

extension SchemaGraph {
  /// The copies: schemas that stand at the place of an earlier one, as it reads in another dynamic scope.
  var copiesForScopes: Set<SchemaID> {
    guard schemas.contains(where: \.refersDynamically) else { return [] }
    var known: [Int: Set<[String]>] = [:]
    return Set(
      schemas.filter { !known[$0.document, default: []].insert($0.pointer).inserted }.map(\.id))
  }

  /// The schema that each copy comes from: a reference of it, or of other copies on the way, leads there in the dynamic scope
  /// of the copy.
  func binders(of copies: Set<SchemaID>) -> [SchemaID: SchemaID] {
    if copies.isEmpty { return [:] }
    // The first schema that leads to each: one that is no copy comes before those that are.
    var before: [SchemaID: SchemaID] = [:]
    for schema in schemas {
      for next in schema.references + schema.children.map(\.schema) where copies.contains(next) {
        before[next] = before[next] ?? schema.id
      }
    }
    var binders: [SchemaID: SchemaID] = [:]
    for copy in copies.sorted() {
      var way: [SchemaID] = []
      var here = copy
      while copies.contains(here), binders[here] == nil, way.count <= copies.count, let next = before[here] {
        way.append(here)
        here = next
      }
      guard let binder = binders[here] ?? (copies.contains(here) ? nil : here) else { continue }
      for step in way { binders[step] = binder }
    }
    return binders
  }
}

extension Site {
  /// A link to what a reference leads to, by the name that it has in any dynamic scope.
  func unboundReference(to id: SchemaID) -> Inline {
    guard let subject = subject(id), let title = subject.unboundTitle else { return reference(to: id) }
    return .link(.text(title), to: subject.target)
  }

  /// The targets of the dynamic references in a copy of a schema, and in copies that it refers to, that lead elsewhere in
  /// the schema itself; none for a schema that is no copy.
  func bindings(of id: SchemaID) -> [SchemaID] {
    var found: [SchemaID] = []
    var seen: Set<SchemaID> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      guard copies.contains(next) else { continue }
      let schema = graph[next]
      let isDynamic = schema.refersDynamically
      if isDynamic { found += schema.references.filter { !found.contains($0) } }
      let parts = schema.children.map(\.schema) + (isDynamic ? [] : schema.references)
      waiting += parts.reversed().filter { seen.insert($0).inserted }
    }
    return found
  }
}

extension Schema {
  /// Whether it has one reference and no other keyword.
  var isOnlyReference: Bool { references.count == 1 && hasNone(but: [.ref, .dynamicRef]) }

  /// Whether it has one reference, and else only definitions to which dynamic references behind that may lead.
  var bindsOnly: Bool {
    references.count == 1 && sites[.ref] != nil && hasNone(but: [.ref, .defs, .id, .anchor, .schema])
  }

  /// Whether the target of its reference depends on where its resource was reached from.
  fileprivate var refersDynamically: Bool {
    sites[.dynamicRef] != nil
  }
}
