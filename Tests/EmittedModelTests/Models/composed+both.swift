// Generated from composed/both.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// Members and items that several parts describe, each in its own words.
  public struct Both: SchemaValue {
    public var owner: Owner?
    /// Must be at most 4 characters long. Must match the pattern `^[a-z]`. Must be at least 2 characters
    /// long.
    public var code: String?
    /// Must be at least `1`. Must be at most `9`.
    public var count: Int?
    public var level: Level?
    public var never: JSONValue?
    /// Narrow.
    public var tree: Tree?
    public var list: [String]?
    public var points: [Point]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Base: SchemaValue {
      public var owner: Owner?
      /// Must be at least 2 characters long.
      public var code: String?
      /// Must be at most `9`.
      public var count: Double?
      public var level: Level?
      public var never: Int?
      /// Wide.
      public var tree: Wide?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public struct Owner: SchemaValue {
        /// Must be at most 6 characters long.
        public var name: String?
        /// Must be at least 3 characters long.
        public var mail: JSONValue?
        public var id: Int
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
      }

      public enum Level: CaseIterable, JSONLiteral {
        case low
        case high
        case value1

        /// The JSON value that the case stands for.
        public var rawValue: JSONValue {
          switch self {
          case .low: return .string("low")
          case .high: return .string("high")
          case .value1: return .number(JSONNumber(uncheckedText: "1"))
          }
        }
      }

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// Wide.
    public struct Wide: SchemaValue {
      public var value: Int?
      /// Wide.
      public var next: Wide? {
        get { _next.value }
        set { _next.value = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(value: Int? = nil, next: Wide? = nil, additionalProperties: JSONObject = [:]) {
        self.value = value
        self._next = Boxed(next)
        self.additionalProperties = additionalProperties
      }

      private var _next: Boxed<Wide?>
    }

    /// Narrow.
    public struct Narrow: SchemaValue {
      /// Must be at most `5`.
      public var value: JSONValue
      /// Narrow.
      public var next: Narrow? {
        get { _next.value }
        set { _next.value = newValue }
      }
      @available(*, deprecated, message: "No longer in use.")
      public var old: String? {
        get { _old }
        set { _old = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _next: Boxed<Narrow?>
      private var _old: String?
      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct Owner: SchemaValue {
      /// Must be at least 2 characters long. Must be at most 6 characters long.
      public var name: String
      /// Must be at least 3 characters long.
      public var mail: String?
      public var id: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public enum Level: String, CaseIterable, SchemaValue {
      case low
      case high
      case noneValue = "none"
    }

    public struct Tree: SchemaValue {
      /// Must be at most `5`.
      public var value: Int
      /// Narrow.
      public var next: Tree? {
        get { _next.value }
        set { _next.value = newValue }
      }
      @available(*, deprecated, message: "No longer in use.")
      public var old: String? {
        get { _old }
        set { _old = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _next: Boxed<Tree?>
      private var _old: String?
      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct Point: SchemaValue {
      public var x: Double
      /// Must be at least `0`.
      public var y: Double
      public var z: Int?

      public init(x: Double, y: Double, z: Int? = nil) {
        self.x = x
        self.y = y
        self.z = z
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Both {
  public init(
    owner: Owner? = nil,
    code: String? = nil,
    count: Int? = nil,
    level: Level? = nil,
    never: JSONValue? = nil,
    tree: Tree? = nil,
    list: [String]? = nil,
    points: [Point]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      owner: owner,
      code: code,
      count: count,
      level: level,
      never: never,
      tree: tree,
      list: list,
      points: points,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Both.Base {
  public init(
    owner: Owner? = nil,
    code: String? = nil,
    count: Double? = nil,
    level: Level? = nil,
    never: Int? = nil,
    tree: Composed.Both.Wide? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      owner: owner,
      code: code,
      count: count,
      level: level,
      never: never,
      tree: tree,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Both.Base.Owner {
  public init(name: String? = nil, mail: JSONValue? = nil, id: Int, additionalProperties: JSONObject = [:]) {
    self.init(
      name: name,
      mail: mail,
      id: id,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Both.Narrow {
  public init(value: JSONValue, next: Composed.Both.Narrow? = nil, additionalProperties: JSONObject = [:]) {
    self.init(
      value: value,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Both.Owner {
  public init(name: String, mail: String? = nil, id: Int, additionalProperties: JSONObject = [:]) {
    self.init(
      name: name,
      mail: mail,
      id: id,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Both.Tree {
  public init(value: Int, next: Composed.Both.Tree? = nil, additionalProperties: JSONObject = [:]) {
    self.init(
      value: value,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Both: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBoth(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("owner\ncode\ncount\nlevel\nnever\ntree\nlist\npoints")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedBothJoinedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.code)
    members.integer(2, optional: \.count)
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
      switch o.index {
      case 0:
        try o.check(&c, checkComposedBothPropertiesOwnerBeside1y2wrdge8zH3559ngwpu1c74)
        value.owner = try Owner.read(&c)
      case 3:
        try o.check(&c, checkComposedBothPropertiesLevelAndComposedBothYH2tf0nyvk8hv68)
        value.level = try Level.read(&c)
      case 4:
        try o.check(&c, checkComposedBothPropertiesNeverAndComposedBothYH3hzdtv25btjtc)
        value.never = try JSONValue.read(&c)
      case 5:
        try o.check(&c, checkComposedBothDefsNarrowAndComposedBothYamlDefsWideSilent)
        value.tree = try Tree.read(&c)
      case 6:
        try o.check(&c, checkComposedBothPropertiesList)
        value.list = try [String].read(&c)
      case 7:
        try o.check(&c, checkComposedBothPropertiesPoints)
        value.points = try [Point].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"owner\":", self.owner)
    writer.optional("\"code\":", self.code)
    writer.optional("\"count\":", self.count)
    writer.optional("\"level\":", self.level)
    writer.optional("\"never\":", self.never)
    writer.optional("\"tree\":", self.tree)
    writer.optional("\"list\":", self.list)
    writer.optional("\"points\":", self.points)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let owner: Owner? = try fields.optional("owner")
    let code: String? = try fields.optional("code")
    let count: Int? = try fields.optional("count")
    let level: Level? = try fields.optional("level")
    let never: JSONValue? = try fields.anything("never")
    let tree: Tree? = try fields.optional("tree")
    let list: [String]? = try fields.optional("list")
    let points: [Point]? = try fields.optional("points")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      owner: owner,
      code: code,
      count: count,
      level: level,
      never: never,
      tree: tree,
      list: list,
      points: points,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("owner", self.owner)
    try fields.optional("code", self.code)
    try fields.optional("count", self.count)
    try fields.optional("level", self.level)
    try fields.optional("never", self.never)
    try fields.optional("tree", self.tree)
    try fields.optional("list", self.list)
    try fields.optional("points", self.points)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Base: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/$defs/base"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBothDefsBase(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("owner\ncode\ncount\nlevel\nnever\ntree")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedBothDefsBaseNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.code)
    members.double(2, optional: \.count)
    members.integer(4, optional: \.never)
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
      switch o.index {
      case 0:
        value.owner = try Owner.read(&c, checks: checks)
      case 3:
        try o.check(&c)
        value.level = try Level.read(&c)
      case 5:
        value.tree = try Composed.Both.Wide.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"owner\":", self.owner)
    writer.optional("\"code\":", self.code)
    writer.optional("\"count\":", self.count)
    writer.optional("\"level\":", self.level)
    writer.optional("\"never\":", self.never)
    writer.optional("\"tree\":", self.tree)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let owner: Owner? = try fields.optional("owner")
    let code: String? = try fields.optional("code")
    let count: Double? = try fields.optional("count")
    let level: Level? = try fields.optional("level")
    let never: Int? = try fields.optional("never")
    let tree: Composed.Both.Wide? = try fields.optional("tree")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      owner: owner,
      code: code,
      count: count,
      level: level,
      never: never,
      tree: tree,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("owner", self.owner)
    try fields.optional("code", self.code)
    try fields.optional("count", self.count)
    try fields.optional("level", self.level)
    try fields.optional("never", self.never)
    try fields.optional("tree", self.tree)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Base.Owner: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/$defs/base/properties/owner"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBothDefsBasePropertiesOwner(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nmail\nid")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedBothDefsBasePropertiesOwnerNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.name)
    members.integer(2, \.id)
  }

  public static var unread: Self {
    Self(id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        try o.check(&c)
        value.mail = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x4)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"name\":", self.name)
    writer.optional("\"mail\":", self.mail)
    writer.required("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let name: String? = try fields.optional("name")
    let mail: JSONValue? = try fields.anything("mail")
    let id: Int = try fields.required("id")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      name: name,
      mail: mail,
      id: id,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.optional("mail", self.mail)
    try fields.required("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Base.Level: GeneratedValue {
  public static var schemaLocation: String {
    "composed/both.yaml#/$defs/base/properties/level"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBothDefsBasePropertiesLevel(&cursor, &sink)
  }
}

extension Composed.Both.Wide: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/$defs/wide"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBothDefsWide(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("value\nnext")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedBothDefsWideNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.value)
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
      switch o.index {
      case 1:
        value._next.value = try Composed.Both.Wide.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"value\":", self.value)
    writer.optional("\"next\":", self._next.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.value = try fields.optional("value")
    self._next = Boxed(try fields.optional("next"))
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("value", self.value)
    try fields.optional("next", self._next.value)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Narrow: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/$defs/narrow"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBothDefsNarrow(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("value\nnext\nold")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedBothDefsNarrowNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \._old)
  }

  public static var unread: Self {
    Self(value: .null)
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
        value.value = try JSONValue.read(&c)
      case 1:
        value._next.value = try Composed.Both.Narrow.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"value\":", self.value)
    writer.optional("\"next\":", self._next.value)
    writer.optional("\"old\":", self._old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let _value: JSONValue = try fields.required("value")
    let next: Composed.Both.Narrow? = try fields.optional("next")
    let old: String? = try fields.optional("old")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      value: _value,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("value", self.value)
    try fields.optional("next", self._next.value)
    try fields.optional("old", self._old)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Owner: StructReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/properties/owner"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkComposedBothPropertiesOwner(&cursor, &sink)
    cursor = start
    try checkComposedBothDefsBasePropertiesOwner(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nmail\nid")
  }

  private static let names: MemberTable = MemberTable("name\tstring\nmail\tstring\nid\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.name)
    members.string(1, optional: \.mail)
    members.integer(2, \.id)
  }

  public static var unread: Self {
    Self(name: "", id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x5)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.optional("\"mail\":", self.mail)
    writer.required("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let name: String = try fields.required("name")
    let mail: String? = try fields.optional("mail")
    let id: Int = try fields.required("id")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      name: name,
      mail: mail,
      id: id,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.optional("mail", self.mail)
    try fields.required("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Level: GeneratedValue {
  public static var schemaLocation: String {
    "composed/both.yaml#/properties/level"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkComposedBothPropertiesLevel(&cursor, &sink)
    cursor = start
    try checkComposedBothDefsBasePropertiesLevel(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("low\nhigh\nnone")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .low
    case 1: return .high
    case 2: return .noneValue
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .low: writer.bytes("\"low\",")
    case .high: writer.bytes("\"high\",")
    case .noneValue: writer.bytes("\"none\",")
    }
  }
}

extension Composed.Both.Tree: StructReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/properties/tree"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkComposedBothPropertiesTree(&cursor, &sink)
    cursor = start
    try checkComposedBothDefsBasePropertiesTree(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("value\nnext\nold")
  }

  private static let names: MemberTable = MemberTable("value\tinteger\nnext\nold\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.value)
    members.string(2, optional: \._old)
  }

  public static var unread: Self {
    Self(value: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value._next.value = try Composed.Both.Tree.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"value\":", self.value)
    writer.optional("\"next\":", self._next.value)
    writer.optional("\"old\":", self._old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let _value: Int = try fields.required("value")
    let next: Composed.Both.Tree? = try fields.optional("next")
    let old: String? = try fields.optional("old")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      value: _value,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("value", self.value)
    try fields.optional("next", self._next.value)
    try fields.optional("old", self._old)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Both.Point: StructReadable {
  public static var schemaLocation: String {
    "composed/both.yaml#/properties/points/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkComposedBothPropertiesPointsItems(&cursor, &sink)
    cursor = start
    try checkComposedBothPropertiesPointsAllOf0Items(&cursor, &sink)
    cursor = start
    try checkComposedBothPropertiesPointsAllOf1Items(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("x\ny\nz")
  }
  private static let names: MemberTable = MemberTable("x\tnumber\ny\tnumber\nz\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.double(0, \.x)
    members.double(1, \.y)
    members.integer(2, optional: \.z)
  }

  public static var unread: Self {
    Self(x: 0, y: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.skip(&c)
    }
    try o.demand(0x3)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"x\":", self.x)
    writer.required("\"y\":", self.y)
    writer.optional("\"z\":", self.z)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.x = try fields.required("x")
    self.y = try fields.required("y")
    self.z = try fields.optional("z")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("x", self.x)
    try fields.required("y", self.y)
    try fields.optional("z", self.z)
  }
}

// MARK: - Validators

let checkComposedBothNames: MemberTable = MemberTable(
  """
  owner\t\t{
  code\tany maxLength=4 pattern=\"^[a-z]\"
  count\tinteger minimum=1
  level\tany enum=[\"low\",\"high\",\"none\"]
  never\tstring
  tree
  list
  points
  """,
  nested: [checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24Names]
)

func checkComposedBoth(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBothJoined(&c, &s) }
  if s.isFine(&c, checkComposedBothJoined) {
    return
  }
  s.enter(path, "composed/both.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBothNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24(&c, &s, "/properties/owner")
      case 5:
        try checkComposedBothDefsNarrow(&c, &s, "/properties/tree/$ref")
      case 6:
        try checkComposedBothPropertiesList(&c, &s, "/properties/list")
      case 7:
        try checkComposedBothPropertiesPoints(&c, &s, "/properties/points")
      default:
        Assertion.unknownProperty(checkComposedBothNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedBothDefsBaseInPlaceOf1l38q39yqek57(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

let checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24Names: MemberTable = MemberTable(
  """
  name\tany minLength=2
  mail\tstring
  """,
  required: 0x1
)

private let checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24Known: KeyTable = KeyTable("name\nmail\nid")

func checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/owner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(
        checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24Known,
        at: o.offset,
        c,
        &s
      )
      try c.skipValue()
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

private let checkComposedBothPropertiesLevelValues: KeyTable = KeyTable("low\nhigh\nnone")

func checkComposedBothPropertiesLevel(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/level")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"low\", \"high\", \"none\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"low\", \"high\", \"none\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"low\", \"high\", \"none\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedBothPropertiesLevelValues,
      "\"low\", \"high\", \"none\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"low\", \"high\", \"none\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"low\", \"high\", \"none\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkComposedBothPropertiesNever(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/never")
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

let checkComposedBothDefsNarrowNames: MemberTable = MemberTable("value\tany maximum=5\nnext\nold\tstring\t…")

func checkComposedBothDefsNarrow(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/narrow")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsNarrowNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsNarrow(&c, &s, "/properties/next/$ref")
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkComposedBothDefsNarrowNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("value", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothPropertiesListItems: MemberTable = MemberTable(items: "any pattern=\"^[a-z]+$\"")

func checkComposedBothPropertiesList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBothPropertiesListJoined(&c, &s) }
  if s.isFine(&c, checkComposedBothPropertiesListJoined) {
    return
  }
  s.enter(path, "composed/both.yaml#/properties/list")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkComposedBothPropertiesListItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedBothDefsWordsInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  try checkComposedBothDefsFewInPlace(&c, &s, "/allOf/1/$ref")
  c.position = end
  s.leave()
}

let checkComposedBothDefsWordsInPlaceItems: MemberTable = MemberTable(items: "string maxLength=3")

func checkComposedBothDefsWordsInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/words")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedBothDefsWordsInPlaceItems.readItems(&c, &s)
    try Assertion.uniqueItems(at: start, count, c, &s, "/uniqueItems")
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsFewInPlaceItems: MemberTable = MemberTable(items: "any minLength=2")

func checkComposedBothDefsFewInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/few")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedBothDefsFewInPlaceItems.readItems(&c, &s)
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedBothPropertiesPoints(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBothPropertiesPointsJoined(&c, &s) }
  if s.isFine(&c, checkComposedBothPropertiesPointsJoined) {
    return
  }
  s.enter(path, "composed/both.yaml#/properties/points")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedBothPropertiesPointsItemsSilent(&c, &s, "/items")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedBothPropertiesPointsAllOf0InPlaceOf1s890r66e79j1(&c, &s, "/allOf/0")
  c.position = start
  try checkComposedBothPropertiesPointsAllOf1InPlaceOf1s890r66e79j1(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkComposedBothPropertiesPointsItemsSilentNames: MemberTable = MemberTable("x\tany\ny\tany\nz\tany")

func checkComposedBothPropertiesPointsItemsSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkComposedBothPropertiesPointsItemsSilentNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkComposedBothPropertiesPointsItemsSilentNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("y", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkComposedBothPropertiesPointsAllOf0InPlaceOf1s890r66e79j1Items: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkComposedBothPropertiesPointsAllOf0ItemsSileH1yx8ocsru3c69Names]
)

func checkComposedBothPropertiesPointsAllOf0InPlaceOf1s890r66e79j1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/allOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkComposedBothPropertiesPointsAllOf0InPlaceOf1s890r66e79j1Items.passes(&c) {
        try checkComposedBothPropertiesPointsAllOf0ItemsSileH1yx8ocsru3c69(&c, &s, "/items")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothPropertiesPointsAllOf0ItemsSileH1yx8ocsru3c69Names: MemberTable = MemberTable(
  """
  x\tnumber
  y\tnumber
  """,
  required: 0x1
)

func checkComposedBothPropertiesPointsAllOf0ItemsSileH1yx8ocsru3c69(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/allOf/0/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesPointsAllOf0ItemsSileH1yx8ocsru3c69Names,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothPropertiesPointsAllOf1InPlaceOf1s890r66e79j1Items: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkComposedBothPropertiesPointsAllOf1ItemsSilentNames]
)

func checkComposedBothPropertiesPointsAllOf1InPlaceOf1s890r66e79j1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/allOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      if !checkComposedBothPropertiesPointsAllOf1InPlaceOf1s890r66e79j1Items.passes(&c) {
        try checkComposedBothPropertiesPointsAllOf1ItemsSilent(&c, &s, "/items")
      }
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.minItems(1, count, at: start, &s, "/minItems")
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothPropertiesPointsAllOf1ItemsSilentNames: MemberTable = MemberTable(
  """
  y\tany minimum=0
  z\tinteger
  """)

func checkComposedBothPropertiesPointsAllOf1ItemsSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/allOf/1/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesPointsAllOf1ItemsSilentNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsBaseInPlaceOf1l38q39yqek57Names: MemberTable = MemberTable(
  """
  owner\t\t{
  code\tstring minLength=2
  count\tnumber maximum=9
  level\tany enum=[\"low\",\"high\",1]
  never\tinteger
  tree
  """,
  nested: [checkComposedBothDefsBasePropertiesOwnerSilentNames]
)

func checkComposedBothDefsBaseInPlaceOf1l38q39yqek57(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsBaseInPlaceOf1l38q39yqek57Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBothDefsBasePropertiesOwnerSilent(&c, &s, "/properties/owner")
      case 5:
        try checkComposedBothDefsWideSilent(&c, &s, "/properties/tree/$ref")
      default:
        try c.skipSyntax()
      }
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsBasePropertiesOwnerSilentNames: MemberTable = MemberTable(
  """
  name\tstring maxLength=6
  mail\tany minLength=3
  id\tinteger
  """,
  required: 0x4
)

func checkComposedBothDefsBasePropertiesOwnerSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base/properties/owner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsBasePropertiesOwnerSilentNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x4 != 0x4 {
      try Assertion.required("id", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkComposedBothDefsBasePropertiesLevelValues: ValueList = ValueList("\"low\"\n\"high\"\n1")

func checkComposedBothDefsBasePropertiesLevel(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base/properties/level")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkComposedBothDefsBasePropertiesLevelValues,
      "\"low\", \"high\", 1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkComposedBothDefsBasePropertiesLevelValues,
      "\"low\", \"high\", 1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkComposedBothDefsBasePropertiesLevelValues,
      "\"low\", \"high\", 1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkComposedBothDefsBasePropertiesLevelValues,
      "\"low\", \"high\", 1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkComposedBothDefsBasePropertiesLevelValues,
      "\"low\", \"high\", 1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkComposedBothDefsBasePropertiesLevelValues,
      "\"low\", \"high\", 1",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

func checkComposedBothDefsBasePropertiesNever(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base/properties/never")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsWideSilentNames: MemberTable = MemberTable("value\tinteger\nnext")

func checkComposedBothDefsWideSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/wide")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBothDefsWideSilentNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsWideSilent(&c, &s, "/properties/next/$ref")
      default:
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

let checkComposedBothPropertiesOwnerNames: MemberTable = MemberTable("name\tany minLength=2\nmail\tstring")

func checkComposedBothPropertiesOwner(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/owner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesOwnerNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedBothPropertiesOwnerNames.names, at: o.offset, &s, "")
      try c.skipValue()
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

private let checkComposedBothPropertiesTreeKnown: KeyTable = KeyTable("value\nnext\nold")

func checkComposedBothPropertiesTree(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBothPropertiesTreeJoined(&c, &s) }
  if s.isFine(&c, checkComposedBothPropertiesTreeJoined) {
    return
  }
  s.enter(path, "composed/both.yaml#/properties/tree")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkComposedBothPropertiesTreeKnown
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try Assertion.knownProperty(known, at: key.offset, c, &s)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedBothDefsNarrowInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkComposedBothDefsNarrowInPlaceNames: MemberTable = MemberTable(
  """
  value\tany maximum=5
  next
  old\tstring\t…
  """)

func checkComposedBothDefsNarrowInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/narrow")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsNarrowInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsNarrow(&c, &s, "/properties/next/$ref")
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("value", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsBaseNames: MemberTable = MemberTable(
  """
  owner\t\t{
  code\tstring minLength=2
  count\tnumber maximum=9
  level\tany enum=[\"low\",\"high\",1]
  never\tinteger
  tree
  """,
  nested: [checkComposedBothDefsBasePropertiesOwnerNames]
)

func checkComposedBothDefsBase(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBothDefsBaseNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBothDefsBasePropertiesOwner(&c, &s, "/properties/owner")
      case 5:
        try checkComposedBothDefsWide(&c, &s, "/properties/tree/$ref")
      default:
        Assertion.unknownProperty(checkComposedBothDefsBaseNames.names, at: o.offset, &s, "")
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

let checkComposedBothDefsBasePropertiesOwnerNames: MemberTable = MemberTable(
  """
  name\tstring maxLength=6
  mail\tany minLength=3
  id\tinteger
  """,
  required: 0x4
)

func checkComposedBothDefsBasePropertiesOwner(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base/properties/owner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsBasePropertiesOwnerNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedBothDefsBasePropertiesOwnerNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x4 != 0x4 {
      try Assertion.required("id", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsWideNames: MemberTable = MemberTable("value\tinteger\nnext")

func checkComposedBothDefsWide(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/wide")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBothDefsWideNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsWide(&c, &s, "/properties/next/$ref")
      default:
        Assertion.unknownProperty(checkComposedBothDefsWideNames.names, at: o.offset, &s, "")
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

let checkComposedBothPropertiesPointsItemsNames: MemberTable = MemberTable("x\tany\ny\tany\nz\tany")

func checkComposedBothPropertiesPointsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkComposedBothPropertiesPointsItemsNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkComposedBothPropertiesPointsItemsNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("y", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkComposedBothPropertiesPointsAllOf0ItemsNames: MemberTable = MemberTable("x\tnumber\ny\tnumber")

func checkComposedBothPropertiesPointsAllOf0Items(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/allOf/0/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesPointsAllOf0ItemsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedBothPropertiesPointsAllOf0ItemsNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothPropertiesPointsAllOf1ItemsNames: MemberTable = MemberTable(
  """
  y\tany minimum=0
  z\tinteger
  """)

func checkComposedBothPropertiesPointsAllOf1Items(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/allOf/1/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesPointsAllOf1ItemsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedBothPropertiesPointsAllOf1ItemsNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkComposedBothDefsBasePropertiesTreeKnown: KeyTable = KeyTable("value\nnext")

func checkComposedBothDefsBasePropertiesTree(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBothDefsBasePropertiesTreeJoined(&c, &s) }
  if s.isFine(&c, checkComposedBothDefsBasePropertiesTreeJoined) {
    return
  }
  s.enter(path, "composed/both.yaml#/$defs/base/properties/tree")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkComposedBothDefsBasePropertiesTreeKnown
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try Assertion.knownProperty(known, at: key.offset, c, &s)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedBothDefsWideInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkComposedBothDefsWideInPlaceNames: MemberTable = MemberTable("value\tinteger\nnext")

func checkComposedBothDefsWideInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/wide")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsWideInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsWide(&c, &s, "/properties/next/$ref")
      default:
        try c.skipSyntax()
      }
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedBothPropertiesOwnerBeside1y2wrdge8zH3559ngwpu1c74(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkComposedBothPropertiesOwnerBeside1y2wrdge8zHgob05oahuzu9(&c, &s) }
  s.enter(path, "composed/both.yaml#/properties/owner")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBothPropertiesOwnerBeside1y2wrdge8zb24(&c, &s, "/properties/owner")
  c.position = start
  try checkComposedBothDefsBasePropertiesOwnerSilent(&c, &s, "/properties/owner")
  s.leave()
}

let checkComposedBothPropertiesOwnerBeside1y2wrdge8zHgob05oahuzu9Names: MemberTable = MemberTable(
  """
  name\tstring maxLength=6 minLength=2
  mail\tstring minLength=3
  id\tinteger
  """)

func checkComposedBothPropertiesOwnerBeside1y2wrdge8zHgob05oahuzu9(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/owner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesOwnerBeside1y2wrdge8zHgob05oahuzu9Names,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x5 != 0x5 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("id", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedBothPropertiesLevelAndComposedBothYH2tf0nyvk8hv68(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/level")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBothPropertiesLevel(&c, &s, "/properties/level")
  c.position = start
  try checkComposedBothDefsBasePropertiesLevel(&c, &s, "/properties/level")
  s.leave()
}

func checkComposedBothPropertiesNeverAndComposedBothYH3hzdtv25btjtc(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/never")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBothPropertiesNever(&c, &s, "/properties/never")
  c.position = start
  try checkComposedBothDefsBasePropertiesNever(&c, &s, "/properties/never")
  s.leave()
}

func checkComposedBothDefsNarrowAndComposedBothYamlDefsWideSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkComposedBothDefsNarrowAndComposedBothYamlDeH3op20nasm69b3(&c, &s) }
  s.enter(path, "composed/both.yaml#/$defs/narrow")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBothDefsNarrow(&c, &s, "/properties/tree/$ref")
  c.position = start
  try checkComposedBothDefsWideSilent(&c, &s, "/properties/tree/$ref")
  s.leave()
}

let checkComposedBothDefsNarrowAndComposedBothYamlDeH3op20nasm69b3Names: MemberTable = MemberTable(
  """
  value\tinteger maximum=5
  next
  old\tstring\t…
  """)

func checkComposedBothDefsNarrowAndComposedBothYamlDeH3op20nasm69b3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/narrow")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsNarrowAndComposedBothYamlDeH3op20nasm69b3Names,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsNarrowAndComposedBothYamlDefsWideSilent(&c, &s, "/properties/next/$ref")
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("value", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothJoinedNames: MemberTable = MemberTable(
  """
  owner
  code\tstring maxLength=4 minLength=2 pattern=\"^[a-z]\"
  count\tinteger maximum=9 minimum=1
  level
  never
  tree
  list
  points
  """)

func checkComposedBothJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBothJoinedNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBothPropertiesOwnerBeside1y2wrdge8zH3559ngwpu1c74(&c, &s, "/properties/owner")
      case 3:
        try checkComposedBothPropertiesLevelAndComposedBothYH2tf0nyvk8hv68(&c, &s, "/properties/level")
      case 4:
        try checkComposedBothPropertiesNeverAndComposedBothYH3hzdtv25btjtc(&c, &s, "/properties/never")
      case 5:
        try checkComposedBothDefsNarrowAndComposedBothYamlDefsWideSilent(&c, &s, "/properties/tree/$ref")
      case 6:
        try checkComposedBothPropertiesList(&c, &s, "/properties/list")
      case 7:
        try checkComposedBothPropertiesPoints(&c, &s, "/properties/points")
      default:
        Assertion.unknownProperty(checkComposedBothJoinedNames.names, at: o.offset, &s, "")
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

let checkComposedBothPropertiesListJoinedItems: MemberTable = MemberTable(
  items: """
    string maxLength=3 minLength=2 pattern=\"^[a-z]+$\"
    """)

func checkComposedBothPropertiesListJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/list")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedBothPropertiesListJoinedItems.readItems(&c, &s)
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
    try Assertion.uniqueItems(at: start, count, c, &s, "/uniqueItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedBothPropertiesPointsItemsSilentAndCHytbzdi0ymgz7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBothPropertiesPointsItemsSilentAndCH3a7ya6grcg4r6(&c, &s) }
  if s.isFine(&c, checkComposedBothPropertiesPointsItemsSilentAndCH3a7ya6grcg4r6) {
    return
  }
  s.enter(path, "composed/both.yaml#/properties/points/items")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBothPropertiesPointsItemsSilent(&c, &s, "/items")
  c.position = start
  try checkComposedBothPropertiesPointsAllOf0ItemsSileH1yx8ocsru3c69(&c, &s, "/items")
  c.position = start
  try checkComposedBothPropertiesPointsAllOf1ItemsSilent(&c, &s, "/items")
  s.leave()
}

let checkComposedBothPropertiesPointsItemsSilentAndCH3a7ya6grcg4r6Names: MemberTable = MemberTable(
  """
  x\tnumber
  y\tnumber minimum=0
  z\tinteger
  """)

func checkComposedBothPropertiesPointsItemsSilentAndCH3a7ya6grcg4r6(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesPointsItemsSilentAndCH3a7ya6grcg4r6Names,
      at: start
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkComposedBothPropertiesPointsItemsSilentAndCH3a7ya6grcg4r6Names.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("y", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedBothPropertiesPointsJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/points")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedBothPropertiesPointsItemsSilentAndCHytbzdi0ymgz7(&c, &s, "/items")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.minItems(1, count, at: start, &s, "/minItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothPropertiesTreeJoinedNames: MemberTable = MemberTable(
  """
  value\tany maximum=5
  next
  old\tstring\t…
  """)

func checkComposedBothPropertiesTreeJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/properties/tree")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothPropertiesTreeJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsNarrow(&c, &s, "/properties/next/$ref")
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkComposedBothPropertiesTreeJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("value", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBothDefsBasePropertiesTreeJoinedNames: MemberTable = MemberTable("value\tinteger\nnext")

func checkComposedBothDefsBasePropertiesTreeJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/both.yaml#/$defs/base/properties/tree")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBothDefsBasePropertiesTreeJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBothDefsWide(&c, &s, "/properties/next/$ref")
      default:
        Assertion.unknownProperty(
          checkComposedBothDefsBasePropertiesTreeJoinedNames.names,
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

let patternAZ: Pattern? = Pattern.generated("^[a-z]")

let patternAZN3: Pattern? = Pattern.generated("^[a-z]+$")
