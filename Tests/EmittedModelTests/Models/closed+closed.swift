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
    /// One of two members at most, beside those of a base.
    public var exclusive: Exclusive?
    /// Members that a condition, its consequences and a dependency name.
    public var branching: Branching?
    /// A union in a part, whose branches have unions and parts.
    public var nestedUnion: NestedUnion?
    /// What is allowed depends on the object, and others are integers.
    public var extra: Extra?
    /// A tag, and a condition that names a member of its own.
    public var fitted: Fitted?
    /// A branch takes every member.
    public var anything: Anything?
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

    /// One of two members at most, beside those of a base.
    public struct Exclusive: SchemaValue {
      public var a: Int
      public var b: JSONValue?
      public var c: JSONValue?

      public init(a: Int, b: JSONValue? = nil, c: JSONValue? = nil) {
        self.a = a
        self.b = b
        self.c = c
      }
    }

    /// Members that a condition, its consequences and a dependency name.
    public struct Branching: SchemaValue {
      public var a: Int?
      public var b: JSONValue?
      public var c: JSONValue?
      public var d: JSONValue?
      public var e: JSONValue?

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// A union in a part, whose branches have unions and parts.
    public enum NestedUnion: SchemaValue {
      case objectWithA(ObjectWithA)
      case object(Object)

      public struct ObjectWithA: SchemaValue {
        public var a: Int
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(a: Int, additionalProperties: JSONObject = [:]) {
          self.a = a
          self.additionalProperties = additionalProperties
        }
      }

      public enum Object: SchemaValue {
        case objectWithB(ObjectWithB)
        case objectWithC(ObjectWithC)

        public struct ObjectWithB: SchemaValue {
          public var b: Int
          /// Members the schema does not name, in document order.
          public var additionalProperties: JSONObject

          public init(b: Int, additionalProperties: JSONObject = [:]) {
            self.b = b
            self.additionalProperties = additionalProperties
          }
        }

        public struct ObjectWithC: SchemaValue {
          public var c: Int
          /// Members the schema does not name, in document order.
          public var additionalProperties: JSONObject

          public init(c: Int, additionalProperties: JSONObject = [:]) {
            self.c = c
            self.additionalProperties = additionalProperties
          }
        }
      }
    }

    /// What is allowed depends on the object, and others are integers.
    public enum Extra: SchemaValue {
      case objectWithA(ObjectWithA)
      case objectWithB(ObjectWithB)

      public struct ObjectWithA: SchemaValue {
        public var a: String
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(a: String, additionalProperties: JSONObject = [:]) {
          self.a = a
          self.additionalProperties = additionalProperties
        }
      }

      public struct ObjectWithB: SchemaValue {
        public var b: String
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(b: String, additionalProperties: JSONObject = [:]) {
          self.b = b
          self.additionalProperties = additionalProperties
        }
      }
    }

    /// A tag, and a condition that names a member of its own.
    public struct Fitted: SchemaValue {
      public var kind: Kind
      public var doors: JSONValue?
      public var gears: JSONValue?
      public var shifter: JSONValue?

      public enum Kind: String, CaseIterable, SchemaValue {
        case car
        case bike
      }

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// A branch takes every member.
    public enum Anything: SchemaValue {
      case objectWithA(ObjectWithA)
      case objectWithB(ObjectWithB)
      case objectWithC(ObjectWithC)

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

      public struct ObjectWithC: SchemaValue {
        public var c: JSONValue
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(c: JSONValue, additionalProperties: JSONObject = [:]) {
          self.c = c
          self.additionalProperties = additionalProperties
        }
      }
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
    exclusive: Exclusive? = nil,
    branching: Branching? = nil,
    nestedUnion: NestedUnion? = nil,
    extra: Extra? = nil,
    fitted: Fitted? = nil,
    anything: Anything? = nil,
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
      exclusive: exclusive,
      branching: branching,
      nestedUnion: nestedUnion,
      extra: extra,
      fitted: fitted,
      anything: anything,
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

extension Closed.ClosedValue.Branching {
  public init(
    a: Int? = nil,
    b: JSONValue? = nil,
    c: JSONValue? = nil,
    d: JSONValue? = nil,
    e: JSONValue? = nil
  ) {
    self.init(a: a, b: b, c: c, d: d, e: e, _memberwise: MemberwiseInitializer())
  }
}

extension Closed.ClosedValue.Fitted {
  public init(kind: Kind, doors: JSONValue? = nil, gears: JSONValue? = nil, shifter: JSONValue? = nil) {
    self.init(kind: kind, doors: doors, gears: gears, shifter: shifter, _memberwise: MemberwiseInitializer())
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

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
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
      exclusive
      branching
      nestedUnion
      extra
      fitted
      anything
      pair
      row
      """)
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
        value.everything = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkClosedClosedPropertiesEverythingAdditional.integer(&c, checks: checks)
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
        value.exclusive = try Exclusive.read(&c, checks: checks)
      case 11:
        value.branching = try Branching.read(&c, checks: checks)
      case 12:
        try o.check(&c, checkClosedClosedPropertiesNestedUnion)
        value.nestedUnion = try NestedUnion.read(&c)
      case 13:
        try o.check(&c, checkClosedClosedPropertiesExtra)
        value.extra = try Extra.read(&c)
      case 14:
        try o.check(&c, checkClosedClosedPropertiesFitted)
        value.fitted = try Fitted.read(&c)
      case 15:
        try o.check(&c, checkClosedClosedPropertiesAnything)
        value.anything = try Anything.read(&c)
      case 16:
        try o.check(&c, checkClosedClosedPropertiesPair)
        value.pair = try [JSONValue].read(&c)
      case 17:
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
    writer.optional("\"exclusive\":", self.exclusive)
    writer.optional("\"branching\":", self.branching)
    writer.optional("\"nestedUnion\":", self.nestedUnion)
    writer.optional("\"extra\":", self.extra)
    writer.optional("\"fitted\":", self.fitted)
    writer.optional("\"anything\":", self.anything)
    writer.optional("\"pair\":", self.pair)
    writer.optional("\"row\":", self.row)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
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
    let exclusive: Exclusive? = try fields.optional("exclusive")
    let branching: Branching? = try fields.optional("branching")
    let nestedUnion: NestedUnion? = try fields.optional("nestedUnion")
    let extra: Extra? = try fields.optional("extra")
    let fitted: Fitted? = try fields.optional("fitted")
    let anything: Anything? = try fields.optional("anything")
    let pair: [JSONValue]? = try fields.optional("pair")
    let row: [JSONValue]? = try fields.optional("row")
    try fields.noOthers()
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
      exclusive: exclusive,
      branching: branching,
      nestedUnion: nestedUnion,
      extra: extra,
      fitted: fitted,
      anything: anything,
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
    try fields.optional("exclusive", self.exclusive)
    try fields.optional("branching", self.branching)
    try fields.optional("nestedUnion", self.nestedUnion)
    try fields.optional("extra", self.extra)
    try fields.optional("fitted", self.fitted)
    try fields.optional("anything", self.anything)
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "car")
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "bike")
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "boat")
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("b\na")
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.b = try fields.optional("b")
    self.a = try fields.required("a")
    try fields.noOthers()
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosedPropertiesConditionalNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
    members.integer(1, optional: \.b)
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
    if o.checks, !checkClosedClosedPropertiesConditionalHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.b = try fields.optional("b")
    try fields.noOthers()
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .car(try Closed.ClosedValue.Car(unvalidatedFrom: decoder))
    case 1: self = .bike(try Closed.ClosedValue.Bike(unvalidatedFrom: decoder))
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

extension Closed.ClosedValue.Exclusive: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/exclusive"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesExclusive(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb\nc")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosedPropertiesExclusiveJoinedNames,
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
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.note(0, c)
        value.b = try c.value(checks: checks)
      case 2:
        o.note(1, c)
        value.c = try c.value(checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkClosedClosedPropertiesExclusiveJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.optional("\"c\":", self.c)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.required("a")
    self.b = try fields.anything("b")
    self.c = try fields.anything("c")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("a", self.a)
    try fields.optional("b", self.b)
    try fields.optional("c", self.c)
  }
}

extension Closed.ClosedValue.Branching: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/branching"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesBranching(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb\nc\nd\ne")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosedPropertiesBranchingJoinedNames,
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
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.note(1, c)
        value.b = try c.value(checks: checks)
      case 2:
        o.note(2, c)
        value.c = try c.value(checks: checks)
      case 3:
        o.note(3, c)
        value.d = try c.value(checks: checks)
      case 4:
        o.note(0, c)
        value.e = try c.value(checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    if o.checks, !checkClosedClosedPropertiesBranchingJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.optional("\"c\":", self.c)
    writer.optional("\"d\":", self.d)
    writer.optional("\"e\":", self.e)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let a: Int? = try fields.optional("a")
    let b: JSONValue? = try fields.anything("b")
    let _c: JSONValue? = try fields.anything("c")
    let d: JSONValue? = try fields.anything("d")
    let e: JSONValue? = try fields.anything("e")
    try fields.noOthers()
    self.init(a: a, b: b, c: _c, d: d, e: e, _memberwise: MemberwiseInitializer())
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
    try fields.optional("c", self.c)
    try fields.optional("d", self.d)
    try fields.optional("e", self.e)
  }
}

extension Closed.ClosedValue.NestedUnion: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/nestedUnion"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesNestedUnion(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      if isObjectWithA(cursor) {
        return .objectWithA(try ObjectWithA.read(&cursor))
      }
      return .object(try Object.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isObjectWithA(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .objectWithA(let value): value.write(to: &writer)
    case .object(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .objectWithA(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension Closed.ClosedValue.NestedUnion.ObjectWithA: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0(&cursor, &sink)
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

extension Closed.ClosedValue.NestedUnion.Object: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      if isObjectWithB(cursor) {
        return .objectWithB(try ObjectWithB.read(&cursor))
      }
      return .objectWithC(try ObjectWithC.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isObjectWithB(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .objectWithB(let value): value.write(to: &writer)
    case .objectWithC(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .objectWithB(let value): try value.encode(to: encoder)
    case .objectWithC(let value): try value.encode(to: encoder)
    }
  }
}

extension Closed.ClosedValue.NestedUnion.Object.ObjectWithB: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0(&cursor, &sink)
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

extension Closed.ClosedValue.NestedUnion.Object.ObjectWithC: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("c")
  }

  private static let names: MemberTable = MemberTable("c\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.c)
  }

  public static var unread: Self {
    Self(c: 0)
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
    writer.required("\"c\":", self.c)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.c = try fields.required("c")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("c", self.c)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.ClosedValue.Extra: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/extra"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesExtra(&cursor, &sink)
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
      try checkClosedClosedPropertiesExtraAnyOf0(&probe, &sink)
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .objectWithA(let value): try value.encode(to: encoder)
    case .objectWithB(let value): try value.encode(to: encoder)
    }
  }
}

extension Closed.ClosedValue.Extra.ObjectWithA: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/extra/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesExtraAnyOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let names: MemberTable = MemberTable("a\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.a)
  }

  public static var unread: Self {
    Self(a: "")
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

extension Closed.ClosedValue.Extra.ObjectWithB: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/extra/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesExtraAnyOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("b")
  }

  private static let names: MemberTable = MemberTable("b\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.b)
  }

  public static var unread: Self {
    Self(b: "")
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

extension Closed.ClosedValue.Fitted: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/fitted"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesFitted(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\ndoors\ngears\nshifter")
  }
  private static let names: MemberTable = MemberTable(
    """
    kind\tstring enum=[\"car\",\"bike\"]
    doors
    gears
    shifter
    """)

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.kind)
  }

  public static var unread: Self {
    Self(kind: .car)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.doors = try JSONValue.read(&c)
      case 2:
        value.gears = try JSONValue.read(&c)
      case 3:
        value.shifter = try JSONValue.read(&c)
      default:
        try o.skip(&c)
      }
    }
    try o.demand(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.optional("\"doors\":", self.doors)
    writer.optional("\"gears\":", self.gears)
    writer.optional("\"shifter\":", self.shifter)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: Kind = try fields.required("kind")
    let doors: JSONValue? = try fields.anything("doors")
    let gears: JSONValue? = try fields.anything("gears")
    let shifter: JSONValue? = try fields.anything("shifter")
    try fields.noOthers()
    self.init(kind: kind, doors: doors, gears: gears, shifter: shifter, _memberwise: MemberwiseInitializer())
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("doors", self.doors)
    try fields.optional("gears", self.gears)
    try fields.optional("shifter", self.shifter)
  }
}

extension Closed.ClosedValue.Fitted.Kind: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/fitted/properties/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesFittedPropertiesKind(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("car\nbike")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .car
    case 1: return .bike
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .car: writer.bytes("\"car\",")
    case .bike: writer.bytes("\"bike\",")
    }
  }
}

extension Closed.ClosedValue.Anything: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/anything"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesAnything(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      if isObjectWithA(cursor) {
        return .objectWithA(try ObjectWithA.read(&cursor))
      }
      if isObjectWithB(cursor) {
        return .objectWithB(try ObjectWithB.read(&cursor))
      }
      return .objectWithC(try ObjectWithC.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isObjectWithA(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkClosedClosedPropertiesAnythingAnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isObjectWithB(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkClosedClosedPropertiesAnythingAnyOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .objectWithA(let value): value.write(to: &writer)
    case .objectWithB(let value): value.write(to: &writer)
    case .objectWithC(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .objectWithA(let value): try value.encode(to: encoder)
    case .objectWithB(let value): try value.encode(to: encoder)
    case .objectWithC(let value): try value.encode(to: encoder)
    }
  }
}

extension Closed.ClosedValue.Anything.ObjectWithA: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/anything/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesAnythingAnyOf0(&cursor, &sink)
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

extension Closed.ClosedValue.Anything.ObjectWithB: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/anything/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesAnythingAnyOf1(&cursor, &sink)
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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

extension Closed.ClosedValue.Anything.ObjectWithC: StructReadable {
  public static var schemaLocation: String {
    "closed/closed.yaml#/properties/anything/anyOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosedPropertiesAnythingAnyOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("c")
  }

  private static let names: MemberTable = MemberTable("c")

  private static let stored: StoredMembers<Self> = StoredMembers(names)

  public static var unread: Self {
    Self(c: .null)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.c = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"c\":", self.c)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.c = try fields.required("c")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("c", self.c)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkClosedClosedNames: MemberTable = MemberTable(
  """
  own\t\t{
  composed
  joined
  rest
  everything\t\t*
  conditional
  either
  vehicle
  part
  both
  exclusive
  branching
  nestedUnion
  extra
  fitted
  anything
  pair
  row
  """,
  nested: [checkClosedClosedPropertiesOwnNames, checkClosedClosedPropertiesEverythingAdditional]
)

func checkClosedClosed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
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
        try checkClosedClosedPropertiesExclusive(&c, &s, "/properties/exclusive")
      case 11:
        try checkClosedClosedPropertiesBranching(&c, &s, "/properties/branching")
      case 12:
        try checkClosedClosedPropertiesNestedUnion(&c, &s, "/properties/nestedUnion")
      case 13:
        try checkClosedClosedPropertiesExtra(&c, &s, "/properties/extra")
      case 14:
        try checkClosedClosedPropertiesFitted(&c, &s, "/properties/fitted")
      case 15:
        try checkClosedClosedPropertiesAnything(&c, &s, "/properties/anything")
      case 16:
        try checkClosedClosedPropertiesPair(&c, &s, "/properties/pair")
      case 17:
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
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesOwnNames: MemberTable = MemberTable("a\tinteger\nb\tany")

func checkClosedClosedPropertiesOwn(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/own")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesOwnNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternXN2, key.slice, c) {
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
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosedPropertiesOwnPatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/composed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesComposedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternXN2, key.slice, c) {
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
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedDefsBaseInPlaceNames,
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

func checkClosedClosedPropertiesComposedAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/composed/allOf/1")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .object:
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternXN2, key.slice, c) {
        c.position = value
        try checkClosedClosedPropertiesComposedAllOf1PatternPropertiesX(&c, &s, "/patternProperties/^x-")
        isListed = true
      }
      if !isListed {
        try c.skipSyntax()
      }
      more = try c.nextMember()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkClosedClosedPropertiesComposedAllOf1PatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesJoinedJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesJoinedJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/joined")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
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
  } else {
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

let checkClosedClosedPropertiesRestAdditional: MemberTable = MemberTable(additional: "integer\t?")

func checkClosedClosedPropertiesRest(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesRestJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesRestJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/rest")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesRestNames,
      at: start,
      passesOthers: true,
      others: checkClosedClosedPropertiesRestAdditional
    )
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosedPropertiesRestUnevaluatedProperties(&c, &s, "/unevaluatedProperties")
    }
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/everything")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkClosedClosedPropertiesEverythingAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesConditionalNames: MemberTable = MemberTable("a\tinteger\t@0\nb\tinteger\t@1")

func checkClosedClosedPropertiesConditional(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
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
    isDecided = checkClosedClosedPropertiesConditionalHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
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

func checkClosedClosedPropertiesConditionalHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesConditionalIfFragmentNames, 0) { return true }
  if o.accepts(1, c, checkClosedClosedPropertiesConditionalThenFragmentNames, 0) { return true }
  return false
}

let checkClosedClosedPropertiesConditionalThenFragmentNames: MemberTable = MemberTable("b\tany const=2")

func checkClosedClosedPropertiesConditionalThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesConditionalThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesConditionalIfFragmentNames: MemberTable = MemberTable("a\tany const=1")

func checkClosedClosedPropertiesConditionalIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/conditional/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesConditionalIfFragmentNames,
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
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesEitherSigns: KeyTable = KeyTable("a\nb")

func checkClosedClosedPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesEitherJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesEitherJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/either")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkClosedClosedPropertiesEitherCandidates(
      having: try c.names(in: checkClosedClosedPropertiesEitherSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstTracked(&c, &s, &own, "/anyOf/0")
  case 0x2:
    try checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstTracked(&c, &s, &own, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfCandidates & 0x2 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  let end: Int = c.position
  c.position = start
  if kind == .object, !own.isComplete {
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

func checkClosedClosedPropertiesEitherCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

private let checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstTrackedNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstTrackedNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstTrackedNames: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstTrackedNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

let checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstNames: MemberTable = MemberTable("a\tinteger")

let checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstNames: MemberTable = MemberTable("b\tinteger")

private let checkClosedClosedPropertiesVehicleNames: KeyTable = KeyTable("kind\nyear")

private let checkClosedClosedPropertiesVehicleTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesVehicleTags: KeyTable = KeyTable("car\nbike\nboat")

func checkClosedClosedPropertiesVehicle(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesVehicleJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesVehicleJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
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
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = start
  if kind == .object, !own.isComplete {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car")
  c.skipWhitespace()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkClosedClosedDefsCarInPlaceTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 1:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      case 0:
        try checkClosedClosedDefsCarPropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedDefsCarPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike")
  c.skipWhitespace()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkClosedClosedDefsBikeInPlaceTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
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
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedDefsBikePropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/boat")
  c.skipWhitespace()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkClosedClosedDefsBoatInPlaceTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 0:
        try checkClosedClosedDefsBoatPropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      default:
        try c.skipSyntax()
        own.insert(count)
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedDefsBoatPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesPartJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesPartJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesPartNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkClosedClosedPropertiesPartKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
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
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = end
  s.leave()
}

let checkClosedClosedDefsCarInPlaceNames: MemberTable = MemberTable("kind\tany const=\"car\"\ndoors\tinteger")

func checkClosedClosedDefsCarInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedDefsCarInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedDefsBikeInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesBothJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesBothJoined) {
    return
  }
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
      try checkClosedClosedPropertiesBothAnyOf0InPlaceFirstTracked(&c, &s, &own, "/anyOf/0")
    case 1:
      try checkClosedClosedPropertiesBothAnyOf1InPlaceFirstTracked(&c, &s, &own, "/anyOf/1")
    default: break
    }
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesBothAnyOf0InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesBothAnyOf1InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
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
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = start
  if kind == .object, !own.isComplete {
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

private let checkClosedClosedPropertiesBothAnyOf0InPlaceFirstTrackedNames: KeyTable = KeyTable("size\nwide")

func checkClosedClosedPropertiesBothAnyOf0InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBothAnyOf0InPlaceFirstTrackedNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("size", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesBothAnyOf0PropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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

private let checkClosedClosedPropertiesBothAnyOf1InPlaceFirstTrackedNames: KeyTable = KeyTable("size")

func checkClosedClosedPropertiesBothAnyOf1InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBothAnyOf1InPlaceFirstTrackedNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("size", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesBothAnyOf1PropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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

let checkClosedClosedPropertiesExclusiveSigns: KeyTable = KeyTable("b\nc")

func checkClosedClosedPropertiesExclusive(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesExclusiveJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesExclusiveJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/exclusive")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  try checkClosedClosedDefsBaseInPlaceFirstTracked(&c, &s, &own, "/allOf/0/$ref")
  let end: Int = c.position
  c.position = start
  var oneOfCandidates: UInt64 = 0x7
  if kind == .object {
    oneOfCandidates = checkClosedClosedPropertiesExclusiveCandidates(
      having: try c.names(in: checkClosedClosedPropertiesExclusiveSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesExclusiveOneOf0InPlaceTracked(&c, &s, &own, "/oneOf/0")
  case 0x2:
    try checkClosedClosedPropertiesExclusiveOneOf1InPlaceTracked(&c, &s, &own, "/oneOf/1")
  case 0x4:
    try checkClosedClosedPropertiesExclusiveOneOf2InPlaceTracked(&c, &s, &own, "/oneOf/2")
  default:
    var oneOfCount: Int = 0
    if oneOfCandidates & 0x1 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExclusiveOneOf0InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExclusiveOneOf1InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExclusiveOneOf2InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = start
  if kind == .object, !own.isComplete {
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

func checkClosedClosedPropertiesExclusiveCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x4
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

private let checkClosedClosedDefsBaseInPlaceFirstTrackedNames: KeyTable = KeyTable("a")

func checkClosedClosedDefsBaseInPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkClosedClosedDefsBaseInPlaceFirstTrackedNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesExclusiveOneOf0InPlaceTrackedNames: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesExclusiveOneOf0InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesExclusiveOneOf0InPlaceTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesExclusiveOneOf1InPlaceTrackedNames: KeyTable = KeyTable("c")

func checkClosedClosedPropertiesExclusiveOneOf1InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesExclusiveOneOf1InPlaceTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("c", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesExclusiveOneOf2InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive/oneOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkClosedClosedPropertiesExclusiveOneOf2NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkClosedClosedPropertiesExclusiveOneOf2NotFragmentSigns: KeyTable = KeyTable("b\nc")

func checkClosedClosedPropertiesExclusiveOneOf2NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive/oneOf/2/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkClosedClosedPropertiesExclusiveOneOf2NotFragmentCandidates(
      having: try c.names(in: checkClosedClosedPropertiesExclusiveOneOf2NotFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf1Fragment(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

func checkClosedClosedPropertiesExclusiveOneOf2NotFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf0FragmentNames: MemberTable = MemberTable("b")

func checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive/oneOf/2/not/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf1FragmentNames: MemberTable = MemberTable("c")

func checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive/oneOf/2/not/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesExclusiveOneOf2NotAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("c", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkClosedClosedPropertiesBranchingNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesBranching(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesBranchingJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesBranchingJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/branching")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkClosedClosedPropertiesBranchingNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkClosedClosedPropertiesBranchingDependentSchH1aucxacrdha2c(&c, &s, &own, "/dependentSchemas/a")
      c.position = behind
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  do {
    var inner: Evaluation = Evaluation()
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkClosedClosedPropertiesBranchingIfFragmentTracked(&c, &s, &inner)
      })
    if isMatch {
      own.merge(inner)
      try checkClosedClosedPropertiesBranchingThenFragmentTracked(&c, &s, &own, "/then")
    } else {
      try checkClosedClosedPropertiesBranchingElseFragmentTracked(&c, &s, &own, "/else")
    }
  }
  c.position = start
  if kind == .object, !own.isComplete {
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

private let checkClosedClosedPropertiesBranchingDependentSchH1aucxacrdha2cNames: KeyTable = KeyTable("e")

func checkClosedClosedPropertiesBranchingDependentSchH1aucxacrdha2c(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/branching/dependentSchemas/a")
  let kind: JSONKind = try c.kind()
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBranchingDependentSchH1aucxacrdha2cNames
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesBranchingThenFragmentTrackedNames: KeyTable = KeyTable("c")

func checkClosedClosedPropertiesBranchingThenFragmentTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/branching/then")
  let kind: JSONKind = try c.kind()
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBranchingThenFragmentTrackedNames
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesBranchingElseFragmentTrackedNames: KeyTable = KeyTable("d\nb")

func checkClosedClosedPropertiesBranchingElseFragmentTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/branching/else")
  let kind: JSONKind = try c.kind()
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBranchingElseFragmentTrackedNames
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      case 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesBranchingIfFragmentTrackedNames: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesBranchingIfFragmentTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/branching/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesBranchingIfFragmentTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 0:
        try checkClosedClosedPropertiesBranchingIfPropertiesBFragment(&c, &s, "/properties/b")
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesBranchingIfPropertiesBFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/branching/if/properties/b")
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
    try c.skipSyntax()
    try Assertion.constant("1", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("1", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkClosedClosedPropertiesBranchingDependentSchemasAFragmentNames: MemberTable = MemberTable(
  """
  e\tinteger
  """)

let checkClosedClosedPropertiesBranchingThenFragmentNames: MemberTable = MemberTable("c\tinteger")

let checkClosedClosedPropertiesBranchingElseFragmentNames: MemberTable = MemberTable("d\tinteger\nb\tstring")

let checkClosedClosedPropertiesBranchingIfFragmentNames: MemberTable = MemberTable("b\tany const=1")

func checkClosedClosedPropertiesNestedUnion(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesNestedUnionJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesNestedUnionJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  try checkClosedClosedPropertiesNestedUnionAllOf0InPlaceFirstTracked(&c, &s, &own, "/allOf/0")
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkClosedClosedPropertiesNestedUnionNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = start
  if kind == .object, !own.isComplete {
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

let checkClosedClosedPropertiesNestedUnionAllOf0InPlaceFirstTrackedSigns: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesNestedUnionAllOf0InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkClosedClosedPropertiesNestedUnionAllOf0InPlaceFirstTrackedCandidates(
      having: try c.names(in: checkClosedClosedPropertiesNestedUnionAllOf0InPlaceFirstTrackedSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOH90j9g9o64nor(&c, &s, &own, "/anyOf/0")
  case 0x2:
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2(&c, &s, &own, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOH90j9g9o64nor(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesNestedUnionAllOf0InPlaceFirstTrackedCandidates(
  having names: UInt64
) -> UInt64 {
  var candidates: UInt64 = 0x2
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  return candidates
}

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOH90j9g9o64nor(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0")
  _ = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  try checkClosedClosedPropertiesNestedUnionAllOf0AnyOH21u8s47fy658x(&c, &s, &own, "/allOf/0")
  c.position = start
  try checkClosedClosedPropertiesNestedUnionAllOf0AnyOH2su532emsbknq(&c, &s, &own, "/allOf/1")
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesNestedUnionAllOf0AnyOH21u8s47fy658xNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOH21u8s47fy658x(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesNestedUnionAllOf0AnyOH21u8s47fy658xNames
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
    own.end(at: count)
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesNestedUnionAllOf0AnyOH2su532emsbknqNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOH2su532emsbknq(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesNestedUnionAllOf0AnyOH2su532emsbknqNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2Signs: KeyTable = KeyTable("b\nc")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2Candidates(
      having: try c.names(in: checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2Signs)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOH34dw3mxre0rw7(&c, &s, &own, "/oneOf/0")
  case 0x2:
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOHu3we1oxikysi(&c, &s, &own, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOH34dw3mxre0rw7(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOHu3we1oxikysi(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOHxv4xnxillah2Candidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

private let checkClosedClosedPropertiesNestedUnionAllOf0AnyOH34dw3mxre0rw7Names: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOH34dw3mxre0rw7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesNestedUnionAllOf0AnyOH34dw3mxre0rw7Names
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesNestedUnionAllOf0AnyOHu3we1oxikysiNames: KeyTable = KeyTable("c")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOHu3we1oxikysi(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesNestedUnionAllOf0AnyOHu3we1oxikysiNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("c", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionNotFragmentNames: MemberTable = MemberTable("z\tinteger")

func checkClosedClosedPropertiesNestedUnionNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesNestedUnionNotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("z", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3t5la557075axNames: MemberTable = MemberTable(
  """
  a\tinteger
  """)

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf1InPlaceNames: MemberTable = MemberTable("a")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf1InPlaceNames,
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
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3fcjry06qjphjNames: MemberTable = MemberTable(
  """
  b\tinteger
  """)

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOH1awo1ofb0cxkcNames: MemberTable = MemberTable(
  """
  c\tinteger
  """)

let checkClosedClosedPropertiesExtraSigns: KeyTable = KeyTable("a\nb")

func checkClosedClosedPropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/extra")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkClosedClosedPropertiesExtraCandidates(
      having: try c.names(in: checkClosedClosedPropertiesExtraSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesExtraAnyOf0InPlaceFirstTracked(&c, &s, &own, "/anyOf/0")
  case 0x2:
    try checkClosedClosedPropertiesExtraAnyOf1InPlaceFirstTracked(&c, &s, &own, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExtraAnyOf0InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfCandidates & 0x2 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesExtraAnyOf1InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  let end: Int = c.position
  c.position = start
  if kind == .object, !own.isComplete {
    var number: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      _ = try c.key()
      if own.contains(number) {
        try c.skipSyntax()
      } else {
        try checkClosedClosedPropertiesExtraUnevaluatedProperties(&c, &s, "/unevaluatedProperties")
      }
      number &+= 1
      more = try c.nextMember()
    }
    own.insertAll()
  }
  c.position = end
  s.leave()
}

func checkClosedClosedPropertiesExtraCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

private let checkClosedClosedPropertiesExtraAnyOf0InPlaceFirstTrackedNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesExtraAnyOf0InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/extra/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesExtraAnyOf0InPlaceFirstTrackedNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesExtraAnyOf1InPlaceFirstTrackedNames: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesExtraAnyOf1InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/extra/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesExtraAnyOf1InPlaceFirstTrackedNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesExtraUnevaluatedProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/extra/unevaluatedProperties")
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

private let checkClosedClosedPropertiesFittedNames: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesFittedTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesFittedTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesFitted(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesFittedJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesFittedJoined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/fitted")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkClosedClosedPropertiesFittedNames
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
        try checkClosedClosedPropertiesFittedPropertiesKind(&c, &s, "/properties/kind")
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkClosedClosedPropertiesFittedTag,
      checkClosedClosedPropertiesFittedTags,
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
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  c.position = start
  do {
    var inner: Evaluation = Evaluation()
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkClosedClosedPropertiesFittedIfFragmentTracked(&c, &s, &inner)
      })
    if isMatch {
      own.merge(inner)
      try checkClosedClosedPropertiesFittedThenFragmentTracked(&c, &s, &own, "/then")
    }
  }
  c.position = start
  if kind == .object, !own.isComplete {
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

private let checkClosedClosedPropertiesFittedPropertiesKindValues: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesFittedPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"car\", \"bike\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"car\", \"bike\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"car\", \"bike\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkClosedClosedPropertiesFittedPropertiesKindValues,
      "\"car\", \"bike\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"car\", \"bike\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"car\", \"bike\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkClosedClosedPropertiesFittedThenFragmentTrackedNames: KeyTable = KeyTable("shifter")

func checkClosedClosedPropertiesFittedThenFragmentTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted/then")
  let kind: JSONKind = try c.kind()
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesFittedThenFragmentTrackedNames
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesFittedIfFragmentTrackedNames: KeyTable = KeyTable("gears")

func checkClosedClosedPropertiesFittedIfFragmentTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesFittedIfFragmentTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 0:
        try checkClosedClosedPropertiesFittedIfPropertiesGearsFragment(&c, &s, "/properties/gears")
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("gears", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

func checkClosedClosedPropertiesFittedIfPropertiesGearsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted/if/properties/gears")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    try Assertion.minimum(NumberLimit(5, "5"), number, c, &s, "/minimum")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesFittedIfFragmentNames: MemberTable = MemberTable("gears\tany minimum=5")

let checkClosedClosedPropertiesAnythingSigns: KeyTable = KeyTable("a\nb\nc")

func checkClosedClosedPropertiesAnything(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkClosedClosedPropertiesAnythingCandidates(
      having: try c.names(in: checkClosedClosedPropertiesAnythingSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesAnythingAnyOf0InPlaceFirstTracked(&c, &s, &own, "/anyOf/0")
  case 0x2:
    try checkClosedClosedPropertiesAnythingAnyOf1InPlaceFirstTracked(&c, &s, &own, "/anyOf/1")
  case 0x4:
    try checkClosedClosedPropertiesAnythingAnyOf2InPlaceFirstTracked(&c, &s, &own, "/anyOf/2")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesAnythingAnyOf0InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfCandidates & 0x2 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesAnythingAnyOf1InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfCandidates & 0x4 != 0 {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesAnythingAnyOf2InPlaceFirstTracked(&c, &s, &inner)
        })
      if isMatch {
        anyOfCount &+= 1
        own.merge(inner)
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  let end: Int = c.position
  c.position = start
  if kind == .object, !own.isComplete {
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

func checkClosedClosedPropertiesAnythingCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  return candidates
}

private let checkClosedClosedPropertiesAnythingAnyOf0InPlaceFirstTrackedNames: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesAnythingAnyOf0InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesAnythingAnyOf0InPlaceFirstTrackedNames
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
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesAnythingAnyOf1InPlaceFirstTrackedNames: KeyTable = KeyTable("b")

func checkClosedClosedPropertiesAnythingAnyOf1InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesAnythingAnyOf1InPlaceFirstTrackedNames
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
        own.insert(count)
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("b", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

private let checkClosedClosedPropertiesAnythingAnyOf2InPlaceFirstTrackedNames: KeyTable = KeyTable("c")

func checkClosedClosedPropertiesAnythingAnyOf2InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkClosedClosedPropertiesAnythingAnyOf2InPlaceFirstTrackedNames
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
      default:
        try c.skipValue()
        own.insert(count)
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("c", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  evaluation.merge(own)
  s.leave()
}

let checkClosedClosedPropertiesPairPrefix: MemberTable = MemberTable(prefixItems: "0\tinteger\n1\tstring")

func checkClosedClosedPropertiesPair(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/pair")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    if more { more = try checkClosedClosedPropertiesPairPrefix.readItems(&count, &c, &s) }
    while more {
      c.skipWhitespace()
      let offset: Int = c.position
      try c.skipValue()
      try Assertion.never(.additionalItem(2), at: offset, &s, "/unevaluatedItems")
      count &+= 1
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosedPropertiesRow(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  try checkClosedClosedPropertiesRowAllOf0InPlaceFirstTracked(&c, &s, &own, "/allOf/0")
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

func checkClosedClosedPropertiesRowAllOf0InPlaceFirstTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBaseNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedDefsBaseNames.names, at: o.offset, &s, "")
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

let checkClosedClosedDefsCarNames: MemberTable = MemberTable("kind\tany const=\"car\"\ndoors\tinteger")

func checkClosedClosedDefsCar(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/car")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsCarNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedDefsCarNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/bike")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBikeNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedDefsBikeNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedDefsBoatNames: MemberTable = MemberTable("kind\tany const=\"boat\"")

func checkClosedClosedDefsBoat(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/$defs/boat")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedDefsBoatNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesEitherAnyOf0Names: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedPropertiesEitherAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesEitherAnyOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesEitherAnyOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesBothOneOf0Joined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesBothOneOf0Joined) {
    return
  }
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
      try Assertion.knownProperty(known, at: key.offset, c, &s)
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesBothOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesBothOneOf1Joined) {
    return
  }
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
      try Assertion.knownProperty(known, at: key.offset, c, &s)
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

private let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0Known: KeyTable = KeyTable("a")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0Joined(&c, &s) }
  if s.isFine(&c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0Joined) {
    return
  }
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0Known
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
  try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf0InPlaceNames: MemberTable = MemberTable(
  """
  a\tinteger
  """)

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0AllOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1Signs: KeyTable = KeyTable("b\nc")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1Candidates(
      having: try c.names(in: checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1Signs)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0(&c, &s, "/oneOf/0")
  case 0x2:
    try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1(&c, &s, "/oneOf/1")
          c = before
        }
      }
    }
    if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  s.leave()
}

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1Candidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0Names: MemberTable = MemberTable("b\tinteger")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf0Names.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1Names: MemberTable = MemberTable("c\tinteger")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/1/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkClosedClosedPropertiesNestedUnionAllOf0AnyOf1OneOf1Names.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("c", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesExtraAnyOf0Names: MemberTable = MemberTable("a\tstring")

func checkClosedClosedPropertiesExtraAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/extra/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesExtraAnyOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesExtraAnyOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesExtraAnyOf1Names: MemberTable = MemberTable("b\tstring")

func checkClosedClosedPropertiesExtraAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/extra/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesExtraAnyOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesExtraAnyOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesAnythingAnyOf0Names: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedPropertiesAnythingAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesAnythingAnyOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesAnythingAnyOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesAnythingAnyOf1Names: MemberTable = MemberTable("b\tinteger")

func checkClosedClosedPropertiesAnythingAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesAnythingAnyOf1Names,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesAnythingAnyOf2Names: MemberTable = MemberTable("c")

func checkClosedClosedPropertiesAnythingAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/anything/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesAnythingAnyOf2Names,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("c", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosedPropertiesJoinedJoinedNames: MemberTable = MemberTable("b\tboolean\na\tinteger")

func checkClosedClosedPropertiesJoinedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/joined")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
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
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesRestJoinedNames: MemberTable = MemberTable("a\tinteger")

let checkClosedClosedPropertiesRestJoinedAdditional: MemberTable = MemberTable(additional: "integer\t?")

func checkClosedClosedPropertiesRestJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/rest")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesRestJoinedNames,
      at: start,
      passesOthers: true,
      others: checkClosedClosedPropertiesRestJoinedAdditional
    )
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosedPropertiesRestUnevaluatedProperties(&c, &s, "/unevaluatedProperties")
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

let checkClosedClosedPropertiesEitherJoinedNames: MemberTable = MemberTable("a\tany\t@0\nb\tany\t@1")

func checkClosedClosedPropertiesEitherJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/either")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesEitherJoinedNames, at: start)
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
          .additionalProperty(checkClosedClosedPropertiesEitherJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if !checkClosedClosedPropertiesEitherJoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesEitherJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesEitherJoinedHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(1, c, checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesEitherJoinedHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesEitherAnyOf0InPlaceFirstNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesEitherJoinedHolds3(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(1, c, checkClosedClosedPropertiesEitherAnyOf1InPlaceFirstNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesEitherJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1, checkClosedClosedPropertiesEitherJoinedHolds0(&o, c) { return false }
  if o.seen0 & 0x2 == 0x2, checkClosedClosedPropertiesEitherJoinedHolds1(&o, c) { return false }
  if checkClosedClosedPropertiesEitherJoinedHolds2(&o, c) {
    if checkClosedClosedPropertiesEitherJoinedHolds3(&o, c) { return false }
  }
  return true
}

let checkClosedClosedPropertiesVehicleBranch0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"car\"
  year\tinteger
  doors\tinteger
  """)

func checkClosedClosedPropertiesVehicleBranch0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
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
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
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
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/vehicle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesVehicleBranch2JoinedNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkClosedClosedPropertiesVehicleJoinedTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesVehicleJoinedTags: KeyTable = KeyTable("car\nbike\nboat")

func checkClosedClosedPropertiesVehicleJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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

private let checkClosedClosedPropertiesPartBranch0JoinedKnown: KeyTable = KeyTable("kind\nyear\ndoors\ngears")

func checkClosedClosedPropertiesPartBranch0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesPartBranch0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkClosedClosedPropertiesPartBranch0JoinedKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x5 != 0x5 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
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

private let checkClosedClosedPropertiesPartBranch1JoinedKnown: KeyTable = KeyTable("kind\nyear\ndoors\ngears")

func checkClosedClosedPropertiesPartBranch1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesPartBranch1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkClosedClosedPropertiesPartBranch1JoinedKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkClosedClosedPropertiesPartJoinedTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesPartJoinedTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesPartJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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

let checkClosedClosedPropertiesBothJoinedNames: MemberTable = MemberTable(
  """
  size\tany\t@0
  wide\tany\t@1
  kind\tany\t@2
  doors\tany\t@3
  gears\tany\t@4
  """)

private let checkClosedClosedPropertiesBothJoinedTexts0: KeyTable = KeyTable("small\nbig")

private let checkClosedClosedPropertiesBothJoinedTexts1: KeyTable = KeyTable("bike\ncar")

private let checkClosedClosedPropertiesBothJoinedAnyOfTag: KeyTable = KeyTable("size")

private let checkClosedClosedPropertiesBothJoinedAnyOfTags: KeyTable = KeyTable("big\nsmall")

private let checkClosedClosedPropertiesBothJoinedOneOfTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesBothJoinedOneOfTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesBothJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesBothJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      case 2:
        o.note(2, c)
        try o.decide(&c, &s)
      case 3:
        o.note(3, c)
        try o.decide(&c, &s)
      case 4:
        o.note(4, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesBothJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if !checkClosedClosedPropertiesBothJoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesBothJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.isAmong(0, 5, c, checkClosedClosedPropertiesBothJoinedTexts0, 0x2) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 2)) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0xC != 0xC { return true }
  if !o.isAmong(2, 6, c, checkClosedClosedPropertiesBothJoinedTexts1, 0x2) { return true }
  if !o.accepts(3, c, checkClosedClosedDefsCarInPlaceNames, 1) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.isAmong(2, 6, c, checkClosedClosedPropertiesBothJoinedTexts1, 0x1) { return true }
  if !o.accepts(4, c, checkClosedClosedDefsBikeInPlaceNames, 1) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds3(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.isAmong(0, 5, c, checkClosedClosedPropertiesBothJoinedTexts0, 0x1) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds4(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.isAmong(0, 5, c, checkClosedClosedPropertiesBothJoinedTexts0, 0x2) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 2)) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds5(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.isAmong(0, 5, c, checkClosedClosedPropertiesBothJoinedTexts0, 0x1) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds6(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.isAmong(0, 5, c, checkClosedClosedPropertiesBothJoinedTexts0, 0x2) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 2)) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds7(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0xC == 0xC {
    if o.isAmong(2, 6, c, checkClosedClosedPropertiesBothJoinedTexts1, 0x2) {
      if o.accepts(3, c, checkClosedClosedDefsCarInPlaceNames, 1) { count &+= 1 }
    }
  }
  if o.seen0 & 0x4 == 0x4 {
    if o.isAmong(2, 6, c, checkClosedClosedPropertiesBothJoinedTexts1, 0x1) {
      if o.accepts(4, c, checkClosedClosedDefsBikeInPlaceNames, 1) { count &+= 1 }
    }
  }
  return count != 1
}

func checkClosedClosedPropertiesBothJoinedHolds8(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0xC != 0xC { return true }
  if !o.isAmong(2, 6, c, checkClosedClosedPropertiesBothJoinedTexts1, 0x2) { return true }
  if !o.accepts(3, c, checkClosedClosedDefsCarInPlaceNames, 1) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds9(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.isAmong(2, 6, c, checkClosedClosedPropertiesBothJoinedTexts1, 0x1) { return true }
  if !o.accepts(4, c, checkClosedClosedDefsBikeInPlaceNames, 1) { return true }
  return false
}

func checkClosedClosedPropertiesBothJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2, checkClosedClosedPropertiesBothJoinedHolds0(&o, c) { return false }
  if o.seen0 & 0x8 == 0x8, checkClosedClosedPropertiesBothJoinedHolds1(&o, c) { return false }
  if o.seen0 & 0x10 == 0x10, checkClosedClosedPropertiesBothJoinedHolds2(&o, c) { return false }
  if checkClosedClosedPropertiesBothJoinedHolds3(&o, c) {
    if checkClosedClosedPropertiesBothJoinedHolds4(&o, c) { return false }
  }
  if o.seen0 & 0x1 == 0x1 {
    if checkClosedClosedPropertiesBothJoinedHolds5(&o, c) {
      if checkClosedClosedPropertiesBothJoinedHolds6(&o, c) { return false }
    }
  }
  if checkClosedClosedPropertiesBothJoinedHolds7(&o, c) { return false }
  if o.seen0 & 0x4 == 0x4 {
    if checkClosedClosedPropertiesBothJoinedHolds8(&o, c) {
      if checkClosedClosedPropertiesBothJoinedHolds9(&o, c) { return false }
    }
  }
  return true
}

let checkClosedClosedPropertiesExclusiveJoinedNames: MemberTable = MemberTable(
  """
  a\tinteger
  b\tany\t@0
  c\tany\t@1
  """)

func checkClosedClosedPropertiesExclusiveJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/exclusive")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesExclusiveJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        try o.decide(&c, &s)
      case 2:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesExclusiveJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if !checkClosedClosedPropertiesExclusiveJoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesExclusiveJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.isOf(0, c, TypeSet(rawValue: 2)) { return true }
  return false
}

func checkClosedClosedPropertiesExclusiveJoinedHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 16)) { return true }
  return false
}

func checkClosedClosedPropertiesExclusiveJoinedHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x2 == 0x2, o.isOf(0, c, TypeSet(rawValue: 2)) { count &+= 1 }
  if o.seen0 & 0x4 == 0x4, o.isOf(1, c, TypeSet(rawValue: 16)) { count &+= 1 }
  if o.seen0 & 0x2 != 0x2, o.seen0 & 0x4 != 0x4 { count &+= 1 }
  return count != 1
}

func checkClosedClosedPropertiesExclusiveJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2, checkClosedClosedPropertiesExclusiveJoinedHolds0(&o, c) { return false }
  if o.seen0 & 0x4 == 0x4, checkClosedClosedPropertiesExclusiveJoinedHolds1(&o, c) { return false }
  if checkClosedClosedPropertiesExclusiveJoinedHolds2(&o, c) { return false }
  return true
}

let checkClosedClosedPropertiesBranchingJoinedNames: MemberTable = MemberTable(
  """
  a\tinteger
  b\tany\t@1
  c\tany\t@2
  d\tany\t@3
  e\tany\t@0
  """)

func checkClosedClosedPropertiesBranchingJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/branching")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesBranchingJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      case 2:
        o.note(2, c)
        try o.decide(&c, &s)
      case 3:
        o.note(3, c)
        try o.decide(&c, &s)
      case 4:
        o.note(0, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesBranchingJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if !checkClosedClosedPropertiesBranchingJoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesBranchingJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesBranchingDependentSchemasAFragmentNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesBranchingJoinedHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(1, c, checkClosedClosedPropertiesBranchingIfFragmentNames, 0) { return true }
  if !o.accepts(2, c, checkClosedClosedPropertiesBranchingThenFragmentNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesBranchingJoinedHolds3(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if !o.accepts(3, c, checkClosedClosedPropertiesBranchingElseFragmentNames, 0) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 16)) { return true }
  return false
}

