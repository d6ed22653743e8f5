// Generated from wrappers/levels.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  /// Values that hold the types of definitions.
  public enum Levels: CaseIterable, JSONLiteral {
    case value1
    case low

    /// The JSON value that the case stands for.
    public var rawValue: JSONValue {
      switch self {
      case .value1: return .number(JSONNumber(uncheckedText: "1"))
      case .low: return .string("low")
      }
    }

    public struct Part: SchemaValue {
      /// Values that hold the types of definitions.
      public var level: Levels?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(level: Levels? = nil, additionalProperties: JSONObject = [:]) {
        self.level = level
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Wrappers.Levels: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/levels.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersLevels(&cursor, &sink)
  }
}

extension Wrappers.Levels.Part: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/levels.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersLevelsDefsPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("level")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersLevelsDefsPartNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c)
        value.level = try Wrappers.Levels.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"level\":", self.level)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.level = try fields.optional("level")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("level", self.level)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWrappersLevelsValues: ValueList = ValueList("1\n\"low\"")

func checkWrappersLevels(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/levels.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkWrappersLevelsValues, "1, \"low\"", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkWrappersLevelsValues, "1, \"low\"", at: start, c, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.enumeration(checkWrappersLevelsValues, "1, \"low\"", at: start, c, &s, "/enum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkWrappersLevelsValues, "1, \"low\"", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkWrappersLevelsValues, "1, \"low\"", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkWrappersLevelsValues, "1, \"low\"", at: start, c, &s, "/enum")
  }
  s.leave()
}

let checkWrappersLevelsDefsPartNames: MemberTable = MemberTable("level\tany enum=[1,\"low\"]\t?")

func checkWrappersLevelsDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/levels.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersLevelsDefsPartNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersLevels(&c, &s, "/properties/level/$ref")
      default:
        Assertion.unknownProperty(checkWrappersLevelsDefsPartNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
