import SchemaRuntime
import ValidationPlanning

/// The checks of strings, numbers and constants, behind a slice that has been read.
struct ScalarText {
  let emitter: ValidatorEmitter
  let block: Block
  /// Leads from the function's schema to the block's.
  let prefix: String

  private func keyword(_ keyword: String) -> Argument { .text(prefix + keyword) }

  /// `enum` and `const` of a value of the kind. A string has been read as `string`.
  func values(ofKind kind: JSONKind, at start: SwiftCode, to writer: inout SwiftWriter) {
    for check in block.values {
      switch check {
      case .enumerationOfStrings(_, let list, let keyword):
        if kind == .string {
          let table = emitter.name(block) + TableNames.values
          writer.call(
            "try Assertion.enumeration(",
            [.code(table.code), .text(list), .code("string"), .code("c"), .code("&s"), self.keyword(keyword)])
        } else {
          writer.call(
            "try Assertion.notEnumerated(",
            [.text(list), .code("at: \(start)"), .code("&s"), self.keyword(keyword)])
        }
      case .enumeration(_, let list, let keyword):
        writer.call(
          "try Assertion.enumeration(",
          [
            .code((emitter.name(block) + TableNames.values).code), .text(list), .code("at: \(start)"),
            .code("c"), .code("&s"), self.keyword(keyword),
          ])
      case .constant(let value, let keyword):
        writer.call(
          "try Assertion.constant(",
          [.text(value), .code("at: \(start)"), .code("c"), .code("&s"), self.keyword(keyword)])
      }
    }
  }

  func numbers(to writer: inout SwiftWriter) {
    for check in block.numbers {
      switch check {
      case .multipleOf(let limit, let keyword): number("multipleOf", limit, keyword, to: &writer)
      case .maximum(let limit, let keyword): number("maximum", limit, keyword, to: &writer)
      case .exclusiveMaximum(let limit, let keyword): number("exclusiveMaximum", limit, keyword, to: &writer)
      case .minimum(let limit, let keyword): number("minimum", limit, keyword, to: &writer)
      case .exclusiveMinimum(let limit, let keyword): number("exclusiveMinimum", limit, keyword, to: &writer)
      }
    }
  }

  private func number(
    _ name: SwiftCode, _ limit: NumberLimit, _ keyword: String, to writer: inout SwiftWriter
  ) {
    let bound: SwiftCode
    if let small = limit.small {
      bound = "NumberLimit(\(small), \(StringLiteral(limit.text)))"
    } else {
      bound = "NumberLimit(\(StringLiteral(limit.text)))"
    }
    writer.call(
      "try Assertion.\(name)(",
      [.code(bound), .code("number"), .code("c"), .code("&s"), self.keyword(keyword)])
  }

  func strings(to writer: inout SwiftWriter) {
    for check in block.strings {
      switch check {
      case .maxLength(let limit, let keyword): string("maxLength", "\(limit)", keyword, to: &writer)
      case .minLength(let limit, let keyword): string("minLength", "\(limit)", keyword, to: &writer)
      case .maxBytes(let limit, let keyword): string("maxBytes", "\(limit)", keyword, to: &writer)
      case .format(let format, let dialect, let keyword):
        let name: SwiftCode = ".\(SwiftIdentifier("\(format)"))"
        // What is left out is 2020-12; few formats differ.
        let other: [Argument] = dialect == .draft202012 ? [] : [.code(".\(SwiftIdentifier("\(dialect)"))")]
        string("format", name, keyword, others: other, to: &writer)
      case .pattern(let source, let keyword):
        let constant = emitter.constant(ofPattern: source, in: block)
        writer.call(
          "try Assertion.pattern(",
          [
            .code(constant.code), .text(source), .code("string"), .code("c"), .code("&s"),
            self.keyword(keyword),
          ])
      case .content(let plan): content(plan, to: &writer)
      }
    }
  }

  private func string(
    _ name: SwiftCode, _ limit: SwiftCode, _ keyword: String, others: [Argument] = [],
    to writer: inout SwiftWriter
  ) {
    writer.call(
      "try Assertion.\(name)(",
      [.code(limit), .code("string"), .code("c"), .code("&s"), self.keyword(keyword)] + others)
  }

  private func content(_ plan: ContentPlan, to writer: inout SwiftWriter) {
    writer.line("try Assertion.\(plan.isPlainJSON ? "json" as SwiftCode : "content")(")
    writer.indented { writer in
      let media: SwiftCode = plan.mediaType.map { StringLiteral($0).code } ?? "nil"
      writer.call(
        "ContentDemand(",
        [
          .code("isBase64: \(plan.isBase64 ? "true" : "false")"),
          .code("encodingKeyword: \(StringLiteral(prefix + plan.encodingKeyword))"),
          .code("mediaType: \(media)"),
          .code("mediaTypeKeyword: \(StringLiteral(prefix + plan.mediaTypeKeyword))"),
        ], "),")
      // The closing parenthesis of the call stands with the closure.
      writer.line("string, c, &s,")
      writer.block("{ (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in", "})") { writer in
        BlockCallText(emitter: emitter).write(plan.schema, prefix: prefix, to: &writer)
      }
    }
  }
}
