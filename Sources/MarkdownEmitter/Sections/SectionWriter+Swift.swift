import TypeModel

extension SectionWriter {
  /// Notes stand below each other up to this column.
  private static let noteColumn = 56

  /// How many members the cases of a union may have that are shown with it.
  private static let mostMembersOfCases = 60

  /// The members of a type as Swift declares them, each beside its key where that is another word; of a union by conditions
  /// the cases and their members.
  mutating func swiftFace(_ nominal: NominalType?, level: Int) {
    guard site.shows(.swift), let nominal else { return }
    let lines: [String]
    switch nominal.declaration {
    case .object(let object) where !object.properties.isEmpty: lines = face(of: nominal, object)
    case .union(let union) where union.isByConditions: lines = face(of: nominal, union)
    case .object, .union, .tuple, .stringEnum, .openEnum, .integerEnum, .numberEnum, .literalEnum, .wrapper,
      .alias, .namespace:
      return
    }
    page.heading(level, "In Swift")
    page.code(lines.joined(separator: "\n"), language: "swift")
  }

  private func face(of nominal: NominalType, _ union: UnionType) -> [String] {
    let spelling = SwiftSpelling(types: site.types, scope: nominal)
    let cases = union.cases.map { "  case \($0.name)(\(spelling.type($0.payload)))" }
    let structs = union.cases.compactMap { item -> (NominalType, ObjectType)? in
      guard case .named(let id) = item.payload, site.types[id].parent == nominal.id,
        case .object(let object) = site.types[id].declaration
      else { return nil }
      return (site.types[id], object)
    }
    let isShort = structs.reduce(0) { $0 + $1.1.properties.count } <= Self.mostMembersOfCases
    return ["enum \(nominal.name) {"] + cases + ["}"]
      + (isShort ? structs.flatMap { [""] + face(of: $0.0, $0.1) } : [])
  }

  private func face(of nominal: NominalType, _ object: ObjectType) -> [String] {
    // The members that a very large object includes are declared where they are described.
    let properties =
      object.properties.count <= 60
      ? object.properties
      : object.properties.filter { $0.schemas.first.flatMap { site.owner(of: $0)?.schema } == nominal.schema }
    let spelling = SwiftSpelling(types: site.types, scope: nominal)
    var lines: [(code: String, note: String)] = properties.map { property in
      let declaration = "  var \(property.name): \(spelling.type(of: property))"
      var notes = property.name == property.key ? [] : [property.key]
      if property.documentation.deprecation != nil { notes.append("deprecated") }
      return (declaration, notes.joined(separator: ", "))
    }
    for members in object.patterned {
      lines.append(("  var \(members.name): \(spelling.type(members.type))", members.pattern))
    }
    if let additional = object.additional {
      lines.append(("  var \(additional.name): \(spelling.type(additional.type))", ""))
    }
    let width = lines.filter { !$0.note.isEmpty }.map { min($0.code.count, Self.noteColumn) }.max() ?? 0
    let body = lines.map { line in
      line.note.isEmpty
        ? line.code
        : line.code + String(repeating: " ", count: max(0, width - line.code.count)) + "  // "
          + line.note.oneLine
    }
    let others = object.properties.count - properties.count
    let more = others == 0 ? [] : ["  // and \(others) of what it includes"]
    return ["struct \(nominal.name) {"] + body + more + ["}"]
  }
}

extension String {
  /// Without line breaks, for a comment at the end of a line.
  fileprivate var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}
