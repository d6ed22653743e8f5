import Diagnostics
import SchemaModel
import SchemaRuntime

/// Declares the types of entry documents and of their definitions.
struct RootDeclaring {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let parts: DescribedParts
  private let planner: TypePlanner
  private let targets: TargetNames
  private let enums: EnumCases
  /// The definitions that get no type for themselves.
  private let selection: DefinitionSelection
  private let rootBranches: RootBranches

  init(_ shapes: Shapes, _ selection: DefinitionSelection, _ rootBranches: RootBranches) {
    (graph, flattening, inference) = (shapes.graph, shapes.flattening, shapes.inference)
    (parts, planner, targets) = (shapes.parts, shapes.planner, shapes.targets)
    enums = shapes.enums
    (self.selection, self.rootBranches) = (selection, rootBranches)
  }

  /// Declares the type of every entry document, first under its name alone, so that all names are known.
  func declareRoots(_ documents: DocumentNames, _ lowering: inout Lowering) {
    lowering.result.namespaces = documents.namespaces
    for document in graph.entryDocuments {
      guard let name = documents.names[document.index] else { continue }
      let namespace = documents.namespacePath(ofFolder: document.folder)
      let id = lowering.append(
        .namespace, schema: document.root, document: document.index, path: namespace + [name], parent: nil)
      lowering.roots[document.index] = id
      lowering.result.files.append(TypeFile(document: document.index, namespace: namespace, root: id))
    }
    let keys = graph.entryDocuments.map { flattening.conjunction(of: [$0.root]) }
    for (document, key) in zip(graph.entryDocuments, keys) where isOwn(key, of: document.root) {
      claimRoot(document, key, &lowering)
    }
    for (document, key) in zip(graph.entryDocuments, keys) where !isOwn(key, of: document.root) {
      claimRoot(document, key, &lowering)
    }
  }

  /// Whether the schema itself is part of its conjunction, or the conjunction belongs to a definition of the same
  /// document, to which the document lends its name.
  private func isOwn(_ conjunction: Conjunction, of root: SchemaID) -> Bool {
    conjunction.members.contains { $0.schema == root }
      || conjunction.members.allSatisfy { graph[$0.schema].document == graph[root].document }
  }

  private func claimRoot(
    _ document: SchemaDocument, _ conjunction: Conjunction, _ lowering: inout Lowering
  ) {
    guard let id = lowering.roots[document.index] else { return }
    if graph.onlyDefines(document) {
      lowering.result.types[id.index].declaration = .namespace
      return
    }
    if parts.isUntyped(conjunction) {
      let key = conjunction.narrowed(to: .everything)
      if let other = lowering.nominals[key] {
        lowering.result.types[id.index].declaration = .alias(.named(other))
      } else {
        _ = claim(key, for: id, &lowering)
      }
      return
    }
    let types = inference.types(of: conjunction) ?? .everything
    let key = ownEnd(of: flattening.valueKey(conjunction, types), document.root, lowering)
    if let other = lowering.nominals[key], !types.contains(.null) {
      lowering.result.types[id.index].declaration = .alias(.named(other))
    } else if !types.contains(.null), claim(key, for: id, &lowering) {
      return
    } else {
      lowering.result.types[id.index].declaration = .wrapper(WrapperType(value: .json))
      lowering.pending.append((id, conjunction.narrowed(to: types)))
    }
  }

  /// The conjunction that is left where unions of a root have one possible branch; the root's own one where the result
  /// belongs to another document.
  private func ownEnd(of key: Conjunction, _ root: SchemaID, _ lowering: Lowering) -> Conjunction {
    let end = lowering.followed(from: key).end
    return !end.members.isEmpty && isOwn(end, of: root) ? end : key
  }

  /// Makes the declared type carry the conjunction, if it needs a declared type that no other place has.
  private func claim(_ key: Conjunction, for id: TypeID, _ lowering: inout Lowering) -> Bool {
    guard lowering.nominals[key] == nil, !key.members.isEmpty else { return false }
    switch planner.plan(for: key) {
    case .json, .scalar, .encoded, .array, .map, .same: return false
    case .enumeration(let values):
      lowering.result.types[id.index].declaration = enums.declaration(values, into: &lowering.bag)
    case .openEnumeration(let values):
      lowering.result.types[id.index].declaration = .openEnum(
        enums.openEnum(values, isOpened: graph.isOpened(key), into: &lowering.bag))
    case .object, .tuple, .union, .conditions, .kinds, .untyped: lowering.pending.append((id, key))
    }
    lowering.nominals[key] = id
    return true
  }

  /// Declares the types of `$defs`, first those that say something of their own, then those that only combine others.
  func declareDefinitions(_ lowering: inout Lowering) {
    for wantsOwn in [true, false] {
      for document in graph.entryDocuments {
        guard let root = lowering.roots[document.index] else { continue }
        for definition in document.definitions {
          if !selection.unselected.contains(definition.schema) {
            declareDefinition(definition, in: root, wantsOwn: wantsOwn, &lowering)
          }
        }
      }
    }
  }

  private func declareDefinition(
    _ definition: NamedSchema, in root: TypeID, wantsOwn: Bool, _ lowering: inout Lowering
  ) {
    let conjunction = flattening.conjunction(of: [definition.schema])
    let isOwn = conjunction.members.contains { $0.schema == definition.schema }
    guard isOwn == wantsOwn, isOwn || conjunction.members.count > 1,
      let key = rootBranches.byDefinition[definition.schema]?.key ?? parts.typedKey(of: conjunction),
      lowering.nominals[key] == nil
    else { return }
    switch planner.plan(for: key) {
    case .json, .scalar, .encoded, .array, .map, .same: return
    case .enumeration, .openEnumeration, .object, .tuple, .union, .conditions, .kinds, .untyped: break
    }
    let given = graph.name(of: definition.schema)
    let home = Lowering.Home(
      parent: root, name: given ?? targets.name(of: definition), isGiven: given != nil,
      schema: definition.schema)
    let id = lowering.declare(.namespace, home: home)
    _ = claim(key, for: id, &lowering)
  }

  /// Records for every root and definition which type carries it, also where no schema refers to it.
  ///
  /// Types may come up that have no members yet.
  func referDefinitions(_ lowering: inout Lowering) {
    for document in graph.entryDocuments {
      guard let root = lowering.roots[document.index] else { continue }
      _ = lowering.lower(document.root, parent: root, name: "Value")
      for definition in document.definitions where !selection.unselected.contains(definition.schema) {
        if let branch = rootBranches.byDefinition[definition.schema] {
          lowering.result.references[definition.schema] = lowering.result.references[branch.schema]
          continue
        }
        let conjunction = flattening.conjunction(of: [definition.schema])
        let isPart =
          parts.isUntyped(conjunction) && lowering.nominals[conjunction.narrowed(to: .everything)] == nil
        if !isPart {
          _ = lowering.refer(to: definition.schema, parent: root, name: targets.name(of: definition))
        }
      }
    }
  }

  /// Gives definitions that nothing refers to but `propertyNames` the type of their strings.
  func referNames(_ lowering: inout Lowering) {
    for definition in selection.ofNames where lowering.result.references[definition] == nil {
      lowering.result.references[definition] = .string
    }
  }
}
