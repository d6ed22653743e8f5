import TypeModel

extension SectionWriter {
  /// The members of a type as Swift declares them, each beside its key where that is another word.
  /// - Parameter included: the title of an object whose members it has as well, which are left out.
  mutating func swiftFace(_ nominal: NominalType?, level: Int, included: String? = nil) {
    guard let nominal, case .object(let object) = nominal.declaration,
      !object.properties.isEmpty || included != nil
    else { return }
    label(level, "In Swift")
    let spelling = SwiftSpelling(types: site.types, scope: nominal)
    var lines: [(code: String, note: String)] = object.properties.map { property in
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
    let width = lines.filter { !$0.note.isEmpty }.map { $0.code.count }.max() ?? 0
    let body = lines.map { line in
      line.note.isEmpty
        ? line.code
        : line.code + String(repeating: " ", count: max(0, width - line.code.count)) + "  // "
          + line.note.oneLine
    }
    let more = included.map { ["  // and the properties of \($0.oneLine)"] } ?? []
    page.code(
      (["struct \(nominal.qualifiedName) {"] + body + more + ["}"]).joined(separator: "\n"), language: "swift"
    )
  }
}

extension String {
  /// Without line breaks, for a comment at the end of a line.
  fileprivate var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}
