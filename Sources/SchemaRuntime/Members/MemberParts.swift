/// What an array, a map, or a string with JSON in it holds, as a list of members knows it.
struct MemberParts {
  /// How the list handles an item, the value of a pair, or that of the JSON.
  let item: ListedValue
  /// How the memory of items is handled, of pairs, or of an `EncodedJSON`.
  let storage: any ItemStorage.Type
  /// How far items or pairs are apart, in bytes.
  let stride: Int
  /// Where the value stands behind the name of a pair, or behind the text of the JSON; 0 for an item.
  let offset: Int
}

/// A value as a list of members handles it: by its type, or by itself where it knows the kind.
struct ListedValue {
  private(set) var kind = Kind.value
  let type: any MemberValue.Type
  /// The type of a struct that has a list, which is asked for when it is needed: it may be the one around it.
  private(set) var structure: (any ListedStruct.Type)?
  /// What a value with parts holds, for as long as the program runs.
  private var held: UnsafePointer<MemberParts>?

  enum Kind: UInt8 {
    // The list handles these by itself.
    case string, integer, double, boolean
    // Those have parts.
    case array
    /// Members of any names.
    case map
    /// A string that holds JSON.
    case content
    /// A struct that has a list.
    case structure
    /// The type handles it.
    case value
  }

  init(_ type: any MemberValue.Type) {
    self.type = type
    switch type._form {
    case .string: kind = .string
    case .integer: kind = .integer
    case .double: kind = .double
    case .boolean: kind = .boolean
    case .array(let item): hold(item, .array, item.itemStorage, 0)
    case .map(let value): hold(value, .map, value.pairStorage, value.offsetInPair)
    case .content(let value): hold(value, .content, value.contentStorage, value.offsetInPair)
    case .structure(let type): (kind, structure) = (.structure, type)
    case .listed, .value: break
    }
  }

  private mutating func hold(
    _ item: any MemberValue.Type, _ kind: Kind, _ storage: any ItemStorage.Type, _ offset: Int
  ) {
    // An array keeps its items behind a header of 32 bytes. Up to this alignment that does not depend on their type.
    guard storage.alignment <= 16 else { return }
    self.kind = kind
    held = kept(
      MemberParts(item: ListedValue(item), storage: storage, stride: storage.stride, offset: offset))
  }

  /// What an array, a map or a string with JSON holds; asked of these alone.
  @inline(__always)
  var parts: MemberParts { held.unsafelyUnwrapped.pointee }

  /// The list of a struct; nil where the struct does not begin as plain bytes, and for other values.
  var plainList: MemberList? {
    guard let list = structure?.list, list.unread.isPlain else { return nil }
    return list
  }
}

extension MemberValue {
  fileprivate static var itemStorage: any ItemStorage.Type { ItemStorageOf<Self>.self }
  fileprivate static var pairStorage: any ItemStorage.Type { ItemStorageOf<(key: String, value: Self)>.self }
  fileprivate static var contentStorage: any ItemStorage.Type { ItemStorageOf<EncodedJSON<Self>>.self }

  /// Where the value stands in a pair, and in an `EncodedJSON`: behind a string, or an optional one.
  fileprivate static var offsetInPair: Int {
    let mask = MemoryLayout<Self>.alignment - 1
    return (MemoryLayout<String>.size + mask) & ~mask
  }
}
