import SchemaModel
import SchemaRuntime

/// What says of which type a member is that no `properties` which always hold name.
enum MemberDescription {
  /// Patterns, or what is said of other members, describe it.
  case unlisted([SchemaID])
  /// No condition or branch names it.
  case unnamed
  /// A condition or branch names it, and where that does not hold it may be anything.
  case open
  /// One of the schemas holds wherever it occurs.
  case alternatives([SchemaID])
}

/// Tells what describes the members that no `properties` which always hold name.
final class MemberDescriptions {
  private let openMembers: OpenMembers
  private let conditions: ConditionChains

  init(_ openMembers: OpenMembers, _ conditions: ConditionChains) {
    (self.openMembers, self.conditions) = (openMembers, conditions)
  }

  /// The members that conditions of the conjunction name, with the lists of schemas of which one holds.
  func conditionalMembers(of key: Conjunction) -> ConditionalMembers {
    var members = openMembers.conditionalMembers(of: key)
    if !members.mentions.isEmpty { members.alternatives = conditions.alternatives(of: key) }
    members.unevaluated = openMembers.unevaluatedMembers(of: key)
    return members
  }

  func description(
    of name: String, in key: Conjunction, _ members: ConditionalMembers
  ) -> MemberDescription {
    let unlisted = openMembers.unlistedSchemas(of: name, in: key, members)
    if !unlisted.isEmpty { return .unlisted(unlisted) }
    let named = members.schemas[ByteText(name)] ?? []
    let closing = openMembers.closingSchemas(of: name, in: key)
    if named.isEmpty, closing?.isEmpty ?? true { return .unnamed }
    let isClosed = closing?.isEmpty ?? false
    let found =
      isClosed ? nil : conditions.schemasWhereverPresent(name, in: key, besides: members.alternatives)
    return (found ?? closing.map { named + $0 }).map(MemberDescription.alternatives) ?? .open
  }
}