func checkClosedClosedPropertiesBranchingJoinedHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(1, c, checkClosedClosedPropertiesBranchingIfFragmentNames, 0) {
      return !o.accepts(2, c, checkClosedClosedPropertiesBranchingThenFragmentNames, 0)
    }
  }
  return checkClosedClosedPropertiesBranchingJoinedHolds3(&o, c)
}

func checkClosedClosedPropertiesBranchingJoinedHolds4(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(1, c, checkClosedClosedPropertiesBranchingIfFragmentNames, 0) { return true }
  }
  if !o.accepts(3, c, checkClosedClosedPropertiesBranchingElseFragmentNames, 0) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 16)) { return true }
  return false
}

func checkClosedClosedPropertiesBranchingJoinedHolds5(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(1, c, checkClosedClosedPropertiesBranchingIfFragmentNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesBranchingJoinedHolds6(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(1, c, checkClosedClosedPropertiesBranchingIfFragmentNames, 0) { return true }
  }
  if !o.accepts(3, c, checkClosedClosedPropertiesBranchingElseFragmentNames, 0) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 16)) { return true }
  return false
}

func checkClosedClosedPropertiesBranchingJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if !o.accepts(0, c, checkClosedClosedPropertiesBranchingDependentSchemasAFragmentNames, 0) {
      return false
    }
  }
  if o.seen0 & 0x10 == 0x10, checkClosedClosedPropertiesBranchingJoinedHolds0(&o, c) { return false }
  if o.seen0 & 0x4 == 0x4, checkClosedClosedPropertiesBranchingJoinedHolds1(&o, c) { return false }
  if checkClosedClosedPropertiesBranchingJoinedHolds2(&o, c) { return false }
  if o.seen0 & 0x8 == 0x8, checkClosedClosedPropertiesBranchingJoinedHolds4(&o, c) { return false }
  if o.seen0 & 0x2 == 0x2 {
    if checkClosedClosedPropertiesBranchingJoinedHolds5(&o, c) {
      if checkClosedClosedPropertiesBranchingJoinedHolds6(&o, c) { return false }
    }
  }
  return true
}

