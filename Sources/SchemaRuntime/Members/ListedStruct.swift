import Builtin

/// A struct that stands for an object, and is read, written, encoded, decoded, compared and hashed by the list of its members.
///
/// It is no refinement of `SchemaValue`, which all its types conform to: that would cost a function for each.
public protocol ListedStruct: CustomStringConvertible {
  /// The members, and where the struct has them.
  static var _members: StoredMembers<Self> { get }
}

// These are not inlinable: the functions of a list know a struct by its address, and code that is compiled for one
// struct would only copy it.
extension ListedStruct {
  /// The list of the members.
  static var list: MemberList { _members.list }

  /// The keys of the properties, in their order.
  public static var _keys: KeyTable { list.contents.pointee.keys }
}

extension ListedStruct where Self: SchemaValue {
  /// The schema, where the type says no other.
  public static var _schema: TypeSchema { _members.schema.ofList }

  /// A value before any member has been read: optional members are missing, and the others have whichever values cost
  /// least.
  public static var _unread: Self { list.unread.copy(Self.self) }

  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _read(&cursor, checks: false)
  }

  /// Reads a value, and validates it where the way says so.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self
  {
    try _read(&cursor, checks: way.kind == .own && checks)
  }

  /// Reads a value.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated, on the way where the list says how; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    let list = list
    if checks, list.fused == nil { try _check(cursor) }
    var value = list.unread.copy(Self.self)
    // The struct stays where it is as long as the closure runs.
    try withUnsafeMutablePointer(to: &value) { (value) throws(Rejection) in
      try list.fill(UnsafeMutableRawPointer(value), &cursor, checks: checks && list.fused != nil)
    }
    return value
  }

  /// Writes the members as an object.
  public func _write(to writer: inout JSONWriter) { Self.list.write(address, to: &writer) }

  /// Encodes the members as an object.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONKey.self)
    try Self.list.encode(address, to: &container)
  }

  /// Reads the members of a decoder, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    var value = Self._unread
    try withUnsafeMutablePointer(to: &value) { value in
      try Self.list.decode(decoder, listing: KeysOf<Self>.self, into: value)
    }
    self = value
  }

  /// Compares what the members are: each is missing, null, or an equal value in both.
  public static func == (a: Self, b: Self) -> Bool { list.areEqual(a.address, b.address) }

  /// The name of the type, and the members that are there.
  public var description: String { textOfMembers(of: self) }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    Self.list.hash(address, into: &hasher)
  }

  /// The address of the struct, as long as the function runs that is lent it: it has an address, as no function is
  /// compiled for the type, and 'withUnsafePointer(to:)' would copy it (Swift 6.3).
  @inline(__always)
  private var address: UnsafeRawPointer { UnsafeRawPointer(Builtin.addressOfBorrow(self)) }
}
