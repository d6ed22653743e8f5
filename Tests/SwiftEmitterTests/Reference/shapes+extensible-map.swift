// Generated from shapes/extensible-map.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// Numbers by name, and beside them extensions, which may hold anything.
  public struct ExtensibleMap: SchemaValue {
    /// Members whose names match `^x-`, in document order.
    public var patternProperties: JSONObject
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONMap<Int>

    public init(patternProperties: JSONObject = [:], additionalProperties: JSONMap<Int> = [:]) {
      self.patternProperties = patternProperties
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.ExtensibleMap: StructReadable {
  public static let _schemaEntry = SchemaEntry("#", in: shapesExtensibleMapProgram)
  public static var _verdict: Verdict { checkShapesExtensibleMapDocument }

  private static let patternPropertiesPattern = Pattern.generated("^x-")

  private static let names = MemberTable("\\-")

  public static let _stored: StoredMembers<Self> = StoredMembers(names)
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var patternProperties: [(key: String, value: JSONValue)] = []
    var others: [(key: String, value: Int)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      let key: Key = try c.key(at: o.offset)
      if Assertion.matches(patternPropertiesPattern, key.slice, c) {
        try o.readOther(&c, into: &patternProperties)
      } else {
        try o.readOther(&c, into: &others)
      }
    }
    if !patternProperties.isEmpty { value.patternProperties = JSONMap(uniqueMembers: patternProperties) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write(membersTo writer: inout JSONWriter) {
    writer.additional(self.patternProperties)
    writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<NoListedKeys> = try FieldDecoder(decoder)
    self.patternProperties = try fields.additional(
      as: JSONValue.self,
      where: { Self.patternPropertiesPattern.accepts($0) }
    )
    self.additionalProperties = try fields.additional(
      as: Int.self,
      where: { !Self.patternPropertiesPattern.accepts($0) }
    )
  }
}

// MARK: - Validators

private func checkShapesExtensibleMapDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var others: KeySet = KeySet()
  var more: Bool = try c.beginObject()
  while more {
    let key: Key = try c.key()
    try others.insert(key, in: c, object: start)
    let value: Int = c.position
    var isListed: Bool = false
    if Assertion.matches(shapesExtensibleMapPattern, key.slice, c) {
      c.position = value
      try c.skipValue()
      isListed = true
    }
    if !isListed {
      try checkShapesExtensibleMapValue(&c, &s)
    }
    more = try c.nextMember()
  }
  try others.finish(in: c, object: start)
}

private let checkShapesExtensibleMapValue = MemberTable(value: "integer")

private let shapesExtensibleMapPattern = Pattern.generated("^x-")

private let shapesExtensibleMapProgram: SchemaProgram = SchemaProgram(
  "shapes/extensible-map.yaml",
  #"""
  {"#":{"type":"object","patternProperties":{"^x-":true},"additionalProperties":{"type":"integer"}}}
  """#
)
