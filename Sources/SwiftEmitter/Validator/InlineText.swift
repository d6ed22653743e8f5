import SchemaRuntime
import ValidationPlanning

/// A scalar's checks, written into the function of the object that holds it.
struct InlineText {
  let emitter: ValidatorEmitter
  let block: Block
  let prefix: String

  func write(_ kind: JSONKind, to writer: inout SwiftWriter) {
    let scalars = ScalarText(emitter: emitter, block: block, prefix: prefix)
    let name: SwiftCode = kind == .string ? "string" : "number"
    var arguments: [Argument] = [.code("&c"), .code("&s"), .text(prefix + "/type")]
    if kind == .number {
      arguments.insert(.code("isInteger: \(block.needsInteger ? "true" : "false")"), at: 0)
    }
    if block.isPlainType { return writer.call("_ = try Assertion.\(name)(", arguments) }
    writer.call("if let \(name) = try Assertion.\(name)(", arguments, ") {")
    writer.indented { writer in
      scalars.values(ofKind: kind, at: "\(name).start", to: &writer)
      if kind == .string { scalars.strings(to: &writer) } else { scalars.numbers(to: &writer) }
    }
    writer.line("}")
  }
}
