/// A line of a `MemberTable`.
public struct MemberRow: Sendable {
  /// The name of the member.
  public var name: String
  /// What is asked of the value; nil where the table cannot say it.
  public var demands: MemberDemands?
  /// What a walk does by itself with members of the name.
  public var reach: Reach

  /// A line for the members of one name.
  public init(name: String, demands: MemberDemands?, reach: Reach) {
    self.name = name
    self.demands = demands
    self.reach = reach
  }

  /// What a walk does by itself with members of the name.
  public enum Reach: Hashable, Sendable {
    /// All: the demands are all that is to be said of the value.
    case decided
    /// It goes over values that are accepted, and leaves the others to its caller, who may know more that are valid, or
    /// has other words for what is wrong with them.
    case accepted
    /// The same, and it notes the place of the values that it goes over in a slot. The caller notes the others.
    case noted(Int)
    /// The same as `accepted`, but that its caller may have warnings of them: for who wants those, it is as `open`.
    case unwarned
    /// The same as `accepted` for the objects, or the arrays, that a table of their own shows to be valid; as `unwarned`
    /// where the caller may have warnings of them. Or for the strings that hold such a value as JSON.
    case nested(Nested, mayWarn: Bool, isContent: Bool = false)
    /// Nothing: the caller has something to do with every value.
    case open

    /// The word of a table's line.
    fileprivate var text: String {
      switch self {
      case .decided: ""
      case .accepted: "?"
      case .noted(let slot): "@\(slot)"
      case .unwarned: "~"
      case .nested(let kind, let mayWarn, let isContent):
        (mayWarn ? "~" : "") + (isContent ? "'" : "") + kind.rawValue
      case .open: "…"
      }
    }

    /// Reads what `text` has written.
    fileprivate init(text: String) {
      switch text {
      case "": self = .decided
      case "?": self = .accepted
      case "~": self = .unwarned
      default:
        let slot = text.hasPrefix("@") ? Int(text.dropFirst()) : nil
        let noted = slot.flatMap { 0..<ObjectWalk.slotCount ~= $0 ? Reach.noted($0) : nil }
        let mayWarn = text.hasPrefix("~")
        let rest = text.dropFirst(mayWarn ? 1 : 0)
        let isContent = rest.hasPrefix("'")
        let nested = Nested(rawValue: String(rest.dropFirst(isContent ? 1 : 0)))
        self = noted ?? nested.map { .nested($0, mayWarn: mayWarn, isContent: isContent) } ?? .open
      }
    }

    /// What has a table of its own, and whether it is the content of a string.
    var nested: (kind: Nested, isContent: Bool)? {
      if case .nested(let kind, _, let isContent) = self { (kind, isContent) } else { nil }
    }
  }

  /// What has a table of its own.
  public enum Nested: String, Sendable {
    /// An object whose names the nested table lists.
    case object = "{"
    /// An array; the nested table describes its items.
    case array = "["
    /// An object whose names are not listed.
    case map = "*"
  }

  /// The columns of the table's line.
  var columns: [String] {
    guard let demands else {
      return reach.nested == nil ? [name] : [name, "", reach.text]
    }
    return [name, demands.text] + (reach == .decided ? [] : [reach.text])
  }

  /// Reads what `columns` has written.
  init(columns: [String]) {
    let demands = columns.count > 1 && !columns[1].isEmpty ? MemberDemands(text: columns[1]) : nil
    let reach: Reach = columns.count < 2 ? .open : Reach(text: columns.dropFirst(2).first ?? "")
    self.init(name: columns[0], demands: demands, reach: reach)
  }
}
