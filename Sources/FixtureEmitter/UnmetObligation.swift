public import Diagnostics

/// Something that should be shown by an instance, and for which none was found.
public struct UnmetObligation: Sendable, Hashable, CustomStringConvertible {
  /// The schema whose fixtures lack it, as `file#/pointer`.
  public var schema: String
  /// The name the fixture would have.
  public var name: String
  /// The keyword that it is about, as `file#/pointer`; nil where it shows a whole.
  public var keyword: String?
  public var reason: Reason
  /// The location of the keyword, or of the schema that the obligation is about.
  public var place: SourceLocation
  /// The entry by which a fixture of another object may be found to show it.
  var entry: Ledger.Entry?
  /// The cause of the reason; empty where the reason says all.
  public var detail = ""

  public enum Reason: String, Sendable {
    /// The schemas of the place rule out every value.
    case unsatisfiable = "the schema allows no value there"
    /// The schema allows no value of a type that the keyword speaks of.
    case neverAsked = "the schema allows no value of a type that the keyword speaks of"
    /// The schema accepts none of the few values that are tried for one obligation.
    case noValidInstance = "no valid instance was found among the 48 that are tried for it"
    /// Another branch of `oneOf` accepts each value that was found for the branch.
    case ambiguous = "what was found for it is accepted by another branch of oneOf, too"
    /// No value was found that breaks this demand.
    case noInvalidInstance = "none of the values that are tried for it, 48 at most, breaks it"
    /// No value that comes to it breaks it.
    case implied = "a condition that leads to it, or a schema beside it, allows no other types"
    /// Values break it, but the union around it accepts them.
    case undecided = "what breaks it is accepted all the same"
    /// No valid instance was found in which the place occurs.
    case unreachable =
      "no valid instance that comes to it was found among the 9 values, with 8 changes each, that are tried"
    /// The instance would be too large to be kept.
    case tooLarge = "the instance would be too large"
    /// The budget of the object ran out.
    case exhausted =
      "the search was given up: its budget ran out (60,000 values, 20 MB of them, and 50 and 20 KB for each schema)"
  }

  /// The reason and its detail.
  public var explanation: String { detail.isEmpty ? reason.rawValue : "\(reason.rawValue): \(detail)" }

  public var description: String { "\(schema): \(name): \(explanation)" }
}

extension UnmetObligation {
  /// How many names a line lists.
  private static let listed = 5

  /// A line for each of the obligations, with its place in the schema; many of one object with one reason, one after
  /// the other, share a line.
  public static func lines(_ all: [UnmetObligation]) -> [String] {
    var lines: [String] = []
    var rest = all.filter { !$0.isSaidOf(all) }[...]
    while let first = rest.first {
      let alike = rest.prefix {
        $0.schema == first.schema && $0.reason == first.reason && $0.detail == first.detail
      }
      rest = rest.dropFirst(alike.count)
      if alike.count <= listed {
        lines += alike.map { "\($0.place): note: no fixture for \($0)" }
        continue
      }
      let names = alike.prefix(listed).map(\.name).joined(separator: ", ")
      lines.append(
        "\(first.place): note: no fixture for \(first.schema): \(names) and \(alike.count - listed) more: "
          + first.explanation)
    }
    return lines
  }

  /// Whether this obligation says of a keyword that no value is allowed there, and another one says it of the whole
  /// place.
  private func isSaidOf(_ all: [UnmetObligation]) -> Bool {
    reason == .unsatisfiable && keyword != nil && !detail.isEmpty
      && all.contains {
        $0.keyword == nil && $0.schema == schema && $0.reason == reason && $0.detail == detail
      }
  }
}
