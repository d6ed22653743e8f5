/// A member of objects whose value leaves few branches of a union to them: the bits of the branches for each value that
/// some branch lists.
///
/// A plan keeps its lines.
package struct ValueDiscriminator: Sendable {
  private let contents: Contents

  private final class Contents: @unchecked Sendable {
    // Unchecked, because of the pointers of the tables: the memory behind them never changes once it is written.
    let name: KeyTable
    let texts: KeyTable
    /// Values that are no strings, as they are written in the shortest way.
    let literals: KeyTable
    /// The bits for each text, and behind them for each literal.
    let branches: [UInt64]
    let missing: UInt64
    let others: UInt64
    let listsNumbers: Bool

    init(_ rows: [[String]]) {
      let (texts, literals) = (
        rows.filter { $0[0] == ValueDiscriminator.text }, rows.filter { $0[0] == ValueDiscriminator.literal }
      )
      func bits(of kind: String) -> UInt64 {
        rows.first { $0[0] == kind }.flatMap { UInt64($0[2], radix: 16) } ?? 0
      }
      name = KeyTable(rows.filter { $0[0] == ValueDiscriminator.missing }.map { $0[1] })
      self.texts = KeyTable(texts.map { $0[1] })
      self.literals = KeyTable(literals.map { $0[1] })
      branches = (texts + literals).map { UInt64($0[2], radix: 16) ?? 0 }
      listsNumbers = literals.contains { !["true", "false", "null"].contains($0[1]) }
      missing = bits(of: ValueDiscriminator.missing)
      others = bits(of: ValueDiscriminator.other)
    }

    func branches(text: String) -> UInt64 {
      let index = texts.index(of: text)
      return index < 0 ? others : branches[index]
    }

    func branches(literal: String) -> UInt64 { literal.withBytes { branches(literal: $0) } }

    func branches(literal: UnsafeBufferPointer<UInt8>) -> UInt64 {
      let index = literals.index(ofUTF8: literal)
      return index < 0 ? others : branches[texts.count + index]
    }
  }

  // The words with which lines begin.
  private static let missing = "missing"
  private static let other = "other"
  private static let text = "text"
  private static let literal = "literal"

  /// The discriminator that `lines(of:missing:others:texts:literals:)` spells.
  init(lines: [String]) { contents = Contents(KeyTable.rows(ofLines: lines.joined(separator: "\n"))) }

  /// The bits of the branches that may accept the object at the cursor, which need not have been read.
  /// - Throws: `Rejection` where the bytes are no JSON.
  func candidates(of cursor: Cursor) throws(Rejection) -> UInt64 {
    guard let (offset, index) = try cursor.value(ofTag: contents.name, in: contents.texts) else {
      return contents.missing
    }
    if index >= 0 { return contents.branches[index] }
    switch cursor.byte(at: offset) {
    case 0x22, 0x5B, 0x7B: return contents.others
    default: break
    }
    // A number in another spelling may be any of the listed ones, and the reader of the value reports bytes that are no
    // value.
    guard let count = cursor.lengthOfShortLiteral(at: offset) else {
      return contents.listsNumbers ? UInt64.max : contents.others
    }
    return contents.branches(literal: cursor.bytes(offset, count))
  }

  /// The bits of the branches that may accept the object that a decoder holds.
  /// - Throws: `DecodingError` where the value is no object.
  func candidates(of decoder: any Decoder) throws -> UInt64 {
    let members = try decoder.container(keyedBy: JSONKey.self)
    let key = JSONKey(contents.name.string(at: 0))
    guard members.contains(key) else { return contents.missing }
    do {
      let value = try members.superDecoder(forKey: key)
      switch try value.kind(among: [.string, .boolean, .number, .null, .array, .object]) {
      case .string: return contents.branches(text: try String(_unvalidatedFrom: value))
      case .boolean: return contents.branches(literal: try Bool(_unvalidatedFrom: value).description)
      case .number: return contents.branches(literal: try Int(_unvalidatedFrom: value).description)
      case .null: return contents.branches(literal: "null")
      case .array, .object: return contents.others
      }
    } catch is DecodingError {
      // A number that is no integer, or a mistake in the value, which its reader finds.
      return UInt64.max
    }
  }

  /// The lines of a literal: the branches for an object without the member, for one with a value that is not listed,
  /// and for one with each of the values, the strings first.
  package static func lines(
    of name: String, missing: UInt64, others: UInt64, texts: [(String, UInt64)], literals: [(String, UInt64)]
  ) -> [String] {
    func row(_ kind: String, _ value: String, _ bits: UInt64) -> [String] {
      [kind, value, String(bits, radix: 16)]
    }
    let texts = texts.map { row(text, $0.0, $0.1) }
    let literals = literals.map { row(literal, $0.0, $0.1) }
    return KeyTable.lines(of: [row(self.missing, name, missing), row(other, "", others)] + texts + literals)
  }
}

extension Cursor {
  /// The bytes of `true`, `false`, `null`, or an integer that is written in the shortest way; nil where something else
  /// stands at an offset.
  fileprivate func lengthOfShortLiteral(at offset: Int) -> Int? {
    var count = 0
    while isOfLiteral(byte(at: offset &+ count)) { count &+= 1 }
    let bytes = bytes(offset, count)
    guard let first = bytes.first else { return nil }
    if 0x61...0x7A ~= first { return count }
    let digits = first == 0x2D ? bytes.dropFirst() : bytes[...]
    let isShortest = digits.first.map { 0x31...0x39 ~= $0 } ?? false || bytes.elementsEqual([0x30])
    return isShortest && digits.allSatisfy { 0x30...0x39 ~= $0 } ? count : nil
  }

  /// Whether a byte may belong to a number or a literal.
  private func isOfLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x45, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }
}
