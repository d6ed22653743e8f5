import SchemaModel

extension Site {
  /// Every documented object with its schema, its Swift type and its page.
  func objectsPage() -> Page {
    var page = Page(
      path: PagePaths.objects, title: "Every object", trail: [(Self.title, Target(page: PagePaths.index))])
    page.heading(1, "Every object")
    page.paragraph(
      "What has a schema of its own: each file, and each definition in it.\(shows(.swift) ? " The Swift type is the one that carries it." : "")"
    )
    for vendor in vendors {
      page.heading(2, .text(vendor.title))
      let documents = Set(vendor.documents)
      page.table(
        ["Object", "Swift type", "Schema"],
        subjects.filter { documents.contains($0.document) }.map { subject in
          [
            link(to: subject), typeCell(of: subject),
            .code(location(of: subject)),
          ]
        })
    }
    return page
  }

  /// Whether pages have a part that may be left out.
  func shows(_ part: SiteSettings.Part) -> Bool { !without.contains(part) }

  /// The Swift type of a subject in a table; empty where pages have no Swift, so that the table has no such column.
  func typeCell(of subject: Subject) -> Inline { shows(.swift) ? .code(swiftType(of: subject)) : "" }

  /// The Swift type of a subject in full.
  func swiftType(of subject: Subject) -> String {
    nominal(of: subject)?.qualifiedName ?? SwiftSpelling(types: types).type(type(of: subject))
  }

  /// The location of a subject's schema: a file, or a file and a pointer.
  func location(of subject: Subject) -> String {
    let location = graph.location(of: subject.schema)
    return location.hasSuffix("#") ? String(location.dropLast()) : location
  }
}
