// Generated from maps/maps.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Maps {
  /// Objects with free keys.
  public struct MapsValue: SchemaValue {
    public var strings: JSONMap<String>?
    public var nullable: JSONMap<String?>?
    public var byPattern: JSONMap<Int>?
    public var namedPatterns: NamedPatterns?
    public var onlyPatterns: OnlyPatterns?
    public var free: JSONObject?
    public var nullableItems: [Int?]?
    public var tuple: [JSONValue]?
    public var pair: [Double]?
    public var merged: Merged?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONMap<[Bool]>

    public struct NamedPatterns: SchemaValue {
      public var known: String?
      /// Numbers under names of your own.
      public var numbers: JSONMap<Int>
      public var flags: JSONMap<Bool>
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct OnlyPatterns: SchemaValue {
      public var names: JSONMap<String>

      public init(names: JSONMap<String> = [:]) {
        self.names = names
      }
    }

    public struct Merged: SchemaValue {
      /// Must have at most 2 properties.
      public var part: Part?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(part: Part? = nil, additionalProperties: JSONObject = [:]) {
        self.part = part
        self.additionalProperties = additionalProperties
      }

      public struct Part: SchemaValue {
        public var a: String
        public var b: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(a: String, b: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.a = a
          self.b = b
          self.additionalProperties = additionalProperties
        }
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Maps.MapsValue {
  public init(
    strings: JSONMap<String>? = nil,
    nullable: JSONMap<String?>? = nil,
    byPattern: JSONMap<Int>? = nil,
    namedPatterns: NamedPatterns? = nil,
    onlyPatterns: OnlyPatterns? = nil,
    free: JSONObject? = nil,
    nullableItems: [Int?]? = nil,
    tuple: [JSONValue]? = nil,
    pair: [Double]? = nil,
    merged: Merged? = nil,
    additionalProperties: JSONMap<[Bool]> = [:]
  ) {
    self.init(
      strings: strings,
      nullable: nullable,
      byPattern: byPattern,
      namedPatterns: namedPatterns,
      onlyPatterns: onlyPatterns,
      free: free,
      nullableItems: nullableItems,
      tuple: tuple,
      pair: pair,
      merged: merged,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Maps.MapsValue.NamedPatterns {
  public init(
    known: String? = nil,
    numbers: JSONMap<Int> = [:],
    flags: JSONMap<Bool> = [:],
    additionalProperties: JSONMap<String> = [:]
  ) {
    self.init(
      known: known,
      numbers: numbers,
      flags: flags,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Maps.MapsValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "maps/maps.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMapsMaps(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      strings
      nullable
      by_pattern
      named_patterns
      only_patterns
      free
      nullable_items
      tuple
      pair
      merged
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkMapsMapsNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: [Bool])] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.strings = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkMapsMapsPropertiesStringsAdditional.string(&c, checks: checks)
        }
      case 1:
        value.nullable = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.optional { (c: inout Cursor) throws(Rejection) in
            try String.read(&c)
          }
        }
      case 2:
        try o.check(&c, checkMapsMapsPropertiesByPattern)
        value.byPattern = try JSONMap<Int>.read(&c)
      case 3:
        try o.check(&c, checkMapsMapsPropertiesNamedPatterns)
        value.namedPatterns = try NamedPatterns.read(&c)
      case 4:
        try o.check(&c, checkMapsMapsPropertiesOnlyPatterns)
        value.onlyPatterns = try OnlyPatterns.read(&c)
      case 5:
        value.free = try c.object(checks: checks)
      case 6:
        try o.check(&c, checkMapsMapsPropertiesNullableItems)
        value.nullableItems = try [Int?].read(&c)
      case 7:
        try o.check(&c, checkMapsMapsPropertiesTuple)
        value.tuple = try [JSONValue].read(&c)
      case 8:
        try o.check(&c, checkMapsMapsPropertiesPair)
        value.pair = try [Double].read(&c)
      case 9:
        value.merged = try Merged.read(&c, checks: checks)
      default:
        try o.check(&c, checkMapsMapsAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"strings\":", self.strings)
    writer.optional("\"nullable\":", self.nullable)
    writer.optional("\"by_pattern\":", self.byPattern)
    writer.optional("\"named_patterns\":", self.namedPatterns)
    writer.optional("\"only_patterns\":", self.onlyPatterns)
    writer.optional("\"free\":", self.free)
    writer.optional("\"nullable_items\":", self.nullableItems)
    writer.optional("\"tuple\":", self.tuple)
    writer.optional("\"pair\":", self.pair)
    writer.optional("\"merged\":", self.merged)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let strings: JSONMap<String>? = try fields.optional("strings")
    let nullable: JSONMap<String?>? = try fields.optional("nullable")
    let byPattern: JSONMap<Int>? = try fields.optional("by_pattern")
    let namedPatterns: NamedPatterns? = try fields.optional("named_patterns")
    let onlyPatterns: OnlyPatterns? = try fields.optional("only_patterns")
    let free: JSONObject? = try fields.optional("free")
    let nullableItems: [Int?]? = try fields.optional("nullable_items")
    let tuple: [JSONValue]? = try fields.optional("tuple")
    let pair: [Double]? = try fields.optional("pair")
    let merged: Merged? = try fields.optional("merged")
    let additionalProperties: JSONMap<[Bool]> = try fields.additional(as: [Bool].self)
    self.init(
      strings: strings,
      nullable: nullable,
      byPattern: byPattern,
      namedPatterns: namedPatterns,
      onlyPatterns: onlyPatterns,
      free: free,
      nullableItems: nullableItems,
      tuple: tuple,
      pair: pair,
      merged: merged,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("strings", self.strings)
    try fields.optional("nullable", self.nullable)
    try fields.optional("by_pattern", self.byPattern)
    try fields.optional("named_patterns", self.namedPatterns)
    try fields.optional("only_patterns", self.onlyPatterns)
    try fields.optional("free", self.free)
    try fields.optional("nullable_items", self.nullableItems)
    try fields.optional("tuple", self.tuple)
    try fields.optional("pair", self.pair)
    try fields.optional("merged", self.merged)
    try fields.additional(self.additionalProperties)
  }
}

extension Maps.MapsValue.NamedPatterns: StructReadable {
  public static var schemaLocation: String {
    "maps/maps.yaml#/properties/named_patterns"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMapsMapsPropertiesNamedPatterns(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("known")
  }

  private static let numbersPattern: Pattern? = Pattern.generated("^x-")
  private static let flagsPattern: Pattern? = Pattern.generated("-y$")

  private static let names: MemberTable = MemberTable("known\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.known)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var numbers: [(key: String, value: Int)] = []
    var flags: [(key: String, value: Bool)] = []
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      let key: Key = try c.key(at: o.offset)
      if Assertion.matches(numbersPattern, key.slice, c) {
        try o.readOther(&c, into: &numbers)
      } else if Assertion.matches(flagsPattern, key.slice, c) {
        try o.readOther(&c, into: &flags)
      } else {
        try o.readOther(&c, into: &others)
      }
    }
    if !numbers.isEmpty { value.numbers = JSONMap(uniqueMembers: numbers) }
    if !flags.isEmpty { value.flags = JSONMap(uniqueMembers: flags) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"known\":", self.known)
    writer.members(self.numbers)
    writer.members(self.flags)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let known: String? = try fields.optional("known")
    let numbers: JSONMap<Int> = try fields.additional(
      as: Int.self,
      where: { Self.numbersPattern.accepts($0) }
    )
    let flags: JSONMap<Bool> = try fields.additional(
      as: Bool.self,
      where: { !Self.numbersPattern.accepts($0) && Self.flagsPattern.accepts($0) }
    )
    let additionalProperties: JSONMap<String> = try fields.additional(
      as: String.self,
      where: { !Self.numbersPattern.accepts($0) && !Self.flagsPattern.accepts($0) }
    )
    self.init(
      known: known,
      numbers: numbers,
      flags: flags,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("known", self.known)
    try fields.additional(self.numbers)
    try fields.additional(self.flags)
    try fields.additional(self.additionalProperties)
  }
}

extension Maps.MapsValue.OnlyPatterns: StructReadable {
  public static var schemaLocation: String {
    "maps/maps.yaml#/properties/only_patterns"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMapsMapsPropertiesOnlyPatterns(&cursor, &sink)
  }

  private static let namesPattern: Pattern? = Pattern.generated("^n")

  private static let names: MemberTable = MemberTable("\\-")

  private static let stored: StoredMembers<Self> = StoredMembers(names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var names: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      let key: Key = try c.key(at: o.offset)
      if Assertion.matches(namesPattern, key.slice, c) {
        try o.readOther(&c, into: &names)
      } else {
        try o.skip(&c)
      }
    }
    if !names.isEmpty { value.names = JSONMap(uniqueMembers: names) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members(self.names)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<NoListedKeys> = try FieldDecoder(decoder)
    self.names = try fields.additional(as: String.self, where: { Self.namesPattern.accepts($0) })
    try fields.noOthers(but: { Self.namesPattern.accepts($0) })
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.additional(self.names)
  }
}

extension Maps.MapsValue.Merged: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "maps/maps.yaml#/properties/merged"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMapsMapsPropertiesMerged(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("part")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkMapsMapsPropertiesMergedJoinedNames)

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
        try o.check(&c, checkMapsMapsPropertiesMergedAllOf0PropertiesParHt3bye3dl61md)
        value.part = try Part.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"part\":", self.part)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.part = try fields.optional("part")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("part", self.part)
    try fields.additional(self.additionalProperties)
  }
}

extension Maps.MapsValue.Merged.Part: StructReadable {
  public static var schemaLocation: String {
    "maps/maps.yaml#/properties/merged/allOf/0/properties/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkMapsMapsPropertiesMergedAllOf0PropertiesPart(&cursor, &sink)
    cursor = start
    try checkMapsMapsPropertiesMergedAllOf1PropertiesPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb")
  }

  private static let names: MemberTable = MemberTable("a\tstring\nb\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.a)
    members.integer(1, optional: \.b)
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
    writer.optional("\"b\":", self.b)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.required("a")
    self.b = try fields.optional("b")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("a", self.a)
    try fields.optional("b", self.b)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkMapsMapsNames: MemberTable = MemberTable(
  """
  strings\t\t*
  nullable\t\t*
  by_pattern
  named_patterns\t\t{
  only_patterns
  free\tobject
  nullable_items\t\t[
  tuple
  pair
  merged
  """,
  nested: [
    checkMapsMapsPropertiesStringsAdditional,
    checkMapsMapsPropertiesNullableAdditional,
    checkMapsMapsPropertiesNamedPatternsNames,
    checkMapsMapsPropertiesNullableItemsItems,
  ]
)

let checkMapsMapsAdditional: MemberTable = MemberTable(
  additional: """
    \t[
    """,
  nested: [checkMapsMapsAdditionalPropertiesItems]
)

func checkMapsMaps(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkMapsMapsNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkMapsMapsPropertiesStrings(&c, &s, "/properties/strings")
      case 1:
        try checkMapsMapsPropertiesNullable(&c, &s, "/properties/nullable")
      case 2:
        try checkMapsMapsPropertiesByPattern(&c, &s, "/properties/by_pattern")
      case 3:
        try checkMapsMapsPropertiesNamedPatterns(&c, &s, "/properties/named_patterns")
      case 4:
        try checkMapsMapsPropertiesOnlyPatterns(&c, &s, "/properties/only_patterns")
      case 6:
        try checkMapsMapsPropertiesNullableItems(&c, &s, "/properties/nullable_items")
      case 7:
        try checkMapsMapsPropertiesTuple(&c, &s, "/properties/tuple")
      case 8:
        try checkMapsMapsPropertiesPair(&c, &s, "/properties/pair")
      case 9:
        try checkMapsMapsPropertiesMerged(&c, &s, "/properties/merged")
      default:
        if !checkMapsMapsAdditional.passes(&c) {
          try checkMapsMapsAdditionalProperties(&c, &s, "/additionalProperties")
        }
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsMapsPropertiesStringsAdditional: MemberTable = MemberTable(additional: "string")

func checkMapsMapsPropertiesStrings(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/strings")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkMapsMapsPropertiesStringsAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsMapsPropertiesNullableAdditional: MemberTable = MemberTable(additional: "null|string")

func checkMapsMapsPropertiesNullable(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/nullable")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkMapsMapsPropertiesNullableAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkMapsMapsPropertiesByPatternNames: KeyTable = KeyTable("\\-")

func checkMapsMapsPropertiesByPattern(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/by_pattern")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    let names: KeyTable = checkMapsMapsPropertiesByPatternNames
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternXN2, key.slice, c) {
        c.position = value
        try checkMapsMapsPropertiesByPatternPatternPropertiesX(&c, &s, "/patternProperties/^x-")
        isListed = true
      }
      if !isListed {
        try c.skipValue()
        try Assertion.never(.additionalProperty(names), at: key.offset, &s, "/additionalProperties")
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

func checkMapsMapsPropertiesByPatternPatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/by_pattern/patternProperties/^x-")
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

let checkMapsMapsPropertiesNamedPatternsNames: MemberTable = MemberTable("known\tstring")

func checkMapsMapsPropertiesNamedPatterns(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/named_patterns")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkMapsMapsPropertiesNamedPatternsNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternXN2, key.slice, c) {
        c.position = value
        try checkMapsMapsPropertiesNamedPatternsPatternPropertiesX(&c, &s, "/patternProperties/^x-")
        isListed = true
      }
      if Assertion.matches(patternY, key.slice, c) {
        c.position = value
        try checkMapsMapsPropertiesNamedPatternsPatternPropertiesY(&c, &s, "/patternProperties/-y$")
        isListed = true
      }
      if !isListed {
        try checkMapsMapsPropertiesNamedPatternsAdditionalProperties(&c, &s, "/additionalProperties")
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsMapsPropertiesNamedPatternsPatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/named_patterns/patternProperties/^x-")
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

func checkMapsMapsPropertiesNamedPatternsPatternPropertiesY(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/named_patterns/patternProperties/-y$")
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

func checkMapsMapsPropertiesNamedPatternsAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/named_patterns/additionalProperties")
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

private let checkMapsMapsPropertiesOnlyPatternsNames: KeyTable = KeyTable("\\-")

func checkMapsMapsPropertiesOnlyPatterns(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/only_patterns")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    let names: KeyTable = checkMapsMapsPropertiesOnlyPatternsNames
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternN, key.slice, c) {
        c.position = value
        try checkMapsMapsPropertiesOnlyPatternsPatternPropertiesN(&c, &s, "/patternProperties/^n")
        isListed = true
      }
      if !isListed {
        try c.skipValue()
        try Assertion.never(.additionalProperty(names), at: key.offset, &s, "/additionalProperties")
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

func checkMapsMapsPropertiesOnlyPatternsPatternPropertiesN(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/only_patterns/patternProperties/^n")
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

let checkMapsMapsPropertiesNullableItemsItems: MemberTable = MemberTable(items: "null|integer")

func checkMapsMapsPropertiesNullableItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/nullable_items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkMapsMapsPropertiesNullableItemsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsMapsPropertiesTuplePrefix: MemberTable = MemberTable(prefixItems: "0\tstring\n1\tinteger")

func checkMapsMapsPropertiesTuple(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/tuple")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    if more { more = try checkMapsMapsPropertiesTuplePrefix.readItems(&count, &c, &s) }
    while more {
      try c.skipValue()
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

let checkMapsMapsPropertiesPairPrefix: MemberTable = MemberTable(prefixItems: "0\tnumber\n1\tnumber")

func checkMapsMapsPropertiesPair(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/pair")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    if more { more = try checkMapsMapsPropertiesPairPrefix.readItems(&count, &c, &s) }
    while more {
      c.skipWhitespace()
      let offset: Int = c.position
      try c.skipValue()
      try Assertion.never(.additionalItem(2), at: offset, &s, "/items")
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

private let checkMapsMapsPropertiesMergedKnown: KeyTable = KeyTable("part")

func checkMapsMapsPropertiesMerged(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkMapsMapsPropertiesMergedJoined(&c, &s) }
  if s.isFine(&c, checkMapsMapsPropertiesMergedJoined) {
    return
  }
  s.enter(path, "maps/maps.yaml#/properties/merged")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkMapsMapsPropertiesMergedKnown
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
  try checkMapsMapsPropertiesMergedAllOf0InPlaceOf1760i1id5jka3(&c, &s, "/allOf/0")
  c.position = start
  try checkMapsMapsPropertiesMergedAllOf1InPlaceOf1760i1id5jka3(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkMapsMapsPropertiesMergedAllOf0InPlaceOf1760i1id5jka3Names: MemberTable = MemberTable(
  """
  part\t\t{
  """,
  nested: [checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1mNames]
)

func checkMapsMapsPropertiesMergedAllOf0InPlaceOf1760i1id5jka3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf0InPlaceOf1760i1id5jka3Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1m(&c, &s, "/properties/part")
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

let checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1mNames: MemberTable = MemberTable(
  """
  a\tstring
  """,
  required: 0x1
)

private let checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1mKnown: KeyTable = KeyTable("a\nb")

func checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1m(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/0/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1mNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(
        checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1mKnown,
        at: o.offset,
        c,
        &s
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

let checkMapsMapsPropertiesMergedAllOf1InPlaceOf1760i1id5jka3Names: MemberTable = MemberTable("part")

func checkMapsMapsPropertiesMergedAllOf1InPlaceOf1760i1id5jka3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf1InPlaceOf1760i1id5jka3Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkMapsMapsPropertiesMergedAllOf1PropertiesPartSilent(&c, &s, "/properties/part")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkMapsMapsPropertiesMergedAllOf1PropertiesPartSilentNames: MemberTable = MemberTable("b\tinteger")

func checkMapsMapsPropertiesMergedAllOf1PropertiesPartSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/1/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf1PropertiesPartSilentNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    try Assertion.maxProperties(2, o.count, at: start, &s, "/maxProperties")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsMapsAdditionalPropertiesItems: MemberTable = MemberTable(items: "boolean")

func checkMapsMapsAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/additionalProperties")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkMapsMapsAdditionalPropertiesItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsMapsPropertiesMergedAllOf0PropertiesPartNames: MemberTable = MemberTable("a\tstring")

func checkMapsMapsPropertiesMergedAllOf0PropertiesPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/0/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf0PropertiesPartNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkMapsMapsPropertiesMergedAllOf0PropertiesPartNames.names,
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

let checkMapsMapsPropertiesMergedAllOf1PropertiesPartNames: MemberTable = MemberTable("b\tinteger")

func checkMapsMapsPropertiesMergedAllOf1PropertiesPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/1/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf1PropertiesPartNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkMapsMapsPropertiesMergedAllOf1PropertiesPartNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    try Assertion.maxProperties(2, o.count, at: start, &s, "/maxProperties")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsMapsPropertiesMergedAllOf0PropertiesParHt3bye3dl61md(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkMapsMapsPropertiesMergedAllOf0PropertiesParHrtizi68r6yio(&c, &s) }
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/0/properties/part")
  _ = try c.kind()
  let start: Int = c.position
  try checkMapsMapsPropertiesMergedAllOf0PropertiesParH23lgidyjxzy1m(&c, &s, "/properties/part")
  c.position = start
  try checkMapsMapsPropertiesMergedAllOf1PropertiesPartSilent(&c, &s, "/properties/part")
  s.leave()
}

let checkMapsMapsPropertiesMergedAllOf0PropertiesParHrtizi68r6yioNames: MemberTable = MemberTable(
  """
  a\tstring
  b\tinteger
  """)

func checkMapsMapsPropertiesMergedAllOf0PropertiesParHrtizi68r6yio(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged/allOf/0/properties/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedAllOf0PropertiesParHrtizi68r6yioNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    try Assertion.maxProperties(2, o.count, at: start, &s, "/maxProperties")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsMapsPropertiesMergedJoinedNames: MemberTable = MemberTable("part")

func checkMapsMapsPropertiesMergedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/maps.yaml#/properties/merged")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMapsMapsPropertiesMergedJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkMapsMapsPropertiesMergedAllOf0PropertiesParHt3bye3dl61md(&c, &s, "/properties/part")
      default:
        Assertion.unknownProperty(checkMapsMapsPropertiesMergedJoinedNames.names, at: o.offset, &s, "")
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

let patternY: Pattern? = Pattern.generated("-y$")

let patternN: Pattern? = Pattern.generated("^n")
