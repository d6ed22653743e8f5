// Generated from nested/arrays.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Nested {
  /// Arrays of numbers, and arrays of which each position is something else.
  public struct Arrays: SchemaValue {
    public var numbers: [Double]?
    public var integers: [Int?]?
    public var naturals: [Int]?
    public var shares: [Double]?
    /// Must have at least 2 items.
    public var row: [JSONValue]?
    public var mixed: [JSONValue]?
    /// Must not repeat an item.
    public var counted: [JSONValue]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Nested.Arrays {
  public init(
    numbers: [Double]? = nil,
    integers: [Int?]? = nil,
    naturals: [Int]? = nil,
    shares: [Double]? = nil,
    row: [JSONValue]? = nil,
    mixed: [JSONValue]? = nil,
    counted: [JSONValue]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      numbers: numbers,
      integers: integers,
      naturals: naturals,
      shares: shares,
      row: row,
      mixed: mixed,
      counted: counted,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Nested.Arrays: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/arrays.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedArrays(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("numbers\nintegers\nnaturals\nshares\nrow\nmixed\ncounted")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedArraysNames)

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
        value.numbers = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedArraysPropertiesNumbersItems.number(&c, checks: checks)
        }
      case 1:
        try o.check(&c, checkNestedArraysPropertiesIntegers)
        value.integers = try [Int?].read(&c)
      case 2:
        value.naturals = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedArraysPropertiesNaturalsItems.integer(&c, checks: checks)
        }
      case 3:
        value.shares = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedArraysPropertiesSharesItems.number(&c, checks: checks)
        }
      case 4:
        try o.check(&c, checkNestedArraysPropertiesRow)
        value.row = try [JSONValue].read(&c)
      case 5:
        try o.check(&c, checkNestedArraysPropertiesMixed)
        value.mixed = try [JSONValue].read(&c)
      case 6:
        try o.check(&c, checkNestedArraysPropertiesCounted)
        value.counted = try [JSONValue].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"numbers\":", self.numbers)
    writer.optional("\"integers\":", self.integers)
    writer.optional("\"naturals\":", self.naturals)
    writer.optional("\"shares\":", self.shares)
    writer.optional("\"row\":", self.row)
    writer.optional("\"mixed\":", self.mixed)
    writer.optional("\"counted\":", self.counted)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let numbers: [Double]? = try fields.optional("numbers")
    let integers: [Int?]? = try fields.optional("integers")
    let naturals: [Int]? = try fields.optional("naturals")
    let shares: [Double]? = try fields.optional("shares")
    let row: [JSONValue]? = try fields.optional("row")
    let mixed: [JSONValue]? = try fields.optional("mixed")
    let counted: [JSONValue]? = try fields.optional("counted")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      numbers: numbers,
      integers: integers,
      naturals: naturals,
      shares: shares,
      row: row,
      mixed: mixed,
      counted: counted,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("numbers", self.numbers)
    try fields.optional("integers", self.integers)
    try fields.optional("naturals", self.naturals)
    try fields.optional("shares", self.shares)
    try fields.optional("row", self.row)
    try fields.optional("mixed", self.mixed)
    try fields.optional("counted", self.counted)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkNestedArraysNames: MemberTable = MemberTable(
  """
  numbers\t\t[
  integers\t\t[
  naturals\t\t[
  shares\t\t[
  row
  mixed
  counted
  """,
  nested: [
    checkNestedArraysPropertiesNumbersItems,
    checkNestedArraysPropertiesIntegersItems,
    checkNestedArraysPropertiesNaturalsItems,
    checkNestedArraysPropertiesSharesItems,
  ]
)

func checkNestedArrays(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedArraysNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedArraysPropertiesNumbers(&c, &s, "/properties/numbers")
      case 1:
        try checkNestedArraysPropertiesIntegers(&c, &s, "/properties/integers")
      case 2:
        try checkNestedArraysPropertiesNaturals(&c, &s, "/properties/naturals")
      case 3:
        try checkNestedArraysPropertiesShares(&c, &s, "/properties/shares")
      case 4:
        try checkNestedArraysPropertiesRow(&c, &s, "/properties/row")
      case 5:
        try checkNestedArraysPropertiesMixed(&c, &s, "/properties/mixed")
      case 6:
        try checkNestedArraysPropertiesCounted(&c, &s, "/properties/counted")
      default:
        Assertion.unknownProperty(checkNestedArraysNames.names, at: o.offset, &s, "")
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

let checkNestedArraysPropertiesNumbersItems: MemberTable = MemberTable(items: "number")

func checkNestedArraysPropertiesNumbers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/numbers")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedArraysPropertiesNumbersItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedArraysPropertiesIntegersItems: MemberTable = MemberTable(items: "null|integer")

func checkNestedArraysPropertiesIntegers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/integers")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedArraysPropertiesIntegersItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedArraysPropertiesNaturalsItems: MemberTable = MemberTable(items: "integer minimum=0")

func checkNestedArraysPropertiesNaturals(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/naturals")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedArraysPropertiesNaturalsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedArraysPropertiesSharesItems: MemberTable = MemberTable(items: "number minimum=-2")

func checkNestedArraysPropertiesShares(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/shares")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedArraysPropertiesSharesItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedArraysPropertiesRowPrefix: MemberTable = MemberTable(
  prefixItems: """
    0\tinteger
    1\tstring maxLength=2
    2\tnumber minimum=0
    3\tany
    """)

func checkNestedArraysPropertiesRow(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/row")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    if more { more = try checkNestedArraysPropertiesRowPrefix.readItems(&count, &c, &s) }
    while more {
      c.skipWhitespace()
      let offset: Int = c.position
      try c.skipValue()
      try Assertion.never(.additionalItem(4), at: offset, &s, "/items")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.minItems(2, count, at: start, &s, "/minItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedArraysPropertiesMixedPrefix: MemberTable = MemberTable(prefixItems: "0\tstring\n1\n2\tnumber")

let checkNestedArraysPropertiesMixedItems: MemberTable = MemberTable(items: "boolean")

func checkNestedArraysPropertiesMixed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/mixed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      switch count {
      case 0, 2:
        try checkNestedArraysPropertiesMixedPrefix.readItem(count, &c, &s)
      case 1:
        try checkNestedArraysPropertiesMixedPrefixItems1(&c, &s, "/prefixItems/1")
      default:
        try checkNestedArraysPropertiesMixedItems.readItem(&c, &s)
      }
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

let checkNestedArraysPropertiesMixedPrefixItems1Names: MemberTable = MemberTable("a\tinteger")

func checkNestedArraysPropertiesMixedPrefixItems1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/mixed/prefixItems/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedArraysPropertiesMixedPrefixItems1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNestedArraysPropertiesMixedPrefixItems1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedArraysPropertiesCountedPrefix: MemberTable = MemberTable(prefixItems: "0\tinteger\n1\tinteger")

let checkNestedArraysPropertiesCountedContains: MemberTable = MemberTable(items: "any const=7")

func checkNestedArraysPropertiesCounted(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/arrays.yaml#/properties/counted")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var matches: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      let isMatch: Bool = checkNestedArraysPropertiesCountedContains.acceptsItem(c)
      if isMatch {
        matches &+= 1
      }
      switch count {
      case 0, 1:
        try checkNestedArraysPropertiesCountedPrefix.readItem(count, &c, &s)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.contains(matches, at: start, &s, "/contains")
    try Assertion.uniqueItems(at: start, count, c, &s, "/uniqueItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
