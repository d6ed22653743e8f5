/// How a value is validated while it is read, as a plan says.
public struct ReadingWay: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  private let contents: UnsafePointer<Contents>

  private struct Contents {
    var kind: PlanWay.Kind
    /// The table of one line with the demands on the value.
    var table: MemberTable
    /// How many items or members there may be.
    var count: ClosedRange<Int>
    var inner: ReadingWay?
  }

  /// The way, for as long as the program runs.
  init(_ way: PlanWay, in plan: SchemaPlan) {
    let block = way.block.map { plan.block($0) }
    contents = kept(
      Contents(
        kind: way.kind,
        table: (way.kind == .item ? block?.items : way.kind == .member ? block?.others : nil) ?? .none,
        count: way.least...max(way.least, way.most),
        inner: way.inner.isEmpty ? nil : ReadingWay(way.inner[0].pointee, in: plan)))
  }

  var kind: PlanWay.Kind { contents.pointee.kind }
  var table: MemberTable { contents.pointee.table }
  var count: ClosedRange<Int> { contents.pointee.count }

  /// How the parts are read; as the value itself where no plan says more, which no generated plan does.
  var inner: ReadingWay { contents.pointee.inner ?? self }

  /// Whether a table has the demands on the value.
  var hasTable: Bool { kind == .item || kind == .member }
}

extension ReadingWay {
  /// As the type validates and reads values itself.
  static let own: ReadingWay = ReadingWay(.own)

  private init(_ kind: PlanWay.Kind) {
    contents = kept(Contents(kind: kind, table: .none, count: 0...Int.max, inner: nil))
  }
}

extension ReadingWay? {
  /// Whether the type of the value validates it.
  var isOwn: Bool { self?.kind == .own }
}

// What reads values by a way. Values of other types are read as they are.

extension String {
  /// Reads a string.
  /// - Throws: `Rejection` where the value is not valid, or is no string.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> String {
    way.hasTable ? try way.table.string(&cursor, checks: checks) : try _read(&cursor)
  }
}

extension Int {
  /// Reads an integer.
  /// - Throws: `Rejection` where the value is not valid, or is no integer that fits.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Int
  {
    way.hasTable ? try way.table.integer(&cursor, checks: checks) : try _read(&cursor)
  }
}

extension Double {
  /// Reads a number.
  /// - Throws: `Rejection` where the value is not valid, or is no number that keeps its digits.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> Double {
    way.hasTable ? try way.table.number(&cursor, checks: checks) : try _read(&cursor)
  }
}

extension JSONValue {
  /// Reads any value.
  /// - Throws: `Rejection` where the bytes are no JSON.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> JSONValue {
    try _read(&cursor, checks: way.kind == .any && checks)
  }
}

extension Array where Element: MemberValue {
  /// Reads an array.
  /// - Throws: `Rejection` where the array is not valid, or where the Swift type cannot hold it.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> [Element] {
    guard way.kind == .items else { return try _read(&cursor) }
    let inner = way.inner
    return try cursor.array(checks: checks, count: way.count) { (cursor: inout Cursor) throws(Rejection) in
      try Element._read(&cursor, by: inner, checks: checks)
    }
  }
}

extension JSONMap where Value: MemberValue {
  /// Reads an object whose members have any names.
  /// - Throws: `Rejection` where the object is not valid, or where the Swift type cannot hold it.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> JSONMap {
    if way.kind == .any, Value.self == JSONValue.self,
      let object = try cursor.object(checks: checks) as? JSONMap
    {
      return object
    }
    guard way.kind == .members else { return try _read(&cursor) }
    let inner = way.inner
    return try cursor.map(checks: checks, count: way.count) { (cursor: inout Cursor) throws(Rejection) in
      try Value._read(&cursor, by: inner, checks: checks)
    }
  }
}

extension Optional where Wrapped: MemberValue {
  /// Reads null as nil, and another value as its type says.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> Wrapped? {
    guard way.kind == .nullable else { return try _read(&cursor) }
    let inner = way.inner
    return try cursor.optional { (cursor: inout Cursor) throws(Rejection) in
      try Wrapped._read(&cursor, by: inner, checks: checks)
    }
  }
}

extension EncodedJSON {
  /// Reads a string that holds JSON text.
  /// - Throws: `Rejection` where the value of the text is not valid, or where the Swift type cannot hold it.
  public static func _read(
    _ cursor: inout Cursor, by way: ReadingWay, checks: Bool
  ) throws(Rejection) -> EncodedJSON {
    guard way.kind == .content else { return try _read(&cursor) }
    let inner = way.inner
    return try cursor.content { (cursor: inout Cursor) throws(Rejection) in
      try Value._read(&cursor, by: inner, checks: checks)
    }
  }
}

extension Boxed where Value: MemberValue {
  /// Reads the value in the box.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self
  {
    Self(try Value._read(&cursor, by: way, checks: checks))
  }
}

extension PendingValue where Value: MemberValue {
  /// Reads the value.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self
  {
    Self(try Value._read(&cursor, by: way, checks: checks))
  }
}
