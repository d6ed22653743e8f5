import Diagnostics
import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// How many names a message has.
  private static let nameLimit = 5

  /// Reports members that are listed and can never be there, each at the smallest schema for which that holds.
  mutating func checkMembers(_ schema: Schema) {
    checkNames(of: schema)
    if allowsNothing(schema.id) {
      for side in sides(of: schema) { checkRequired(side, beside: schema) }
      return
    }
    let known = impossible([schema.id])
    let below = schema.unconditionalParts.map { impossible([$0]) }
    let own = known.filter { name, _ in !below.contains { $0[name] != nil } }
    report(own, of: [schema.id], at: schema)
    if schema.hasNone(but: [.ref]) { return }
    for part in schema.unconditionalParts { checkRequired(part, beside: schema) }
    let parts = schema.unconditionalParts.map { [$0] }
    if !parts.isEmpty { checkJoint([schema.id], listedBy: [schema.id], toldOf: parts, at: schema) }
    checkWays(schema, known)
  }

  /// Reports `propertyNames` that no name satisfies.
  private mutating func checkNames(of schema: Schema) {
    guard let names = schema.propertyNames, graph[names].boolean == nil, !allowsNothing(names) else { return }
    search.refill()
    if let why = search.whyNothing([names], among: .string) {
      add(
        "property-impossible", "no member can be there: 'propertyNames' allows no name: \(why)", schema,
        .propertyNames)
    }
    for (index, value) in (graph[names].enumeration ?? []).enumerated()
    where value.stringValue == nil && search.accepts(value, [names]) {
      add(
        "enum-value-invalid",
        "the value \(shown(value)) of 'enum' is never the name of a member: a name is a string",
        graph[names], .enum, item: index)
    }
  }

  /// The members that can never be there, with the reasons.
  mutating func impossible(_ ids: [SchemaID]) -> [ScalarKey: String] {
    if let known = impossibleMembers[ids] { return known }
    let found = search.impossibleMembers(of: ids)
    impossibleMembers[ids] = found
    return found
  }

  /// Checks members beside each branch of a union, each side of a condition, and each schema of `dependentSchemas`.
  private mutating func checkWays(_ schema: Schema, _ known: [ScalarKey: String]) {
    for id in search.members(of: [schema.id]) {
      let part = graph[id]
      for way in sides(of: part) + part.dependentSchemas.map(\.schema) {
        checkWay(way, beside: schema, known)
        checkRequired(way, beside: schema)
      }
      for branches in [part.anyOf, part.oneOf] where branches.count <= 64 {
        var inAll: [ScalarKey: String]?
        for branch in branches {
          search.refill()
          guard graph[branch].boolean != false, !search.allowNothing([schema.id, branch]) else { continue }
          let found = checkWay(branch, beside: schema, known)
          inAll = inAll.map { all in all.filter { found[$0.key] != nil } } ?? found
        }
        report(inAll ?? [:], of: [schema.id], at: schema)
      }
    }
  }

  /// Reports the impossible members that the way lists itself. A way that a reference leads to stands in other objects, too:
  /// then it is the schema that forbids them, or nothing is said.
  /// - Returns: the other impossible members.
  @discardableResult
  private mutating func checkWay(
    _ way: SchemaID, beside schema: Schema, _ known: [ScalarKey: String]
  ) -> [ScalarKey: String] {
    guard graph[way].boolean == nil, !allowsNothing(way) else { return [:] }
    let alone = impossible([way])
    let found = impossible([schema.id, way]).filter { known[$0.key] == nil && alone[$0.key] == nil }
    let listed = Set(search.listedNames(of: [way]).map { ScalarKey($0) })
    let own = found.filter { listed.contains($0.key) }
    if isWritten(graph[way], within: schema) {
      report(own, of: [way], at: graph[way])
      checkJoint([schema.id, way], listedBy: [way], toldOf: [[schema.id], [way]], at: graph[way])
    } else {
      report(own.filter { forbids($0.key.text, of: [schema.id]) }, of: [way], at: schema)
    }
    return found.filter { !listed.contains($0.key) }
  }

  /// Reports the members that a part of a schema, or a side of a condition, requires and the object around it forbids, in
  /// one finding.
  private mutating func checkRequired(_ way: SchemaID, beside schema: Schema) {
    guard graph[way].boolean == nil, !allowsNothing(way) else { return }
    let names = search.requiredNames(of: [way]).filter { name in
      forbids(name, of: [schema.id, way]) && !forbids(name, of: [way])
    }
    let site = graph[way].sites[.required]?.location ?? graph[way].location
    let isOwn = isWritten(graph[way], within: schema)
    guard !names.isEmpty, reported.insert(isOwn ? site : schema.location).inserted else { return }
    let (verb, object) = names.count == 1 ? ("is", "it") : ("are", "them")
    if isOwn {
      add(
        "required-forbidden", "\(list(names)) \(verb) required here, and the object around forbids \(object)",
        graph[way], .required)
    } else {
      let file = site.file == schema.location.file ? "" : " of \(site.file)"
      add(
        "required-forbidden",
        "\(list(names)) \(verb) required by line \(site.line)\(file), and this object forbids \(object)",
        schema)
    }
  }

  /// Whether schemas forbid a member.
  func forbids(_ name: String, of schemas: [SchemaID]) -> Bool {
    search.certainSchemas(ofMember: name, of: schemas).contains(where: isFalse)
  }

  /// The first names, and how many there are beside them.
  private func list(_ names: [String]) -> String {
    let first = names.prefix(Self.nameLimit).map { "'\(shown($0))'" }.joined(separator: ", ")
    return names.count > Self.nameLimit ? "\(first) and \(names.count - Self.nameLimit) more" : first
  }

  /// Reports members where they are listed, if that is within the schema; otherwise together.
  mutating func report(_ found: [ScalarKey: String], of ids: [SchemaID], at schema: Schema) {
    guard !found.isEmpty else { return }
    var others: [(name: String, why: String)] = []
    for name in search.listedNames(of: ids) {
      guard let why = found[ScalarKey(name)] else { continue }
      let listings = search.members(of: ids).flatMap { id in
        graph[id].properties.filter { $0.name.hasSameScalars(as: name) }.map {
          (owner: graph[id], property: $0)
        }
      }
      guard
        let own = listings.first(where: {
          isWritten($0.owner, within: schema)
        })
      else {
        others.append((name, why))
        continue
      }
      guard reported.insert(own.property.nameLocation).inserted else { continue }
      note(
        "'\(shown(name))' can never be there: \(why)", at: own.property.nameLocation,
        graph[own.property.schema].pointer)
    }
    guard let first = others.first, reported.insert(schema.location).inserted else { return }
    note("\(list(others.map(\.name))) can never be there: \(first.why)", at: schema.location, schema.pointer)
  }

  /// Whether a schema stands in another one, and not among its definitions.
  func isWritten(_ part: Schema, within schema: Schema) -> Bool {
    guard part.document == schema.document, part.pointer.starts(with: schema.pointer) else { return false }
    return !part.pointerParts.dropFirst(schema.pointer.count).contains { $0.keyword == .defs }
  }

  private mutating func note(_ message: String, at place: SourceLocation, _ pointer: [String]) {
    guard let rule = LintRule.rule("property-impossible") else { return }
    findings.append(
      LintFinding(
        rule: rule.id, severity: rule.severity, place: place, location: JSONPointer.text(of: pointer),
        message: message))
  }
}
