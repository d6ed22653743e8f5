/// Elements of a plan, which stay where they are as long as the memory of the plan does.
///
/// A plan is made of numbers and pointers alone, so that to run it counts no references.
package struct PlanList<Element>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>?
  package let count: Int

  /// The list of no elements.
  package init() { (base, count) = (nil, 0) }

  fileprivate init(_ base: UnsafeMutablePointer<Element>?, _ count: Int) {
    (self.base, self.count) = (base, count)
  }

  package var isEmpty: Bool { count == 0 }

  package var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// The place of an element.
  @inline(__always)
  subscript(index: Int) -> UnsafePointer<Element> {
    precondition(index >= 0 && index < count)
    return UnsafePointer(base.unsafelyUnwrapped + index)
  }
}

/// A text of a plan.
package typealias PlanText = PlanList<UInt8>

extension PlanText {
  package var string: String { String(decoding: elements, as: UTF8.self) }
}

/// Strings of a plan, and the table in which they are looked up once the plan is loaded.
package struct PlanTexts: @unchecked Sendable {
  package var texts = PlanList<PlanText>()
  var table = KeyTable.none

  package init() {}

  package var strings: [String] { texts.elements.map(\.string) }
}

extension KeyTable {
  /// The table of no strings.
  static let none = KeyTable([])
}

/// Holds the lists of a plan: many small ones, which stand one behind the other in pieces of memory.
package final class PlanMemory {
  private var pieces: [UnsafeMutableRawPointer] = []
  /// What is left of the last piece.
  private var rest: UnsafeMutableRawBufferPointer.SubSequence = UnsafeMutableRawBufferPointer(
    start: nil, count: 0)[...]

  package init() {}

  deinit {
    for piece in pieces { piece.deallocate() }
  }

  package func list<Element>(_ elements: some Collection<Element>) -> PlanList<Element> {
    assert(_isPOD(Element.self) && MemoryLayout<Element>.alignment <= Self.alignment)
    if elements.isEmpty { return PlanList() }
    let list = room(for: elements.count * MemoryLayout<Element>.stride).bindMemory(to: Element.self)
    _ = list.initialize(from: elements)
    return PlanList(list.baseAddress, elements.count)
  }

  private static let alignment = 16
  private static let pieceSize = 4096

  /// Memory for a list of so many bytes.
  private func room(for size: Int) -> UnsafeMutableRawBufferPointer {
    let taken = (size + Self.alignment - 1) & ~(Self.alignment - 1)
    if taken > rest.count {
      let piece = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(taken, Self.pieceSize), alignment: Self.alignment)
      if let start = piece.baseAddress { pieces.append(start) }
      rest = piece[...]
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: rest.prefix(size))
    rest = rest.dropFirst(taken)
    return room
  }

  package func text(_ string: String) -> PlanText { list(Array(string.utf8)) }

  package func texts(_ strings: [String]) -> PlanTexts {
    var texts = PlanTexts()
    texts.texts = list(strings.map(text))
    return texts
  }
}
