import Diagnostics
import SchemaModel
import SchemaRuntime

/// The names of types that are nested in others.
struct NestedNames {
  private let graph: SchemaGraph
  /// Names of types that generated code mentions without a path.
  private let reservedTypes: Set<String>
  /// Names that no nested type may have, because generated code begins paths with them, and where their owners stand.
  private let topLevelNames: [String: SourceLocation]
  /// The names of types that a package gives.
  private var givenNames: GivenNames
  /// The names in each type.
  private var scopes: [TypeID: NameScope] = [:]

  /// - Parameter documents: the names at the top level.
  init(_ graph: SchemaGraph, _ settings: TypeSettings, _ documents: DocumentNames, _ givenNames: GivenNames) {
    (self.graph, self.givenNames, topLevelNames) = (graph, givenNames, documents.topLevelNames)
    reservedTypes = ReservedNames.types(chosenIn: settings)
  }

  /// Takes a name for a type. A nested type never has the name of a type that generated code mentions, of a type around
  /// it, or of anything at the top level, where paths begin.
  mutating func claim(
    _ home: Lowering.Home, in parent: NominalType, into bag: inout DiagnosticBag
  ) -> String {
    var home = home
    if let given = givenNames.next(of: home.schema) { (home.name, home.isGiven) = (given, true) }
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
    return scopes[parent]?.hasOwner(name) ?? false || isTopLevel(name)
  }

  private func nestedScope(in parent: NominalType) -> NameScope {
    NameScope(reserved: reservedTypes, Set(parent.path))
  }

  /// The owner of a type's name, as its scope spells it.
  private func owner(_ schema: SchemaID) -> String { "\(schema)" }

  /// Further names for a schema whose name another one has: its title, and the name of what it is part of, as in
  /// `#/definitions/order/full`.
  private func otherNames(of home: Lowering.Home) -> [String] {
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

  /// Whether the name is one of the top level.
  func isTopLevel(_ name: String) -> Bool { topLevelNames[name] != nil }

  /// Keeps a name in a type for that of a schema.
  mutating func keep(_ name: String, for schema: SchemaID, in parent: NominalType) {
    let unused = nestedScope(in: parent)
    scopes[parent.id, default: unused].keep(name, for: owner(schema), at: graph[schema].location)
  }
}
