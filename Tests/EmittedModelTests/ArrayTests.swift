import EmittedModels
import SchemaRuntime
import Testing

/// Numbers that an array's walk passes at a look, and those around which it has to look again.
struct ArrayTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("numbers", "[1,2,3]", true),
    ("numbers", "[-1,0,-0,0.5,-0.25]", true),
    ("numbers", "[1, 2 ,3\n,\t4 ]", true),
    ("numbers", "[1e5,1E-5,0.1e+2,7]", true),
    (
      "numbers",
      "[12300000000000000000000000000,123000000000000000000000000000,1230000000000000000000000000000,12300000000000000000000000000000]",
      true
    ),
    (
      "numbers",
      "[0.5000000000000000000000000000,0.50000000000000000000000000000,-0.50000000000000000000000000000]",
      true
    ),
    ("numbers", "[01]", false),
    ("numbers", "[1,-01]", false),
    ("numbers", "[1.]", false),
    ("numbers", "[.5]", false),
    ("numbers", "[-]", false),
    ("numbers", "[1,-]", false),
    ("numbers", "[1.5.5]", false),
    ("numbers", "[1-5]", false),
    ("numbers", "[1,,2]", false),
    ("numbers", "[1,]", false),
    ("numbers", "[1,2}", false),
    ("numbers", "[1,null]", false),
    ("numbers", #"[1,"2"]"#, false),
    ("integers", "[1,null,-2,1.0,20e1]", true),
    ("integers", "[1,1.5]", false),
    ("integers", "[true]", false),
    ("naturals", "[0,1,-0]", true),
    ("naturals", "[1,-1]", false),
    ("naturals", "[1.5]", false),
    ("shares", "[-2,-1.5,3.25]", true),
    ("shares", "[1,-2.01]", false),
    ("row", #"[1,"ab"]"#, true),
    ("row", #"[1,"\u0061b",0.5,[1]]"#, true),
    ("row", #"[ -1 , "" , 0 , null ]"#, true),
    ("row", #"[1,"ab",0.5,1,2]"#, false),
    ("row", #"[1.5,"ab"]"#, false),
    ("row", #"[1,"abc"]"#, false),
    ("row", #"[1,"ab",-1]"#, false),
    ("row", "[1]", false),
    ("row", "[]", false),
    ("mixed", #"["a",{"a":1},1.5,true]"#, true),
    ("mixed", #"["a",{"a":""}]"#, false),
    ("mixed", #"["a",{},"1"]"#, false),
    ("mixed", #"["a",{},1,1]"#, false),
    ("mixed", "[1]", false),
    ("counted", "[7,1]", true),
    ("counted", "[1,2,7]", true),
    ("counted", "[1,2]", false),
    ("counted", "[7,7]", false),
    ("counted", #"[7,"x"]"#, false),
  ]

  @Test(arguments: verdicts)
  func eachItemIsAsked(member: String, value: String, isValid: Bool) {
    expect(Nested.Arrays.self, member, value, isValid)
  }

  private static let places: [(String, String, String)] = [
    (#"{"numbers":[1,2,"3"]}"#, "/numbers/2", "/properties/numbers/items/type"),
    (#"{"row":[1,"abc"]}"#, "/row/1", "/properties/row/prefixItems/1/maxLength"),
    (#"{"row":[1,"a",-1]}"#, "/row/2", "/properties/row/prefixItems/2/minimum"),
    (#"{"mixed":[1]}"#, "/mixed/0", "/properties/mixed/prefixItems/0/type"),
    (#"{"counted":[7,1.5]}"#, "/counted/1", "/properties/counted/prefixItems/1/type"),
  ]

  @Test(arguments: places)
  func whatIsWrongStandsAtTheItem(document: String, place: String, keyword: String) throws {
    let report = Nested.Arrays.validate(jsonUTF8Bytes: Array(document.utf8))
    #expect(report.errors.map(\.instanceLocation) == [place])
    #expect(report.errors.map(\.keywordLocation) == [keyword])
  }
}
