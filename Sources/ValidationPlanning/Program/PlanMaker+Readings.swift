package import SchemaRuntime

// How values are read that are validated at the same time.
extension PlanMaker {
  /// The reading of a struct.
  /// - Parameters:
  ///   - reading: how it is validated.
  ///   - stored: whether the walk stores the member with a number by itself.
  package mutating func made(_ reading: StructReading, stored: (Int) -> Bool) -> PlanReading {
    var made = PlanReading()
    made.block = target(of: reading.block)
    var members: [PlanMemberReading] = []
    for member in reading.members where !stored(member.number) {
      var entry = PlanMemberReading()
      entry.number = member.number
      switch member.reading {
      case .plain: continue
      case .table: entry.asksTable = true
      case .function(let id): entry.block = target(plan[id])
      case .strategy(let strategy): entry.way = memory.list([way(strategy)])
      }
      members.append(entry)
    }
    made.members = memory.list(members)
    return made
  }

  mutating func way(_ strategy: ReadStrategy) -> PlanWay {
    switch strategy {
    case .fused: return PlanWay(.own)
    case .plain: return PlanWay(.plain)
    case .any: return PlanWay(.any)
    case .table(.items(let block)):
      var made = PlanWay(.item)
      made.block = target(of: block)
      return made
    case .table(.additional(let block)):
      var made = PlanWay(.member)
      made.block = target(of: block)
      return made
    case .items(let item, let count): return way(.items, item, count)
    case .members(let value, let count): return way(.members, value, count)
    case .nullable(let inner): return way(.nullable, inner)
    case .content(let inner): return way(.content, inner)
    }
  }

  private mutating func way(
    _ kind: PlanWay.Kind, _ inner: ReadStrategy, _ count: ClosedRange<Int> = 0...Int.max
  ) -> PlanWay {
    var made = PlanWay(kind)
    (made.least, made.most) = (count.lowerBound, count.upperBound)
    made.inner = memory.list([way(inner)])
    return made
  }
}
