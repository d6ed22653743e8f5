import SchemaModel
import SchemaRuntime

/// What the fixtures of the objects of a batch have shown: what one of them shows of a schema, another need not.
final class Ledger {
  /// One thing to show.
  struct Entry: Hashable {
    /// The keyword, as `file#/pointer`.
    var keyword: ScalarKey
    /// Tells several of one keyword apart.
    var detail: ScalarKey
    var isValid: Bool

    init(_ keyword: String, _ detail: String, isValid: Bool) {
      self.keyword = ScalarKey(keyword)
      self.detail = ScalarKey(detail)
      self.isValid = isValid
    }
  }

  /// What kept fixtures show.
  var coverage = Coverage()
  /// What they will show once all that is proposed is kept.
  var prospect = Coverage()
  private var shown: Set<Entry> = []

  private var noted: Set<ScalarKey> = []

  /// Whether a keyword has not been noted as one that nothing shows; it is from now on.
  func takesNote(of keyword: String) -> Bool { noted.insert(ScalarKey(keyword)).inserted }

  func note(_ entry: Entry) { shown.insert(entry) }
  func isShown(_ entry: Entry) -> Bool { shown.contains(entry) }
}
