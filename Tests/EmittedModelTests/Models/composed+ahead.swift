// Generated from composed/ahead.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// Subschemas of an object that ask for names which the object does not list, and texts that one of several
  /// accepts.
  public struct Ahead: SchemaValue {
    public var selection: Selection?
    public var delivery: Delivery?
    public var target: Target?
    public var either: String?
    public var width: Width?
    public var noted: Noted?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Selection: SchemaValue {
      public var root: String?
      public var files: JSONValue?
      public var include: JSONValue?
      public var limit: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct Delivery: SchemaValue {
      public var to: String?
      public var express: JSONValue?
      public var phone: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public enum Target: OpenEnumeration {
      case es5
      case es2020
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [Target] {
        [.es5, .es2020]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .es5
        case 1: self = .es2020
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .es5: return "ES5"
        case .es2020: return "ES2020"
        case .other(let text): return text
        }
      }
    }

    public enum Width: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      /// Must be at most `9`.
      case integer(Int)
      /// Must be at least `100`.
      case number(Double)
      case auto

      public init(integerLiteral value: Int) { self = .integer(value) }

      public init(floatLiteral value: Double) { self = .number(value) }
    }

    public enum Noted: SchemaValue, ExpressibleByStringLiteral {
      case string(EncodedJSON<NotedString>)
      case string2(String)

      public init(stringLiteral value: String) { self = .string2(value) }

      public struct NotedString: SchemaValue {
        @available(*, deprecated, message: "No longer in use.")
        public var old: String? {
          get { _old }
          set { _old = newValue }
        }
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(additionalProperties: JSONObject = [:]) {
          self._old = nil
          self.additionalProperties = additionalProperties
        }

        private var _old: String?
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Ahead {
  public init(
    selection: Selection? = nil,
    delivery: Delivery? = nil,
    target: Target? = nil,
    either: String? = nil,
    width: Width? = nil,
    noted: Noted? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      selection: selection,
      delivery: delivery,
      target: target,
      either: either,
      width: width,
      noted: noted,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Ahead.Selection {
  public init(
    root: String? = nil,
    files: JSONValue? = nil,
    include: JSONValue? = nil,
    limit: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      root: root,
      files: files,
      include: include,
      limit: limit,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Ahead.Delivery {
  public init(
    to: String? = nil,
    express: JSONValue? = nil,
    phone: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      to: to,
      express: express,
      phone: phone,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Ahead: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/ahead.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAhead(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("selection\ndelivery\ntarget\neither\nwidth\nnoted")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedAheadNames)

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
        try o.check(&c, checkComposedAheadPropertiesSelection)
        value.selection = try Selection.read(&c)
      case 1:
        try o.check(&c, checkComposedAheadPropertiesDelivery)
        value.delivery = try Delivery.read(&c)
      case 2:
        try o.check(&c, checkComposedAheadPropertiesTarget)
        value.target = try Target.read(&c)
      case 3:
        try o.check(&c, checkComposedAheadPropertiesEither)
        value.either = try String.read(&c)
      case 4:
        try o.check(&c, checkComposedAheadPropertiesWidth)
        value.width = try Width.read(&c)
      case 5:
        value.noted = try Noted.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"selection\":", self.selection)
    writer.optional("\"delivery\":", self.delivery)
    writer.optional("\"target\":", self.target)
    writer.optional("\"either\":", self.either)
    writer.optional("\"width\":", self.width)
    writer.optional("\"noted\":", self.noted)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let selection: Selection? = try fields.optional("selection")
    let delivery: Delivery? = try fields.optional("delivery")
    let target: Target? = try fields.optional("target")
    let either: String? = try fields.optional("either")
    let width: Width? = try fields.optional("width")
    let noted: Noted? = try fields.optional("noted")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      selection: selection,
      delivery: delivery,
      target: target,
      either: either,
      width: width,
      noted: noted,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("selection", self.selection)
    try fields.optional("delivery", self.delivery)
    try fields.optional("target", self.target)
    try fields.optional("either", self.either)
    try fields.optional("width", self.width)
    try fields.optional("noted", self.noted)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Ahead.Selection: StructReadable {
  public static var schemaLocation: String {
    "composed/ahead.yaml#/properties/selection"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAheadPropertiesSelection(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("root\nfiles\ninclude\nlimit")
  }

  private static let names: MemberTable = MemberTable("root\tstring\nfiles\ninclude\nlimit")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.root)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.files = try JSONValue.read(&c)
      case 2:
        value.include = try JSONValue.read(&c)
      case 3:
        value.limit = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"root\":", self.root)
    writer.optional("\"files\":", self.files)
    writer.optional("\"include\":", self.include)
    writer.optional("\"limit\":", self.limit)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let root: String? = try fields.optional("root")
    let files: JSONValue? = try fields.anything("files")
    let include: JSONValue? = try fields.anything("include")
    let limit: JSONValue? = try fields.anything("limit")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      root: root,
      files: files,
      include: include,
      limit: limit,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("root", self.root)
    try fields.optional("files", self.files)
    try fields.optional("include", self.include)
    try fields.optional("limit", self.limit)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Ahead.Delivery: StructReadable {
  public static var schemaLocation: String {
    "composed/ahead.yaml#/properties/delivery"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAheadPropertiesDelivery(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("to\nexpress\nphone")
  }

  private static let names: MemberTable = MemberTable("to\tstring\nexpress\nphone")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.to)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.express = try JSONValue.read(&c)
      case 2:
        value.phone = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"to\":", self.to)
    writer.optional("\"express\":", self.express)
    writer.optional("\"phone\":", self.phone)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let to: String? = try fields.optional("to")
    let express: JSONValue? = try fields.anything("express")
    let phone: JSONValue? = try fields.anything("phone")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      to: to,
      express: express,
      phone: phone,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("to", self.to)
    try fields.optional("express", self.express)
    try fields.optional("phone", self.phone)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Ahead.Target: GeneratedValue {
  public static var schemaLocation: String {
    "composed/ahead.yaml#/properties/target"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAheadPropertiesTarget(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("ES5\nES2020")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .es5
    case 1: return .es2020
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .es5: writer.bytes("\"ES5\",")
    case .es2020: writer.bytes("\"ES2020\",")
    case .other(let text): writer.string(text)
    }
  }
}

extension Composed.Ahead.Width: GeneratedValue {
  public static var schemaLocation: String {
    "composed/ahead.yaml#/properties/width"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAheadPropertiesWidth(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      if isInteger(cursor) {
        return .integer(try Int.read(&cursor))
      }
      return .number(try Double.read(&cursor))
    case .string:
      try cursor.skipSyntax()
      return .auto
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isInteger(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkComposedAheadPropertiesWidthAnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): value.write(to: &writer)
    case .number(let value): value.write(to: &writer)
    case .auto: writer.bytes("\"auto\",")
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = try Self.readDecoded(decoder)
    default:
      try decoder.expect("auto")
      self = .auto
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .auto: try String("auto").encode(to: encoder)
    }
  }
}

extension Composed.Ahead.Noted: FusedReadable {
  public static var schemaLocation: String {
    "composed/ahead.yaml#/properties/noted"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAheadPropertiesNoted(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      let value: EncodedJSON<NotedString>? = cursor.attempt { (c: inout Cursor) throws(Rejection) in
        try c.content { (c: inout Cursor) throws(Rejection) in
          try NotedString.read(&c, checks: true)
        }
      }
      if let value { return .string(value) }
      return .string2(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .string2(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .string2(let value): try value.encode(to: encoder)
    }
  }
}

extension Composed.Ahead.Noted.NotedString: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/ahead.yaml#/properties/noted/anyOf/0/contentSchema"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedAheadPropertiesNotedAnyOf0ContentSchema(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("old")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedAheadPropertiesNotedAnyOf0ContentSchemaNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \._old)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"old\":", self._old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self._old = try fields.optional("old")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("old", self._old)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkComposedAheadNames: MemberTable = MemberTable(
  """
  selection
  delivery
  target\tstring enum=[\"ES5\",\"ES2020\"]\t?
  either
  width\tstring|integer maximum=9 const=\"auto\"\t?
  noted\tstring\t~
  """)

func checkComposedAhead(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedAheadNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedAheadPropertiesSelection(&c, &s, "/properties/selection")
      case 1:
        try checkComposedAheadPropertiesDelivery(&c, &s, "/properties/delivery")
      case 2:
        try checkComposedAheadPropertiesTarget(&c, &s, "/properties/target")
      case 3:
        try checkComposedAheadPropertiesEither(&c, &s, "/properties/either")
      case 4:
        try checkComposedAheadPropertiesWidth(&c, &s, "/properties/width")
      case 5:
        try checkComposedAheadPropertiesNoted(&c, &s, "/properties/noted")
      default:
        Assertion.unknownProperty(checkComposedAheadNames.names, at: o.offset, &s, "")
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

let checkComposedAheadPropertiesSelectionNames: MemberTable = MemberTable("root\tstring")

private let checkComposedAheadPropertiesSelectionKnown: KeyTable = KeyTable("root\nfiles\ninclude\nlimit")

let checkComposedAheadPropertiesSelectionSigns: KeyTable = KeyTable("files\ninclude")

func checkComposedAheadPropertiesSelection(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedAheadPropertiesSelectionJoined(&c, &s) }
  if s.isFine(&c, checkComposedAheadPropertiesSelectionJoined) {
    return
  }
  s.enter(path, "composed/ahead.yaml#/properties/selection")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesSelectionNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkComposedAheadPropertiesSelectionKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkComposedAheadPropertiesSelectionCandidates(
      having: try c.names(in: checkComposedAheadPropertiesSelectionSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkComposedAheadPropertiesSelectionAnyOf0InPlace(&c, &s, "/anyOf/0")
  case 0x2:
    try checkComposedAheadPropertiesSelectionAnyOf1InPlace(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesSelectionAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesSelectionAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = end
  s.leave()
}

func checkComposedAheadPropertiesSelectionCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkComposedAheadPropertiesSelectionAnyOf0InPlaceNames: MemberTable = MemberTable(
  """
  files\t\t[
  """,
  nested: [checkComposedAheadPropertiesSelectionAnyOf0PropertiesFilesItems]
)

func checkComposedAheadPropertiesSelectionAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/selection/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesSelectionAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedAheadPropertiesSelectionAnyOf0PropertiesFiles(&c, &s, "/properties/files")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("files", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedAheadPropertiesSelectionAnyOf0PropertiesFilesItems: MemberTable = MemberTable(
  items: """
    string
    """)

func checkComposedAheadPropertiesSelectionAnyOf0PropertiesFiles(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/selection/anyOf/0/properties/files")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkComposedAheadPropertiesSelectionAnyOf0PropertiesFilesItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedAheadPropertiesSelectionAnyOf1InPlaceNames: MemberTable = MemberTable(
  """
  include\tstring minLength=2
  limit\tinteger
  """)

func checkComposedAheadPropertiesSelectionAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/selection/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesSelectionAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("include", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedAheadPropertiesDeliveryNames: MemberTable = MemberTable("to\tstring")

private let checkComposedAheadPropertiesDeliveryKnown: KeyTable = KeyTable("to\nexpress\nphone")

func checkComposedAheadPropertiesDelivery(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedAheadPropertiesDeliveryJoined(&c, &s) }
  if s.isFine(&c, checkComposedAheadPropertiesDeliveryJoined) {
    return
  }
  s.enter(path, "composed/ahead.yaml#/properties/delivery")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesDeliveryNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkComposedAheadPropertiesDeliveryKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedAheadPropertiesDeliveryIfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedAheadPropertiesDeliveryThenFragment(&c, &s, "/then")
    } else {
      try checkComposedAheadPropertiesDeliveryElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedAheadPropertiesDeliveryThenFragmentNames: MemberTable = MemberTable(
  """
  phone\tstring pattern=\"^[0-9]+$\"
  """)

func checkComposedAheadPropertiesDeliveryThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/delivery/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesDeliveryThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("phone", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedAheadPropertiesDeliveryElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/delivery/else")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedAheadPropertiesDeliveryElseNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedAheadPropertiesDeliveryElseNotFragmentNames: MemberTable = MemberTable("phone")

func checkComposedAheadPropertiesDeliveryElseNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/delivery/else/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesDeliveryElseNotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("phone", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedAheadPropertiesDeliveryIfFragmentNames: MemberTable = MemberTable("express\tany const=true")

func checkComposedAheadPropertiesDeliveryIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/delivery/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesDeliveryIfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("express", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedAheadPropertiesTarget(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/target")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .string {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .string:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesTargetAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesTargetAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesTargetAnyOf2(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesTargetAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesTargetAnyOf2(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

private let checkComposedAheadPropertiesTargetAnyOf0Values: KeyTable = KeyTable("ES5\nES2020")

func checkComposedAheadPropertiesTargetAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/target/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"ES5\", \"ES2020\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"ES5\", \"ES2020\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"ES5\", \"ES2020\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedAheadPropertiesTargetAnyOf0Values,
      "\"ES5\", \"ES2020\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"ES5\", \"ES2020\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"ES5\", \"ES2020\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkComposedAheadPropertiesTargetAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/target/anyOf/1")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternEeSs356201209, "^[Ee][Ss]([356]|20[12][0-9])$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

func checkComposedAheadPropertiesTargetAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/target/anyOf/2")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(1, string, c, &s, "/maxLength")
  default: try c.skipValue()
  }
  s.leave()
}

func checkComposedAheadPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/either")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesEitherOneOf0(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesEitherOneOf1(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/oneOf")
  }
  s.leave()
}

private let checkComposedAheadPropertiesEitherOneOf0Values: KeyTable = KeyTable("ab\nabc")

func checkComposedAheadPropertiesEitherOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/either/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedAheadPropertiesEitherOneOf0Values,
      "\"ab\", \"abc\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedAheadPropertiesEitherOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/either/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(3, string, c, &s, "/minLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedAheadPropertiesWidth(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/width")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesWidthAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedAheadPropertiesWidthAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  case .string:
    try checkComposedAheadPropertiesWidthAnyOf2(&c, &s, "/anyOf/2")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkComposedAheadPropertiesWidthAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/width/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
    try Assertion.maximum(NumberLimit(9, "9"), number, c, &s, "/maximum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedAheadPropertiesWidthAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/width/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    try Assertion.minimum(NumberLimit(100, "100"), number, c, &s, "/minimum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 32), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedAheadPropertiesWidthAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/width/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"auto\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"auto\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"auto\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"auto\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"auto\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"auto\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkComposedAheadPropertiesNoted(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/noted")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    if s.wantsWarnings {
      var anyOfCount: Int = 0
      var anyOfEnd: Int = -1
      do {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkComposedAheadPropertiesNotedAnyOf0(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkComposedAheadPropertiesNotedAnyOf0(&c, &s, "/anyOf/0")
            c = before
          }
        }
      }
      if anyOfCount < 1 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkComposedAheadPropertiesNotedAnyOf1(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
        }
      }
      if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
      if anyOfCount == 0 {
        try s.report(.anyOf(""), at: start, "/anyOf")
      }
    } else {
      try c.skipValue()
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkComposedAheadPropertiesNotedAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/noted/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedAheadPropertiesNotedAnyOf0ContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedAheadPropertiesNotedAnyOf0ContentSchemaNames: MemberTable = MemberTable("old\tstring\t…")

func checkComposedAheadPropertiesNotedAnyOf0ContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/noted/anyOf/0/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesNotedAnyOf0ContentSchemaNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(
          checkComposedAheadPropertiesNotedAnyOf0ContentSchemaNames.names,
          at: o.offset,
          &s,
          ""
        )
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

func checkComposedAheadPropertiesNotedAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/noted/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedAheadPropertiesSelectionJoinedNames: MemberTable = MemberTable(
  """
  root\tstring
  files
  include
  limit
  """)

func checkComposedAheadPropertiesSelectionJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/selection")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesSelectionJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesSelectionJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 2:
        o.note(1, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesSelectionJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 3:
        o.note(2, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesSelectionJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      default:
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesSelectionJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      }
    }
    if !checkComposedAheadPropertiesSelectionJoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = end
  s.leave()
}

func checkComposedAheadPropertiesSelectionJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, c, checkComposedAheadPropertiesSelectionAnyOf0PropertiesFiles) { return true }
  }
  if o.seen0 & 0x4 == 0x4 {
    if o.accepts(1, c, checkComposedAheadPropertiesSelectionAnyOf1InPlaceNames, 0) {
      if o.accepts(2, c, checkComposedAheadPropertiesSelectionAnyOf1InPlaceNames, 1) { return true }
    }
  }
  return false
}

let checkComposedAheadPropertiesDeliveryJoinedNames: MemberTable = MemberTable("to\tstring\nexpress\nphone")

func checkComposedAheadPropertiesDeliveryJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/ahead.yaml#/properties/delivery")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedAheadPropertiesDeliveryJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesDeliveryJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 2:
        o.note(1, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesDeliveryJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      default:
        if o.index < 0 {
          Assertion.unknownProperty(
            checkComposedAheadPropertiesDeliveryJoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      }
    }
    if !checkComposedAheadPropertiesDeliveryJoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = end
  s.leave()
}

func checkComposedAheadPropertiesDeliveryJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return false }
  if !o.accepts(1, c, checkComposedAheadPropertiesDeliveryThenFragmentNames, 0) { return false }
  return true
}

func checkComposedAheadPropertiesDeliveryJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, c, checkComposedAheadPropertiesDeliveryIfFragmentNames, 0) {
      return checkComposedAheadPropertiesDeliveryJoinedHolds0(&o, c)
    }
  }
  return o.seen0 & 0x4 != 0x4
}

let pattern09: Pattern? = Pattern.generated("^[0-9]+$")

let patternEeSs356201209: Pattern? = Pattern.generated("^[Ee][Ss]([356]|20[12][0-9])$")
