import SchemaRuntime

extension SchemaGraph {
  /// The schemas, and those in them that describe the same value: the parts of `allOf`, and the only form that is not
  /// null.
  /// - Parameters:
  ///   - followsReferences: whether the targets of their references are among them, too.
  ///   - limit: how many are enough.
  public func written(
    with schemas: [SchemaID], followsReferences: Bool = false, atMost limit: Int = .max
  ) -> [SchemaID] {
    walk(from: schemas, followsReferences: followsReferences) { found, _ in found.count < limit }.map(
      \.schema)
  }

  /// The annotation of the first schema, among some and others of the same value, that has one. References are
  /// followed.
  func said<Words>(of schemas: [SchemaID], _ words: (Schema) -> Words?) -> Annotation<Words>? {
    var said: (words: Words, index: Int)?
    let found = walk(from: schemas, followsReferences: true) { found, next in
      said = words(self[found[next].schema]).map { (words: $0, index: next) }
      return said == nil && next < Self.mostSchemasOfValue
    }
    return said.map { said in
      var (path, isReferredTo, index) = ("", false, said.index)
      while let outer = found[index].from {
        path = self.path(of: found[index], in: self[found[outer].schema]) + path
        isReferredTo = isReferredTo || found[index].index == nil
        index = outer
      }
      return Annotation(
        words: said.words, schema: found[said.index].schema, path: path, isReferredTo: isReferredTo)
    }
  }

  /// JSON Pointer of a step from the schema that leads on.
  private func path(of step: WrittenSchema, in schema: Schema) -> String {
    let keyword = step.keyword.map(schema.spelling) ?? ""
    return "/" + JSONPointer.escaped(keyword) + (step.index.map { "/\($0)" } ?? "")
  }

  /// How many schemas of a value are asked for an annotation.
  private static let mostSchemasOfValue = 256

  /// The index of the only form, or of the only one beside null, whose annotations are those of the value.
  package func onlyForm(of forms: [SchemaID]) -> Int? {
    guard (1...2).contains(forms.count) else { return nil }
    let others = forms.indices.filter { self[forms[$0]].types != .null }
    return others.count == 1 ? others[0] : nil
  }

  /// The target of a dynamic reference, where it does not depend on the way that leads to it: one resource alone has
  /// its anchor.
  private func onlyTarget(of reference: DynamicReference) -> SchemaID? {
    guard let anchor = reference.anchor else { return reference.initial }
    return resources.count { $0.dynamicAnchors[anchor] != nil } > 1 ? nil : reference.initial
  }

  /// - Parameter goesOn: whether the schema at an index of those that were found leads on.
  private func walk(
    from schemas: [SchemaID], followsReferences: Bool, _ goesOn: ([WrittenSchema], Int) -> Bool
  ) -> [WrittenSchema] {
    var (found, next) = (schemas.map { WrittenSchema(schema: $0) }, 0)
    var seen = Set(schemas)
    while next < found.count, goesOn(found, next) {
      let schema = self[found[next].schema]
      func step(_ keyword: Keyword, _ index: Int?, _ target: SchemaID) -> WrittenSchema {
        WrittenSchema(schema: target, from: next, keyword: keyword, index: index)
      }
      var steps = schema.allOf.enumerated().map { step(.allOf, $0, $1) }
      if followsReferences, let target = schema.dynamicReference.flatMap(onlyTarget) {
        steps.insert(step(.dynamicRef, nil, target), at: 0)
      }
      if followsReferences, let target = schema.reference { steps.insert(step(.ref, nil, target), at: 0) }
      for (keyword, forms) in [(Keyword.anyOf, schema.anyOf), (.oneOf, schema.oneOf)] {
        if let only = onlyForm(of: forms) { steps.append(step(keyword, only, forms[only])) }
      }
      found += steps.filter { seen.insert($0.schema).inserted }
      next += 1
    }
    return found
  }
}

/// A schema of a value, and how another one leads to it.
struct WrittenSchema {
  var schema: SchemaID
  /// The index, among those found, of the schema that leads to it; nil for a schema that was asked for.
  var from: Int?
  /// The keyword that leads to it, and the place in its list.
  var keyword: Keyword?
  var index: Int?
}
