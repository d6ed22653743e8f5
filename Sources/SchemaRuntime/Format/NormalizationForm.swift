/// Normalization form C (UAX #15), which the standard library does not show.
///
/// It is the form of labels: those hold neither jamo nor code points that form C replaces alone, and for such the
/// tables here have no entries.
enum NormalizationForm {
  /// Whether the code points of a U-label are in form C.
  static func isComposed(_ label: [UInt32]) -> Bool {
    composed(ordered(label.flatMap(decomposed))) == label
  }

  private struct Pair: Hashable {
    let first: UInt32
    let second: UInt32
  }

  private static let compositions: [Pair: UInt32] = {
    var result: [Pair: UInt32] = [:]
    for row in UnicodeTable(CompositionTable.text).numbers {
      for index in stride(from: 1, to: row.count - 1, by: 2) {
        result[Pair(first: row[index], second: row[0])] = row[index + 1]
      }
    }
    return result
  }()

  private static let decompositions: [UInt32: Pair] = compositions.reduce(into: [:]) { $0[$1.value] = $1.key }

  private static func decomposed(_ scalar: UInt32) -> [UInt32] {
    guard let pair = decompositions[scalar] else { return [scalar] }
    return decomposed(pair.first) + [pair.second]
  }

  private static func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  /// Each run of marks in the order of their classes.
  private static func ordered(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in scalars {
      let ownClass = combiningClass(scalar)
      var index = result.count
      while ownClass != 0, index > 0, combiningClass(result[index - 1]) > ownClass { index -= 1 }
      result.insert(scalar, at: index)
    }
    return result
  }

  /// The canonical composition algorithm: a mark that nothing blocks goes into the starter before it.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let ownClass = combiningClass(scalar)
      let isBlocked = lastClass != 0 && lastClass >= ownClass
      if let starter, !isBlocked, starter == result.count - 1 || lastClass != 0,
        let composite = compositions[Pair(first: result[starter], second: scalar)]
      {
        result[starter] = composite
        continue
      }
      if ownClass == 0 { starter = result.count }
      lastClass = ownClass
      result.append(scalar)
    }
    return result
  }
}
