import TypeModel
import ValidationPlanning

/// Reads values that are validated on the way.
struct StrategyText {
  let spelling: TypeSpelling
  /// The expression for a table.
  let table: (BlockTable) -> SwiftCode
  /// The variable of the cursor.
  var cursor: SwiftCode = "c"
  /// The expression that says whether values are validated.
  var checks: SwiftCode = "checks"

  /// Writes `opening`, the call that reads the value, and `closing`.
  func write(
    _ opening: SwiftCode, _ strategy: ReadStrategy, _ type: TypeReference, closing: SwiftCode = "",
    to writer: inout SwiftWriter
  ) {
    func line(_ call: SwiftCode) { writer.line("\(opening)\(call)\(closing)") }
    switch (strategy, type) {
    case (.fused, _): line("\(spelling.type(type))._read(&\(cursor), checks: \(checks))")
    case (.plain, _): line("\(spelling.type(type))._read(&\(cursor))")
    case (.table(let table), _):
      writer.list(
        "\(opening)\(self.table(table)).\(method(type))(", ["&\(cursor)", "checks: \(checks)"], ")\(closing)")
    case (.any, .jsonObject): line("\(cursor).object(checks: \(checks))")
    case (.any, _): line("\(cursor).value(checks: \(checks))")
    case (.items(.fused, let count), .array(let item)):
      let arguments = ["of: \(spelling.type(item)).self"] + limits(count)
      writer.list("\(opening)\(cursor).array(", arguments, ")\(closing)")
    case (.items(.table(let table), let count), .array(let item)):
      writer.list(
        "\(opening)\(self.table(table)).\(method(item))s(", ["&\(cursor)"] + limits(count), ")\(closing)")
    case (.members(.fused, let count), .map(let value)):
      let arguments = ["of: \(spelling.type(value)).self"] + limits(count)
      writer.list("\(opening)\(cursor).map(", arguments, ")\(closing)")
    case (.items(let inner, let count), .array(let item)):
      nest(
        "\(opening)\(cursor).array(\(limits(count).joined(", ")))", inner, item, closing: closing, to: &writer
      )
    case (.members(let inner, let count), .map(let value)):
      nest(
        "\(opening)\(cursor).map(\(limits(count).joined(", ")))", inner, value, closing: closing, to: &writer)
    case (.nullable(let inner), _):
      nest("\(opening)\(cursor).optional", inner, type.nonNull, closing: closing, to: &writer)
    case (.content(let inner), .encoded(let value)):
      nest("\(opening)\(cursor).content", inner, value, closing: closing, to: &writer)
    case (.items, _), (.members, _), (.content, _): break
    }
  }

  /// Writes a call with a closure that reads a value so.
  func nest(
    _ call: SwiftCode, _ strategy: ReadStrategy, _ type: TypeReference, closing: SwiftCode = "",
    to writer: inout SwiftWriter
  ) {
    let parameters: SwiftCode = "(c: inout Cursor) throws(Rejection) in"
    let line: SwiftCode = "\(call) { \(parameters)"
    let fits = line.width <= writer.width
    writer.block(fits ? line : "\(call) {", "}\(closing)") { writer in
      if !fits { writer.line(parameters) }
      StrategyText(spelling: spelling, table: table, checks: checks).write(
        "try ", strategy, type, to: &writer)
    }
  }

  /// The name of a table's function that reads a scalar; the function for an array of them has another letter.
  private func method(_ type: TypeReference) -> SwiftCode {
    type == .string ? "string" : type == .int ? "integer" : "number"
  }

  private func limits(_ count: ClosedRange<Int>) -> [SwiftCode] {
    ["checks: \(checks)"] + (count == 0...Int.max ? [] : ["count: \(Self.range(count))"])
  }

  private static func range(_ count: ClosedRange<Int>) -> SwiftCode {
    let most: SwiftCode = count.upperBound == Int.max ? "Int.max" : "\(count.upperBound)"
    return "\(count.lowerBound)...\(most)"
  }
}
