/// The names of an object's properties by their number, and what is asked of the values of those that need no code of
/// their own.
///
/// Generated code keeps one as a constant made from a single literal, a line per name, which costs the compiler
/// nothing: see `MemberDemands` for the lines. A name without demands is left to the code that walks.
@frozen
public struct MemberTable: @unchecked Sendable {
  // Unchecked, because of the pointer: what is behind it never changes once it is written.
  @usableFromInline let contents: UnsafePointer<Contents>

  @usableFromInline
  struct Contents {
    var names: KeyTable
    /// By the number of the name.
    var rules: UnsafePointer<MemberRule>
    var judges: UnsafePointer<MemberJudge>
  }

  /// The names by their number.
  public var names: KeyTable { contents.pointee.names }

  @inline(__always) var rules: UnsafePointer<MemberRule> { contents.pointee.rules }
  @inline(__always) var judges: UnsafePointer<MemberJudge> { contents.pointee.judges }

  /// The table of the lines of a text, for as long as the program runs.
  public init(_ lines: StaticString) {
    let text = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    self.init(rows: KeyTable.rows(ofLines: String(decoding: text, as: UTF8.self)))
  }

  /// The table for the items of an array, which have no names: what is asked of each of them.
  public init(items demands: StaticString) {
    let text = UnsafeBufferPointer(start: demands.utf8Start, count: demands.utf8CodeUnitCount)
    self.init(
      rows: KeyTable.rows(ofLines: String(decoding: text, as: UTF8.self)).map { ["", $0[0]] }, path: "/items")
  }

  /// The table of names, each with the text of its demands, where it has any.
  /// - Parameter path: JSON Pointer to the schemas of all names; nil where each has its own.
  init(rows: [[String]], path: String? = nil) {
    let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    let rules = UnsafeMutablePointer<MemberRule>.allocate(capacity: max(rows.count, 1))
    let judges = UnsafeMutablePointer<MemberJudge>.allocate(capacity: max(rows.count, 1))
    for (index, row) in rows.enumerated() {
      let demands = row.count > 1 ? MemberDemands(text: row[1]) : nil
      let path = path ?? "/properties/" + escapedToken(row[0])
      // A third field says that code asks for more.
      (rules + index).initialize(to: MemberRule(demands, isDecided: row.count == 2))
      (judges + index).initialize(to: MemberJudge(demands ?? .anything, path: path))
    }
    let names = KeyTable(rows.map { $0[0] })
    contents.initialize(
      to: Contents(names: names, rules: UnsafePointer(rules), judges: UnsafePointer(judges)))
    self.contents = UnsafePointer(contents)
  }

  /// The text of a table for `init(_:)`, a line for each name.
  public static func lines(of rows: [MemberRow]) -> [String] {
    KeyTable.lines(
      of: rows.map { row in
        guard let demands = row.demands else { return [row.name] }
        return [row.name, demands.text] + (row.isDecided ? [] : ["…"])
      })
  }

  /// Reads the array at the cursor; the table says what is asked of its items.
  /// - Returns: the number of items.
  public func readItems(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Int {
    guard try cursor.beginArray() else { return 0 }
    var count = 0
    while true {
      count &+= 1
      let at = cursor.position
      let behind = at &+ 64 <= cursor.end ? cursor.quickScalar(at: at, cursor.byte, 0, self) : 0
      if behind == 0 { try decide(0, &cursor, &sink) } else { cursor.position = behind }
      guard try cursor.nextItem() else { return count }
    }
  }

  /// Whether a string is accepted as the value of a member.
  @inline(__always)
  func accepts(_ index: Int, _ string: StringSlice, _ cursor: Cursor) -> Bool {
    let rule = rules + index
    return rule.pointee.admits(string, cursor)
      && (!rule.pointee.hasPattern || matches(index, string, cursor))
  }

  /// Whether a string matches the pattern of a member.
  @inline(never)
  private func matches(_ index: Int, _ string: StringSlice, _ cursor: Cursor) -> Bool {
    judges[index].matches(string, cursor)
  }

  /// Reads the value of a member, which takes a second look, and reports what is wrong with it.
  @inline(never)
  func decide(
    _ index: Int, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let rule = rules + index
    let kind = try cursor.kind()
    let start = cursor.position
    switch kind {
    case .string:
      let string = try cursor.string()
      if accepts(index, string, cursor) { return }
      guard rule.pointee.types.contains(.string) else { break }
      return try judges[index].report(string, cursor, &sink)
    case .number:
      let number = try cursor.number()
      guard rule.pointee.types.admits(number, in: cursor) else { break }
      let judge = judges[index]
      return judge.accepts(number, cursor) ? () : try judge.report(number, cursor, &sink)
    default:
      try cursor.skipValue(of: kind)
      guard rule.pointee.types.admits(kind) else { break }
      let judge = judges[index]
      return judge.hasValues ? try judge.reportValues(at: start, &sink) : ()
    }
    try judges[index].reportType(at: start, &sink)
  }
}

/// A line of a `MemberTable`.
public struct MemberRow: Sendable {
  public var name: String
  /// What the table says of the value; nil where code has to.
  public var demands: MemberDemands?
  /// Whether that is all: if not, a walk leaves the member to its caller.
  public var isDecided: Bool

  public init(name: String, demands: MemberDemands?, isDecided: Bool) {
    self.name = name
    self.demands = demands
    self.isDecided = isDecided
  }
}
