package import SchemaRuntime

extension SchemaGraph {
  /// The types of which a schema's own `not`, or a condition with a side that is false, refuses every value: `{not: {type: "null"}}` leaves no null.
  /// - Parameter followsDemands: whether also those are meant of which its keywords ask nothing: `{not: {required: [a]}}`
  ///   leaves nothing but objects. It asks something of these, too, so what is left is no type by itself.
  package func typesRefused(by id: SchemaID, followsDemands: Bool = false) -> TypeSet {
    let schema = self[id]
    func accepted(by other: SchemaID) -> TypeSet {
      var open: Set<SchemaID> = []
      return typesWhollyAccepted(by: other, followsDemands, &open)
    }
    var refused = schema.not.map(accepted) ?? []
    // “if A, then false” is “not A”, and “if A, else false” is A.
    if let condition = schema.ifSchema {
      if schema.thenSchema.map(allowsNothing) ?? false { refused.formUnion(accepted(by: condition)) }
      if schema.elseSchema.map(allowsNothing) ?? false, let types = self[condition].types {
        refused.formUnion(TypeSet.every.subtracting(types.widened))
      }
    }
    return refused
  }

  /// The types that are left of some where schemas hold together. An integer is a number, and numbers remain where only
  /// integers are refused. From all types, only null is taken away: “anything but a string” is no list of kinds.
  package func types(_ types: TypeSet, leftBy schemas: some Sequence<SchemaID>) -> TypeSet {
    var left = types
    let taken: TypeSet = types.union(.null).widened == .every ? .null : .every
    for id in schemas where self[id].not != nil || self[id].ifSchema != nil {
      let refused = typesRefused(by: id).intersection(taken)
      left.subtract(refused)
      if refused.contains(.number) { left.remove(.integer) }
    }
    return left
  }

  /// The types of which a schema is known to accept every value.
  /// - Parameter followsDemands: whether also those are meant of which its keywords ask nothing.
  package func typesAccepted(by id: SchemaID, followsDemands: Bool = false) -> TypeSet {
    var open: Set<SchemaID> = []
    return typesWhollyAccepted(by: id, followsDemands, &open)
  }

  /// The types of which a schema is known to accept every value. For a schema that is met within itself nothing is
  /// known.
  private func typesWhollyAccepted(
    by id: SchemaID, _ followsDemands: Bool, _ open: inout Set<SchemaID>
  ) -> TypeSet {
    let schema = self[id]
    if let boolean = schema.boolean { return boolean ? .every : [] }
    guard open.insert(id).inserted, schema.dynamicReference == nil,
      schema.sites.allSatisfy({ site in
        !KeywordTable.affectingValues.contains(site.keyword) || Self.followed.contains(site.keyword)
          || followsDemands && site.keyword.subjects != nil
          || asksNothing(site.keyword, schema)
      })
    else { return [] }
    var accepted = TypeSet.every
    if let types = schema.types {
      accepted.formIntersection(types.widened)
    }
    for site in schema.sites where !asksNothing(site.keyword, schema) {
      accepted.subtract(site.keyword.subjects ?? [])
    }
    for values in [schema.constant.map { [$0] }, schema.enumeration].compactMap(\.self) {
      accepted.formIntersection(Self.typesListedWhole(values))
    }
    for part in schema.allOf + [schema.reference].compactMap(\.self) where !accepted.isEmpty {
      accepted.formIntersection(typesWhollyAccepted(by: part, followsDemands, &open))
    }
    if !schema.anyOf.isEmpty {
      accepted.formIntersection(
        schema.anyOf.reduce(into: TypeSet()) {
          $0.formUnion(typesWhollyAccepted(by: $1, followsDemands, &open))
        })
    }
    return accepted
  }

  /// The keywords whose effect on whole types is known.
  private static let followed: Set<Keyword> = [
    .type, .const, .enum, .allOf, .anyOf, .ref, .deprecated,
  ]

  /// The types all of whose values are listed: null is one value, and there are two booleans.
  private static func typesListedWhole(_ values: [JSONValue]) -> TypeSet {
    var types = TypeSet()
    if values.contains(.null) { types.insert(.null) }
    if values.contains(.bool(true)), values.contains(.bool(false)) { types.insert(.boolean) }
    return types
  }
}

extension TypeSet {
  /// All types.
  package static var every: TypeSet { [.null, .boolean, .object, .array, .string, .number, .integer] }

  /// The types with the one of integers, where any number is allowed.
  package var widened: TypeSet { contains(.number) ? union(.integer) : self }
}
