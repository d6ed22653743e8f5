/// A line of code, with the brackets and literals in it, which decide where it can be broken.
struct CodeLine {
  private let bytes: [UInt8]
  /// How many brackets stand around each byte; bytes in literals count as deeper than any others.
  private let depths: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var depths: [Int] = []
    depths.reserveCapacity(bytes.count)
    var depth = 0
    while depths.count < bytes.count {
      switch bytes[depths.count] {
      case UInt8(ascii: "\""):
        let end = Self.end(ofLiteralAt: depths.count, bytes)
        depths += repeatElement(Int.max, count: end - depths.count)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depths.append(depth)
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        depths.append(depth)
      default: depths.append(depth)
      }
    }
    (self.bytes, self.depths) = (bytes, depths)
  }

  /// The offset behind a literal of one line.
  private static func end(ofLiteralAt start: Int, _ bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  subscript(range: some RangeExpression<Int>) -> String {
    String(decoding: bytes[range.relative(to: bytes)], as: UTF8.self)
  }

  func starts(with piece: String) -> Bool { bytes.starts(with: piece.utf8) }
  func ends(with piece: String) -> Bool { bytes.suffix(piece.utf8.count).elementsEqual(piece.utf8) }

  /// The first place of a piece that stands in no brackets and in no literal.
  func first(_ piece: String) -> Range<Int>? { places(of: piece).first }

  /// The pieces between `separator`, as far as that stands in no brackets and no literal.
  func split(at separator: String) -> [String] {
    let places = places(of: separator)
    let starts = [0] + places.map(\.upperBound)
    return zip(starts, places.map(\.lowerBound) + [bytes.count]).map { self[$0..<$1] }
  }

  private func places(of piece: String) -> [Range<Int>] {
    let piece = Array(piece.utf8)
    guard bytes.count >= piece.count else { return [] }
    return (0...bytes.count - piece.count).lazy
      .filter { depths[$0] == 0 && bytes[$0..<$0 + piece.count].elementsEqual(piece) }
      .map { $0..<$0 + piece.count }
  }

  /// The brackets that the line is broken at: the parameters of a function, or the last that stand in no others.
  var group: Group? {
    let isFunction = ends(with: "{") && (first("func ") != nil || first("init(") != nil)
    let opening = bytes.indices.filter { depths[$0] == 0 && isBreakable(at: $0) }
    guard let open = isFunction ? opening.first : opening.last else { return nil }
    guard let close = (open + 1..<bytes.count).first(where: { depths[$0] == 0 }), close > open + 1 else {
      return nil
    }
    return Group(
      opening: self[...open], items: CodeLine(self[open + 1..<close]).split(at: ", "), closing: self[close...]
    )
  }

  /// Whether a bracket stands there that opens arguments or a list, and no closure or type.
  private func isBreakable(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "("): true
    case UInt8(ascii: "["): bytes[..<index].suffix(2).elementsEqual("= ".utf8) || starts(with: "and: ")
    default: false
    }
  }

  /// A line around what stands in brackets.
  struct Group {
    /// The line to where the group opens, with its bracket.
    let opening: String
    /// The items of the group, which commas separate.
    let items: [String]
    /// The bracket that closes the group, and the rest of the line.
    let closing: String

    /// Whether it is an array literal of several elements, which ends with a comma.
    var isList: Bool { opening.utf8.last == UInt8(ascii: "[") && items.count > 1 }
  }
}