let checkClosedClosedPropertiesNestedUnionJoinedNames: MemberTable = MemberTable(
  """
  a\tany\t@0
  b\tany\t@1
  c\tany\t@2
  z
  """)

func checkClosedClosedPropertiesNestedUnionJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesNestedUnionJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      case 2:
        o.note(2, c)
        try o.decide(&c, &s)
      case 3:
        o.note(3, c)
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesNestedUnionJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesNestedUnionJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if !checkClosedClosedPropertiesNestedUnionJoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesNestedUnionJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3t5la557075axNames, 0) { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3t5la557075axNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3t5la557075axNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(1, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3fcjry06qjphjNames, 0) { count &+= 1 }
  }
  if o.seen0 & 0x4 == 0x4 {
    if o.accepts(2, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH1awo1ofb0cxkcNames, 0) { count &+= 1 }
  }
  return count != 1
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds4(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(1, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3fcjry06qjphjNames, 0) { count &+= 1 }
  }
  if o.seen0 & 0x4 == 0x4 {
    if o.accepts(2, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH1awo1ofb0cxkcNames, 0) { count &+= 1 }
  }
  return count != 1
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds3(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(1, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3fcjry06qjphjNames, 0) { return true }
  if checkClosedClosedPropertiesNestedUnionJoinedHolds4(&o, c) { return true }
  return false
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds6(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(1, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH3fcjry06qjphjNames, 0) { count &+= 1 }
  }
  if o.seen0 & 0x4 == 0x4 {
    if o.accepts(2, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH1awo1ofb0cxkcNames, 0) { count &+= 1 }
  }
  return count != 1
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds5(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.accepts(2, c, checkClosedClosedPropertiesNestedUnionAllOf0AnyOH1awo1ofb0cxkcNames, 0) { return true }
  if checkClosedClosedPropertiesNestedUnionJoinedHolds6(&o, c) { return true }
  return false
}

func checkClosedClosedPropertiesNestedUnionJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x8 == 0x8 {
    if o.accepts(3, c, checkClosedClosedPropertiesNestedUnionNotFragmentNames, 0) { return false }
  }
  if o.seen0 & 0x1 == 0x1, checkClosedClosedPropertiesNestedUnionJoinedHolds0(&o, c) { return false }
  if checkClosedClosedPropertiesNestedUnionJoinedHolds1(&o, c) {
    if checkClosedClosedPropertiesNestedUnionJoinedHolds2(&o, c) { return false }
  }
  if o.seen0 & 0x2 == 0x2, checkClosedClosedPropertiesNestedUnionJoinedHolds3(&o, c) { return false }
  if o.seen0 & 0x4 == 0x4, checkClosedClosedPropertiesNestedUnionJoinedHolds5(&o, c) { return false }
  return true
}

