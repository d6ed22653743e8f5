import Foundation
import Testing

@testable import Generation
@testable import GeneratorCore

/// Differences as `patch` reads them.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.between(Array(old.utf8), Array(new.utf8), path: "x")
  }

  @Test func sameTextsHaveNone() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n19\n", with: "\nnineteen\n")
    #expect(
      diff(old, new) == """
        --- a/x
        +++ b/x
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -16,5 +16,5 @@
         16
         17
         18
        -19
        +nineteen
         20

        """)
  }

  @Test func aMissingLineFeedAtTheEndIsSaid() {
    #expect(diff("a", "a\n") == "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func linesAreComparedByTheirBytes() {
    #expect(!diff("\u{E9}\n", "e\u{301}\n").isEmpty, "equal as Swift strings, not as files")
  }

  @Test func largeDifferencesAreToldCoarsely() {
    let old = (0..<6_000).map { "old \($0)\n" }.joined()
    let new = (0..<6_000).map { "new \($0)\n" }.joined()
    #expect(diff(old, new).split(separator: "\n").count == 12_003)
  }

  /// As `git` writes names, and `patch` reads them.
  @Test func hiddenCharactersOfANameAreQuoted() {
    #expect(
      UnifiedDiff.between(nil, [], path: "s\u{202E}\"\n::x.json")
        == #"""
        --- /dev/null
        +++ "b/s\342\200\256\"\012::x.json"

        """#)
  }

  @Test func emptyFilesComeAndGo() {
    #expect(UnifiedDiff.between(nil, [], path: "x") == "--- /dev/null\n+++ b/x\n")
    #expect(UnifiedDiff.between([], nil, path: "x") == "--- a/x\n+++ /dev/null\n")
  }
}
