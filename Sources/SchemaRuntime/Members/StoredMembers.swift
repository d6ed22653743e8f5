/// The members of a struct: their names, and where the struct has their values.
///
/// By this list the runtime reads and writes a struct as bytes, encodes it, reads it from any decoder, compares and hashes it.
/// Generated code makes one for each struct, at the first use:
///
/// ```swift
/// static let _members = StoredMembers<Self>("#", in: messagePlan, from: Self(channel: .email)) { m in
///   m.required(0, \.channel)
///   m.optional(1, \.subject)
///   m.others(\.additionalProperties)
/// }
/// ```
///
/// Key paths become offsets, for a compiler that optimises while it compiles.
@frozen
public struct StoredMembers<Model>: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.

  let list: MemberList
  /// The schema of the struct; nil where the struct says it by itself.
  let schema: TypeSchema?

  /// - Parameters:
  ///   - maker: makes the list.
  ///   - schema: the schema of the struct; nil where the struct says it by itself.
  ///   - unread: a struct of which no member has been read.
  private init(
    _ maker: MemberListMaker, _ schema: TypeSchema?, unread: Model,
    _ properties: (MemberLister<Model>) -> Void
  ) {
    properties(MemberLister(maker: maker))
    list = maker.list(unread: unread)
    self.schema = schema
  }

  /// The members of a struct that is read from objects that have been validated.
  /// - Parameters:
  ///   - table: the names, and the types of values that the struct stores.
  ///   - unread: a struct of which no member has been read.
  ///   - properties: names the properties, in the order in which they are written.
  public init(_ table: MemberTable, from unread: Model, _ properties: (MemberLister<Model>) -> Void) {
    self.init(MemberListMaker(table, nil), nil, unread: unread, properties)
  }
}

extension StoredMembers where Model: ListedStruct {
  // Each is given a struct of which no member has been read: optional members are missing, and the others have
  // whichever values cost least.

  /// The members of a struct that is validated while it is read.
  /// - Parameters:
  ///   - name: the place of its schema in the document, `#/pointer`.
  ///   - plan: the plan of the document, which says how the struct is read.
  ///   - unread: a struct of which no member has been read.
  ///   - properties: names the properties, in the order in which they are written.
  public init(
    _ name: String, in plan: SchemaPlan, from unread: Model, _ properties: (MemberLister<Model>) -> Void
  ) {
    self.init(reading: name, in: plan, TypeSchema(name, in: plan), unread, properties)
  }

  /// The members of a struct that is validated while it is read, and says its schema by itself.
  /// - Parameters:
  ///   - name: the name of the struct in the plan.
  ///   - plan: says how it is read.
  ///   - unread: a struct of which no member has been read.
  ///   - properties: names the properties, in the order in which they are written.
  public init(
    reading name: String, in plan: SchemaPlan, from unread: Model,
    _ properties: (MemberLister<Model>) -> Void
  ) {
    self.init(reading: name, in: plan, nil, unread, properties)
  }

  private init(
    reading name: String, in plan: SchemaPlan, _ schema: TypeSchema?, _ unread: Model,
    _ properties: (MemberLister<Model>) -> Void
  ) {
    let reading = PlannedStruct(plan.reading(of: name), in: plan)
    self.init(MemberListMaker(reading.table, reading), schema, unread: unread, properties)
  }

  /// The members of a struct that has no properties but for members of any name.
  /// - Parameters:
  ///   - unread: a struct of which no member has been read.
  ///   - properties: names the properties, in the order in which they are written.
  public init(from unread: Model, _ properties: (MemberLister<Model>) -> Void) {
    self.init(MemberTable(rows: []), from: unread, properties)
  }
}

/// The list of a struct's members, which stays as long as the program runs.
@usableFromInline
struct MemberList {
  // Behind a pointer, or each call would copy them.
  let contents: UnsafePointer<Contents>

