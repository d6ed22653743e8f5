extension JSONNumber {
  /// Whether `text`, from its first to its last byte, is a number of RFC 8259 §6.
  public static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    if index < text.count, text[index] == 0x2D { index &+= 1 }
    if index < text.count, text[index] == 0x30 {
      index &+= 1
    } else if !skipDigits(of: text, from: &index) {
      return false
    }
    if index < text.count, text[index] == 0x2E {
      index &+= 1
      guard skipDigits(of: text, from: &index) else { return false }
    }
    if index < text.count, text[index] | 0x20 == 0x65 {
      index &+= 1
      if index < text.count, text[index] == 0x2B || text[index] == 0x2D { index &+= 1 }
      guard skipDigits(of: text, from: &index) else { return false }
    }
    return index == text.count
  }

  /// Moves `index` behind the digits there; false if there are none.
  private static func skipDigits(of text: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Bool {
    let start = index
    while index < text.count, text[index] &- 0x30 <= 9 { index &+= 1 }
    return index > start
  }
}
