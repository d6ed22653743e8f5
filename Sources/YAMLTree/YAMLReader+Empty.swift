extension YAMLReader {
  /// Whether a text has nothing but empty lines and remarks.
  public static func saysNothing(_ bytes: [UInt8]) -> Bool {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return bytes.split(whereSeparator: ends.contains).allSatisfy { line in
      line.first { !blanks.contains($0) }.map { $0 == UInt8(ascii: "#") } ?? true
    }
  }
}
