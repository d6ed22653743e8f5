/// A line of a `MemberTable`.
public struct MemberRow: Sendable {
  /// The name of the member.
  public var name: String
  /// The demands on the value; nil where a table cannot express them.
  public var demands: ScalarConstraints?
  /// How far a walk deals by itself with members of the name.
  public var reach: Reach

  /// A line for the members of one name.
  public init(name: String, demands: ScalarConstraints?, reach: Reach) {
    self.name = name
    self.demands = demands
    self.reach = reach
  }

  /// How far a walk deals by itself with members of the name.
  public enum Reach: Hashable, Sendable {
    /// The walk decides all values: the schema asks no more than the demands.
    case complete
    /// The walk goes over accepted values and leaves the others to its caller, who may accept more of them, or reports
    /// them in other words.
    case acceptOnly
    /// The walk goes over accepted values, as with `acceptOnly`, and notes their places in a slot. The caller notes the
    /// places of the others.
    case captured(Int)
    /// The walk goes over accepted values, as with `acceptOnly`, unless it wants warnings: then the caller deals with
    /// each value, as with `external`, because it may have warnings.
    case acceptIfSilent
    /// The walk goes over objects, or arrays, that a nested table shows to be valid, or over strings that hold such a
    /// value as JSON: as with `acceptOnly`, or as with `acceptIfSilent` where the caller may have warnings for them.
    case nested(Nested, mayWarn: Bool, isContent: Bool = false)
    /// The walk decides no value: the caller deals with each.
    case external

    /// The word of a table's line.
    fileprivate var text: String {
      switch self {
      case .complete: ""
      case .acceptOnly: "?"
      case .captured(let slot): "@\(slot)"
      case .acceptIfSilent: "~"
      case .nested(let kind, let mayWarn, let isContent):
        (mayWarn ? "~" : "") + (isContent ? "'" : "") + kind.rawValue
      case .external: "…"
      }
    }

    /// Reads what `text` has written.
    fileprivate init(text: String) {
      switch text {
      case "": self = .complete
      case "?": self = .acceptOnly
      case "~": self = .acceptIfSilent
      default:
        let slot = text.hasPrefix("@") ? Int(text.dropFirst()) : nil
        let captured = slot.flatMap { 0..<ObjectScanner.slotCount ~= $0 ? Reach.captured($0) : nil }
        let mayWarn = text.hasPrefix("~")
        let rest = text.dropFirst(mayWarn ? 1 : 0)
        let isContent = rest.hasPrefix("'")
        let nested = Nested(rawValue: String(rest.dropFirst(isContent ? 1 : 0)))
        self = captured ?? nested.map { .nested($0, mayWarn: mayWarn, isContent: isContent) } ?? .external
      }
    }

    /// The kind of value with a table of its own, and whether it is the content of a string.
    var nested: (kind: Nested, isContent: Bool)? {
      if case .nested(let kind, _, let isContent) = self { (kind, isContent) } else { nil }
    }
  }

  /// A kind of value with a table of its own.
  public enum Nested: String, Sendable {
    /// An object whose names the nested table lists.
    case object = "{"
    /// An array; the nested table describes its items.
    case array = "["
    /// An object whose names are not listed.
    case map = "*"
  }

  /// The columns of the table's line.
  package var columns: [String] {
    guard let demands else {
      return reach.nested == nil ? [name] : [name, "", reach.text]
    }
    return [name, demands.text] + (reach == .complete ? [] : [reach.text])
  }

  /// Reads what `columns` has written.
  init(columns: [String]) {
    let demands = columns.count > 1 && !columns[1].isEmpty ? ScalarConstraints(text: columns[1]) : nil
    let reach: Reach = columns.count < 2 ? .external : Reach(text: columns.dropFirst(2).first ?? "")
    self.init(name: columns[0], demands: demands, reach: reach)
  }
}
