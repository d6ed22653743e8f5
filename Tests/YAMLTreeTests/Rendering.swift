import YAMLTree

/// A node as compact JSON, members in the order of the document.
func compactJSON(_ node: YAMLNode) -> String {
  switch node.content {
  case .null: "null"
  case .bool(let value): value ? "true" : "false"
  case .number(let text): text
  case .string(let text): jsonLiteral(text)
  case .sequence(let elements): "[" + elements.map(compactJSON).joined(separator: ",") + "]"
  case .mapping(let members):
    "{" + members.map { jsonLiteral($0.key) + ":" + compactJSON($0.value) }.joined(separator: ",") + "}"
  }
}

/// A string as a JSON literal in ASCII, so that an expectation shows every character.
func jsonLiteral(_ text: String) -> String {
  var literal = "\""
  for unit in text.utf16 {
    switch unit {
    case 0x22: literal += "\\\""
    case 0x5C: literal += "\\\\"
    case 0x0A: literal += "\\n"
    case 0x20..<0x7F: literal += String(UnicodeScalar(UInt8(unit)))
    default:
      let digits = String(unit, radix: 16)
      literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
  return literal + "\""
}

/// A line for every node and every key: `line:column pointer`.
func places(of node: YAMLNode, at pointer: String = "") -> [String] {
  let here = ["\(node.location.line):\(node.location.column) #\(pointer) \(node.kindName)"]
  switch node.content {
  case .null, .bool, .number, .string: return here
  case .sequence(let elements):
    return here + elements.enumerated().flatMap { places(of: $1, at: "\(pointer)/\($0)") }
  case .mapping(let members):
    return here
      + members.flatMap { member in
        let path = "\(pointer)/\(member.key)"
        return ["\(member.keyLocation.line):\(member.keyLocation.column) \(path) key"]
          + places(of: member.value, at: path)
      }
  }
}
