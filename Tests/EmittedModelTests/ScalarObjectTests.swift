import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Nested.Tables

/// Values that a table of their own shows to be valid at a look. What is not accepted so is read by a walk, which says
/// the same.
struct ScalarObjectTests {
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
    (#"{"x":1,,"y":2}"#, false), (#"{.x":1,"y":2}"#, false), (#"{.""x":1,"y":2}"#, false),
    (#"{"x":1,"y":2"#, false), (#"{"x":1,"y":2]"#, false),
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
      expect(Value.self, "placesBeside", "{\"a\":\(point),\"name\":\"\"}", isValid)
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

  /// What nests in itself, and with it the tables of its values.
  @Test(arguments: 0...20) func recursionEnds(depth: Int) {
    func nested(_ openings: [String], _ inner: String) -> String {
      (0..<depth).reversed().reduce(inner) { "\(openings[$1 % openings.count])\($0)}" }
    }
    let place = #""place":{"x":1,"y":2},"not":"#
    for (leaf, isValid) in [("1", true), (#""a""#, false), ("{}", false), (#"{"not":{"not":2.5}}"#, true)] {
      expect(Value.self, "expression", nested([#"{"not":"#], leaf), isValid)
      expect(Value.self, "expression", nested(["{" + place, #"{"not":"#], leaf), isValid)
    }
    for (leaf, isValid) in [(#""a""#, true), ("{}", true), ("1", false), (#"{"other":1}"#, false)] {
      expect(Value.self, "mutual", nested([#"{"right":"#, #"{"left":"#], leaf), isValid)
    }
    for (leaf, isValid) in [("{}", true), (#"{"next":"a"}"#, true), (#"{"name":1}"#, false), ("[]", false)] {
      let text = nested([#"{"next":"#, #"{"name":"","next":"#], leaf)
      expect(Value.self, "advisedTree", text, isValid)
      guard isValid else { continue }
      let report = Value.validate(jsonUTF8Bytes: Array("{\"advisedTree\":\(text)}".utf8))
      #expect(report.violations.count == depth / 2 + depth % 2 + 1)
    }
  }

  /// A text as a string of JSON has it, with each of some characters escaped in another way.
  private static func string(_ text: String, _ escapes: [Character: String] = [:]) -> String {
    let all = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\r\n": "\\r\\n", "\t": "\\t",
    ].merging(escapes) { $1 }
    return "\"" + text.map { all[$0] ?? String($0) }.joined() + "\""
  }

  /// The text of a string is as valid as it would be by itself.
  private static func expectText(_ member: String, _ text: String, _ isValid: Bool) {
    expect(Value.self, member, string(text), isValid)
    expect(Value.self, member, string(text, ["\"": "\\u0022"]), isValid)
    for space in [" ", "  ", "\n\t", String(repeating: " ", count: 16)] {
      expect(Value.self, member, string(spaced(text, space)), isValid)
    }
    // What a string must not hold unescaped, is no whitespace in it.
    for space in ["\n", "\t", "\r"] where spaced(text, space) != text {
      expect(Value.self, member, string(spaced(text, space), [Character(space): space]), false)
    }
    // A quote that is not escaped ends the string, instead of one that is or beside it.
    for index in text.indices {
      let (before, after) = (String(text[..<index]), String(text[index...]))
      expect(Value.self, member, string(before) + string(after).dropFirst(), false)
      guard after.first == "\"" else { continue }
      expect(Value.self, member, string(before) + string(String(after.dropFirst())).dropFirst(), false)
    }
    guard isValid else { return }
    for end in ["]", "}", "\"", ",", "x", "{}"] { expect(Value.self, member, string(text + end), false) }
    expect(Value.self, member, text, false)
  }

  @Test func textsOfObjectsAreAcceptedAndRefused() {
    for (point, isValid) in Self.points {
      Self.expectText("pointText", point, isValid)
      Self.expectText("boxText", "{\"to\":\(point)}", isValid)
      Self.expectText("linesText", "[[],[{\"x\":0,\"y\":0},\(point)]]", isValid)
      expect(Value.self, "texts", "[\(Self.string(point))]", isValid)
      expect(Value.self, "texts", "[\"{\\\"y\\\":1,\\\"x\\\":1}\",\(Self.string(point))]", isValid)
      expect(Value.self, "textsByName", "{\"a\":\(Self.string(point))}", isValid)
      expect(Value.self, "holder", "{\"n\":1,\"text\":\(Self.string(point))}", isValid)
      Self.expectText("twice", "{\"n\":1,\"text\":\(Self.string(point))}", isValid)
    }
  }

  @Test(arguments: [
    ("tagsText", #"[]"#, true), ("tagsText", #"["a","bcd"]"#, true),
    ("tagsText", #"["a","é","日本語","𝛼𝛽𝛾"]"#, true),
    ("tagsText", #"["日本語x"]"#, false), ("tagsText", #"["abcd"]"#, false), ("tagsText", #"["a" "b"]"#, false),
    ("tagsText", #"["a",]"#, false), ("tagsText", #"[a]"#, false), ("tagsText", #"["a"}"#, false),
    ("tagsText", #"["\u0061"]"#, true), ("tagsText", #"["\n","\\"]"#, true), ("tagsText", #"["\x"]"#, false),
    ("tagsText", "{}", false), ("tagsText", "", false), ("tagsText", "1", false),
    ("tagsText", #"["a""#, false),
    ("pricesText", "{}", true), ("pricesText", #"{"a":1,"b":2.5}"#, true),
    ("pricesText", #"{"a":-1}"#, false),
    ("pricesText", #"{"a":1,"a":1}"#, false), ("pricesText", #"{"é":1}"#, true),
    ("pricesText", #"{a"b":1}"#, false),
    ("pricesText", #"{"a""b":1}"#, false), ("pricesText", #"{"a:1}"#, false),
    ("pricesText", #"{"a":"1"}"#, false),
    ("pricesText", #"{"\u0061":1,"a":1}"#, false), ("pricesText", #"{"a":01}"#, false),
    ("pricesText", "[]", false),
    ("wordsText", "{}", true), ("wordsText", #"{"word":"on"}"#, true),
    ("wordsText", #"{"word":"no"}"#, false),
    ("wordsText", #"{"word":"a word that is longer than two machine words of it"}"#, true),
    ("wordsText", #"{"word":"a word that is longer than two machine words of It"}"#, false),
    ("wordsText", #"{"short":"four","word":"off"}"#, true), ("wordsText", #"{"short":"fives"}"#, false),
    ("wordsText", #"{"short":"жжжж"}"#, true), ("wordsText", #"{"short":"жжжжж"}"#, false),
    ("wordsText", #"{"mail":"a@b.example"}"#, true), ("wordsText", #"{"mail":"a.b.example"}"#, false),
    ("wordsText", #"{"low":"abc"}"#, true), ("wordsText", #"{"low":"aBc"}"#, false),
    ("wordsText", #"{"low":""}"#, false),
    ("wordsText", #"{"a name that has more bytes than a spelling":true}"#, true),
    ("wordsText", #"{"a name that has more bytes than a spelling":null}"#, false),
    ("wordsText", #"{"none":null}"#, true), ("wordsText", #"{"none":nul}"#, false),
    ("wordsText", #"{"none":1}"#, false),
    ("wordsText", #"{"step":0.75}"#, true), ("wordsText", #"{"step":0.8}"#, false),
    ("wordsText", #"{"step":1e2}"#, true),
    ("wordsText", #"{"step":12345678901234.25}"#, true), ("wordsText", #"{"other":1}"#, false),
    ("wordsText", #"{"long":"ten bytes "}"#, false), ("advisedText", #"{"link":"ab"}"#, true),
    ("advisedText", #"{"link":"a"}"#, false), ("advisedText", #"{"name":""}"#, false),
  ]) func textsOfOthersAreToo(member: String, text: String, isValid: Bool) {
    Self.expectText(member, text, isValid)
  }

  /// A look ends before the text does.
  @Test(arguments: 60..<140) func longTextsAreToo(count: Int) {
    for letter in ["a", "ж", "日", "𝛼"] {
      let text = String(repeating: letter, count: count)
      expect(Value.self, "wordsText", Self.string("{\"long\":\"\(text)\",\"low\":\"a\"}"), count >= 70)
      expect(Value.self, "wordsText", Self.string("{\"low\":\"\(text)\"}"), letter == "a")
      expect(Value.self, "wordsText", Self.string("{\"long\":\"\(text)"), false)
      expect(Value.self, "wordsText", Self.string("{\"long\":\"\(text)\\\""), false)
      expect(Value.self, "{\"wordsText\":\"{\\\"long\\\":\\\"\(text)\"}\"}", false)
      expect(Value.self, "pricesText", Self.string("{\"\(text)\":1}"), true)
    }
    // Broken in the middle.
    var bytes = Array("{\"wordsText\":\"{\\\"long\\\":\\\"".utf8)
    bytes += [UInt8](repeating: 0x61, count: count)
    for broken in [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0x01], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      let rest = [UInt8](repeating: 0x61, count: count) + Array("\\\"}\"}".utf8)
      #expect(!Value.accepts(jsonUTF8Bytes: bytes + broken + rest))
      #expect(Value.accepts(jsonUTF8Bytes: bytes + [0xC3, 0xA9] + rest))
    }
  }

  /// A report has the warnings of values that a verdict goes over at a look.
  @Test(arguments: [
    (#"{"warned":"A"}"#, ["begins high"]), (#"{"warned":"a"}"#, []), (#"{"looser":"longer"}"#, ["long"]),
    (#"{"looser":"on"}"#, []),
    (#"{"warned":"\u0041bcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"}"#, ["begins high"]),
    (#"{"point":{"x":1,"y":1,"old":""}}"#, ["this property is deprecated"]),
    (#"{"places":{"a":{"x":1,"y":1},"b":{"y":1,"old":"","x":1}}}"#, ["this property is deprecated"]),
    (#"{"advised":{"link":"ab"}}"#, ["name it"]), (#"{"advised":{"link":"ab","name":""}}"#, []),
    (#"{"wrapped":{"advised":{"link":"ab","point":{"x":1,"y":1}}}}"#, ["name it"]),
    (#"{"listed":[{"link":"ab","name":""},{"link":"ab"}]}"#, ["name it"]),
    (#"{"advisedText":"{\"link\":\"ab\"}"}"#, ["name it"]),
    (#"{"advisedText":"{\"link\":\"ab\",\"name\":\"\"}"}"#, []),
    (
      #"{"pointText":"{\"x\":1,\"y\":1,\"old\":\"\"}"}"#,
      ["this property is deprecated (at /old of its content)"]
    ),
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
