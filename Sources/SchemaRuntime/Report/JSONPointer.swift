/// JSON Pointer (RFC 6901).
public enum JSONPointer {
  /// The reference tokens of a pointer; nil where it does not begin with `/` or an escape is neither `~0` nor `~1`.
  public static func tokens(of pointer: String) -> [String]? {
    if pointer.isEmpty { return [] }
    guard pointer.utf8.starts(with: "/".utf8) else { return nil }
    let parts = pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var tokens: [String] = []
    for part in parts {
      guard let token = unescaped(Substring(part)) else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  /// The pointer of `tokens`, each escaped.
  public static func text(of tokens: some Sequence<String>) -> String {
    tokens.reduce(into: "") { text, token in
      text += "/"
      text += escaped(token)
    }
  }

  /// A token with `~` written `~0` and `/` written `~1`.
  public static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return token
    }
    var text = ""
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unescaped(_ token: Substring) -> String? {
    guard token.utf8.contains(UInt8(ascii: "~")) else { return String(token) }
    var text = ""
    var iterator = token.unicodeScalars.makeIterator()
    while let scalar = iterator.next() {
      guard scalar == "~" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch iterator.next() {
      case "0": text += "~"
      case "1": text += "/"
      default: return nil
      }
    }
    return text
  }
}
