import SchemaModel
import SchemaRuntime

/// The obligations that the fixtures of a batch have shown: one object's fixtures need not show what another's show
/// already.
final class Ledger {
  /// One thing to show.
  struct Entry: Hashable {
    /// The keyword, as `file#/pointer`.
    var keyword: ScalarKey
    /// A word that tells several obligations of one keyword apart.
    var detail: ScalarKey
    var isValid: Bool

    init(_ keyword: String, _ detail: String, isValid: Bool) {
      self.keyword = ScalarKey(keyword)
      self.detail = ScalarKey(detail)
      self.isValid = isValid
    }
  }

  /// The coverage of the fixtures that are kept.
  var coverage = Coverage()
  /// The coverage once all proposals are kept.
  var prospect = Coverage()
  private var shown: Set<Entry> = []

  private var noted: Set<ScalarKey> = []

  /// Notes a keyword as one that no fixture shows. False where it has been noted before.
  func takesNote(of keyword: String) -> Bool { noted.insert(ScalarKey(keyword)).inserted }

  func note(_ entry: Entry) { shown.insert(entry) }
  func isShown(_ entry: Entry) -> Bool { shown.contains(entry) }
}
