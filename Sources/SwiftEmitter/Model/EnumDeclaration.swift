import SchemaRuntime
import TypeModel

/// The public part of an enum of literals.
struct EnumDeclaration {
  let emitter: ModelEmitter
  let type: NominalType
  let cases: EnumType

  private var name: SwiftIdentifier { SwiftIdentifier(type.name) }

  /// `enum X: String`. Where a value is not ASCII, the raw values are spelled out, because those of a string enum
  /// are compared by canonical equivalence.
  func writeStrings(to writer: inout SwiftWriter) {
    if !hasPlainValues { return writeStringsByHand(to: &writer) }
    writer.block("public enum \(name): String, CaseIterable, SchemaValue {") { writer in
      for item in cases.cases {
        writer.doc(DocText.comment(item.documentation))
        let text = item.text
        let declared = SwiftIdentifier(item.name)
        if text == declared.name {
          writer.line("case \(declared)")
        } else {
          writer.line("case \(declared) = \(StringLiteral(text))")
        }
      }
      emitter.nested(in: type, to: &writer)
    }
  }

  func writeIntegers(to writer: inout SwiftWriter) {
    writer.block("public enum \(name): Int, CaseIterable, SchemaValue {") { writer in
      for item in cases.cases {
        writer.doc(DocText.comment(item.documentation))
        writer.line("case \(SwiftIdentifier(item.name)) = \(item.integer)")
      }
      emitter.nested(in: type, to: &writer)
    }
  }

  /// Literals of several kinds: the raw value is JSON.
  func writeLiterals(to writer: inout SwiftWriter) {
    writer.block("public enum \(name): CaseIterable, JSONLiteral {") { writer in
      for item in cases.cases {
        writer.doc(DocText.comment(item.documentation))
        writer.line("case \(SwiftIdentifier(item.name))")
      }
      writer.blank()
      writer.line("/// The JSON value that the case stands for.")
      writer.block("public var rawValue: JSONValue {") { writer in
        writer.line("switch self {")
        for item in cases.cases {
          writer.line("case .\(SwiftIdentifier(item.name)): return \(Self.jsonLiteral(item.value))")
        }
        writer.line("}")
      }
      emitter.nested(in: type, to: &writer)
    }
  }

  /// Known strings and any other.
  func writeOpen(to writer: inout SwiftWriter) {
    let other = SwiftIdentifier(cases.otherName ?? "other")
    writer.block("public enum \(name): OpenEnumeration {") { writer in
      for item in cases.cases {
        writer.doc(DocText.comment(item.documentation))
        writer.line("case \(SwiftIdentifier(item.name))")
      }
      writer.line("/// Any other value.")
      writer.line("case \(other)(String)")
      writer.blank()
      writer.line("/// The values that are known, in the schema's order.")
      let known: [SwiftCode] = cases.cases.map { ".\(SwiftIdentifier($0.name))" }
      writer.line("public static var knownCases: [\(name)] {")
      writer.indented { $0.list("[", known, "]") }
      writer.line("}")
      writer.blank()
      writer.block("public init(rawValue: String) {") { writer in
        writer.line("self = Self._cases.value(of: rawValue) ?? .\(other)(rawValue)")
      }
      writer.blank()
      rawValue(other: other, to: &writer)
      emitter.nested(in: type, to: &writer)
    }
  }

  private func writeStringsByHand(to writer: inout SwiftWriter) {
    writer.block("public enum \(name): TextEnumeration, CaseIterable {") { writer in
      for item in cases.cases {
        writer.doc(DocText.comment(item.documentation))
        writer.line("case \(SwiftIdentifier(item.name))")
      }
      writer.blank()
      writer.block("public init?(rawValue: String) {") { writer in
        writer.line("guard let value = Self._cases.value(of: rawValue) else { return nil }")
        writer.line("self = value")
      }
      writer.blank()
      rawValue(other: nil, to: &writer)
      emitter.nested(in: type, to: &writer)
    }
  }

  private func rawValue(other: SwiftIdentifier?, to writer: inout SwiftWriter) {
    writer.block("public var rawValue: String {") { writer in
      writer.line("switch self {")
      for item in cases.cases {
        writer.line("case .\(SwiftIdentifier(item.name)): return \(StringLiteral(item.text))")
      }
      if let other { writer.line("case .\(other)(let text): return text") }
      writer.line("}")
    }
  }

  private var hasPlainValues: Bool {
    cases.cases.allSatisfy { $0.text.unicodeScalars.allSatisfy(\.isASCII) }
  }

  private static func jsonLiteral(_ value: JSONValue) -> SwiftCode {
    switch value {
    case .null: return ".null"
    case .bool(let flag): return flag ? ".bool(true)" : ".bool(false)"
    case .string(let text): return ".string(\(StringLiteral(text)))"
    case .number(let number): return ".number(JSONNumber(uncheckedText: \(StringLiteral(number.text))))"
    case .array, .object: return ".null"
    }
  }
}

extension EnumType.Case {
  /// The string of a string enum's case.
  var text: String {
    if case .string(let text) = value { return text }
    return JSONText.of(value)
  }

  /// The number of an integer enum's case.
  var integer: Int {
    if case .number(let number) = value { return Int(number.text) ?? 0 }
    return 0
  }
}
