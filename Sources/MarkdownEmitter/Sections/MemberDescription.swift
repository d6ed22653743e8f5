import SchemaModel
import SchemaRuntime
import TypeModel

/// What a page says about a property, and how much of it fits into a row.
struct MemberDescription {
  let property: Property
  /// What a section of its own would describe.
  let value: ValueDescription
  let type: Inline
  /// One sentence for each thing that is demanded of the value.
  let constraints: [Inline]
  private let values: [Inline]
  private let site: Site
  private let page: String
  /// Where the value's type is described, if that is somewhere else.
  private let outer: DescribedType?

  init(_ property: Property, in owner: ValueDescription, site: Site, page: String) {
    self.property = property
    self.site = site
    self.page = page
    let nominal = MemberDescription.inlineType(property.type, site: site)
    let place = nominal.flatMap { owner.described[$0.id] }
    outer = place?.anchor == owner.anchors.about(property.key) ? nil : place
    value = owner.member(property, outer == nil ? nominal : nil)
    type =
      property.schemas.isEmpty
      ? "any value" : TypePhraser(site: site, page: page).phrase(property.schemas, property.type)
    values = MemberDescription.values(property, value.nominal)
    let isEnum = MemberDescription.isEnum(property.type, site: site) || property.fixedValue != nil
    constraints = Constraints(site: site, page: page).sentences(of: property.schemas, showsValues: !isEnum)
  }

  /// Whether a row is too small.
  var needsSection: Bool {
    if let nominal = value.nominal {
      switch nominal.declaration {
      case .stringEnum, .integerEnum, .literalEnum, .openEnum: return values.isEmpty
      case .object, .union, .wrapper, .alias, .namespace: return true
      }
    }
    let text = property.documentation.description ?? ""
    if text.paragraphs.count > 1 || isLong { return true }
    return property.schemas.contains { !site.graph[$0].extensions.usedIn.isEmpty }
  }

  /// Whether the demands take more room than a row has.
  private var isLong: Bool { constraints.reduce(0) { $0 + $1.markdown.utf8.count } > 280 }

  /// The last cell of the row.
  func cell(more: Inline?) -> Inline {
    var parts: [Inline] = []
    if let deprecation = property.documentation.deprecation {
      parts.append(.strong(Deprecations.sentence(deprecation)))
    }
    if let text = property.documentation.description?.paragraphs.first {
      parts.append(Inline.prose(text).sentence)
    }
    if let outer { parts.append(outer.reference(from: page, site)) }
    if let value = property.fixedValue { parts.append("Always \(code: value.shown).") }
    if !values.isEmpty { parts.append("One of \(values.list("or")).") }
    if let since = property.documentation.since { parts.append("Since \(text: since).") }
    var lines = [parts.joined(" ")]
    if !isLong { lines.append(constraints.joined(" ")) }
    let examples = shortExamples
    if !examples.isEmpty { lines.append("Example: \(examples.joined(", "))") }
    lines += [more].compactMap { $0 }
    return lines.filter { !$0.isEmpty }.joined("<br>")
  }

  /// Scalar examples that tell more than the fixed value or the list of values does.
  private var shortExamples: [Inline] {
    guard property.fixedValue == nil, values.isEmpty else { return [] }
    if case .encoded = property.type.nonNull { return [] }
    let all = property.schemas.flatMap { site.graph[$0].examples }
    return all.filter { example in
      switch example {
      case .null, .bool: false
      case .number, .string, .array: example.description.utf8.count <= 60
      case .object: false
      }
    }
    .prefix(3).map { .code($0.shown) }
  }

  // MARK: - Kinds

  /// The declared type of a value, where no section of its own describes it.
  static func inlineType(_ type: TypeReference, site: Site) -> NominalType? {
    switch type {
    case .named(let id): return site.subject(site.types[id].schema) == nil ? site.types[id] : nil
    case .optional(let inner), .array(let inner), .map(let inner), .encoded(let inner):
      return inlineType(inner, site: site)
    case .string, .bool, .int, .double, .json, .jsonObject: return nil
    }
  }

  private static func isEnum(_ type: TypeReference, site: Site) -> Bool {
    guard case .named(let id) = type.nonNull else { return false }
    switch site.types[id].declaration {
    case .stringEnum, .integerEnum, .literalEnum, .openEnum: return true
    case .object, .union, .wrapper, .alias, .namespace: return false
    }
  }

  /// The values of a small enum that has nothing to say about them, each with its Swift name where that is another.
  private static func values(_ property: Property, _ nominal: NominalType?) -> [Inline] {
    let type: EnumType
    switch nominal?.declaration {
    case .stringEnum(let list), .integerEnum(let list), .literalEnum(let list): type = list
    case .openEnum, .object, .union, .wrapper, .alias, .namespace, nil: return []
    }
    guard type.cases.count <= 6, type.cases.allSatisfy({ $0.documentation.description == nil }) else {
      return []
    }
    return type.cases.map { item in
      item.value.stringValue == item.name
        ? .code(item.value.shown) : "\(code: item.value.shown) (\(code: "." + item.name))"
    }
  }
}
