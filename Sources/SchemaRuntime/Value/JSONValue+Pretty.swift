extension JSONValue {
  /// The value as JSON for readers: two spaces per level, members in their order, hidden characters as escapes, no newline at
  /// the end.
  ///
  /// An array or object that holds no other container stands on one line, as `{"tag": "ferry", "badge": 1}`, where
  /// that line has at most `width` bytes.
  /// - Parameters:
  ///   - width: how many bytes such a line may have.
  ///   - depth: how many containers are around the text; its first line has no spaces before it.
  public func prettyText(inlineWithin width: Int = 0, depth: Int = 0) -> String {
    var printer = PrettyPrinter(width: width, depth: depth)
    printer.write(self)
    return printer.text
  }
}

/// Writes JSON with line breaks.
private struct PrettyPrinter: ~Copyable {
  private let width: Int
  private var output = JSONWriter()
  private var depth: Int

  init(width: Int, depth: Int) { (self.width, self.depth) = (width, depth) }

  var text: String { VisibleText.json(output.text) }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .array(let items) where !items.isEmpty:
      if !writeInline(value) {
        open(0x5B)
        for index in items.indices {
          newLine(isFirst: index == 0)
          write(items[index])
        }
        close(0x5D)
      }
    case .object(let members) where !members.isEmpty:
      if !writeInline(value) {
        open(0x7B)
        for (index, member) in members.members.enumerated() {
          newLine(isFirst: index == 0)
          writeKey(member.key)
          write(member.value)
        }
        close(0x7D)
      }
    case .null, .bool, .number, .string, .array, .object: writeScalar(value)
    }
  }

  /// Writes the value on one line. False: it holds containers or the line is too long, and nothing is written.
  private mutating func writeInline(_ value: JSONValue) -> Bool {
    guard width > 0 else { return false }
    let start = output.used
    switch value {
    case .array(let items) where items.allSatisfy { $0.isScalar }:
      output.byte(0x5B)
      for index in items.indices {
        if index > 0 { output.bytes(", ") }
        writeScalar(items[index])
      }
      output.byte(0x5D)
    case .object(let members) where members.values.allSatisfy { $0.isScalar }:
      output.byte(0x7B)
      for (index, member) in members.members.enumerated() {
        if index > 0 { output.bytes(", ") }
        writeKey(member.key)
        writeScalar(member.value)
      }
      output.byte(0x7D)
    default: return false
    }
    if output.used &- start &+ depth &* 2 <= width { return true }
    output.used = start
    return false
  }

  private mutating func writeScalar(_ value: JSONValue) {
    output.value(value)
    // The comma that follows every value.
    output.used &-= 1
  }

  private mutating func writeKey(_ key: String) {
    output.string(key)
    output.used &-= 1
    output.bytes(": ")
  }

  private mutating func open(_ bracket: UInt8) {
    output.byte(bracket)
    depth &+= 1
  }

  private mutating func close(_ bracket: UInt8) {
    depth &-= 1
    newLine(isFirst: true)
    output.byte(bracket)
  }

  private mutating func newLine(isFirst: Bool) {
    if !isFirst { output.byte(0x2C) }
    output.byte(0x0A)
    for _ in 0..<depth { output.bytes("  ") }
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
