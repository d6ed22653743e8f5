import FixtureEmitter

/// Shares out the work that the searches for witnesses of a whole comparison may do.
///
/// Half of it is for each search alike; the other half is for those that need more, a fifth of what is left for one.
/// Work that a search leaves unused is for the next ones. Work is counted and not measured, so that a comparison says the same
/// each time.
final class ComparisonWork {
  private let work: SearchWork
  private let each: Int
  private var common: Int

  /// The work for one comparison, and more for each schema.
  private static let whole = (least: 240_000_000, each: 40_000)
  private static let portion = 5

  /// How much work schemas are worth, so many of both sides.
  static func limit(schemas: Int) -> Int { whole.least + whole.each * schemas }

  /// - Parameters:
  ///   - limit: how much all searches may do.
  ///   - searches: how many searches there will be.
  init(_ work: SearchWork, limit: Int, searches: Int) {
    self.work = work
    each = limit / 2 / max(1, searches)
    common = limit / 2
  }

  /// Does the work of one search.
  func search(_ body: () -> Void) {
    let start = work.spent
    work.limit = start + each + common / Self.portion
    body()
    common = max(0, common + each - (work.spent - start))
    work.limit = .max
  }
}
