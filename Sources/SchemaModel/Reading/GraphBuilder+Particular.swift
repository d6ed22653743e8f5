import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Reads a keyword that has a rule of its own.
  mutating func readParticular(
    _ shape: KeywordShape.Particular, _ member: YAMLNode.Member, of schema: Schema
  ) -> Bool {
    switch shape {
    case .types: return readTypes(member, of: schema)
    case .nullable:
      guard member.value.bool != nil else {
        return expected("true or false", member.key, found: member.value)
      }
      schema.foldedKeywords.append(member.key)
      return false  // it is read with the type that it belongs to
    case .example:
      schema.examples = [member.value.jsonValue]
    case .enumeration: return readEnumeration(member, of: schema)
    case .dependentNames: return readDependentRequired(member, of: schema)
    case .caseNames: return readCaseNames(member, of: schema)
    case .ignoredRules: return readIgnoredRules(member, of: schema)
    case .pattern:
      guard let text = member.value.string else {
        return expected("a regular expression", member.key, found: member.value)
      }
      guard checkPattern(text, at: member.value.location) else {
        schema.uncheckedPattern = text
        isIgnored = true
        return false
      }
      schema.pattern = text
    case .format:
      guard let name = member.value.string else {
        return expected("a string", member.key, found: member.value)
      }
      checkFormat(name, at: member.value.location, in: schema.dialect)
      schema.format = name
    }
    return true
  }

  /// Validation §6.1.1.
  private mutating func readTypes(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    let expectation = "the name of a type or an array of such names"
    var types = TypeSet()
    let nodes: [YAMLNode]
    switch member.value.content {
    case .string: nodes = [member.value]
    case .sequence(let elements) where !elements.isEmpty: nodes = elements
    case .null, .bool, .number, .sequence, .mapping:
      return expected(
        expectation, member.key, found: member.value,
        help: member.value.isNull ? "name a type; the name 'null' stands in quotes" : nil)
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
    if schema.dialect == .openAPI30, nodes.count > 1 || types.contains(.null) {
      tolerate(
        "'\(member.key)' should be one name, and not null, in OpenAPI 3.0", at: member.value.location,
        help: "write 'nullable: true' for null, and 'anyOf' for several")
    }
    schema.types = types
    return true
  }

  private func typeHelp(_ node: YAMLNode) -> String? {
    if node.isNull { return "write 'null' in quotes" }
    return HabitHelp.type(node.string ?? "")
  }

  /// Validation §6.1.2.
  private mutating func readEnumeration(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    guard let elements = member.value.elements else {
      return expected(
        "an array of values", member.key, found: member.value,
        help: HabitHelp.array(member.value, of: member.key))
    }
    // draft-04 refuses what its successors advise against (Validation §5.5.1.1).
    let severity = schema.dialect.isLikeDraft4 && options.strict ? Severity.error : .warning
    if elements.isEmpty {
      diagnostics.add(
        Diagnostic(severity, "'enum' without a value: no instance is valid", at: member.value.location))
    }
    var seen: Set<JSONValue> = []
    let values = elements.map(\.jsonValue)
    for (element, value) in zip(elements, values) where !seen.insert(value).inserted {
      diagnostics.add(
        Diagnostic(
          severity, "'enum' holds \(element.found) twice", at: element.location, rule: "enum-duplicate"))
    }
    schema.enumeration = values
    return true
  }

  /// Validation §6.5.4.
  private mutating func readDependentRequired(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    guard let entries = member.value.members else {
      return expected("an object of arrays of names", member.key, found: member.value)
    }
    for entry in entries {
      guard let names = names(entry.value, of: member.key + "/" + entry.key) else { continue }
      schema.dependentRequired.append(DependentRequired(name: entry.key, required: names))
    }
    return true
  }

  private mutating func readIgnoredRules(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    readTexts(of: member, "an object of reasons", "a reason") { entry, reason in
      schema.extensions.ignored.append((rule: entry.key, reason: reason, location: entry.keyLocation))
    }
  }

  private mutating func readCaseNames(_ member: YAMLNode.Member, of schema: Schema) -> Bool {
    readTexts(of: member, "an object of Swift names", "a Swift name") { entry, name in
      schema.extensions.caseNames.append((value: entry.key, name: name))
    }
  }

  /// Reads an object of strings, up to the first member that has none.
  private mutating func readTexts(
    of member: YAMLNode.Member, _ object: String, _ text: String, take: (YAMLNode.Member, String) -> Void
  ) -> Bool {
    guard let entries = member.value.members else { return expected(object, member.key, found: member.value) }
    for entry in entries {
      guard let own = entry.value.string else {
        return expected(text, member.key + "/" + entry.key, found: entry.value)
      }
      take(entry, own)
    }
    return true
  }

  /// Notes a format that validation does not assert.
  private mutating func checkFormat(_ name: String, at location: SourceLocation, in dialect: Dialect) {
    let format = Format(rawValue: name)
    let isKnown = format?.isDefined(in: dialect.formats) ?? Self.registeredFormats.contains(name)
    guard !isKnown, !knownFormats.contains(ScalarKey(name)) else { return }
    let oldest = Dialect.ofJSONSchema.last { format?.isDefined(in: $0.formats) == true }
    let known = Format.allCases.filter { $0.isDefined(in: dialect.formats) }.map(\.rawValue)
    unknownFormats.append(
      (
        name: ScalarKey(name),
        warning: Diagnostic(
          .warning, "unknown format '\(name.shortened)' in \(dialect.shortName): it asserts nothing",
          at: location,
          help: oldest.map { "\($0.shortName) has it" } ?? spellingHelp(for: name, among: known),
          rule: "format-unknown")
      ))
  }

  /// Reports unknown formats, once for each name.
  mutating func reportUnknownFormats() {
    var seen: Set<ScalarKey> = []
    for (name, warning) in unknownFormats
    where !graph.ignores.use(warning) && seen.insert(name).inserted {
      diagnostics.add(warning)
    }
  }

  /// The formats of OpenAPI's registry that describe numbers, bytes and secrets: they are annotations in every dialect.
  private static let registeredFormats: Set = [
    "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float", "double", "decimal",
    "decimal128", "double-int", "byte", "binary", "password",
  ]

  /// Reports a text that is no regular expression, and one that only browsers read.
  /// - Returns: false where the pattern is taken for an annotation.
  mutating func checkPattern(_ text: String, at location: SourceLocation) -> Bool {
    guard soundPatterns.insert(ScalarKey(text)).inserted else { return true }
    do throws(PatternError) {
      guard let legacy = try Pattern(text).legacySyntax else { return true }
      tolerate(
        "'\(text.shortened)' is a regular expression in browsers only: \(legacy.message), at character \(legacy.offset + 1)",
        at: location)
    } catch {
      soundPatterns.remove(ScalarKey(text))
      let isAnnotation = options.patternIsAnnotation
      diagnostics.add(
        Diagnostic(
          isAnnotation ? .warning : .error,
          "'\(text.shortened)' is no regular expression: \(error.message), at character \(error.offset + 1)",
          at: location, help: isAnnotation ? "it asserts nothing" : nil))
      return !isAnnotation
    }
    return true
  }
}