let checkClosedClosedPropertiesFittedBranch0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"car\"
  doors\tinteger
  gears\tany\t@0
  shifter\tany\t@1
  """)

func checkClosedClosedPropertiesFittedBranch0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesFittedBranch0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        o.note(0, c)
        try o.decide(&c, &s)
      case 3:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesFittedBranch0JoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
    if !checkClosedClosedPropertiesFittedBranch0JoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesFittedBranch0JoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesFittedIfFragmentNames, 0) { return true }
  return false
}

func checkClosedClosedPropertiesFittedBranch0JoinedHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesFittedIfFragmentNames, 0) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 16)) { return true }
  return false
}

func checkClosedClosedPropertiesFittedBranch0JoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 == 0x4 {
    if checkClosedClosedPropertiesFittedBranch0JoinedHolds0(&o, c) { return false }
    if o.accepts(0, c, checkClosedClosedPropertiesFittedIfFragmentNames, 0) {
      if !o.isOf(1, c, TypeSet(rawValue: 16)) { return false }
    }
  }
  if o.seen0 & 0x8 == 0x8, checkClosedClosedPropertiesFittedBranch0JoinedHolds1(&o, c) { return false }
  return true
}

let checkClosedClosedPropertiesFittedBranch1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"bike\"
  gears\tinteger minimum=1\t@0
  shifter\tany\t@1
  """)

