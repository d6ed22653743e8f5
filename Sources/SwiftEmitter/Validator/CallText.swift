import SchemaRuntime

/// An argument of an emitted call.
enum Argument {
  case code(SwiftCode)
  /// A string literal; a long one is written over several lines.
  case text(String)
}

extension SwiftWriter {
  /// Writes `opening(argument, …)closing`, on one line where it fits.
  mutating func call(_ opening: SwiftCode, _ arguments: [Argument], _ closing: SwiftCode = ")") {
    let codes = arguments.map { argument -> SwiftCode in
      switch argument {
      case .code(let code): code
      case .text(let text): StringLiteral(text).code
      }
    }
    let single: SwiftCode = "\(opening)\(codes.joined(", "))\(closing)"
    if single.width <= width { return line(single) }
    line(opening)
    indented { writer in
      for (index, argument) in arguments.enumerated() {
        let comma: SwiftCode = index + 1 < arguments.count ? "," : ""
        if case .text(let text) = argument, codes[index].width >= writer.width {
          writer.longLiteral(text, comma)
        } else {
          writer.line(codes[index] + comma)
        }
      }
    }
    line(closing)
  }

  private mutating func longLiteral(_ text: String, _ closing: SwiftCode) {
    line("\"\"\"")
    for row in KeyTableText.rows(text, width: width) { verbatim(row.text) }
    line("\"\"\"" + closing)
  }
}
