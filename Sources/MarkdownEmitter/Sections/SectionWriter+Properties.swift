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
    guard case .object(let object) = value.nominal?.declaration else { return false }
    return object.properties.contains {
      MemberDescription($0, in: value, site: site, page: path).needsSection
    }
  }

  /// The places of objects without a section of their own inside a value, each at the member closest to the value: one
  /// that several members have, or that contains itself, is described once.
  func describedTypes(in value: ValueDescription) -> [TypeID: DescribedType] {
    var places: [TypeID: DescribedType] = [:]
    var waiting = [value]
    var next = 0
    while next < waiting.count {
      let owner = waiting[next]
      next += 1
      guard case .object(let object) = owner.nominal?.declaration else { continue }
      for property in object.properties {
        guard let nominal = MemberDescription.inlineType(property.type, site: site),
          case .object = nominal.declaration, places[nominal.id] == nil
        else { continue }
        let member = owner.member(property, nominal)
        let name = Inline.code(member.path.joined(separator: "."))
        places[nominal.id] = DescribedType(name: name, anchor: owner.anchors.about(property.key))
        waiting.append(member)
      }
    }
    return places
  }

  /// The sections that say more than a row can.
  mutating func details(of value: ValueDescription, level: Int) {
    guard case .object(let object) = value.nominal?.declaration else { return }
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
