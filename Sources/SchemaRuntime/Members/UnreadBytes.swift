/// The bytes of a struct of which no member has been read.
///
/// Where they own no memory, a struct begins as a copy of them, and no code of its type runs.
struct UnreadBytes {
  /// The bytes of an optional struct that is not nil, which begin with those of the struct.
  private let bytes: UnsafeRawPointer
  private let size: Int
  private let optionalSize: Int
  /// Whether the bytes own no memory.
  let isPlain: Bool

  /// Keeps the bytes for as long as the program runs.
  init<Model>(_ model: Model, isPlain: Bool) {
    size = MemoryLayout<Model>.size
    optionalSize = MemoryLayout<Model?>.size
    self.isPlain = isPlain
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: optionalSize, alignment: MemoryLayout<Model>.alignment)
    memory.initializeMemory(as: Model?.self, to: model)
    bytes = UnsafeRawPointer(memory)
  }

  /// A struct of the type that the bytes are of, which alone may be asked for.
  func copy<Model>(_ type: Model.Type) -> Model { bytes.assumingMemoryBound(to: Model.self).pointee }

  /// Begins a struct at a place that owns no memory.
  @inline(__always)
  func begin(_ place: UnsafeMutableRawPointer) { place.copyMemory(from: bytes, byteCount: size) }

  /// Begins an optional struct at a place where nil stands.
  @inline(__always)
  func beginOptional(_ place: UnsafeMutableRawPointer) {
    place.copyMemory(from: bytes, byteCount: optionalSize)
  }
}
