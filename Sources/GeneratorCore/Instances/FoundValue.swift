import SchemaModel
import SchemaRuntime

/// The words for the value at which a finding stands, as “300” or “an object”, which a message says beside what it expected.
struct FoundValue: CustomStringConvertible {
  /// The longest text or number that is shown whole, in Unicode scalars.
  private static let longest = 40

  let description: String
  private let isContainer: Bool

  /// Reads the value that begins at `offset`; nil where none does.
  private init?(in text: [UInt8], at offset: Int) {
    guard text.indices.contains(offset) else { return nil }
    switch text[offset] {
    case UInt8(ascii: "{"): (description, isContainer) = ("an object", true)
    case UInt8(ascii: "["): (description, isContainer) = ("an array", true)
    case UInt8(ascii: "\""):
      guard let end = Self.end(ofString: text, offset) else { return nil }
      isContainer = false
      do throws(Rejection) {
        guard case .string(let string) = try JSONValue(jsonUTF8Bytes: text[offset..<end]) else { return nil }
        description = JSONValue.string(Self.cut(string)).description
      } catch {
        return nil
      }
    case let byte:
      guard Self.isWord(byte) else { return nil }
      isContainer = false
      description = Self.cut(String(decoding: text[offset...].prefix(while: Self.isWord), as: UTF8.self))
    }
  }

  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count > longest ? String(text.unicodeScalars.prefix(longest)) + "…" : text
  }

  /// Whether a byte is part of a number, `true`, `false` or `null`.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The end of the string that begins at `offset`.
  private static func end(ofString text: [UInt8], _ offset: Int) -> Int? {
    var index = offset + 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      default: index += 1
      }
    }
    return nil
  }

  /// Keywords that concern a value as a whole, whatever its kind is.
  private static let ofAnyKind: Set<Keyword> = [.type, .enum, .const]

  /// Whether a keyword concerns a number or a string.
  private static func isOfScalars(_ keyword: Keyword) -> Bool {
    keyword == .format || keyword.subjects?.isSubset(of: [.string, .number, .integer]) ?? false
  }

  /// The errors of a report, each with the value that it is about: “must be at most 255, found 300”. Objects and arrays
  /// are named only where they should be something else.
  static func added(to report: ValidationReport, of text: [UInt8]) -> ValidationReport {
    var report = report
    for index in report.violations.indices where report.violations[index].severity == .error {
      let violation = report.violations[index]
      guard violation.message.hasPrefix("must "), let found = FoundValue(in: text, at: violation.offset)
      else {
        continue
      }
      guard let name = JSONPointer.tokens(of: violation.keywordLocation)?.last,
        let keyword = Keyword(rawValue: name),
        ofAnyKind.contains(keyword) || !found.isContainer && isOfScalars(keyword)
      else { continue }
      report.violations[index].message += ", found \(found)"
    }
    return report
  }
}
