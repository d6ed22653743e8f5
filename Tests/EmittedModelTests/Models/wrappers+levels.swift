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

extension Wrappers.Levels.Part: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/levels.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersLevelsDefsPart(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("level")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var level: Wrappers.Levels?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&level)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(level: consume level, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"level\":", self.level)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.level = try fields.optional("level")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("level", self.level)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

func checkWrappersLevels(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wrappers/levels.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(["1", "\"low\""], "1, \"low\"", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(["1", "\"low\""], "1, \"low\"", at: start, c, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.enumeration(["1", "\"low\""], "1, \"low\"", at: start, c, &s, "/enum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(["1", "\"low\""], "1, \"low\"", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(["1", "\"low\""], "1, \"low\"", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(["1", "\"low\""], "1, \"low\"", at: start, c, &s, "/enum")
  }
  s.leave()
}

private let checkWrappersLevelsDefsPartNames: KeyTable = KeyTable("level")

func checkWrappersLevelsDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wrappers/levels.yaml#/$defs/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWrappersLevelsDefsPartNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWrappersLevels(&c, &s, "/properties/level/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
