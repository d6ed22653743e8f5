// Generated from unions/hints.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Unions {
  /// Unions of which the value of a member leaves few branches, though it need not be there, or several list
  /// it.
  public struct Hints: SchemaValue {
    public var platform: Platform?
    public var preset: Preset?
    public var answer: Answer?
    public var expression: Expression?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public enum Expression: SchemaValue, ExpressibleByBooleanLiteral {
      /// Comparison.
      case comparison(Comparison)
      /// All.
      case all(All)
      /// Call.
      case call(Call)
      case bool(Bool)

      public init(booleanLiteral value: Bool) { self = .bool(value) }

      /// All.
      public struct All: SchemaValue {
        public var op: Op
        public var parts: [Expression]
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(op: Op, parts: [Expression], additionalProperties: JSONObject = [:]) {
          self.op = op
          self.parts = parts
          self.additionalProperties = additionalProperties
        }

        public enum Op: String, CaseIterable, SchemaValue {
          case and
          case or
        }
      }

      /// Call.
      public struct Call: SchemaValue {
        public var op: String
        public var arguments: [JSONValue]
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(op: String, arguments: [JSONValue], additionalProperties: JSONObject = [:]) {
          self.op = op
          self.arguments = arguments
          self.additionalProperties = additionalProperties
        }
      }
    }

    /// Comparison.
    public enum Comparison: SchemaValue {
      /// Order.
      case order(Order)
      /// Between.
      case between(Between)

      /// Order.
      public struct Order: SchemaValue {
        public var op: Op
        public var left: Double
        public var right: Double
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public enum Op: String, CaseIterable, SchemaValue {
          case less = "<"
          case greater = ">"
        }

        private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
      }

      /// Between.
      public struct Between: SchemaValue {
        public var op: String { "between" }
        public var least: Double
        public var most: Double
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(least: Double, most: Double, additionalProperties: JSONObject = [:]) {
          self.least = least
          self.most = most
          self.additionalProperties = additionalProperties
        }
      }
    }

    public enum Platform: SchemaValue {
      /// Debian.
      case debian(Debian)
      /// Fedora.
      case fedora(Fedora)
      /// Alpine.
      case alpine(Alpine)

      /// Debian.
      public struct Debian: SchemaValue {
        public var name: Name?
        public var release: Release?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(name: Name? = nil, release: Release? = nil, additionalProperties: JSONObject = [:]) {
          self.name = name
          self.release = release
          self.additionalProperties = additionalProperties
        }

        public enum Name: String, CaseIterable, SchemaValue {
          case debian
        }

        public enum Release: String, CaseIterable, SchemaValue {
          case bookworm
          case trixie
        }
      }

      /// Fedora.
      public struct Fedora: SchemaValue {
        public var name: Name?
        public var release: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(name: Name? = nil, release: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.name = name
          self.release = release
          self.additionalProperties = additionalProperties
        }

        public enum Name: String, CaseIterable, SchemaValue {
          case fedora
        }
      }

      /// Alpine.
      public struct Alpine: SchemaValue {
        public var name: Name?
        /// Must be at most 4 characters long.
        public var release: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(name: Name? = nil, release: String? = nil, additionalProperties: JSONObject = [:]) {
          self.name = name
          self.release = release
          self.additionalProperties = additionalProperties
        }

        public enum Name: String, CaseIterable, SchemaValue {
          case alpine
          case alPine = "al\"pine"
        }
      }
    }

    public enum Preset: SchemaValue {
      /// First.
      case first(First)
      /// Second.
      case second(Second)
      /// Third.
      case third(Third)

      /// First.
      public struct First: SchemaValue {
        public var version: Version?
        public var binary: String?

        public init(version: Version? = nil, binary: String? = nil) {
          self.version = version
          self.binary = binary
        }

        public enum Version: Int, CaseIterable, SchemaValue {
          case value1 = 1
        }
      }

      /// Second.
      public struct Second: SchemaValue {
        public var version: Version?
        public var build: String?

        public init(version: Version? = nil, build: String? = nil) {
          self.version = version
          self.build = build
        }

        public enum Version: Int, CaseIterable, SchemaValue {
          case value2 = 2
        }
      }

      /// Third.
      public struct Third: SchemaValue {
        public var version: Version
        public var test: String?

        public init(version: Version, test: String? = nil) {
          self.version = version
          self.test = test
        }

        public enum Version: Int, CaseIterable, SchemaValue {
          case value3 = 3
          case minus3 = -3
          case value0 = 0
        }
      }
    }

    public enum Answer: SchemaValue {
      /// Done.
      case done(Done)
      /// Failed.
      case failed(Failed)
      /// Open.
      case open(Open)

      /// Done.
      public struct Done: SchemaValue {
        public var ok: Bool { true }
        public var result: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(result: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.result = result
          self.additionalProperties = additionalProperties
        }
      }

      /// Failed.
      public struct Failed: SchemaValue {
        public var ok: Bool { false }
        public var error: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(error: String? = nil, additionalProperties: JSONObject = [:]) {
          self.error = error
          self.additionalProperties = additionalProperties
        }
      }

      /// Open.
      public struct Open: SchemaValue {
        public var ok: JSONValue?
        public var error: JSONValue?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(ok: JSONValue? = nil, error: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
          self.ok = ok
          self.error = error
          self.additionalProperties = additionalProperties
        }
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Unions.Hints {
  public init(
    platform: Platform? = nil,
    preset: Preset? = nil,
    answer: Answer? = nil,
    expression: Expression? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      platform: platform,
      preset: preset,
      answer: answer,
      expression: expression,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Unions.Hints.Comparison.Order {
  public init(op: Op, left: Double, right: Double, additionalProperties: JSONObject = [:]) {
    self.init(
      op: op,
      left: left,
      right: right,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Unions.Hints: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHints(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("platform\npreset\nanswer\nexpression")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsHintsNames)

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
        value.platform = try Platform.read(&c, checks: checks)
      case 1:
        value.preset = try Preset.read(&c, checks: checks)
      case 2:
        value.answer = try Answer.read(&c, checks: checks)
      case 3:
        value.expression = try Expression.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"platform\":", self.platform)
    writer.optional("\"preset\":", self.preset)
    writer.optional("\"answer\":", self.answer)
    writer.optional("\"expression\":", self.expression)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let platform: Platform? = try fields.optional("platform")
    let preset: Preset? = try fields.optional("preset")
    let answer: Answer? = try fields.optional("answer")
    let expression: Expression? = try fields.optional("expression")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      platform: platform,
      preset: preset,
      answer: answer,
      expression: expression,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("platform", self.platform)
    try fields.optional("preset", self.preset)
    try fields.optional("answer", self.answer)
    try fields.optional("expression", self.expression)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Expression: FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/expression"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsExpression(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .bool(try Bool.read(&cursor))
    case .object:
      if checks { try check(cursor) }
      if isComparison(cursor) {
        return .comparison(try Unions.Hints.Comparison.read(&cursor))
      }
      if isAll(cursor) {
        return .all(try All.read(&cursor))
      }
      return .call(try Call.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isComparison(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsDefsExpressionOneOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isAll(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsDefsExpressionOneOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .comparison(let value): value.write(to: &writer)
    case .all(let value): value.write(to: &writer)
    case .call(let value): value.write(to: &writer)
    case .bool(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .object) {
    case .boolean:
      self = .bool(try Bool(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .comparison(let value): try value.encode(to: encoder)
    case .all(let value): try value.encode(to: encoder)
    case .call(let value): try value.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Hints.Expression.All: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/expression/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsExpressionOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("op\nparts")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsDefsExpressionOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.op)
  }

  public static var unread: Self {
    Self(op: .and, parts: [])
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.parts = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Unions.Hints.Expression.read(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x3)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"op\":", self.op)
    writer.required("\"parts\":", self.parts)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.op = try fields.required("op")
    self.parts = try fields.required("parts")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("op", self.op)
    try fields.required("parts", self.parts)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Expression.All.Op: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/expression/oneOf/1/properties/op"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsExpressionOneOf1PropertiesOp(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("and\nor")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .and
    case 1: return .or
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .and: writer.bytes("\"and\",")
    case .or: writer.bytes("\"or\",")
    }
  }
}

extension Unions.Hints.Expression.Call: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/expression/oneOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsExpressionOneOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("op\narguments")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsHintsDefsExpressionOneOf2Names)

  public static var unread: Self {
    Self(op: "", arguments: [])
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c, checkUnionsHintsDefsExpressionOneOf2PropertiesOp)
        value.op = try String.read(&c)
      case 1:
        try o.check(&c)
        value.arguments = try [JSONValue].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x3)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"op\":", self.op)
    writer.required("\"arguments\":", self.arguments)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.op = try fields.required("op")
    self.arguments = try fields.required("arguments")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("op", self.op)
    try fields.required("arguments", self.arguments)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Comparison: FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/comparison"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsComparison(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("op")

  private static let tagValues: KeyTable = KeyTable("<\n>\nbetween")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .order(try Order.read(&cursor, checks: checks))
      case 1: return .order(try Order.read(&cursor, checks: checks))
      case 2: return .between(try Between.read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .order(let value): value.write(to: &writer)
    case .between(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .order(try Order(unvalidatedFrom: decoder))
    case 1: self = .order(try Order(unvalidatedFrom: decoder))
    case 2: self = .between(try Between(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .order(let value): try value.encode(to: encoder)
    case .between(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Hints.Comparison.Order: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/comparison/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsComparisonOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("op\nleft\nright")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsDefsComparisonOneOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.op)
    members.double(1, \.left)
    members.double(2, \.right)
  }

  public static var unread: Self {
    Self(op: .less, left: 0, right: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x7)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"op\":", self.op)
    writer.required("\"left\":", self.left)
    writer.required("\"right\":", self.right)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let op: Op = try fields.required("op")
    let left: Double = try fields.required("left")
    let right: Double = try fields.required("right")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      op: op,
      left: left,
      right: right,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("op", self.op)
    try fields.required("left", self.left)
    try fields.required("right", self.right)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Comparison.Order.Op: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/comparison/oneOf/0/properties/op"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsComparisonOneOf0PropertiesOp(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("<\n>")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .less
    case 1: return .greater
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .less: writer.bytes("\"<\",")
    case .greater: writer.bytes("\">\",")
    }
  }
}

extension Unions.Hints.Comparison.Between: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/$defs/comparison/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsDefsComparisonOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("op\nleast\nmost")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsDefsComparisonOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.double(1, \.least)
    members.double(2, \.most)
  }

  public static var unread: Self {
    Self(least: 0, most: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x6)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"op\":\"between\",")
    writer.required("\"least\":", self.least)
    writer.required("\"most\":", self.most)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("op", "between")
    self.least = try fields.required("least")
    self.most = try fields.required("most")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("op", self.op)
    try fields.required("least", self.least)
    try fields.required("most", self.most)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Platform: FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatform(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      let anyOfCandidates: UInt64 = try checkUnionsHintsPropertiesPlatformHint.candidates(of: cursor)
      switch anyOfCandidates {
      case 0x1: return .debian(try Debian.read(&cursor, checks: checks))
      case 0x2: return .fedora(try Fedora.read(&cursor, checks: checks))
      case 0x4: return .alpine(try Alpine.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isDebian(cursor) {
        return .debian(try Debian.read(&cursor))
      }
      if isFedora(cursor) {
        return .fedora(try Fedora.read(&cursor))
      }
      return .alpine(try Alpine.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isDebian(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsPropertiesPlatformAnyOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isFedora(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsPropertiesPlatformAnyOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .debian(let value): value.write(to: &writer)
    case .fedora(let value): value.write(to: &writer)
    case .alpine(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let anyOfCandidates: UInt64 = try checkUnionsHintsPropertiesPlatformHint.candidates(of: decoder)
    switch anyOfCandidates {
    case 0x1: self = .debian(try Debian(unvalidatedFrom: decoder))
    case 0x2: self = .fedora(try Fedora(unvalidatedFrom: decoder))
    case 0x4: self = .alpine(try Alpine(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .debian(let value): try value.encode(to: encoder)
    case .fedora(let value): try value.encode(to: encoder)
    case .alpine(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Hints.Platform.Debian: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nrelease")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesPlatformAnyOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(1, optional: \.release)
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
        try o.check(&c)
        value.name = try Name.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"name\":", self.name)
    writer.optional("\"release\":", self.release)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.optional("name")
    self.release = try fields.optional("release")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.optional("release", self.release)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Platform.Debian.Name: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/0/properties/name"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf0PropertiesName(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("debian")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .debian
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .debian: writer.bytes("\"debian\",")
    }
  }
}

extension Unions.Hints.Platform.Debian.Release: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/0/properties/release"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf0PropertiesRelease(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("bookworm\ntrixie")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .bookworm
    case 1: return .trixie
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .bookworm: writer.bytes("\"bookworm\",")
    case .trixie: writer.bytes("\"trixie\",")
    }
  }
}

extension Unions.Hints.Platform.Fedora: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nrelease")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesPlatformAnyOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(1, optional: \.release)
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
        try o.check(&c)
        value.name = try Name.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"name\":", self.name)
    writer.optional("\"release\":", self.release)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.optional("name")
    self.release = try fields.optional("release")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.optional("release", self.release)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Platform.Fedora.Name: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/1/properties/name"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf1PropertiesName(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("fedora")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .fedora
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .fedora: writer.bytes("\"fedora\",")
    }
  }
}

extension Unions.Hints.Platform.Alpine: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nrelease")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesPlatformAnyOf2Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, optional: \.name)
    members.string(1, optional: \.release)
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
    writer.optional("\"name\":", self.name)
    writer.optional("\"release\":", self.release)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.optional("name")
    self.release = try fields.optional("release")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.optional("release", self.release)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Platform.Alpine.Name: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/platform/anyOf/2/properties/name"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPlatformAnyOf2PropertiesName(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("alpine\nal\"pine")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .alpine
    case 1: return .alPine
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .alpine: writer.bytes("\"alpine\",")
    case .alPine: writer.bytes("\"al\\\"pine\",")
    }
  }
}

