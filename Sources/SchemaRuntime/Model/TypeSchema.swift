/// The schema of a type: it decides whether the type may hold a value, and reports what is wrong with it.
///
/// Generated code keeps one for each type, for as long as the program runs.
public struct TypeSchema: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  private let contents: UnsafePointer<Contents>

  private struct Contents {
    var entry: SchemaEntry
    /// The blocks that decide a value, each of which has to accept it.
    var blocks: [PlannedBlock]
  }

  /// A schema that the block of the same name decides.
  /// - Parameters:
  ///   - name: the place of the schema in the document, `#/pointer`.
  ///   - plan: the plan of the document.
  ///   - others: further schemas that have to hold for the same values.
  public init(_ name: String, in plan: SchemaPlan, and others: [TypeSchema] = []) {
    self.init(name, in: plan, by: PlannedBlock(name, in: plan), and: others)
  }

  /// - Parameters:
  ///   - name: the place of the schema in the document, `#/pointer`.
  ///   - plan: the plan of the document.
  ///   - block: decides values; nil where the schema accepts all.
  ///   - others: further schemas that have to hold for the same values.
  public init(_ name: String, in plan: SchemaPlan, by block: PlannedBlock?, and others: [TypeSchema] = []) {
    let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    contents.initialize(
      to: Contents(
        entry: SchemaEntry(name, in: plan.program, and: others.map(\.entry)),
        blocks: (block.map { [$0] } ?? []) + others.flatMap(\.contents.pointee.blocks)))
    self.contents = UnsafePointer(contents)
  }

  /// What reports come from.
  public var entry: SchemaEntry { contents.pointee.entry }

  /// Validates the value at the cursor, and leaves the cursor behind it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  public func check(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    let blocks = contents.pointee.blocks
    guard let first = blocks.first else { return try cursor.skipValue() }
    let start = cursor
    try first(&cursor, &sink)
    for index in 1..<blocks.count {
      cursor = start
      try blocks[index](&cursor, &sink)
    }
  }
}
