import Diagnostics
import SchemaModel

extension Lowering {
  /// Declares a type at its home, under a name that is free there.
  mutating func declare(_ declaration: NominalType.Declaration, home: Home) -> TypeID {
    let parent = result[home.parent]
    let name = nestedNames.claim(home, in: parent, into: &bag)
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

  /// Keeps the name of a member for its own type: an element of `statuses` is a `Status` only where no type of a member
  /// `status` is called so.
  mutating func keepTypeName(of member: String, _ schemas: [SchemaID], in parent: TypeID) {
    let conjunction = flattening.conjunction(of: schemas)
    guard let types = inference.types(of: conjunction) else { return }
    let key = flattening.valueKey(conjunction, types)
    let home = home(of: schemas[0], conjunction, parent: parent, name: member)
    let name = SwiftNames.type(home.name, isGiven: home.isGiven)
    guard nominals[key] == nil, shared.byPlace[schemas[0]] == nil, home.schema == schemas[0],
      !nestedNames.isTopLevel(name),
      planner.plan(for: key).isDeclared
    else { return }
    nestedNames.keep(name, for: home.schema, in: result[parent])
  }
}
