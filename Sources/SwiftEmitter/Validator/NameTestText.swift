import SchemaRuntime
import ValidationPlanning

/// What tells of a name, without the function of its schema, that nothing is to be said of it.
struct NameTestText {
  let emitter: ValidatorEmitter
  let block: Block
  private let tests: [NameTest]

  /// Nil where `propertyNames` is not there, or asks for more than tests.
  init?(_ emitter: ValidatorEmitter, _ block: Block) {
    guard let tests = emitter.plan.nameTests(of: block) else { return nil }
    (self.emitter, self.block, self.tests) = (emitter, block, tests)
  }

  private var function: GlobalName { emitter.name(block) + "AcceptsName" }

  /// Whether the name `key` is accepted.
  var condition: SwiftCode { "\(function)(\(.key), c)" }

  var declaration: Declaration {
    Declaration(function) { writer in
      writer.line("private func \(function)(")
      writer.indented { $0.line("_ key: Key, _ c: Cursor") }
      writer.block(") -> Bool {") { writer in
        for (index, test) in tests.enumerated() {
          writer.block("if \(failure(of: test, index)) {") { $0.line("return false") }
        }
        writer.line("return true")
      }
    }
  }

  /// The condition that a name fails a test.
  private func failure(of test: NameTest, _ index: Int) -> SwiftCode {
    // The functions of sizes say that a name has not the property, that of patterns says that it has.
    let (has, hasNot): (SwiftCode, SwiftCode) = test.isNegated ? ("", "!") : ("!", "")
    switch test.property {
    case .listed:
      let table = emitter.name(block) + TableNames.listed(index)
      return "\(table).index(of: key, in: c) \(test.isNegated ? ">=" : "<") 0"
    case .matching(let source):
      let constant = emitter.constant(ofPattern: source, in: block)
      return "\(has)Assertion.matches(\(constant), key.slice, c)"
    case .upTo(let limit): return "\(hasNot)c.isLonger(key.slice, than: \(limit))"
    case .from(let limit): return "\(hasNot)c.isShorter(key.slice, than: \(limit))"
    case .within(let limit): return "\(hasNot)c.isBigger(key.slice, than: \(limit))"
    }
  }
}