extension Unions.Hints.Preset: FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPreset(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      var oneOfCandidates: UInt64 = try checkUnionsHintsPropertiesPresetHint.candidates(of: cursor)
      if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
        oneOfCandidates &= checkUnionsHintsPropertiesPresetCandidates(
          having: try cursor.names(in: checkUnionsHintsPropertiesPresetSigns)
        )
      }
      switch oneOfCandidates {
      case 0x1: return .first(try First.read(&cursor, checks: checks))
      case 0x2: return .second(try Second.read(&cursor, checks: checks))
      case 0x4: return .third(try Third.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isFirst(cursor) {
        return .first(try First.read(&cursor))
      }
      if isSecond(cursor) {
        return .second(try Second.read(&cursor))
      }
      return .third(try Third.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isFirst(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsPropertiesPresetOneOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isSecond(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsPropertiesPresetOneOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .first(let value): value.write(to: &writer)
    case .second(let value): value.write(to: &writer)
    case .third(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    var oneOfCandidates: UInt64 = try checkUnionsHintsPropertiesPresetHint.candidates(of: decoder)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsHintsPropertiesPresetCandidates(
        having: try decoder.names(in: checkUnionsHintsPropertiesPresetSigns)
      )
    }
    switch oneOfCandidates {
    case 0x1: self = .first(try First(unvalidatedFrom: decoder))
    case 0x2: self = .second(try Second(unvalidatedFrom: decoder))
    case 0x4: self = .third(try Third(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .first(let value): try value.encode(to: encoder)
    case .second(let value): try value.encode(to: encoder)
    case .third(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Hints.Preset.First: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPresetOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("version\nbinary")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesPresetOneOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.binary)
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
      case 0:
        try o.check(&c)
        value.version = try Version.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"version\":", self.version)
    writer.optional("\"binary\":", self.binary)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.version = try fields.optional("version")
    self.binary = try fields.optional("binary")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("version", self.version)
    try fields.optional("binary", self.binary)
  }
}

extension Unions.Hints.Preset.First.Version: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset/oneOf/0/properties/version"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPresetOneOf0PropertiesVersion(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

extension Unions.Hints.Preset.Second: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPresetOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("version\nbuild")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesPresetOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.build)
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
      case 0:
        try o.check(&c)
        value.version = try Version.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"version\":", self.version)
    writer.optional("\"build\":", self.build)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.version = try fields.optional("version")
    self.build = try fields.optional("build")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("version", self.version)
    try fields.optional("build", self.build)
  }
}

extension Unions.Hints.Preset.Second.Version: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset/oneOf/1/properties/version"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPresetOneOf1PropertiesVersion(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

extension Unions.Hints.Preset.Third: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset/oneOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPresetOneOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("version\ntest")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesPresetOneOf2Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.test)
  }

  public static var unread: Self {
    Self(version: .value3)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.version = try Version.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"version\":", self.version)
    writer.optional("\"test\":", self.test)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.version = try fields.required("version")
    self.test = try fields.optional("test")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("version", self.version)
    try fields.optional("test", self.test)
  }
}

