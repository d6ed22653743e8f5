/// Whether a member is there.
enum MemberOccurrence { case missing, null, value }

extension MemberValue {
  /// Whether the member whose value a struct keeps at a place is there. Where it is, the value stands at the place: an enum
  /// with one payload has that at its start.
  @inline(__always)
  static func occurrence(_ place: UnsafeRawPointer, _ kind: MemberEntry.Kind) -> MemberOccurrence {
    switch kind {
    case .optional, .optionalString, .optionalInteger, .optionalDouble, .optionalBoolean, .optionalListed,
      .optionalStrings, .optionalArray, .optionalStructure:
      return _isNil(place) ? .missing : .value
    case .nullable: return _isNil(place) ? .null : .value
    case .presence: return presence(place)
    case .required, .constant, .string, .integer, .double, .boolean, .listed, .strings, .array, .structure:
      return .value
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
