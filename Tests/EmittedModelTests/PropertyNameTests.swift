import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Maps.Keys

/// Names that tests tell, and those of which a function has more to say.
struct PropertyNameTests {
  private static let verdicts: [(member: String, names: [(String, Bool)])] = [
    (
      "listed",
      [
        ("a", true), ("b", false), ("\\u0061", true), ("é", true), ("\\u00e9", true), ("e\u{301}", false),
        ("a name of more than sixteen bytes", true), ("a name of more then sixteen bytes", false),
        ("", false),
      ]
    ),
    ("refused", [("a", false), ("\\u0062", false), ("ab", true), ("", true)]),
    (
      "matching",
      [("ab", true), ("ab-c", true), ("ab-", false), ("\\u0061", true), ("é", false), ("", false)]
    ),
    ("unlike", [("a", true), ("xa", false), ("\\u0079", false), ("b", false), ("bb", true), ("ax", true)]),
    (
      "sized",
      [
        ("a", false), ("ab", true), ("abcd", true), ("abcde", false), ("ééé", true), ("éééé", false),
        ("é", false),
        ("\\u00e9\\n", true), ("\\u00e9", false), ("\\ud83d\\ude00a", true),
        ("\\ud83d\\ude00\\ud83d\\ude00", false),
      ]
    ),
    (
      "unsized",
      [("a", false), ("éé", false), ("abc", true), ("\\u0061\\u0062", false), ("\\u0061bcd", true)]
    ),
    ("referred", [("abc", true), ("abcd", false), ("ABC", false), ("\\u0061", true), ("", true)]),
    ("twice", [("abc", true), ("abcd", false), ("A", false)]),
    ("neither", [("b", true), ("ab", false), ("aa", true), ("\\u0062a", false)]),
    ("either", [("b", true), ("ab", false), ("xx", true), ("", true)]),
    ("written", [("2026-03-01", true), ("2026-02-30", false), ("a", false)]),
    ("never", [("a", false)]),
    ("beside", [("x-1", true), ("z", true), ("y", false), ("x", false), ("\\u007a", true)]),
    ("warned", [("a", true), ("c", true)]),
  ]

  @Test func namesAreAcceptedAndRefused() {
    for (member, names) in Self.verdicts {
      expect(Value.self, member, "{}", true)
      for (name, isValid) in names {
        expect(Value.self, member, "{\"\(name)\":1}", isValid)
        // A name that is fine stands before it or behind it.
        guard let fine = names.first(where: \.1)?.0, fine != name, fine != "\\u0061" else { continue }
        if name == "\\u0061" || member == "listed" && name == "\\u00e9" { continue }
        expect(Value.self, member, "{\"\(fine)\":2,\"\(name)\":1}", isValid)
        expect(Value.self, member, "{\"\(name)\":1,\"\(fine)\":2}", isValid)
      }
    }
  }

  /// What is wrong is said by the function of the names' schema, in the author's words where there are some.
  @Test(arguments: [
    (#"{"listed":{"b":1}}"#, #"the name 'b' must be one of "a", "é", "a name of more than sixteen bytes""#),
    (#"{"unlike":{"b":1}}"#, "b is taken"),
    (#"{"sized":{"abcde":1}}"#, "the name 'abcde' must be at most 4 characters long"),
    (#"{"warned":{"a":1,"c":2}}"#, "neither a nor b"),
  ]) func whatIsWrongIsSaid(text: String, message: String) {
    let report = Value.validate(jsonUTF8Bytes: Array(text.utf8))
    #expect(report.violations.map(\.message) == [message])
  }

  @Test func namesThatStandTwiceAreRefused() {
    for member in ["listed", "refused", "matching", "unlike", "unsized", "referred", "beside"] {
      guard let names = Self.verdicts.first(where: { $0.member == member })?.names,
        let name = names.first(where: \.1)?.0
      else { continue }
      expect(Value.self, member, "{\"\(name)\":1,\"\(name)\":2}", false)
    }
  }
}
