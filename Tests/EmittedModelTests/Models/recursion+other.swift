// Generated from recursion/other.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Recursion {
  public struct Other: SchemaValue {
    public var name: String
    public var inline: Inline?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(name: String, inline: Inline? = nil, additionalProperties: JSONObject = [:]) {
      self.name = name
      self.inline = inline
      self.additionalProperties = additionalProperties
    }

    public struct Inline: SchemaValue {
      public var back: Node?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(back: Node? = nil, additionalProperties: JSONObject = [:]) {
        self.back = back
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Recursion.Other: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/other.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionOther(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("name\ninline")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var name: String?
    var inline: Inline?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&name)
        case 1: try cursor.read(&inline)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let name else { throw Rejection(.violation, at: start) }
    return Self(name: name, inline: consume inline, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.optional("\"inline\":", self.inline)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.name = try fields.required("name")
    self.inline = try fields.optional("inline")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.optional("inline", self.inline)
    try fields.additional(self.additionalProperties)
  }
}

extension Recursion.Other.Inline: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/other.yaml#/properties/inline"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionOtherPropertiesInline(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("back")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var back: Recursion.Node?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&back)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(back: consume back, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"back\":", self.back)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.back = try fields.optional("back")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("back", self.back)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkRecursionOtherNames: KeyTable = KeyTable("name\ninline")

func checkRecursionOther(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/other.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkRecursionOtherNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try checkRecursionOtherPropertiesInline(&c, &s, "/properties/inline")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("name", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkRecursionOtherPropertiesInlineNames: KeyTable = KeyTable("back")

func checkRecursionOtherPropertiesInline(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/other.yaml#/properties/inline")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkRecursionOtherPropertiesInlineNames
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
        try checkRecursionNode(&c, &s, "/properties/back/$ref")
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
