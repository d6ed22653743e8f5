import SchemaRuntime
import TypeModel

/// The initializer of a union that takes a literal.
struct UnionLiteralText {
  let emitter: ModelEmitter
  let union: UnionType
  let literal: UnionType.Literal
  let spelling: TypeSpelling

  func write(to writer: inout SwiftWriter) {
    let steps = literal.listed.compactMap(step) + [wholeStep].compactMap(\.self)
    let opening: SwiftCode = "\(emitter.access)init(\(parameter)) {"
    if steps.isEmpty {
      let single: SwiftCode = "\(opening) \(other) }"
      if single.width <= writer.width { return writer.line(single) }
      return writer.block(opening) { $0.line(other) }
    }
    writer.block(opening) { writer in
      let patterns = steps.compactMap(\.pattern)
      if patterns.count == steps.count {
        writer.line("switch value {")
        for (pattern, step) in zip(patterns, steps) { writer.line("case \(pattern): self = \(step.value)") }
        writer.line("default: \(other)")
        return writer.line("}")
      }
      for (index, step) in steps.enumerated() {
        writer.line("\(index == 0 ? "" : "} else ")if \(step.condition) {")
        writer.indented { $0.line("self = \(step.value)") }
      }
      writer.line("} else {")
      writer.indented { $0.line(other) }
      writer.line("}")
    }
  }

  private var payload: TypeReference { union.cases[literal.other].payload }

  private var parameter: SwiftCode {
    switch literal.kind {
    case .string: "stringLiteral value: String"
    case .boolean: "booleanLiteral value: Bool"
    case .integer: "integerLiteral value: Int"
    case .float: "floatLiteral value: Double"
    case .array:
      if case .array(let element) = payload {
        "arrayLiteral elements: \(spelling.type(element))..."
      } else {
        "arrayLiteral elements: \(spelling.type(payload))"
      }
    }
  }

  private var other: SwiftCode {
    let item = union.cases[literal.other]
    let name = SwiftIdentifier(item.name)
    let value: SwiftCode
    switch literal.kind {
    case .array: value = "elements"
    case .integer: value = item.payload == .double ? "Double(value)" : "value"
    case .string: value = text(as: item.payload)
    case .boolean, .float: value = "value"
    }
    return "self = .\(name)(\(value))"
  }

  /// The code for a string that no case lists.
  private func text(as payload: TypeReference) -> SwiftCode {
    switch payload {
    case .named: "\(spelling.type(payload))(rawValue: value)"
    case .bytes: "\(spelling.type(payload))(text: value)"
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map, .optional, .encoded, .custom:
      "value"
    }
  }

  private struct Step {
    var condition: SwiftCode
    var value: SwiftCode
    /// The pattern of a `switch`, where one can compare the literal.
    var pattern: SwiftCode?
  }

  private var wholeStep: Step? {
    guard let whole = literal.whole else { return nil }
    let name = SwiftIdentifier(union.cases[whole].name)
    return Step(condition: "let whole = Int(exactly: value)", value: ".\(name)(whole)")
  }

  /// The step of a case; nil where no literal is a value of it.
  private func step(_ index: Int) -> Step? {
    let item = union.cases[index]
    let name = SwiftIdentifier(item.name)
    if let constant = item.constant {
      return comparison(constant).map { condition, pattern in
        Step(condition: condition, value: ".\(name)", pattern: pattern)
      }
    }
    guard case .named(let id) = item.payload else { return nil }
    return listed(by: emitter.types[id].declaration, spelling.type(item.payload)).map {
      Step(condition: $0, value: ".\(name)(known)")
    }
  }

  /// The comparison of the literal with a constant; nil where they cannot be equal.
  private func comparison(_ constant: JSONValue) -> (condition: SwiftCode, pattern: SwiftCode?)? {
    let pattern: SwiftCode
    switch (literal.kind, constant) {
    case (.string, .string(let text)):
      pattern = StringLiteral(text).code
      // `String` takes other scalars for the same letter: a Kelvin sign for `K`, and others for `;` and a backtick.
      if !text.unicodeScalars.allSatisfy({ $0.isASCII && !"K;`".unicodeScalars.contains($0) }) {
        return ("value.hasSameScalars(as: \(pattern))", nil)
      }
    case (.integer, .number(let number)):
      guard let integer = number.int else { return nil }
      pattern = SwiftCode(trusted: NumberText.integer(String(integer)))
    case (.float, .number):
      guard let number = emitter.literal(constant, of: .double) else { return nil }
      pattern = number
    default: return nil
    }
    return ("value == \(pattern)", pattern)
  }

  /// The condition under which an enum without other values has the literal's.
  private func listed(by declaration: NominalType.Declaration, _ type: SwiftCode) -> SwiftCode? {
    let value: SwiftCode
    switch declaration {
    case .stringEnum:
      guard literal.kind == .string else { return nil }
      value = "value"
    case .integerEnum:
      if literal.kind == .float {
        return "let whole = Int(exactly: value), let known = \(type)(rawValue: whole)"
      }
      guard literal.kind == .integer else { return nil }
      value = "value"
    case .numberEnum:
      guard literal.kind == .integer || literal.kind == .float else { return nil }
      value = literal.kind == .integer ? "Double(value)" : "value"
    case .literalEnum:
      guard let json = literal.kind.jsonValue else { return nil }
      value = json
    case .openEnum, .object, .tuple, .union, .wrapper, .alias, .namespace: return nil
    }
    return "let known = \(type)(rawValue: \(value))"
  }
}

extension UnionType.Literal.Kind {
  /// The `JSONValue` of a literal `value`; nil where no enum lists such.
  fileprivate var jsonValue: SwiftCode? {
    switch self {
    case .string: "JSONValue(stringLiteral: value)"
    case .integer: "JSONValue(integerLiteral: Int64(value))"
    case .float: "JSONValue(floatLiteral: value)"
    case .boolean, .array: nil
    }
  }

  /// The protocol of types that are written as literals of the kind.
  var protocolName: SwiftCode {
    switch self {
    case .string: "ExpressibleByStringLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .array: "ExpressibleByArrayLiteral"
    }
  }
}