extension Unions.Hints.Preset.Third.Version: GeneratedValue {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/preset/oneOf/2/properties/version"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesPresetOneOf2PropertiesVersion(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

extension Unions.Hints.Answer: FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/answer"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesAnswer(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      var oneOfCandidates: UInt64 = try checkUnionsHintsPropertiesAnswerHint.candidates(of: cursor)
      if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
        oneOfCandidates &= checkUnionsHintsPropertiesAnswerCandidates(
          having: try cursor.names(in: checkUnionsHintsPropertiesAnswerSigns)
        )
      }
      switch oneOfCandidates {
      case 0x1: return .done(try Done.read(&cursor, checks: checks))
      case 0x2: return .failed(try Failed.read(&cursor, checks: checks))
      case 0x4: return .open(try Open.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isDone(cursor) {
        return .done(try Done.read(&cursor))
      }
      if isFailed(cursor) {
        return .failed(try Failed.read(&cursor))
      }
      return .open(try Open.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isDone(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsPropertiesAnswerOneOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  private static func isFailed(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsHintsPropertiesAnswerOneOf1(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .done(let value): value.write(to: &writer)
    case .failed(let value): value.write(to: &writer)
    case .open(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    var oneOfCandidates: UInt64 = try checkUnionsHintsPropertiesAnswerHint.candidates(of: decoder)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsHintsPropertiesAnswerCandidates(
        having: try decoder.names(in: checkUnionsHintsPropertiesAnswerSigns)
      )
    }
    switch oneOfCandidates {
    case 0x1: self = .done(try Done(unvalidatedFrom: decoder))
    case 0x2: self = .failed(try Failed(unvalidatedFrom: decoder))
    case 0x4: self = .open(try Open(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .done(let value): try value.encode(to: encoder)
    case .failed(let value): try value.encode(to: encoder)
    case .open(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Hints.Answer.Done: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/answer/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesAnswerOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("ok\nresult")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesAnswerOneOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.integer(1, optional: \.result)
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
    writer.bytes("\"ok\":true,")
    writer.optional("\"result\":", self.result)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("ok", true)
    self.result = try fields.optional("result")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("ok", self.ok)
    try fields.optional("result", self.result)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Answer.Failed: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/answer/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesAnswerOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("ok\nerror")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsHintsPropertiesAnswerOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, optional: \.error)
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
    writer.bytes("\"ok\":false,")
    writer.optional("\"error\":", self.error)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("ok", false)
    self.error = try fields.optional("error")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("ok", self.ok)
    try fields.optional("error", self.error)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Hints.Answer.Open: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/hints.yaml#/properties/answer/oneOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsHintsPropertiesAnswerOneOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("ok\nerror")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsHintsPropertiesAnswerOneOf2Names)

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
        value.ok = try JSONValue.read(&c)
      case 1:
        try o.check(&c, checkUnionsHintsPropertiesAnswerOneOf2PropertiesError)
        value.error = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"ok\":", self.ok)
    writer.optional("\"error\":", self.error)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.ok = try fields.anything("ok")
    self.error = try fields.anything("error")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("ok", self.ok)
    try fields.optional("error", self.error)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkUnionsHintsNames: MemberTable = MemberTable("platform\npreset\nanswer\nexpression\tboolean\t?")

func checkUnionsHints(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsHintsNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkUnionsHintsPropertiesPlatform(&c, &s, "/properties/platform")
      case 1:
        try checkUnionsHintsPropertiesPreset(&c, &s, "/properties/preset")
      case 2:
        try checkUnionsHintsPropertiesAnswer(&c, &s, "/properties/answer")
      case 3:
        try checkUnionsHintsDefsExpression(&c, &s, "/properties/expression/$ref")
      default:
        Assertion.unknownProperty(checkUnionsHintsNames.names, at: o.offset, &s, "")
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

let checkUnionsHintsPropertiesPlatformHint: UnionHint = UnionHint(
  """
  missing\tname\t7
  other\t\t0
  text\tal\"pine\t4
  text\talpine\t4
  text\tdebian\t1
  text\tfedora\t2
  """)

func checkUnionsHintsPropertiesPlatform(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let anyOfCandidates: UInt64 = try checkUnionsHintsPropertiesPlatformHint.candidates(of: c)
    switch s.collects ? 0 : anyOfCandidates {
    case 0x1:
      try checkUnionsHintsPropertiesPlatformAnyOf0(&c, &s, "/anyOf/0")
    case 0x2:
      try checkUnionsHintsPropertiesPlatformAnyOf1(&c, &s, "/anyOf/1")
    case 0x4:
      try checkUnionsHintsPropertiesPlatformAnyOf2(&c, &s, "/anyOf/2")
    default:
      var anyOfCount: Int = 0
      var anyOfEnd: Int = -1
      if anyOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesPlatformAnyOf0(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsPropertiesPlatformAnyOf0(&c, &s, "/anyOf/0")
            c = before
          }
        }
      }
      if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesPlatformAnyOf1(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsPropertiesPlatformAnyOf1(&c, &s, "/anyOf/1")
            c = before
          }
        }
      }
      if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesPlatformAnyOf2(&c, &s)
          })
        if isMatch {
          anyOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsPropertiesPlatformAnyOf2(&c, &s, "/anyOf/2")
            c = before
          }
        }
      }
      if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
      if anyOfCount == 0 {
        try s.report(.anyOf("Debian, Fedora, Alpine"), at: start, "/anyOf")
      }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/anyOf")
  }
  s.leave()
}

let checkUnionsHintsPropertiesPlatformAnyOf0Names: MemberTable = MemberTable(
  """
  name\tany const=\"debian\"
  release\tany enum=[\"bookworm\",\"trixie\"]
  """)

func checkUnionsHintsPropertiesPlatformAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsPropertiesPlatformAnyOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsPropertiesPlatformAnyOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsHintsPropertiesPlatformAnyOf0PropertiesName(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/0/properties/name")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"debian\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"debian\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"debian\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"debian\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"debian\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"debian\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkUnionsHintsPropertiesPlatformAnyOf0PropertiesReleaseValues: KeyTable = KeyTable(
  """
  bookworm
  trixie
  """)

func checkUnionsHintsPropertiesPlatformAnyOf0PropertiesRelease(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/0/properties/release")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"bookworm\", \"trixie\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"bookworm\", \"trixie\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"bookworm\", \"trixie\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPlatformAnyOf0PropertiesReleaseValues,
      "\"bookworm\", \"trixie\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"bookworm\", \"trixie\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"bookworm\", \"trixie\"", at: start, &s, "/enum")
  }
  s.leave()
}

