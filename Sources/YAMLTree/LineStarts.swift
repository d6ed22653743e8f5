/// The offsets at which the lines of a text begin. A line ends with a line feed, a carriage return, or both (YAML
/// 1.2.2, section 5.4).
package enum LineStarts {
  /// The offset of the first byte of every line.
  package static func all(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        if byte > 0x0D || (byte != 0x0A && byte != 0x0D) { continue }
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
      return starts
    }
  }
}
