/// The Bidi rule of RFC 5893 §2, for names that hold letters written from right to left.
enum BidiRule {
  /// Whether the rule applies to a name because of a label.
  static func applies(to label: [UInt32]) -> Bool {
    label.contains { $0 >= 0x80 && rightToLeftLetters.contains(direction(of: $0)) }
  }

  /// Whether a label keeps all six conditions.
  static func accepts(_ label: [UInt32]) -> Bool {
    let directions = label.map { direction(of: $0) }
    guard let first = directions.first, let last = directions.last(where: { $0 != .nsm }) else {
      return false
    }
    switch first {
    case .r, .al:
      return directions.allSatisfy { $0 != .l && $0 != .other }
        && [.r, .al, .en, .an].contains(last)
        && !(directions.contains(.en) && directions.contains(.an))
    case .l:
      return directions.allSatisfy { $0 != .other && !rightToLeftLetters.contains($0) }
        && [.l, .en].contains(last)
    default:
      return false
    }
  }

  /// Values of Bidi_Class, UAX #9.
  private enum Direction: String, CaseIterable {
    case l = "L"
    case r = "R"
    case al = "AL"
    case an = "AN"
    case en = "EN"
    case es = "ES"
    case cs = "CS"
    case et = "ET"
    case on = "ON"
    case bn = "BN"
    case nsm = "NSM"
    /// A direction that the rule allows nowhere.
    case other
  }

  private static let rightToLeftLetters: [Direction] = [.r, .al, .an]

  private static let sets: [(direction: Direction, set: ScalarSet)] = Direction.allCases.map {
    ($0, UnicodeTable(BidiClassTable.text).set($0.rawValue) ?? ScalarSet())
  }

  private static func direction(of scalar: UInt32) -> Direction {
    sets.first { $0.set.contains(scalar) }?.direction ?? .other
  }
}
