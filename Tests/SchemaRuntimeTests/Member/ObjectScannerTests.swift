import TestSupport
import Testing

@testable import SchemaRuntime

/// The loop over members has a quick path for what most members look like, and a slow one that takes anything. Both
/// must say the same: the quick one reads a copy where few bytes are left, and is off where a tab follows the colon.
@Suite struct ObjectScannerTests {
  private static let demands = [
    "any", "string", "string maxLength=10 minLength=3", "string maxBytes=12",
    "integer maximum=900 minimum=-7",
    "number maximum=180 minimum=-180", "integer", "number minimum=1e30", "boolean", "null|string",
    "object|array",
    #"string enum=["one","two","a longer value, of many bytes"]"#, #"string pattern="^[a-z]{2,20}$""#,
    #"string format="date""#, #"integer|string const="one""#, #"string pattern="^#[0-9A-Fx]{2,6}$""#,
    #"string pattern="^x*[a-f]+-?[0-9]*""#, #"string pattern="^[acegikmoqsuwx]+$""#,
    #"string pattern="^[ -~]{0,16}$""#, #"string pattern="^[bdfhjl]+[acegikmoqsuwx]*$""#,
    #"string pattern="^[Xx]{3}""#, #"string pattern="^x[Xx]x$""#, #"string pattern="^#1[2][Aa]B""#,
    #"string pattern="^[Hh]ttps://exam""#, #"string format="uri" pattern="^[Hh]ttps://""#,
    #"string pattern="^[^@]*@?[^@]*$" minLength=3"#,
    #"string maxLength=60 pattern="^x+$""#, #"string minLength=62"#,
    "string maxLength=128 minLength=65", "string maxBytes=127", #"string maxLength=200 pattern="^x+$""#,
    #"string format="uri""#, #"null|string enum=["\#(longText)","\#(longText)é"]"#,
    "null|boolean", "string minLength=5 maxBytes=63",
    #"any const="one""#, #"any enum=["one"]"#, "any maximum=1e99", "number|string maximum=-5000000000",
    "integer maximum=4102444800 minimum=0", "number maximum=2147483647 minimum=2147483647",
    "number minimum=-1.5", "integer minimum=2147483648", "number maximum=2147483646 minimum=-2147483648",
    "integer maximum=9999999999999", "number exclusiveMaximum=180 exclusiveMinimum=0",
    "integer exclusiveMaximum=7 minimum=-7", "number maximum=12.5 minimum=-180.5",
    "number exclusiveMaximum=2147483647.5 exclusiveMinimum=-2147483648.5",
    "number maximum=1e400 minimum=-1e400",
    "number multipleOf=0.01", "integer maximum=900 multipleOf=9 minimum=0", "number multipleOf=1.5",
    "number multipleOf=0.00000001 minimum=-180", "number multipleOf=1e-10", "any multipleOf=7",
    "number maximum=-1e400", "number exclusiveMinimum=1e400",
    "integer enum=[-8,-7,0,7,900,4102444800]", #"any enum=[0,1.5,180.0,1e31,"one",null,true]"#,
    "any enum=[-7,-8]", "any const=7", "any enum=[true,null,false]", "any const=null",
    #"any enum=[{},[1,{"a":"b"}],"two"]"#, "integer enum=[7,900] maximum=8",
  ]

  private static let longText = String(repeating: "x", count: 129)

  /// Enough bytes for a look from the last member on.
  private static let padding = String(repeating: " ", count: Cursor.reach)

