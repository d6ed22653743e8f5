import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Composed.Ahead

/// What is decided by names that an object does not list, and texts that one branch of several accepts.
struct UnionMemberNameTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("selection", #"{"files":["a"]}"#, true),
    ("selection", #"{"root":"/","files":["a",1]}"#, false),
    ("selection", #"{"files":[1],"include":"ab"}"#, true),
    ("selection", #"{"include":"a","files":[]}"#, true),
    ("selection", #"{"include":"ab","limit":1}"#, true),
    ("selection", #"{"limit":"1","include":"ab"}"#, false),
    ("selection", #"{"limit":1}"#, false),
    ("selection", #"{"root":"/"}"#, false),
    ("selection", #"{"root":1,"files":[]}"#, false),
    ("selection", #"{"files":[],"files":[]}"#, false),
    ("delivery", "{}", true),
    ("delivery", #"{"express":true,"phone":"12"}"#, true),
    ("delivery", #"{"phone":"12","express":true,"to":"a"}"#, true),
    ("delivery", #"{"phone":"a","express":true}"#, false),
    ("delivery", #"{"express":true}"#, false),
    ("delivery", #"{"express":false,"phone":"12"}"#, false),
    ("delivery", #"{"phone":"12"}"#, false),
    ("delivery", #"{"express":1,"to":"a","note":{"a":[1]}}"#, true),
    ("delivery", #"{"note":{"a":1,"a":2}}"#, false),
    ("target", #""ES5""#, true),
    ("target", #""es2019""#, true),
    ("target", #""e""#, true),
    ("target", #""es4""#, false),
    ("target", "5", false),
    ("either", #""ab""#, true),
    ("either", #""abc""#, false),
    ("either", #""abcd""#, true),
    ("either", #""a""#, false),
    ("width", "9", true),
    ("width", "9.5", false),
    ("width", "100.5", true),
    ("width", "50", false),
    ("width", #""auto""#, true),
    ("width", #""Auto""#, false),
  ]

  @Test(arguments: verdicts)
  func aValueIsValidIfTheSubschemasHold(member: String, value: String, isValid: Bool) {
    expect(Value.self, member, value, isValid)
  }

  private static let mistakes: [(String, [String])] = [
    (#"{"selection":{"limit":1}}"#, ["/selection"]),
    (#"{"delivery":{"phone":"a","express":true}}"#, ["/delivery/phone"]),
    (#"{"delivery":{"express":true},"target":"es4"}"#, ["/delivery", "/target"]),
  ]

  @Test(arguments: mistakes)
  func whatIsWrongIsSaid(document: String, places: [String]) {
    let report = Value.validate(jsonUTF8Bytes: Array(document.utf8))
    #expect(Set(report.errors.map(\.instanceLocation)) == Set(places))
  }

  /// A branch that only warns is asked, though another accepts every string.
  @Test
  func aBranchThatWarnsIsAsked() throws {
    let report = Value.validate(jsonUTF8Bytes: Array(#"{"noted":"{\"old\":\"a\"}"}"#.utf8))
    #expect(report.isValid)
    #expect(report.warnings.map(\.instanceLocation) == ["/noted"])
    #expect(Value.validate(jsonUTF8Bytes: Array(#"{"noted":"{}"}"#.utf8)).violations.isEmpty)
  }
}
