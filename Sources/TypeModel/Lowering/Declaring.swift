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
        declaration: declaration, documentation: words.documentation(of: [schema])))
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
      bag.sayOtherName(
        than: given, of: "type", called: "\(parent.qualifiedName).\(claim.name)", claim.name, at: place)
    }
    return claim.name
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
    guard let types = inference.types(of: conjunction) else { return }
    let key = flattening.valueKey(conjunction, types)
    let home = home(of: schemas[0], conjunction, parent: parent, name: member)
    let name = SwiftNames.type(home.name, isGiven: home.isGiven)
    guard nominals[key] == nil, sharedUnions[schemas[0]] == nil, home.schema == schemas[0],
      topLevelNames[name] == nil,
      planner.plan(for: key).isDeclared
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
    here.name = targets.name(ofTarget: target)
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

  /// Further names for a schema whose name another one has: its title, and the name of what it is part of, as in
  /// `#/definitions/order/full`.
  private func otherNames(of home: Home) -> [String] {
    let schema = graph[home.schema]
    if home.isGiven { return [] }
    if !home.otherNames.isEmpty { return home.otherNames.map { SwiftNames.type($0) } }
    let tokens = schema.definitionNames ?? schema.pointerParts.filter(TargetNames.isTelling).map(\.token)
    let isInnerDefinition =
      tokens.count > 1 && schema.pointer.count == tokens.count + 1
      && Keyword(named: schema.pointer[0]) == .defs
    guard isInnerDefinition else { return [] }
    let title = schema.title.flatMap(SwiftNames.shortTitle).map { SwiftNames.type($0) } ?? ""
    let names = (2...tokens.count).map { count in tokens.suffix(count).map { SwiftNames.type($0) }.joined() }
    return ([title] + names).filter { !$0.isEmpty }
  }

}
