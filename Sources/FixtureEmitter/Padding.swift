import SchemaRuntime

/// Makes values larger.
enum Padding {
  /// The value with one of its strings, or a new member, lengthened so that its compact JSON has exactly so many bytes.
  static func values(_ value: JSONValue, bytes: Int) -> [JSONValue] {
    guard (0...Workbench.largestInstance).contains(bytes) else { return [] }
    let missing = bytes - value.description.utf8.count
    guard missing >= 0 else { return [] }
    if missing == 0 { return [value] }
    var found = strings(in: value, []).compactMap { steps, text in
      value.setting(.string(text + String(repeating: "a", count: missing)), at: steps)
    }
    if case .object(var members) = value {
      let frame = (members.isEmpty ? 0 : 1) + #""padding":"""#.utf8.count
      if missing >= frame, members["padding"] == nil {
        members["padding"] = .string(String(repeating: "a", count: missing - frame))
        found.append(.object(members))
      }
    }
    return found
  }

  /// The strings of a value and where they are.
  private static func strings(in value: JSONValue, _ steps: [Step]) -> [(steps: [Step], text: String)] {
    guard steps.count < 8 else { return [] }
    switch value {
    case .string(let text): return [(steps, text)]
    case .array(let items):
      return items.enumerated().flatMap { strings(in: $1, steps + [.item($0)]) }
    case .object(let members): return members.flatMap { strings(in: $1, steps + [.member($0)]) }
    case .null, .bool, .number: return []
    }
  }
}
