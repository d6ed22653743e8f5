// Generated from wrappers/contents.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  public struct Contents: SchemaValue {
    public var part: EncodedJSON<Part>
    public var names: EncodedJSON<[String]>?
    public var twice: EncodedJSON<EncodedJSON<Part>>?
    /// Must be at most 12 characters long.
    public var short: EncodedJSON<Short>?
    public var either: Either?
    public var lists: Lists?
    public var shape: Shape?
    public var size: Size?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    /// Part.
    public struct Part: SchemaValue {
      /// Must be at least `1`.
      public var n: Int
      public var text: String?

      public init(n: Int, text: String? = nil) {
        self.n = n
        self.text = text
      }
    }

    public struct Short: SchemaValue {
      public var n: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(n: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.n = n
        self.additionalProperties = additionalProperties
      }
    }

    public enum Either: SchemaValue, ExpressibleByStringLiteral {
      /// Part.
      case part(EncodedJSON<Part>)
      /// Text.
      case text(String)

      public init(stringLiteral value: String) { self = .text(value) }
    }

    public enum Lists: SchemaValue {
      /// Parts.
      case parts([Part])
      /// Sizes.
      case sizes([[Double]])
      /// Flags.
      case flags([Bool])
    }

    public enum Shape: SchemaValue {
      /// Part.
      case part(Part)
      /// Named.
      case named(Named)
      /// Flagged.
      case flagged(Flagged)

      /// Named.
      public struct Named: SchemaValue {
        /// Must be at least 2 characters long.
        public var text: String?
        public var n: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(text: String? = nil, n: String? = nil, additionalProperties: JSONObject = [:]) {
          self.text = text
          self.n = n
          self.additionalProperties = additionalProperties
        }
      }

      /// Flagged.
      public struct Flagged: SchemaValue {
        public var text: Bool?
        public var n: Bool?

        public init(text: Bool? = nil, n: Bool? = nil) {
          self.text = text
          self.n = n
        }
      }
    }

    public enum Size: SchemaValue {
      /// Small.
      case small(Small)
      /// Large.
      case large(Large)

      /// Small.
      public struct Small: SchemaValue {
        /// Must be at most `10`.
        public var n: Int?
        public var text: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(n: Int? = nil, text: String? = nil, additionalProperties: JSONObject = [:]) {
          self.n = n
          self.text = text
          self.additionalProperties = additionalProperties
        }
      }

      /// Large.
      public struct Large: SchemaValue {
        /// Must be at most `100`.
        public var n: Int?
        /// Must be at most 3 characters long.
        public var text: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(n: Int? = nil, text: String? = nil, additionalProperties: JSONObject = [:]) {
          self.n = n
          self.text = text
          self.additionalProperties = additionalProperties
        }
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Wrappers.Contents {
  public init(
    part: EncodedJSON<Part>,
    names: EncodedJSON<[String]>? = nil,
    twice: EncodedJSON<EncodedJSON<Part>>? = nil,
    short: EncodedJSON<Short>? = nil,
    either: Either? = nil,
    lists: Lists? = nil,
    shape: Shape? = nil,
    size: Size? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      part: part,
      names: names,
      twice: twice,
      short: short,
      either: either,
      lists: lists,
      shape: shape,
      size: size,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Wrappers.Contents: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContents(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("part\nnames\ntwice\nshort\neither\nlists\nshape\nsize")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersContentsNames)

  public static var unread: Self {
    Self(part: EncodedJSON(Part.unread))
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.part = try c.content { (c: inout Cursor) throws(Rejection) in
          try Part.read(&c, checks: checks)
        }
      case 1:
        value.names = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
            try checkWrappersContentsPropertiesNamesContentSchemaItems.string(&c, checks: checks)
          }
        }
      case 2:
        value.twice = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.content { (c: inout Cursor) throws(Rejection) in
            try Part.read(&c, checks: checks)
          }
        }
      case 3:
        try o.check(&c, checkWrappersContentsPropertiesShort)
        value.short = try EncodedJSON<Short>.read(&c)
      case 4:
        value.either = try Either.read(&c, checks: checks)
      case 5:
        value.lists = try Lists.read(&c, checks: checks)
      case 6:
        value.shape = try Shape.read(&c, checks: checks)
      case 7:
        value.size = try Size.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"part\":", self.part)
    writer.optional("\"names\":", self.names)
    writer.optional("\"twice\":", self.twice)
    writer.optional("\"short\":", self.short)
    writer.optional("\"either\":", self.either)
    writer.optional("\"lists\":", self.lists)
    writer.optional("\"shape\":", self.shape)
    writer.optional("\"size\":", self.size)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let part: EncodedJSON<Part> = try fields.required("part")
    let names: EncodedJSON<[String]>? = try fields.optional("names")
    let twice: EncodedJSON<EncodedJSON<Part>>? = try fields.optional("twice")
    let short: EncodedJSON<Short>? = try fields.optional("short")
    let either: Either? = try fields.optional("either")
    let lists: Lists? = try fields.optional("lists")
    let shape: Shape? = try fields.optional("shape")
    let size: Size? = try fields.optional("size")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      part: part,
      names: names,
      twice: twice,
      short: short,
      either: either,
      lists: lists,
      shape: shape,
      size: size,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("part", self.part)
    try fields.optional("names", self.names)
    try fields.optional("twice", self.twice)
    try fields.optional("short", self.short)
    try fields.optional("either", self.either)
    try fields.optional("lists", self.lists)
    try fields.optional("shape", self.shape)
    try fields.optional("size", self.size)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Contents.Part: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsDefsPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("n\ntext")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersContentsDefsPartNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.n)
    members.string(1, optional: \.text)
  }

  public static var unread: Self {
    Self(n: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"n\":", self.n)
    writer.optional("\"text\":", self.text)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.n = try fields.required("n")
    self.text = try fields.optional("text")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("n", self.n)
    try fields.optional("text", self.text)
  }
}

