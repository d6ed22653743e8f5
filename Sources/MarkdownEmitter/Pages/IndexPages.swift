extension Site {
  /// The page that everything is found from.
  func mainIndex() -> Page {
    var page = Page()
    page.heading(1, "Reference")
    for vendor in vendors where !vendor.folder.isEmpty {
      let target = PagePaths.relative(from: PagePaths.index, to: PagePaths.vendorIndex(folder: vendor.folder))
      page.heading(2, .link(.text(vendor.title), to: target))
      page.prose(vendor.description)
      page.paragraph(
        vendor.documents.compactMap { root($0) }.map { link(to: $0, from: PagePaths.index) }.joined(" · "))
    }
    if let top = vendors.first(where: { $0.folder.isEmpty }) {
      page.heading(2, "Schemas")
      list(top, on: PagePaths.index, &page)
    }
    page.heading(2, "More")
    page.bullets([
      "\(Inline.link("Every object", to: PagePaths.objects)) with its schema, Swift type and page",
      "\(Inline.link("The x- vocabulary", to: PagePaths.vocabulary)): the keywords that these schemas add to JSON Schema",
    ])
    return page
  }

  /// The page of a vendor.
  func vendorIndex(_ vendor: Vendor) -> Page {
    var page = Page()
    let path = PagePaths.vendorIndex(folder: vendor.folder)
    page.heading(1, .text(vendor.title))
    page.prose(vendor.description)
    if let name = vendor.swiftName {
      page.paragraph("In Swift everything here is in \(code: name).")
    }
    page.heading(2, "Objects")
    list(vendor, on: path, &page)
    if !vendor.disagreements.isEmpty {
      page.heading(2, "More")
      let target = PagePaths.relative(from: path, to: PagePaths.disagreements(folder: vendor.folder))
      page.bullets([.link("Where the documents disagree", to: target)])
    }
    return page
  }

  private func list(_ vendor: Vendor, on path: String, _ page: inout Page) {
    page.table(
      ["Object", "Swift type", "Description"],
      vendor.documents.compactMap { root($0) }.map { subject in
        let text = graph[subject.schema].description?.firstSentence ?? ""
        let parts = subjects(ofDocument: subject.document).filter { !$0.isRoot }
        let links = parts.map { link(to: $0, from: path) }.joined(", ")
        let cell: Inline = parts.isEmpty ? .prose(text) : "\(.prose(text))<br>With \(links)."
        return [link(to: subject, from: path), .code(nominal(of: subject)?.qualifiedName ?? ""), cell]
      })
  }

  private func root(_ document: Int) -> Subject? { subjects(ofDocument: document).first(where: \.isRoot) }
}
