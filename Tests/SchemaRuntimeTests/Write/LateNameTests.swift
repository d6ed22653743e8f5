import Testing

@testable import SchemaRuntime

/// Names beyond the first 255 of a struct are not told apart while it is read: one that stands twice is found at the end.
struct LateNameTests {
  /// A value that counts how many of its kind live.
  private struct Counted: MemberValue, Sendable {
    private final class Token: Sendable {
      init() { Counted.living += 1 }
      deinit { Counted.living -= 1 }
    }

    nonisolated(unsafe) static var living = 0
    private let token = Token()

    init() {}
    static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
      try cursor.skipValue()
      return Self()
    }
    func _write(to writer: inout JSONWriter) { writer.null() }
    init(from decoder: any Decoder) throws {}
    init(_unvalidatedFrom decoder: any Decoder) throws {}
    static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Self { Self() }
    func encode(to encoder: any Encoder) throws {}
    static func == (a: Self, b: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private struct Model {
    var one: Counted?
    var list: [Counted]?
    var map: JSONMap<Counted>?

    static let members = StoredMembers<Self>(
      MemberTable(rows: (0..<300).map { ["n\($0)"] }), from: Self()
    ) { m in
      m.optional(297, \.one)
      m.optional(298, \.list)
      m.optional(299, \.map)
    }
  }

  @Test func theFirstOfTwoIsFreed() {
    // So many other names that a repeated one is not noticed at once.
    let others = (0..<60).map { "\"x\($0)\":0" }
    for (name, value) in [("n297", "1"), ("n298", "[1,2,3]"), ("n299", "{\"a\":1,\"b\":2}")] {
      let text =
        "{" + (others + Array(repeating: "\"\(name)\":\(value)", count: 2)).joined(separator: ",") + "}"
      var model = Model()
      let isRefused = Array(text.utf8).withUnsafeBufferPointer { bytes in
        withUnsafeMutablePointer(to: &model) { place in
          Cursor.withInput(bytes) { cursor in
            do {
              try Model.members.list.fill(place, &cursor, checks: true)
              return false
            } catch {
              return true
            }
          }
        }
      }
      #expect(isRefused, "\(name)")
      model = Model()
      #expect(Counted.living == 0, "\(name)")
    }
  }
}
