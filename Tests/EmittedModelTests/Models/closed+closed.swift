// Generated from closed/closed.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Closed {
  /// Objects and arrays that leave nothing to chance, in each way to say so.
  public struct ClosedValue: SchemaValue {
    /// All that is allowed stands beside the keyword.
    public var own: Own?
    /// A part of it stands elsewhere.
    public var composed: ClosedValueComposed?
    /// All parts list names.
    public var joined: Joined?
    /// Others are integers.
    public var rest: Rest?
    /// Nothing is left over.
    public var everything: JSONMap<Int>?
    /// The condition names no others.
    public var conditional: Conditional?
    /// What is allowed depends on the object.
    public var either: Either?
    /// The kind says what is allowed.
    public var vehicle: Vehicle?
    /// The same, with members that nobody names.
    public var part: Part?
    /// Two unions, each with a tag of its own.
    public var both: Both?
    /// Two items at most.
    public var pair: [JSONValue]?
    /// An integer, and strings behind it.
    public var row: [JSONValue]?

    /// A name that is required.
    public struct Base: SchemaValue {
      public var a: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: Int, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    /// A car.
    public struct Car: SchemaValue {
      public var kind: String { "car" }
      public var doors: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(doors: Int, additionalProperties: JSONObject = [:]) {
        self.doors = doors
        self.additionalProperties = additionalProperties
      }
    }

    /// A bicycle.
    public struct Bike: SchemaValue {
      public var kind: String { "bike" }
      /// Must be at least `1`.
      public var gears: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(gears: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.gears = gears
        self.additionalProperties = additionalProperties
      }
    }

    /// A boat, of which anything may be said.
    public struct Boat: SchemaValue {
      public var kind: String { "boat" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// All that is allowed stands beside the keyword.
    public struct Own: SchemaValue {
      public var a: Int?
      public var b: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(a: Int? = nil, b: JSONValue? = nil, additionalProperties: JSONMap<String> = [:]) {
        self.a = a
        self.b = b
        self.additionalProperties = additionalProperties
      }
    }

    /// A part of it stands elsewhere.
    public struct ClosedValueComposed: SchemaValue {
      public var b: Bool?
      public var a: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(b: Bool? = nil, a: Int, additionalProperties: JSONMap<String> = [:]) {
        self.b = b
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    /// All parts list names.
    public struct Joined: SchemaValue {
      public var b: Bool?
      public var a: Int

      public init(b: Bool? = nil, a: Int) {
        self.b = b
        self.a = a
      }
    }

    /// Others are integers.
    public struct Rest: SchemaValue {
      public var a: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<Int>

      public init(a: Int, additionalProperties: JSONMap<Int> = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    /// The condition names no others.
    public struct Conditional: SchemaValue {
      public var a: Int?
      public var b: Int?

      public init(a: Int? = nil, b: Int? = nil) {
        self.a = a
        self.b = b
      }
    }

    /// What is allowed depends on the object.
    public enum Either: SchemaValue {
      case objectWithA(ObjectWithA)
      case objectWithB(ObjectWithB)

      public struct ObjectWithA: SchemaValue {
        public var a: Int
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(a: Int, additionalProperties: JSONObject = [:]) {
          self.a = a
          self.additionalProperties = additionalProperties
        }
      }

      public struct ObjectWithB: SchemaValue {
        public var b: Int
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(b: Int, additionalProperties: JSONObject = [:]) {
          self.b = b
          self.additionalProperties = additionalProperties
        }
      }
    }

    /// The kind says what is allowed.
    public struct Vehicle: SchemaValue {
      public var kind: Kind
      public var year: Int?
      public var doors: JSONValue?
      public var gears: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public enum Kind: String, CaseIterable, SchemaValue {
        case car
        case bike
        case boat
      }

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// The same, with members that nobody names.
    public struct Part: SchemaValue {
      public var kind: String
      public var year: Int?
      public var doors: JSONValue?
      public var gears: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// Two unions, each with a tag of its own.
    public enum Both: SchemaValue {
      /// A car.
      case car(Car)
      /// A bicycle.
      case bike(Bike)
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Closed.ClosedValue {
  public init(
    own: Own? = nil,
    composed: ClosedValueComposed? = nil,
    joined: Joined? = nil,
    rest: Rest? = nil,
    everything: JSONMap<Int>? = nil,
    conditional: Conditional? = nil,
    either: Either? = nil,
    vehicle: Vehicle? = nil,
    part: Part? = nil,
    both: Both? = nil,
    pair: [JSONValue]? = nil,
    row: [JSONValue]? = nil
  ) {
    self.init(
      own: own,
      composed: composed,
      joined: joined,
      rest: rest,
      everything: everything,
      conditional: conditional,
      either: either,
      vehicle: vehicle,
      part: part,
      both: both,
      pair: pair,
      row: row,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Closed.ClosedValue.Vehicle {
  public init(
    kind: Kind,
    year: Int? = nil,
    doors: JSONValue? = nil,
    gears: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      kind: kind,
      year: year,
      doors: doors,
      gears: gears,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Closed.ClosedValue.Part {
  public init(
    kind: String,
    year: Int? = nil,
    doors: JSONValue? = nil,
    gears: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      kind: kind,
      year: year,
      doors: doors,
      gears: gears,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Closed.ClosedValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosed(&cursor, &sink)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosedNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c, checkClosedClosedPropertiesOwn)
        value.own = try Own.read(&c)
      case 1:
        try o.check(&c, checkClosedClosedPropertiesComposed)
        value.composed = try ClosedValueComposed.read(&c)
      case 2:
        value.joined = try Joined.read(&c, checks: checks)
      case 3:
        value.rest = try Rest.read(&c, checks: checks)
      case 4:
        value.everything = try o.map(&c, count: 0...Int.max) { (c: inout Cursor) throws(Rejection) in
          try o.integer(&c, checkClosedClosedPropertiesEverythingAdditional)
        }
      case 5:
        value.conditional = try Conditional.read(&c, checks: checks)
      case 6:
        try o.check(&c, checkClosedClosedPropertiesEither)
        value.either = try Either.read(&c)
      case 7:
        try o.check(&c, checkClosedClosedPropertiesVehicle)
        value.vehicle = try Vehicle.read(&c)
      case 8:
        try o.check(&c, checkClosedClosedPropertiesPart)
        value.part = try Part.read(&c)
      case 9:
        try o.check(&c, checkClosedClosedPropertiesBoth)
        value.both = try Both.read(&c)
      case 10:
        try o.check(&c, checkClosedClosedPropertiesPair)
        value.pair = try [JSONValue].read(&c)
      case 11:
        try o.check(&c, checkClosedClosedPropertiesRow)
        value.row = try [JSONValue].read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"own\":", self.own)
    writer.optional("\"composed\":", self.composed)
    writer.optional("\"joined\":", self.joined)
    writer.optional("\"rest\":", self.rest)
    writer.optional("\"everything\":", self.everything)
    writer.optional("\"conditional\":", self.conditional)
    writer.optional("\"either\":", self.either)
    writer.optional("\"vehicle\":", self.vehicle)
    writer.optional("\"part\":", self.part)
    writer.optional("\"both\":", self.both)
    writer.optional("\"pair\":", self.pair)
    writer.optional("\"row\":", self.row)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<NoListedKeys> = try FieldDecoder(decoder)
    let own: Own? = try fields.optional("own")
    let composed: ClosedValueComposed? = try fields.optional("composed")
    let joined: Joined? = try fields.optional("joined")
    let rest: Rest? = try fields.optional("rest")
    let everything: JSONMap<Int>? = try fields.optional("everything")
    let conditional: Conditional? = try fields.optional("conditional")
    let either: Either? = try fields.optional("either")
    let vehicle: Vehicle? = try fields.optional("vehicle")
    let part: Part? = try fields.optional("part")
    let both: Both? = try fields.optional("both")
    let pair: [JSONValue]? = try fields.optional("pair")
    let row: [JSONValue]? = try fields.optional("row")
    self.init(
      own: own,
      composed: composed,
      joined: joined,
      rest: rest,
      everything: everything,
      conditional: conditional,
      either: either,
      vehicle: vehicle,
      part: part,
      both: both,
      pair: pair,
      row: row,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("own", self.own)
    try fields.optional("composed", self.composed)
    try fields.optional("joined", self.joined)
    try fields.optional("rest", self.rest)
    try fields.optional("everything", self.everything)
    try fields.optional("conditional", self.conditional)
    try fields.optional("either", self.either)
    try fields.optional("vehicle", self.vehicle)
    try fields.optional("part", self.part)
    try fields.optional("both", self.both)
    try fields.optional("pair", self.pair)
    try fields.optional("row", self.row)
  }
}

extension Closed.ClosedValue.Base: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/$defs/base"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedDefsBase(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosedDefsBaseNames, places)

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

  public init(from decoder: any Decoder) throws {
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

extension Closed.ClosedValue.Car: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/$defs/car"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedDefsCar(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\ndoors")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosedDefsCarNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.integer(1, \.doors)
  }

  public static var unread: Self {
    Self(doors: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"kind\":\"car\",")
    writer.required("\"doors\":", self.doors)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    _ = try fields.required("kind", as: String.self)
    self.doors = try fields.required("doors")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("doors", self.doors)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Bike: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/$defs/bike"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedDefsBike(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\ngears")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosedDefsBikeNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.integer(1, optional: \.gears)
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
    writer.bytes("\"kind\":\"bike\",")
    writer.optional("\"gears\":", self.gears)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    _ = try fields.required("kind", as: String.self)
    self.gears = try fields.optional("gears")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("gears", self.gears)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Boat: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/$defs/boat"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedDefsBoat(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosedDefsBoatNames, places)

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
      try o.readOther(&c, into: &others)
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"kind\":\"boat\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    _ = try fields.required("kind", as: String.self)
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Own: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/own"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesOwn(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb")
  }

  private static let names: MemberTable = MemberTable("a\tinteger\nb")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.b = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.b = try fields.anything("b")
    self.additionalProperties = try fields.additional(as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.ClosedValueComposed: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/composed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesComposed(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("b\na")
  }

  private static let names: MemberTable = MemberTable("b\tboolean\na\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.boolean(0, optional: \.b)
    members.integer(1, \.a)
  }

  public static var unread: Self {
    Self(a: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x2)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"b\":", self.b)
    writer.required("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.b = try fields.optional("b")
    self.a = try fields.required("a")
    self.additionalProperties = try fields.additional(as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("b", self.b)
    try fields.required("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Joined: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/joined"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesJoined(&cursor, &sink)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosedPropertiesJoinedJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.boolean(0, optional: \.b)
    members.integer(1, \.a)
  }

  public static var unread: Self {
    Self(a: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x2)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"b\":", self.b)
    writer.required("\"a\":", self.a)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<NoListedKeys> = try FieldDecoder(decoder)
    self.b = try fields.optional("b")
    self.a = try fields.required("a")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("b", self.b)
    try fields.required("a", self.a)
  }
}

extension Closed.ClosedValue.Rest: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/rest"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesRest(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosedPropertiesRestJoinedNames,
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
    var others: [(key: String, value: Int)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.check(&c, checkClosedClosedPropertiesRestUnevaluatedProperties)
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

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.required("a")
    self.additionalProperties = try fields.additional(as: Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Conditional: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/conditional"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesConditional(&cursor, &sink)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosedPropertiesConditionalNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.check(&c)
        value.a = try Int.read(&c)
      case 1:
        o.note(1, c)
        try o.check(&c)
        value.b = try Int.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.require(checkClosedClosedPropertiesConditionalHolds(o, c))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<NoListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.b = try fields.optional("b")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
  }
}

extension Closed.ClosedValue.Either: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/either"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesEither(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      if isObjectWithA(cursor) {
        return .objectWithA(try ObjectWithA.read(&cursor))
      }
      return .objectWithB(try ObjectWithB.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isObjectWithA(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkClosedClosedPropertiesEitherAnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .objectWithA(let value): value.write(to: &writer)
    case .objectWithB(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .objectWithA(let value): try value.encode(to: encoder)
    case .objectWithB(let value): try value.encode(to: encoder)
    }
  }
}

extension Closed.ClosedValue.Either.ObjectWithA: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/either/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesEitherAnyOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let names: MemberTable = MemberTable("a\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

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
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
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

  public init(from decoder: any Decoder) throws {
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

extension Closed.ClosedValue.Either.ObjectWithB: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/either/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesEitherAnyOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("b")
  }

  private static let names: MemberTable = MemberTable("b\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.b)
  }

  public static var unread: Self {
    Self(b: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"b\":", self.b)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.b = try fields.required("b")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("b", self.b)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Vehicle: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/vehicle"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesVehicle(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nyear\ndoors\ngears")
  }

  private static let names: MemberTable = MemberTable(
    """
    kind\tstring enum=[\"car\",\"bike\",\"boat\"]
    year\tinteger
    doors
    gears
    """)

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.kind)
    members.integer(1, optional: \.year)
  }

  public static var unread: Self {
    Self(kind: .car)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.doors = try JSONValue.read(&c)
      case 3:
        value.gears = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.optional("\"year\":", self.year)
    writer.optional("\"doors\":", self.doors)
    writer.optional("\"gears\":", self.gears)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: Kind = try fields.required("kind")
    let year: Int? = try fields.optional("year")
    let doors: JSONValue? = try fields.anything("doors")
    let gears: JSONValue? = try fields.anything("gears")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      year: year,
      doors: doors,
      gears: gears,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("year", self.year)
    try fields.optional("doors", self.doors)
    try fields.optional("gears", self.gears)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Vehicle.Kind: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/vehicle/properties/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesVehiclePropertiesKind(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("car\nbike\nboat")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .car
    case 1: return .bike
    case 2: return .boat
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .car: writer.bytes("\"car\",")
    case .bike: writer.bytes("\"bike\",")
    case .boat: writer.bytes("\"boat\",")
    }
  }
}

extension Closed.ClosedValue.Part: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nyear\ndoors\ngears")
  }

  private static let names: MemberTable = MemberTable("kind\tstring\nyear\tinteger\ndoors\ngears")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.kind)
    members.integer(1, optional: \.year)
  }

  public static var unread: Self {
    Self(kind: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.doors = try JSONValue.read(&c)
      case 3:
        value.gears = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.optional("\"year\":", self.year)
    writer.optional("\"doors\":", self.doors)
    writer.optional("\"gears\":", self.gears)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: String = try fields.required("kind")
    let year: Int? = try fields.optional("year")
    let doors: JSONValue? = try fields.anything("doors")
    let gears: JSONValue? = try fields.anything("gears")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      year: year,
      doors: doors,
      gears: gears,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("year", self.year)
    try fields.optional("doors", self.doors)
    try fields.optional("gears", self.gears)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Both: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/both"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesBoth(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("kind")

  private static let tagValues: KeyTable = KeyTable("car\nbike")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .car(try Closed.ClosedValue.Car.read(&cursor))
      case 1: return .bike(try Closed.ClosedValue.Bike.read(&cursor))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .car(let value): value.write(to: &writer)
    case .bike(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .car(try Closed.ClosedValue.Car(from: decoder))
    case 1: self = .bike(try Closed.ClosedValue.Bike(from: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .car(let value): try value.encode(to: encoder)
    case .bike(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

let checkClosedClosedNames: MemberTable = MemberTable(
  """
  own
  composed
  joined
  rest
  everything
  conditional
  either
  vehicle
  part
  both
  pair
  row
  """)

func checkClosedClosed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkClosedClosedPropertiesOwn(&c, &s, "/properties/own")
      case 1:
        try checkClosedClosedPropertiesComposed(&c, &s, "/properties/composed")
      case 2:
        try checkClosedClosedPropertiesJoined(&c, &s, "/properties/joined")
      case 3:
        try checkClosedClosedPropertiesRest(&c, &s, "/properties/rest")
      case 4:
        try checkClosedClosedPropertiesEverything(&c, &s, "/properties/everything")
      case 5:
        try checkClosedClosedPropertiesConditional(&c, &s, "/properties/conditional")
      case 6:
        try checkClosedClosedPropertiesEither(&c, &s, "/properties/either")
      case 7:
        try checkClosedClosedPropertiesVehicle(&c, &s, "/properties/vehicle")
      case 8:
        try checkClosedClosedPropertiesPart(&c, &s, "/properties/part")
      case 9:
        try checkClosedClosedPropertiesBoth(&c, &s, "/properties/both")
      case 10:
        try checkClosedClosedPropertiesPair(&c, &s, "/properties/pair")
      case 11:
        try checkClosedClosedPropertiesRow(&c, &s, "/properties/row")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesOwnNames: MemberTable = MemberTable("a\tinteger\nb\tany")

func checkClosedClosedPropertiesOwn(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/own")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesOwnNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternX, key.slice, c) {
        c.position = value
        try checkClosedClosedPropertiesOwnPatternPropertiesX(&c, &s, "/patternProperties/^x-")
        isListed = true
      }
      if !isListed {
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesOwnNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosedPropertiesOwnPatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/own/patternProperties/^x-")
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

let checkClosedClosedPropertiesComposedNames: MemberTable = MemberTable("b\tboolean\na\tany")

func checkClosedClosedPropertiesComposed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/composed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesComposedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternX, key.slice, c) {
        c.position = value
        try c.skipValue()
        isListed = true
      }
      if !isListed {
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesComposedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosedDefsBaseInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  try checkClosedClosedPropertiesComposedAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkClosedClosedDefsBaseInPlaceNames: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedDefsBaseInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/base")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBaseInPlaceNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosedPropertiesComposedAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/composed/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternX, key.slice, c) {
        c.position = value
        try checkClosedClosedPropertiesComposedAllOf1PatternPropertiesX(&c, &s, "/patternProperties/^x-")
        isListed = true
      }
      if !isListed {
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkClosedClosedPropertiesComposedAllOf1PatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/composed/allOf/1/patternProperties/^x-")
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

let checkClosedClosedPropertiesJoinedNames: MemberTable = MemberTable("b\tboolean\na\tany")

func checkClosedClosedPropertiesJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkClosedClosedPropertiesJoinedJoined(&c, &s) }
  s.enter(path, "closed/closed.yaml#/properties/joined")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosedPropertiesJoinedNames.names),
        at: o.offset,
        &s,
        "/unevaluatedProperties"
      )
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosedDefsBaseInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkClosedClosedPropertiesRestNames: MemberTable = MemberTable("a\tany")

func checkClosedClosedPropertiesRest(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkClosedClosedPropertiesRestJoined(&c, &s) }
  s.enter(path, "closed/closed.yaml#/properties/rest")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesRestNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosedPropertiesRestUnevaluatedProperties(&c, &s, "/unevaluatedProperties")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosedDefsBaseInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

func checkClosedClosedPropertiesRestUnevaluatedProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/rest/unevaluatedProperties")
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

let checkClosedClosedPropertiesEverythingAdditional: MemberTable = MemberTable(additional: "integer")

func checkClosedClosedPropertiesEverything(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/everything")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    _ = try checkClosedClosedPropertiesEverythingAdditional.readMembers(&c, &s)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesConditionalNames: MemberTable = MemberTable("a\tinteger\t…\nb\tinteger\t…")

func checkClosedClosedPropertiesConditional(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesConditionalNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesConditionalNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if !s.collects, !checkClosedClosedPropertiesConditionalHolds(o, c) {
      throw Rejection(.violation, at: start)
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if s.collects {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesConditionalIfFragment(&c, &s)
        })
      if isMatch {
        try checkClosedClosedPropertiesConditionalThenFragment(&c, &s, "/then")
      }
    }
  }
  c.position = end
  s.leave()
}

func checkClosedClosedPropertiesConditionalHolds(_ o: ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesConditionalIfPropertiesAFragment) { return true }
  if o.accepts(1, c, checkClosedClosedPropertiesConditionalThenPropertiesBFragment) { return true }
  return false
}

let checkClosedClosedPropertiesConditionalThenFragmentNames: MemberTable = MemberTable("b")

func checkClosedClosedPropertiesConditionalThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesConditionalThenFragmentNames,
      at: start,
      skipsOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkClosedClosedPropertiesConditionalThenPropertiesBFragment(&c, &s, "/properties/b")
      default:
        try c.skipValue()
      }
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkClosedClosedPropertiesConditionalThenPropertiesBFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional/then/properties/b")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("2", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkClosedClosedPropertiesConditionalIfFragmentNames: MemberTable = MemberTable("a")

func checkClosedClosedPropertiesConditionalIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesConditionalIfFragmentNames,
      at: start,
      skipsOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkClosedClosedPropertiesConditionalIfPropertiesAFragment(&c, &s, "/properties/a")
      default:
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkClosedClosedPropertiesConditionalIfPropertiesAFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional/if/properties/a")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("1", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("1", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("1", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("1", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("1", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("1", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkClosedClosedPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  var anyOfCount: Int = 0
  do {
    var inner: Evaluation = Evaluation()
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkClosedClosedPropertiesEitherAnyOf0InPlaceTracked(&c, &s, &inner)
      })
    if isMatch {
      anyOfCount &+= 1
      own.merge(inner)
      if s.collects {
        let before: Cursor = c
        var unused: Evaluation = Evaluation()
        try checkClosedClosedPropertiesEitherAnyOf0InPlaceTracked(&c, &s, &unused, "/anyOf/0")
        c = before
      }
    }
  }
  do {
    var inner: Evaluation = Evaluation()
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkClosedClosedPropertiesEitherAnyOf1InPlaceTracked(&c, &s, &inner)
      })
    if isMatch {
      anyOfCount &+= 1
      own.merge(inner)
      if s.collects {
        let before: Cursor = c
        var unused: Evaluation = Evaluation()
        try checkClosedClosedPropertiesEitherAnyOf1InPlaceTracked(&c, &s, &unused, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  let end: Int = c.position
  c.position = start
  if kind == .object {
    var number: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if own.contains(number) {
        try c.skipSyntax()
      } else {
        try c.skipSyntax()
        try Assertion.never(.unevaluatedProperty, at: key.offset, &s, "/unevaluatedProperties")
      }
      number &+= 1
      more = try c.nextMember()
    }
    own.insertAll()
  }
  c.position = end
  s.leave()
}

private let checkClosedClosedPropertiesEitherAnyOf0InPlaceTrackedNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesEitherAnyOf0InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesEitherAnyOf0InPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesEitherAnyOf1InPlaceTrackedNames: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesEitherAnyOf1InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesEitherAnyOf1InPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesVehicleNames: KeyTable = KeyTable("kind\nyear")

private let checkClosedClosedPropertiesVehicleTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesVehicleTags: KeyTable = KeyTable("car\nbike\nboat")

func checkClosedClosedPropertiesVehicle(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkClosedClosedPropertiesVehicleJoined(&c, &s) }
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesVehicleNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
      case 1:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      case 0:
        try checkClosedClosedPropertiesVehiclePropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesVehicleTag,
      checkClosedClosedPropertiesVehicleTags,
      "\"car\", \"bike\", \"boat\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkClosedClosedDefsCarInPlaceTracked(&c, &s, &own, "/oneOf/0/$ref")
    case 1:
      try checkClosedClosedDefsBikeInPlaceTracked(&c, &s, &own, "/oneOf/1/$ref")
    case 2:
      try checkClosedClosedDefsBoatInPlaceTracked(&c, &s, &own, "/oneOf/2/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = start
  if kind == .object {
    var number: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if own.contains(number) {
        try c.skipSyntax()
      } else {
        try c.skipSyntax()
        try Assertion.never(.unevaluatedProperty, at: key.offset, &s, "/unevaluatedProperties")
      }
      number &+= 1
      more = try c.nextMember()
    }
    own.insertAll()
  }
  c.position = end
  s.leave()
}

private let checkClosedClosedPropertiesVehiclePropertiesKindValues: KeyTable = KeyTable("car\nbike\nboat")

func checkClosedClosedPropertiesVehiclePropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"car\", \"bike\", \"boat\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"car\", \"bike\", \"boat\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"car\", \"bike\", \"boat\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkClosedClosedPropertiesVehiclePropertiesKindValues,
      "\"car\", \"bike\", \"boat\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"car\", \"bike\", \"boat\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"car\", \"bike\", \"boat\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkClosedClosedDefsCarInPlaceTrackedNames: KeyTable = KeyTable("kind\ndoors")

func checkClosedClosedDefsCarInPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedDefsCarInPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
      case 1:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      case 0:
        try checkClosedClosedDefsCarPropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedDefsCarPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"car\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"car\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"car\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"car\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"car\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"car\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkClosedClosedDefsBikeInPlaceTrackedNames: KeyTable = KeyTable("kind\ngears")

func checkClosedClosedDefsBikeInPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedDefsBikeInPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
        try checkClosedClosedDefsBikePropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      case 1:
        if let number = try Assertion.number(isInteger: true, &c, &s, "/properties/gears/type") {
          try Assertion.minimum(NumberLimit(1, "1"), number, c, &s, "/properties/gears/minimum")
        }
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedDefsBikePropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"bike\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"bike\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"bike\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"bike\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"bike\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"bike\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkClosedClosedDefsBoatInPlaceTrackedNames: KeyTable = KeyTable("kind")

func checkClosedClosedDefsBoatInPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/boat")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedDefsBoatInPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
        try checkClosedClosedDefsBoatPropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      default:
        try c.skipValue()
        own.insert(count)
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedDefsBoatPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/boat/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"boat\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"boat\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"boat\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"boat\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"boat\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"boat\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkClosedClosedPropertiesPartNames: MemberTable = MemberTable("kind\tstring\nyear\tinteger")

private let checkClosedClosedPropertiesPartKnown: KeyTable = KeyTable("kind\nyear\ndoors\ngears")

private let checkClosedClosedPropertiesPartTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesPartTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkClosedClosedPropertiesPartJoined(&c, &s) }
  s.enter(path, "closed/closed.yaml#/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesPartNames, at: start)
    while try o.nextUndecided(&c, &s) {
      if checkClosedClosedPropertiesPartKnown.index(of: try c.key(at: o.offset), in: c) < 0 {
        Assertion.unknownProperty(checkClosedClosedPropertiesPartKnown, at: o.offset, &s, "")
      }
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesPartTag,
      checkClosedClosedPropertiesPartTags,
      "\"car\", \"bike\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkClosedClosedDefsCarInPlace(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkClosedClosedDefsBikeInPlace(&c, &s, "/oneOf/1/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = end
  s.leave()
}

let checkClosedClosedDefsCarInPlaceNames: MemberTable = MemberTable("kind\tany const=\"car\"\ndoors\tinteger")

func checkClosedClosedDefsCarInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsCarInPlaceNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedDefsBikeInPlaceNames: MemberTable = MemberTable(
  """
  kind\tany const=\"bike\"
  gears\tinteger minimum=1
  """)

func checkClosedClosedDefsBikeInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBikeInPlaceNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkClosedClosedPropertiesBothAnyOfTag: KeyTable = KeyTable("size")

private let checkClosedClosedPropertiesBothAnyOfTags: KeyTable = KeyTable("big\nsmall")

private let checkClosedClosedPropertiesBothOneOfTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesBothOneOfTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesBoth(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesBothAnyOfTag,
      checkClosedClosedPropertiesBothAnyOfTags,
      "\"big\", \"small\"",
      &c,
      &s,
      "/anyOf"
    ) {
    case 0:
      try checkClosedClosedPropertiesBothAnyOf0InPlaceTracked(&c, &s, &own, "/anyOf/0")
    case 1:
      try checkClosedClosedPropertiesBothAnyOf1InPlaceTracked(&c, &s, &own, "/anyOf/1")
    default: break
    }
  default:
    var anyOfCount: Int = 0
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesBothAnyOf0InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
        if s.collects {
          let before: Cursor = c
          var unused: Evaluation = Evaluation()
          try checkClosedClosedPropertiesBothAnyOf0InPlaceTracked(&c, &s, &unused, "/anyOf/0")
          c = before
        }
      }
    }
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesBothAnyOf1InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
        if s.collects {
          let before: Cursor = c
          var unused: Evaluation = Evaluation()
          try checkClosedClosedPropertiesBothAnyOf1InPlaceTracked(&c, &s, &unused, "/anyOf/1")
          c = before
        }
      }
    }
    try c.skipValue()
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesBothOneOfTag,
      checkClosedClosedPropertiesBothOneOfTags,
      "\"car\", \"bike\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkClosedClosedDefsCarInPlaceTracked(&c, &s, &own, "/oneOf/0/$ref")
    case 1:
      try checkClosedClosedDefsBikeInPlaceTracked(&c, &s, &own, "/oneOf/1/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = start
  if kind == .object {
    var number: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if own.contains(number) {
        try c.skipSyntax()
      } else {
        try c.skipSyntax()
        try Assertion.never(.unevaluatedProperty, at: key.offset, &s, "/unevaluatedProperties")
      }
      number &+= 1
      more = try c.nextMember()
    }
    own.insertAll()
  }
  c.position = end
  s.leave()
}

