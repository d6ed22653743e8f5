/// The cases of a union: how each is made of its value. The plan of the schema says which values are whose.
///
/// By this list the runtime reads a union from bytes, and from any decoder. Generated code makes one for each union, at the
/// first use:
///
/// ```swift
/// static let _cases = StoredCases<Self>(_schema) { c in
///   c.add(Self.text)
///   c.add(Self.parts)
///   c.add(Self.none, always: "none")
/// }
/// ```
public struct StoredCases<Union: ListedUnion>: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  let contents: UnsafePointer<Contents>

  struct Contents {
    /// By the raw value of a `JSONKind`; nil where the union has no such values.
    var kinds: UnsafeBufferPointer<KindReading?>
    var cases: UnsafeBufferPointer<UnionCase<Union>>
  }

  /// - Parameters:
  ///   - schema: the schema of the union, whose plan says which values are whose.
  ///   - cases: names the cases, in the order of the declaration.
  public init(_ schema: TypeSchema, _ cases: (inout CaseLister<Union>) -> Void) {
    self.init(schema.reading, in: schema.plan, cases)
  }

  /// The cases of a union that shares its schema with another type.
  /// - Parameters:
  ///   - name: the name of the union in the plan.
  ///   - plan: says which values are whose.
  ///   - cases: names the cases, in the order of the declaration.
  public init(_ name: String, in plan: SchemaPlan, _ cases: (inout CaseLister<Union>) -> Void) {
    self.init(plan.reading(of: name), in: plan, cases)
  }

  private init(_ reading: PlanReading, in plan: SchemaPlan, _ cases: (inout CaseLister<Union>) -> Void) {
    var lister = CaseLister<Union>()
    cases(&lister)
    let few =
      reading.kinds.isEmpty ? nil : reading.block.flatMap { plan.block($0).preselection(reading.union) }
    var kinds = [KindReading?](repeating: nil, count: JSONKind.allCases.count)
    for kind in reading.kinds.elements {
      kinds[Int(kind.kind.kind.rawValue)] = KindReading(kind, few, in: plan)
    }
    contents = MemberList.keep([
      Contents(kinds: MemberList.keepAll(kinds), cases: MemberList.keepAll(lister.cases))
    ])
  }
}

/// A case of a union, as its list knows it.
struct UnionCase<Union> {
  /// Reads the value of the case, and validates it where a way says how.
  let read: (inout Cursor, ReadingWay?, Bool) throws(Rejection) -> Union
  /// Reads the value of a decoder, and asks no schema.
  let decode: (any Decoder) throws -> Union
  /// The type of its value; nil of a case that has none.
  let payload: (any MemberValue.Type)?
}

/// Collects the cases of a union.
public struct CaseLister<Union> {
  fileprivate var cases: [UnionCase<Union>] = []

  /// A case with a value.
  public mutating func add<Payload: MemberValue>(_ make: @escaping (Payload) -> Union) {
    cases.append(
      UnionCase(
        read: { (cursor, way, checks) throws(Rejection) in
          guard let way else { return make(try Payload._read(&cursor)) }
          return make(try Payload._read(&cursor, by: way, checks: checks))
        },
        decode: { make(try Payload(_unvalidatedFrom: $0)) }, payload: Payload.self))
  }

  /// A case that stands for one value.
  public mutating func add(_ union: Union, always value: JSONValue) {
    cases.append(
      UnionCase(
        read: { (cursor, _, _) throws(Rejection) in
          try cursor.skipSyntax()
          return union
        },
        decode: { decoder in
          try decoder.expect(value)
          return union
        }, payload: nil))
  }
}

extension PlanKindReading.Kind {
  /// The kind of values.
  fileprivate var kind: JSONKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