  private static let values: [String] = {
    var values = [
      "true", "false", "null", "{}", "[]", "[1,{\"a\":\"b\"}]", "tru", "nulls", "", "-", "\"", "\"abc",
    ]
    values += [
      "0", "-0", "0.0", "-0.0", "0.0000000", "7", "-7", "-8", "900", "901", "01", "-01", "1.0", "1.5",
      "180.000", "180.001", "-180.5",
    ]
    values += [
      "1e2", "9E1", "1.", ".5", "1.e3", "12345678", "123456789012345678901", "0.00000001", "1e31", "+1",
    ]
    values += [
      "2147483646", "2147483647", "2147483648", "-2147483648", "-2147483649", "2147483647.5",
      "-2147483648.5", "4102444800", "4102444801", "4294967293", "4294967294", "4294967295", "4294967296",
      "9999999999999",
      "99999999999999.0", "9999999999999999", "99999999999999999", "-999999999999999",
      "-9999999999999999",
      "1234567.12345678", "1234567.123456789", "-123456.12345678", "12.34567890123456", "0.123456789",
      "00000000", "1234567890123456e1", "12345678.e1", "1234567890.12345E0",
    ]
    values += [
      "179.99999999999997", "180.00000000000003", "-180.00000000000003", "-179.9999999999999999",
      "180.0000000000000", "0.8444218515250481", "2147483647.0000000001", "2147483646.9999999999",
      "-2147483648.0000000001", "123456789012345678", "1234567890123456789", "-1234567890.12345678",
      "0.000000000000000001", "0.0000000000000000001", "900.0000000000001", "12.345678901234567e2",
      "12.34567890123456e-2", "1234567890.12345678.9", "1234567890123456-78", "-0.0000000000000000",
      "00.12345678901234", "-.12345678901234567", "1234567890123456.", "--12345678901234567",
      "1.50000000000000000000000000000", "123456789012345678901234567890123",
    ]
    values += ["\"#12AB\"", "\"xxab-12\"", "\"abc-\"", "\"a c\"", "nul", "truu", "falsy", "falses"]
    values += ["\"one\"", "\"two\"", "\"2026-03-01\"", "\"a longer value, of many bytes\"", "\"o\\u006Ee\""]
    values += [
      #""\u00e9""#, #""\u00e9\u00E0ab""#, #""a\ud83d\ude00b""#, #""\ud83d""#, #""\ud83dx""#, #""\ude00""#,
      #""a\\""#,
      #""a\\\"""#, #""\\\\\\""#, #""\u00g0""#, #""\x""#, #""é\n""#, #""\né""#, #""x\u0000""#, #""\/""#,
      #""ab\""#,
    ]
    let path = String(repeating: "/a-b", count: 40)
    values += ["", "é", "\\n", "%zz", "%20", " "].map { "\"https://example.org\(path)\($0)\"" }
    let counts = [
      0, 1, 2, 3, 10, 11, 12, 13, 15, 16, 17, 31, 32, 33, 34, 125, 126, 127, 128, 129, 130, 200, 260,
    ]
    for count in counts + Array(48...70) {
      let text = String(repeating: "x", count: count)
      values.append("\"\(text)\"")
      for odd in ["é", "\\n", "\u{1F600}", "\\\"", "\\u00e9", "\\ud83d\\ude00", "\u{1}", "\t"] where count > 0
      {
        values.append("\"\(text.dropLast())\(odd)\"")
        values.append("\"\(odd)\(text.dropFirst())\"")
      }
    }
    return values
  }()

  /// - Parameter isExpected: whether the member comes where the table has it.
  @Test(arguments: demands, [false, true]) func quickAndSlowPathsAgree(demands: String, isExpected: Bool) {
    let rows = [["member", demands], ["other", "any"]]
    let table = MemberTable(rows: isExpected ? rows.reversed() : rows)
    // Half of the values with each demand; with another demand, or at the other place, the other half.
    let half = (demands.utf8.count + (isExpected ? 1 : 0)) % 2
    for (number, value) in Self.values.enumerated() where Extent.isWhole || number % 2 == half {
      for space in ["", " "] {
        let text = "{\"other\":\(space)1,\(space)\"member\":\(space)\(value),\(space)\"unlisted\":\(space)2}"
        let fast = Self.outcome(text + Self.padding, table)
        #expect(fast == Self.outcome(text, table), "\(value) for \(demands)")
        if space.isEmpty { continue }
        let slow = text.replacing("\": ", with: "\":\t")
        #expect(fast == Self.outcome(slow, table), "\(value) for \(demands)")
        #expect(fast == Self.outcome(slow + Self.padding, table), "\(value) for \(demands)")
      }
    }
  }

