import Testing

@testable import SchemaRuntime

/// Names are told apart by their first and last bytes and their length, and where these are the same by all of them.
@Suite struct KeyTableTests {
  /// Of each ending, names of the same length, and shorter and longer ones.
  private static let names: [String] = ["Parentheses", "Brackets"].flatMap { ending in
    ["", "Call", "Cast", "List", "Declaration", "Expression"].flatMap { middle in
      ["SpaceBetween\(middle)\(ending)", "SpaceBetween\(middle)s\(ending)", "Space\(middle)\(ending)"]
    }
  }

  @Test func longNamesThatBeginAndEndAlikeAreToldApart() {
    let table = KeyTable(Self.names)
    defer { table.deallocate() }
    for (index, name) in Self.names.enumerated() {
      #expect(table.index(of: name) == index)
      #expect(table.index(of: name + "s") == -1)
      #expect(table.index(of: name.replacing("Space", with: "SpacE")) == -1)
    }
    #expect(table.index(of: "SpaceBetweenCullParentheses") == -1)
  }

  /// All but the first of each length and ending stand in the slot of another: there must be room for them.
  @Test(arguments: [1, 2, 3, 40, 300]) func namesOfTheSameWordsHaveAPlaceEach(count: Int) {
    let names = (0..<count).map { "beginning-\(1_000 + $0)-the-end-" }
    let table = KeyTable(names)
    defer { table.deallocate() }
    for (index, name) in names.enumerated() { #expect(table.index(of: name) == index) }
    #expect(table.index(of: "beginning-0999-the-end-") == -1)
  }

  @Test func aWalkFindsThem() throws {
    let table = MemberTable(rows: Self.names.map { [$0, "boolean"] })
    for name in Self.names {
      #expect(try accepts("{\"\(name)\":true}", table))
      #expect(try !accepts("{\"\(name)\":1}", table))
      #expect(try accepts("{\"\(name)s\":1}", table))
    }
  }

  private func accepts(_ object: String, _ table: MemberTable) throws -> Bool {
    // Enough bytes behind it for a look.
    let text = object + String(repeating: " ", count: Cursor.reach)
    return try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var (cursor, sink) = (Cursor(bytes), ViolationSink())
      var walk = ObjectScanner(table, at: 0, passesOthers: true)
      do throws(Rejection) {
        while try walk.nextUndecided(&cursor, &sink) { try cursor.skipValue() }
      } catch {
        guard error.reason == .violation else { throw error }
        return false
      }
      return true
    }
  }
}
