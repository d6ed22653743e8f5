extension SourceBytes {
  /// Reports every character that may not stand in a YAML file unescaped (YAML 1.2.2, section 5.1), and those that
  /// YAML 1.1 takes for a line break and YAML 1.2 does not.
  func reportUnprintable(to assembler: inout TreeAssembler) throws(Refusal) {
    for (offset, scalar) in unprintable(limit: assembler.budget.errors) {
      let code = "U+" + hexadecimal(scalar, width: 4)
      try assembler.report(
        isLineBreak(scalar)
          ? "\(code) ends a line in some versions of YAML and not in others"
          : "the character \(code) may not stand in a YAML file",
        at: location(ofByte: offset), help: "write it in double quotes as \(escape(scalar))")
    }
  }

  private func unprintable(limit: Int) -> [(offset: Int, scalar: Unicode.Scalar)] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [(offset: Int, scalar: Unicode.Scalar)] = []
      var offset = 0
      while offset < bytes.count, found.count < limit {
        let byte = bytes[offset]
        if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
          offset += 1
          continue
        }
        guard let scalar = bytes.scalar(at: offset) else { break }
        if isUnprintable(scalar) { found.append((offset, scalar)) }
        offset += UTF8.width(scalar)
      }
      return found
    }
  }

  private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: isLineBreak(scalar)
    }
  }

  private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x100 ? "\\x" + hexadecimal(scalar, width: 2) : "\\u" + hexadecimal(scalar, width: 4)
  }

  private func hexadecimal(_ scalar: Unicode.Scalar, width: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
