/// The schema of a type: it decides whether the type may hold a value, and reports what is wrong with it.
///
/// Generated code keeps one for each type, for as long as the program runs.
public struct TypeSchema: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  private let contents: UnsafePointer<Contents>

  private struct Contents {
    let name: String
    let plan: SchemaPlan
    /// The blocks that decide a value, each of which has to accept it.
    var blocks: [PlannedBlock]
    var others: [TypeSchema]
  }

  /// A schema that the block of the same name decides, or the one that gives its verdict.
  /// - Parameters:
  ///   - name: the place of the schema in the document, `#/pointer`.
  ///   - plan: the plan of the document.
  ///   - others: further schemas that have to hold for the same values.
  public init(_ name: String, in plan: SchemaPlan, and others: [TypeSchema] = []) {
    self.init(name, plan, PlannedBlock(name, in: plan).deciding, others)
  }

  /// A schema that another block decides, or none.
  /// - Parameters:
  ///   - name: the place of the schema in the document, `#/pointer`.
  ///   - plan: the plan of the document.
  ///   - block: the name of the block that decides values; nil where the schema, beside the others, accepts all.
  ///   - others: further schemas that have to hold for the same values.
  public init(_ name: String, in plan: SchemaPlan, by block: String?, and others: [TypeSchema] = []) {
    self.init(name, plan, block.map { PlannedBlock($0, in: plan) }, others)
  }

  private init(_ name: String, _ plan: SchemaPlan, _ block: PlannedBlock?, _ others: [TypeSchema]) {
    contents = kept(
      Contents(
        name: name, plan: plan,
        blocks: (block.map { [$0] } ?? []) + others.flatMap(\.contents.pointee.blocks), others: others))
  }

  /// What reports come from. To ask for it reads the program of the document, which verdicts do not need.
  public var entry: SchemaEntry {
    SchemaEntry(
      contents.pointee.plan.entry(named: contents.pointee.name), and: contents.pointee.others.map(\.entry))
  }

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

  /// The verdict on a JSON text, and whether a valid one has warnings, where they are wanted.
  /// - Throws: `Rejection` where the text is not valid, or no JSON.
  @usableFromInline
  func hasWarning(_ bytes: UnsafeBufferPointer<UInt8>, wanted: Bool) throws(Rejection) -> Bool {
    try Validation.hasWarning(bytes, wanted: wanted) { (cursor, sink) throws(Rejection) in
      try check(&cursor, &sink)
    }
  }

  /// Everything that the schema has to say of a JSON text. The interpreter makes the report, unless the plan accepts the
  /// text without a warning.
  public func report(_ bytes: UnsafeBufferPointer<UInt8>) -> ValidationReport {
    do {
      if try !hasWarning(bytes, wanted: true) { return ValidationReport() }
    } catch {
      // The interpreter finds the failure again, and reports more.
    }
    return entry.report(bytes)
  }
}

extension TypeSchema? {
  /// The schema that the list of a type's members or cases holds.
  var ofList: TypeSchema {
    guard let self else {
      preconditionFailure("a type without a schema")  // by the generator alone, not by input
    }
    return self
  }
}
