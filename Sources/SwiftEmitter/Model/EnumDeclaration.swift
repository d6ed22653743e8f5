import SchemaRuntime
import TypeModel

/// The public part of an enum of literals.
struct EnumDeclaration {
  let emitter: ModelEmitter
  let type: NominalType
  let cases: EnumType

  private var name: SwiftIdentifier { type.declaredName }

  /// `enum X: String`. Where a value is not ASCII, the raw values are spelled out, because those of a string enum
  /// are compared by canonical equivalence.
  func writeStrings(to writer: inout SwiftWriter) {
    if !hasPlainValues { return writeStringsByHand(to: &writer) }
    writer.block("\(emitter.access)enum \(name): String, CaseIterable, SchemaValue {") { writer in
      for item in cases.cases {
        comment(item, to: &writer)
        let text = item.text
        let declared = SwiftIdentifier(item.name)
        if text == declared.name {
          writer.line("case \(declared)")
        } else {
          writer.line("case \(declared) = \(StringLiteral(text))")
        }
      }
      listCases("allCases", to: &writer)
      emitter.nested(in: type, to: &writer)
    }
  }

  func writeIntegers(to writer: inout SwiftWriter) { write("Int", { "\($0.integer)" }, to: &writer) }

  func writeNumbers(to writer: inout SwiftWriter) {
    write("Double", { SwiftCode(trusted: NumberText.integer(JSONText.of($0.value))) }, to: &writer)
  }

  /// An enum whose raw values are numbers.
  private func write(
    _ rawType: SwiftCode, _ rawValue: (EnumType.Case) -> SwiftCode, to writer: inout SwiftWriter
  ) {
    writer.block("\(emitter.access)enum \(name): \(rawType), CaseIterable, SchemaValue {") { writer in
      for item in cases.cases {
        comment(item, to: &writer)
        writer.line("case \(SwiftIdentifier(item.name)) = \(rawValue(item))")
      }
      listCases("allCases", to: &writer)
      emitter.nested(in: type, to: &writer)
    }
  }

  /// Literals of several kinds: the raw value is JSON.
  func writeLiterals(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)enum \(name): CaseIterable, JSONLiteral {") { writer in
      for item in cases.cases {
        comment(item, to: &writer)
        writer.line("case \(SwiftIdentifier(item.name))")
      }
      listCases("allCases", to: &writer)
      writer.blank()
      writer.line("/// The JSON value that the case stands for.")
      writer.block("\(emitter.access)var rawValue: JSONValue {") { writer in
        eachCase({ "return \(JSONText.expression($0.value))" }, to: &writer)
      }
      emitter.nested(in: type, to: &writer)
    }
  }

  /// Known strings and any other.
  func writeOpen(to writer: inout SwiftWriter) {
    let other = SwiftIdentifier(cases.otherName ?? "other")
    writer.block("\(emitter.access)enum \(name): OpenEnumeration {") { writer in
      for item in cases.cases {
        comment(item, to: &writer)
        writer.line("case \(SwiftIdentifier(item.name))")
      }
      writer.line("/// Any other value.")
      writer.line("case \(other)(String)")
      writer.blank()
      writer.line("/// The values that are known, in the schema's order.")
      writeList("knownCases", to: &writer)
      writer.blank()
      writer.block("\(emitter.access)init(rawValue: String) {") { writer in
        writer.line("self = Self._cases.value(of: rawValue) ?? .\(other)(rawValue)")
      }
      writer.blank()
      rawValue(other: other, to: &writer)
      emitter.nested(in: type, to: &writer)
    }
  }

  private func writeStringsByHand(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)enum \(name): TextEnumeration, CaseIterable {") { writer in
      for item in cases.cases {
        comment(item, to: &writer)
        writer.line("case \(SwiftIdentifier(item.name))")
      }
      listCases("allCases", to: &writer)
      writer.blank()
      writer.block("\(emitter.access)init?(rawValue: String) {") { writer in
        writer.line("guard let value = Self._cases.value(of: rawValue) else { return nil }")
        writer.line("self = value")
      }
      writer.blank()
      rawValue(other: nil, to: &writer)
      emitter.nested(in: type, to: &writer)
    }
  }

  private func rawValue(other: SwiftIdentifier?, to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)var rawValue: String {") { writer in
      if cases.hasDeprecatedCases, let other {
        writer.line("if case .\(other)(let text) = self { return text }")
      }
      eachCase(
        { "return \(StringLiteral($0.text))" }, other: other.map { "case .\($0)(let text): return text" },
        to: &writer)
    }
  }

  private func comment(_ item: EnumType.Case, to writer: inout SwiftWriter) {
    writer.doc(DocText.comment(item.documentation, of: item.name))
    writer.deprecate(item.documentation.deprecation)
  }

  private var references: [SwiftCode] {
    cases.cases.enumerated().map { index, item in cases.reference(to: item, at: index) }
  }

  /// Writes the list of all cases where some are deprecated, which the compiler would leave out.
  private func listCases(_ list: SwiftCode, to writer: inout SwiftWriter) {
    guard cases.hasDeprecatedCases else { return }
    writer.blank()
    writeList(list, to: &writer)
  }

  private func writeList(_ list: SwiftCode, to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)static var \(list): [\(name)] {") {
      $0.list("[", references, "]", trailing: ",")
    }
  }

  /// A switch over the cases.
  /// - Parameter other: the branch of any other value.
  private func eachCase(
    _ body: (EnumType.Case) -> SwiftCode, other: SwiftCode? = nil, to writer: inout SwiftWriter
  ) {
    guard cases.hasDeprecatedCases else {
      writer.line("switch self {")
      for item in cases.cases { writer.line("case .\(SwiftIdentifier(item.name)): \(body(item))") }
      if let other { writer.line(other) }
      return writer.line("}")
    }
    cases.eachPosition("_listedPosition", body, to: &writer)
  }

  private var hasPlainValues: Bool {
    cases.cases.allSatisfy { $0.text.unicodeScalars.allSatisfy(\.isASCII) }
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
