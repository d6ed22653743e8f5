/// The demand of a keyword that the text of a string decides by itself: its verdict, its words, and its value in a program.
/// A keyword of this kind is told here, and asked for wherever strings are.
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

  /// The keyword of each demand, and the demand that a value of it makes; nil where the value asks nothing.
  private static let demands: [String: @Sendable (JSONValue) -> StringRule?] = [
    "x-maxBytes": { $0.numberValue?.int.map(StringRule.maxBytes) }
  ]

  /// The keyword with its value.
  package var said: (keyword: String, value: JSONValue) {
    switch self {
    case .maxBytes(let limit): ("x-maxBytes", .number(JSONNumber(limit)))
    }
  }
}

extension StringRule {
  /// The keywords that are demands of this kind.
  package static var keywords: Set<String> { Set(demands.keys) }

  /// The demand of a keyword with a value; nil where the keyword is none of them, or asks nothing.
  package init?(_ keyword: String, _ value: JSONValue) {
    guard let rule = Self.demands[keyword]?(value) else { return nil }
    self = rule
  }

  package func accepts(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(accepts)
  }

  /// The most bytes that a text may have, where that is the demand.
  package var mostBytes: Int? {
    if case .maxBytes(let limit) = self { limit } else { nil }
  }
}
