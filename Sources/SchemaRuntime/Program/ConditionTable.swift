extension SchemaProgram {
  /// The member whose text tells which of many conditions may hold for an object, as `kind` does in
  /// `allOf: [{if: {properties: {kind: {const: a}}}, then: …}, {if: {properties: {kind: {const: b}}}, then: …}, …]`.
  /// The others do not hold, and need not run.
  final class ConditionTable: Sendable {
    private let name: OwnedKeyTable
    private let texts: OwnedKeyTable
    /// For each of `texts`, the places in `allOf` of the conditions that list it, in order.
    private let places: [[Int]]

    /// So many conditions are worth a table.
    private static let leastConditions = 4
    /// So many members of the first condition are looked at.
    private static let mostCandidates = 4

    /// - Returns: nil where a call is of something else than a condition and `then`, or no member tells the conditions apart.
    init?(of calls: [Call], in blocks: [Block]) {
      guard calls.count >= Self.leastConditions else { return nil }
      var conditions: [Block] = []
      for call in calls {
        guard let block = blocks.target(of: call), let condition = block.onlyCondition,
          let target = blocks.target(of: condition)
        else { return nil }
        conditions.append(target)
      }
      let candidates = conditions[0].object?.properties ?? []
      let found = candidates.prefix(Self.mostCandidates).firstResult { property -> (String, [[String]])? in
        var lists: [[String]] = []
        for condition in conditions {
          guard let texts = condition.texts(ofMember: property.name, in: blocks) else { return nil }
          lists.append(texts)
        }
        return (property.name, lists)
      }
      guard let (name, lists) = found else { return nil }
      var numbers: [ScalarKey: Int] = [:]
      var (texts, places): ([String], [[Int]]) = ([], [])
      for (place, list) in lists.enumerated() {
        for text in list {
          let number = numbers[ScalarKey(text)] ?? texts.count
          if numbers.updateValue(number, forKey: ScalarKey(text)) == nil {
            texts.append(text)
            places.append([])
          }
          if places[number].last != place { places[number].append(place) }
        }
      }
      (self.name, self.texts) = (OwnedKeyTable([name]), OwnedKeyTable(texts))
      self.places = places
    }

    /// The places of the conditions that may hold for the value at the cursor, which has been read; nil where all may.
    func places(for cursor: Cursor) throws(Rejection) -> [Int]? {
      var start = cursor
      guard try start.kind() == .object, let found = try start.value(ofTag: name.table, in: texts.table)
      else { return nil }
      return found.index < 0 ? [] : places[found.index]
    }
  }
}

extension SchemaProgram {
  /// Makes the tables of the conditions of blocks, once all that they call is known.
  /// - Parameter indices: the places of the blocks.
  package static func tabulateConditions(of indices: [Int], in blocks: [Block]) {
    for index in indices {
      let block = blocks[index]
      let lists = block.inPlaceChecks.compactMap { check -> [Call]? in
        guard case .allOf(let calls) = check else { return nil }
        return calls
      }
      if lists.count == 1 { block.conditions = ConditionTable(of: lists[0], in: blocks) }
    }
  }
}

extension [SchemaProgram.Block] {
  /// The block of this program that a call leads to.
  fileprivate func target(of call: SchemaProgram.Call) -> SchemaProgram.Block? {
    indices.contains(call.target) ? self[call.target] : nil
  }
}

extension SchemaProgram.Block {
  /// The condition of a block that asks for nothing where the condition does not hold.
  fileprivate var onlyCondition: SchemaProgram.Call? {
    guard asksNothingElse, types == nil, object == nil, inPlaceChecks.count == 1,
      case .conditional(let plan) = inPlaceChecks[0], plan.otherwise == nil
    else { return nil }
    return plan.condition
  }

  /// The texts of which a member is one in every object that the block accepts, if the object has the member.
  fileprivate func texts(ofMember name: String, in blocks: [SchemaProgram.Block]) -> [String]? {
    guard let property = object?.properties.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
      let block = property.call.flatMap(blocks.target)
    else { return nil }
    return block.values.firstResult { check -> [String]? in
      switch check {
      case .strings(_, let texts, keyword: _): return texts
      case .constant(let text, keyword: _):
        do throws(Rejection) {
          return try JSONValue(jsonString: text).stringValue.map { [$0] }
        } catch {
          return nil
        }
      case .list: return nil
      }
    }
  }
}
