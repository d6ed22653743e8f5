extension Site {
  static let title = "Reference"

  /// The page that everything is found from.
  /// - Parameter blocks: what stands before the schemas.
  func mainIndex(beginning blocks: [Block] = []) -> Page {
    var page = Page(path: PagePaths.index, title: Self.title)
    page.heading(1, "Reference")
    page.add(blocks)
    for vendor in vendors where !vendor.folder.isEmpty {
      page.heading(2, .link(.text(vendor.title), to: indexTarget(vendor)))
      page.prose(vendor.description)
      let links = vendor.documents.compactMap { root($0) }.map { link(to: $0) }
      for start in stride(from: 0, to: links.count, by: 60) {
        page.paragraph(links[start..<min(links.count, start + 60)].joined(" · "))
      }
    }
    if let top = vendors.first(where: { $0.folder.isEmpty }) {
      page.heading(2, "Schemas")
      list(top, &page)
      if shows(.messages) {
        let messages = Inline.link("Messages", to: Target(page: PagePaths.messages(folder: "")))
        page.paragraph("\(messages): what a validator may say.")
      }
    }
    page.heading(2, "More")
    let objects = Inline.link("Every object", to: Target(page: PagePaths.objects))
    var more: [Inline] = [
      "\(objects) with its schema\(shows(.swift) ? ", Swift type" : "") and page",
      "\(Inline.link("Every property", to: Target(page: PagePaths.properties))) from A to Z",
    ]
    if let history, !history.sections.isEmpty {
      more.append("\(Inline.link("Changes", to: Target(page: history.page))) of each version")
    }
    if shows(.vocabulary) {
      more.append(
        "\(Inline.link("The x- vocabulary", to: Target(page: PagePaths.vocabulary))): the keywords that schemagen adds to JSON Schema"
      )
    }
    page.bullets(more)
    return page
  }

  /// The page of a vendor.
  func vendorIndex(_ vendor: Vendor) -> Page {
    var page = Page(
      path: PagePaths.vendorIndex(folder: vendor.folder), title: vendor.title,
      trail: [(Self.title, Target(page: PagePaths.index))])
    page.heading(1, .text(vendor.title))
    page.prose(vendor.description)
    if let name = vendor.swiftName, shows(.swift) {
      page.paragraph("In Swift everything here is in \(code: name).")
    }
    page.heading(2, "Objects")
    list(vendor, &page)
    var links: [Inline] = []
    if shows(.messages) {
      links.append(.link("Messages", to: Target(page: PagePaths.messages(folder: vendor.folder))))
    }
    if !vendor.disagreements.isEmpty {
      let target = Target(page: PagePaths.disagreements(folder: vendor.folder))
      links.append(.link("Where the documents disagree", to: target))
    }
    if !vendor.sources.isEmpty {
      links.append(.link("Sources", to: Target(page: PagePaths.sources(folder: vendor.folder))))
    }
    if !links.isEmpty { page.heading(2, "More") }
    page.bullets(links)
    return page
  }

  /// The folders that a site lists beside its pages, where its publisher says nothing of them.
  var folders: [SiteWriter.Folder] {
    var more = SiteWriter.Folder(
      title: "Indexes", target: Target(page: PagePaths.index),
      pages: [
        ("Reference", Target(page: PagePaths.index)), ("Every object", Target(page: PagePaths.objects)),
        ("Every property", Target(page: PagePaths.properties)),
      ])
    if let history, !history.sections.isEmpty {
      more.pages.append(("Changes", Target(page: history.page)))
    }
    if shows(.vocabulary) { more.pages.append(("The x- vocabulary", Target(page: PagePaths.vocabulary))) }
    let folders = vendors.map { vendor in
      let index = vendor.folder.isEmpty ? [] : [(title: "Overview", target: indexTarget(vendor))]
      let documents = vendor.documents.compactMap { root($0) }.map { (title: $0.title, target: $0.target) }
      let messages = (title: "Messages", target: Target(page: PagePaths.messages(folder: vendor.folder)))
      var last = shows(.messages) ? [messages] : []
      if !vendor.disagreements.isEmpty {
        last.append(
          ("Where the documents disagree", Target(page: PagePaths.disagreements(folder: vendor.folder))))
      }
      if !vendor.sources.isEmpty {
        last.append(("Sources", Target(page: PagePaths.sources(folder: vendor.folder))))
      }
      return SiteWriter.Folder(
        title: vendor.title, target: indexTarget(vendor), pages: index + documents + last)
    }
    return [more] + folders
  }

  /// The index that a vendor's documents stand on.
  func indexTarget(_ vendor: Vendor) -> Target {
    Target(page: vendor.folder.isEmpty ? PagePaths.index : PagePaths.vendorIndex(folder: vendor.folder))
  }

  /// The titles and links that lead to a page of a vendor.
  func trail(to vendor: Vendor) -> [(title: String, target: Target)] {
    let home = (title: Self.title, target: Target(page: PagePaths.index))
    return vendor.folder.isEmpty ? [home] : [home, (vendor.title, indexTarget(vendor))]
  }

  private func list(_ vendor: Vendor, _ page: inout Page) {
    page.table(
      ["Object", "Swift type", "Description"],
      vendor.documents.compactMap { root($0) }.map { subject in
        let text = graph[subject.schema].shownDescription?.firstSentence ?? ""
        let parts = subjects(ofDocument: subject.document).filter { !$0.isRoot }
        let links = parts.prefix(12).map { link(to: $0) }
        let others = parts.count - links.count
        let more: Inline =
          others > 0
          ? " and \(Inline.link(.text(others == 1 ? "1 other" : "\(others) others"), to: subject.target))"
          : ""
        let words: Inline = parts.isEmpty ? "" : "With \(links.joined(", "))\(more)."
        let cell = [.prose(text), words].filter { !$0.isEmpty }.joined(.lineBreak)
        return [link(to: subject), typeCell(of: subject), cell]
      })
  }

  private func root(_ document: Int) -> Subject? { subjects(ofDocument: document).first(where: \.isRoot) }
}

extension Target {
  init(page: String) { self.init(page: page, anchor: nil) }
}
