import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Reads a keyword that demands something of the instance itself.
  mutating func readAssertion(_ keyword: Keyword, _ member: YAMLNode.Member, of schema: inout Schema) -> Bool
  {
    switch keyword.shape {
    case .types: return readTypes(member, of: &schema)
    case .enumeration: return readEnumeration(member, of: &schema)
    case .count(let slot):
      guard let count = member.value.count else {
        return expected("an integer that is not negative", member.key, found: member.value)
      }
      schema[keyPath: slot] = count
    case .number(let slot):
      guard let number = member.value.jsonNumber else {
        return expected("a number", member.key, found: member.value)
      }
      schema[keyPath: slot] = number
    case .positiveNumber(let slot):
      guard let number = member.value.jsonNumber, number > 0 else {
        return expected("a number greater than 0", member.key, found: member.value)
      }
      schema[keyPath: slot] = number
    case .pattern:
      guard let text = member.value.string else {
        return expected("a regular expression", member.key, found: member.value)
      }
      checkPattern(text, at: member.value.location)
      schema.pattern = text
    case .names(let slot):
      guard let names = names(member.value, of: member.key) else { return false }
      schema[keyPath: slot] = names
    case .dependentNames: return readDependentRequired(member, of: &schema)
    default: return false  // not an assertion
    }
    return true
  }

  /// Validation §6.1.1.
  private mutating func readTypes(_ member: YAMLNode.Member, of schema: inout Schema) -> Bool {
    let expectation = "the name of a type or an array of such names"
    var types = TypeSet()
    let nodes: [YAMLNode]
    switch member.value.content {
    case .string: nodes = [member.value]
    case .sequence(let elements) where !elements.isEmpty: nodes = elements
    case .null, .bool, .number, .sequence, .mapping:
      return expected(
        expectation, member.key, found: member.value,
        help: member.value.isNull ? "write 'null' in quotes" : nil)
    }
    let known = TypeSet.named
    for node in nodes {
      guard let name = node.string, let type = known.first(where: { $0.name == name })?.type else {
        return expected(
          nodes.count == 1 ? expectation : "an array of names of types", member.key, found: node,
          help: typeHelp(node))
      }
      if types.contains(type) {
        diagnostics.error("'\(member.key)' names '\(name)' twice", at: node.location)
        return false
      }
      types.insert(type)
    }
    schema.types = types
    return true
  }

  private func typeHelp(_ node: YAMLNode) -> String? {
    if node.isNull { return "write 'null' in quotes" }
    let names = TypeSet.named.map(\.name)
    if let name = node.string, let near = spellingSuggestion(for: name, among: names) {
      return "did you mean '\(near)'?"
    }
    return "the types are " + names.joined(separator: ", ")
  }

  /// Validation §6.1.2.
  private mutating func readEnumeration(_ member: YAMLNode.Member, of schema: inout Schema) -> Bool {
    guard let elements = member.value.elements else {
      return expected("an array of values", member.key, found: member.value)
    }
    if elements.isEmpty {
      diagnostics.warning("'enum' without a value: no instance is valid", at: member.value.location)
    }
    var seen: Set<JSONValue> = []
    let values = elements.map(\.jsonValue)
    for (element, value) in zip(elements, values) where !seen.insert(value).inserted {
      diagnostics.warning("'enum' holds \(element.found) twice", at: element.location)
    }
    schema.enumeration = values
    return true
  }

  /// Validation §6.5.4.
  private mutating func readDependentRequired(_ member: YAMLNode.Member, of schema: inout Schema) -> Bool {
    guard let entries = member.value.members else {
      return expected("an object of arrays of names", member.key, found: member.value)
    }
    for entry in entries {
      guard let names = names(entry.value, of: member.key + "/" + entry.key) else { continue }
      schema.dependentRequired.append(DependentRequired(name: entry.key, required: names))
    }
    return true
  }

  /// An array of strings, each once.
  mutating func names(_ node: YAMLNode, of name: String) -> [String]? {
    guard let elements = node.elements else {
      _ = expected("an array of strings", name, found: node)
      return nil
    }
    var names: [String] = []
    var seen: Set<ScalarKey> = []
    for element in elements {
      guard let text = element.string else {
        _ = expected("an array of strings", name, found: element)
        return nil
      }
      if seen.insert(ScalarKey(text)).inserted {
        names.append(text)
      } else {
        diagnostics.error("'\(name.shortened)' names '\(text.shortened)' twice", at: element.location)
      }
    }
    return names
  }

  /// Reports a regular expression that is none.
  mutating func checkPattern(_ text: String, at location: SourceLocation) {
    guard soundPatterns.insert(ScalarKey(text)).inserted else { return }
    do throws(PatternError) {
      _ = try Pattern(text)
    } catch {
      soundPatterns.remove(ScalarKey(text))
      diagnostics.error(
        "'\(text.shortened)' is no regular expression: \(error.message), at character \(error.offset + 1)",
        at: location)
    }
  }
}
