public import SchemaModel
public import SchemaRuntime

/// Runs a program on instances, and reports what generated code reports.
public struct Interpreter: Sendable {
  private let entries: [SchemaID: Int]
  private let program: SchemaProgram

  /// - Parameter program: the program, which must not be lowered further afterwards.
  public init(_ program: Program) {
    entries = program.entries.mapValues(\.index)
    self.program = SchemaProgram(blocks: program.blocks.map(\.body))
  }

  /// The location of a schema that is an entry, as `file#/pointer`; nil for other schemas.
  public func location(of schema: SchemaID) -> String? { entries[schema].map { program.blocks[$0].location } }

  /// All that a schema has to say of a JSON text. The schema must be an entry of the program; for another schema the
  /// report is empty.
  /// - Parameters:
  ///   - bytes: the text.
  ///   - schema: the entry.
  ///   - exchange: which way the text goes, where that matters.
  public func validate(
    _ bytes: UnsafeBufferPointer<UInt8>, against schema: SchemaID, as exchange: Exchange? = nil
  ) -> ValidationReport {
    entries[schema].map { program.report(bytes, of: $0, as: exchange) } ?? ValidationReport()
  }

  /// All that a schema has to say of a JSON text, and how much work that was.
  /// - Parameter runs: grows by the number of blocks that were run on the text and its parts, or work that takes as long.
  package func validate(
    _ bytes: UnsafeBufferPointer<UInt8>, against schema: SchemaID, runs: inout Int
  ) -> ValidationReport {
    entries[schema].map { program.report(bytes, of: $0, as: nil, runs: &runs) } ?? ValidationReport()
  }

  /// All that a schema has to say of a JSON text whose bytes are in an array. The schema must be an entry of the
  /// program.
  public func validate(
    bytes: [UInt8], against schema: SchemaID, as exchange: Exchange? = nil
  ) -> ValidationReport {
    bytes.withUnsafeBufferPointer { validate($0, against: schema, as: exchange) }
  }

  /// Whether a JSON text is valid: the walk stops at the first failure.
  public func isValid(_ bytes: UnsafeBufferPointer<UInt8>, against schema: SchemaID) -> Bool {
    entries[schema].map { program.accepts(bytes, of: $0) } ?? true
  }

  /// Whether a JSON text is valid, and how much work that was.
  /// - Parameter runs: grows by the number of blocks that were run on the text and its parts, or work that takes as long.
  package func isValid(
    _ bytes: UnsafeBufferPointer<UInt8>, against schema: SchemaID, runs: inout Int
  ) -> Bool {
    entries[schema].map { program.accepts(bytes, of: $0, runs: &runs) } ?? true
  }
}

extension Program {
  /// Copies of a block, which comes first, and of all blocks that it leads to.
  private func blocks(reachedFrom start: BlockID) -> [SchemaProgram.Block] {
    var order = [start]
    var numbers = [start: 0]
    var next = 0
    while next < order.count {
      for call in self[order[next]].allCalls where numbers[call.block] == nil {
        numbers[call.block] = order.count
        order.append(call.block)
      }
      next += 1
    }
    return order.map { id in
      self[id].body.mappingCalls { $0.leading(to: BlockID(index: numbers[$0.block] ?? 0)) }
    }
  }

  /// Whether a block has nothing to say of some values.
  package func hasNothingToSay(of values: some Sequence<JSONValue>, _ call: BlockCall) -> Bool {
    var program: SchemaProgram?
    return values.allSatisfy { value in
      let run = program ?? SchemaProgram(blocks: blocks(reachedFrom: call.block))
      program = run
      return Array(value.description.utf8).withUnsafeBufferPointer { bytes in
        run.report(bytes, of: 0).violations.isEmpty
      }
    }
  }
}
