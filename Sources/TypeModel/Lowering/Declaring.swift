import Diagnostics
import SchemaModel

extension Lowering {
  /// Declares a type at its home, under a name that is free there.
  mutating func declare(_ declaration: NominalType.Declaration, home: Home) -> TypeID {
    let parent = result[home.parent]
    var home = home
    if let given = givenNames.next(of: home.schema) { (home.name, home.isGiven) = (given, true) }
    let name = claimTypeName(home, in: parent)
    let id = append(
      declaration, schema: home.schema, document: parent.document, path: parent.path + [name],
      parent: parent.id)
    result.types[parent.id.index].children.append(id)
    return id
  }

  mutating func append(
    _ declaration: NominalType.Declaration, schema: SchemaID, document: Int, path: [String], parent: TypeID?
  ) -> TypeID {
    let id = TypeID(index: result.types.count)
    result.types.append(
      NominalType(
        id: id, schema: schema, schemas: [schema], document: document, path: path, parent: parent,
        declaration: declaration, documentation: documentation(of: [schema])))
    return id
  }

  /// Takes a name for a type. A nested type never has the name of a type that generated code mentions, of a type around
  /// it, or of anything at the top level, where paths begin.
  private mutating func claimTypeName(_ home: Home, in parent: NominalType) -> String {
    var base = SwiftNames.type(home.name, isGiven: home.isGiven)
    if base.isEmpty { base = "Value" }
    // A nested type `ID` would be taken for that of `Identifiable`.
    if base == "ID", !home.isGiven { base = parent.name + base }
    let place = graph[home.schema].location
    let unused = nestedScope(in: parent)
    let ofKind = Self.kinds.contains(base) && home.otherNames.isEmpty ? [base, base + "Value"] : [base]
    let claim = scopes[parent.id, default: unused].claim(
      ofKind + otherNames(of: home) + [parent.name + base], at: place, besides: topLevelNames,
      for: owner(home.schema))
    let isOfPath = parent.path.contains(base)
    if claim.rival != nil && !isOfPath || claim.isNumbered {
      let owner = claim.rival.map { $0 == place ? " by another type of the same schema" : " at \($0)" } ?? ""
      bag.warning(
        "the name '\(claim.wanted)' is taken\(owner), so this type is called '\(parent.qualifiedName).\(claim.name)'",
        at: place, help: "give one of them an 'x-name'")
    } else if let given = graph.name(of: home.schema), home.isGiven, home.name == given {
      sayOtherName(
        than: given, of: "type", called: "\(parent.qualifiedName).\(claim.name)", claim.name, at: place)
    }
    return claim.name
  }

  /// Reports something that has another name than its `x-name`.
  /// - Parameters:
  ///   - what: the kind of thing that has the name: a property, a case or a type.
  ///   - text: how the finding says the name that it has.
  mutating func sayOtherName(
    than given: String, of what: String, called text: String? = nil, _ name: String, at place: SourceLocation,
    help: String = "choose another 'x-name'"
  ) {
    if SwiftNames.isSpelling(name, of: given) { return }
    bag.warning(
      "no \(what) can be called '\(given)' in Swift, so this one is called '\(text ?? name)'", at: place,
      help: help)
  }

  /// Names of kinds of values that Swift's own types have, too.
  private static let kinds: Set<String> = ["Array", "Bool", "String"]

  /// Whether another type in the same parent, or at the top level, has the name.
  func isTypeName(_ text: String, in parent: TypeID) -> Bool {
    let name = SwiftNames.type(text)
    return scopes[parent]?.hasOwner(name) ?? false || topLevelNames[name] != nil
  }

  private func nestedScope(in parent: NominalType) -> NameScope {
    NameScope(reserved: reservedTypes, Set(parent.path))
  }

  /// The owner of a type's name, as its scope spells it.
  private func owner(_ schema: SchemaID) -> String { "\(schema)" }

  /// Keeps the name of a member for its own type: an element of `statuses` is a `Status` only where no type of a member
  /// `status` is called so.
  mutating func keepTypeName(of member: String, _ schemas: [SchemaID], in parent: TypeID) {
    let conjunction = flattening.conjunction(of: schemas)
    guard let types = inferredTypes(of: conjunction) else { return }
    let key = valueKey(conjunction, types)
    let home = home(of: schemas[0], conjunction, parent: parent, name: member)
    let name = SwiftNames.type(home.name, isGiven: home.isGiven)
    guard nominals[key] == nil, sharedUnions[schemas[0]] == nil, home.schema == schemas[0],
      topLevelNames[name] == nil,
      plan(for: key).isDeclared
    else { return }
    let unused = nestedScope(in: result[parent])
    scopes[parent, default: unused].keep(name, for: owner(home.schema), at: graph[home.schema].location)
  }