let checkUnionsHintsPropertiesPlatformAnyOf1Names: MemberTable = MemberTable(
  """
  name\tany const=\"fedora\"
  release\tinteger
  """)

func checkUnionsHintsPropertiesPlatformAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsPropertiesPlatformAnyOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsPropertiesPlatformAnyOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsHintsPropertiesPlatformAnyOf1PropertiesName(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/1/properties/name")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"fedora\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"fedora\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"fedora\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"fedora\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"fedora\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"fedora\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkUnionsHintsPropertiesPlatformAnyOf2Names: MemberTable = MemberTable(
  """
  name\tany enum=[\"alpine\",\"al\\\\\"pine\"]
  release\tstring maxLength=4
  """)

func checkUnionsHintsPropertiesPlatformAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsPropertiesPlatformAnyOf2Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsPropertiesPlatformAnyOf2Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsHintsPropertiesPlatformAnyOf2PropertiesNameValues: KeyTable = KeyTable(
  """
  alpine
  al\"pine
  """)

func checkUnionsHintsPropertiesPlatformAnyOf2PropertiesName(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/platform/anyOf/2/properties/name")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"alpine\", \"al\\\"pine\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"alpine\", \"al\\\"pine\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"alpine\", \"al\\\"pine\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPlatformAnyOf2PropertiesNameValues,
      "\"alpine\", \"al\\\"pine\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"alpine\", \"al\\\"pine\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"alpine\", \"al\\\"pine\"", at: start, &s, "/enum")
  }
  s.leave()
}

