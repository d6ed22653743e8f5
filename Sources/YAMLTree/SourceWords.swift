public import Diagnostics

/// The words of a YAML or JSON text as they stand in it: a node `1234` may be written `01234` or `0x4D2`.
public struct SourceWords {
  private let text: [Unicode.Scalar]
  private let lineStarts: [Int]

  public init(_ bytes: [UInt8]) {
    let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    self.text = text
    lineStarts = [0] + text.indices.filter { text[$0] == "\n" }.map { $0 + 1 }
  }

  /// The word without quotes that begins at a place, such as a number or `true`; nil where there is none.
  public func word(at location: SourceLocation) -> String? {
    guard lineStarts.indices.contains(location.line - 1) else { return nil }
    let start = lineStarts[location.line - 1] + location.column - 1
    guard text.indices.contains(start), !"\"'|>&*!".unicodeScalars.contains(text[start]) else { return nil }
    let word = text[start...].prefix { !" \t\r\n,]}".unicodeScalars.contains($0) }
    return word.isEmpty ? nil : String(String.UnicodeScalarView(word))
  }
}