  /// Documents are indented by few or many spaces, or by tabs, and lines may end in two characters.
  @Test func whitespaceBetweenMembersIsPassed() {
    let table = MemberTable(rows: [["a", "integer"], ["b", "string"], ["c", "boolean"]])
    var spaces = ["", " ", "\n", "\r\n", "\t", "\n\t\t", " \r\n \t"]
    spaces += (1...40).map { "\n" + String(repeating: " ", count: $0) }
    for padding in ["", Self.padding] {
      for space in spaces {
        let text = #"{"a":1,\#(space)"b":"x",\#(space)"c":true}"# + padding
        let plain = Self.outcome(text, table)
        #expect(plain.rejection == nil)
        #expect(plain.seen == [0, 1, 2])
        let everywhere = #"{"a":1 ,"b" : "x" ,"c": true }"#.replacing(" ", with: space)
        #expect(Self.outcome(everywhere + padding, table).seen == [0, 1, 2])
        // What is no whitespace is none among whitespace either, and no comma may be left out or doubled.
        for odd in ["\u{B}", "\u{0}", "\u{A0}", ",", "x"] {
          for wrong in ["\(odd)\(space)", "\(space)\(odd)"] {
            let text = #"{"a":1,\#(wrong)"b":"x","c":true}"# + padding
            let outcome = Self.outcome(text, table)
            #expect(outcome.rejection?.reason == .unexpectedCharacter, "\(wrong)")
            let offset = 7 + (wrong.hasPrefix(odd) ? 0 : space.utf8.count)
            #expect(outcome.rejection?.offset == offset, "\(wrong)")
          }
        }
        #expect(Self.outcome(#"{"a":1\#(space)"b":"x"}"# + padding, table).rejection != nil)
      }
    }
  }

