import EmittedModels
import SchemaRuntime
import Testing

/// `enum` and `const` of values of any type, alone and in arrays.
struct EnumAndConstTests {
  @Test(arguments: [
    ("strings", [#""on""#, #""a\"b""#, #""\u006fn""#, #""line\nbreak""#], [#""On""#, #""""#, "1", "null"]),
    ("accents", [#""\u00e9""#, #""e\u0301""#, #""plain""#], [#""e""#, #""\u00e9\u0301""#]),
    (
      "numbers", ["-1", "0", "1000000", "1e6", "0.0", "-1.0"], ["1", "-2", "1000001", "0.5", #""0""#, "true"]
    ),
    (
      "mixed", [#""auto""#, "0", "-0", "1.5", "15e-1", "true", "null"],
      [#""off""#, "1", "1.50001", "false", "[]"]
    ),
    ("flags", ["true", "false"], ["null", "0", #""true""#]),
    ("objects", [#"{"a":1}"#, #"{"a":1.0}"#, "[2]", "[ 2 ]"], ["{}", #"{"a":2}"#, "[2,2]", "2", "[]"]),
    ("codes", ["[]", "[404]", "[200,2.0e2,500,404]"], ["[201]", "[200,404.5]", #"["200"]"#, "[2000]"]),
    ("levels", ["[1,2,3]", "[2.0]"], ["[0]", "[4]", "[1.5]", "[null]"]),
    ("many", ["[0,60,1180]", "[590]"], ["[1]", "[1190]", "[-10]"]),
    (
      "choices", [#"[1,"a",null,[1],{"x":null}]"#, "[2.50]"], ["[2]", #"["b"]"#, "[false]", "[[2]]", "[{}]"]
    ),
    ("version", ["3", "3.0", "30e-1"], ["4", #""3""#, "null"]),
    ("nothing", ["null"], ["0", "false", #""""#]),
    ("point", [#"{"x":[1]}"#, #"{"x":[1e0]}"#], ["{}", #"{"x":[2]}"#, #"{"x":[1],"y":1}"#]),
    ("small", ["1", "2"], ["3", "0"]),
    ("huge", ["12345678901234567890", "1234567890123456789e1", "0.1"], ["12345678901234567891", "0.10001"]),
  ])
  func verdicts(member: String, valid: [String], invalid: [String]) {
    for value in valid { expect(Listed.ListedValue.self, member, value, true) }
    for value in invalid { expect(Listed.ListedValue.self, member, value, false) }
  }

  @Test func saysWhatIsListed() {
    let report = Listed.ListedValue.validate(jsonUTF8Bytes: #"{"codes":[1,200],"version":null}"#.utf8)
    #expect(
      report.errors.map(\.keywordLocation) == ["/properties/codes/items/enum", "/properties/version/const"])
    #expect(report.errors.map(\.instanceLocation) == ["/codes/0", "/version"])
  }
}