  /// The home of the type of `schema`: beside the target, when it is nothing but a reference. Where a target has
  /// several bindings, each type belongs to the schema that binds it.
  func home(of schema: SchemaID, _ conjunction: Conjunction, parent: TypeID, name: String) -> Home {
    let given = graph.name(of: schema)
    var here = Home(parent: parent, name: given ?? name, isGiven: given != nil, schema: schema)
    guard var target = conjunction.members.first?.via,
      conjunction.members.allSatisfy({ $0.via == target })
        || flattening.conjunction(of: [target]).members == conjunction.members
    else {
      return here
    }
    if graph.isBoundCopy(target), let binding = schemaBinding(copyFrom: schema) { target = binding }
    if target == schema { return here }
    here.schema = target
    here.name = nameOfTarget(target)
    here.isGiven = graph.name(of: target) != nil
    if let root = roots[graph[target].document] { here.parent = root }
    return here
  }

  /// The schema in front of a copy, on the way of references to it.
  private func schemaBinding(copyFrom schema: SchemaID) -> SchemaID? {
    var (here, seen) = (schema, Set<SchemaID>())
    while let next = graph[here].reference, seen.insert(here).inserted {
      if graph.isBoundCopy(next) { return here }
      here = next
    }
    return nil
  }

  /// The name of a schema that is only pointed at: its key in `$defs`, the name of its file.
  func nameOfTarget(_ schema: SchemaID) -> String {
    let target = graph[schema]
    if let name = graph.name(of: schema) { return name }
    let way = target.pointerParts
    if let part = way.last(where: Self.isTelling) {
      let name = definitionNames.name(of: part.token, in: target.document)
      return way.last?.isKeyword(.items) == true ? SwiftNames.element(of: name, title: target.title) : name
    }
    return target.title.flatMap(SwiftNames.shortTitle)
      ?? fileStems.name(of: graph.documents[target.document].path)
  }

  /// Further names for a schema whose name another one has: its title, and the name of what it is part of, as in
  /// `#/definitions/order/full`.
  private func otherNames(of home: Home) -> [String] {
    let schema = graph[home.schema]
    if home.isGiven { return [] }
    if !home.otherNames.isEmpty { return home.otherNames.map { SwiftNames.type($0) } }
    let tokens = schema.definitionNames ?? schema.pointerParts.filter(Self.isTelling).map(\.token)
    let isInnerDefinition =
      tokens.count > 1 && schema.pointer.count == tokens.count + 1
      && Keyword(named: schema.pointer[0]) == .defs
    guard isInnerDefinition else { return [] }
    let title = schema.title.flatMap(SwiftNames.shortTitle).map { SwiftNames.type($0) } ?? ""
    let names = (2...tokens.count).map { count in tokens.suffix(count).map { SwiftNames.type($0) }.joined() }
    return ([title] + names).filter { !$0.isEmpty }
  }

  /// Whether the schema stands in `$defs`.
  func isDefinition(_ schema: SchemaID) -> Bool { graph[schema].definitionNames != nil }

  /// Whether a part of a pointer says what the schema belongs to.
  private static func isTelling(_ part: PointerPart) -> Bool {
    part.isName || !structuralTokens.contains(part.token) && Int(part.token) == nil
  }

  private static let structuralTokens = Set(
    Keyword.defs.names
      + [
        Keyword.properties, .items, .anyOf, .oneOf, .allOf, .not, .if, .then, .else, .additionalProperties,
        .patternProperties, .dependentSchemas, .prefixItems, .contentSchema,
      ].map(\.rawValue))

  /// The documentation of the schemas, or else that of the schemas that they refer to. A target that is deprecated is
  /// deprecated wherever it is used.
  func documentationOfUse(_ uses: [SchemaID]) -> Documentation {
    let written = graph.written(with: uses)
    var own = documentation(of: written)
    var (schemas, seen) = (written, Set(written))
    var next = 0
    while next < schemas.count {
      let schema = graph[schemas[next]]
      // A schema with words of its own ends the chain, unless it is one of the use itself.
      let leadsOn = next < written.count || schema.title == nil && schema.description == nil
      if leadsOn, let target = schema.reference, seen.insert(target).inserted { schemas.append(target) }
      next += 1
    }
    if own.description == nil { own = documentation(of: schemas) }
    own.deprecation = graph.deprecation(of: uses).map { Deprecation(of: $0.words) }
    return own
  }

  /// The documentation of the first schema that has some.
  func documentation(of schemas: [SchemaID]) -> Documentation {
    var documentation = Documentation()
    for id in schemas {
      let schema = graph[id]
      documentation.title = documentation.title ?? schema.title
      documentation.description = documentation.description ?? schema.description
      documentation.since = documentation.since ?? schema.extensions.since
      if schema.deprecated, documentation.deprecation == nil {
        documentation.deprecation = Deprecation(of: schema)
      }
    }
    return documentation
  }
}
