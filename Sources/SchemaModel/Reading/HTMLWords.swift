/// The words of a text in HTML, as Markdown.
enum HTMLWords {
  /// The text with its paragraphs, lists, code and bold words; other tags are left out.
  ///
  ///     <p>Uses <code>a</code>:</p><ul><li>one</li></ul>   →   Uses `a`:
  ///
  ///                                                            - one
  static func text(of html: String) -> String {
    var text = ""
    var rest = html[...]
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<next]
      rest = rest[next...]
      let end: Character = rest.first == "<" ? ">" : ";"
      let after = rest.dropFirst()
      // What only looks like a tag or a character reference stands for itself.
      guard let closing = after.firstIndex(of: end), isName(after[..<closing], isTag: end == ">") else {
        text.append(contentsOf: rest.prefix(1))
        rest = after
        continue
      }
      let name = after[..<closing]
      text += end == ">" ? mark(of: name) : character(name)
      rest = after[after.index(after: closing)...]
    }
    return (text + rest).split(separator: "\n\n", omittingEmptySubsequences: true)
      .filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n\n")
  }

  private static func isName(_ text: Substring, isTag: Bool) -> Bool {
    guard isTag else { return text.count <= 8 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "#" } }
    return text.first == "/" || text.first?.isLetter == true
  }

  /// What stands for a tag in Markdown.
  private static func mark(of tag: Substring) -> String {
    let name = tag.prefix { $0 != " " && $0 != "\n" }.lowercased()
    switch name {
    case "p", "/p", "br", "br/", "ul", "/ul", "ol", "/ol", "pre", "/pre", "div", "/div": return "\n\n"
    case "li": return "\n- "
    case "code", "/code": return "`"
    case "b", "/b", "strong", "/strong": return "**"
    default: return ""
    }
  }

  private static func character(_ name: Substring) -> String {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    default:
      guard name.first == "#", let number = UInt32(name.dropFirst()), let scalar = Unicode.Scalar(number)
      else {
        return "&" + name + ";"
      }
      return String(scalar)
    }
  }
}
