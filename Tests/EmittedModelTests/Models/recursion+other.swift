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

extension Recursion.Other: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "recursion/other.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionOther(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\ninline")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkRecursionOtherNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.name)
  }

  public static var unread: Self {
    Self(name: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.inline = try Inline.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.optional("\"inline\":", self.inline)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.required("name")
    self.inline = try fields.optional("inline")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.optional("inline", self.inline)
    try fields.additional(self.additionalProperties)
  }
}

extension Recursion.Other.Inline: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "recursion/other.yaml#/properties/inline"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionOtherPropertiesInline(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("back")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkRecursionOtherPropertiesInlineNames)

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
        value.back = try Recursion.Node.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"back\":", self.back)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.back = try fields.optional("back")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("back", self.back)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkRecursionOtherNames: MemberTable = MemberTable("name\tstring\ninline")

func checkRecursionOther(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/other.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkRecursionOtherNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkRecursionOtherPropertiesInline(&c, &s, "/properties/inline")
      default:
        Assertion.unknownProperty(checkRecursionOtherNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkRecursionOtherPropertiesInlineNames: MemberTable = MemberTable("back")

func checkRecursionOtherPropertiesInline(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/other.yaml#/properties/inline")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkRecursionOtherPropertiesInlineNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkRecursionNode(&c, &s, "/properties/back/$ref")
      default:
        Assertion.unknownProperty(checkRecursionOtherPropertiesInlineNames.names, at: o.offset, &s, "")
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
