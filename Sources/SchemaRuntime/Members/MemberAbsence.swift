/// The bytes of a struct that tell whether nil stands for a member.
struct MemberAbsence {
  private var sign = Sign.never
  /// The byte of nil.
  private var byte: UInt8 = 0
  /// Where the sign is, in bytes from the start of the struct.
  private var offset: UInt32 = 0

  private enum Sign: UInt8 {
    /// Nil cannot stand for the member.
    case never
    /// A byte is that of nil.
    case byte
    /// A string is nil.
    case text
    /// An array is nil, or the one that holds the pairs of a map: it looks alike whatever it holds.
    case reference
    /// The type of the value knows.
    case type
  }

  /// Nil cannot stand for the member.
  init() {}

  fileprivate init(byte: UInt8, at offset: Int) {
    (sign, self.byte, self.offset) = (.byte, byte, UInt32(offset))
  }

  fileprivate init(_ kind: ListedValue.Kind, at offset: Int) {
    sign = kind == .string ? .text : kind == .array || kind == .map ? .reference : .type
    self.offset = UInt32(offset)
  }

  /// Whether nil stands for the member in a struct.
  @inline(__always)
  fileprivate func isNil(in model: UnsafeRawPointer, _ type: any MemberValue.Type) -> Bool {
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

/// Whether a struct has a member, and which.
enum MemberOccurrence { case missing, null, value }

extension MemberEntry {
  /// Whether a struct has the member. Where it has a value, that stands at the member's offset.
  @inline(__always)
  func occurrence(in model: UnsafeRawPointer) -> MemberOccurrence {
    if kind == .presence { return value.type.presence(model + offset) }
    guard absence.isNil(in: model, value.type) else { return .value }
    return kind == .nullable ? .null : .missing
  }
}

extension MemberValue {
  /// Where an optional of the type tells that it is nil, and the offset of the byte behind the value that tells it.
  static func absence(
    at offset: Int, _ kind: ListedValue.Kind, takesByte: Bool
  ) -> (MemberAbsence, tag: Int?) {
    let size = MemoryLayout<Self>.size
    // Where the type has no bits that Swift could use for nil, a byte behind the value tells it.
    if MemoryLayout<Self?>.size > size { return (MemberAbsence(byte: 1, at: offset + size), size) }
    guard kind == .boolean || takesByte else { return (MemberAbsence(kind, at: offset), nil) }
    return (MemberAbsence(byte: withUnsafeBytes(of: Self?.none) { $0[0] }, at: offset), nil)
  }

  /// Whether the optional that stands at a place is nil.
  fileprivate static func isNil(_ place: UnsafeRawPointer) -> Bool { isNilInPlace(place, Self.self) }

  @inline(never)
  fileprivate static func presence(_ place: UnsafeRawPointer) -> MemberOccurrence {
    switch place.assumingMemoryBound(to: Presence<Self>.self).pointee {
    case .absent: .missing
    case .null: .null
    case .value: .value
    }
  }
}

/// Whether the optional that stands at a place is nil. The constraint makes generic code ask the type where the value is;
/// without it, generic code copies the value, and looks the optional type up at each call.
@inline(never)
private func isNilInPlace<Value: ~Copyable>(_ place: UnsafeRawPointer, _ type: Value.Type) -> Bool {
  switch place.assumingMemoryBound(to: Value?.self).pointee {
  case .none: true
  case .some: false
  }
}
