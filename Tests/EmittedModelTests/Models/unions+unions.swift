// Generated from unions/unions.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Unions {
  /// Choices of every kind.
  public struct UnionsValue: SchemaValue {
    public var byKind: ByKind?
    public var numberOrIntegerList: NumberOrIntegerList?
    public var nullableReference: Presence<Circle>
    public var shape: Shape?
    public var badge: Badge?
    public var same: String?
    public var documented: Documented?
    public var namedBranches: NamedBranches?
    public var conditional: Conditional?
    public var both: JSONObject?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Circle: SchemaValue {
      public var kind: String { "circle" }
      public var radius: Double
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(radius: Double, additionalProperties: JSONObject = [:]) {
        self.radius = radius
        self.additionalProperties = additionalProperties
      }
    }

    public struct Square: SchemaValue {
      public var kind: String { "square" }
      public var side: Double
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(side: Double, additionalProperties: JSONObject = [:]) {
        self.side = side
        self.additionalProperties = additionalProperties
      }
    }

    public enum ByKind:
      SchemaValue,
      ExpressibleByBooleanLiteral,
      ExpressibleByIntegerLiteral,
      ExpressibleByStringLiteral,
      ExpressibleByArrayLiteral
    {
      case bool(Bool)
      case integer(Int)
      case string(String)
      case array([JSONValue])
      case object(JSONObject)

      public init(booleanLiteral value: Bool) { self = .bool(value) }

      public init(integerLiteral value: Int) { self = .integer(value) }

      public init(stringLiteral value: String) { self = .string(value) }

      public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    }

    public enum NumberOrIntegerList: SchemaValue, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral {
      case number(Double)
      case array([Int])

      public init(floatLiteral value: Double) { self = .number(value) }

      public init(arrayLiteral elements: Int...) { self = .array(elements) }
    }

    public enum Shape: SchemaValue {
      case circle(Circle)
      case square(Square)
      /// Nothing.
      case nothing
    }

    public enum Badge: SchemaValue, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      /// Automatic.
      case automatic
      /// Change.
      ///
      /// Must match the pattern `^[+-]`.
      case change(String)
      /// Count.
      case count(Int)

      public init(stringLiteral value: String) {
        switch value {
        case "auto": self = .automatic
        default: self = .change(value)
        }
      }

      public init(integerLiteral value: Int) { self = .count(value) }
    }

    public enum Documented: String, CaseIterable, SchemaValue {
      /// Fits in a hand.
      case small
      /// Does not.
      case large
    }

    public enum NamedBranches: SchemaValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
      case text(String)
      case parts([String])

      public init(stringLiteral value: String) { self = .text(value) }

      public init(arrayLiteral elements: String...) { self = .parts(elements) }
    }

    public struct Conditional: SchemaValue {
      public var kind: String
      public var onlyA: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(kind: String, onlyA: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
        self.kind = kind
        self.onlyA = onlyA
        self.additionalProperties = additionalProperties
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Unions.UnionsValue {
  public init(
    byKind: ByKind? = nil,
    numberOrIntegerList: NumberOrIntegerList? = nil,
    nullableReference: Presence<Circle> = .absent,
    shape: Shape? = nil,
    badge: Badge? = nil,
    same: String? = nil,
    documented: Documented? = nil,
    namedBranches: NamedBranches? = nil,
    conditional: Conditional? = nil,
    both: JSONObject? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      byKind: byKind,
      numberOrIntegerList: numberOrIntegerList,
      nullableReference: nullableReference,
      shape: shape,
      badge: badge,
      same: same,
      documented: documented,
      namedBranches: namedBranches,
      conditional: conditional,
      both: both,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Unions.UnionsValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnions(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      by_kind
      number_or_integer_list
      nullable_reference
      shape
      badge
      same
      documented
      named_branches
      conditional
      both
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsUnionsNames)

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
        try o.check(&c)
        value.byKind = try ByKind.read(&c)
      case 1:
        value.numberOrIntegerList = try NumberOrIntegerList.read(&c, checks: checks)
      case 2:
        value.nullableReference = try c.presence { (c: inout Cursor) throws(Rejection) in
          try Circle.read(&c, checks: checks)
        }
      case 3:
        value.shape = try Shape.read(&c, checks: checks)
      case 4:
        try o.check(&c, checkUnionsUnionsPropertiesBadge)
        value.badge = try Badge.read(&c)
      case 5:
        try o.check(&c, checkUnionsUnionsPropertiesSame)
        value.same = try String.read(&c)
      case 6:
        try o.check(&c, checkUnionsUnionsPropertiesDocumented)
        value.documented = try Documented.read(&c)
      case 7:
        value.namedBranches = try NamedBranches.read(&c, checks: checks)
      case 8:
        try o.check(&c, checkUnionsUnionsPropertiesConditional)
        value.conditional = try Conditional.read(&c)
      case 9:
        try o.check(&c, checkUnionsUnionsPropertiesBoth)
        value.both = try JSONObject.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"by_kind\":", self.byKind)
    writer.optional("\"number_or_integer_list\":", self.numberOrIntegerList)
    writer.presence("\"nullable_reference\":", self.nullableReference)
    writer.optional("\"shape\":", self.shape)
    writer.optional("\"badge\":", self.badge)
    writer.optional("\"same\":", self.same)
    writer.optional("\"documented\":", self.documented)
    writer.optional("\"named_branches\":", self.namedBranches)
    writer.optional("\"conditional\":", self.conditional)
    writer.optional("\"both\":", self.both)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let byKind: ByKind? = try fields.optional("by_kind")
    let numberOrIntegerList: NumberOrIntegerList? = try fields.optional("number_or_integer_list")
    let nullableReference: Presence<Circle> = try fields.presence("nullable_reference")
    let shape: Shape? = try fields.optional("shape")
    let badge: Badge? = try fields.optional("badge")
    let same: String? = try fields.optional("same")
    let documented: Documented? = try fields.optional("documented")
    let namedBranches: NamedBranches? = try fields.optional("named_branches")
    let conditional: Conditional? = try fields.optional("conditional")
    let both: JSONObject? = try fields.optional("both")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      byKind: byKind,
      numberOrIntegerList: numberOrIntegerList,
      nullableReference: nullableReference,
      shape: shape,
      badge: badge,
      same: same,
      documented: documented,
      namedBranches: namedBranches,
      conditional: conditional,
      both: both,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("by_kind", self.byKind)
    try fields.optional("number_or_integer_list", self.numberOrIntegerList)
    try fields.presence("nullable_reference", self.nullableReference)
    try fields.optional("shape", self.shape)
    try fields.optional("badge", self.badge)
    try fields.optional("same", self.same)
    try fields.optional("documented", self.documented)
    try fields.optional("named_branches", self.namedBranches)
    try fields.optional("conditional", self.conditional)
    try fields.optional("both", self.both)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.UnionsValue.Circle: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#/$defs/circle"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsDefsCircle(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nradius")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsUnionsDefsCircleNames, places)

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
    writer.bytes("\"kind\":\"circle\",")
    writer.required("\"radius\":", self.radius)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "circle")
    self.radius = try fields.required("radius")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("radius", self.radius)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.UnionsValue.Square: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#/$defs/square"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsDefsSquare(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nside")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsUnionsDefsSquareNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.double(1, \.side)
  }

  public static var unread: Self {
    Self(side: 0)
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
    writer.bytes("\"kind\":\"square\",")
    writer.required("\"side\":", self.side)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "square")
    self.side = try fields.required("side")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("side", self.side)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.UnionsValue.ByKind: GeneratedValue {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/by_kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesByKind(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .bool(try Bool.read(&cursor))
    case .number:
      return .integer(try Int.read(&cursor))
    case .string:
      return .string(try String.read(&cursor))
    case .array:
      return .array(try [JSONValue].read(&cursor))
    case .object:
      return .object(try JSONObject.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .bool(let value): value.write(to: &writer)
    case .integer(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    case .array(let value): value.write(to: &writer)
    case .object(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .number, .string, .object, .array) {
    case .boolean:
      self = .bool(try Bool(unvalidatedFrom: decoder))
    case .number:
      self = .integer(try Int(unvalidatedFrom: decoder))
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    case .object:
      self = .object(try JSONObject(unvalidatedFrom: decoder))
    default:
      self = .array(try [JSONValue](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.UnionsValue.NumberOrIntegerList: FusedReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/number_or_integer_list"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesNumberOrIntegerList(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .number(try Double.read(&cursor))
    case .array:
      return .array(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf1Items.integer(&c, checks: checks)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let value): value.write(to: &writer)
    case .array(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .array) {
    case .number:
      self = .number(try Double(unvalidatedFrom: decoder))
    default:
      self = .array(try [Int](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.UnionsValue.Shape: FusedReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/shape"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesShape(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("kind")

  private static let tagValues: KeyTable = KeyTable("circle\nsquare")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      try cursor.skipSyntax()
      return .nothing
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .circle(try Unions.UnionsValue.Circle.read(&cursor, checks: checks))
      case 1: return .square(try Unions.UnionsValue.Square.read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .circle(let value): value.write(to: &writer)
    case .square(let value): value.write(to: &writer)
    case .nothing: writer.bytes("\"nothing\",")
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      try decoder.expect("nothing")
      self = .nothing
    default:
      switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
      case 0: self = .circle(try Unions.UnionsValue.Circle(unvalidatedFrom: decoder))
      case 1: self = .square(try Unions.UnionsValue.Square(unvalidatedFrom: decoder))
      default:
        self = try Self.readDecoded(decoder)
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .circle(let value): try value.encode(to: encoder)
    case .square(let value): try value.encode(to: encoder)
    case .nothing: try String("nothing").encode(to: encoder)
    }
  }
}

extension Unions.UnionsValue.Badge: GeneratedValue {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/badge"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesBadge(&cursor, &sink)
  }

  private static let texts: KeyTable = KeyTable("auto")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .count(try Int.read(&cursor))
    case .string:
      var text: Cursor = cursor
      switch texts.index(of: try text.string(), in: text) {
      case 0:
        try cursor.skipSyntax()
        return .automatic
      default:
        return .change(try String.read(&cursor))
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .automatic: writer.bytes("\"auto\",")
    case .change(let value): value.write(to: &writer)
    case .count(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .count(try Int(unvalidatedFrom: decoder))
    default:
      switch Self.texts.index(of: try String(unvalidatedFrom: decoder)) {
      case 0: self = .automatic
      default:
        self = .change(try String(unvalidatedFrom: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .automatic: try String("auto").encode(to: encoder)
    case .change(let value): try value.encode(to: encoder)
    case .count(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.UnionsValue.Documented: GeneratedValue {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/documented"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesDocumented(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("small\nlarge")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .small
    case 1: return .large
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .small: writer.bytes("\"small\",")
    case .large: writer.bytes("\"large\",")
    }
  }
}

extension Unions.UnionsValue.NamedBranches: FusedReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/named_branches"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesNamedBranches(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .text(try String.read(&cursor))
    case .array:
      return .parts(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkUnionsUnionsPropertiesNamedBranchesOneOf1Items.string(&c, checks: checks)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let value): value.write(to: &writer)
    case .parts(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .array) {
    case .string:
      self = .text(try String(unvalidatedFrom: decoder))
    default:
      self = .parts(try [String](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value): try value.encode(to: encoder)
    case .parts(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.UnionsValue.Conditional: StructReadable {
  public static var schemaLocation: String {
    "unions/unions.yaml#/properties/conditional"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsUnionsPropertiesConditional(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nonly_a")
  }

  private static let names: MemberTable = MemberTable("kind\tstring\nonly_a")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.kind)
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
      case 1:
        value.onlyA = try JSONValue.read(&c)
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
    writer.optional("\"only_a\":", self.onlyA)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.kind = try fields.required("kind")
    self.onlyA = try fields.anything("only_a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("only_a", self.onlyA)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkUnionsUnionsNames: MemberTable = MemberTable(
  """
  by_kind\tboolean|object|array|string|integer
  number_or_integer_list\tnumber\t[
  nullable_reference\tnull\t{
  shape\tstring const=\"nothing\"\t?
  badge\tstring|integer const=\"auto\"\t?
  same\tstring format=\"date\"\t?
  documented
  named_branches\tstring\t[
  conditional
  both
  """,
  nested: [
    checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf1Items,
    checkUnionsUnionsDefsCircleNames,
    checkUnionsUnionsPropertiesNamedBranchesOneOf1Items,
  ]
)

func checkUnionsUnions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsUnionsNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkUnionsUnionsPropertiesNumberOrIntegerList(&c, &s, "/properties/number_or_integer_list")
      case 2:
        try checkUnionsUnionsPropertiesNullableReference(&c, &s, "/properties/nullable_reference")
      case 3:
        try checkUnionsUnionsPropertiesShape(&c, &s, "/properties/shape")
      case 4:
        try checkUnionsUnionsPropertiesBadge(&c, &s, "/properties/badge")
      case 5:
        try checkUnionsUnionsPropertiesSame(&c, &s, "/properties/same")
      case 6:
        try checkUnionsUnionsPropertiesDocumented(&c, &s, "/properties/documented")
      case 7:
        try checkUnionsUnionsPropertiesNamedBranches(&c, &s, "/properties/named_branches")
      case 8:
        try checkUnionsUnionsPropertiesConditional(&c, &s, "/properties/conditional")
      case 9:
        try checkUnionsUnionsPropertiesBoth(&c, &s, "/properties/both")
      default:
        Assertion.unknownProperty(checkUnionsUnionsNames.names, at: o.offset, &s, "")
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

func checkUnionsUnionsPropertiesByKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/by_kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 94), at: start, &s, "/type")
      return s.leave()
    }
  case .boolean, .string, .array, .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 94), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsUnionsPropertiesNumberOrIntegerList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/number_or_integer_list")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf0(&c, &s, "/anyOf/0")
  case .array:
    try checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 40), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/number_or_integer_list/anyOf/0")
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

let checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf1Items: MemberTable = MemberTable(items: "integer")

func checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/number_or_integer_list/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkUnionsUnionsPropertiesNumberOrIntegerListAnyOf1Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesNullableReferenceHint: UnionHint = UnionHint(
  """
  missing\tkind\t0
  other\t\t0
  text\tcircle\t2
  """)

func checkUnionsUnionsPropertiesNullableReference(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/nullable_reference")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkUnionsUnionsPropertiesNullableReferenceOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkUnionsUnionsDefsCircle(&c, &s, "/oneOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesNullableReferenceOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/nullable_reference/oneOf/0")
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

let checkUnionsUnionsDefsCircleNames: MemberTable = MemberTable(
  """
  kind\tany const=\"circle\"
  radius\tnumber
  """,
  required: 0x3
)

func checkUnionsUnionsDefsCircle(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/$defs/circle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsDefsCircleNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsUnionsDefsCircleNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("radius", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsUnionsPropertiesShapeTag: KeyTable = KeyTable("kind")

private let checkUnionsUnionsPropertiesShapeTags: KeyTable = KeyTable("circle\nsquare")

func checkUnionsUnionsPropertiesShape(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/shape")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkUnionsUnionsPropertiesShapeOneOf2(&c, &s, "/oneOf/2")
  case .object:
    switch try Assertion.tag(
      checkUnionsUnionsPropertiesShapeTag,
      checkUnionsUnionsPropertiesShapeTags,
      "\"circle\", \"square\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkUnionsUnionsDefsCircle(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkUnionsUnionsDefsSquare(&c, &s, "/oneOf/1/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkUnionsUnionsDefsSquareNames: MemberTable = MemberTable("kind\tany enum=[\"square\"]\nside\tnumber")

func checkUnionsUnionsDefsSquare(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/$defs/square")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsDefsSquareNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsUnionsDefsSquareNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("side", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsUnionsPropertiesShapeOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/shape/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"nothing\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"nothing\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"nothing\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"nothing\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"nothing\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"nothing\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesBadge(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/badge")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkUnionsUnionsPropertiesBadgeAnyOf2(&c, &s, "/anyOf/2")
  case .string:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesBadgeAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesBadgeAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf("Automatic, Change"), at: start, "/anyOf")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesBadgeAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/badge/anyOf/0")
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

func checkUnionsUnionsPropertiesBadgeAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/badge/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(pattern, "^[+-]", string, c, &s, "/pattern")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsUnionsPropertiesBadgeAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/badge/anyOf/2")
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

func checkUnionsUnionsPropertiesSame(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/same")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesSameAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesSameAnyOf1(&c, &s)
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
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesSameAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/same/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.date, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsUnionsPropertiesSameAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/same/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.email, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsUnionsPropertiesDocumented(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/documented")
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
          try checkUnionsUnionsPropertiesDocumentedOneOf0(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesDocumentedOneOf1(&c, &s)
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

func checkUnionsUnionsPropertiesDocumentedOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/documented/oneOf/0")
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

func checkUnionsUnionsPropertiesDocumentedOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/documented/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"large\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"large\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"large\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"large\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"large\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"large\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesNamedBranches(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/named_branches")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkUnionsUnionsPropertiesNamedBranchesOneOf0(&c, &s, "/oneOf/0")
  case .array:
    try checkUnionsUnionsPropertiesNamedBranchesOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 24), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsUnionsPropertiesNamedBranchesOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/named_branches/oneOf/0")
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

let checkUnionsUnionsPropertiesNamedBranchesOneOf1Items: MemberTable = MemberTable(items: "string")

func checkUnionsUnionsPropertiesNamedBranchesOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/named_branches/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkUnionsUnionsPropertiesNamedBranchesOneOf1Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesConditionalNames: MemberTable = MemberTable("kind\tstring")

private let checkUnionsUnionsPropertiesConditionalKnown: KeyTable = KeyTable("kind\nonly_a")

let checkUnionsUnionsPropertiesConditionalSigns: KeyTable = KeyTable("x\ny")

func checkUnionsUnionsPropertiesConditional(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsUnionsPropertiesConditionalJoined(&c, &s) }
  if s.isFine(&c, checkUnionsUnionsPropertiesConditionalJoined) {
    return
  }
  s.enter(path, "unions/unions.yaml#/properties/conditional")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesConditionalNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkUnionsUnionsPropertiesConditionalKnown, at: o.offset, c, &s)
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
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkUnionsUnionsPropertiesConditionalCandidates(
      having: try c.names(in: checkUnionsUnionsPropertiesConditionalSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkUnionsUnionsPropertiesConditionalAnyOf0InPlace(&c, &s, "/anyOf/0")
  case 0x2:
    try checkUnionsUnionsPropertiesConditionalAnyOf1InPlace(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesConditionalAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesConditionalAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkUnionsUnionsPropertiesConditionalIfFragment(&c, &s)
      })
    if isMatch {
      try checkUnionsUnionsPropertiesConditionalThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

func checkUnionsUnionsPropertiesConditionalCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkUnionsUnionsPropertiesConditionalAnyOf0InPlaceNames: MemberTable = MemberTable("x")

func checkUnionsUnionsPropertiesConditionalAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/conditional/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesConditionalAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesConditionalAnyOf1InPlaceNames: MemberTable = MemberTable("y")

func checkUnionsUnionsPropertiesConditionalAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/conditional/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesConditionalAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("y", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesConditionalThenFragmentNames: MemberTable = MemberTable("only_a\tstring")

func checkUnionsUnionsPropertiesConditionalThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/conditional/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesConditionalThenFragmentNames,
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

let checkUnionsUnionsPropertiesConditionalIfFragmentNames: MemberTable = MemberTable("kind\tany const=\"a\"")

func checkUnionsUnionsPropertiesConditionalIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/conditional/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesConditionalIfFragmentNames,
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

let checkUnionsUnionsPropertiesBothAnyOfSigns: KeyTable = KeyTable("x\ny")

let checkUnionsUnionsPropertiesBothOneOfSigns: KeyTable = KeyTable("a\nb")

func checkUnionsUnionsPropertiesBoth(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/both")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkUnionsUnionsPropertiesBothAnyOfCandidates(
      having: try c.names(in: checkUnionsUnionsPropertiesBothAnyOfSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkUnionsUnionsPropertiesBothAnyOf0InPlaceFirst(&c, &s, "/anyOf/0")
  case 0x2:
    try checkUnionsUnionsPropertiesBothAnyOf1InPlaceFirst(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesBothAnyOf0InPlaceFirst(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesBothAnyOf1InPlaceFirst(&c, &s)
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
  let end: Int = c.position
  c.position = start
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkUnionsUnionsPropertiesBothOneOfCandidates(
      having: try c.names(in: checkUnionsUnionsPropertiesBothOneOfSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkUnionsUnionsPropertiesBothOneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkUnionsUnionsPropertiesBothOneOf1InPlace(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesBothOneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsUnionsPropertiesBothOneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = end
  s.leave()
}

func checkUnionsUnionsPropertiesBothAnyOfCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

func checkUnionsUnionsPropertiesBothOneOfCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkUnionsUnionsPropertiesBothAnyOf0InPlaceFirstNames: MemberTable = MemberTable("x")

func checkUnionsUnionsPropertiesBothAnyOf0InPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/both/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesBothAnyOf0InPlaceFirstNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesBothAnyOf1InPlaceFirstNames: MemberTable = MemberTable("y")

func checkUnionsUnionsPropertiesBothAnyOf1InPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/both/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesBothAnyOf1InPlaceFirstNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("y", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesBothOneOf0InPlaceNames: MemberTable = MemberTable("a")

func checkUnionsUnionsPropertiesBothOneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/both/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesBothOneOf0InPlaceNames,
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

let checkUnionsUnionsPropertiesBothOneOf1InPlaceNames: MemberTable = MemberTable("b")

func checkUnionsUnionsPropertiesBothOneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/both/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesBothOneOf1InPlaceNames,
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

private let checkUnionsUnionsPropertiesShapeOneOf0Known: KeyTable = KeyTable("kind\nradius")

func checkUnionsUnionsPropertiesShapeOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsUnionsPropertiesShapeOneOf0Joined(&c, &s) }
  if s.isFine(&c, checkUnionsUnionsPropertiesShapeOneOf0Joined) {
    return
  }
  s.enter(path, "unions/unions.yaml#/properties/shape/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkUnionsUnionsPropertiesShapeOneOf0Known
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
  try checkUnionsUnionsDefsCircleInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkUnionsUnionsDefsCircleInPlaceNames: MemberTable = MemberTable(
  """
  kind\tany const=\"circle\"
  radius\tnumber
  """)

func checkUnionsUnionsDefsCircleInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/$defs/circle")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsDefsCircleInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("radius", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsUnionsPropertiesShapeOneOf1Known: KeyTable = KeyTable("kind\nside")

func checkUnionsUnionsPropertiesShapeOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsUnionsPropertiesShapeOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkUnionsUnionsPropertiesShapeOneOf1Joined) {
    return
  }
  s.enter(path, "unions/unions.yaml#/properties/shape/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkUnionsUnionsPropertiesShapeOneOf1Known
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
  try checkUnionsUnionsDefsSquareInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkUnionsUnionsDefsSquareInPlaceNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"square\"]
  side\tnumber
  """)

func checkUnionsUnionsDefsSquareInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/$defs/square")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsDefsSquareInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("side", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesConditionalJoinedNames: MemberTable = MemberTable(
  """
  kind\tstring\t@0
  x
  y
  only_a
  """)

private let checkUnionsUnionsPropertiesConditionalJoinedKnown: KeyTable = KeyTable("kind\nonly_a")

func checkUnionsUnionsPropertiesConditionalJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/conditional")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesConditionalJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 3:
        o.note(1, c)
        try Assertion.knownProperty(checkUnionsUnionsPropertiesConditionalJoinedKnown, at: o.offset, c, &s)
        try c.skipValue()
      default:
        try Assertion.knownProperty(checkUnionsUnionsPropertiesConditionalJoinedKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if !checkUnionsUnionsPropertiesConditionalJoinedHolds(&o, c) {
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

func checkUnionsUnionsPropertiesConditionalJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2, o.seen0 & 0x4 != 0x4 { return false }
  if o.accepts(0, c, checkUnionsUnionsPropertiesConditionalIfFragmentNames, 0) {
    if !o.isOf(1, c, TypeSet(rawValue: 16)) { return false }
  }
  return true
}

let checkUnionsUnionsPropertiesShapeOneOf0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"circle\"
  radius\tnumber
  """)

func checkUnionsUnionsPropertiesShapeOneOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/shape/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesShapeOneOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsUnionsPropertiesShapeOneOf0JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("radius", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsUnionsPropertiesShapeOneOf1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"square\"]
  side\tnumber
  """)

func checkUnionsUnionsPropertiesShapeOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/unions.yaml#/properties/shape/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsUnionsPropertiesShapeOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsUnionsPropertiesShapeOneOf1JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("side", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let pattern: Pattern? = Pattern.generated("^[+-]")
