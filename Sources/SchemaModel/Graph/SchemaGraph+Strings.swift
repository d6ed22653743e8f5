public import SchemaRuntime

extension SchemaGraph {
  /// The schema, and all that hold for each instance that is valid against it.
  public func allParts(of id: SchemaID) -> [SchemaID] { allParts(of: [id]) }

  /// The schemas, and all that hold for each instance that is valid against all of them: each once, those of the first
  /// schema first.
  public func allParts(of ids: [SchemaID]) -> [SchemaID] {
    var parts: [SchemaID] = []
    var seen: Set<SchemaID> = []
    var visited = 0
    for id in ids where seen.insert(id).inserted {
      parts.append(id)
      while visited < parts.count {
        parts += self[parts[visited]].unconditionalParts.filter { seen.insert($0).inserted }
        visited += 1
      }
    }
    return parts
  }

  /// The kinds of value that the schemas accept together in place, with their references and `allOf`, without the kinds
  /// that a `not` refuses as a whole; nil for any.
  public func kindsAccepted(by schemas: [SchemaID]) -> TypeSet? {
    var kinds: TypeSet?
    let parts = allParts(of: schemas)
    for part in parts {
      for var types in [self[part].types, self[part].listedTypes].compactMap(\.self) {
        if types.contains(.number) { types.insert(.integer) }
        kinds = kinds.map { $0.intersection(types) } ?? types
      }
    }
    return kinds.map { types($0, leftBy: parts) }
  }

  /// The names that every object has which a schema accepts.
  public func namesRequired(by id: SchemaID) -> Set<ScalarKey> {
    allParts(of: id).reduce(into: []) { $0.formUnion(self[$1].required.map(ScalarKey.init)) }
  }

  /// The strings that a schema lists and accepts no value beside; nil where it may accept others.
  public func stringsListed(by id: SchemaID) -> [String]? {
    valuesListed(by: id) { $0.stringValue }
  }

  /// The most names that `propertyNames` leaves to members by a pattern or a union, so that each is known.
  package static let mostNamesLeft = 64

  /// The names that `propertyNames` leaves to members, of which some may be refused by what else it asks: those that it
  /// lists, that its pattern matches, or that all branches of a union in it name so. Nil where they are many, or not
  /// known.
  public func namesLeft(by propertyNames: SchemaID) -> [String]? {
    if let names = wordsListed(by: propertyNames) { return names }
    let unions = allParts(of: propertyNames).flatMap { [self[$0].anyOf, self[$0].oneOf] }
    return unions.filter { !$0.isEmpty }.firstResult { branches in
      var names: [String] = []
      for branch in branches where self[branch].boolean != false {
        guard let more = wordsListed(by: branch) else { return nil }
        names += more
      }
      return names.count > Self.mostNamesLeft ? nil : names
    }
  }

  private func wordsListed(by id: SchemaID) -> [String]? {
    stringsListed(by: id) ?? allParts(of: id).firstResult(wordsOfPattern)
  }

  /// The texts that the pattern of a schema matches; nil where it has none, they are many, or they are not known.
  package func wordsOfPattern(_ id: SchemaID) -> [String]? {
    guard let pattern = self[id].pattern else { return nil }
    do throws(PatternError) {
      return try PatternParser.parse(pattern).words(atMost: Self.mostNamesLeft)
    } catch {
      return nil
    }
  }

  /// The canonical texts of the integers that a schema lists and accepts no value beside; nil where it may accept
  /// others.
  func integersListed(by id: SchemaID) -> [String]? {
    valuesListed(by: id) { value in
      guard case .number(let number) = value, number.isInteger else { return nil }
      return number.canonicalText
    }
  }

  private func valuesListed(by id: SchemaID, _ text: (JSONValue) -> String?) -> [String]? {
    for part in allParts(of: id) {
      guard let values = self[part].listedValues else { continue }
      let texts = values.compactMap(text)
      if texts.count == values.count { return texts }
    }
    return nil
  }

  /// The strings that a schema lists in order to refuse them: `not` of an `enum` or a `const` (Core §10.2.1.4).
  public func stringsRefused(by id: SchemaID) -> Set<ScalarKey> {
    var strings: Set<ScalarKey> = []
    for excluded in allParts(of: id).compactMap({ self[$0].not }) where self[excluded].isListOfStrings {
      strings.formUnion((self[excluded].listedValues ?? []).compactMap(\.stringValue).map(ScalarKey.init))
    }
    return strings
  }
}

extension Schema {
  /// The values that `const` or `enum` lists.
  public var listedValues: [JSONValue]? { constant.map { [$0] } ?? enumeration }

  /// Whether it accepts each string that it lists, because nothing else is asked.
  fileprivate var isListOfStrings: Bool {
    let assertions = sites.map(\.keyword).filter {
      !Schema.describingKeywords.contains($0) && !KeywordTable.metaData.contains($0)
    }
    return assertions.allSatisfy { $0 == .enum || $0 == .const || $0 == .type }
      && (enumeration == nil || constant == nil) && types?.contains(.string) ?? true
  }

  /// The types of the values that it lists, where it lists some and names no types.
  fileprivate var listedTypes: TypeSet? {
    listedValues?.reduce(into: TypeSet()) { types, value in
      types.formUnion(value.types.contains(.integer) ? .integer : value.types)
    }
  }
}
