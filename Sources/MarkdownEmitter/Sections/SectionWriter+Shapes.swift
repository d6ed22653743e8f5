import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// What the value is made of: properties, forms or possible values.
  mutating func shape(_ value: ValueDescription, level: Int) {
    switch value.nominal?.declaration {
    case .object(let object): properties(object, value, level: level)
    case .union(let union): forms(union, value, level: level)
    case .stringEnum(let type), .integerEnum(let type), .literalEnum(let type): values(type, level: level)
    case .openEnum(let type):
      values(type, level: level)
      page.paragraph(
        "Any other string is allowed; in Swift it is \(code: "." + (type.otherName ?? "other") + "(…)").")
    case .alias(let target):
      if case .named(let id) = target, let subject = site.subject(site.types[id].schema) {
        page.paragraph("The same as \(site.link(to: subject, from: path)).")
      }
    case .wrapper(let wrapper):
      page.paragraph(phraser.phrase(value.schemas, wrapper.value).sentence)
    case .namespace, nil: break
    }
  }

  /// Demands on the value as a whole, as sentences.
  func limits(of value: ValueDescription) -> [Inline] {
    let isEnum: Bool
    switch value.nominal?.declaration {
    case .stringEnum, .integerEnum, .literalEnum, .openEnum: isEnum = true
    case .object, .union, .wrapper, .alias, .namespace, nil: isEnum = false
    }
    var sentences: [Inline] = []
    for schema in Conjuncts(site: site).all(of: value.schemas, intoSubjects: true) {
      let demands = Demands(schema, showsType: false, showsValues: !isEnum)
      for demand in demands.messages.map({ Marked.inline($0).sentence }) where !sentences.contains(demand) {
        sentences.append(demand)
      }
    }
    return sentences
  }

  // MARK: - Unions

  private mutating func forms(_ union: UnionType, _ value: ValueDescription, level: Int) {
    label(level, "Forms")
    let tags = Tags(union)
    let phrases = union.cases.map { phraser.phrase($0.schemas, $0.payload) }
    let links = union.cases.compactMap { item in formLink(item) }
    // Where all forms are objects with a section of their own, links tell them apart.
    let areLinks = links.count == union.cases.count && Set(phrases.map(\.kindsOnly)).count == 1
    let areNamedByTag = union.cases.indices.allSatisfy { tags.values[$0] == [union.cases[$0].name] }
    let rows = union.cases.enumerated().map { index, item -> [Inline] in
      [
        areLinks ? links[index] : phrases[index],
        tags.text(of: index),
        areNamedByTag ? "" : .code("." + item.name), formText(item),
      ]
    }
    page.table(["Form", "When \(code: tags.property) is", "Swift", "Description"], rows)
    if areNamedByTag {
      page.paragraph("In Swift the case of each form is named by its \(code: tags.property).")
    }
    for item in union.cases { inlineForm(item, value) }
  }

  private func formLink(_ item: UnionType.Case) -> Inline? {
    guard case .named(let id) = item.payload, let subject = site.subject(site.types[id].schema) else {
      return nil
    }
    return site.link(to: subject, from: path)
  }

  private func formText(_ item: UnionType.Case) -> Inline {
    let reader = Constraints(site: site, page: path)
    var parts: [Inline] = []
    let documented = item.schemas.compactMap { site.target(of: $0) }.first
    let text = item.documentation.description ?? documented.flatMap { site.graph[$0.schema].description }
    if let text = text?.paragraphs.first { parts.append(Inline.prose(text).sentence) }
    if item.schemas.count == 1 { parts += reader.sentences(of: item.schemas, showsValues: true) }
    return parts.joined(" ")
  }

  /// A form that is described nowhere else.
  private mutating func inlineForm(_ item: UnionType.Case, _ value: ValueDescription) {
    guard let form = value.form(item, site) else { return }
    let name = Inline.strong(.code("." + item.name))
    guard form.isDescribedHere else {
      page.paragraph(name)
      if let place = form.placeOfType { page.paragraph(place.reference(from: path, site)) }
      return
    }
    page.paragraph("\(page.place(form.place))\(name)")
    shape(form, level: 2)
    rules(of: form, level: 2)
  }

  // MARK: - Enums

  private mutating func values(_ type: EnumType, level: Int) {
    label(level, "Values")
    page.table(
      ["Value", "Swift", "Description"],
      type.cases.map { item in
        var text: [Inline] = []
        if let deprecation = item.documentation.deprecation {
          text.append(.strong(Deprecations.sentence(deprecation)))
        }
        if let words = item.documentation.description ?? item.documentation.title {
          text.append(Inline.prose(words.paragraphs.joined(separator: " ")).sentence)
        }
        if let since = item.documentation.since { text.append("Since \(text: since).") }
        return [.code(item.value.shown), .code("." + item.name), text.joined(" ")]
      })
  }
}

/// The member that tells the forms of a union apart, and its values for each.
private struct Tags {
  var property = ""
  var values: [Int: [String]] = [:]
  /// The form of objects in which it has another value, or is missing.
  var other: Int?

  init(_ union: UnionType) {
    for rule in union.dispatch {
      guard case .tag(let property, let branches, let other) = rule.decision else { continue }
      (self.property, self.other) = (property, other)
      for branch in branches { values[branch.branch, default: []].append(branch.value) }
    }
  }

  func text(of index: Int) -> Inline {
    let listed = (values[index] ?? []).map(Inline.code)
    return (index == other ? listed + ["anything else"] : listed).list("or")
  }
}