  struct Contents {
    /// The names, the demands on the values, and the places of the values that a walk over bytes stores by itself.
    let table: MemberTable
    /// How the walk validates; nil where it reads objects that have been validated.
    let fused: FusedReading?
    /// By the number of a name in the table, behind that of names that are not there, the places in `entries`, or -1.
    let places: UnsafeBufferPointer<Int>
    /// By the number of a name as in `places`, the slots that keep where values are, or -1; none where nothing asks for
    /// them.
    let slots: UnsafeBufferPointer<Int>
    /// The names without which the struct cannot be made: the bits of the first 128, and the numbers of the others.
    let demanded: (low: UInt64, high: UInt64, late: UnsafeBufferPointer<Int>)
    let entries: UnsafeBufferPointer<MemberEntry>
    /// By the number of the entry.
    let names: UnsafeBufferPointer<String>
    let containers: UnsafeBufferPointer<MemberContainer>
    let unread: UnreadBytes
    /// The names of all entries.
    let keys: KeyTable
    /// Names that `String` takes for each other, though they have other scalars.
    let alike: UnsafeBufferPointer<String>
  }

  @inline(__always) var table: MemberTable { contents.pointee.table }
  @inline(__always) var fused: FusedReading? { contents.pointee.fused }
  @inline(__always) var places: UnsafeBufferPointer<Int> { contents.pointee.places }
  @inline(__always) var slots: UnsafeBufferPointer<Int> { contents.pointee.slots }
  @inline(__always) var entries: UnsafeBufferPointer<MemberEntry> { contents.pointee.entries }
  @inline(__always) var containers: UnsafeBufferPointer<MemberContainer> { contents.pointee.containers }
  @inline(__always) var unread: UnreadBytes { contents.pointee.unread }
}

/// Collects the properties that a struct has for its members.
@frozen
public struct MemberLister<Model> {
  @usableFromInline let maker: MemberListMaker

  @inlinable
  init(maker: MemberListMaker) { self.maker = maker }

  // Each function names the property for the member with a number of the table. `inCode` says that the type reads the
  // member from bytes, where a walk would take its value for one that it can store by itself.

  /// A member that is always there.
  @inlinable @inline(__always)
  public func required<Value: MemberValue>(
    _ number: Int, _ path: KeyPath<Model, Value>, inCode: Bool = false
  ) {
    maker.add(number, .required, MemoryLayout<Model>.offset(of: path), Value.self, inCode)
  }

  /// A member that is left out for nil.
  @inlinable @inline(__always)
  public func optional<Value: MemberValue>(
    _ number: Int, _ path: KeyPath<Model, Value?>, inCode: Bool = false
  ) {
    maker.add(number, .optional, MemoryLayout<Model>.offset(of: path), Value.self, inCode)
  }

  /// A member that is always there, and null for nil.
  @inlinable @inline(__always)
  public func nullable<Value: MemberValue>(_ number: Int, _ path: KeyPath<Model, Value?>) {
    maker.add(number, .nullable, MemoryLayout<Model>.offset(of: path), Value.self, true)
  }

  /// A member that may be left out, and may be null.
  @inlinable @inline(__always)
  public func presence<Value: MemberValue>(_ number: Int, _ path: KeyPath<Model, Presence<Value>>) {
    maker.add(number, .presence, MemoryLayout<Model>.offset(of: path), Value.self, true)
  }

  /// A member that always has the same value, which no struct keeps.
  public func fixed<Value: MemberValue>(_ number: Int, _ value: Value, inCode: Bool = false) {
    maker.add(number, value, inCode)
  }

  /// The members that have no property, and whose names match a pattern.
  @inlinable @inline(__always)
  public func others<Value: MemberValue>(_ path: KeyPath<Model, JSONMap<Value>>, matching pattern: Pattern?) {
    maker.add(MemoryLayout<Model>.offset(of: path), JSONMap<Value>.self, .matching(pattern))
  }

  /// The members that no other property has. Without it, there are none.
  @inlinable @inline(__always)
  public func others<Value: MemberValue>(_ path: KeyPath<Model, JSONMap<Value>>) {
    maker.add(MemoryLayout<Model>.offset(of: path), JSONMap<Value>.self, .all)
  }
}
