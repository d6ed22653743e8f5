// Generated from nested/nested.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Nested {
  /// Values in values, which are validated while they are read.
  public struct NestedValue: SchemaValue {
    /// Positions, of two or three numbers.
    ///
    /// Must have at most 2 items.
    public var points: [[Double]]?
    /// Integers.
    public var counts: [Int]?
    /// Short texts by name.
    ///
    /// Must have at most 2 properties.
    public var labels: JSONMap<String>?
    /// Integers by name.
    public var totals: JSONMap<Int>?
    /// Numbers by name.
    public var rates: JSONMap<Double>?
    /// Lists by name.
    public var series: JSONMap<[String]>?
    /// Shapes of two kinds.
    public var shapes: [Shape]?
    /// Shapes by name.
    public var byName: JSONMap<Shape>?
    /// A shape or a text.
    public var one: One?
    /// Ways to reach somebody, told apart by what they have.
    public var contacts: [Contact]?
    /// One of two objects, of which one has all that the other has.
    public var exact: Exact?
    /// What is asked of an object if it is one.
    public var either: JSONValue?
    /// Any object.
    public var free: JSONObject?
    /// Anything.
    public var any: JSONValue?

    /// A circle or a box.
    public enum Shape: SchemaValue {
      /// A circle.
      case circle(Circle)
      /// A box.
      case box(Box)
    }

    /// A mail address.
    public struct Mail: SchemaValue {
      public var kind: String
      /// Must have the format `email`.
      public var mail: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(kind: String, mail: String, additionalProperties: JSONObject = [:]) {
        self.kind = kind
        self.mail = mail
        self.additionalProperties = additionalProperties
      }
    }

    /// A telephone.
    public struct Phone: SchemaValue {
      public var kind: String
      /// Must match the pattern `^[0-9]+$`.
      public var theNumberWithItsCountry: String
      public var mail: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// An address on paper.
    public struct Letter: SchemaValue {
      public var kind: String
      public var street: String
      public var city: JSONObject

      public init(kind: String, street: String, city: JSONObject) {
        self.kind = kind
        self.street = street
        self.city = city
      }
    }

    /// A circle.
    public struct Circle: SchemaValue {
      public var type: String { "circle" }
      /// Must be at least `0`.
      public var radius: Double

      public init(radius: Double) {
        self.radius = radius
      }
    }

    /// A box.
    public struct Box: SchemaValue {
      public var type: BoxType
      /// Must be at most `9`.
      public var width: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: BoxType, width: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.width = width
        self.additionalProperties = additionalProperties
      }

      public enum BoxType: String, CaseIterable, SchemaValue {
        case box
        case square
      }
    }

    /// A shape or a text.
    public enum One: SchemaValue, ExpressibleByStringLiteral {
      /// A circle.
      case circle(Circle)
      /// A box.
      case box(Box)
      /// Must be at most 4 characters long.
      case string(String)

      public init(stringLiteral value: String) { self = .string(value) }
    }

    public enum Contact: SchemaValue {
      /// A mail address.
      case mail(Mail)
      /// A telephone.
      case phone(Phone)
      /// An address on paper.
      case letter(Letter)
    }

    /// One of two objects, of which one has all that the other has.
    public enum Exact: SchemaValue {
      /// A mail address.
      case mail(Mail)
      /// A telephone.
      case phone(Phone)
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Nested.NestedValue {
  public init(
    points: [[Double]]? = nil,
    counts: [Int]? = nil,
    labels: JSONMap<String>? = nil,
    totals: JSONMap<Int>? = nil,
    rates: JSONMap<Double>? = nil,
    series: JSONMap<[String]>? = nil,
    shapes: [Shape]? = nil,
    byName: JSONMap<Shape>? = nil,
    one: One? = nil,
    contacts: [Contact]? = nil,
    exact: Exact? = nil,
    either: JSONValue? = nil,
    free: JSONObject? = nil,
    any: JSONValue? = nil
  ) {
    self.init(
      points: points,
      counts: counts,
      labels: labels,
      totals: totals,
      rates: rates,
      series: series,
      shapes: shapes,
      byName: byName,
      one: one,
      contacts: contacts,
      exact: exact,
      either: either,
      free: free,
      any: any,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Nested.NestedValue.Phone {
  public init(
    kind: String,
    theNumberWithItsCountry: String,
    mail: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      kind: kind,
      theNumberWithItsCountry: theNumberWithItsCountry,
      mail: mail,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Nested.NestedValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNested(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      points
      counts
      labels
      totals
      rates
      series
      shapes
      byName
      one
      contacts
      exact
      either
      free
      any
      """)
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedNestedNames)

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
        value.points = try c.array(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks, count: 2...3) { (c: inout Cursor) throws(Rejection) in
            try checkNestedNestedPropertiesPointsItemsItems.number(&c, checks: checks)
          }
        }
      case 1:
        value.counts = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedNestedPropertiesCountsItems.integer(&c, checks: checks)
        }
      case 2:
        value.labels = try c.map(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
          try checkNestedNestedPropertiesLabelsAdditional.string(&c, checks: checks)
        }
      case 3:
        value.totals = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedNestedPropertiesTotalsAdditional.integer(&c, checks: checks)
        }
      case 4:
        value.rates = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedNestedPropertiesRatesAdditional.number(&c, checks: checks)
        }
      case 5:
        value.series = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkNestedNestedPropertiesSeriesAdditionalPropertiesItems.string(&c, checks: checks)
          }
        }
      case 6:
        value.shapes = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Shape.read(&c, checks: checks)
        }
      case 7:
        value.byName = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Shape.read(&c, checks: checks)
        }
      case 8:
        value.one = try One.read(&c, checks: checks)
      case 9:
        value.contacts = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Contact.read(&c, checks: checks)
        }
      case 10:
        value.exact = try Exact.read(&c, checks: checks)
      case 11:
        try o.check(&c, checkNestedNestedPropertiesEither)
        value.either = try JSONValue.read(&c)
      case 12:
        value.free = try c.object(checks: checks)
      case 13:
        value.any = try c.value(checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"points\":", self.points)
    writer.optional("\"counts\":", self.counts)
    writer.optional("\"labels\":", self.labels)
    writer.optional("\"totals\":", self.totals)
    writer.optional("\"rates\":", self.rates)
    writer.optional("\"series\":", self.series)
    writer.optional("\"shapes\":", self.shapes)
    writer.optional("\"byName\":", self.byName)
    writer.optional("\"one\":", self.one)
    writer.optional("\"contacts\":", self.contacts)
    writer.optional("\"exact\":", self.exact)
    writer.optional("\"either\":", self.either)
    writer.optional("\"free\":", self.free)
    writer.optional("\"any\":", self.any)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let points: [[Double]]? = try fields.optional("points")
    let counts: [Int]? = try fields.optional("counts")
    let labels: JSONMap<String>? = try fields.optional("labels")
    let totals: JSONMap<Int>? = try fields.optional("totals")
    let rates: JSONMap<Double>? = try fields.optional("rates")
    let series: JSONMap<[String]>? = try fields.optional("series")
    let shapes: [Shape]? = try fields.optional("shapes")
    let byName: JSONMap<Shape>? = try fields.optional("byName")
    let one: One? = try fields.optional("one")
    let contacts: [Contact]? = try fields.optional("contacts")
    let exact: Exact? = try fields.optional("exact")
    let either: JSONValue? = try fields.anything("either")
    let free: JSONObject? = try fields.optional("free")
    let any: JSONValue? = try fields.anything("any")
    try fields.noOthers()
    self.init(
      points: points,
      counts: counts,
      labels: labels,
      totals: totals,
      rates: rates,
      series: series,
      shapes: shapes,
      byName: byName,
      one: one,
      contacts: contacts,
      exact: exact,
      either: either,
      free: free,
      any: any,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("points", self.points)
    try fields.optional("counts", self.counts)
    try fields.optional("labels", self.labels)
    try fields.optional("totals", self.totals)
    try fields.optional("rates", self.rates)
    try fields.optional("series", self.series)
    try fields.optional("shapes", self.shapes)
    try fields.optional("byName", self.byName)
    try fields.optional("one", self.one)
    try fields.optional("contacts", self.contacts)
    try fields.optional("exact", self.exact)
    try fields.optional("either", self.either)
    try fields.optional("free", self.free)
    try fields.optional("any", self.any)
  }
}

extension Nested.NestedValue.Shape: FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/shape"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsShape(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("type")

  private static let tagValues: KeyTable = KeyTable("circle\nbox\nsquare")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .circle(try Nested.NestedValue.Circle.read(&cursor, checks: checks))
      case 1: return .box(try Nested.NestedValue.Box.read(&cursor, checks: checks))
      case 2: return .box(try Nested.NestedValue.Box.read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .circle(let value): value.write(to: &writer)
    case .box(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .circle(try Nested.NestedValue.Circle(unvalidatedFrom: decoder))
    case 1: self = .box(try Nested.NestedValue.Box(unvalidatedFrom: decoder))
    case 2: self = .box(try Nested.NestedValue.Box(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .circle(let value): try value.encode(to: encoder)
    case .box(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.NestedValue.Mail: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/mail"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsMail(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nmail")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedNestedDefsMailNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.kind)
    members.string(1, \.mail)
  }

  public static var unread: Self {
    Self(kind: "", mail: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x3)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.required("\"mail\":", self.mail)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.kind = try fields.required("kind")
    self.mail = try fields.required("mail")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("mail", self.mail)
    try fields.additional(self.additionalProperties)
  }
}

extension Nested.NestedValue.Phone: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/phone"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsPhone(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nthe number, with its country\nmail")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedNestedDefsPhoneNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.kind)
    members.string(1, \.theNumberWithItsCountry)
    members.string(2, optional: \.mail)
  }

  public static var unread: Self {
    Self(kind: "", theNumberWithItsCountry: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x3)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.required("\"the number, with its country\":", self.theNumberWithItsCountry)
    writer.optional("\"mail\":", self.mail)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: String = try fields.required("kind")
    let theNumberWithItsCountry: String = try fields.required("the number, with its country")
    let mail: String? = try fields.optional("mail")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      theNumberWithItsCountry: theNumberWithItsCountry,
      mail: mail,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("the number, with its country", self.theNumberWithItsCountry)
    try fields.optional("mail", self.mail)
    try fields.additional(self.additionalProperties)
  }
}

extension Nested.NestedValue.Letter: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/letter"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsLetter(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nstreet\ncity")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkNestedNestedDefsLetterJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.kind)
    members.string(1, \.street)
  }

  public static var unread: Self {
    Self(kind: "", street: "", city: [:])
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.city = try c.object(checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x7)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.required("\"street\":", self.street)
    writer.required("\"city\":", self.city)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.kind = try fields.required("kind")
    self.street = try fields.required("street")
    self.city = try fields.required("city")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("street", self.street)
    try fields.required("city", self.city)
  }
}

extension Nested.NestedValue.Circle: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/circle"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsCircle(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nradius")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedNestedDefsCircleNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.double(1, \.radius)
  }

  public static var unread: Self {
    Self(radius: 0)
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
    try o.require(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"circle\",")
    writer.required("\"radius\":", self.radius)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "circle")
    self.radius = try fields.required("radius")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("radius", self.radius)
  }
}

extension Nested.NestedValue.Box: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/box"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsBox(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nwidth")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedNestedDefsBoxNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.type)
    members.integer(1, optional: \.width)
  }

  public static var unread: Self {
    Self(type: .box)
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
    writer.required("\"type\":", self.type)
    writer.optional("\"width\":", self.width)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.width = try fields.optional("width")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("width", self.width)
    try fields.additional(self.additionalProperties)
  }
}

extension Nested.NestedValue.Box.BoxType: GeneratedValue {
  public static var schemaLocation: String {
    "nested/nested.yaml#/$defs/box/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedDefsBoxPropertiesType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("box\nsquare")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .box
    case 1: return .square
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .box: writer.bytes("\"box\",")
    case .square: writer.bytes("\"square\",")
    }
  }
}

extension Nested.NestedValue.One: FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/properties/one"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedPropertiesOne(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("type")

  private static let tagValues: KeyTable = KeyTable("circle\nbox\nsquare")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      return .string(try String.read(&cursor))
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .circle(try Nested.NestedValue.Circle.read(&cursor, checks: checks))
      case 1: return .box(try Nested.NestedValue.Box.read(&cursor, checks: checks))
      case 2: return .box(try Nested.NestedValue.Box.read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .circle(let value): value.write(to: &writer)
    case .box(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
      case 0: self = .circle(try Nested.NestedValue.Circle(unvalidatedFrom: decoder))
      case 1: self = .box(try Nested.NestedValue.Box(unvalidatedFrom: decoder))
      case 2: self = .box(try Nested.NestedValue.Box(unvalidatedFrom: decoder))
      default:
        self = try Self.readDecoded(decoder)
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .circle(let value): try value.encode(to: encoder)
    case .box(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.NestedValue.Contact: FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/properties/contacts/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedPropertiesContactsItems(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      let anyOfCandidates: UInt64 = checkNestedNestedPropertiesContactsItemsCandidates(
        having: try cursor.names(in: checkNestedNestedPropertiesContactsItemsSigns)
      )
      switch anyOfCandidates {
      case 0x1: return .mail(try Nested.NestedValue.Mail.read(&cursor, checks: checks))
      case 0x2: return .phone(try Nested.NestedValue.Phone.read(&cursor, checks: checks))
      case 0x4: return .letter(try Nested.NestedValue.Letter.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isMail(cursor) {
        return .mail(try Nested.NestedValue.Mail.read(&cursor))
      }
      if isPhone(cursor) {
        return .phone(try Nested.NestedValue.Phone.read(&cursor))
      }
      return .letter(try Nested.NestedValue.Letter.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isMail(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkNestedNestedPropertiesContactsItemsAnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isPhone(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkNestedNestedPropertiesContactsItemsAnyOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .mail(let value): value.write(to: &writer)
    case .phone(let value): value.write(to: &writer)
    case .letter(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let anyOfCandidates: UInt64 = checkNestedNestedPropertiesContactsItemsCandidates(
      having: try decoder.names(in: checkNestedNestedPropertiesContactsItemsSigns)
    )
    switch anyOfCandidates {
    case 0x1: self = .mail(try Nested.NestedValue.Mail(unvalidatedFrom: decoder))
    case 0x2: self = .phone(try Nested.NestedValue.Phone(unvalidatedFrom: decoder))
    case 0x4: self = .letter(try Nested.NestedValue.Letter(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .mail(let value): try value.encode(to: encoder)
    case .phone(let value): try value.encode(to: encoder)
    case .letter(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.NestedValue.Exact: FusedReadable {
  public static var schemaLocation: String {
    "nested/nested.yaml#/properties/exact"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedNestedPropertiesExact(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      let oneOfCandidates: UInt64 = checkNestedNestedPropertiesExactCandidates(
        having: try cursor.names(in: checkNestedNestedPropertiesExactSigns)
      )
      switch oneOfCandidates {
      case 0x1: return .mail(try Nested.NestedValue.Mail.read(&cursor, checks: checks))
      case 0x2: return .phone(try Nested.NestedValue.Phone.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isMail(cursor) {
        return .mail(try Nested.NestedValue.Mail.read(&cursor))
      }
      return .phone(try Nested.NestedValue.Phone.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isMail(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkNestedNestedPropertiesExactOneOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .mail(let value): value.write(to: &writer)
    case .phone(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let oneOfCandidates: UInt64 = checkNestedNestedPropertiesExactCandidates(
      having: try decoder.names(in: checkNestedNestedPropertiesExactSigns)
    )
    switch oneOfCandidates {
    case 0x1: self = .mail(try Nested.NestedValue.Mail(unvalidatedFrom: decoder))
    case 0x2: self = .phone(try Nested.NestedValue.Phone(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .mail(let value): try value.encode(to: encoder)
    case .phone(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

let checkNestedNestedNames: MemberTable = MemberTable(
  """
  points
  counts\t\t[
  labels
  totals\t\t*
  rates\t\t*
  series\t\t*
  shapes
  byName
  one\tstring maxLength=4\t?
  contacts
  exact
  either
  free\tobject
  any\tany
  """,
  nested: [
    checkNestedNestedPropertiesCountsItems,
    checkNestedNestedPropertiesTotalsAdditional,
    checkNestedNestedPropertiesRatesAdditional,
    checkNestedNestedPropertiesSeriesAdditional,
  ]
)

func checkNestedNested(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedNestedPropertiesPoints(&c, &s, "/properties/points")
      case 1:
        try checkNestedNestedPropertiesCounts(&c, &s, "/properties/counts")
      case 2:
        try checkNestedNestedPropertiesLabels(&c, &s, "/properties/labels")
      case 3:
        try checkNestedNestedPropertiesTotals(&c, &s, "/properties/totals")
      case 4:
        try checkNestedNestedPropertiesRates(&c, &s, "/properties/rates")
      case 5:
        try checkNestedNestedPropertiesSeries(&c, &s, "/properties/series")
      case 6:
        try checkNestedNestedPropertiesShapes(&c, &s, "/properties/shapes")
      case 7:
        try checkNestedNestedPropertiesByName(&c, &s, "/properties/byName")
      case 8:
        try checkNestedNestedPropertiesOne(&c, &s, "/properties/one")
      case 9:
        try checkNestedNestedPropertiesContacts(&c, &s, "/properties/contacts")
      case 10:
        try checkNestedNestedPropertiesExact(&c, &s, "/properties/exact")
      case 11:
        try checkNestedNestedPropertiesEither(&c, &s, "/properties/either")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedNestedNames.names),
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

func checkNestedNestedPropertiesPoints(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/points")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkNestedNestedPropertiesPointsItems(&c, &s, "/items")
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

let checkNestedNestedPropertiesPointsItemsItems: MemberTable = MemberTable(items: "number minimum=-180")

func checkNestedNestedPropertiesPointsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/points/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkNestedNestedPropertiesPointsItemsItems.readItems(&c, &s)
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
    try Assertion.minItems(2, count, at: start, &s, "/minItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesCountsItems: MemberTable = MemberTable(items: "integer multipleOf=5")

func checkNestedNestedPropertiesCounts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/counts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedNestedPropertiesCountsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesLabelsAdditional: MemberTable = MemberTable(additional: "string maxLength=3")

func checkNestedNestedPropertiesLabels(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/labels")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    let count: Int = try checkNestedNestedPropertiesLabelsAdditional.readMembers(&c, &s)
    try Assertion.maxProperties(2, count, at: start, &s, "/maxProperties")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesTotalsAdditional: MemberTable = MemberTable(
  additional: """
    integer exclusiveMinimum=0
    """)

func checkNestedNestedPropertiesTotals(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/totals")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkNestedNestedPropertiesTotalsAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesRatesAdditional: MemberTable = MemberTable(
  additional: """
    number exclusiveMaximum=1.5
    """)

func checkNestedNestedPropertiesRates(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/rates")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkNestedNestedPropertiesRatesAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesSeriesAdditional: MemberTable = MemberTable(
  additional: """
    \t[
    """,
  nested: [checkNestedNestedPropertiesSeriesAdditionalPropertiesItems]
)

func checkNestedNestedPropertiesSeries(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/series")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if !checkNestedNestedPropertiesSeriesAdditional.passes(&c) {
        try checkNestedNestedPropertiesSeriesAdditionalProperties(&c, &s, "/additionalProperties")
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

let checkNestedNestedPropertiesSeriesAdditionalPropertiesItems: MemberTable = MemberTable(items: "string")

func checkNestedNestedPropertiesSeriesAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/series/additionalProperties")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedNestedPropertiesSeriesAdditionalPropertiesItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedNestedPropertiesShapes(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/shapes")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkNestedNestedDefsShape(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNestedNestedDefsShapeTag: KeyTable = KeyTable("type")

private let checkNestedNestedDefsShapeTags: KeyTable = KeyTable("circle\nbox\nsquare")

func checkNestedNestedDefsShape(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/shape")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkNestedNestedDefsShapeTag,
      checkNestedNestedDefsShapeTags,
      "\"circle\", \"box\", \"square\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkNestedNestedDefsCircle(&c, &s, "/oneOf/0/$ref")
    case 1, 2:
      try checkNestedNestedDefsBox(&c, &s, "/oneOf/1/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkNestedNestedDefsCircleNames: MemberTable = MemberTable(
  """
  type\tany const=\"circle\"
  radius\tnumber minimum=0
  """)

func checkNestedNestedDefsCircle(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/circle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsCircleNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedDefsCircleNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("radius", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedDefsBoxNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"box\",\"square\"]
  width\tinteger maximum=9
  """)

func checkNestedNestedDefsBox(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/box")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsBoxNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedDefsBoxNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNestedNestedDefsBoxPropertiesTypeValues: KeyTable = KeyTable("box\nsquare")

func checkNestedNestedDefsBoxPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/box/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"box\", \"square\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"box\", \"square\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"box\", \"square\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkNestedNestedDefsBoxPropertiesTypeValues,
      "\"box\", \"square\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"box\", \"square\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"box\", \"square\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkNestedNestedPropertiesByName(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/byName")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkNestedNestedDefsShape(&c, &s, "/additionalProperties/$ref")
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

private let checkNestedNestedPropertiesOneTag: KeyTable = KeyTable("type")

private let checkNestedNestedPropertiesOneTags: KeyTable = KeyTable("circle\nbox\nsquare")

func checkNestedNestedPropertiesOne(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/one")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkNestedNestedPropertiesOneOneOf2(&c, &s, "/oneOf/2")
  case .object:
    switch try Assertion.tag(
      checkNestedNestedPropertiesOneTag,
      checkNestedNestedPropertiesOneTags,
      "\"circle\", \"box\", \"square\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkNestedNestedDefsCircle(&c, &s, "/oneOf/0/$ref")
    case 1, 2:
      try checkNestedNestedDefsBox(&c, &s, "/oneOf/1/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedNestedPropertiesOneOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/one/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(4, string, c, &s, "/maxLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedNestedPropertiesContacts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/contacts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkNestedNestedPropertiesContactsItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesContactsItemsSigns: KeyTable = KeyTable(
  """
  city
  mail
  street
  the number, with its country
  """)

func checkNestedNestedPropertiesContactsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/contacts/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let anyOfCandidates: UInt64 = checkNestedNestedPropertiesContactsItemsCandidates(
      having: try c.names(in: checkNestedNestedPropertiesContactsItemsSigns)
    )
    switch s.collects ? 0 : anyOfCandidates {
    case 0x1:
      try checkNestedNestedDefsMail(&c, &s, "/anyOf/0/$ref")
    case 0x2:
      try checkNestedNestedDefsPhone(&c, &s, "/anyOf/1/$ref")
    case 0x4:
      try checkNestedNestedDefsLetter(&c, &s, "/anyOf/2/$ref")
    default:
      var anyOfCount: Int = 0
      var anyOfEnd: Int = -1
      if anyOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkNestedNestedDefsMail(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkNestedNestedDefsMail(&c, &s, "/anyOf/0/$ref")
            c = before
          }
        }
      }
      if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkNestedNestedDefsPhone(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkNestedNestedDefsPhone(&c, &s, "/anyOf/1/$ref")
            c = before
          }
        }
      }
      if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkNestedNestedDefsLetter(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
        }
      }
      if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
      if anyOfCount == 0 {
        try s.report(.anyOf("Mail, Phone, Letter"), at: start, "/anyOf")
      }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkNestedNestedPropertiesContactsItemsCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x2 == 0x2 { candidates |= 0x1 }
  if names & 0x8 == 0x8 { candidates |= 0x2 }
  if names & 0x5 == 0x5 { candidates |= 0x4 }
  return candidates
}

let checkNestedNestedDefsMailNames: MemberTable = MemberTable("kind\tstring\nmail\tstring format=\"email\"")

func checkNestedNestedDefsMail(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/mail")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsMailNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedDefsMailNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("mail", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedDefsPhoneNames: MemberTable = MemberTable(
  """
  kind\tstring
  the number, with its country\tstring pattern=\"^[0-9]+$\"
  mail\tstring
  """)

func checkNestedNestedDefsPhone(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/phone")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsPhoneNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedDefsPhoneNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("the number, with its country", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedDefsLetterNames: MemberTable = MemberTable("kind\tstring\nstreet\tstring\ncity\tobject")

func checkNestedNestedDefsLetter(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedDefsLetterJoined(&c, &s) }
  if s.isFine(&c, checkNestedNestedDefsLetterJoined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/$defs/letter")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsLetterNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedDefsLetterNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
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
  let end: Int = c.position
  c.position = start
  try checkNestedNestedDefsLetterAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = end
  s.leave()
}

let checkNestedNestedDefsLetterAllOf0InPlaceNames: MemberTable = MemberTable("street\ncity")

func checkNestedNestedDefsLetterAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/letter/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedDefsLetterAllOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("street", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("city", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkNestedNestedPropertiesExactSigns: KeyTable = KeyTable("mail\nthe number, with its country")

func checkNestedNestedPropertiesExact(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/exact")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let oneOfCandidates: UInt64 = checkNestedNestedPropertiesExactCandidates(
      having: try c.names(in: checkNestedNestedPropertiesExactSigns)
    )
    switch s.collects ? 0 : oneOfCandidates {
    case 0x1:
      try checkNestedNestedDefsMail(&c, &s, "/oneOf/0/$ref")
    case 0x2:
      try checkNestedNestedDefsPhone(&c, &s, "/oneOf/1/$ref")
    default:
      var oneOfCount: Int = 0
      var oneOfEnd: Int = -1
      if oneOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkNestedNestedDefsMail(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkNestedNestedDefsMail(&c, &s, "/oneOf/0/$ref")
            c = before
          }
        }
      }
      if oneOfCandidates & 0x2 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkNestedNestedDefsPhone(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkNestedNestedDefsPhone(&c, &s, "/oneOf/1/$ref")
            c = before
          }
        }
      }
      if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
      if oneOfCount == 0 {
        try s.report(.oneOf("Mail, Phone"), at: start, "/oneOf")
      }
      if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedNestedPropertiesExactCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkNestedNestedPropertiesEitherSigns: KeyTable = KeyTable("a\nb\nc")

func checkNestedNestedPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/either")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkNestedNestedPropertiesEitherCandidates(
      having: try c.names(in: checkNestedNestedPropertiesEitherSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkNestedNestedPropertiesEitherOneOf0(&c, &s, "/oneOf/0")
  case 0x2:
    try checkNestedNestedPropertiesEitherOneOf1(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkNestedNestedPropertiesEitherOneOf0(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkNestedNestedPropertiesEitherOneOf1(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkNestedNestedPropertiesEitherOneOf1(&c, &s, "/oneOf/1")
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

func checkNestedNestedPropertiesEitherCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x6 == 0x6 { candidates |= 0x2 }
  return candidates
}

let checkNestedNestedPropertiesEitherOneOf0Names: MemberTable = MemberTable("a")

func checkNestedNestedPropertiesEitherOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/either/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesEitherOneOf0Names,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkNestedNestedPropertiesEitherOneOf1Names: MemberTable = MemberTable("b\tinteger\nc")

private let checkNestedNestedPropertiesEitherOneOf1Known: KeyTable = KeyTable("b")

func checkNestedNestedPropertiesEitherOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/either/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesEitherOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkNestedNestedPropertiesEitherOneOf1Known, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("c", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkNestedNestedPropertiesOneOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/one/oneOf/0")
  _ = try c.kind()
  try checkNestedNestedDefsCircleInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

let checkNestedNestedDefsCircleInPlaceFirstNames: MemberTable = MemberTable(
  """
  type\tany const=\"circle\"
  radius\tnumber minimum=0
  """)

func checkNestedNestedDefsCircleInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/circle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsCircleInPlaceFirstNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedDefsCircleInPlaceFirstNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("radius", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNestedNestedPropertiesOneOneOf1Known: KeyTable = KeyTable("type\nwidth")

func checkNestedNestedPropertiesOneOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedPropertiesOneOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedPropertiesOneOneOf1Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/properties/one/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkNestedNestedPropertiesOneOneOf1Known
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
  try checkNestedNestedDefsBoxInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkNestedNestedDefsBoxInPlaceNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"box\",\"square\"]
  width\tinteger maximum=9
  """)

func checkNestedNestedDefsBoxInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/box")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedDefsBoxInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNestedNestedPropertiesContactsItemsAnyOf0Known: KeyTable = KeyTable("kind\nmail")

func checkNestedNestedPropertiesContactsItemsAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedPropertiesContactsItemsAnyOf0Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedPropertiesContactsItemsAnyOf0Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/properties/contacts/items/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkNestedNestedPropertiesContactsItemsAnyOf0Known
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
  try checkNestedNestedDefsMailInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkNestedNestedDefsMailInPlaceNames: MemberTable = MemberTable(
  """
  kind\tstring
  mail\tstring format=\"email\"
  """)

func checkNestedNestedDefsMailInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/mail")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedDefsMailInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("mail", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNestedNestedPropertiesContactsItemsAnyOf1Known: KeyTable = KeyTable(
  """
  kind
  the number, with its country
  mail
  """)

func checkNestedNestedPropertiesContactsItemsAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedPropertiesContactsItemsAnyOf1Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedPropertiesContactsItemsAnyOf1Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/properties/contacts/items/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkNestedNestedPropertiesContactsItemsAnyOf1Known
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
  try checkNestedNestedDefsPhoneInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkNestedNestedDefsPhoneInPlaceNames: MemberTable = MemberTable(
  """
  kind\tstring
  the number, with its country\tstring pattern=\"^[0-9]+$\"
  mail\tstring
  """)

func checkNestedNestedDefsPhoneInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/phone")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedDefsPhoneInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("the number, with its country", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedNestedPropertiesContactsItemsAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedPropertiesContactsItemsAnyOf2Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedPropertiesContactsItemsAnyOf2Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/properties/contacts/items/anyOf/2")
  _ = try c.kind()
  try checkNestedNestedDefsLetterInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

let checkNestedNestedDefsLetterInPlaceFirstNames: MemberTable = MemberTable(
  """
  kind\tstring
  street\tstring
  city\tobject
  """)

func checkNestedNestedDefsLetterInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedDefsLetterInPlaceFirstJoined(&c, &s) }
  if s.isFine(&c, checkNestedNestedDefsLetterInPlaceFirstJoined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/$defs/letter")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsLetterInPlaceFirstNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedDefsLetterInPlaceFirstNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
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
  let end: Int = c.position
  c.position = start
  try checkNestedNestedDefsLetterAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = end
  s.leave()
}

private let checkNestedNestedPropertiesExactOneOf0Known: KeyTable = KeyTable("kind\nmail")

func checkNestedNestedPropertiesExactOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedPropertiesExactOneOf0Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedPropertiesExactOneOf0Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/properties/exact/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkNestedNestedPropertiesExactOneOf0Known
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
  try checkNestedNestedDefsMailInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkNestedNestedPropertiesExactOneOf1Known: KeyTable = KeyTable(
  """
  kind
  the number, with its country
  mail
  """)

func checkNestedNestedPropertiesExactOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedPropertiesExactOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedPropertiesExactOneOf1Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/properties/exact/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkNestedNestedPropertiesExactOneOf1Known
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
  try checkNestedNestedDefsPhoneInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

func checkNestedNestedDefsShapeOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/shape/oneOf/0")
  _ = try c.kind()
  try checkNestedNestedDefsCircleInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

private let checkNestedNestedDefsShapeOneOf1Known: KeyTable = KeyTable("type\nwidth")

func checkNestedNestedDefsShapeOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkNestedNestedDefsShapeOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkNestedNestedDefsShapeOneOf1Joined) {
    return
  }
  s.enter(path, "nested/nested.yaml#/$defs/shape/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkNestedNestedDefsShapeOneOf1Known
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
  try checkNestedNestedDefsBoxInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkNestedNestedDefsLetterJoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  street\tstring
  city\tobject
  """)

func checkNestedNestedDefsLetterJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/letter")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsLetterJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedDefsLetterJoinedNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("street", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("city", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesOneOneOf1JoinedNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"box\",\"square\"]
  width\tinteger maximum=9
  """)

func checkNestedNestedPropertiesOneOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/one/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesOneOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedPropertiesOneOneOf1JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesContactsItemsAnyOf0JoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  mail\tstring format=\"email\"
  """)

func checkNestedNestedPropertiesContactsItemsAnyOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/contacts/items/anyOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesContactsItemsAnyOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkNestedNestedPropertiesContactsItemsAnyOf0JoinedNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("mail", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesContactsItemsAnyOf1JoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  the number, with its country\tstring pattern=\"^[0-9]+$\"
  mail\tstring
  """)

func checkNestedNestedPropertiesContactsItemsAnyOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/contacts/items/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesContactsItemsAnyOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkNestedNestedPropertiesContactsItemsAnyOf1JoinedNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("the number, with its country", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesContactsItemsAnyOf2JoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  street\tstring
  city\tobject
  """)

func checkNestedNestedPropertiesContactsItemsAnyOf2Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/contacts/items/anyOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedPropertiesContactsItemsAnyOf2JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedPropertiesContactsItemsAnyOf2JoinedNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("street", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("city", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedDefsLetterInPlaceFirstJoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  street\tstring
  city\tobject
  """)

func checkNestedNestedDefsLetterInPlaceFirstJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/letter")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedNestedDefsLetterInPlaceFirstJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedNestedDefsLetterInPlaceFirstJoinedNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("street", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("city", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesExactOneOf0JoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  mail\tstring format=\"email\"
  """)

func checkNestedNestedPropertiesExactOneOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/exact/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesExactOneOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedPropertiesExactOneOf0JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("mail", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedPropertiesExactOneOf1JoinedNames: MemberTable = MemberTable(
  """
  kind\tstring
  the number, with its country\tstring pattern=\"^[0-9]+$\"
  mail\tstring
  """)

func checkNestedNestedPropertiesExactOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/properties/exact/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedPropertiesExactOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedPropertiesExactOneOf1JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("the number, with its country", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedNestedDefsShapeOneOf1JoinedNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"box\",\"square\"]
  width\tinteger maximum=9
  """)

func checkNestedNestedDefsShapeOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/nested.yaml#/$defs/shape/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedNestedDefsShapeOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedNestedDefsShapeOneOf1JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