private let checkClosedClosedPropertiesBothAnyOf0InPlaceTrackedNames: KeyTable = KeyTable("size\nwide")

func checkClosedClosedPropertiesBothAnyOf0InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBothAnyOf0InPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
      case 1:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
        own.insert(count)
      case 0:
        try checkClosedClosedPropertiesBothAnyOf0PropertiesSize(&c, &s, "/properties/size")
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("size", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesBothAnyOf0PropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/anyOf/0/properties/size")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"big\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"big\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"big\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"big\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"big\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"big\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkClosedClosedPropertiesBothAnyOf1InPlaceTrackedNames: KeyTable = KeyTable("size")

func checkClosedClosedPropertiesBothAnyOf1InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBothAnyOf1InPlaceTrackedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
        try checkClosedClosedPropertiesBothAnyOf1PropertiesSize(&c, &s, "/properties/size")
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("size", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesBothAnyOf1PropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/anyOf/1/properties/size")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"small\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"small\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"small\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"small\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"small\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"small\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkClosedClosedPropertiesPair(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/pair")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      switch count {
      case 0:
        try checkClosedClosedPropertiesPairPrefixItems0(&c, &s, "/prefixItems/0")
      case 1:
        try checkClosedClosedPropertiesPairPrefixItems1(&c, &s, "/prefixItems/1")
      default:
        c.skipWhitespace()
        let offset: Int = c.position
        try c.skipValue()
        try Assertion.never(.additionalItem(2), at: offset, &s, "/unevaluatedItems")
      }
      count &+= 1
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosedPropertiesPairPrefixItems0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/pair/prefixItems/0")
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

func checkClosedClosedPropertiesPairPrefixItems1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/pair/prefixItems/1")
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

func checkClosedClosedPropertiesRow(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/row")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .array {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  try checkClosedClosedPropertiesRowAllOf0InPlaceTracked(&c, &s, &own, "/allOf/0")
  let end: Int = c.position
  c.position = start
  if kind == .array {
    var number: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      c.skipWhitespace()
      if own.contains(number) {
        try c.skipSyntax()
      } else {
        try checkClosedClosedPropertiesRowUnevaluatedItems(&c, &s, "/unevaluatedItems")
      }
      number &+= 1
      more = try c.nextItem()
    }
    own.insertAll()
  }
  c.position = end
  s.leave()
}

