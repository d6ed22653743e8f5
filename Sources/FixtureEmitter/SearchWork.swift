/// Counts the work of several searches together: so much of it may be done, however fast the machine is.
package final class SearchWork {
  /// The work that searches have done so far.
  package private(set) var spent = 0
  /// The work at which the current search ends.
  package var limit = Int.max

  package init() {}

  package var isSpent: Bool { spent >= limit }

  /// To run a block takes about as long as to write and read so many bytes.
  static let bytesOfRun = 8
  /// A report writes what it finds.
  private static let bytesOfReport = 4
  /// To read a schema takes about as long as to run so many blocks.
  private static let runsOfFacts = 8

  /// To put a member into an object takes about as long as to run so many blocks.
  private static let runsOfMember = 2

  /// Counts a verdict on a text.
  package func spend(bytes: Int, runs: Int) { spent &+= bytes &+ Self.bytesOfRun &* runs }

  /// Counts a report on a text.
  func spendReport(bytes: Int, runs: Int) { spend(bytes: Self.bytesOfReport &* bytes, runs: runs) }

  /// Counts what so many schemas ask of one value together.
  func spendFacts(of count: Int) { spend(bytes: 0, runs: Self.runsOfFacts &* count) }

  /// Counts the members of an object that is made.
  func spendMembers(of count: Int) { spend(bytes: 0, runs: Self.runsOfMember &* count) }
}
