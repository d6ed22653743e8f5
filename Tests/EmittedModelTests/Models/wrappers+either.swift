// Generated from wrappers/either.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  /// Values that are null or something else, one thing or several, validated while they are read.
  public struct Either: SchemaValue {
    public var must: Part?
    public var may: Presence<Part>
    public var typed: Presence<Typed>
    public var tagged: Presence<Tagged>
    /// Must have at most 2 items.
    public var list: Presence<[String]>
    public var listed: [Part?]?
    public var named: JSONMap<Part?>?
    public var several: Several?
    public var mixed: Mixed?
    public var tree: Tree?
    public var neverNull: Presence<NeverNull>
    public var twiceNull: Presence<TwiceNull>
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    /// Part.
    public struct Part: SchemaValue {
      public var a: Int
      /// Must be at most 2 characters long.
      public var s: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: Int, s: String? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.s = s
        self.additionalProperties = additionalProperties
      }
    }

    public enum Tree: SchemaValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
      /// leaf.
      case leaf(String)
      /// branches.
      ///
      /// Must have at most 3 items.
      case branches([Tree])

      public init(stringLiteral value: String) { self = .leaf(value) }

      public init(arrayLiteral elements: Tree...) { self = .branches(elements) }
    }

    public struct Typed: SchemaValue {
      /// Must be at least `1`.
      public var a: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: Int, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    public enum Tagged: SchemaValue {
      /// Dot.
      case dot(Dot)
      /// Line.
      case line(Line)

      /// Dot.
      public struct Dot: SchemaValue {
        public var k: String { "dot" }
        public var x: Double?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(x: Double? = nil, additionalProperties: JSONObject = [:]) {
          self.x = x
          self.additionalProperties = additionalProperties
        }
      }

      /// Line.
      public struct Line: SchemaValue {
        public var k: String { "line" }
        /// Must have at least 2 items.
        public var xs: [Double]?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(xs: [Double]? = nil, additionalProperties: JSONObject = [:]) {
          self.xs = xs
          self.additionalProperties = additionalProperties
        }
      }
    }

    public enum Several: SchemaValue, ExpressibleByArrayLiteral {
      /// Part.
      case part(Part)
      /// Must have at most 2 items.
      case array([Part])

      public init(arrayLiteral elements: Part...) { self = .array(elements) }
    }

    public enum Mixed:
      SchemaValue,
      ExpressibleByBooleanLiteral,
      ExpressibleByStringLiteral,
      ExpressibleByFloatLiteral,
      ExpressibleByArrayLiteral
    {
      case bool(Bool)
      case string(String)
      case number(Double)
      case array([Bool])
      case object(JSONMap<Int>)

      public init(booleanLiteral value: Bool) { self = .bool(value) }

      public init(stringLiteral value: String) { self = .string(value) }

      public init(floatLiteral value: Double) { self = .number(value) }

      public init(arrayLiteral elements: Bool...) { self = .array(elements) }
    }

    public struct NeverNull: SchemaValue {
      public var a: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    public enum TwiceNull: SchemaValue, ExpressibleByBooleanLiteral {
      /// Part.
      case part(Part)
      case bool(Bool)

      public init(booleanLiteral value: Bool) { self = .bool(value) }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Wrappers.Either {
  public init(
    must: Part?,
    may: Presence<Part> = .absent,
    typed: Presence<Typed> = .absent,
    tagged: Presence<Tagged> = .absent,
    list: Presence<[String]> = .absent,
    listed: [Part?]? = nil,
    named: JSONMap<Part?>? = nil,
    several: Several? = nil,
    mixed: Mixed? = nil,
    tree: Tree? = nil,
    neverNull: Presence<NeverNull> = .absent,
    twiceNull: Presence<TwiceNull> = .absent,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      must: must,
      may: may,
      typed: typed,
      tagged: tagged,
      list: list,
      listed: listed,
      named: named,
      several: several,
      mixed: mixed,
      tree: tree,
      neverNull: neverNull,
      twiceNull: twiceNull,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Wrappers.Either: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEither(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      must
      may
      typed
      tagged
      list
      listed
      named
      several
      mixed
      tree
      never_null
      twice_null
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersEitherNames)

  public static var unread: Self {
    Self(must: nil)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.must = try c.optional { (c: inout Cursor) throws(Rejection) in
          try Part.read(&c, checks: checks)
        }
      case 1:
        value.may = try c.presence { (c: inout Cursor) throws(Rejection) in
          try Part.read(&c, checks: checks)
        }
      case 2:
        value.typed = try c.presence { (c: inout Cursor) throws(Rejection) in
          try Typed.read(&c, checks: checks)
        }
      case 3:
        value.tagged = try c.presence { (c: inout Cursor) throws(Rejection) in
          try Tagged.read(&c, checks: checks)
        }
      case 4:
        value.list = try c.presence { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
            try checkWrappersEitherPropertiesListItems.string(&c, checks: checks)
          }
        }
      case 5:
        value.listed = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.optional { (c: inout Cursor) throws(Rejection) in
            try Part.read(&c, checks: checks)
          }
        }
      case 6:
        value.named = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.optional { (c: inout Cursor) throws(Rejection) in
            try Part.read(&c, checks: checks)
          }
        }
      case 7:
        value.several = try Several.read(&c, checks: checks)
      case 8:
        value.mixed = try Mixed.read(&c, checks: checks)
      case 9:
        value.tree = try Tree.read(&c, checks: checks)
      case 10:
        try o.check(&c, checkWrappersEitherPropertiesNeverNull)
        value.neverNull = try Presence<NeverNull>.read(&c)
      case 11:
        try o.check(&c, checkWrappersEitherPropertiesTwiceNull)
        value.twiceNull = try Presence<TwiceNull>.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.nullable("\"must\":", self.must)
    writer.presence("\"may\":", self.may)
    writer.presence("\"typed\":", self.typed)
    writer.presence("\"tagged\":", self.tagged)
    writer.presence("\"list\":", self.list)
    writer.optional("\"listed\":", self.listed)
    writer.optional("\"named\":", self.named)
    writer.optional("\"several\":", self.several)
    writer.optional("\"mixed\":", self.mixed)
    writer.optional("\"tree\":", self.tree)
    writer.presence("\"never_null\":", self.neverNull)
    writer.presence("\"twice_null\":", self.twiceNull)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let must: Part? = try fields.nullable("must")
    let may: Presence<Part> = try fields.presence("may")
    let typed: Presence<Typed> = try fields.presence("typed")
    let tagged: Presence<Tagged> = try fields.presence("tagged")
    let list: Presence<[String]> = try fields.presence("list")
    let listed: [Part?]? = try fields.optional("listed")
    let named: JSONMap<Part?>? = try fields.optional("named")
    let several: Several? = try fields.optional("several")
    let mixed: Mixed? = try fields.optional("mixed")
    let tree: Tree? = try fields.optional("tree")
    let neverNull: Presence<NeverNull> = try fields.presence("never_null")
    let twiceNull: Presence<TwiceNull> = try fields.presence("twice_null")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      must: must,
      may: may,
      typed: typed,
      tagged: tagged,
      list: list,
      listed: listed,
      named: named,
      several: several,
      mixed: mixed,
      tree: tree,
      neverNull: neverNull,
      twiceNull: twiceNull,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.nullable("must", self.must)
    try fields.presence("may", self.may)
    try fields.presence("typed", self.typed)
    try fields.presence("tagged", self.tagged)
    try fields.presence("list", self.list)
    try fields.optional("listed", self.listed)
    try fields.optional("named", self.named)
    try fields.optional("several", self.several)
    try fields.optional("mixed", self.mixed)
    try fields.optional("tree", self.tree)
    try fields.presence("never_null", self.neverNull)
    try fields.presence("twice_null", self.twiceNull)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Either.Part: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherDefsPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\ns")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersEitherDefsPartNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.a)
    members.string(1, optional: \.s)
  }

  public static var unread: Self {
    Self(a: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"a\":", self.a)
    writer.optional("\"s\":", self.s)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.required("a")
    self.s = try fields.optional("s")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("a", self.a)
    try fields.optional("s", self.s)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Either.Tree: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/$defs/tree"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherDefsTree(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .leaf(try String.read(&cursor))
    case .array:
      return .branches(
        try cursor.array(checks: checks, count: 0...3) { (c: inout Cursor) throws(Rejection) in
          try Wrappers.Either.Tree.read(&c, checks: checks)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .leaf(let value): value.write(to: &writer)
    case .branches(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .array) {
    case .string:
      self = .leaf(try String(unvalidatedFrom: decoder))
    default:
      self = .branches(try [Wrappers.Either.Tree](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .leaf(let value): try value.encode(to: encoder)
    case .branches(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Either.Typed: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/typed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesTyped(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersEitherPropertiesTypedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.a)
  }

  public static var unread: Self {
    Self(a: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.required("a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Either.Tagged: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/tagged"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesTagged(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("k")

  private static let tagValues: KeyTable = KeyTable("dot\nline")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .dot(try Dot.read(&cursor, checks: checks))
      case 1: return .line(try Line.read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .dot(let value): value.write(to: &writer)
    case .line(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .dot(try Dot(unvalidatedFrom: decoder))
    case 1: self = .line(try Line(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .dot(let value): try value.encode(to: encoder)
    case .line(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Either.Tagged.Dot: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/tagged/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesTaggedOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("k\nx")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersEitherPropertiesTaggedOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.double(1, optional: \.x)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"k\":\"dot\",")
    writer.optional("\"x\":", self.x)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("k", "dot")
    self.x = try fields.optional("x")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("k", self.k)
    try fields.optional("x", self.x)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Either.Tagged.Line: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/tagged/oneOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesTaggedOneOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("k\nxs")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersEitherPropertiesTaggedOneOf2Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
        value.xs = try c.array(checks: checks, count: 2...Int.max) { (c: inout Cursor) throws(Rejection) in
          try checkWrappersEitherPropertiesTaggedOneOf2PropertiesXsItems.number(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"k\":\"line\",")
    writer.optional("\"xs\":", self.xs)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("k", "line")
    self.xs = try fields.optional("xs")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("k", self.k)
    try fields.optional("xs", self.xs)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Either.Several: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/several"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesSeveral(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .array:
      return .array(
        try cursor.array(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
          try Wrappers.Either.Part.read(&c, checks: checks)
        })
    case .object:
      return .part(try Wrappers.Either.Part.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .part(let value): value.write(to: &writer)
    case .array(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .object, .array) {
    case .object:
      self = .part(try Wrappers.Either.Part(unvalidatedFrom: decoder))
    default:
      self = .array(try [Wrappers.Either.Part](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .part(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Either.Mixed: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/mixed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesMixed(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .bool(try Bool.read(&cursor))
    case .number:
      return .number(try Double.read(&cursor))
    case .string:
      return .string(try String.read(&cursor))
    case .array:
      return .array(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Bool.read(&c)
        })
    case .object:
      return .object(
        try cursor.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkWrappersEitherPropertiesMixedOneOf4Additional.integer(&c, checks: checks)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .bool(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    case .number(let value): value.write(to: &writer)
    case .array(let value): value.write(to: &writer)
    case .object(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .number, .string, .object, .array) {
    case .boolean:
      self = .bool(try Bool(unvalidatedFrom: decoder))
    case .number:
      self = .number(try Double(unvalidatedFrom: decoder))
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    case .object:
      self = .object(try JSONMap<Int>(unvalidatedFrom: decoder))
    default:
      self = .array(try [Bool](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension Wrappers.Either.NeverNull: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/never_null"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesNeverNull(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersEitherPropertiesNeverNullNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
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
    if o.checks, !checkWrappersEitherPropertiesNeverNullHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Either.TwiceNull: FusedReadable {
  public static var schemaLocation: String {
    "wrappers/either.yaml#/properties/twice_null"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersEitherPropertiesTwiceNull(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .bool(try Bool.read(&cursor))
    case .object:
      return .part(try Wrappers.Either.Part.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .part(let value): value.write(to: &writer)
    case .bool(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .object) {
    case .boolean:
      self = .bool(try Bool(unvalidatedFrom: decoder))
    default:
      self = .part(try Wrappers.Either.Part(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .part(let value): try value.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

let checkWrappersEitherNames: MemberTable = MemberTable(
  """
  must\tnull\t{
  may\tnull\t{
  typed\tnull\t?
  tagged\tnull\t?
  list\tnull\t?
  listed\t\t[
  named\t\t*
  several\t\t{
  mixed\tboolean|number|string\t*
  tree\tstring\t?
  never_null
  twice_null\tboolean\t{
  """,
  nested: [
    checkWrappersEitherDefsPartNames,
    checkWrappersEitherDefsPartNames,
    checkWrappersEitherPropertiesListedItems,
    checkWrappersEitherPropertiesNamedAdditional,
    checkWrappersEitherDefsPartNames,
    checkWrappersEitherPropertiesMixedOneOf4Additional,
    checkWrappersEitherDefsPartNames,
  ]
)

func checkWrappersEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersEitherNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersEitherPropertiesMust(&c, &s, "/properties/must")
      case 1:
        try checkWrappersEitherPropertiesMay(&c, &s, "/properties/may")
      case 2:
        try checkWrappersEitherPropertiesTyped(&c, &s, "/properties/typed")
      case 3:
        try checkWrappersEitherPropertiesTagged(&c, &s, "/properties/tagged")
      case 4:
        try checkWrappersEitherPropertiesList(&c, &s, "/properties/list")
      case 5:
        try checkWrappersEitherPropertiesListed(&c, &s, "/properties/listed")
      case 6:
        try checkWrappersEitherPropertiesNamed(&c, &s, "/properties/named")
      case 7:
        try checkWrappersEitherPropertiesSeveral(&c, &s, "/properties/several")
      case 8:
        try checkWrappersEitherPropertiesMixed(&c, &s, "/properties/mixed")
      case 9:
        try checkWrappersEitherDefsTree(&c, &s, "/properties/tree/$ref")
      case 10:
        try checkWrappersEitherPropertiesNeverNull(&c, &s, "/properties/never_null")
      case 11:
        try checkWrappersEitherPropertiesTwiceNull(&c, &s, "/properties/twice_null")
      default:
        Assertion.unknownProperty(checkWrappersEitherNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("must", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesMust(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/must")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkWrappersEitherPropertiesMustOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkWrappersEitherDefsPart(&c, &s, "/oneOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesMustOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/must/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherDefsPartNames: MemberTable = MemberTable(
  """
  a\tinteger
  s\tstring maxLength=2
  """,
  required: 0x1
)

func checkWrappersEitherDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherDefsPartNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersEitherDefsPartNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesMay(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/may")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkWrappersEitherPropertiesMayAnyOf1(&c, &s, "/anyOf/1")
  case .object:
    try checkWrappersEitherDefsPart(&c, &s, "/anyOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesMayAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/may/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesTypedNames: MemberTable = MemberTable("a\tinteger minimum=1")

func checkWrappersEitherPropertiesTyped(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/typed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherPropertiesTypedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersEitherPropertiesTypedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 5), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWrappersEitherPropertiesTaggedTag: KeyTable = KeyTable("k")

private let checkWrappersEitherPropertiesTaggedTags: KeyTable = KeyTable("dot\nline")

func checkWrappersEitherPropertiesTagged(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/tagged")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkWrappersEitherPropertiesTaggedOneOf0(&c, &s, "/oneOf/0")
  case .object:
    switch try Assertion.tag(
      checkWrappersEitherPropertiesTaggedTag,
      checkWrappersEitherPropertiesTaggedTags,
      "\"dot\", \"line\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkWrappersEitherPropertiesTaggedOneOf1(&c, &s, "/oneOf/1")
    case 1:
      try checkWrappersEitherPropertiesTaggedOneOf2(&c, &s, "/oneOf/2")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesTaggedOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/tagged/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesTaggedOneOf1Names: MemberTable = MemberTable(
  """
  k\tany const=\"dot\"
  x\tnumber
  """)

func checkWrappersEitherPropertiesTaggedOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/tagged/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherPropertiesTaggedOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersEitherPropertiesTaggedOneOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("k", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesTaggedOneOf2Names: MemberTable = MemberTable("k\tany const=\"line\"\nxs")

func checkWrappersEitherPropertiesTaggedOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/tagged/oneOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherPropertiesTaggedOneOf2Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWrappersEitherPropertiesTaggedOneOf2PropertiesXs(&c, &s, "/properties/xs")
      default:
        Assertion.unknownProperty(checkWrappersEitherPropertiesTaggedOneOf2Names.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("k", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesTaggedOneOf2PropertiesXsItems: MemberTable = MemberTable(items: "number")

func checkWrappersEitherPropertiesTaggedOneOf2PropertiesXs(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/tagged/oneOf/2/properties/xs")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkWrappersEitherPropertiesTaggedOneOf2PropertiesXsItems.readItems(&c, &s)
    try Assertion.minItems(2, count, at: start, &s, "/minItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesListItems: MemberTable = MemberTable(items: "string maxLength=3")

func checkWrappersEitherPropertiesList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/list")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    let count: Int = try checkWrappersEitherPropertiesListItems.readItems(&c, &s)
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 9), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesListedItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkWrappersEitherDefsPartNames]
)

func checkWrappersEitherPropertiesListed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/listed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkWrappersEitherPropertiesListedItems.passes(&c) {
        try checkWrappersEitherPropertiesListedItems(&c, &s, "/items")
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

func checkWrappersEitherPropertiesListedItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/listed/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkWrappersEitherPropertiesListedItemsAnyOf0(&c, &s, "/anyOf/0")
  case .object:
    try checkWrappersEitherDefsPart(&c, &s, "/anyOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesListedItemsAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/listed/items/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesNamedAdditional: MemberTable = MemberTable(
  additional: """
    \t{
    """,
  nested: [checkWrappersEitherDefsPartNames]
)

func checkWrappersEitherPropertiesNamed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/named")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if !checkWrappersEitherPropertiesNamedAdditional.passes(&c) {
        try checkWrappersEitherPropertiesNamedAdditionalProperties(&c, &s, "/additionalProperties")
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesNamedAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/named/additionalProperties")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkWrappersEitherPropertiesNamedAdditionalPropertiesOneOf1(&c, &s, "/oneOf/1")
  case .object:
    try checkWrappersEitherDefsPart(&c, &s, "/oneOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesNamedAdditionalPropertiesOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/named/additionalProperties/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesSeveral(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/several")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    try checkWrappersEitherPropertiesSeveralAnyOf1(&c, &s, "/anyOf/1")
  case .object:
    try checkWrappersEitherDefsPart(&c, &s, "/anyOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 12), at: start, &s, "/anyOf")
  }
  s.leave()
}

let checkWrappersEitherPropertiesSeveralAnyOf1Items: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkWrappersEitherDefsPartNames]
)

func checkWrappersEitherPropertiesSeveralAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/several/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      if !checkWrappersEitherPropertiesSeveralAnyOf1Items.passes(&c) {
        try checkWrappersEitherDefsPart(&c, &s, "/items/$ref")
      }
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesMixed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/mixed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean:
    try checkWrappersEitherPropertiesMixedOneOf0(&c, &s, "/oneOf/0")
  case .number:
    try checkWrappersEitherPropertiesMixedOneOf2(&c, &s, "/oneOf/2")
  case .string:
    try checkWrappersEitherPropertiesMixedOneOf1(&c, &s, "/oneOf/1")
  case .array:
    try checkWrappersEitherPropertiesMixedOneOf3(&c, &s, "/oneOf/3")
  case .object:
    try checkWrappersEitherPropertiesMixedOneOf4(&c, &s, "/oneOf/4")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 62), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesMixedOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/mixed/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 2), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesMixedOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/mixed/oneOf/1")
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

func checkWrappersEitherPropertiesMixedOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/mixed/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 32), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesMixedOneOf3Items: MemberTable = MemberTable(items: "boolean")

func checkWrappersEitherPropertiesMixedOneOf3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/mixed/oneOf/3")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkWrappersEitherPropertiesMixedOneOf3Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesMixedOneOf4Additional: MemberTable = MemberTable(
  additional: """
    integer maximum=9
    """)

func checkWrappersEitherPropertiesMixedOneOf4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/mixed/oneOf/4")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkWrappersEitherPropertiesMixedOneOf4Additional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherDefsTree(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/$defs/tree")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkWrappersEitherDefsTreeAnyOf0(&c, &s, "/anyOf/0")
  case .array:
    try checkWrappersEitherDefsTreeAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 24), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkWrappersEitherDefsTreeAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/$defs/tree/anyOf/0")
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

func checkWrappersEitherDefsTreeAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/$defs/tree/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkWrappersEitherDefsTree(&c, &s, "/items/$ref")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesNeverNullNames: MemberTable = MemberTable("a\tinteger")

func checkWrappersEitherPropertiesNeverNull(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/never_null")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherPropertiesNeverNullNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersEitherPropertiesNeverNullNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    isDecided = checkWrappersEitherPropertiesNeverNullHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 5), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersEitherPropertiesNeverNullNotFragment(&c, &s)
        })
      if isMatch { try s.report(.not, at: start, "/not") }
    }
  }
  c.position = end
  s.leave()
}

func checkWrappersEitherPropertiesNeverNullHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  return true
}

func checkWrappersEitherPropertiesNeverNullNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/never_null/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesTwiceNull(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/twice_null")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersEitherPropertiesTwiceNullOneOf0(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWrappersEitherPropertiesTwiceNullOneOf2(&c, &s)
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
  case .boolean:
    try checkWrappersEitherPropertiesTwiceNullOneOf2(&c, &s, "/oneOf/2")
  case .object:
    try checkWrappersEitherDefsPart(&c, &s, "/oneOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 7), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkWrappersEitherPropertiesTwiceNullOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/twice_null/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersEitherPropertiesTwiceNullOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/twice_null/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null, .boolean: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 3), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWrappersEitherPropertiesSeveralAnyOf0Known: KeyTable = KeyTable("a\ns")

func checkWrappersEitherPropertiesSeveralAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWrappersEitherPropertiesSeveralAnyOf0Joined(&c, &s) }
  if s.isFine(&c, checkWrappersEitherPropertiesSeveralAnyOf0Joined) {
    return
  }
  s.enter(path, "wrappers/either.yaml#/properties/several/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWrappersEitherPropertiesSeveralAnyOf0Known
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
  try checkWrappersEitherDefsPartInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkWrappersEitherDefsPartInPlaceNames: MemberTable = MemberTable("a\tinteger\ns\tstring maxLength=2")

func checkWrappersEitherDefsPartInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherDefsPartInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWrappersEitherPropertiesTwiceNullOneOf1Known: KeyTable = KeyTable("a\ns")

func checkWrappersEitherPropertiesTwiceNullOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWrappersEitherPropertiesTwiceNullOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkWrappersEitherPropertiesTwiceNullOneOf1Joined) {
    return
  }
  s.enter(path, "wrappers/either.yaml#/properties/twice_null/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWrappersEitherPropertiesTwiceNullOneOf1Known
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
  try checkWrappersEitherDefsPartInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkWrappersEitherPropertiesSeveralAnyOf0JoinedNames: MemberTable = MemberTable(
  """
  a\tinteger
  s\tstring maxLength=2
  """)

func checkWrappersEitherPropertiesSeveralAnyOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/several/anyOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherPropertiesSeveralAnyOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkWrappersEitherPropertiesSeveralAnyOf0JoinedNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersEitherPropertiesTwiceNullOneOf1JoinedNames: MemberTable = MemberTable(
  """
  a\tinteger
  s\tstring maxLength=2
  """)

func checkWrappersEitherPropertiesTwiceNullOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/either.yaml#/properties/twice_null/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersEitherPropertiesTwiceNullOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkWrappersEitherPropertiesTwiceNullOneOf1JoinedNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
