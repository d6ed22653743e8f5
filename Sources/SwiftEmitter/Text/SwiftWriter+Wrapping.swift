/// Lines that long names make too wide are broken where the formatter breaks them.
extension SwiftWriter {
  /// Writes a line of code that is wider than what is left for it: over several, where there is a place to break it.
  mutating func wrapped(_ code: SwiftCode) {
    let line = CodeLine(code.text)
    if wrapBranch(line) || wrapConformances(line) || wrapBlock(line) || wrapStoredProperty(line)
      || wrapChoice(line) || wrapConditions(line)
    {
      return
    }
    guard let group = line.group else {
      if line.starts(with: "self."), wrapAssignment(line) { return }
      return verbatim(code.text)
    }
    if group.opening.utf8.count > width, wrapGenericCall(line) || wrapAssignment(line) { return }
    verbatim(group.opening)
    indented { writer in
      for (index, item) in group.items.enumerated() {
        let isLast = index == group.items.count - 1
        writer.line(SwiftCode(trusted: isLast && !group.isList ? item : item + ","))
      }
    }
    verbatim(group.closing)
  }

  /// Writes a first line, and another one level deeper.
  private mutating func write(_ first: String, then second: String) {
    verbatim(first)
    indented { $0.line(SwiftCode(trusted: second)) }
  }

  // MARK: Kinds of lines, each written where the line is of that kind

  /// A branch of a `switch` with its statement.
  private mutating func wrapBranch(_ line: CodeLine) -> Bool {
    guard line.starts(with: "case ") || line.starts(with: "default: "), let colon = line.first(": ") else {
      return false
    }
    write(line[...colon.lowerBound], then: line[colon.upperBound...])
    return true
  }

  /// An extension with protocols.
  private mutating func wrapConformances(_ line: CodeLine) -> Bool {
    guard line.starts(with: "extension "), line.ends(with: " {"), let colon = line.first(": ") else {
      return false
    }
    write(line[...colon.lowerBound], then: String(line[colon.upperBound...].dropLast(2)))
    verbatim("{")
    return true
  }

  /// A block with what stands in it.
  private mutating func wrapBlock(_ line: CodeLine) -> Bool {
    guard line.ends(with: " }"), let brace = line.first(" { "), line.first(" else ") == nil else {
      return false
    }
    write(line[...(brace.lowerBound + 1)], then: String(line[brace.upperBound...].dropLast(2)))
    verbatim("}")
    return true
  }

  /// A property without a value, or with an empty list.
  private mutating func wrapStoredProperty(_ line: CodeLine) -> Bool {
    guard let keyword = line.first("var "), let colon = line.first(": "),
      keyword.lowerBound < colon.lowerBound,
      !line.ends(with: "{"), line.first(" = ") == nil || line.ends(with: "] = []")
    else { return false }
    verbatim(line[...colon.lowerBound])
    indented { $0.verbatim(line[colon.upperBound...]) }
    return true
  }

  /// One of two values.
  private mutating func wrapChoice(_ line: CodeLine) -> Bool {
    guard let mark = line.first(" ? "), let colon = line.first(" : "), mark.upperBound < colon.lowerBound
    else {
      return false
    }
    verbatim(line[..<mark.lowerBound])
    indented { writer in
      writer.line(SwiftCode(trusted: "? " + line[mark.upperBound..<colon.lowerBound]))
      writer.line(SwiftCode(trusted: ": " + line[colon.upperBound...]))
    }
    return true
  }

  /// Conditions that all have to hold, or one of which has to.
  private mutating func wrapConditions(_ line: CodeLine) -> Bool {
    guard !line.ends(with: "{") else { return false }
    for sign in ["|| ", "&& "] {
      let conditions = line.split(at: " " + sign)
      guard conditions.count > 1 else { continue }
      self.line(SwiftCode(trusted: conditions[0]))
      indented { writer in
        for condition in conditions.dropFirst() { writer.line(SwiftCode(trusted: sign + condition)) }
      }
      return true
    }
    return false
  }

  /// The call of a function of a generic type.
  private mutating func wrapGenericCall(_ line: CodeLine) -> Bool {
    guard let open = line.first("<"), let close = line.first(">._"), open.upperBound < close.lowerBound else {
      return false
    }
    let type = line[...close.lowerBound]
    if SwiftCode(trusted: type).width <= width {
      verbatim(type)
      indented { $0.verbatim(line[(close.lowerBound + 1)...]) }
    } else {
      verbatim(line[...open.lowerBound])
      indented { $0.verbatim(line[open.upperBound..<close.lowerBound]) }
      verbatim(line[close.lowerBound...])
    }
    return true
  }

  /// The value of something.
  private mutating func wrapAssignment(_ line: CodeLine) -> Bool {
    guard let sign = line.first(" = ") else { return false }
    write(line[...(sign.lowerBound + 1)], then: line[sign.upperBound...])
    return true
  }
}
