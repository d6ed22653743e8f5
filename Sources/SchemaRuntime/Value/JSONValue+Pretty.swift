extension JSONValue {
  /// The value as JSON for readers: two spaces per level, members in their order, no newline at the end.
  ///
  /// An array or object that holds no other container stands on one line, as `{"tag": "ferry", "badge": 1}`, where
  /// that line has at most `width` bytes.
  public func prettyText(inlineWithin width: Int = 0) -> String {
    var printer = PrettyPrinter(width: width)
    printer.write(self)
    return printer.text
  }
}

/// Writes JSON with line breaks.
private struct PrettyPrinter {
  let width: Int
  var text = ""
  var depth = 0

  init(width: Int) { self.width = width }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null, .bool, .number, .string: text += value.description
    case .array(let items) where items.isEmpty: text += "[]"
    case .object(let members) where members.isEmpty: text += "{}"
    case .array(let items):
      if let line = inline(value) {
        text += line
      } else {
        lines("[", "]", items) { $0.write($1) }
      }
    case .object(let members):
      if let line = inline(value) {
        text += line
      } else {
        lines("{", "}", members.members) { printer, member in
          printer.text += JSONValue.string(member.key).description + ": "
          printer.write(member.value)
        }
      }
    }
  }

  /// The value on one line; nil where it holds containers or the line is too long.
  private func inline(_ value: JSONValue) -> String? {
    let line: String
    switch value {
    case .array(let items) where items.allSatisfy(\.isScalar):
      line = "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .object(let members) where members.values.allSatisfy(\.isScalar):
      line =
        "{"
        + members.map { JSONValue.string($0.key).description + ": " + $0.value.description }
        .joined(separator: ", ") + "}"
    default: return nil
    }
    return line.utf8.count &+ depth &* 2 <= width ? line : nil
  }

  private mutating func lines<Item>(
    _ opening: String, _ closing: String, _ items: [Item], _ write: (inout PrettyPrinter, Item) -> Void
  ) {
    text += opening
    depth &+= 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      newLine()
      write(&self, item)
    }
    depth &-= 1
    newLine()
    text += closing
  }

  private mutating func newLine() {
    text += "\n" + String(repeating: "  ", count: depth)
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}