extension Wrappers.Contents.Short: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/short/contentSchema"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesShortContentSchema(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("n")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersContentsPropertiesShortContentSchemaNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.n)
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
    writer.optional("\"n\":", self.n)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.n = try fields.optional("n")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("n", self.n)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Contents.Either: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/either"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesEither(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      let value: EncodedJSON<Wrappers.Contents.Part>? = cursor.attempt {
        (c: inout Cursor) throws(Rejection) in
        try c.content { (c: inout Cursor) throws(Rejection) in
          try Wrappers.Contents.Part.read(&c, checks: true)
        }
      }
      if let value { return .part(value) }
      return .text(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .part(let value): value.write(to: &writer)
    case .text(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .part(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Contents.Lists: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/lists"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesLists(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .array:
      let value: [Wrappers.Contents.Part]? = cursor.attempt { (c: inout Cursor) throws(Rejection) in
        try c.array(checks: true) { (c: inout Cursor) throws(Rejection) in
          try Wrappers.Contents.Part.read(&c, checks: true)
        }
      }
      if let value { return .parts(value) }
      let value2: [[Double]]? = cursor.attempt { (c: inout Cursor) throws(Rejection) in
        try c.array(checks: true) { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: true) { (c: inout Cursor) throws(Rejection) in
            try checkWrappersContentsPropertiesListsAnyOf1ItemsItems.number(&c, checks: true)
          }
        }
      }
      if let value2 { return .sizes(value2) }
      return .flags(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Bool.read(&c)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .parts(let value): value.write(to: &writer)
    case .sizes(let value): value.write(to: &writer)
    case .flags(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .parts(let value): try value.encode(to: encoder)
    case .sizes(let value): try value.encode(to: encoder)
    case .flags(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Contents.Shape: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/shape"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesShape(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      let anyOfCandidates: UInt64 = checkWrappersContentsPropertiesShapeCandidates(
        having: try cursor.names(in: checkWrappersContentsPropertiesShapeSigns)
      )
      switch anyOfCandidates {
      case 0x1: return .part(try Wrappers.Contents.Part.read(&cursor, checks: checks))
      case 0x2: return .named(try Named.read(&cursor, checks: checks))
      case 0x4: return .flagged(try Flagged.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isPart(cursor) {
        return .part(try Wrappers.Contents.Part.read(&cursor))
      }
      if isNamed(cursor) {
        return .named(try Named.read(&cursor))
      }
      return .flagged(try Flagged.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isPart(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkWrappersContentsPropertiesShapeAnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isNamed(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkWrappersContentsPropertiesShapeAnyOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .part(let value): value.write(to: &writer)
    case .named(let value): value.write(to: &writer)
    case .flagged(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let anyOfCandidates: UInt64 = checkWrappersContentsPropertiesShapeCandidates(
      having: try decoder.names(in: checkWrappersContentsPropertiesShapeSigns)
    )
    switch anyOfCandidates {
    case 0x1: self = .part(try Wrappers.Contents.Part(unvalidatedFrom: decoder))
    case 0x2: self = .named(try Named(unvalidatedFrom: decoder))
    case 0x4: self = .flagged(try Flagged(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .part(let value): try value.encode(to: encoder)
    case .named(let value): try value.encode(to: encoder)
    case .flagged(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Contents.Shape.Named: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/shape/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesShapeAnyOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("text\nn")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersContentsPropertiesShapeAnyOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.text)
    members.string(1, optional: \.n)
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
    writer.optional("\"text\":", self.text)
    writer.optional("\"n\":", self.n)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.text = try fields.optional("text")
    self.n = try fields.optional("n")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text", self.text)
    try fields.optional("n", self.n)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Contents.Shape.Flagged: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/shape/anyOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesShapeAnyOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("text\nn")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersContentsPropertiesShapeAnyOf2Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.boolean(0, optional: \.text)
    members.boolean(1, optional: \.n)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"text\":", self.text)
    writer.optional("\"n\":", self.n)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.text = try fields.optional("text")
    self.n = try fields.optional("n")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text", self.text)
    try fields.optional("n", self.n)
  }
}

extension Wrappers.Contents.Size: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/size"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesSize(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      let value: Small? = cursor.attempt { (c: inout Cursor) throws(Rejection) in
        try Small.read(&c, checks: true)
      }
      if let value { return .small(value) }
      return .large(try Large.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .small(let value): value.write(to: &writer)
    case .large(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .small(let value): try value.encode(to: encoder)
    case .large(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Contents.Size.Small: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/size/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesSizeAnyOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("n\ntext")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersContentsPropertiesSizeAnyOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.n)
    members.string(1, optional: \.text)
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
    writer.optional("\"n\":", self.n)
    writer.optional("\"text\":", self.text)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.n = try fields.optional("n")
    self.text = try fields.optional("text")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("n", self.n)
    try fields.optional("text", self.text)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Contents.Size.Large: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/contents.yaml#/properties/size/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersContentsPropertiesSizeAnyOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("n\ntext")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersContentsPropertiesSizeAnyOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.n)
    members.string(1, optional: \.text)
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
    writer.optional("\"n\":", self.n)
    writer.optional("\"text\":", self.text)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.n = try fields.optional("n")
    self.text = try fields.optional("text")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("n", self.n)
    try fields.optional("text", self.text)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkWrappersContentsNames: MemberTable = MemberTable(
  """
  part\t\t'{
  names
  twice
  short
  either\tstring\t?
  lists
  shape
  size
  """,
  nested: [checkWrappersContentsDefsPartNames]
)

func checkWrappersContents(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersContentsNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersContentsDefsEncodedPart(&c, &s, "/properties/part/$ref")
      case 1:
        try checkWrappersContentsPropertiesNames(&c, &s, "/properties/names")
      case 2:
        try checkWrappersContentsPropertiesTwice(&c, &s, "/properties/twice")
      case 3:
        try checkWrappersContentsPropertiesShort(&c, &s, "/properties/short")
      case 4:
        try checkWrappersContentsPropertiesEither(&c, &s, "/properties/either")
      case 5:
        try checkWrappersContentsPropertiesLists(&c, &s, "/properties/lists")
      case 6:
        try checkWrappersContentsPropertiesShape(&c, &s, "/properties/shape")
      case 7:
        try checkWrappersContentsPropertiesSize(&c, &s, "/properties/size")
      default:
        Assertion.unknownProperty(checkWrappersContentsNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("part", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsDefsEncodedPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/$defs/encodedPart")
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
        try checkWrappersContentsDefsPart(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsDefsPartNames: MemberTable = MemberTable(
  """
  n\tinteger minimum=1
  text\tstring
  """,
  required: 0x1
)

func checkWrappersContentsDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersContentsDefsPartNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkWrappersContentsDefsPartNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("n", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/names")
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
        try checkWrappersContentsPropertiesNamesContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesNamesContentSchemaItems: MemberTable = MemberTable(
  items: """
    string pattern=\"^[a-z]+$\"
    """)

func checkWrappersContentsPropertiesNamesContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/names/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkWrappersContentsPropertiesNamesContentSchemaItems.readItems(&c, &s)
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesTwice(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/twice")
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
        try checkWrappersContentsDefsEncodedPart(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesShort(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/short")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(12, string, c, &s, "/maxLength")
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWrappersContentsPropertiesShortContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesShortContentSchemaNames: MemberTable = MemberTable("n\tinteger")

func checkWrappersContentsPropertiesShortContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/short/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersContentsPropertiesShortContentSchemaNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkWrappersContentsPropertiesShortContentSchemaNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/either")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkWrappersContentsPropertiesEitherAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/either/anyOf/1")
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

func checkWrappersContentsPropertiesLists(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/lists")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersContentsPropertiesListsAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersContentsPropertiesListsAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersContentsPropertiesListsAnyOf2(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf("Parts, Sizes, Flags"), at: start, "/anyOf")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 8), at: start, &s, "/anyOf")
  }
  s.leave()
}

let checkWrappersContentsPropertiesListsAnyOf0Items: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkWrappersContentsDefsPartNames]
)

func checkWrappersContentsPropertiesListsAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/lists/anyOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkWrappersContentsPropertiesListsAnyOf0Items.passes(&c) {
        try checkWrappersContentsDefsPart(&c, &s, "/items/$ref")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesListsAnyOf1Items: MemberTable = MemberTable(
  items: """
    \t[
    """,
  nested: [checkWrappersContentsPropertiesListsAnyOf1ItemsItems]
)

func checkWrappersContentsPropertiesListsAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/lists/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkWrappersContentsPropertiesListsAnyOf1Items.passes(&c) {
        try checkWrappersContentsPropertiesListsAnyOf1Items(&c, &s, "/items")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesListsAnyOf1ItemsItems: MemberTable = MemberTable(items: "number")

func checkWrappersContentsPropertiesListsAnyOf1Items(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/lists/anyOf/1/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkWrappersContentsPropertiesListsAnyOf1ItemsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesListsAnyOf2Items: MemberTable = MemberTable(items: "boolean")

func checkWrappersContentsPropertiesListsAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/lists/anyOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkWrappersContentsPropertiesListsAnyOf2Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesShapeSigns: KeyTable = KeyTable("n")

func checkWrappersContentsPropertiesShape(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/shape")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let anyOfCandidates: UInt64 = checkWrappersContentsPropertiesShapeCandidates(
      having: try c.names(in: checkWrappersContentsPropertiesShapeSigns)
    )
    switch s.collects ? 0 : anyOfCandidates {
    case 0x1:
      try checkWrappersContentsDefsPart(&c, &s, "/anyOf/0/$ref")
    case 0x2:
      try checkWrappersContentsPropertiesShapeAnyOf1(&c, &s, "/anyOf/1")
    case 0x4:
      try checkWrappersContentsPropertiesShapeAnyOf2(&c, &s, "/anyOf/2")
    default:
      var anyOfCount: Int = 0
      var anyOfEnd: Int = -1
      if anyOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkWrappersContentsDefsPart(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
        }
      }
      if anyOfCount < 1 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkWrappersContentsPropertiesShapeAnyOf1(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkWrappersContentsPropertiesShapeAnyOf1(&c, &s, "/anyOf/1")
            c = before
          }
        }
      }
      if anyOfCount < 1 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkWrappersContentsPropertiesShapeAnyOf2(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
        }
      }
      if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
      if anyOfCount == 0 {
        try s.report(.anyOf("Part, Named, Flagged"), at: start, "/anyOf")
      }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkWrappersContentsPropertiesShapeCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x6
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  return candidates
}

let checkWrappersContentsPropertiesShapeAnyOf1Names: MemberTable = MemberTable(
  """
  text\tstring minLength=2
  n\tstring
  """)

func checkWrappersContentsPropertiesShapeAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/shape/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersContentsPropertiesShapeAnyOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersContentsPropertiesShapeAnyOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesShapeAnyOf2Names: MemberTable = MemberTable("text\tboolean\nn\tboolean")

func checkWrappersContentsPropertiesShapeAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/shape/anyOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersContentsPropertiesShapeAnyOf2Names, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkWrappersContentsPropertiesShapeAnyOf2Names.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/size")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersContentsPropertiesSizeAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkWrappersContentsPropertiesSizeAnyOf0(&c, &s, "/anyOf/0")
          c = before
        }
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersContentsPropertiesSizeAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkWrappersContentsPropertiesSizeAnyOf1(&c, &s, "/anyOf/1")
          c = before
        }
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf("Small, Large"), at: start, "/anyOf")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/anyOf")
  }
  s.leave()
}

let checkWrappersContentsPropertiesSizeAnyOf0Names: MemberTable = MemberTable(
  """
  n\tinteger maximum=10
  text\tstring
  """)

func checkWrappersContentsPropertiesSizeAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/size/anyOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersContentsPropertiesSizeAnyOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersContentsPropertiesSizeAnyOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersContentsPropertiesSizeAnyOf1Names: MemberTable = MemberTable(
  """
  n\tinteger maximum=100
  text\tstring maxLength=3
  """)

func checkWrappersContentsPropertiesSizeAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/size/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersContentsPropertiesSizeAnyOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersContentsPropertiesSizeAnyOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesEitherAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/either/anyOf/0")
  _ = try c.kind()
  try checkWrappersContentsDefsEncodedPartInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

func checkWrappersContentsDefsEncodedPartInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/$defs/encodedPart")
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
        try checkWrappersContentsDefsPart(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersContentsPropertiesShapeAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/properties/shape/anyOf/0")
  _ = try c.kind()
  try checkWrappersContentsDefsPartInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

let checkWrappersContentsDefsPartInPlaceFirstNames: MemberTable = MemberTable(
  """
  n\tinteger minimum=1
  text\tstring
  """)

func checkWrappersContentsDefsPartInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/contents.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersContentsDefsPartInPlaceFirstNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkWrappersContentsDefsPartInPlaceFirstNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("n", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
