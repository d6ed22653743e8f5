import SchemaRuntime
import ValidationPlanning

/// The checks of strings, numbers and constants, behind a slice that has been read.
struct ScalarText {
  let emitter: ValidatorEmitter
  let block: Block

  /// `enum` and `const` of a value of the kind. A string has been read as `string`.
  func values(ofKind kind: JSONKind, at start: SwiftCode, to writer: inout SwiftWriter) {
    for check in block.values {
      switch check {
      case .strings:
        if kind != .string { return writer.line(BlockText.certainRefusal) }
        let table = emitter.name(block) + TableNames.values
        writer.list("try Assertion.enumeration(", ["\(table)", "string", "c"], ")")
      case .list:
        let list = emitter.name(block) + TableNames.values
        writer.list("try Assertion.enumeration(", ["\(list)", "at: \(start)", "c"], ")")
      case .constant(let value, _):
        writer.call("try Assertion.constant(", [.text(value), .code("at: \(start)"), .code("c")])
      }
    }
  }

  func numbers(to writer: inout SwiftWriter) {
    for check in block.numbers {
      let (word, limit, _) = check.parts
      let limits: [SwiftCode] = limit.map { ["NumberLimit(\(Self.arguments(of: $0)))"] } ?? []
      writer.list("try Assertion.\(SwiftIdentifier(word))(", limits + ["number", "c"], ")")
    }
  }

  private static func arguments(of limit: NumberLimit) -> SwiftCode {
    let text = StringLiteral(limit.text).code
    return limit.small.map { "\($0), \(text)" } ?? text
  }

  func strings(to writer: inout SwiftWriter) {
    for check in block.strings {
      switch check {
      case .maxLength(let limit, _): string("maxLength", "\(limit)", to: &writer)
      case .minLength(let limit, _): string("minLength", "\(limit)", to: &writer)
      case .rule(let rule, _):
        if let limit = rule.mostBytes {
          string("maxBytes", "\(limit)", to: &writer)
        } else {
          string("rule", SwiftCode(trusted: ".\(rule)"), to: &writer)
        }
      case .format(let format, let dialect, _):
        // What is left out is 2020-12; few formats differ.
        let other: SwiftCode = dialect == .draft202012 ? "" : ", .\(SwiftIdentifier("\(dialect)"))"
        string("format", ".\(SwiftIdentifier("\(format)"))\(other)", to: &writer)
      case .pattern(_, let source, _):
        string("pattern", "\(emitter.constant(ofPattern: source, in: block))", to: &writer)
      case .content(let demand, let call): content(demand, call, to: &writer)
      }
    }
  }

  private func string(_ name: SwiftCode, _ limit: SwiftCode, to writer: inout SwiftWriter) {
    writer.list("try Assertion.\(name)(", [limit, "string", "c"], ")")
  }

  private func content(_ demand: ContentDemand, _ call: BlockCall?, to writer: inout SwiftWriter) {
    let demand: SwiftCode =
      demand.mediaType == nil ? ".base64" : demand.isBase64 ? ".jsonInBase64" : ".json"
    let opening: SwiftCode = "try Assertion.content(\(demand), string, c, &s)"
    guard let call else { return writer.line(opening) }
    let block = emitter.plan[call.block]
    guard emitter.isFunction(block) else { return writer.line(opening) }
    // What looks at the value of a string does not ask which of its members were evaluated.
    writer.list(
      "try Assertion.content(", ["\(demand)", "string", "c", "&s", emitter.closure(of: block)], ")")
  }
}
