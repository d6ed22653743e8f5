import Testing
import TypeModel

/// What is said of a deprecated member is what its author says.
struct DeprecationTests {
  @Test(arguments: [
    ("", nil),
    ("description: The old name.", nil),
    ("description: 'Deprecated: use `name` instead.'", "Use `name` instead."),
    ("description: Deprecated., x-replacement: name", nil),
    ("description: The name. Use `title`. It is shorter.", "Use `title`."),
    (
      "description: 'Kept for v1.2 readers (e.g. `a.b`). No longer read since 3.0.'",
      "No longer read since 3.0."
    ),
    ("description: This is deprecated in favour of `name`.", "This is deprecated in favour of `name`."),
    ("description: Obsolete, deprecationMessage: 'Write `name`.'", "Write `name`."),
  ])
  func words(keywords: String, words: String?) throws {
    let rest = keywords.isEmpty ? "" : ", " + keywords
    let lowered = try Lowered("type: object\nproperties: {a: {type: string, deprecated: true\(rest)}}")
    let deprecation = try #require(lowered.type("Test").properties[0].documentation.deprecation)
    #expect(deprecation.words == words)
  }

  /// What both ways of a condition say of a member holds wherever it occurs; what one says holds there alone.
  @Test func membersThatConditionsName() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {k: {type: string}, p: {type: string}, q: {type: string}, r: {type: string}, s: {type: string}}
      if: {properties: {k: {const: a}}}
      then: {properties: {m: {type: string, deprecated: true, default: x}, n: {deprecated: true, default: 1}, o: {$ref: '#/$defs/o'}}}
      else: {properties: {n: {type: integer, default: 2}, o: {$ref: '#/$defs/o'}}}
      $defs: {o: {type: string, deprecated: true, default: x}}
      """)
    let members = try lowered.type("Test").properties.filter { !["p", "q", "r", "s"].contains($0.name) }
    #expect(members.map { $0.documentation.deprecation != nil } == [false, false, false, true])
    #expect(members.map(\.defaultAccessor) == [nil, nil, nil, "oOrDefault"])
  }
}