let checkUnionsHintsPropertiesPresetSigns: KeyTable = KeyTable("version")

let checkUnionsHintsPropertiesPresetHint: UnionHint = UnionHint(
  """
  missing\tversion\t3
  other\t\t0
  literal\t-3\t4
  literal\t0\t4
  literal\t1\t1
  literal\t2\t2
  literal\t3\t4
  """)

func checkUnionsHintsPropertiesPreset(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var oneOfCandidates: UInt64 = try checkUnionsHintsPropertiesPresetHint.candidates(of: c)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsHintsPropertiesPresetCandidates(
        having: try c.names(in: checkUnionsHintsPropertiesPresetSigns)
      )
    }
    switch s.collects ? 0 : oneOfCandidates {
    case 0x1:
      try checkUnionsHintsPropertiesPresetOneOf0(&c, &s, "/oneOf/0")
    case 0x2:
      try checkUnionsHintsPropertiesPresetOneOf1(&c, &s, "/oneOf/1")
    case 0x4:
      try checkUnionsHintsPropertiesPresetOneOf2(&c, &s, "/oneOf/2")
    default:
      var oneOfCount: Int = 0
      var oneOfEnd: Int = -1
      if oneOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesPresetOneOf0(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
        }
      }
      if oneOfCandidates & 0x2 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesPresetOneOf1(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
        }
      }
      if oneOfCount < 2, oneOfCandidates & 0x4 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesPresetOneOf2(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
        }
      }
      if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
      if oneOfCount == 0 {
        try s.report(.oneOf("First, Second, Third"), at: start, "/oneOf")
      }
      if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsHintsPropertiesPresetCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x3
  if names & 0x1 == 0x1 { candidates |= 0x4 }
  return candidates
}

