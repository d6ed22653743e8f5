import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Reads a keyword that says something about the instance without judging it.
  mutating func readAnnotation(_ keyword: Keyword, _ member: YAMLNode.Member, of schema: inout Schema) -> Bool
  {
    switch keyword.shape {
    case .flag(let slot):
      guard let flag = member.value.bool else {
        return expected("true or false", member.key, found: member.value)
      }
      schema[keyPath: slot] = flag
    case .text(let slot):
      guard let text = member.value.string else {
        return expected("a string", member.key, found: member.value)
      }
      schema[keyPath: slot] = text
    case .format:
      guard let name = member.value.string else {
        return expected("a string", member.key, found: member.value)
      }
      checkFormat(name, at: member.value.location)
      schema.format = name
    case .value(let slot): schema[keyPath: slot] = member.value.jsonValue
    case .values(let slot):
      guard let elements = member.value.elements else {
        return expected("an array of values", member.key, found: member.value)
      }
      schema[keyPath: slot] = elements.map(\.jsonValue)
    case .knownValues:
      guard let names = names(member.value, of: member.key) else { return false }
      schema.extensions.knownValues = names
    case .caseNames: return readCaseNames(member, of: &schema)
    default: return false  // not an annotation
    }
    return true
  }

  private mutating func readCaseNames(_ member: YAMLNode.Member, of schema: inout Schema) -> Bool {
    guard let entries = member.value.members else {
      return expected("an object of Swift names", member.key, found: member.value)
    }
    for entry in entries {
      guard let name = entry.value.string else {
        return expected("a Swift name", member.key + "/" + entry.key, found: entry.value)
      }
      schema.extensions.caseNames.append((value: entry.key, name: name))
    }
    return true
  }

  /// Mentions a format that nobody asserts, once for each name.
  private mutating func checkFormat(_ name: String, at location: SourceLocation) {
    guard !FormatNames.all.contains(name), reportedFormats.insert(ScalarKey(name)).inserted else { return }
    let near = spellingSuggestion(for: name, among: FormatNames.all)
    diagnostics.warning(
      "unknown format '\(name.shortened)': it asserts nothing", at: location,
      help: near.map { "did you mean '\($0)'?" })
  }
}
