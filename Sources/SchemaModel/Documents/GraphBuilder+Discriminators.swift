import Diagnostics
import SchemaRuntime
import YAMLTree

/// A `discriminator` whose branches have not been looked for yet.
struct PendingDiscriminator {
  var schema: SchemaID
  var member: YAMLNode.Member
}

extension GraphBuilder {
  /// Leads each `discriminator` to the branches that it speaks of, once all references have their targets, and warns of
  /// what it says of nothing that is there.
  mutating func readDiscriminators() {
    for pending in pendingDiscriminators {
      let schema = graph.schemas[pending.schema.index]
      guard let property = property(of: pending.member.value, in: schema) else { continue }
      checkProperty(property.text, at: property.location, of: schema)
      // What it means beside both keywords is undefined.
      let branches = schema.oneOf.isEmpty ? schema.anyOf : schema.oneOf
      let isUnion = !branches.isEmpty && (schema.oneOf.isEmpty || schema.anyOf.isEmpty)
      var hint = BranchHint(property: property.text)
      readMapping(pending.member.value, of: schema, isUnion ? branches : [], into: &hint)
      guard isUnion else { continue }
      addComponentNames(of: branches, to: &hint)
      schema.branchHint = hint
    }
    pendingDiscriminators = []
  }

  /// The name of the member that tells. OpenAPI 2.0 and AsyncAPI write it in place of the object.
  private mutating func property(
    of node: YAMLNode, in schema: Schema
  ) -> (text: String, location: SourceLocation)? {
    if let named = node["propertyName"], let text = named.string { return (text, named.location) }
    let holder = library.sources[sourceOfDocument[schema.document]].node
    if let text = node.string, DocumentKind.takesDiscriminatorText(holder) { return (text, node.location) }
    diagnostics.warning(
      "'discriminator' should be an object that names a property by 'propertyName', found \(node.found)",
      at: node.location, help: "it is ignored")
    return nil
  }

  /// Warns of a property of which neither the schema nor a branch says anything.
  private mutating func checkProperty(_ name: String, at location: SourceLocation, of schema: Schema) {
    var names: [String] = []
    var seen: Set<SchemaID> = [schema.id]
    var waiting = [schema.id]
    while let next = waiting.popLast() {
      let part = graph.schemas[next.index]
      discriminatorBudget -= 1
      if discriminatorBudget < 0 || resources[part.resource.index].isOpaque || part.dynamicReference != nil {
        return
      }
      let own = part.properties.map(\.name) + part.required
      let others = part.patternProperties.map(\.schema) + [part.additionalProperties].compactMap(\.self)
      if own.contains(where: { $0.hasSameScalars(as: name) })
        || others.contains(where: { graph.schemas[$0.index].boolean == nil })
      {
        return
      }
      names += own
      waiting += (part.unconditionalParts + part.conditionalParts).filter { seen.insert($0).inserted }
    }
    let isUnion = !(schema.oneOf.isEmpty && schema.anyOf.isEmpty)
    diagnostics.warning(
      "'discriminator' names '\(name.shortened)', which \(isUnion ? "no branch" : "the schema neither") describes \(isUnion ? "or" : "nor") requires",
      at: location, help: suggestion(for: name, among: names).map { "did you mean '\($0)'?" })
  }

  // MARK: Mapping

  /// Where a value of `mapping` leads.
  private enum MappingTarget {
    case schema(SchemaID)
    /// A document that no reference has led to.
    case unread
    case missing
  }

  /// The branches of a union, as `mapping` may name them.
  private struct BranchTargets {
    var branches: [SchemaID]
    /// The position of the first branch that is a schema, or refers to it.
    var positions: [SchemaID: Int] = [:]
    /// What branches refer to, by the names that documents have for it.
    var byName: [ScalarKey: SchemaID] = [:]
    /// The schemas that branches include, or have as branches, at any depth; nil until that is asked for.
    var included: Set<SchemaID>?
  }

  /// Reads which values mean which branches.
  /// - Parameter branches: those of the union; none where the schema is the base of others.
  private mutating func readMapping(
    _ node: YAMLNode, of schema: Schema, _ branches: [SchemaID], into hint: inout BranchHint
  ) {
    if let mapping = node["mapping"], mapping.members == nil {
      diagnostics.warning(
        "'mapping' should be an object of strings, found \(mapping.found)", at: mapping.location,
        help: "it is ignored")
    }
    var targets = BranchTargets(branches: branches)
    for (position, branch) in branches.enumerated() {
      let target = target(of: branch)
      for id in [target, branch] { targets.positions[id] = targets.positions[id] ?? position }
      guard let name = componentName(of: target).map({ ScalarKey($0) }) else { continue }
      targets.byName[name] = targets.byName[name] ?? target
    }
    for member in node["mapping"]?.members ?? [] {
      if let branch = branch(member, of: schema, &targets) { hint.values.append((member.key, branch)) }
    }
    if let other = node.members?.first(where: { $0.key == "defaultMapping" }) {
      hint.other = branch(other, of: schema, &targets)
    }
  }

