import SchemaRuntime
import Testing

private typealias Value = Nested.Tables

/// Values that a table of their own shows to be valid at a look. What is not accepted so is read by a walk, which says
/// the same.
struct TablesTests {
  private static let points: [(String, Bool)] = [
    (#"{"x":1,"y":2}"#, true), (#"{"y":2,"x":1.5}"#, true), (#"{"x":90,"y":-2,"label":"a"}"#, true),
    (#"{}"#, false), (#"{"x":1}"#, false), (#"{"y":2}"#, false), (#"{"x":1,"y":2.5}"#, false),
    (#"{"x":90.5,"y":2}"#, false), (#"{"x":1,"y":2,"x":1}"#, false), (#"{"x":1,"y":2,"z":1}"#, false),
    (#"{"x":1,"y":2,"label":"B"}"#, false), (#"{"x":1,"y":2,"label":"\u0061"}"#, true),
    (#"{"x":1,"\u0079":2}"#, true), (#"{"x":1,"y":2,"\u0078":1}"#, false),
    (#"{"x":12345678901,"y":2}"#, false),
    (#"{"x":1,"y":12345678901}"#, true), (#"{"x":1,"y":12345678}"#, true), (#"{"x":1,"y":01234567}"#, false),
    (#"{"x":1,"y":12345678.5}"#, false),
    (#"{"x":1,"y":12345678e1}"#, true), (#"{"x":1,"y":2,}"#, false), (#"{"x":1 "y":2}"#, false),
    (#"{"x":1,,"y":2}"#, false), (#"{.x":1,"y":2}"#, false), (#"{.""x":1,"y":2}"#, false), (#"{"x":1,"y":2"#, false), (#"{"x":1,"y":2]"#, false),
    (#"[{"x":1,"y":2}]"#, false),
    (#"{"x":1,"y":2,"more":{}}"#, true), (#"{"x":1,"more":{"a":[{"a":1}],"b":{}},"y":2}"#, true),
    (#"{"x":1,"y":2,"more":{"a":1,"a":2}}"#, false), (#"{"x":1,"y":2,"more":[]}"#, false),
    (#"{"x":1,"y":2,"list":[1,[{"a":null}]]}"#, true), (#"{"x":1,"y":2,"list":[1,]}"#, false),
    (#"{"x":1,"y":2,"list":{}}"#, false),
  ]

  /// A document with whitespace wherever it may stand.
  private static func spaced(_ text: String, _ space: String) -> String {
    var isInside = false
    var spaced = ""
    var last: Character = " "
    for character in text {
      if character == "\"", last != "\\" { isInside.toggle() }
      let isSign = !isInside && "{}[]:,".contains(character)
      spaced += isSign ? "\(space)\(character)\(space)" : String(character)
      last = character
    }
    return spaced
  }

  @Test(arguments: ["point", "either", "both"]) func objectsAreAcceptedAndRefused(member: String) {
    for (point, isValid) in Self.points {
      // A list of such a thing is refused by its items.
      expect(Value.self, member, point, isValid)
      for space in [
        " ", "\n", "\r\n\t", String(repeating: " ", count: 15), "\n" + String(repeating: " ", count: 40),
      ] {
        expect(Value.self, Self.spaced("{\"\(member)\":\(point)}", space), isValid)
      }
    }
  }

  @Test func objectsInOthersAreToo() {
    for (point, isValid) in Self.points {
      expect(Value.self, "places", "{\"a\":\(point)}", isValid)
      expect(
        Value.self, "places", "{\"a\":{\"x\":0,\"y\":0},\"b\":\(point),\"c\":{\"x\":0,\"y\":0}}", isValid)
      expect(Value.self, "lines", "[[\(point)]]", isValid)
      expect(Value.self, "lines", "[[],[{\"x\":0,\"y\":0},\(point)],[]]", isValid)
      expect(Value.self, "box", "{\"to\":\(point)}", isValid)
      expect(Value.self, "box", "{\"from\":\(point),\"to\":{\"x\":0,\"y\":0},\"name\":\"\"}", isValid)
      expect(Value.self, "tree", "{\"left\":{\"right\":{\"leaf\":\(point)}}}", isValid)
    }
  }

  @Test(arguments: [
    ("tags", #"[]"#, true), ("tags", #"["a"]"#, true), ("tags", #"["a","bcd","é\n"]"#, true),
    ("tags", #"["abcd"]"#, false), ("tags", #"["a",1]"#, false), ("tags", #"["a" "b"]"#, false),
    ("tags", #"["a",]"#, false), ("tags", #"[,"a"]"#, false), ("tags", #"["a"}"#, false),
    ("tags", #"{}"#, false),
    ("tags", #"[[]]"#, false), ("prices", #"{}"#, true), ("prices", #"{"a":1,"b":2.5}"#, true),
    ("prices", #"{"a":1,"b":-1}"#, false), ("prices", #"{"a":1,"a":1}"#, false),
    ("prices", #"{"a":1,"\u0061":1}"#, false), ("prices", #"{"a":1,"\u0062":1}"#, true),
    ("prices", #"{"é":1,"":2}"#, true), ("prices", #"{"a":1,}"#, false), ("prices", #"{"a":"1"}"#, false),
    ("prices", #"[]"#, false), ("prices", #"{a"b":1}"#, false), ("prices", #"{x"":1}"#, false),
    ("prices", #"{""a":1}"#, false), ("either", #""abcd""#, true), ("either", #""abcde""#, false),
    ("both", #"["a","abcde"]"#, true), ("both", #"["a",1]"#, false), ("both", #"{}"#, false),
    ("beside", #"{"x":1,"y":2}"#, false), ("beside", #"{"x":1,"y":2,"label":"a"}"#, true),
    ("beside", #""a""#, true),
    ("besides", #"["a"]"#, false), ("besides", #"["a","b"]"#, true), ("besides", #""a""#, true),
    ("box", #"{}"#, false), ("box", #"{"to":{"x":1,"y":1},"else":[{}]}"#, true),
    ("others", #"{"name":"","a":"b"}"#, true), ("others", #"{"a":""}"#, false),
    ("others", #"{"name":1}"#, false),
    ("others", #"{"a":"b","c":1}"#, false), ("others", #"{"a":"b","name":"","a":"c"}"#, false),
    (
      "others",
      #"{"a":"\u0062","c":"a text of more bytes than a look takes in, and then some more of them"}"#, true
    ),
    ("others", #"{"a":{}}"#, false), ("levels", #"{"a":{"a":{"a":{}}}}"#, true),
    ("levels", #"{"n":1}"#, false),
    ("levels", #"{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"n":1}}}}}}}}}}"#, true),
    ("levels", #"{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"n":""}}}}}}}}}}"#, false),
    ("levels", #"{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"n":1}}}}}}}}}"#, false),
    ("warned", #""a""#, true), ("warned", #""A""#, true), ("warned", "1", false), ("looser", #""on""#, true),
    ("looser", #""off""#, true), ("looser", #""no""#, false), ("looser", #""longer""#, true),
    ("advised", #"{"link":"ab"}"#, true), ("advised", #"{"name":"","link":"ab"}"#, true),
    ("advised", #"{"name":""}"#, false), ("advised", #"{"link":"a"}"#, false), ("advised", "{}", false),
    ("advised", #"{"link":"ab","link":"ab"}"#, false), ("advised", #"{"link":"ab","other":1}"#, false),
    ("advised", #"{"link":"ab","point":{"x":1,"y":2}}"#, true), ("advised", #""ab""#, false),
    ("advised", #"{"link":"ab","point":{"x":1}}"#, false), ("advised", #"["ab"]"#, false),
    ("wrapped", #"{"advised":{"link":"ab"}}"#, true), ("wrapped", #"{"advised":{"link":1}}"#, false),
    ("listed", #"[{"link":"ab"},{"link":"ab","name":""}]"#, true), ("listed", #"[{"link":"ab"},{}]"#, false),
  ]) func verdicts(member: String, value: String, isValid: Bool) {
    expect(Value.self, member, value, isValid)
    for space in [" ", "\n\t"] { expect(Value.self, Self.spaced("{\"\(member)\":\(value)}", space), isValid) }
  }

  /// Whoever asks for a report gets the warnings of values that others go over at a look.
  @Test(arguments: [
    (#"{"warned":"A"}"#, ["begins high"]), (#"{"warned":"a"}"#, []), (#"{"looser":"longer"}"#, ["long"]),
    (#"{"looser":"on"}"#, []),
    (#"{"warned":"\u0041bcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"}"#, ["begins high"]),
    (#"{"point":{"x":1,"y":1,"old":""}}"#, ["this property is deprecated"]),
    (#"{"places":{"a":{"x":1,"y":1},"b":{"y":1,"old":"","x":1}}}"#, ["this property is deprecated"]),
    (#"{"advised":{"link":"ab"}}"#, ["name it"]), (#"{"advised":{"link":"ab","name":""}}"#, []),
    (#"{"wrapped":{"advised":{"link":"ab","point":{"x":1,"y":1}}}}"#, ["name it"]),
    (#"{"listed":[{"link":"ab","name":""},{"link":"ab"}]}"#, ["name it"]),
  ]) func warningsAreReported(text: String, messages: [String]) {
    for document in places(of: text) {
      let report = Value.validate(jsonUTF8Bytes: Array(document.utf8))
      #expect(report.isValid)
      #expect(report.violations.map(\.message) == messages)
    }
  }

  /// What is wrong deep inside is reported where it is.
  @Test func mistakesAreReported() {
    let text = #"{"lines":[[{"x":1,"y":1},{"x":91,"z":0}]],"others":{"a":""}}"#
    let report = Value.validate(jsonUTF8Bytes: Array(text.utf8))
    #expect(
      report.violations.map(\.instanceLocation)
        == ["/lines/0/1", "/lines/0/1/x", "/lines/0/1/z", "/others/a"])
    #expect(report.violations.last?.message == "no word")
  }

  /// So deep that arrays and objects may nest no more, tables or not.
  @Test(arguments: [500, 504, 505, 511, 512, 513, 520]) func valuesNestNoDeeperThanAllowed(depth: Int) {
    // Five are the document, the last leaf, its point, and the two objects in that.
    let levels = depth - 5
    let opening = String(repeating: #"{"left":"#, count: levels)
    let inner = #"{"leaf":{"x":1,"y":1,"more":{"a":{}}}}"#
    let text = #"{"tree":"# + opening + inner + String(repeating: "}", count: levels) + "}"
    for document in places(of: text) {
      #expect(Value.accepts(jsonUTF8Bytes: Array(document.utf8)) == (depth <= Int(Cursor.depthLimit)))
    }
  }
}