func checkClosedClosedPropertiesRowAllOf0InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/row/allOf/0")
  let kind: JSONKind = try c.kind()
  var own: Evaluation = Evaluation()
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      switch count {
      case 0:
        try checkClosedClosedPropertiesRowAllOf0PrefixItems0(&c, &s, "/prefixItems/0")
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextItem()
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesRowAllOf0PrefixItems0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/row/allOf/0/prefixItems/0")
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

func checkClosedClosedPropertiesRowUnevaluatedItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/row/unevaluatedItems")
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

let checkClosedClosedDefsBaseNames: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedDefsBase(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/base")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBaseNames, at: start)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedDefsBaseNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedDefsCarNames: MemberTable = MemberTable("kind\tany const=\"car\"\ndoors\tinteger")

func checkClosedClosedDefsCar(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsCarNames, at: start)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedDefsCarNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedDefsBikeNames: MemberTable = MemberTable(
  """
  kind\tany const=\"bike\"
  gears\tinteger minimum=1
  """)

func checkClosedClosedDefsBike(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBikeNames, at: start)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedDefsBikeNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedDefsBoatNames: MemberTable = MemberTable("kind\tany const=\"boat\"")

func checkClosedClosedDefsBoat(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/boat")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBoatNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesEitherAnyOf0Names: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedPropertiesEitherAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesEitherAnyOf0Names, at: start)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesEitherAnyOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesEitherAnyOf1Names: MemberTable = MemberTable("b\tinteger")

func checkClosedClosedPropertiesEitherAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesEitherAnyOf1Names, at: start)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesEitherAnyOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkClosedClosedPropertiesBothOneOf0Known: KeyTable = KeyTable("kind\ndoors")

func checkClosedClosedPropertiesBothOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkClosedClosedPropertiesBothOneOf0Joined(&c, &s) }
  s.enter(path, "closed/closed.yaml#/properties/both/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkClosedClosedPropertiesBothOneOf0Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosedDefsCarInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkClosedClosedPropertiesBothOneOf1Known: KeyTable = KeyTable("kind\ngears")

func checkClosedClosedPropertiesBothOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkClosedClosedPropertiesBothOneOf1Joined(&c, &s) }
  s.enter(path, "closed/closed.yaml#/properties/both/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkClosedClosedPropertiesBothOneOf1Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosedDefsBikeInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkClosedClosedPropertiesJoinedJoinedNames: MemberTable = MemberTable("b\tboolean\na\tinteger")

func checkClosedClosedPropertiesJoinedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/joined")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesJoinedJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosedPropertiesJoinedJoinedNames.names),
        at: o.offset,
        &s,
        "/unevaluatedProperties"
      )
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("a", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesRestJoinedNames: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedPropertiesRestJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/rest")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesRestJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosedPropertiesRestUnevaluatedProperties(&c, &s, "/unevaluatedProperties")
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesVehicleBranch0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"car\"
  year\tinteger
  doors\tinteger
  """)

func checkClosedClosedPropertiesVehicleBranch0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesVehicleBranch0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosedPropertiesVehicleBranch0JoinedNames.names),
        at: o.offset,
        &s,
        "/unevaluatedProperties"
      )
    }
    if o.seen0 & 0x5 != 0x5 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesVehicleBranch1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"bike\"
  year\tinteger
  gears\tinteger minimum=1
  """)

