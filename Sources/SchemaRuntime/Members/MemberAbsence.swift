/// The bytes of a struct that tell whether it has a member for which nil can stand.
struct MemberAbsence {
  private var sign = Sign.never
  /// The byte of nil.
  private var byte: UInt8 = 0
  /// Where the sign is, in bytes from the start of the struct.
  private var offset: UInt32 = 0

  private enum Sign: UInt8 {
    /// The member is always there.
    case never
    /// A byte stands for nil.
    case byte
    /// A string is nil.
    case text
    /// An array is nil, or the one that holds the pairs of a map: it looks alike whatever it holds.
    case reference
    /// The type of the value knows.
    case type
  }

  /// The member is always there.
  init() {}

  fileprivate init(byte: UInt8, at offset: Int) {
    (sign, self.byte, self.offset) = (.byte, byte, UInt32(offset))
  }

  fileprivate init(_ kind: MemberEntry.Kind, at offset: Int) {
    sign = kind == .string ? .text : kind == .array || kind == .map ? .reference : .type
    self.offset = UInt32(offset)
  }

  /// Whether a struct does not have the member.
  @inline(__always)
  func isFound(in model: UnsafeRawPointer, _ type: any MemberValue.Type) -> Bool {
    let place = model + Int(offset)
    return switch sign {
    case .never: false
    case .byte: place.load(as: UInt8.self) == byte
    case .text: !place.hasText
    case .reference: place.assumingMemoryBound(to: [String]?.self).pointee == nil
    case .type: type.isNil(place)
    }
  }
}

extension MemberEntry {
  /// Whether a struct does not have the member; not asked of a `Presence`.
  @inline(__always)
  func isMissing(in model: UnsafeRawPointer) -> Bool {
    kind != .nullable && absence.isFound(in: model, value.type)
  }
}

extension MemberValue {
  /// Where an optional of the type tells that it is nil, and the offset of the byte behind the value that tells it.
  static func absence(at offset: Int, _ kind: MemberEntry.Kind) -> (MemberAbsence, tag: Int?) {
    let size = MemoryLayout<Self>.size
    // Where all bits stand for values, a byte behind them tells.
    if MemoryLayout<Self?>.size > size { return (MemberAbsence(byte: 1, at: offset + size), size) }
    switch kind {
    case .boolean, .listed:
      return (MemberAbsence(byte: withUnsafeBytes(of: Self?.none) { $0[0] }, at: offset), nil)
    case .string, .integer, .double, .array, .map, .content, .structure, .value, .nullable, .presence,
      .constant:
      return (MemberAbsence(kind, at: offset), nil)
    }
  }

  /// What stands at a place for a member, if that is not nil of an optional one.
  @inline(__always)
  static func occurrence(_ place: UnsafeRawPointer, _ kind: MemberEntry.Kind) -> MemberOccurrence {
    switch kind {
    case .nullable: isNil(place) ? .null : .value
    case .presence: presence(place)
    case .string, .integer, .double, .boolean, .listed, .array, .map, .content, .structure, .value, .constant:
      .value
    }
  }

  @inline(never)
  private static func presence(_ place: UnsafeRawPointer) -> MemberOccurrence {
    switch place.assumingMemoryBound(to: Presence<Self>.self).pointee {
    case .absent: .missing
    case .null: .null
    case .value: .value
    }
  }
}

extension MemberValue {
  /// Whether the optional that stands at a place is nil.
  fileprivate static func isNil(_ place: UnsafeRawPointer) -> Bool { isNilInPlace(place, Self.self) }
}

/// Whether the optional that stands at a place is nil. For a type that cannot be copied, generic code asks the type where the
/// value is; for others it would copy the value, and look the optional type up at each call.
@inline(never)
private func isNilInPlace<Value: ~Copyable>(_ place: UnsafeRawPointer, _ type: Value.Type) -> Bool {
  switch place.assumingMemoryBound(to: Value?.self).pointee {
  case .none: true
  case .some: false
  }
}

/// What stands in a struct for a member that may be null.
enum MemberOccurrence { case missing, null, value }
