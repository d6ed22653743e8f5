import Diagnostics
import SchemaModel
import YAMLTree

/// Lays out a JSON text: two spaces a level, a member a line. Numbers and strings stand as they were written.
struct JSONLayout {
  private let text: [Unicode.Scalar]
  private let lineStarts: [Int]
  private let isBlankLine: [Bool]
  private let width: Int
  private let schemas: SchemaObjects?
  private var output = ""
  /// How many characters the last line has.
  private var column = 0

  init(_ text: String, _ settings: LayoutSettings, _ schemas: SchemaObjects?) {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var (starts, blank, isBlank) = ([0], [Bool](), true)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "\n" || scalar == "\r" && next != "\n" {
        starts.append(index + 1)
        blank.append(isBlank)
        isBlank = true
      } else if scalar != " ", scalar != "\t", scalar != "\r" {
        isBlank = false
      }
    }
    (self.text, lineStarts, isBlankLine) = (scalars, starts, blank + [isBlank])
    (width, self.schemas) = (settings.width, schemas)
  }

  func text(of root: YAMLNode) -> String {
    var layout = self
    layout.output.reserveCapacity(text.count)
    layout.write(root, indent: 0, isRoot: true)
    return layout.output + "\n"
  }

  /// A finding of the reader; one about a comment says that JSON has none.
  static func explained(_ finding: Diagnostic, _ bytes: [UInt8]) -> Diagnostic {
    guard finding.message.hasSuffix("found '/'") else { return finding }
    var explained = finding
    explained.message = "a comment may not stand in JSON"
    explained.help = "fmt lays out JSON and YAML, and no JSON with comments"
    return explained
  }

  // MARK: - Writing

  private mutating func add(_ text: String) {
    output += text
    column += text.unicodeScalars.count
  }

  private mutating func newLine(_ indent: Int) {
    output += "\n"
    column = 0
    add(String(repeating: " ", count: indent))
  }

  private mutating func write(_ node: YAMLNode, indent: Int, isRoot: Bool = false, follows: Int = 0) {
    if !isRoot || !node.hasParts, let line = oneLine(node, room: width - column - follows) {
      return add(line)
    }
    switch node.content {
    case .null, .bool, .number, .string: add(word(at: node.location))
    case .sequence(let elements):
      add("[")
      for (index, element) in elements.enumerated() {
        let isLast = index == elements.count - 1
        separate(at: element.location, isFirst: index == 0, indent + 2)
        write(element, indent: indent + 2, follows: isLast ? 0 : 1)
        if !isLast { add(",") }
      }
      newLine(indent)
      add("]")
    case .mapping(let members):
      add("{")
      let members = KeywordSorting.sorted(members, isSchema: schemas?.contains(node) ?? false) { $0.key }
      for (index, member) in members.enumerated() {
        let isLast = index == members.count - 1
        separate(at: member.keyLocation, isFirst: index == 0, indent + 2)
        add(word(at: member.keyLocation) + ": ")
        write(member.value, indent: indent + 2, follows: isLast ? 0 : 1)
        if !isLast { add(",") }
      }
      newLine(indent)
      add("}")
    }
  }

  /// Begins the line of a part, after a blank one where the text has that.
  private mutating func separate(at location: SourceLocation, isFirst: Bool, _ indent: Int) {
    let above = location.line - 2
    let isAlone =
      lineStarts.indices.contains(location.line - 1)
      && text[lineStarts[location.line - 1]...]
        .prefix(location.column - 1).allSatisfy { $0 == " " || $0 == "\t" }
    if !isFirst, isAlone, isBlankLine.indices.contains(above), isBlankLine[above] { output += "\n" }
    newLine(indent)
  }

  // MARK: - One line

  /// A node on one line, where it fits: scalars and empty collections, lists of scalars, and what was written so.
  private func oneLine(_ node: YAMLNode, room: Int) -> String? {
    switch node.content {
    case .null, .bool, .number, .string: return word(at: node.location)
    case .sequence(let elements):
      if elements.isEmpty { return "[]" }
      let isPlain = elements.allSatisfy { !$0.hasParts }
      guard isPlain || elements[0].location.line == node.location.line else { return nil }
      return joined(elements, room, "[", "]") { oneLine($0, room: $1) }
    case .mapping(let members):
      if members.isEmpty { return "{}" }
      guard members[0].keyLocation.line == node.location.line else { return nil }
      let sorted = KeywordSorting.sorted(members, isSchema: schemas?.contains(node) ?? false) { $0.key }
      return joined(sorted, room, "{ ", " }") { member, room in
        let key = word(at: member.keyLocation) + ": "
        return oneLine(member.value, room: room - key.unicodeScalars.count).map { key + $0 }
      }
    }
  }

  private func joined<Part>(
    _ parts: [Part], _ room: Int, _ open: String, _ close: String, _ text: (Part, Int) -> String?
  ) -> String? {
    var line = open
    var left = room - open.utf8.count - close.utf8.count
    for (index, part) in parts.enumerated() {
      if index > 0 {
        line += ", "
        left -= 2
      }
      guard left >= 0, let text = text(part, left) else { return nil }
      left -= text.unicodeScalars.count
      line += text
    }
    return left >= 0 ? line + close : nil
  }

  /// A scalar or a key as it is written.
  private func word(at location: SourceLocation) -> String {
    guard lineStarts.indices.contains(location.line - 1) else { return "" }
    let start = lineStarts[location.line - 1] + location.column - 1
    guard text.indices.contains(start) else { return "" }
    var end = start + 1
    if text[start] == "\"" {
      while end < text.count, text[end] != "\"" { end += text[end] == "\\" ? 2 : 1 }
      end = min(end + 1, text.count)
    } else {
      while end < text.count, !Self.endsWord(text[end]) { end += 1 }
    }
    return String(String.UnicodeScalarView(text[start..<end]))
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", ",", ":", "]", "}": true
    default: false
    }
  }
}

extension YAMLNode {
  /// Whether it is a collection that is not empty.
  fileprivate var hasParts: Bool {
    switch content {
    case .null, .bool, .number, .string: false
    case .sequence(let elements): !elements.isEmpty
    case .mapping(let members): !members.isEmpty
    }
  }
}
