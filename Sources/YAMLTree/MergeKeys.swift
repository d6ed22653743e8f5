import Diagnostics

/// Puts the members of other mappings where `<<` names them, as YAML 1.1 has it: what a mapping says itself comes first,
/// then what it merges, in order.
struct MergeKeys {
  /// The locations of merge keys.
  var places: Set<SourceLocation> = []
  private(set) var isWrong = false

  mutating func merged(_ node: YAMLNode, into bag: inout DiagnosticBag) -> YAMLNode {
    switch node.content {
    case .null, .bool, .number, .string: return node
    case .sequence(let elements):
      return YAMLNode(.sequence(elements.map { merged($0, into: &bag) }), at: node.location)
    case .mapping(let members):
      return YAMLNode(.mapping(merged(members, into: &bag)), at: node.location)
    }
  }

  private mutating func merged(
    _ members: [YAMLNode.Member], into bag: inout DiagnosticBag
  ) -> [YAMLNode.Member] {
    var result: [YAMLNode.Member] = []
    var names = Set(members.map { Array($0.key.utf8) })
    for member in members {
      let value = merged(member.value, into: &bag)
      guard places.contains(member.keyLocation) else {
        result.append(YAMLNode.Member(key: member.key, keyLocation: member.keyLocation, value: value))
        continue
      }
      for source in value.elements ?? [value] {
        guard let others = source.members else {
          bag.error("'<<' merges a mapping, found \(source.kindName)", at: source.location)
          isWrong = true
          continue
        }
        for other in others where names.insert(Array(other.key.utf8)).inserted { result.append(other) }
      }
    }
    return result
  }
}