  /// The position of the branch that a member of `mapping` leads to; nil where it leads to none, which has been reported.
  private mutating func branch(
    _ member: YAMLNode.Member, of schema: Schema, _ targets: inout BranchTargets
  ) -> Int? {
    guard let text = member.value.string else {
      diagnostics.warning(
        "'\(member.key.shortened)' in 'discriminator' should be the name of a schema, or a reference to one, found \(member.value.found)",
        at: member.value.location, help: "it is ignored")
      return nil
    }
    switch target(of: text, from: schema, targets) {
    case .schema(let found):
      if let position = targets.positions[found] { return position }
      if targets.included == nil { targets.included = included(in: targets.branches) }
      if targets.included?.contains(found) == true { return nil }
    case .unread: break
    case .missing:
      reportNoSchema(text, of: schema, at: member.value.location)
      return nil
    }
    if !targets.branches.isEmpty {
      let keyword: Keyword = schema.oneOf.isEmpty ? .anyOf : .oneOf
      diagnostics.warning(
        "'discriminator' leads to '\(text.shortened)', which is no branch of '\(keyword)'",
        at: member.value.location, help: "add it to '\(keyword)'")
    }
    return nil
  }

  private mutating func reportNoSchema(_ text: String, of schema: Schema, at location: SourceLocation) {
    let components = suggestionBudget > 0 ? graph.documents[schema.document].definitions.map(\.name) : []
    let name = text.split(separator: "/").last.map(String.init) ?? text
    let meant = suggestion(for: name, among: components)
    diagnostics.warning(
      "'discriminator' leads to '\(text.shortened)', but there is no such schema", at: location,
      help: meant.map { "did you mean '\(text.dropLast(name.count))\($0)'?" })
  }

  /// The schema that a branch leads to by references alone.
  private func target(of branch: SchemaID) -> SchemaID {
    var (here, seen) = (branch, Set([branch]))
    while let next = graph.schemas[here.index].reference, isPart(here), seen.insert(next).inserted {
      here = next
    }
    return here
  }

  /// Whether a schema is none that an author gives a name.
  private func isPart(_ id: SchemaID) -> Bool { componentName(of: id) == nil }

  /// The schemas, and what they include or have as branches, at any depth.
  private func included(in schemas: [SchemaID]) -> Set<SchemaID> {
    var seen = Set(schemas)
    var waiting = schemas
    while let next = waiting.popLast() {
      let schema = graph.schemas[next.index]
      waiting += (schema.unconditionalParts + schema.oneOf + schema.anyOf).filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// Where a name of a schema, or a reference to one, leads. What may be both is a name; the names of what branches refer to
  /// are known whatever document they stand in.
  private mutating func target(
    of text: String, from schema: Schema, _ targets: BranchTargets
  ) -> MappingTarget {
    let isName = text.unicodeScalars.allSatisfy { Self.isOfName($0) } && !text.isEmpty
    if isName {
      for part in DocumentPart.placesOfSchemas {
        let place = ScalarKey(JSONPointer.text(of: part + [text]))
        if let found = schemaAtPointer[schema.document][place] { return .schema(found) }
      }
      if let found = targets.byName[ScalarKey(text)] { return .schema(found) }
    }
    let uri = URIReference(text)
    var resource = schema.resource
    if !uri.withoutFragment.text.isEmpty {
      let key = ScalarKey(uri.resolved(against: resources[resource.index].base).withoutFragment.text)
      let own = ownResources[OwnResource(document: schema.document, uri: key)]
      guard let known = own ?? resourceByURI[key] else { return isName ? .missing : .unread }
      resource = known
    }
    guard let fragment = uri.fragment, !fragment.isEmpty else {
      return .schema(graph.resources[resource.index].root)
    }
    return place(at: fragment, in: resource)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }

  private mutating func place(at fragment: String, in resource: SchemaResourceID) -> MappingTarget {
    guard let name = PercentEncoding.decode(fragment) else { return .missing }
    if let anchor = anchors[AnchorName(resource: resource, name: ScalarKey(name))] {
      return .schema(anchor.schema)
    }
    guard let tokens = JSONPointer.tokens(of: name) else { return .missing }
    let root = graph.schemas[graph.resources[resource.index].root.index]
    let place = root.pointer + tokens
    if let found = schemaAtPointer[root.document][ScalarKey(JSONPointer.text(of: place))] {
      return .schema(found)
    }
    return node(at: place, inSource: sourceOfDocument[root.document]) == nil ? .missing : .unread
  }

  // MARK: Names

  /// Adds the names of the schemas that branches refer to: each is a value that means its branch, unless it is mapped.
  private func addComponentNames(of branches: [SchemaID], to hint: inout BranchHint) {
    var known = Set(hint.values.map { ScalarKey($0.value) })
    for (position, branch) in branches.enumerated() {
      guard graph.schemas[branch.index].reference != nil, let name = componentName(of: target(of: branch)),
        known.insert(ScalarKey(name)).inserted
      else { continue }
      hint.values.append((name, position))
    }
  }

  /// The name under which a document has the schema; nil for a part of one, and for what only stands where it is used.
  private func componentName(of id: SchemaID) -> String? {
    let schema = graph.schemas[id.index]
    guard schema.embeddedName != nil else { return nil }
    let isNamed = DocumentPart.placesOfSchemas.contains(Array(schema.pointer.dropLast()))
    return isNamed ? schema.pointer.last : nil
  }
}
