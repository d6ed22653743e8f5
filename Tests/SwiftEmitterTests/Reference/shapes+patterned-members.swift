// Generated from shapes/patterned-members.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A property that is listed, and headers by a pattern of their names.
  public struct PatternedMembers: SchemaValue {
    public var subject: String?
    public var headers: JSONMap<String>

    public init(subject: String? = nil, headers: JSONMap<String> = [:]) {
      self.subject = subject
      self.headers = headers
    }
  }
}

// MARK: - Machinery

extension Shapes.PatternedMembers: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "shapes/patterned-members.yaml#",
    in: shapesPatternedMembersProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkShapesPatternedMembers(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("subject")
  }

  private static let headersPattern: Pattern? = Pattern.generated("^x-")

  private static let stored: StoredMembers<Self> = StoredMembers(checkShapesPatternedMembersNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.subject)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var headers: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      let key: Key = try c.key(at: o.offset)
      if Assertion.matches(headersPattern, key.slice, c) {
        try o.check(&c, checkShapesPatternedMembersPatternPropertiesX)
        try o.readOther(&c, into: &headers)
      } else {
        try o.require(false)
        try o.skip(&c)
      }
    }
    if !headers.isEmpty { value.headers = JSONMap(uniqueMembers: headers) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"subject\":", self.subject)
    writer.members(self.headers)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.subject = try fields.optional("subject")
    self.headers = try fields.additional(as: String.self, where: { Self.headersPattern.accepts($0) })
    try fields.noOthers(but: { Self.headersPattern.accepts($0) })
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("subject", self.subject)
    try fields.additional(self.headers)
  }
}

// MARK: - Validators

private let checkShapesPatternedMembersNames: MemberTable = MemberTable("subject\tstring")

private func checkShapesPatternedMembers(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkShapesPatternedMembersNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(shapesPatternedMembersPattern, key.slice, c) {
        c.position = value
        try checkShapesPatternedMembersPatternPropertiesX(&c, &s)
        isListed = true
      }
      if !isListed {
        throw Rejection(at: o.offset)
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private func checkShapesPatternedMembersPatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    throw Rejection(at: start)
  }
}

private let shapesPatternedMembersPattern: Pattern? = Pattern.generated("^x-")

private let shapesPatternedMembersProgram: SchemaProgram = SchemaProgram(
  #"""
  {"shapes/patterned-members.yaml#":{"type":["object"],"properties":{"subject":{"type":["string"]}},
  "patternProperties":{"^x-":{"type":["string"]}},"additionalProperties":false}}
  """#
)