func checkClosedClosedPropertiesVehicleBranch1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesVehicleBranch1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosedPropertiesVehicleBranch1JoinedNames.names),
        at: o.offset,
        &s,
        "/unevaluatedProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesVehicleBranch2JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"boat\"
  year\tinteger
  """)

func checkClosedClosedPropertiesVehicleBranch2Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesVehicleBranch2JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkClosedClosedPropertiesVehicleJoinedTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesVehicleJoinedTags: KeyTable = KeyTable("car\nbike\nboat")

func checkClosedClosedPropertiesVehicleJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesVehicleJoinedTag,
      checkClosedClosedPropertiesVehicleJoinedTags,
      "\"car\", \"bike\", \"boat\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkClosedClosedPropertiesVehicleBranch0Joined(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkClosedClosedPropertiesVehicleBranch1Joined(&c, &s, "/oneOf/1/$ref")
    case 2:
      try checkClosedClosedPropertiesVehicleBranch2Joined(&c, &s, "/oneOf/2/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkClosedClosedPropertiesPartBranch0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"car\"
  year\tinteger
  doors\tinteger
  """)

func checkClosedClosedPropertiesPartBranch0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesPartBranch0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x5 != 0x5 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesPartBranch1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"bike\"
  year\tinteger
  gears\tinteger minimum=1
  """)

func checkClosedClosedPropertiesPartBranch1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesPartBranch1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkClosedClosedPropertiesPartJoinedTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesPartJoinedTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesPartJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesPartJoinedTag,
      checkClosedClosedPropertiesPartJoinedTags,
      "\"car\", \"bike\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkClosedClosedPropertiesPartBranch0Joined(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkClosedClosedPropertiesPartBranch1Joined(&c, &s, "/oneOf/1/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkClosedClosedPropertiesBothOneOf0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"car\"
  doors\tinteger
  """)

func checkClosedClosedPropertiesBothOneOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesBothOneOf0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesBothOneOf1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"bike\"
  gears\tinteger minimum=1
  """)

func checkClosedClosedPropertiesBothOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesBothOneOf1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let patternX: Pattern? = Pattern.generated("^x-")
