import SchemaModel
import TypeModel

/// Writes the sections of a page: that of a subject, and those that say more about its members.
struct SectionWriter {
  let site: Site
  /// The path of the page.
  let path: String
  var page = Page()

  var phraser: TypePhraser { TypePhraser(site: site, page: path) }

  /// Everything about a root or a definition.
  mutating func write(_ subject: Subject) {
    let level = subject.isRoot ? 1 : 2
    let schema = site.graph[subject.schema]
    let nominal = site.nominal(of: subject)
    page.heading(level, .text(subject.title), anchor: subject.anchor)
    deprecation(nominal?.documentation.deprecation ?? schema.ownDeprecation)
    page.prose(schema.description)
    facts(subject, nominal)
    let inclusion = Inclusion(in: subject, nominal, site)
    var value = ValueDescription(
      schemas: [subject.schema], type: site.types.type(of: subject.schema),
      nominal: inclusion?.rest ?? nominal, anchors: subject.anchors, path: [])
    value.told = inclusion?.schemas ?? []
    value.described = DescribedTypes(in: value, site: site)
    label(level, "Limits", for: limits(of: value))
    page.bullets(limits(of: value))
    shape(value, level: level)
    if let inclusion { page.paragraph(inclusion.sentence(from: path, site)) }
    rules(of: value, level: level)
    if inclusion?.isSame != true {
      swiftFace(value.nominal, level: level, included: inclusion?.subject.title)
    }
    if subject.isRoot, hasDetails(value) { page.heading(2, "More on properties") }
    details(of: value, level: 3)
    examples(of: subject, level: level)
    usedIn(subject, level: level)
  }

  /// A heading on the page of a root; in the section of a definition, a word in bold.
  mutating func label(_ level: Int, _ title: Inline, for items: [Inline] = [""]) {
    guard !items.isEmpty else { return }
    if level == 1 { page.heading(2, title) } else { page.paragraph(.strong(title)) }
  }

  mutating func deprecation(_ deprecation: Deprecation?) {
    if let deprecation { page.paragraph(.strong(Deprecations.sentence(deprecation))) }
  }

  private mutating func facts(_ subject: Subject, _ nominal: NominalType?) {
    let type =
      nominal?.qualifiedName ?? SwiftSpelling(types: site.types).type(site.types.type(of: subject.schema))
    let location = site.graph.location(of: subject.schema)
    let schema = location.hasSuffix("#") ? String(location.dropLast()) : location
    var kind = phraser.phrase([subject.schema], site.types.type(of: subject.schema)).kindsOnly
    if case .namespace = nominal?.declaration { kind = "" }
    page.table(
      ["Swift type", "JSON", "Schema", "Since"],
      [[.code(type), kind, .code(schema), .text(site.graph[subject.schema].extensions.since ?? "")]])
  }
}

/// A value that a section describes: the schemas that hold for it and what carries it.
struct ValueDescription {
  var schemas: [SchemaID]
  var type: TypeReference
  /// The declared type that is described here and not in a section of its own.
  var nominal: NominalType?
  var anchors: AnchorScope
  /// The anchor of what is said about it; empty for the subject of the section.
  var place = ""
  /// The names that lead to it from the subject of the section.
  var path: [String]
  /// The schemas whose demands and members are told of elsewhere.
  var told: Set<SchemaID> = []
  /// Where the subject's section describes declared types that have none of their own.
  var described = DescribedTypes()

  /// What a rule calls it.
  var name: Inline {
    if !path.isEmpty { return .code(path.joined(separator: ".")) }
    if case .object = nominal?.declaration { return ClauseReader.wholeObject }
    return ClauseReader.whole
  }

  /// What a property of it holds.
  /// - Parameter nominal: the declared type that is described there.
  func member(_ property: Property, _ nominal: NominalType?) -> ValueDescription {
    ValueDescription(
      schemas: property.schemas, type: property.type, nominal: nominal, anchors: anchors.inside(property.key),
      place: anchors.about(property.key), path: path + [property.key], described: described)
  }

  /// One of its forms, where that is described at the union and not in a section of its own.
  func form(_ item: UnionType.Case, _ site: Site) -> ValueDescription? {
    guard case .named(let id) = item.payload, site.subject(site.types[id].schema) == nil else { return nil }
    let nominal = site.types[id]
    if case .stringEnum(let type) = nominal.declaration, type.cases.count == 1 { return nil }
    return ValueDescription(
      schemas: item.schemas, type: item.payload, nominal: nominal, anchors: anchors.inside(item.name),
      place: anchors.form(item.name), path: path, described: described)
  }

  /// Where its type is described; nil for a type that is described wherever it occurs.
  var placeOfType: DescribedType? { nominal.flatMap { described[$0.id] } }

  /// Whether this is the place that describes its type, and not one with a link to it.
  var isDescribedHere: Bool { placeOfType.map { $0.anchor == place } ?? true }
}

extension Schema {
  var ownDeprecation: Deprecation? {
    deprecated ? Deprecation(replacement: extensions.replacement) : nil
  }
}

extension Inline {
  /// A phrase of a type without the link behind it.
  var kindsOnly: Inline {
    guard let comma = markdown.firstRange(of: ", [") else { return self }
    return Inline(markdown: String(markdown[..<comma.lowerBound]))
  }
}

enum Deprecations {
  static func sentence(_ deprecation: Deprecation) -> Inline {
    guard let replacement = deprecation.replacement, !replacement.isEmpty else { return "Deprecated." }
    let isName = replacement.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "._-[]".unicodeScalars.contains($0) || ("0"..."9").contains($0)
    }
    return "Deprecated: use \(isName ? .code(replacement) : .prose(replacement))."
  }
}
