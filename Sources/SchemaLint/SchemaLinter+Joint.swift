import FixtureEmitter
import SchemaModel
import SchemaRuntime

// Members of parts that several schemas describe together, each of which allows them.
extension SchemaLinter {
  /// How deep parts of parts are followed.
  private static let jointDepth = 4
  /// Objects of more members and schemas than this are not looked at.
  private static let jointLimit = 5_000

  /// Checks the members of each part of a value that schemas hold for together.
  /// - Parameters:
  ///   - own: those among the schemas whose members are reported.
  ///   - told: lists of them whose findings are reported elsewhere.
  mutating func checkJoint(
    _ ids: [SchemaID], listedBy own: [SchemaID], toldOf told: [[SchemaID]], at schema: Schema, depth: Int = 0
  ) {
    let names = search.listedNames(of: own)
    let count = search.members(of: ids).count
    guard depth < Self.jointDepth, count > 1, names.count * count <= Self.jointLimit else { return }
    let search = search
    for name in names {
      checkJoint(ids, own, told, at: schema, depth) { search.certainSchemas(ofMember: name, of: $0) }
    }
    // All items but those of `prefixItems`.
    checkJoint(ids, own, told, at: schema, depth) { search.certainSchemas(ofItem: .max, of: $0) }
  }

  private mutating func checkJoint(
    _ ids: [SchemaID], _ own: [SchemaID], _ told: [[SchemaID]], at schema: Schema, _ depth: Int,
    part: ([SchemaID]) -> [SchemaID]
  ) {
    let parts = part(ids)
    let others = told.map(part)
    guard Set(parts).count > 1, !others.contains(parts) else { return }
    search.refill()
    guard !search.allowNothing(parts) else { return }
    let toldOf = others + parts.map { [$0] }
    var found = impossible(parts)
    for other in toldOf where !found.isEmpty {
      let known = impossible(other)
      found = found.filter { known[$0.key] == nil }
    }
    let listing = part(own)
    let listed = Set(search.listedNames(of: listing).map { ScalarKey($0) })
    report(found.filter { listed.contains($0.key) }, of: listing, at: schema)
    checkJoint(parts, listedBy: listing, toldOf: toldOf, at: schema, depth: depth + 1)
  }
}
