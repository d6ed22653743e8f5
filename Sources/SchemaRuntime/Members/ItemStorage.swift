/// What only the type of an array's items knows, of a map's pairs, or of JSON in a string: how their memory is handled.
///
/// A list keeps it for the type, where generic code would look the type up at each call.
protocol ItemStorage {
  /// How far elements are apart, in bytes.
  static var stride: Int { get }
  /// What addresses of elements are a multiple of.
  static var alignment: Int { get }
  /// Memory for elements.
  static func allocate(_ count: Int) -> UnsafeMutableRawPointer
  /// Destroys elements.
  static func destroy(_ items: UnsafeMutableRawPointer, _ count: Int)
  /// Moves elements to memory for as many, which has none.
  static func move(_ items: UnsafeMutableRawPointer, _ count: Int, to place: UnsafeMutableRawPointer)
  /// Moves an element to a place in a struct, which has none. Behind it another member may stand.
  static func moveOne(_ item: UnsafeMutableRawPointer, to place: UnsafeMutableRawPointer)
  /// Makes an array, of elements that are moved out of their memory, at a place that owns no memory.
  static func makeArray(of items: UnsafeMutableRawPointer, _ count: Int, _ place: UnsafeMutableRawPointer)
}

enum ItemStorageOf<Element>: ItemStorage {
  static var stride: Int { MemoryLayout<Element>.stride }
  static var alignment: Int { MemoryLayout<Element>.alignment }

  static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(UnsafeMutablePointer<Element>.allocate(capacity: count))
  }

  static func destroy(_ items: UnsafeMutableRawPointer, _ count: Int) {
    items.assumingMemoryBound(to: Element.self).deinitialize(count: count)
  }

  static func move(_ items: UnsafeMutableRawPointer, _ count: Int, to place: UnsafeMutableRawPointer) {
    place.moveInitializeMemory(
      as: Element.self, from: items.assumingMemoryBound(to: Element.self), count: count)
  }

  // To move one of several would write as many bytes as elements are apart.
  static func moveOne(_ item: UnsafeMutableRawPointer, to place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: Element.self, to: item.assumingMemoryBound(to: Element.self).move())
  }

  static func makeArray(of items: UnsafeMutableRawPointer, _ count: Int, _ place: UnsafeMutableRawPointer) {
    let array = [Element](unsafeUninitializedCapacity: count) { memory, initialized in
      memory.baseAddress?.moveInitialize(from: items.assumingMemoryBound(to: Element.self), count: count)
      initialized = count
    }
    place.initializeMemory(as: [Element].self, to: array)
  }
}

/// The elements of an array, a map or a string with JSON while they are read one by one.
struct ItemMemory: ~Copyable {
  private let storage: any ItemStorage.Type
  private let stride: Int
  /// Nil before there is an element.
  private var base: UnsafeMutableRawPointer?
  private var capacity = 0
  private(set) var count = 0

  init(_ parts: MemberParts) { (storage, stride) = (parts.storage, parts.stride) }

  deinit {
    guard let base else { return }
    if count > 0 { storage.destroy(base, count) }
    base.deallocate()
  }

  /// Where the next element is to be made; `add` says that it has been.
  /// - Parameter room: for how many elements memory is taken at first.
  @inline(__always)
  mutating func next(room: Int = 8) -> UnsafeMutableRawPointer {
    if count == capacity { grow(room) }
    return base.unsafelyUnwrapped + count &* stride
  }

  @inline(__always)
  mutating func add() { count &+= 1 }

  /// Where the element with an index is.
  func place(_ index: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(base.unsafelyUnwrapped + index &* stride)
  }

  @inline(never)
  private mutating func grow(_ room: Int) {
    capacity = max(capacity &* 2, room)
    let more = storage.allocate(capacity)
    if let base {
      storage.move(base, count, to: more)
      base.deallocate()
    }
    base = more
  }

  /// Ends adding elements, and moves the only one to a place in a struct that has none.
  mutating func moveOnly(to place: UnsafeMutableRawPointer) {
    guard let base else { return }
    storage.moveOne(base, to: place)
    count = 0
  }

  /// Ends adding elements, and makes an array of them at a place that owns no memory.
  mutating func makeArray(_ place: UnsafeMutableRawPointer) {
    guard let base else {
      // An empty array looks alike whatever it is of.
      place.initializeMemory(as: [Int].self, to: [])
      return
    }
    storage.makeArray(of: base, count, place)
    count = 0
  }
}

extension JSONMap<Never> {
  /// Makes a map, whatever its values are, of pairs whose names differ, at a place that owns no memory.
  static func make(of pairs: inout ItemMemory, _ place: UnsafeMutableRawPointer) {
    var positions: [ScalarKey: Int]?
    if pairs.count > searchLimit {
      positions = .positions(count: pairs.count) { index in
        pairs.place(index).assumingMemoryBound(to: String.self).pointee
      }
    }
    // As the properties of the struct stand: `storage`, and `positions` behind it.
    (place + MemoryLayout<[String]>.stride).initializeMemory(as: [ScalarKey: Int]?.self, to: positions)
    pairs.makeArray(place)
  }
}
