import SchemaComparison
import SchemaRuntime
import Testing
import YAMLTree

/// `UnionEdits.yaml`: each edit of a form of a union is told where it was made, with an instance that shows it.
@Suite struct UnionEditTableTests {
  @Test func eachEditIsToldAtItsPlace() throws {
    let edits = try UnionEdit.read()
    #expect(edits.count >= 20)
    for edit in edits {
      let changes = try edit.whole.changes().filter { $0.narrows || $0.widens }
      var told: [String: Set<SchemaChange.Claim>] = [:]
      for change in changes {
        let claims = [
          change.narrows ? SchemaChange.Claim.narrows : nil, change.widens ? .widens : nil,
        ]
        told[change.location, default: []].formUnion(claims.compactMap(\.self))
        for (witness, verdict) in [
          (change.narrowing, (true, false)), (change.widening, (false, true)),
        ] {
          guard let witness else { continue }
          try expectShown(by: witness, verdict, of: change.location, edit)
        }
      }
      #expect(told == edit.told, "\(edit.whole.name): \(changes.map(\.message))")
    }
  }

  /// The instance is no witness without the edits at the place, or they alone make it one.
  private func expectShown(
    by witness: SchemaChange.Witness, _ verdict: (old: Bool, new: Bool), of location: String,
    _ edit: UnionEdit
  ) throws {
    let definition = witness.subject.definition
    func accepts(_ schema: JSONValue) throws -> Bool {
      try edit.whole.judge(schema, definition)(witness.instance)
    }
    let words: Comment = "\(edit.whole.name), \(location): \(witness.instance)"
    #expect(try (accepts(edit.whole.old), accepts(edit.whole.new)) == verdict, words)
    let own = edit.edits.filter { "\(location)/".hasPrefix("\($0.key)/") }
    guard !own.isEmpty else { return }
    let without = edit.edits.filter { own[$0.key] == nil }
    let isTakenBack = try accepts(edit.edited(without)) == verdict.old
    #expect(try isTakenBack || accepts(edit.edited(own)) == verdict.new, words)
  }
}

/// A row of the table.
private struct UnionEdit {
  /// The schemas before and after all edits.
  var whole: Edit
  /// The new subschemas by their places.
  var edits: [String: JSONValue]
  /// The claims by the places where they are told.
  var told: [String: Set<SchemaChange.Claim>]

  /// The old schema with some of the edits.
  func edited(_ edits: [String: JSONValue]) throws -> JSONValue {
    try edits.reduce(whole.old) { schema, edit in
      let tokens = try #require(JSONPointer.tokens(of: edit.key))
      return try #require(Self.setting(edit.value, at: tokens[...], in: schema), "\(edit.key)")
    }
  }

  private static func setting(
    _ part: JSONValue, at tokens: ArraySlice<String>, in value: JSONValue
  ) -> JSONValue? {
    guard let token = tokens.first else { return part }
    switch value {
    case .object(var members):
      guard let inner = members[token].flatMap({ setting(part, at: tokens.dropFirst(), in: $0) }) else {
        return nil
      }
      members[token] = inner
      return .object(members)
    case .array(var items):
      guard let index = Int(token), items.indices.contains(index),
        let inner = setting(part, at: tokens.dropFirst(), in: items[index])
      else { return nil }
      items[index] = inner
      return .array(items)
    case .null, .bool, .number, .string: return nil
    }
  }

  static func read() throws -> [UnionEdit] {
    try EditTable.rows(of: "UnionEdits.yaml").map { node in
      let value = node.jsonValue
      let name = try #require(value["edit"]?.stringValue)
      let old = try #require(value["old"], "\(name)")
      let told = try #require(value["told"]?.objectValue, "\(name)").map { place, words in
        let letters = try #require(words.stringValue, "\(name)")
        let claims = letters.map { $0 == "n" ? SchemaChange.Claim.narrows : .widens }
        return (place, Set(claims))
      }
      var edit = UnionEdit(
        whole: Edit(
          name: name, verdict: "", source: nil, rules: [], isUnproved: true, claims: nil, old: old, new: old),
        edits: [:], told: Dictionary(told, uniquingKeysWith: { first, _ in first }))
      for (place, schema) in try #require(value["edits"]?.objectValue, "\(name)") {
        edit.edits[place] = schema
      }
      edit.whole.new = try edit.edited(edit.edits)
      return edit
    }
  }
}
