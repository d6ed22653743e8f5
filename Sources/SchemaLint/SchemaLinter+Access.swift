import FixtureEmitter
import SchemaModel
import SchemaRuntime

// Values that are `readOnly` and `writeOnly`, wherever the two stand that hold together for them.
extension SchemaLinter {
  /// A value that schemas describe: the one that they look at, or a part of it.
  private enum Place {
    case value
    case member(String)
    case anyMember(String)
    case item(Int)
    case furtherItem(Int)

    var phrase: String {
      switch self {
      case .value: "the value"
      case .member(let name): "the member '\(name)'"
      case .anyMember(let name): "a member such as '\(name)'"
      case .item(let index): "item \(index + 1)"
      case .furtherItem(0): "each item"
      case .furtherItem(let index): "each item after the first \(index)"
      }
    }
  }

  /// Reports values that are both, each at the smallest schema for which that holds.
  mutating func checkAccess(_ schema: Schema) {
    guard statesBothAccesses else { return }
    checkAccess([schema.id], parts: schema.unconditionalParts, at: schema)
    for id in search.members(of: [schema.id]) {
      for way in graph[id].conditionalParts where way != graph[id].ifSchema && graph[way].boolean == nil {
        checkAccess([schema.id, way], parts: [schema.id, way], at: graph[way])
      }
    }
  }

  private mutating func checkAccess(_ ids: [SchemaID], parts: [SchemaID], at schema: Schema) {
    for place in places(of: ids) {
      let found = schemas(of: place, in: ids)
      guard isBoth(found), !parts.contains(where: { isBoth(schemas(of: place, in: [$0])) }) else { continue }
      if case .value = place {} else if found.contains(where: { isBoth([$0]) }) { continue }
      let (site, keyword) = accessSite(found, within: schema)
      let location = keyword.flatMap { site.sites[$0]?.location } ?? site.location
      guard !findings.contains(where: { $0.rule == Self.accessRule && $0.place == location }) else {
        continue
      }
      add(
        Self.accessRule,
        "\(shown(place.phrase)) is 'readOnly' and 'writeOnly': neither side may send it", site, keyword)
    }
  }

  private static let accessRule = "read-only-write-only"

  /// The places of which schemas that hold together say something: names, a name for each pattern and for other members,
  /// and items.
  private func places(of ids: [SchemaID]) -> [Place] {
    let members = search.members(of: ids).map { graph[$0] }
    let patterns = members.flatMap(\.patternProperties).compactMap {
      search.names(matching: $0.name).first
    }
    let free = members.contains { $0.additionalProperties != nil || $0.unevaluatedProperties != nil }
    let count = members.map(\.prefixItems.count).max() ?? 0
    let hasItems = members.contains { $0.items != nil || $0.unevaluatedItems != nil }
    return [.value] + search.listedNames(of: ids).map { .member($0) } + patterns.map { .anyMember($0) }
      + (free ? search.freeNames(of: ids).prefix(8).map { .anyMember($0) } : [])
      + (0..<count).map { .item($0) } + (hasItems ? [.furtherItem(count)] : [])
  }

  private func schemas(of place: Place, in ids: [SchemaID]) -> [SchemaID] {
    switch place {
    case .value: ids
    case .member(let name), .anyMember(let name): search.certainSchemas(ofMember: name, of: ids)
    case .item(let index), .furtherItem(let index): search.certainSchemas(ofItem: index, of: ids)
    }
  }

  private func isBoth(_ ids: [SchemaID]) -> Bool {
    let members = search.members(of: ids)
    return members.contains { graph[$0].readOnly } && members.contains { graph[$0].writeOnly }
  }

  /// The keyword to report: the last of the two that is written in the schema, which is itself reported where none is.
  private func accessSite(_ ids: [SchemaID], within schema: Schema) -> (Schema, Keyword?) {
    let own = search.members(of: ids).map { graph[$0] }.filter { isWritten($0, within: schema) }
    if let site = own.last(where: \.writeOnly) { return (site, .writeOnly) }
    if let site = own.last(where: \.readOnly) { return (site, .readOnly) }
    return (schema, nil)
  }
}
