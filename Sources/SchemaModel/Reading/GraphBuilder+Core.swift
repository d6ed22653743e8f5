import Diagnostics
import YAMLTree

extension GraphBuilder {
  /// Reads a keyword that identifies a schema or refers to one.
  mutating func readCore(
    _ shape: KeywordShape.Core, _ member: YAMLNode.Member, of schema: Schema, at place: Place,
    in context: ReadingContext
  ) -> Bool {
    switch shape {
    case .definitions:
      return readDefinitions(member, of: schema, at: place.appending(member.key), in: context)
    case .vocabularies: return checkVocabularies(member)
    case .recursiveAnchor: return readRecursiveAnchor(member, of: schema)
    case .dialect, .identifier, .anchor, .dynamicAnchor, .reference, .dynamicReference: break
    }
    guard let text = member.value.string else {
      return expected("a string", member.key, found: member.value, help: HabitHelp.reference(member.value))
    }
    switch shape {
    case .dialect: return checkDialectPlace(member, of: schema)
    case .anchor: return readAnchor(text, member, of: schema)
    case .dynamicAnchor: return readDynamicAnchor(text, member, of: schema)
    case .reference: postpone(text, isDynamic: false, member, of: schema)
    case .dynamicReference:
      if schema.dialect.hasFreeDynamicNames {
        guard isAnchorName(Self.freeName(text), member, in: schema.dialect) else { return false }
      }
      postpone(text, isDynamic: true, member, of: schema)
    // An `$id` was settled before the other keywords.
    case .identifier, .definitions, .vocabularies, .recursiveAnchor: break
    }
    return true
  }

  /// Postpones a reference: its target can be looked for only when every document that might hold it has been read.
  private mutating func postpone(
    _ text: String, isDynamic: Bool, _ member: YAMLNode.Member, of schema: Schema
  ) {
    pendingReferences.append(
      PendingReference(
        schema: schema.id,
        written: WrittenReference(
          keyword: isDynamic ? .dynamicRef : .ref, text: text, location: member.value.location)))
  }

  /// Checks that `$schema` stands at the root of a resource, whose dialect it is (Core §8.1.1). Elsewhere it would
  /// change nothing, and must not seem to.
  private mutating func checkDialectPlace(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    if graph.resources[schema.resource.index].root == schema.id || schema.embeddedName != nil { return true }
    schema.foldedKeywords.append(member.key)
    let named = member.value.string.flatMap { Self.dialect(URIReference($0)) }
    diagnostics.add(
      Diagnostic(
        named == schema.dialect && !options.strict ? .warning : .error,
        "'$schema' stands at the root of a schema or beside '\(schema.dialect.identifierKeyword)', nowhere else",
        at: member.keyLocation))
    return false
  }

  /// Reads `$recursiveAnchor` (2019-09 Core §8.2.4.2.2). It has a meaning only at the root of a resource, where an
  /// anchor with an empty name has its effect: `$recursiveRef` is always `#`.
  private mutating func readRecursiveAnchor(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    guard let isAnchor = member.value.bool else {
      return expected("true or false", member.key, found: member.value)
    }
    let resource = schema.resource.index
    if isAnchor, graph.resources[resource].root == schema.id {
      graph.resources[resource].dynamicAnchors[""] = schema.id
    }
    return true
  }

  private mutating func readDynamicAnchor(
    _ text: String, _ member: YAMLNode.Member, of schema: Schema
  ) -> Bool {
    let resource = schema.resource.index
    if !schema.dialect.hasFreeDynamicNames {
      guard readAnchor(text, member, of: schema) else { return false }
    } else {
      guard isAnchorName(text, member, in: schema.dialect) else { return false }
      if let first = graph.resources[resource].dynamicAnchors[text], first != schema.id {
        reportTaken(text, by: graph[first].location, at: member.value.location)
        return false
      }
    }
    graph.resources[resource].dynamicAnchors[text] = schema.id
    return true
  }

  private mutating func readAnchor(_ text: String, _ member: YAMLNode.Member, of schema: Schema) -> Bool {
    guard isAnchorName(text, member, in: schema.dialect) else { return false }
    addAnchor(text, to: schema.id, in: schema.resource, at: member.value.location)
    return true
  }

  /// Whether an anchor may have a name; where it may not, that is reported.
  private mutating func isAnchorName(
    _ text: String, _ member: YAMLNode.Member, in dialect: Dialect
  ) -> Bool {
    let is2019 = dialect == .draft2019
    if Self.isAnchorName(text, also: is2019 ? ":" : "_") { return true }
    return expected(
      is2019
        ? "a letter, then letters, digits, '-', '_', '.' and ':'"
        : "a letter or '_', then letters, digits, '-', '_' and '.'", member.key, found: member.value)
  }

  /// Core §8.2.2: the names that `$anchor` may give. 2019-09 allows `:` within them, and 2020-12 `_` at their beginning.
  private static func isAnchorName(_ text: String, also sign: Unicode.Scalar) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    func isInner(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._".utf8.contains(byte)
        || byte == UInt8(ascii: sign)
    }
    guard let first = text.utf8.first else { return false }
    return (isLetter(first) || sign == "_" && first == UInt8(ascii: "_"))
      && text.utf8.allSatisfy { isLetter($0) || isInner($0) }
  }
}
