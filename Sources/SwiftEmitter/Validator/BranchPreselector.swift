import ValidationPlanning

/// Says which branches of a union may accept an object, by the value of a member, or by the names that it has.
struct BranchPreselector {
  let emitter: ValidatorEmitter
  let block: Block
  let union: BlockUnion
  private var plan: UnionPlan { union.plan }
  private let usesSigns: Bool
  private let usesValueDiscriminator: Bool

  init(emitter: ValidatorEmitter, block: Block, union: BlockUnion) {
    (self.emitter, self.block, self.union) = (emitter, block, union)
    usesSigns = emitter.plan.asksNames(for: union, in: block)
    usesValueDiscriminator = emitter.plan.asksValue(for: union, in: block)
  }

  /// The function that says which branches are left by the names of a table.
  private var function: GlobalName { emitter.name(block) + union.candidates }
  private var discriminatingNames: GlobalName { emitter.name(block) + union.discriminatingNames }

  /// Declares the variable with the bits of the branches.
  /// - Parameter cursor: what reads the object: a `Cursor`, or a `Decoder`.
  func declare(cursor: SwiftCode, to writer: inout SwiftWriter) {
    assign(usesValueDiscriminator && usesSigns ? "var " : "let ", ": UInt64", cursor: cursor, to: &writer)
  }

  func assign(cursor: SwiftCode, to writer: inout SwiftWriter) { assign("", "", cursor: cursor, to: &writer) }

  private func assign(
    _ opening: SwiftCode, _ type: SwiftCode, cursor: SwiftCode, to writer: inout SwiftWriter
  ) {
    let opening: SwiftCode = "\(opening)\(union.few)\(type) = "
    guard usesValueDiscriminator else { return names(opening, cursor: cursor, to: &writer) }
    writer.line("\(opening)try \(emitter.name(block) + union.valueDiscriminator).candidates(of: \(cursor))")
    guard usesSigns else { return }
    writer.block("if \(union.few) & (\(union.few) &- 1) != 0 {") {
      names("\(union.few) &= ", cursor: cursor, to: &$0)
    }
  }

  private func names(_ opening: SwiftCode, cursor: SwiftCode, to writer: inout SwiftWriter) {
    let names: SwiftCode = "having: try \(cursor).names(in: \(discriminatingNames))"
    writer.list("\(opening)\(function)(", [names], ")")
  }

  /// The function that says which branches may accept an object, by the names that it has: a bit for each.
  var declaration: Declaration {
    Declaration(function) { writer in
      writer.list("private func \(function)(", ["having names: UInt64"], ") -> UInt64 {")
      writer.indented { candidates(to: &$0) }
      writer.line("}")
    }
  }

  private func candidates(to writer: inout SwiftWriter) {
    let always = plan.candidates(.object).filter { plan.branches[$0].requiredNames == 0 }
    let bits = always.reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
    writer.line("var candidates: UInt64 = \(hexadecimal: bits)")
    for candidate in plan.candidates(.object) where !always.contains(candidate) {
      let mask = plan.branches[candidate].requiredNames
      writer.line(
        "if names & \(hexadecimal: mask) == \(hexadecimal: mask) { candidates |= \(hexadecimal: 1 << UInt64(candidate)) }"
      )
    }
    writer.line("return candidates")
  }
}
