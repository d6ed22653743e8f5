import Builtin

/// A struct that stands for an object, and is read, written, encoded, decoded, compared and hashed by the list of its members.
public protocol ListedStruct: GeneratedValue, KeyListing {
  /// The members, and where the struct has them.
  static var _members: StoredMembers<Self> { get }

  /// A value before any member has been read: optional members are missing, and the others have whichever values cost
  /// least.
  static var _unread: Self { get }
}

// These are not inlinable: the functions of a list know a struct by its address, and code that is compiled for one
// struct would only copy it.
extension ListedStruct {
  /// The list of the members.
  static var list: MemberList { _members.list }

  /// The keys of the properties.
  public static var _keys: KeyTable { list.contents.pointee.keys }

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
      try Self.list.decode(decoder, listing: Self.self, into: value)
    }
    self = value
  }

  /// Compares what the members are: each is missing, null, or an equal value in both.
  public static func == (a: Self, b: Self) -> Bool { list.areEqual(a.address, b.address) }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    Self.list.hash(address, into: &hasher)
  }

  /// The address of the struct, as long as the function runs that is lent it: it has an address, as no function is
  /// compiled for the type, and 'withUnsafePointer(to:)' would copy it (Swift 6.3).
  @inline(__always)
  private var address: UnsafeRawPointer { UnsafeRawPointer(Builtin.addressOfBorrow(self)) }
}
