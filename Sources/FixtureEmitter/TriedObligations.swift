package import Diagnostics

/// How much of what instances can show of schemas the given ones show.
package struct TriedObligations: Sendable {
  /// Something that no given instance shows.
  package struct Untried: Sendable, Hashable {
    package var place: SourceLocation
    /// The keyword or the schema, as `file#/pointer`.
    package var location: String
    package var message: String
  }

  /// How many obligations there are.
  package var total = 0
  /// How many of them no given instance shows.
  package var untriedCount = 0
  /// What no given instance shows, by place. Of a subschema that no valid instance comes to, what is in it is not told.
  package var untried: [Untried] = []
  /// Whether the search for all that there is to show came to its end.
  package var isWhole: Bool
  /// Whether a given instance was too large to be looked at whole, so that it may show more.
  package var isCut: Bool

  package init(isWhole: Bool = true, isCut: Bool = false) { (self.isWhole, self.isCut) = (isWhole, isCut) }

  /// How many of the obligations some given instance shows.
  package var triedCount: Int { total - untriedCount }

  /// Adds those of other schemas.
  package mutating func add(_ other: TriedObligations) {
    total += other.total
    untriedCount += other.untriedCount
    untried += other.untried
    isWhole = isWhole && other.isWhole
    isCut = isCut || other.isCut
  }

  package mutating func sort() {
    untried.sort { ($0.place, $0.location, $0.message) < ($1.place, $1.location, $1.message) }
  }

  /// How many values a message lists.
  private static let mostListed = 5

  mutating func add(
    _ count: Int, untried values: [String], at place: SourceLocation, _ location: String
  ) {
    total += count
    untriedCount += values.count
    guard !values.isEmpty else { return }
    let rest = values.count - Self.mostListed
    let list =
      values.prefix(Self.mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    untried.append(.init(place: place, location: location, message: "no valid instance has here: \(list)"))
  }
}
