// Generated from shapes/square.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// The other branch, closed.
  public struct Square: SchemaValue {
    public var kind: String { "square" }
    public var side: Double

    public init(side: Double) {
      self.side = side
    }
  }
}

// MARK: - Coding

extension Shapes.Square: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: shapesSquareProgram)
  public static var _verdict: Verdict { checkShapesSquare }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkShapesSquareNames) { members in
    members.fixed(0)
    members.double(1, \.side)
  }
  public static var _unread: Self { Self(side: 0) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x2)
    try o.require(0x1)
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("kind", self.kind)
    try writer.required("side", self.side)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    try fields.fixed("kind", "square")
    self.side = try fields.required("side")
    try fields.noOthers()
  }
}

// MARK: - Validators

private let checkShapesSquareNames: MemberTable = MemberTable("kind\tany const=\"square\"\nside\tnumber")

func checkShapesSquare(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkShapesSquareNames, at: start)
  while try o.nextUndecided(&c, &s) { throw Rejection(at: o.offset) }
  if o.seen0 & 0x3 != 0x3 { throw Rejection(at: start) }
}

let shapesSquareProgram: SchemaProgram = SchemaProgram(
  "shapes/square.yaml",
  #"""
  {"#":{"type":["object"],"properties":{"kind":{"const":"square"},"side":{"type":["number"]}},
  "additionalProperties":false,"required":["kind","side"]}}
  """#
)
