/// The cases of a union: how each is made of its value. The plan of the schema says which values are whose.
///
/// By this list the runtime reads a union from bytes, and from any decoder. Generated code makes one for each union, at the
/// first use:
///
/// ```swift
/// static let _cases = StoredCases<Self>("#/$defs/body", in: messagePlan) { c in
///   c.add(Self.text)
///   c.add(Self.parts)
///   c.add(Self.automatic, always: "auto")
/// }
/// ```
@frozen
public struct StoredCases<Union: ListedUnion>: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written, and cases are made by
  // functions that any thread may call.
  let list: UnsafePointer<CaseList>
  /// The schema of the union; nil where the union says it by itself.
  let schema: TypeSchema?

  /// - Parameters:
  ///   - name: the place of the schema in the document, `#/pointer`.
  ///   - plan: the plan of the document, which says which values are whose.
  ///   - cases: names the cases, in the order of the declaration.
  public init(_ name: String, in plan: SchemaPlan, _ cases: (inout CaseLister<Union>) -> Void) {
    self.init(plan.reading(of: name), in: plan, TypeSchema(name, in: plan), cases)
  }

  /// The cases of a union that says its schema by itself.
  /// - Parameters:
  ///   - name: the name of the union in the plan.
  ///   - plan: says which values are whose.
  ///   - cases: names the cases, in the order of the declaration.
  public init(reading name: String, in plan: SchemaPlan, _ cases: (inout CaseLister<Union>) -> Void) {
    self.init(plan.reading(of: name), in: plan, nil, cases)
  }

  private init(
    _ reading: PlanReading, in plan: SchemaPlan, _ schema: TypeSchema?,
    _ cases: (inout CaseLister<Union>) -> Void
  ) {
    var lister = CaseLister<Union>()
    cases(&lister)
    list = kept(CaseList(reading, in: plan, lister.cases.map(Unmanaged.passRetained)))
    self.schema = schema
  }

  /// The case with a number; no reference to it is counted.
  @inline(__always)
  func withCase<Result, Failure: Error>(
    _ number: Int, _ body: (UnionCase<Union>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(unsafeDowncast(list.pointee.cases[number].takeUnretainedValue(), to: UnionCase<Union>.self))
  }
}

/// The cases of a union, and what tells them apart. It does not know the type of the union: generic code would look that
/// up at each step.
@usableFromInline
struct CaseList {
  /// By the raw value of a `JSONKind`; nil where the union has no such values.
  let kinds: UnsafeBufferPointer<UnsafePointer<KindReading>?>
  /// `UnionCase`s of the union.
  let cases: UnsafeBufferPointer<Unmanaged<AnyObject>>
  /// The kinds in the order in which a decoder is asked for them: some give a boolean for a number, or a string for either.
  /// None where no answer would tell the case.
  let askedKinds: [JSONKind]

  init(_ reading: PlanReading, in plan: SchemaPlan, _ cases: [Unmanaged<AnyObject>]) {
    if reading.kinds.isEmpty {
      preconditionFailure("what is read is no union")  // by the generator alone, not by input
    }
    let few = reading.block.flatMap { plan.block($0).preselection(reading.union) }
    var kinds = [UnsafePointer<KindReading>?](repeating: nil, count: JSONKind.allCases.count)
    for made in reading.kinds.elements {
      let reading = kept(KindReading(made, few, in: plan))
      precondition(reading.pointee.cases.allSatisfy { cases.indices.contains($0.number) })
      for kind in JSONKind.allCases where made.kinds.allows(kind) { kinds[Int(kind.rawValue)] = reading }
    }
    let order: [JSONKind] = [.null, .boolean, .number, .string, .object, .array]
    let asked = order.filter { kinds[Int($0.rawValue)] != nil }
    let isTold = asked.count == 1 || kinds.contains { $0?.pointee.isToldByParts ?? false }
    (self.kinds, self.cases, askedKinds) = (kept(kinds), kept(cases), isTold ? asked : [])
  }

  /// How values of a kind are read; nil where the union has none. It is not copied: values nest deep, and the stack of a
  /// thread may be small.
  @inline(__always)
  subscript(kind: JSONKind) -> UnsafePointer<KindReading>? { kinds[Int(kind.rawValue)] }
}

/// A case of a union, as its list knows it.
class UnionCase<Union> {
  /// The type of its value; nil of a case that has none.
  var payload: (any MemberValue.Type)? { nil }

  /// Reads the value of the case, and validates it where a way says how.
  func read(_ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool) throws(Rejection) -> Union {
    preconditionFailure("each kind of case reads itself")  // no input makes this class
  }

  /// Reads the value of a decoder, and asks no schema.
  func decode(_ decoder: any Decoder) throws -> Union {
    preconditionFailure("each kind of case reads itself")  // no input makes this class
  }
}

/// A case with a value.
private final class PayloadCase<Union, Payload: MemberValue>: UnionCase<Union> {
  private let make: (consuming Payload) -> Union

  init(_ make: @escaping (consuming Payload) -> Union) { self.make = make }

  override var payload: (any MemberValue.Type)? { Payload.self }

  override func read(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool
  ) throws(Rejection) -> Union {
    guard let way else { return make(try Payload._read(&cursor)) }
    return make(try Payload._read(&cursor, by: way, checks: checks))
  }

  override func decode(_ decoder: any Decoder) throws -> Union {
    make(try Payload(_unvalidatedFrom: decoder))
  }
}

/// A case that stands for one value.
private final class ConstantCase<Union>: UnionCase<Union> {
  private let union: Union
  private let value: JSONValue

  init(_ union: Union, _ value: JSONValue) { (self.union, self.value) = (union, value) }

  override func read(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool
  ) throws(Rejection) -> Union {
    try cursor.skipSyntax()
    return union
  }

  override func decode(_ decoder: any Decoder) throws -> Union {
    try decoder.expect(value)
    return union
  }
}

/// Collects the cases of a union.
public struct CaseLister<Union> {
  fileprivate var cases: [AnyObject] = []

  /// A case with a value.
  public mutating func add<Payload: MemberValue>(_ make: @escaping @Sendable (consuming Payload) -> Union) {
    cases.append(PayloadCase(make))
  }

  /// A case that stands for one value.
  public mutating func add(_ union: Union, always value: JSONValue) {
    cases.append(ConstantCase(union, value))
  }
}