func checkClosedClosedPropertiesFittedBranch1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosedPropertiesFittedBranch1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        try o.decide(&c, &s)
      case 2:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkClosedClosedPropertiesFittedBranch1JoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if !checkClosedClosedPropertiesFittedBranch1JoinedHolds(&o, c) {
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

func checkClosedClosedPropertiesFittedBranch1JoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkClosedClosedPropertiesFittedIfFragmentNames, 0) { return true }
  if !o.isOf(1, c, TypeSet(rawValue: 16)) { return true }
  return false
}

func checkClosedClosedPropertiesFittedBranch1JoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, c, checkClosedClosedPropertiesFittedIfFragmentNames, 0) {
      if !o.isOf(1, c, TypeSet(rawValue: 16)) { return false }
    }
  }
  if o.seen0 & 0x4 == 0x4, checkClosedClosedPropertiesFittedBranch1JoinedHolds0(&o, c) { return false }
  return true
}

private let checkClosedClosedPropertiesFittedJoinedTag: KeyTable = KeyTable("kind")

private let checkClosedClosedPropertiesFittedJoinedTags: KeyTable = KeyTable("car\nbike")

func checkClosedClosedPropertiesFittedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/fitted")
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
      checkClosedClosedPropertiesFittedJoinedTag,
      checkClosedClosedPropertiesFittedJoinedTags,
      "\"car\", \"bike\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkClosedClosedPropertiesFittedBranch0Joined(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkClosedClosedPropertiesFittedBranch1Joined(&c, &s, "/oneOf/1/$ref")
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesBothOneOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesBothOneOf0JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("doors", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/both/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesBothOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkClosedClosedPropertiesBothOneOf1JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0JoinedNames: MemberTable = MemberTable("a\tinteger")

func checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closed.yaml#/properties/nestedUnion/allOf/0/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkClosedClosedPropertiesNestedUnionAllOf0AnyOf0JoinedNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let patternXN2: Pattern? = Pattern.generated("^x-")
