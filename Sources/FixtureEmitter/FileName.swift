/// Names for files, safe on every file system.
enum FileName {
  private static let limit = 96

  /// The text with all but ASCII letters, digits, `.`, `_` and `-` replaced, and not too long.
  static func safe(_ text: String) -> String {
    let isSafe = text.utf8.count <= limit && !text.isEmpty && text.utf8.first != UInt8(ascii: ".")
    if isSafe, text.utf8.allSatisfy(isPlain) { return text }
    var name = ""
    for byte in text.utf8.prefix(limit) {
      if isPlain(byte) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !name.hasSuffix("_") {
        name += "_"
      }
    }
    let bare = name.drop { $0 == "." }
    return bare.isEmpty ? "_" : String(bare)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The name, with a number where it is taken: letters of either case count as the same.
  static func free(_ name: String, _ taken: inout Set<String>, in folder: String = "") -> String {
    var candidate = name
    var number = 2
    while !taken.insert("\(folder)/\(candidate.lowercased())").inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
