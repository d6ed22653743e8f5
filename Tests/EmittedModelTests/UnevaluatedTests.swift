import EmittedModels
import SchemaRuntime
import Testing

/// `unevaluatedProperties` and `unevaluatedItems`, where what they leave over is known beforehand and where it is not.
struct UnevaluatedTests {
  @Test(arguments: [
    ("own", [#"{}"#, #"{"a":1,"b":[],"x-":"y"}"#], [#"{"c":1}"#, #"{"a":"1"}"#, #"{"x-a":1}"#]),
    (
      "composed", [#"{"a":1}"#, #"{"a":1,"b":true,"x-":"y"}"#],
      [#"{"b":true}"#, #"{"a":1,"c":1}"#, #"{"a":1,"x-":1}"#, #"{"a":1,"b":1}"#, #"{"a":null}"#]
    ),
    (
      "joined", [#"{"a":1}"#, #"{"a":1,"b":true}"#],
      [#"{"b":true}"#, #"{"a":1,"c":1}"#, #"{"a":1,"b":1}"#, #"{"a":""}"#]
    ),
    ("rest", [#"{"a":1}"#, #"{"a":1,"b":2,"c":3}"#], [#"{"b":1}"#, #"{"a":1,"c":""}"#]),
    ("everything", ["{}", #"{"a":1}"#], [#"{"a":""}"#]),
    (
      "conditional", ["{}", #"{"a":1,"b":2}"#, #"{"a":2,"b":3}"#, #"{"b":3}"#],
      [#"{"a":1,"b":3}"#, #"{"a":1,"c":2}"#]
    ),
    (
      "either", [#"{"a":1}"#, #"{"b":1}"#, #"{"a":1,"b":1}"#],
      ["{}", #"{"a":1,"b":""}"#, #"{"a":"","b":1}"#, #"{"a":1,"c":1}"#]
    ),
    (
      "contact",
      [
        #"{"name":"a","mail":"a@b"}"#, #"{"name":"a","phone":1}"#,
        #"{"phone":1,"note":"long one","mail":"a@b","name":"","place":{"city":"x","x":1}}"#,
        #"{"name":"a","note":"abc","away":null}"#, #"{"away":true,"note":"","name":"a","phone":0}"#,
      ],
      [
        #"{"name":"a"}"#, #"{"mail":"a@b"}"#, #"{"name":"a","note":"long one"}"#,
        #"{"name":"a","phone":1,"place":{"city":"x"}}"#, #"{"name":"a","phone":1,"mail":"a"}"#,
        #"{"name":"a","mail":"a@b","place":{}}"#, #"{"name":"a","phone":1,"note":"long one","away":true}"#,
        #"{"name":"a","phone":"1","mail":"a@b"}"#, #"{"name":"a","phone":1,"x":1}"#,
        #"{"name":"a","note":"","away":1}"#, #"{"name":"a","phone":1,"phone":1}"#, "[]",
      ]
    ),
    (
      "vehicle",
      [
        #"{"kind":"car","year":1,"doors":2}"#, #"{"kind":"bike","gears":1}"#, #"{"kind":"bike"}"#,
        #"{"kind":"boat","x":1}"#, #"{"kind":"boat","doors":""}"#,
      ],
      [
        #"{"kind":"car"}"#, #"{"kind":"car","doors":2,"gears":1}"#, #"{"kind":"bike","doors":1}"#,
        #"{"kind":"bike","gears":0}"#, #"{"kind":"ship"}"#, #"{"year":1}"#, #"{"kind":"boat","year":""}"#,
        #"{"kind":"bike","year":""}"#,
        #"{"kind":"bike","x":1}"#, #"{"kind":1}"#, "[]",
      ]
    ),
    (
      "part",
      [#"{"kind":"car","doors":2,"gears":0}"#, #"{"kind":"bike","x":1}"#, #"{"kind":"bike","doors":""}"#],
      [#"{"kind":"car"}"#, #"{"kind":"boat"}"#, #"{"kind":"bike","year":""}"#, #"{"kind":"bike","gears":0}"#]
    ),
    (
      "both",
      [#"{"kind":"bike","size":"small","gears":1}"#, #"{"size":"big","kind":"car","doors":1,"wide":true}"#],
      [
        #"{"kind":"bike"}"#, #"{"size":"big"}"#, #"{"kind":"bike","size":"small","wide":true}"#,
        #"{"kind":"bike","size":"big","wide":1}"#, #"{"kind":"bike","size":"none"}"#,
        #"{"kind":"bike","size":"big","x":1}"#,
      ]
    ),
    (
      "exclusive", [#"{"a":1}"#, #"{"a":1,"b":true}"#, #"{"c":"","a":1}"#],
      [
        "{}", #"{"a":1,"b":true,"c":""}"#, #"{"a":1,"b":1}"#, #"{"a":1,"c":1}"#, #"{"a":1,"d":1}"#,
        #"{"b":true}"#, #"{"a":1,"b":true,"c":1}"#, #"{"a":1,"b":1,"c":""}"#, "[]",
      ]
    ),
    (
      "branching",
      [
        "{}", #"{"a":1}"#, #"{"b":1}"#, #"{"c":1,"b":1}"#, #"{"d":1}"#, #"{"b":"x","d":2}"#,
        #"{"a":1,"e":2}"#,
        #"{"e":3,"b":1,"c":2,"a":4}"#,
      ],
      [
        #"{"c":1}"#, #"{"b":2}"#, #"{"b":1,"d":1}"#, #"{"b":1,"c":""}"#, #"{"d":""}"#, #"{"e":1}"#,
        #"{"a":1,"e":""}"#, #"{"a":"","e":1}"#, #"{"f":1}"#,
      ]
    ),
    (
      "nestedUnion", [#"{"a":1}"#, #"{"b":1}"#, #"{"c":1}"#, #"{"a":1,"b":2}"#],
      [
        "{}", #"{"a":""}"#, #"{"b":1,"c":1}"#, #"{"a":1,"b":1,"c":1}"#, #"{"a":"","b":1}"#,
        #"{"a":1,"b":""}"#,
        #"{"a":1,"z":1}"#, #"{"a":1,"z":""}"#,
      ]
    ),
    (
      "extra", [#"{"a":"x"}"#, #"{"a":"x","b":1,"c":2}"#, #"{"b":"","a":3}"#, #"{"a":"","b":""}"#],
      ["{}", #"{"a":1}"#, #"{"a":"","c":""}"#, #"{"b":"","a":true}"#]
    ),
    (
      "fitted",
      [
        #"{"kind":"car","doors":2}"#, #"{"kind":"bike","gears":5,"shifter":"x"}"#,
        #"{"kind":"car","doors":2,"gears":7}"#, #"{"gears":4,"kind":"bike"}"#,
      ],
      [
        #"{"kind":"bike","gears":4,"shifter":"x"}"#, #"{"kind":"bike","gears":6,"shifter":1}"#,
        #"{"kind":"bike","shifter":"x"}"#,
        #"{"kind":"car","doors":2,"gears":4}"#,
        #"{"kind":"car","x":1,"doors":2}"#,
        #"{"kind":"boat"}"#, "{}",
      ]
    ),
    (
      "anything", [#"{"a":1}"#, #"{"b":1,"x":2}"#, #"{"c":1,"x":2}"#, #"{"a":"","c":1}"#],
      ["{}", #"{"a":1,"x":2}"#, #"{"a":1,"b":""}"#, #"{"b":""}"#]
    ),
    ("pair", ["[]", "[1]", #"[1,"a"]"#], [#"[1,"a",2]"#, #"["a"]"#]),
    ("row", ["[]", "[1]", #"[1,"a","b"]"#], ["[1,2]", #"["a"]"#]),
  ])
  func verdicts(member: String, valid: [String], invalid: [String]) {
    for value in valid { expect(Closed.ClosedValue.self, member, value, true) }
    for value in invalid { expect(Closed.ClosedValue.self, member, value, false) }
  }

  /// The branches of an `anyOf` that may hold together are one struct, and each member keeps its value.
  @Test func branchesThatMayHoldTogetherAreOneStruct() throws {
    typealias Contact = Closed.ClosedValue.Contact
    var contact = try Contact(jsonString: #"{"phone":1,"note":"later","name":"a","mail":"a@b"}"#)
    #expect(contact.mail == "a@b" && contact.phone == 1 && contact.note == "later" && contact.name == "a")
    #expect(contact.place == nil && contact.away == .absent)
    contact.place = .init(city: "x")
    #expect(
      try contact.jsonString()
        == #"{"name":"a","mail":"a@b","place":{"city":"x"},"note":"later","phone":1}"#)
    contact.mail = nil
    #expect(contact.validate().errors.map(\.keywordLocation) == ["/unevaluatedProperties"])
    #expect(!Contact(name: "a").validate().isValid)
    #expect(Contact(name: "a", note: "abc", away: .null).validate().isValid)
    #expect(throws: (any Error).self) { try Contact(jsonString: #"{"name":"a","phone":1,"away":null}"#) }
  }

  @Test func aLetterIsNotSaidToBeMeant() {
    let report = Closed.ClosedValue.validate(jsonUTF8Bytes: #"{"joined":{"a":1,"bb":true}}"#.utf8)
    #expect(report.errors.map(\.keywordLocation) == ["/properties/joined/unevaluatedProperties"])
    #expect(report.errors.map(\.message) == ["property 'bb' is not allowed here"])
  }
}

/// Arrays, maps and unions that are validated while they are read.
struct NestedTests {
  @Test(arguments: [
    (
      "points", ["[]", "[[1,2.5]]", "[[-180,2,3],[0.1,-0.25]]", "[[1e-05,123456789.12345679]]"],
      ["[[1]]", "[[1,2,3,4]]", "[[1,2],[1,2],[1,2]]", "[[-180.5,2]]", #"[["1",2]]"#, "[1]", "{}", "[[1,]]"]
    ),
    ("counts", ["[]", "[5,-10,0]"], ["[5,6]", "[5.5]", "[null]", #"["5"]"#]),
    (
      "labels", ["{}", #"{"a":"xyz","b":"é"}"#],
      [
        #"{"a":"wxyz"}"#, #"{"a":"","b":"","c":""}"#, #"{"a":1}"#, #"{"a":"","a":""}"#,
        #"{"\u0061":"","a":""}"#, "[]",
      ]
    ),
    ("totals", [#"{"a":1,"b":9007199254740993}"#], [#"{"a":0}"#, #"{"a":1.5}"#, #"{"a":-1}"#]),
    (
      "rates", [#"{"a":1.25,"b":-3}"#, #"{"a":1.4999999999999998}"#],
      [#"{"a":1.5}"#, #"{"a":2}"#, #"{"a":"1"}"#]
    ),
    ("series", [#"{"a":["b"],"c":[]}"#], [#"{"a":[1]}"#, #"{"a":{}}"#]),
    (
      "shapes",
      ["[]", #"[{"type":"circle","radius":1.5},{"type":"square","width":9},{"type":"box"}]"#],
      [
        #"[{"type":"circle"}]"#, #"[{"type":"circle","radius":1,"x":1}]"#, #"[{"type":"box","width":10}]"#,
        #"[{"type":"cone"}]"#, #"[{"radius":1}]"#, "[1]", #"[{"type":1}]"#,
      ]
    ),
    (
      "byName", [#"{"a":{"type":"circle","radius":0}}"#],
      [#"{"a":{"type":"circle","radius":-1}}"#, #"{"a":null}"#]
    ),
    (
      "one", [#""text""#, #"{"type":"box","width":1}"#], [#""texts""#, "1", #"{"type":"circle"}"#, "null"]
    ),
    (
      "contacts",
      [
        "[]", #"[{"kind":"","mail":"a@b.org"}]"#, #"[{"\u006dail":"a@b.org","kind":""}]"#,
        #"[{"the number, with its country":"49","kind":""},{"city":{"mail":[1,"]"]},"kind":"","street":""}]"#,
        #"[{"kind":"","mail":"a@b.org","the number, with its country":"49"}]"#,
        #"[{"kind":"","mail":"not one","the number, with its country":"49"}]"#,
        #"[{"kind":"","mail":"a@b.org","the number, with its country":"not one"}]"#,
      ],
      [
        "[{}]", #"[{"kind":""}]"#, #"[{"mail":"a@b.org"}]"#, #"[{"kind":"","mail":"not one"}]"#,
        #"[{"kind":"","street":""}]"#, #"[{"kind":"","street":"","city":{},"more":1}]"#, "[1]", "[[]]",
        #"[{"kind":"","mail":"a@b.org","mail":"a@b.org"}]"#, #"[{"kind":"","mail":"a@b.org",}]"#,
        #"[{"kind":"","mail":"not one","the number, with its country":"not one"}]"#,
        #"[{"kind":"","mail":"a@b.org" "x":1}]"#,
      ]
    ),
    (
      "exact",
      [#"{"kind":"","mail":"a@b.org"}"#, #"{"kind":"","mail":"no","the number, with its country":"1"}"#],
      [
        #"{"kind":"","mail":"a@b.org","the number, with its country":"1"}"#, #"{"kind":"","mail":"no"}"#,
        "{}",
        #"{"kind":"","mail":"no","the number, with its country":""}"#,
      ]
    ),
    (
      "either", [#"{"a":1}"#, #"{"b":1,"c":2}"#, #"{"a":1,"b":1}"#, #"{"a":1,"b":"","c":2}"#],
      ["{}", #"{"b":1}"#, #"{"b":"","c":2}"#, #"{"a":1,"b":1,"c":2}"#, "1", "[]"]
    ),
    ("free", ["{}", #"{"a":[1,{"b":null}]}"#], ["[]", "null", #"{"a":1,"a":2}"#, #"{"a":{"b":1,"b":2}}"#]),
    ("any", ["null", #"[{"a":[]}]"#, "1.50", #""x""#], [#"[{"a":1,"a":2}]"#, "[", "nul"]),
  ])
  func verdicts(member: String, valid: [String], invalid: [String]) {
    for value in valid { expect(Nested.NestedValue.self, member, value, true) }
    for value in invalid { expect(Nested.NestedValue.self, member, value, false) }
  }
}