  @Test func acceptsAndRefusesAtTheLimits() {
    let table = MemberTable(rows: [
      ["text", "string maxLength=3 minLength=2"], ["count", "integer maximum=9"],
    ])
    for (text, isValid) in [
      (#"{"text":"ab"}"#, true), (#"{"text":"abc"}"#, true), (#"{"text":"a"}"#, false),
      (#"{"text":"abcd"}"#, false),
      (#"{"text":"éàü"}"#, true), (#"{"text":"éàüx"}"#, false), (#"{"count":9}"#, true),
      (#"{"count":10}"#, false),
      (#"{"count":9.0}"#, true), (#"{"count":8.5}"#, false), (#"{"count":-99999999}"#, true),
      (#"{"count":"1"}"#, false),
    ] {
      #expect((Self.outcome(text + Self.padding, table).rejection == nil) == isValid, "\(text)")
      #expect((Self.outcome(text, table).rejection == nil) == isValid, "\(text)")
    }
  }

  /// The closing quote of a text is looked for behind the first look, too.
  @Test func textsOfAnyLengthAreCounted() {
    let table = MemberTable(rows: [
      ["text", "string maxLength=128 minLength=65"], ["listed", #"string enum=["\#(Self.longText)"]"#],
      ["matching", #"string pattern="^x+y$""#],
    ])
    for padding in ["", Self.padding] {
      for (count, isValid) in [(64, false), (65, true), (128, true), (129, false), (1_000, false)] {
        let text = String(repeating: "x", count: count)
        for text in [text, text.dropLast() + "é", text.dropLast() + "\\n", text.dropFirst() + "\\\""] {
          let outcome = Self.outcome("{\"text\":\"\(text)\",\"other\":1}" + padding, table)
          #expect((outcome.rejection == nil) == isValid, "\(text)")
        }
      }
      for (text, isValid) in [("", true), ("x", false), ("\\u0078", false)] {
        let outcome = Self.outcome("{\"listed\":\"\(Self.longText)\(text)\"}" + padding, table)
        #expect((outcome.rejection == nil) == isValid)
      }
      for (text, isValid) in [("y", true), ("", false), ("yx", false), ("\\u0079", true), ("é", false)] {
        let outcome = Self.outcome("{\"matching\":\"\(Self.longText)\(text)\"}" + padding, table)
        #expect((outcome.rejection == nil) == isValid)
      }
      for text in ["\n", "\u{0}", "\\x", "\\"] {
        let outcome = Self.outcome("{\"text\":\"\(Self.longText.dropLast(10))\(text)\"}" + padding, table)
        #expect(outcome.rejection.map { $0.reason != .violation } == true)
      }
    }
  }

  /// The loop waits for the rule of each member: its first look loads all of it but how the name is spelt.
  @Test func aRuleLiesInOneCacheLine() {
    #expect(MemoryLayout<FastEntry>.offset(of: \.spelling) == 64)
    #expect(MemoryLayout<FastEntry>.stride == 128)
    let table = MemberTable(rows: [["a", "integer"], ["b", "string"]])
    #expect(UInt(bitPattern: table.fast) % 64 == 0)
  }

  @Test(arguments: [1, 63, 64, 65, 127, 128, 129, 191, 192, 193, 254, 255, 256, 257, 1160])
  func everyNameIsSeenOnceAtMost(count: Int) throws {
    let names = (0..<count).map { "name\($0)" }
    let table = MemberTable(rows: names.map { [$0, "integer"] })
    let members = names.map { "\"\($0)\":1" }
    let text = members.joined(separator: ",")
    for padding in ["", Self.padding] {
      let all = Self.outcome("{\(text)}" + padding, table)
      #expect(all.rejection == nil)
      #expect(all.count == count)
      #expect(all.seen == Array(0..<count))
      for index in [0, count / 2, count - 1] {
        let few = Self.outcome("{\(members[index])}" + padding, table)
        #expect(few.seen == [index])
        let twice = Self.outcome("{\(text),\(members[index])}" + padding, table)
        #expect(twice.rejection?.reason == .duplicateKey)
        #expect(twice.rejection?.offset == text.utf8.count + 2)
      }
    }
  }

  @Test(arguments: 0...50) func namesOfAnyLengthAreFound(length: Int) {
    let name = String(repeating: "n", count: length)
    let names = [name, name + "x", "\(name.dropLast())é", name + "\u{0}"]
    let table = MemberTable(rows: names.map { [$0, "integer"] })
    for (index, name) in names.enumerated() {
      let key = JSONValue.string(name).description
      for padding in ["", Self.padding] {
        #expect(Self.outcome("{\(key):1}\(padding)", table).seen.contains(index), "\(key)")
        #expect(Self.outcome("{\(key):\"1\"}\(padding)", table).rejection?.reason == .violation, "\(key)")
      }
      let escaped = name.unicodeScalars.map { "\\u" + String(0x10000 + $0.value, radix: 16).dropFirst() }
      #expect(Self.outcome("{\"\(escaped.joined())\":1}", table).seen.contains(index))
    }
  }

  /// The name that comes next in the table is compared first: wherever it comes, and whatever is like it.
  @Test(arguments: [1, 2, 7, 16, 17, 28, 29, 30, 31, 40]) func membersComeInAnyOrder(length: Int) {
    let names = ["a", "b", "c", "é"].map { String(repeating: "n", count: length - 1) + $0 }
    let table = MemberTable(rows: names.map { [$0, "integer"] })
    for first in names.indices {
      for second in names.indices {
        for third in names.indices {
          let order = [first, second, third]
          for colon in [":", ": ", ":  ", " :"] {
            let text = "{\(order.map { "\"\(names[$0])\"\(colon)\($0)" }.joined(separator: ","))}"
            for padding in ["", Self.padding] {
              let outcome = Self.outcome(text + padding, table)
              #expect((outcome.rejection == nil) == (Set(order).count == 3), "\(text)")
              if Set(order).count == 3 { #expect(outcome.seen == order.sorted(), "\(text)") }
            }
          }
        }
      }
      for like in ["\(names[first])x", "\(names[first].dropLast())\\u0061", "\(names[first])\u{0}"] {
        let text = "{\"\(like)\":\"x\"}"
        let escaped = like.contains("\\") ? [0] : []
        let outcome = Self.outcome(text + Self.padding, table)
        #expect(outcome == Self.outcome(text, table))
        #expect((outcome.rejection == nil) == (escaped.isEmpty && !like.contains("\u{0}")), "\(text)")
      }
    }
  }

  /// A walk over what has been read before passes names that it does not know; those with escapes may be known.
  @Test func passesUnknownNamesButThoseWithEscapes() {
    let table = MemberTable(rows: [["member", "any"], ["last", "any"]])
    let long = String(repeating: "long ", count: 20)
    for padding in ["", Self.padding] {
      for (text, seen) in [
        (#"{"a":1,"b":"x","c":[{"member":1}],"last":0}"#, [1]),
        (#"{"\u006dember":1,"a":"é","last":0}"#, [0, 1]),
        (#"{"a\":b":1,"last":2}"#, [1]), (#"{"a":"\"","member":"}"}"#, [0]),
        (#"{"é":1,"a\\":2,"last":0}"#, [1]),
        ("{\"a\":\"\(long)\",\"\(long)\":true,\"last\":null}", [1]), (#"{"a":{"last":1}}"#, []),
      ] {
        #expect(Self.outcome(text + padding, table, skipsOthers: true).seen == seen, "\(text)")
        #expect(Self.outcome(text + padding, table, skipsOthers: true).rejection == nil, "\(text)")
      }
    }
  }

  /// Of a long name, only the first and the last eight bytes are looked at to find its place.
  @Test func longNamesThatDifferInTheMiddleAreToldApart() {
    let names = ["one", "two", "six"].map { "a-long-name-\($0)-of-a-member" }
    let table = MemberTable(rows: names.map { [$0, "integer"] })
    for (index, name) in names.enumerated() {
      #expect(Self.outcome("{\"\(name)\":1}\(Self.padding)", table).seen == [index])
    }
    let other = Self.outcome("{\"a-long-name-ten-of-a-member\":\"x\"}\(Self.padding)", table)
    #expect(other.rejection == nil)
    #expect(other.seen == [])
  }

  @Test func bytesOfANameThatNeedsEscapesAreAnotherName() {
    let names = ["foo\\bar", "foo\"bar", "foo\tbar", "foo\nbar"]
    let table = MemberTable(rows: names.map { [$0, "integer"] })
    for padding in ["", Self.padding] {
      // In the document, \b is a backspace: no name of the table.
      #expect(Self.outcome(#"{"foo\bar":"x"}"# + padding, table).seen == [])
      #expect(Self.outcome(#"{"foo\bar":"x","foo\\bar":1,"foo\tbar":1}"# + padding, table).seen == [0, 2])
      #expect(Self.outcome(#"{"foo\"bar":1}"# + padding, table).seen == [1])
      #expect(Self.outcome("{\"foo\tbar\":1}" + padding, table).rejection?.reason == .controlCharacter)
    }
  }

  private struct Outcome: Equatable {
    var rejection: Rejection?
    var findings: [String] = []
    var seen: [Int] = []
    var count = 0
  }

  /// The verdict, what a collecting walk finds, and the names that were seen.
  private static func outcome(_ text: String, _ table: MemberTable, skipsOthers: Bool = false) -> Outcome {
    var outcome = Outcome()
    let utf8: [UInt8] = [UInt8](text.utf8)
    utf8.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) -> Void in
      var sink = ViolationSink()
      outcome.rejection = walk(bytes, table, &sink, &outcome, skipsOthers)
      let record = ViolationRecord(schema: "")
      var collector = ViolationSink(record)
      var ignored = Outcome()
      if let error = walk(bytes, table, &collector, &ignored, skipsOthers) {
        outcome.findings.append("\(error)")
      }
      outcome.findings += record.findings.map {
        "\($0.offset) \(record.keywordLocation(of: $0)) \($0.demand)"
      }
    }
    return outcome
  }

  /// Why the walk stopped; nil where it came to the end.
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, _ table: MemberTable, _ sink: inout ViolationSink,
    _ outcome: inout Outcome, _ skipsOthers: Bool
  ) -> Rejection? {
    var cursor = Cursor(bytes)
    var walk = ObjectScanner(table, at: 0, skipsOthers: skipsOthers)
    do throws(Rejection) {
      while try walk.nextUndecided(&cursor, &sink) { try cursor.skipValue() }
      try cursor.finish()
    } catch {
      return error
    }
    outcome.count = walk.count
    outcome.seen = table.names.strings.indices.filter { walk.hasSeen($0, in: cursor) }
    return nil
  }
}
