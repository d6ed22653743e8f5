/// The demand of a keyword that the text of a string decides by itself: its verdict, its words, and its value in a program.
/// A keyword of this kind is told here, and asked for wherever strings are. What is asked of other values is a `ValueRule`.
public enum StringRule: Sendable, Hashable {
  /// `x-maxBytes`: bytes of UTF-8.
  case maxBytes(Int)

  /// Whether a text, in UTF-8, meets the demand.
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .maxBytes(let limit): text.count <= limit
    }
  }

  /// The demand in English, as a sentence about the string.
  var message: String {
    switch self {
    case .maxBytes(let limit): "must be at most \(Demand.counted(limit, "byte")) of UTF-8 long"
    }
  }

  /// The keywords of these demands: a demand takes its own from here, so that reading knows it, too.
  private enum Word: String, CaseIterable {
    case maxBytes = "x-maxBytes"
  }

  private var written: (word: Word, value: JSONValue) {
    switch self {
    case .maxBytes(let limit): (.maxBytes, .number(JSONNumber(limit)))
    }
  }

  package init?(_ keyword: String, _ value: JSONValue) {
    switch Word(rawValue: keyword) {
    case .maxBytes:
      guard let limit = value.numberValue?.int else { return nil }
      self = .maxBytes(limit)
    case nil: return nil
    }
  }
}

extension StringRule: KeywordRule {
  package static var keywords: Set<String> { Set(Word.allCases.map { $0.rawValue }) }

  package var said: (keyword: String, value: JSONValue) { (written.word.rawValue, written.value) }

  package func accepts(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(accepts)
  }

  /// The most bytes that a text may have, where that is the demand.
  package var mostBytes: Int? {
    if case .maxBytes(let limit) = self { limit } else { nil }
  }
}
