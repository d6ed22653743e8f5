/// Lines that long names make too wide are broken where the formatter breaks them.
extension SwiftWriter {
  /// Writes a line of code that is wider than what is left for it: over several, where there is a place to break it.
  mutating func wrapped(_ code: SwiftCode) {
    let line = CodeLine(code.text)
    for write in [Self.branch, Self.extension, Self.block, Self.storedProperty, Self.choice, Self.conditions]
    {
      if write(line, &self) { return }
    }
    guard let group = line.group else { return verbatim(code.text) }
    if group.opening.utf8.count > width {
      for write in [Self.genericCall, Self.assignment] where write(line, &self) { return }
    }
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
  @Sendable private static func branch(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard line.starts(with: "case ") || line.starts(with: "default: "), let colon = line.first(": ") else {
      return false
    }
    writer.write(line[...colon.lowerBound], then: line[colon.upperBound...])
    return true
  }

  /// An extension with protocols.
  @Sendable private static func `extension`(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard line.starts(with: "extension "), line.ends(with: " {"), let colon = line.first(": ") else {
      return false
    }
    writer.write(line[...colon.lowerBound], then: String(line[colon.upperBound...].dropLast(2)))
    writer.verbatim("{")
    return true
  }

  /// A block with what stands in it.
  @Sendable private static func block(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard line.ends(with: " }"), let brace = line.first(" { "), line.first(" else ") == nil else {
      return false
    }
    writer.write(line[..<brace.upperBound].trimmingSpace, then: String(line[brace.upperBound...].dropLast(2)))
    writer.verbatim("}")
    return true
  }

  /// A property without a value.
  @Sendable private static func storedProperty(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard let keyword = line.first("var "), let colon = line.first(": "),
      keyword.lowerBound < colon.lowerBound,
      !line.ends(with: "{"), line.first(" = ") == nil
    else { return false }
    writer.verbatim(line[...colon.lowerBound])
    writer.indented { $0.verbatim(line[colon.upperBound...]) }
    return true
  }

  /// One of two values.
  @Sendable private static func choice(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard let mark = line.first(" ? "), let colon = line.first(" : "), mark.upperBound < colon.lowerBound
    else {
      return false
    }
    writer.verbatim(line[..<mark.lowerBound])
    writer.indented { writer in
      writer.line(SwiftCode(trusted: "? " + line[mark.upperBound..<colon.lowerBound]))
      writer.line(SwiftCode(trusted: ": " + line[colon.upperBound...]))
    }
    return true
  }

  /// Conditions that all have to hold.
  @Sendable private static func conditions(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    let conditions = line.split(at: " && ")
    guard conditions.count > 1, !line.ends(with: "{") else { return false }
    writer.line(SwiftCode(trusted: conditions[0]))
    writer.indented { writer in
      for condition in conditions.dropFirst() { writer.line(SwiftCode(trusted: "&& " + condition)) }
    }
    return true
  }

  /// The call of a function of a generic type.
  @Sendable private static func genericCall(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard let open = line.first("<"), let close = line.first(">._"), open.upperBound < close.lowerBound else {
      return false
    }
    let type = line[...close.lowerBound]
    if SwiftCode(trusted: type).width <= writer.width {
      writer.verbatim(type)
      writer.indented { $0.verbatim(line[(close.lowerBound + 1)...]) }
    } else {
      writer.verbatim(line[...open.lowerBound])
      writer.indented { $0.verbatim(line[open.upperBound..<close.lowerBound]) }
      writer.verbatim(line[close.lowerBound...])
    }
    return true
  }

  /// The value of something.
  @Sendable private static func assignment(_ line: CodeLine, to writer: inout SwiftWriter) -> Bool {
    guard let sign = line.first(" = ") else { return false }
    writer.write(line[..<sign.upperBound].trimmingSpace, then: line[sign.upperBound...])
    return true
  }
}

extension String {
  /// The text without the space at its end.
  fileprivate var trimmingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