let checkUnionsHintsPropertiesPresetOneOf0Names: MemberTable = MemberTable(
  """
  version\tany const=1
  binary\tstring
  """)

func checkUnionsHintsPropertiesPresetOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsHintsPropertiesPresetOneOf0Names, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkUnionsHintsPropertiesPresetOneOf0Names.names),
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

func checkUnionsHintsPropertiesPresetOneOf0PropertiesVersion(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset/oneOf/0/properties/version")
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

let checkUnionsHintsPropertiesPresetOneOf1Names: MemberTable = MemberTable(
  """
  version\tany const=2
  build\tstring
  """)

func checkUnionsHintsPropertiesPresetOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsHintsPropertiesPresetOneOf1Names, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkUnionsHintsPropertiesPresetOneOf1Names.names),
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

func checkUnionsHintsPropertiesPresetOneOf1PropertiesVersion(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset/oneOf/1/properties/version")
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

let checkUnionsHintsPropertiesPresetOneOf2Names: MemberTable = MemberTable(
  """
  version\tany enum=[3,-3,0]
  test\tstring
  """)

func checkUnionsHintsPropertiesPresetOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset/oneOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsHintsPropertiesPresetOneOf2Names, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkUnionsHintsPropertiesPresetOneOf2Names.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("version", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues: ValueList = ValueList("3\n-3\n0")

func checkUnionsHintsPropertiesPresetOneOf2PropertiesVersion(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/preset/oneOf/2/properties/version")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues,
      "3, -3, 0",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues,
      "3, -3, 0",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues,
      "3, -3, 0",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues,
      "3, -3, 0",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues,
      "3, -3, 0",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkUnionsHintsPropertiesPresetOneOf2PropertiesVersionValues,
      "3, -3, 0",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

let checkUnionsHintsPropertiesAnswerSigns: KeyTable = KeyTable("ok")

let checkUnionsHintsPropertiesAnswerHint: UnionHint = UnionHint(
  """
  missing\tok\t4
  other\t\t0
  literal\tfalse\t2
  literal\tnull\t4
  literal\ttrue\t1
  """)

func checkUnionsHintsPropertiesAnswer(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/answer")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var oneOfCandidates: UInt64 = try checkUnionsHintsPropertiesAnswerHint.candidates(of: c)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsHintsPropertiesAnswerCandidates(
        having: try c.names(in: checkUnionsHintsPropertiesAnswerSigns)
      )
    }
    switch s.collects ? 0 : oneOfCandidates {
    case 0x1:
      try checkUnionsHintsPropertiesAnswerOneOf0(&c, &s, "/oneOf/0")
    case 0x2:
      try checkUnionsHintsPropertiesAnswerOneOf1(&c, &s, "/oneOf/1")
    case 0x4:
      try checkUnionsHintsPropertiesAnswerOneOf2(&c, &s, "/oneOf/2")
    default:
      var oneOfCount: Int = 0
      var oneOfEnd: Int = -1
      if oneOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesAnswerOneOf0(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsPropertiesAnswerOneOf0(&c, &s, "/oneOf/0")
            c = before
          }
        }
      }
      if oneOfCandidates & 0x2 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesAnswerOneOf1(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsPropertiesAnswerOneOf1(&c, &s, "/oneOf/1")
            c = before
          }
        }
      }
      if oneOfCount < 2, oneOfCandidates & 0x4 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsPropertiesAnswerOneOf2(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsPropertiesAnswerOneOf2(&c, &s, "/oneOf/2")
            c = before
          }
        }
      }
      if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
      if oneOfCount == 0 {
        try s.report(.oneOf("Done, Failed, Open"), at: start, "/oneOf")
      }
      if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsHintsPropertiesAnswerCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x4
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x1 == 0x1 { candidates |= 0x2 }
  return candidates
}

let checkUnionsHintsPropertiesAnswerOneOf0Names: MemberTable = MemberTable(
  """
  ok\tany const=true
  result\tinteger
  """)

func checkUnionsHintsPropertiesAnswerOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/answer/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsPropertiesAnswerOneOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsPropertiesAnswerOneOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("ok", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsHintsPropertiesAnswerOneOf1Names: MemberTable = MemberTable(
  """
  ok\tany const=false
  error\tstring
  """)

func checkUnionsHintsPropertiesAnswerOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/answer/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsPropertiesAnswerOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsPropertiesAnswerOneOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("ok", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsHintsPropertiesAnswerOneOf2Names: MemberTable = MemberTable("ok\tany const=null\nerror")

func checkUnionsHintsPropertiesAnswerOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/answer/oneOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsPropertiesAnswerOneOf2Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkUnionsHintsPropertiesAnswerOneOf2PropertiesError(&c, &s, "/properties/error")
      default:
        Assertion.unknownProperty(checkUnionsHintsPropertiesAnswerOneOf2Names.names, at: o.offset, &s, "")
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

func checkUnionsHintsPropertiesAnswerOneOf2PropertiesError(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/properties/answer/oneOf/2/properties/error")
  c.skipWhitespace()
  let start: Int = c.position
  try c.skipValue()
  try Assertion.never(.never, at: start, &s, "")
  s.leave()
}

let checkUnionsHintsDefsExpressionSigns: KeyTable = KeyTable("arguments\nparts")

let checkUnionsHintsDefsExpressionHint: UnionHint = UnionHint(
  """
  missing\top\t0
  other\t\t4
  text\t<\t1
  text\t>\t1
  text\tand\t2
  text\tbetween\t1
  text\tor\t2
  """)

func checkUnionsHintsDefsExpression(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean:
    try checkUnionsHintsDefsExpressionOneOf3(&c, &s, "/oneOf/3")
  case .object:
    var oneOfCandidates: UInt64 = try checkUnionsHintsDefsExpressionHint.candidates(of: c)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsHintsDefsExpressionCandidates(
        having: try c.names(in: checkUnionsHintsDefsExpressionSigns)
      )
    }
    switch s.collects ? 0 : oneOfCandidates {
    case 0x1:
      try checkUnionsHintsDefsComparison(&c, &s, "/oneOf/0/$ref")
    case 0x2:
      try checkUnionsHintsDefsExpressionOneOf1(&c, &s, "/oneOf/1")
    case 0x4:
      try checkUnionsHintsDefsExpressionOneOf2(&c, &s, "/oneOf/2")
    default:
      var oneOfCount: Int = 0
      var oneOfEnd: Int = -1
      if oneOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsDefsComparison(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsDefsComparison(&c, &s, "/oneOf/0/$ref")
            c = before
          }
        }
      }
      if oneOfCandidates & 0x2 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsDefsExpressionOneOf1(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsDefsExpressionOneOf1(&c, &s, "/oneOf/1")
            c = before
          }
        }
      }
      if oneOfCount < 2, oneOfCandidates & 0x4 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsHintsDefsExpressionOneOf2(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsHintsDefsExpressionOneOf2(&c, &s, "/oneOf/2")
            c = before
          }
        }
      }
      if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
      if oneOfCount == 0 {
        try s.report(.oneOf("Comparison, All, Call"), at: start, "/oneOf")
      }
      if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 6), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsHintsDefsExpressionCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x1
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  if names & 0x1 == 0x1 { candidates |= 0x4 }
  return candidates
}

private let checkUnionsHintsDefsComparisonTag: KeyTable = KeyTable("op")

private let checkUnionsHintsDefsComparisonTags: KeyTable = KeyTable("<\n>\nbetween")

