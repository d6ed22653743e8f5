import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Reads the value of a keyword into the schema, by the shape that the table gives it.
  mutating func read(
    _ keyword: Keyword, _ member: YAMLNode.Member, of schema: inout Schema, at place: Place,
    in context: ReadingContext
  ) {
    let isWellFormed: Bool =
      switch keyword.shape {
      case .dialect, .vocabularies, .identifier, .anchor, .dynamicAnchor, .reference, .dynamicReference,
        .definitions:
        readCore(keyword, member, of: &schema, at: place, in: context)
      case .schema, .schemas, .namedSchemas, .patternSchemas, .items, .itemsOrArray, .additionalItems,
        .dependencies:
        readApplicator(keyword, member, of: &schema, at: place, in: context)
      case .types, .enumeration, .count, .number, .positiveNumber, .pattern, .names, .dependentNames:
        readAssertion(keyword, member, of: &schema)
      case .flag, .text, .format, .value, .values, .knownValues, .caseNames:
        readAnnotation(keyword, member, of: &schema)
      }
    if let successor = keyword.successor, context.rules.dialect == .draft2020 {
      diagnostics.warning(
        "'\(member.key)' is the draft-07 name of what 2020-12 calls \(successor)", at: member.keyLocation)
    }
    if isWellFormed { schema.note(keyword.modernName, member) }
  }

  /// Reports a value of the wrong shape. Always false, for the reader of the keyword to return.
  mutating func expected(
    _ expectation: String, _ name: String, found node: YAMLNode, help: String? = nil
  ) -> Bool {
    diagnostics.error(
      "'\(name.shortened)' must be \(expectation), found \(node.found)", at: node.location, help: help)
    return false
  }

  // MARK: - Identifiers and references

  private mutating func readCore(
    _ keyword: Keyword, _ member: YAMLNode.Member, of schema: inout Schema, at place: Place,
    in context: ReadingContext
  ) -> Bool {
    if case .definitions = keyword.shape {
      return readDefinitions(keyword, member, of: schema, at: place, in: context)
    }
    if case .vocabularies = keyword.shape { return checkVocabularies(member) }
    guard let text = member.value.string else { return expected("a string", member.key, found: member.value) }
    switch keyword.shape {
    case .dialect:
      guard graph.resources[schema.resource.index].root != schema.id else { return true }
      diagnostics.error(
        "'$schema' stands at the root of a schema or beside '$id', nowhere else", at: member.keyLocation)
      return false
    case .anchor, .dynamicAnchor: return readAnchor(text, keyword, member, of: schema)
    case .reference, .dynamicReference:
      let isDynamic = if case .dynamicReference = keyword.shape { true } else { false }
      pendingReferences.append(
        PendingReference(
          schema: schema.id, isDynamic: isDynamic, text: text, location: member.value.location))
      return true
    default: return true  // `$id` was settled before the other keywords
    }
  }

  private mutating func readAnchor(
    _ text: String, _ keyword: Keyword, _ member: YAMLNode.Member, of schema: Schema
  ) -> Bool {
    guard Self.isAnchorName(text) else {
      return expected(
        "a letter or '_', then letters, digits, '-', '_' and '.'", member.key, found: member.value)
    }
    addAnchor(text, to: schema.id, in: schema.resource, at: member.value.location)
    if case .dynamicAnchor = keyword.shape {
      graph.resources[schema.resource.index].dynamicAnchors[text] = schema.id
    }
    return true
  }

  /// Core §8.2.2: the names that `$anchor` may give.
  static func isAnchorName(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    let isLetter = { (byte: UInt8) in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
    }
    return isLetter(first)
      && text.utf8.allSatisfy {
        isLetter($0) || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }
  }

  private mutating func readDefinitions(
    _ keyword: Keyword, _ member: YAMLNode.Member, of schema: Schema, at place: Place,
    in context: ReadingContext
  ) -> Bool {
    guard let definitions = namedSchemas(member, at: place, in: context) else { return false }
    if schema.pointer.isEmpty { graph.documents[context.document].definitions += definitions }
    return true
  }
}

extension Schema {
  /// Notes that a keyword is present.
  mutating func note(_ modernName: String, _ member: YAMLNode.Member) {
    if sites[modernName] == nil { keywordOrder.append(modernName) }
    sites[modernName] = KeywordSite(location: member.keyLocation, spelling: member.key)
  }
}
