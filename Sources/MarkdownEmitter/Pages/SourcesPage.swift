import SchemaModel

extension Site {
  /// The source that a schema names.
  struct Source {
    var title: String
    var heading: String?
    var date: String?
    /// The entry on the page of sources; nil where the document is not listed.
    var target: Target?

    var label: Inline { heading.map { "\(text: title), \(text: $0)" } ?? .text(title) }

    var line: Inline {
      let link = target.map { Inline.link(label, to: $0) } ?? label
      return "Source: \(link)\(date.map { " (\(text: $0))" } ?? "")."
    }
  }

  /// The source that a schema itself names.
  func source(of schema: Schema) -> Source? {
    guard let text = schema.extensions.source else { return nil }
    let (title, heading) = SchemaNamespace.Source.parts(of: text)
    let folder = PagePaths.folder(of: graph.documents[schema.document].path)
    guard let vendor = vendorIndex[folder].map({ vendors[$0] }),
      let index = vendor.sources.firstIndex(where: { $0.title == title })
    else { return Source(title: title, heading: heading) }
    let anchor = Self.anchor(index, heading)
    return Source(
      title: title, heading: heading, date: vendor.sources[index].date,
      target: Target(page: PagePaths.sources(folder: folder), anchor: anchor))
  }

  /// The source of what a schema is in, as far as one is listed.
  func nearestSource(of id: SchemaID) -> (label: Inline, target: Target)? {
    if vendors.allSatisfy(\.sources.isEmpty) { return nil }
    var next: SchemaID? = id
    while let id = next {
      if let source = source(of: graph[id]) { return source.target.map { (source.label, $0) } }
      if let parent = places[id]?.parent {
        next = parent
      } else {
        let root = graph.documents[graph[id].document].root
        next = id == root ? nil : root
      }
    }
    return nil
  }

  private static func anchor(_ index: Int, _ heading: String?) -> String {
    "source.\(index + 1)" + (heading.map { "." + Escaping.anchor($0) } ?? "")
  }

  /// The documents that a vendor's schemas were written from, and what each heading of them describes.
  func sourcesPage(_ vendor: Vendor) -> Page {
    var page = Page(
      path: PagePaths.sources(folder: vendor.folder), title: "Sources", trail: trail(to: vendor))
    page.heading(1, "Sources")
    page.paragraph(
      "What the schemas of \(Inline.link(.text(vendor.title), to: indexTarget(vendor))) were written from.")
    let documents = Set(vendor.documents)
    let schemas = graph.schemas.filter { documents.contains($0.document) && $0.extensions.source != nil }
    let entries = Dictionary(grouping: schemas) { $0.extensions.source ?? "" }
    for (index, source) in vendor.sources.enumerated() {
      page.opening(
        2, .text(source.title), anchor: Self.anchor(index, nil), name: String(index + 1))
      page.paragraph(source.date.map { "Date: \(Inline.prose($0).withoutStop)." } ?? "")
      page.paragraph(source.address.map { .web(.text($0), $0) } ?? "")
      let own = schemas.compactMap(\.extensions.source).reduce(into: [String]()) {
        if SchemaNamespace.Source.parts(of: $1).title == source.title, !$0.contains($1) { $0.append($1) }
      }
      for text in own {
        if let heading = SchemaNamespace.Source.parts(of: text).heading {
          page.heading(3, .text(heading), anchor: Self.anchor(index, heading))
        }
        page.bullets((entries[text] ?? []).map(described))
      }
    }
    return page
  }

  /// A schema with the properties that it lists.
  private func described(_ schema: Schema) -> Inline {
    let names = Group([schema.id], graph).properties.filter { property in
      property.schemas.allSatisfy { graph[$0].extensions.source == nil }
    }.map { property -> Inline in
      target(of: property.schemas[0]).map { .link(.code(property.name), to: $0) } ?? .code(property.name)
    }
    let link = reference(to: schema.id)
    return names.isEmpty ? link : "\(link): \(names.joined(", "))"
  }
}
