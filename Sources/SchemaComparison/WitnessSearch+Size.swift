import SchemaRuntime

extension WitnessSearch {
  /// How many smaller instances are tried, and how many of a long one.
  private static let reductions = (most: 400, ofLong: 60, long: 4_000)

  /// The witness without members and items that have no part in it.
  func small(_ witness: JSONValue, _ difference: Difference, _ version: Version) -> JSONValue {
    guard let evidence = evidence(witness, of: difference, version) else { return witness }
    var attempts =
      witness.description.utf8.count > Self.reductions.long ? Self.reductions.ofLong : Self.reductions.most
    func shows(_ smaller: JSONValue) -> Bool {
      attempts -= 1
      guard attempts >= 0, let own = self.evidence(smaller, of: difference, version) else { return false }
      return own >= evidence
    }
    return reduced(witness) { shows($0) }
  }

  /// The value without its parts that `shows` does without.
  private func reduced(_ value: JSONValue, _ shows: (JSONValue) -> Bool) -> JSONValue {
    switch value {
    case .object(var members):
      for key in Array(members.keys) {
        let member = members[key]
        members[key] = nil
        if shows(.object(members)) { continue }
        members[key] = member.map { member in
          reduced(member) { smaller in
            var changed = members
            changed[key] = smaller
            return shows(.object(changed))
          }
        }
      }
      return .object(members)
    case .array(var items):
      for index in items.indices.reversed() {
        let item = items.remove(at: index)
        if shows(.array(items)) { continue }
        items.insert(item, at: index)
        let smaller = reduced(item) { smaller in
          var changed = items
          changed[index] = smaller
          return shows(.array(changed))
        }
        items[index] = smaller
      }
      return .array(items)
    case .null, .bool, .number, .string: return value
    }
  }
}
