import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Reads a keyword whose value is kept as it was written.
  mutating func readPlain(
    _ keyword: Keyword, _ shape: KeywordShape.Plain, _ member: YAMLNode.Member, of schema: Schema,
    in context: ReadingContext
  ) -> Bool {
    let (name, node) = (member.key, member.value)
    switch shape {
    case .flag(let slot):
      guard let flag = node.bool else { return expected("true or false", name, found: node) }
      schema[keyPath: slot] = flag
    case .flagOrReason(let slot):
      if let flag = node.bool {
        schema[keyPath: slot] = flag
        return true
      }
      let isReason =
        severityOfWrongShapes < .error && !["", "false", "no"].contains(node.string?.lowercased() ?? "")
      if isReason { schema[keyPath: slot] = true }
      _ = expected("true or false", name, found: node, help: isReason ? "it is taken for true" : nil)
      return isReason
    case .text(let slot):
      guard let text = node.string else { return expected("a string", name, found: node) }
      schema[keyPath: slot] = text
    case .count(let slot): return readCount(keyword, slot, member, of: schema)
    case .number where context.rules.isExtended && context.excludedLimits.contains(keyword):
      tolerate(
        "'\(name)' should be a number, found \(node.found): read as draft-04 has it",
        at: node.location)
      schema.foldedKeywords.append(name)
      return false
    case .number(let slot):
      guard let number = node.jsonNumber else {
        return expected("a number", name, found: node, help: HabitHelp.number(node))
      }
      schema[keyPath: slot] = number
    case .limit(let inclusive, let exclusive, if: let exclusion):
      guard let number = node.jsonNumber else {
        return expected("a number", name, found: node, help: HabitHelp.number(node))
      }
      let isExclusive = context.excludedLimits.contains(exclusion)
      schema[keyPath: isExclusive ? exclusive : inclusive] = number
      schema.note(isExclusive ? exclusion : keyword, member)
      return false  // it has noted what it became
    case .exclusion:
      guard node.bool != nil else { return expected("true or false", name, found: node) }
      schema.foldedKeywords.append(name)
      return false
    case .positiveNumber(let slot):
      guard let number = node.jsonNumber, number > 0 else {
        return expected("a number greater than 0", name, found: node)
      }
      schema[keyPath: slot] = number
    case .names(let slot):
      let repeated: Severity = context.rules.isExtended && !options.strict ? .warning : .error
      guard let names = names(node, of: name, repeated: repeated) else { return false }
      schema[keyPath: slot] = names
    case .knownNames(let slot):
      guard let names = names(node, of: name) else { return false }
      schema[keyPath: slot] = names
    case .value(let slot): schema[keyPath: slot] = node.jsonValue
    case .values(let slot):
      guard let elements = node.elements else { return expected("an array of values", name, found: node) }
      schema[keyPath: slot] = elements.map(\.jsonValue)
    }
    return true
  }

  private mutating func readCount(
    _ keyword: Keyword, _ slot: KeywordShape.Slot<Int?>, _ member: YAMLNode.Member, of schema: Schema
  ) -> Bool {
    let (name, node) = (member.key, member.value)
    guard let count = node.count else {
      return expected("an integer that is not negative", name, found: node, help: HabitHelp.number(node))
    }
    if count == .max {
      // No text, array or object is that large.
      guard name.hasPrefix("min") else {
        schema.foldedKeywords.append(name)
        return false
      }
      diagnostics.warning(
        "no \(keyword.subject) can satisfy '\(name)' \(node.number?.shortened ?? "")",
        at: member.keyLocation, rule: "limits-contradict")
    }
    schema[keyPath: slot] = count
    return true
  }

  /// An array of strings, each once.
  /// - Parameter repeated: the severity of a string that stands there twice.
  mutating func names(_ node: YAMLNode, of name: String, repeated: Severity = .error) -> [String]? {
    guard let elements = node.elements else {
      _ = expected("an array of strings", name, found: node, help: HabitHelp.array(node, of: name))
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
        diagnostics.add(
          Diagnostic(repeated, "'\(name.shortened)' names '\(text.shortened)' twice", at: element.location))
      }
    }
    return names
  }
}
