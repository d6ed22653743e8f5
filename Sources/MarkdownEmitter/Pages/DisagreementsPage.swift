extension Site {
  /// The contradictions in a vendor's documents, and what the schemas make of each.
  func disagreementsPage(_ vendor: Vendor) -> Page {
    let path = PagePaths.disagreements(folder: vendor.folder)
    var page = Page(path: path, title: "Where the documents disagree", trail: trail(to: vendor))
    page.heading(1, "Where the documents disagree")
    let home = Inline.link(.text(vendor.title), to: indexTarget(vendor))
    page.paragraph(
      "The documents of \(home) contradict themselves in places. Each entry says how, and what the schemas do about it."
    )
    for (number, entry) in vendor.disagreements.enumerated() {
      page.opening(2, .prose(entry.about), anchor: "entry.\(number + 1)", name: "\(number + 1)")
      page.table(
        ["The documents", "The choice", "Why"],
        [[entry.documents, entry.choice, entry.reason].map { .prose($0.paragraphs.joined(separator: " ")) }])
      let places = entry.concerns.compactMap { graph.schema(mentioned: $0.text, in: vendor.folder) }
      if !places.isEmpty { page.paragraph("See \(places.map { reference(to: $0) }.list("and")).") }
    }
    return page
  }
}
