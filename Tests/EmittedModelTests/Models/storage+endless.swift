// Generated from storage/endless.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Storage {
  /// An object that no finite document is.
  public struct Endless: SchemaValue {
    /// An object that no finite document is.
    public var next: Endless {
      get { _next.value }
      set { _next.value = newValue }
    }
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(next: Endless, additionalProperties: JSONObject = [:]) {
      self._next = Boxed(next)
      self.additionalProperties = additionalProperties
    }

    private var _next: Boxed<Endless>
  }
}

// MARK: - Machinery

extension Storage.Endless: GeneratedValue {
  public static var schemaLocation: String {
    "storage/endless.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageEndless(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("next")
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    throw cursor.unexpected()
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"next\":", self._next.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self._next = Boxed(try fields.required("next"))
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("next", self._next.value)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkStorageEndlessNames: MemberTable = MemberTable("next")

func checkStorageEndless(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/endless.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkStorageEndlessNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkStorageEndless(&c, &s, "/properties/next/$ref")
      default:
        Assertion.unknownProperty(checkStorageEndlessNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("next", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
