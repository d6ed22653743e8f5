extension Site {
  /// The contradictions in a vendor's documents, and what the schemas make of each.
  func disagreementsPage(_ vendor: Vendor) -> Page {
    var page = Page()
    let path = PagePaths.disagreements(folder: vendor.folder)
    page.heading(1, "Where the documents disagree")
    let index = vendor.folder.isEmpty ? PagePaths.index : PagePaths.vendorIndex(folder: vendor.folder)
    let home = Inline.link(.text(vendor.title), to: PagePaths.relative(from: path, to: index))
    page.paragraph(
      "The documents of \(home) contradict themselves in places. Each entry says how, and what the schemas do about it."
    )
    for (number, entry) in vendor.disagreements.enumerated() {
      page.heading(2, .prose(entry.about), anchor: "entry.\(number + 1)")
      page.table(
        ["The documents", "The choice", "Why"],
        [[entry.documents, entry.choice, entry.reason].map { .prose($0.paragraphs.joined(separator: " ")) }])
    }
    return page
  }
}