func checkUnionsHintsDefsComparison(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkUnionsHintsDefsComparisonTag,
      checkUnionsHintsDefsComparisonTags,
      "\"<\", \">\", \"between\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0, 1:
      try checkUnionsHintsDefsComparisonOneOf0(&c, &s, "/oneOf/0")
    case 2:
      try checkUnionsHintsDefsComparisonOneOf1(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkUnionsHintsDefsComparisonOneOf0Names: MemberTable = MemberTable(
  """
  op\tany enum=[\"<\",\">\"]
  left\tnumber
  right\tnumber
  """)

func checkUnionsHintsDefsComparisonOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsComparisonOneOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsDefsComparisonOneOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("op", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("left", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("right", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsHintsDefsComparisonOneOf0PropertiesOpValues: KeyTable = KeyTable("<\n>")

func checkUnionsHintsDefsComparisonOneOf0PropertiesOp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison/oneOf/0/properties/op")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"<\", \">\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"<\", \">\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"<\", \">\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsHintsDefsComparisonOneOf0PropertiesOpValues,
      "\"<\", \">\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"<\", \">\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"<\", \">\"", at: start, &s, "/enum")
  }
  s.leave()
}

let checkUnionsHintsDefsComparisonOneOf1Names: MemberTable = MemberTable(
  """
  op\tany const=\"between\"
  least\tnumber
  most\tnumber
  """)

func checkUnionsHintsDefsComparisonOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsComparisonOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsHintsDefsComparisonOneOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("op", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("least", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("most", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsHintsDefsExpressionOneOf1Names: MemberTable = MemberTable(
  """
  op\tany enum=[\"and\",\"or\"]
  parts
  """)

func checkUnionsHintsDefsExpressionOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsExpressionOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkUnionsHintsDefsExpressionOneOf1PropertiesParts(&c, &s, "/properties/parts")
      default:
        Assertion.unknownProperty(checkUnionsHintsDefsExpressionOneOf1Names.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("op", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("parts", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsHintsDefsExpressionOneOf1PropertiesOpValues: KeyTable = KeyTable("and\nor")

func checkUnionsHintsDefsExpressionOneOf1PropertiesOp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/1/properties/op")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"and\", \"or\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"and\", \"or\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"and\", \"or\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsHintsDefsExpressionOneOf1PropertiesOpValues,
      "\"and\", \"or\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"and\", \"or\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"and\", \"or\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkUnionsHintsDefsExpressionOneOf1PropertiesParts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/1/properties/parts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkUnionsHintsDefsExpression(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsHintsDefsExpressionOneOf2Names: MemberTable = MemberTable("op\narguments\tarray")

func checkUnionsHintsDefsExpressionOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsExpressionOneOf2Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkUnionsHintsDefsExpressionOneOf2PropertiesOp(&c, &s, "/properties/op")
      default:
        Assertion.unknownProperty(checkUnionsHintsDefsExpressionOneOf2Names.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("op", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("arguments", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsHintsDefsExpressionOneOf2PropertiesOp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/2/properties/op")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkUnionsHintsDefsExpressionOneOf2PropertiesOpNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkUnionsHintsDefsExpressionOneOf2PropertiesOpNotFragmentValues: KeyTable = KeyTable(
  """
  and
  or
  <
  >
  between
  """)

func checkUnionsHintsDefsExpressionOneOf2PropertiesOpNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/2/properties/op/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"and\", \"or\", \"<\", \">\", \"between\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"and\", \"or\", \"<\", \">\", \"between\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"and\", \"or\", \"<\", \">\", \"between\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsHintsDefsExpressionOneOf2PropertiesOpNotFragmentValues,
      "\"and\", \"or\", \"<\", \">\", \"between\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"and\", \"or\", \"<\", \">\", \"between\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"and\", \"or\", \"<\", \">\", \"between\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkUnionsHintsDefsExpressionOneOf3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/3")
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

private let checkUnionsHintsDefsExpressionOneOf0Known: KeyTable = KeyTable("op\nleft\nright\nleast\nmost")

func checkUnionsHintsDefsExpressionOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsHintsDefsExpressionOneOf0Joined(&c, &s) }
  if s.isFine(&c, checkUnionsHintsDefsExpressionOneOf0Joined) {
    return
  }
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkUnionsHintsDefsExpressionOneOf0Known
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
  try checkUnionsHintsDefsComparisonInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkUnionsHintsDefsComparisonInPlaceTag: KeyTable = KeyTable("op")

private let checkUnionsHintsDefsComparisonInPlaceTags: KeyTable = KeyTable("<\n>\nbetween")

func checkUnionsHintsDefsComparisonInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkUnionsHintsDefsComparisonInPlaceTag,
      checkUnionsHintsDefsComparisonInPlaceTags,
      "\"<\", \">\", \"between\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0, 1:
      try checkUnionsHintsDefsComparisonOneOf0InPlace(&c, &s, "/oneOf/0")
    case 2:
      try checkUnionsHintsDefsComparisonOneOf1InPlace(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    try c.skipSyntax()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkUnionsHintsDefsComparisonOneOf0InPlaceNames: MemberTable = MemberTable(
  """
  op\tany enum=[\"<\",\">\"]
  left\tnumber
  right\tnumber
  """)

func checkUnionsHintsDefsComparisonOneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsComparisonOneOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("op", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("left", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("right", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsHintsDefsComparisonOneOf1InPlaceNames: MemberTable = MemberTable(
  """
  op\tany const=\"between\"
  least\tnumber
  most\tnumber
  """)

func checkUnionsHintsDefsComparisonOneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/comparison/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsComparisonOneOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("op", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("least", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("most", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsHintsDefsExpressionOneOf0JoinedNames: MemberTable = MemberTable("op\nleft\nright\nleast\nmost")

private let checkUnionsHintsDefsExpressionOneOf0JoinedTexts0: KeyTable = KeyTable("between\n<\n>")

private let checkUnionsHintsDefsExpressionOneOf0JoinedTag: KeyTable = KeyTable("op")

private let checkUnionsHintsDefsExpressionOneOf0JoinedTags: KeyTable = KeyTable("<\n>\nbetween")

func checkUnionsHintsDefsExpressionOneOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/hints.yaml#/$defs/expression/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsHintsDefsExpressionOneOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkUnionsHintsDefsExpressionOneOf0JoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 1:
        o.note(1, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkUnionsHintsDefsExpressionOneOf0JoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 2:
        o.note(2, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkUnionsHintsDefsExpressionOneOf0JoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 3:
        o.note(3, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkUnionsHintsDefsExpressionOneOf0JoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      case 4:
        o.note(4, c)
        if o.index < 0 {
          Assertion.unknownProperty(
            checkUnionsHintsDefsExpressionOneOf0JoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      default:
        if o.index < 0 {
          Assertion.unknownProperty(
            checkUnionsHintsDefsExpressionOneOf0JoinedNames.names,
            at: o.offset,
            &s,
            ""
          )
        }
        try c.skipValue()
      }
    }
    isDecided = checkUnionsHintsDefsExpressionOneOf0JoinedHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipValue()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    switch kind {
    case .object:
      switch try Assertion.tag(
        checkUnionsHintsDefsExpressionOneOf0JoinedTag,
        checkUnionsHintsDefsExpressionOneOf0JoinedTags,
        "\"<\", \">\", \"between\"",
        &c,
        &s,
        "/oneOf"
      ) {
      case 0, 1:
        try checkUnionsHintsDefsComparisonOneOf0InPlace(&c, &s, "/oneOf/0")
      case 2:
        try checkUnionsHintsDefsComparisonOneOf1InPlace(&c, &s, "/oneOf/1")
      default: break
      }
    default:
      try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
    }
  }
  c.position = end
  s.leave()
}

func checkUnionsHintsDefsExpressionOneOf0JoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x7 == 0x7 {
    if o.isAmong(0, 5, c, checkUnionsHintsDefsExpressionOneOf0JoinedTexts0, 0x6) {
      if o.isOf(1, c, TypeSet(rawValue: 32)), o.isOf(2, c, TypeSet(rawValue: 32)) { count &+= 1 }
    }
  }
  if o.seen0 & 0x19 == 0x19 {
    if o.isAmong(0, 5, c, checkUnionsHintsDefsExpressionOneOf0JoinedTexts0, 0x1) {
      if o.isOf(3, c, TypeSet(rawValue: 32)), o.isOf(4, c, TypeSet(rawValue: 32)) { count &+= 1 }
    }
  }
  return count == 1
}
