import SchemaRuntime
import Testing

/// A value that `const` or `enum` lists is compared with an instance by what both say, not by how they spell it.
struct EqualityTests {
  @Test(arguments: [
    (#""sale""#, #""sale""#, true),
    (#""sale""#, #""sales""#, false),
    (#""sale""#, #""sal""#, false),
    (#""sale""#, #""s\u0061le""#, true),
    (#""sale""#, #""s\u0062le""#, false),
    (#""é""#, #""\u00e9""#, true),
    (#""é""#, #""\u00E9""#, true),
    (#""a\"b""#, #""a\"b""#, true),
    (#""a\"b""#, #""a\u0022b""#, true),
    (#""a\"b""#, #""a\"c""#, false),
    (#""a\nb""#, #""a\u000ab""#, true),
    (#""😀""#, #""\ud83d\ude00""#, true),
    (#""""#, #""""#, true),
    (#""""#, #""x""#, false),
    (#""10""#, "10", false),
    ("10", #""10""#, false),
    ("10", "1e1", true),
    ("true", "false", false),
    (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1}"#, true),
  ])
  func comparesWhatIsMeant(value: String, instance: String, areEqual: Bool) {
    let bytes = Array(instance.utf8)
    bytes.withUnsafeBufferPointer {
      #expect(Assertion.equals(value, at: 0, Cursor($0)) == areEqual)
    }
  }
}
