/// The demand of a keyword on a whole value that no other schema is asked for: its verdict, its words, and its value in a
/// program. A keyword of this kind is told here, and asked for wherever values are.
///
/// What the text of a string decides is a `StringRule`.
public enum ValueRule: Sendable, Hashable {
  /// `x-maxSerializedBytes`: bytes of compact JSON.
  case maxSerializedBytes(Int)

  /// Whether the value between two offsets of the instance meets the demand.
  /// - Throws: `Rejection` where no JSON stands there.
  func accepts(from start: Int, to end: Int, _ cursor: Cursor) throws(Rejection) -> Bool {
    var walk = cursor
    walk.position = start
    switch self {
    case .maxSerializedBytes(let limit):
      // Compact JSON is never longer than the text it was read from.
      if end &- start <= limit { return true }
      return try walk.compactSizeOfValue() <= limit
    }
  }

  /// The demand in English, as a sentence about the value.
  var message: String {
    switch self {
    case .maxSerializedBytes(let limit):
      "must be at most \(Demand.counted(limit, "byte")) long as compact JSON"
    }
  }

  /// The keywords of these demands: a demand takes its own from here, so that reading knows it, too.
  private enum Word: String, CaseIterable {
    case maxSerializedBytes = "x-maxSerializedBytes"
  }

  private var written: (word: Word, value: JSONValue) {
    switch self {
    case .maxSerializedBytes(let limit): (.maxSerializedBytes, .number(JSONNumber(limit)))
    }
  }

  package init?(_ keyword: String, _ value: JSONValue) {
    switch Word(rawValue: keyword) {
    case .maxSerializedBytes:
      guard let limit = value.numberValue?.int else { return nil }
      self = .maxSerializedBytes(limit)
    case nil: return nil
    }
  }
}

extension ValueRule: KeywordRule {
  package static var keywords: Set<String> { Set(Word.allCases.map { $0.rawValue }) }

  package var said: (keyword: String, value: JSONValue) { (written.word.rawValue, written.value) }

  /// The most bytes of compact JSON that a value may have, where that is the demand.
  package var mostBytes: Int? {
    if case .maxSerializedBytes(let limit) = self { limit } else { nil }
  }
}
