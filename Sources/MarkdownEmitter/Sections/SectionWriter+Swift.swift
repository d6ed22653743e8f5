import TypeModel

extension SectionWriter {
  /// Notes stand below each other up to this column.
  private static let noteColumn = 56

  /// The members of a type as Swift declares them, each beside its key where that is another word.
  mutating func swiftFace(_ nominal: NominalType?, level: Int) {
    guard site.shows(.swift), let nominal, case .object(let object) = nominal.declaration,
      !object.properties.isEmpty
    else {
      return
    }
    page.heading(level, "In Swift")
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
    page.code(
      (["struct \(nominal.name) {"] + body + more + ["}"]).joined(separator: "\n"), language: "swift"
    )
  }
}

extension String {
  /// Without line breaks, for a comment at the end of a line.
  fileprivate var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}
