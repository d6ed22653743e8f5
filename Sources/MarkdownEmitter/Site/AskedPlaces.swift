/// The places that links lead to, by page.
final class AskedPlaces {
  private var anchors: [String: Set<String>] = [:]

  func insert(_ anchor: String, on page: String) { anchors[page, default: []].insert(anchor) }

  /// Whether pages have every place that was asked for; of a page that is not among them nothing is known.
  func areAll(among pages: [String: Set<String>]) -> Bool {
    anchors.allSatisfy { page, asked in pages[page].map { asked.isSubset(of: $0) } ?? true }
  }
}
