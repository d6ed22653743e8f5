import Testing

/// What `schemagen validate` says of instances.
@Suite final class MessageTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  private func messages(_ schema: String, _ instance: String) throws -> [String] {
    try tool.write(schema + "\n", to: "s.yaml")
    let outcome = try tool.run("validate", "--schema", "s.yaml", "-", input: instance)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { line in
      let text = line.split(separator: ": ", maxSplits: 2).last ?? ""
      return String(text[..<(text.lastIndex(of: "[") ?? text.endIndex)].dropLast())
    }
  }

  /// What is there already was not meant by a name that is like it, and short names are like all others.
  @Test(arguments: [
    (#"{"nme": 1}"#, ["unknown property 'nme'; did you mean 'name'?"]),
    (#"{"name": 1, "nme": 1}"#, ["unknown property 'nme'"]),
    (#"{"nme": 1, "nested": {"name": 1}, "name": 1}"#, ["unknown property 'nme'"]),
    (#"{"nested": {"nme": 1}, "name": 1}"#, ["unknown property 'nme'; did you mean 'name'?"]),
    (#"{"name": 1, "nmes": 1}"#, ["unknown property 'nmes'; did you mean 'names'?"]),
    (#"{"ix": 1, "y": 1}"#, ["unknown property 'ix'", "unknown property 'y'"]),
    (#"{"ID": 1}"#, ["unknown property 'ID'; did you mean 'id'?"]),
  ])
  func aSuggestionMakesSense(_ instance: String, _ expected: [String]) throws {
    let schema = """
      properties: {id: {}, x: {}, name: {}, names: {}, nested: {properties: {name: {}}}}
      """
    #expect(try messages(schema, instance) == expected)
  }
}
