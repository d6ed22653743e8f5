import SchemaRuntime

/// JSON in generated code.
enum JSONText {
  /// Compact JSON, as literals of the runtime's writer take it.
  static func of(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }

  /// A literal of `JSONValue`, whose numbers keep their texts.
  static func literal(_ value: JSONValue) -> SwiftCode {
    switch value {
    case .null: return ".null"
    case .bool(let flag): return flag ? "true" : "false"
    case .string(let text): return StringLiteral(text).code
    case .number(let number):
      return isLiteral(number) ? SwiftCode(trusted: NumberText.integer(number.text)) : expression(value)
    case .array(let items): return "[\(items.map(literal).joined(", "))]"
    case .object(let members):
      if members.isEmpty { return "[:]" }
      return "[\(members.map { "\(StringLiteral($0.key)): \(literal($0.value))" as SwiftCode }.joined(", "))]"
    }
  }

  /// An expression of a `JSONValue` that shows the reader of the code which kind of JSON value it is.
  static func expression(_ value: JSONValue) -> SwiftCode {
    switch value {
    case .null: return ".null"
    case .bool(let flag): return flag ? ".bool(true)" : ".bool(false)"
    case .string(let text): return ".string(\(StringLiteral(text)))"
    case .number(let number): return ".number(JSONNumber(uncheckedText: \(StringLiteral(number.text))))"
    case .array, .object: return literal(value)
    }
  }

  /// Whether the number as a literal has the same text: it is what an `Int64` or a `Double` is written as.
  private static func isLiteral(_ number: JSONNumber) -> Bool {
    if Int64(number.text).map(String.init) == number.text { return true }
    let shortest = number.doubleValue.flatMap { JSONNumber($0) }
    return shortest?.text == number.text && number.text.contains { ".eE".contains($0) }
  }
}
