import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// The table of an object's properties, and what else may stand in it.
  mutating func properties(_ object: ObjectType, _ value: ValueDescription, level: Int) {
    if !object.properties.isEmpty {
      label(level, "Properties")
      var rows: [[Inline]] = []
      for property in object.properties { rows.append(row(property, value)) }
      page.table(["Property", "Type", "Required", "Default", "Description"], rows)
    }
    page.paragraph(otherMembers(object, value))
  }

  private mutating func row(_ property: Property, _ value: ValueDescription) -> [Inline] {
    let description = MemberDescription(property, in: value, site: site, page: path)
    let anchor = page.place(value.anchors.member(property.key))
    var name: Inline = "\(anchor)\(code: property.key)"
    if property.documentation.deprecation != nil { name = "\(name)<br>*deprecated*" }
    return [
      name, description.type, property.isRequired ? "yes" : "no",
      property.defaultValue.map { .code($0.shown) } ?? "", description.cell(more: more(description, value)),
    ]
  }

  /// The link to the section that says more about a property, where there is one.
  private func more(_ description: MemberDescription, _ value: ValueDescription) -> Inline? {
    guard description.needsSection else { return nil }
    let target = site.path(from: path, to: path, anchor: value.anchors.about(description.property.key))
    return .link("More", to: target)
  }

  /// What the schema says about members that it does not name.
  private func otherMembers(_ object: ObjectType, _ value: ValueDescription) -> Inline {
    let conjuncts = Conjuncts(site: site).all(of: value.schemas, intoSubjects: true)
    var sentences: [Inline] = []
    for pattern in conjuncts.flatMap(\.patternProperties) {
      if site.graph[pattern.schema].boolean == false { continue }
      let phrase = phraser.phrase([pattern.schema], site.types.type(of: pattern.schema))
      let text = site.graph[pattern.schema].description.map { Inline.prose($0).sentence }
      sentences.append(
        ["Properties whose names match \(code: pattern.name): \(phrase).", text].compactMap { $0 }.joined(" ")
      )
    }
    guard let additional = object.additional else {
      return (sentences + ["Other properties are not allowed."]).joined(" ")
    }
    let others = conjuncts.compactMap { $0.additionalProperties ?? $0.unevaluatedProperties }
      .filter { site.graph[$0].boolean == nil }
    if let schema = others.first {
      let name: Inline = object.properties.isEmpty ? "Every property" : "Every other property"
      sentences.append("\(name): \(phraser.phrase([schema], additional.value)).")
      if let text = site.graph[schema].description { sentences.append(Inline.prose(text).sentence) }
    } else if conjuncts.contains(where: {
      $0.additionalProperties.map { site.graph[$0].boolean == true } ?? false
    }) {
      sentences.append("Other properties are allowed and kept.")
    } else if !object.properties.isEmpty {
      sentences.append("Other properties are kept, and a warning mentions them.")
    }
    return sentences.joined(" ")
  }

  /// Whether a row is too small for some property.
  func hasDetails(_ value: ValueDescription) -> Bool {
    switch value.nominal?.declaration {
    case .object(let object):
      object.properties.contains { MemberDescription($0, in: value, site: site, page: path).needsSection }
    case .union(let union):
      union.cases.contains { item in
        value.form(item, site).map { $0.isDescribedHere && hasDetails($0) } ?? false
      }
    case .stringEnum, .integerEnum, .literalEnum, .openEnum, .wrapper, .alias, .namespace, nil: false
    }
  }

  /// The sections that say more than a row can: of an object's properties, and of those in the forms of a union.
  mutating func details(of value: ValueDescription, level: Int) {
    switch value.nominal?.declaration {
    case .object(let object): details(of: object, value, level: level)
    case .union(let union):
      for item in union.cases {
        guard let form = value.form(item, site), form.isDescribedHere else { continue }
        details(of: form, level: level)
      }
    case .stringEnum, .integerEnum, .literalEnum, .openEnum, .wrapper, .alias, .namespace, nil: return
    }
  }

  private mutating func details(of object: ObjectType, _ value: ValueDescription, level: Int) {
    for property in object.properties {
      let description = MemberDescription(property, in: value, site: site, page: path)
      guard description.needsSection else { continue }
      let title = (value.path + [property.key]).joined(separator: ".")
      page.heading(level, .code(title), anchor: value.anchors.about(property.key))
      deprecation(property.documentation.deprecation)
      page.prose(property.documentation.description)
      let inner = description.value
      page.bullets(description.constraints)
      shape(inner, level: 2)
      rules(of: inner, level: 2)
      operations(site.graph, property.schemas)
      details(of: inner, level: min(level + 1, 5))
    }
  }

  private mutating func operations(_ graph: SchemaGraph, _ schemas: [SchemaID]) {
    let names = schemas.flatMap { graph[$0].extensions.usedIn }
    if !names.isEmpty { page.paragraph("Used by: \(names.map(Inline.text).joined(", ")).") }
  }
}
