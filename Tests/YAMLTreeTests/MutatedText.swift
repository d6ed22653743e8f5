import TestSupport

private let interesting: [UInt8] =
  Array("&*!|>'\"%@`{}[],:?-#~\\ \n\r\t<0x.uD".utf8) + [0, 0x80, 0xC3, 0xEF, 0xFF]

/// A text with a few bytes changed, put in or left out.
func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    let byte = interesting.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = byte
    case 1: bytes.insert(byte, at: index)
    case 2: bytes.remove(at: index)
    case 3: bytes.removeSubrange(index...)
    default: bytes.insert(contentsOf: bytes[index...].prefix(9), at: index)
    }
  }
  return bytes
}
