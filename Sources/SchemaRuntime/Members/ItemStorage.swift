/// What only the type of an array's elements knows, or of a map's pairs: how their memory is handled.
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
  /// Destroys elements, and frees their memory.
  static func free(_ items: UnsafeMutableRawPointer, _ count: Int)
  /// Moves elements to memory that has none.
  static func move(_ items: UnsafeMutableRawPointer, _ count: Int, to place: UnsafeMutableRawPointer)
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

  static func free(_ items: UnsafeMutableRawPointer, _ count: Int) {
    if count > 0 { destroy(items, count) }
    items.deallocate()
  }

  static func move(_ items: UnsafeMutableRawPointer, _ count: Int, to place: UnsafeMutableRawPointer) {
    place.moveInitializeMemory(
      as: Element.self, from: items.assumingMemoryBound(to: Element.self), count: count)
  }

  static func makeArray(of items: UnsafeMutableRawPointer, _ count: Int, _ place: UnsafeMutableRawPointer) {
    let array = [Element](unsafeUninitializedCapacity: count) { memory, initialized in
      memory.baseAddress?.moveInitialize(from: items.assumingMemoryBound(to: Element.self), count: count)
      initialized = count
    }
    place.initializeMemory(as: [Element].self, to: array)
  }
}

/// The elements of an array or of a map while they are read one by one.
struct ItemMemory: ~Copyable {
  private let storage: any ItemStorage.Type
  private let stride: Int
  private var base: UnsafeMutableRawPointer
  private var capacity = 8
  private(set) var count = 0

  init(_ storage: any ItemStorage.Type) {
    self.storage = storage
    (stride, base) = (storage.stride, storage.allocate(8))
  }

  deinit { storage.free(base, count) }

  /// Where the next element is to be made; `add` says that it has been.
  @inline(__always)
  mutating func next() -> UnsafeMutableRawPointer {
    if count == capacity { grow() }
    return base + count &* stride
  }

  @inline(__always)
  mutating func add() { count &+= 1 }

  /// Where the element with an index is.
  func place(_ index: Int) -> UnsafeRawPointer { UnsafeRawPointer(base + index &* stride) }

  @inline(never)
  private mutating func grow() {
    let more = storage.allocate(capacity &* 2)
    storage.move(base, count, to: more)
    storage.free(base, 0)
    (base, capacity) = (more, capacity &* 2)
  }

  /// Ends adding elements, and moves the only one to a place that has none.
  mutating func moveOnly(to place: UnsafeMutableRawPointer) {
    storage.move(base, 1, to: place)
    count = 0
  }

  /// Ends adding elements, and makes an array of them at a place that owns no memory.
  mutating func makeArray(_ place: UnsafeMutableRawPointer) {
    storage.makeArray(of: base, count, place)
    count = 0
  }
}
