import Builtin

/// A value that is made where it is first used, and stays as long as the program runs.
///
/// A plan finds what it needs of other plans, and reads its program, where a value asks for that: two plans may need
/// each other. Threads that come first at the same time each make a value, and all go on with the one that was
/// stored first. Atomic instructions keep it, since `Synchronization` wants later systems than those we run on.
struct FirstUse<Value>: @unchecked Sendable {
  // Unchecked, because of the pointer: the word behind it is only read and written by atomic instructions.

  /// The address of the value; 0 before it has been made.
  private let place: UnsafeMutablePointer<UInt>

  init() {
    place = .allocate(capacity: 1)
    place.initialize(to: 0)
  }

  /// - Parameter make: makes the value, if there is none.
  @inline(__always)
  func value(_ make: () -> Value) -> UnsafePointer<Value> {
    UnsafePointer(bitPattern: Int(Builtin.atomicload_acquire_Word(place._rawValue))) ?? made(make)
  }

  @inline(never)
  private func made(_ make: () -> Value) -> UnsafePointer<Value> {
    let value = UnsafeMutablePointer(mutating: kept(make()))
    let (stored, isOurs) = Builtin.cmpxchg_acqrel_acquire_Word(
      place._rawValue, (0 as Int)._builtinWordValue, Int(bitPattern: value)._builtinWordValue)
    guard !Bool(_builtinBooleanLiteral: isOurs), let first = UnsafePointer<Value>(bitPattern: Int(stored))
    else {
      return UnsafePointer(value)
    }
    value.deinitialize(count: 1)
    value.deallocate()
    return first
  }
}
