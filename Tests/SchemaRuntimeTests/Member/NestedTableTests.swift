import Testing

@testable import SchemaRuntime

/// Values with tables of their own are gone over at a look, and only those that are valid.
@Suite struct NestedTableTests {
  private static let point = MemberTable(
    rows: [["x", "number"], ["y", "number minimum=0"], ["old", "string", "…"], ["loud", "string", "~"]],
    required: 0b11)
  private static let items = MemberTable(rows: [["", "string maxLength=3", "{"]], nested: [point])
  private static let lists = MemberTable(rows: [["", "", "["]], nested: [items])
  private static let maps = MemberTable(rows: [["", "", "*"]], nested: [items])

  /// How many bytes of a text a table goes over; nil where it does not.
  private static func passed(_ text: String, _ table: MemberTable) -> Int? {
    Array((text + String(repeating: " ", count: 200)).utf8).withUnsafeBufferPointer { bytes in
      var cursor = Cursor(bytes)
      if table.passes(&cursor) { return cursor.position }
      #expect(cursor.position == 0)
      return nil
    }
  }

  @Test(arguments: [
    (items, #"{"x":1,"y":2}"#), (items, #"{ "y": 2, "x": 1 }"#), (items, #"{"x":1.5,\#n  "y":2\#n}"#),
    (lists, "[]"), (lists, #"["a",{"x":1,"y":2},"b\n"]"#), (lists, #"[ "a" , {"y":0,"x":1} ]"#),
    (maps, "{}"), (maps, #"{"a":"b","c":{"x":1,"y":2}}"#), (maps, #"{ "e": "b" }"#),
  ]) func areGoneOver(table: MemberTable, text: String) {
    #expect(Self.passed(text, table) == text.utf8.count)
  }

  @Test(arguments: [
    (items, "{}"), (items, #"{"x":1}"#), (items, #"{"x":1,"y":-1}"#), (items, #"{"x":1,"y":2,"z":3}"#),
    (items, #"{"x":1,"y":2,"x":1}"#), (items, #"{"x":1,"y":2"#), (items, #"{"x":1,"y":2]"#),
    (items, #"{"x":1,"y":2,}"#),
    (items, #""a""#), (items, "[]"), (items, #"{"x":1,"y":2,"old":""}"#),
    (items, #"{"x":1,"y":2,"loud":""}"#),
    (lists, "{}"), (lists, "[,]"), (lists, #"["abcd"]"#), (lists, #"["a",{}]"#), (lists, #"["a"}"#),
    (lists, #"["a",]"#),
    (maps, "[]"), (maps, #"{"a":"b","a":"c"}"#), (maps, #"{"a":{}}"#), (maps, #"{"\u0061":"b"}"#),
    (maps, #"{"a":"b",}"#),
  ]) func areLeft(table: MemberTable, text: String) {
    #expect(Self.passed(text, table) == nil)
  }

  /// Tables nest less deeply than values may, and say nothing where they might go too deep.
  @Test func areLeftDeepInside() {
    let text = Array((#"{"x":1,"y":2}"# + String(repeating: " ", count: 200)).utf8)
    text.withUnsafeBufferPointer { bytes in
      for depth in [0, 504, 505, 512] {
        var cursor = Cursor(bytes)
        cursor.depthAndRoom += depth
        #expect(Self.items.passes(&cursor) == (depth <= 504))
      }
    }
  }
}
