import EmittedModels
import SchemaRuntime
import Testing

/// Members of which one part of a composition knows nothing, and another one lists.
struct AllOfAdditionalMemberTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("texts", #"{"label":"abc","size":"S","either":"a","x":"y"}"#, true),
    ("texts", #"{"label":"abcd"}"#, false),
    ("texts", #"{"size":"L"}"#, false),
    ("texts", #"{"size":1}"#, false),
    ("texts", #"{"either":"b"}"#, false),
    ("texts", #"{"x":1}"#, false),
    ("texts", #"{"x":"a long text","\u0079":"z"}"#, true),
    ("texts", "[]", false),
    // Nothing is both an integer and a string.
    ("numbers", #"{"size":1}"#, false),
    ("numbers", #"{"size":"1"}"#, false),
    ("numbers", #"{"label":"a","x":"1"}"#, true),
    ("narrowed", #"{"a":"x","b":1}"#, true),
    ("narrowed", #"{"a":"y","b":1}"#, false),
    ("narrowed", #"{"a":"x"}"#, false),
    ("narrowed", #"{"b":1,"c":1}"#, false),
    ("narrowed", #"{"b":"1"}"#, false),
    ("shut_in", #"{"a":"x","b":1}"#, true),
    ("shut_in", #"{"c":1}"#, false),
    ("closing", #"{"a":"x","b":1,"c":true}"#, true),
    ("closing", #"{"a":1,"c":true}"#, false),
    ("closing", #"{"a":"x"}"#, false),
    ("closing", #"{"c":true,"d":1}"#, false),
    ("twice", #"{"size":"long","x":"ab"}"#, true),
    ("twice", #"{"x":"abc"}"#, false),
    ("twice", #"{"x":1}"#, false),
    ("twice", #"{"label":"abc"}"#, false),
  ]

  @Test(arguments: verdicts)
  func eachPartIsAsked(member: String, value: String, isValid: Bool) {
    expect(Closed.Closing.self, member, value, isValid)
  }
}
