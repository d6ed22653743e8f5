import SchemaModel

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

  /// Whether there is a file of that name: letters of either case count as the same.
  static func isTaken(_ name: String, _ taken: Set<String>) -> Bool {
    taken.contains(key(name, in: ""))
  }

  /// A key that names share which are equal to some file system.
  private static func key(_ name: String, in folder: String) -> String { "\(folder)/\(name.lowercased())" }

  /// A word that tells a keyword at `file#/pointer` from an equal keyword at the same place of an instance: the branch
  /// that it stands in, such as `oneOf.2`, or the last schema on its way.
  static func branch(of location: String) -> String? {
    guard let hash = location.firstIndex(of: "#") else { return nil }
    var tokens = location[hash...].dropFirst().split(separator: "/")
    // An index is named together with its keyword; any other keyword is left out, because its schema is named.
    if let last = tokens.last, !last.utf8.allSatisfy({ (48...57).contains($0) }) { tokens.removeLast() }
    let start = tokens.lastIndex { Keyword(named: String($0))?.isInPlace ?? false } ?? tokens.indices.last
    return start.map { tokens[$0...].joined(separator: ".") }
  }

  /// The name, with a number where it is taken: letters of either case count as the same.
  static func free(_ name: String, _ taken: inout Set<String>, in folder: String = "") -> String {
    var candidate = name
    var number = 2
    while !taken.insert(key(candidate, in: folder)).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
