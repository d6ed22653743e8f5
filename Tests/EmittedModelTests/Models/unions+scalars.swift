// Generated from unions/scalars.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Unions {
  /// Choices between scalars, some of which a table of members decides.
  public struct Scalars: SchemaValue {
    public var textOrList: TextOrList?
    public var countOrText: CountOrText?
    public var overlapping: Double?
    public var listedOrNumber: ListedOrNumber?
    public var listedOrFlag: Presence<ListedOrFlag>
    public var nested: ScalarsNested?
    /// Must be at most 3 characters long.
    public var textOrObject: TextOrObject?
    public var twoTexts: String?
    /// Must be at most 3 characters long.
    public var limited: Limited?
    @available(*, deprecated, message: "No longer in use.")
    public var old: Old? {
      get { _old }
      set { _old = newValue }
    }
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public enum TextOrList: SchemaValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
      /// Must be at most 5 characters long.
      case string(String)
      case array([String])

      public init(stringLiteral value: String) { self = .string(value) }

      public init(arrayLiteral elements: String...) { self = .array(elements) }
    }

    public enum CountOrText: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
      /// Must be at least `0` and at most `9`.
      case integer(Int)
      /// Must be at least 2 characters long. Must match the pattern `^[a-z]+$`.
      case string(String)

      public init(integerLiteral value: Int) { self = .integer(value) }

      public init(stringLiteral value: String) { self = .string(value) }
    }

    public enum ListedOrNumber: SchemaValue, ExpressibleByFloatLiteral {
      case string(ListedOrNumberString)
      /// Must be at most `1`.
      case number(Double)

      public init(floatLiteral value: Double) { self = .number(value) }

      public enum ListedOrNumberString: String, CaseIterable, SchemaValue {
        case on
        case off
      }
    }

    public enum ListedOrFlag: SchemaValue, ExpressibleByBooleanLiteral {
      case bool(Bool)
      case auto

      public init(booleanLiteral value: Bool) { self = .bool(value) }
    }

    public enum ScalarsNested: SchemaValue, ExpressibleByIntegerLiteral {
      case value(Value)
      case integer(Int)

      public init(integerLiteral value: Int) { self = .integer(value) }

      public enum Value: SchemaValue, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
        case bool(Bool)
        /// Must be at least 2 characters long.
        case string(String)

        public init(booleanLiteral value: Bool) { self = .bool(value) }

        public init(stringLiteral value: String) { self = .string(value) }
      }
    }

    /// Must be at most 3 characters long.
    public enum TextOrObject: SchemaValue, ExpressibleByStringLiteral {
      /// Must be at most 3 characters long.
      case string(String)
      /// Must be at most 3 characters long.
      case object(Object)

      public init(stringLiteral value: String) { self = .string(value) }

      /// Must be at most 3 characters long.
      public struct Object: SchemaValue {
        public var a: Int
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(a: Int, additionalProperties: JSONObject = [:]) {
          self.a = a
          self.additionalProperties = additionalProperties
        }
      }
    }

    /// Must be at most 3 characters long.
    public enum Limited: SchemaValue, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      case string(String)
      case integer(Int)

      public init(stringLiteral value: String) { self = .string(value) }

      public init(integerLiteral value: Int) { self = .integer(value) }
    }

    public enum Old: SchemaValue, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      /// Must be at least 1 character long.
      case string(String)
      case integer(Int)

      public init(stringLiteral value: String) { self = .string(value) }

      public init(integerLiteral value: Int) { self = .integer(value) }
    }

    private var _old: Old?
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Unions.Scalars {
  public init(
    textOrList: TextOrList? = nil,
    countOrText: CountOrText? = nil,
    overlapping: Double? = nil,
    listedOrNumber: ListedOrNumber? = nil,
    listedOrFlag: Presence<ListedOrFlag> = .absent,
    nested: ScalarsNested? = nil,
    textOrObject: TextOrObject? = nil,
    twoTexts: String? = nil,
    limited: Limited? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      textOrList: textOrList,
      countOrText: countOrText,
      overlapping: overlapping,
      listedOrNumber: listedOrNumber,
      listedOrFlag: listedOrFlag,
      nested: nested,
      textOrObject: textOrObject,
      twoTexts: twoTexts,
      limited: limited,
      additionalProperties: additionalProperties,
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Unions.Scalars: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalars(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      text_or_list
      count_or_text
      overlapping
      listed_or_number
      listed_or_flag
      nested
      text_or_object
      two_texts
      limited
      old
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsScalarsNames)

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
        value.textOrList = try TextOrList.read(&c, checks: checks)
      case 1:
        try o.check(&c, checkUnionsScalarsPropertiesCountOrText)
        value.countOrText = try CountOrText.read(&c)
      case 2:
        try o.check(&c, checkUnionsScalarsPropertiesOverlapping)
        value.overlapping = try Double.read(&c)
      case 3:
        value.listedOrNumber = try ListedOrNumber.read(&c, checks: checks)
      case 4:
        value.listedOrFlag = try c.presence { (c: inout Cursor) throws(Rejection) in
          try ListedOrFlag.read(&c, checks: checks)
        }
      case 5:
        value.nested = try ScalarsNested.read(&c, checks: checks)
      case 6:
        try o.check(&c, checkUnionsScalarsPropertiesTextOrObject)
        value.textOrObject = try TextOrObject.read(&c)
      case 7:
        try o.check(&c, checkUnionsScalarsPropertiesTwoTexts)
        value.twoTexts = try String.read(&c)
      case 8:
        try o.check(&c, checkUnionsScalarsPropertiesLimited)
        value.limited = try Limited.read(&c)
      case 9:
        try o.check(&c, checkUnionsScalarsPropertiesOld)
        value._old = try Old.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"text_or_list\":", self.textOrList)
    writer.optional("\"count_or_text\":", self.countOrText)
    writer.optional("\"overlapping\":", self.overlapping)
    writer.optional("\"listed_or_number\":", self.listedOrNumber)
    writer.presence("\"listed_or_flag\":", self.listedOrFlag)
    writer.optional("\"nested\":", self.nested)
    writer.optional("\"text_or_object\":", self.textOrObject)
    writer.optional("\"two_texts\":", self.twoTexts)
    writer.optional("\"limited\":", self.limited)
    writer.optional("\"old\":", self._old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let textOrList: TextOrList? = try fields.optional("text_or_list")
    let countOrText: CountOrText? = try fields.optional("count_or_text")
    let overlapping: Double? = try fields.optional("overlapping")
    let listedOrNumber: ListedOrNumber? = try fields.optional("listed_or_number")
    let listedOrFlag: Presence<ListedOrFlag> = try fields.presence("listed_or_flag")
    let nested: ScalarsNested? = try fields.optional("nested")
    let textOrObject: TextOrObject? = try fields.optional("text_or_object")
    let twoTexts: String? = try fields.optional("two_texts")
    let limited: Limited? = try fields.optional("limited")
    let old: Old? = try fields.optional("old")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      textOrList: textOrList,
      countOrText: countOrText,
      overlapping: overlapping,
      listedOrNumber: listedOrNumber,
      listedOrFlag: listedOrFlag,
      nested: nested,
      textOrObject: textOrObject,
      twoTexts: twoTexts,
      limited: limited,
      additionalProperties: additionalProperties,
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text_or_list", self.textOrList)
    try fields.optional("count_or_text", self.countOrText)
    try fields.optional("overlapping", self.overlapping)
    try fields.optional("listed_or_number", self.listedOrNumber)
    try fields.presence("listed_or_flag", self.listedOrFlag)
    try fields.optional("nested", self.nested)
    try fields.optional("text_or_object", self.textOrObject)
    try fields.optional("two_texts", self.twoTexts)
    try fields.optional("limited", self.limited)
    try fields.optional("old", self._old)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Scalars.TextOrList: FusedReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/text_or_list"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesTextOrList(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      return .string(try String.read(&cursor))
    case .array:
      return .array(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkUnionsScalarsPropertiesTextOrListAnyOf1Items.string(&c, checks: checks)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .array(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .array) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .array(try [String](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.CountOrText: GeneratedValue {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/count_or_text"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesCountOrText(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .integer(try Int.read(&cursor))
    case .string:
      return .string(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .integer(try Int(unvalidatedFrom: decoder))
    default:
      self = .string(try String(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.ListedOrNumber: FusedReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/listed_or_number"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesListedOrNumber(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      if checks { try check(cursor) }
      return .number(try Double.read(&cursor))
    case .string:
      return .string(try ListedOrNumberString.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .number(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .number(try Double(unvalidatedFrom: decoder))
    default:
      self = .string(try ListedOrNumberString(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.ListedOrNumber.ListedOrNumberString: GeneratedValue {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/listed_or_number/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesListedOrNumberAnyOf0(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("on\noff")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .on
    case 1: return .off
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .on: writer.bytes("\"on\",")
    case .off: writer.bytes("\"off\",")
    }
  }
}

extension Unions.Scalars.ListedOrFlag: FusedReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/listed_or_flag"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesListedOrFlag(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .bool(try Bool.read(&cursor))
    case .string:
      if checks { try check(cursor) }
      try cursor.skipSyntax()
      return .auto
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .bool(let value): value.write(to: &writer)
    case .auto: writer.bytes("\"auto\",")
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .string) {
    case .boolean:
      self = .bool(try Bool(unvalidatedFrom: decoder))
    default:
      try decoder.expect("auto")
      self = .auto
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .auto: try String("auto").encode(to: encoder)
    }
  }
}

extension Unions.Scalars.ScalarsNested: FusedReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/nested"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesNested(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .value(try Value.read(&cursor, checks: checks))
    case .number:
      if checks { try check(cursor) }
      return .integer(try Int.read(&cursor))
    case .string:
      return .value(try Value.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .value(let value): value.write(to: &writer)
    case .integer(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .number, .string) {
    case .boolean:
      self = .value(try Value(unvalidatedFrom: decoder))
    case .number:
      self = .integer(try Int(unvalidatedFrom: decoder))
    default:
      self = .value(try Value(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.ScalarsNested.Value: FusedReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/nested/anyOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesNestedAnyOf0(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .bool(try Bool.read(&cursor))
    case .string:
      if checks { try check(cursor) }
      return .string(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .bool(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .string) {
    case .boolean:
      self = .bool(try Bool(unvalidatedFrom: decoder))
    default:
      self = .string(try String(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.TextOrObject: GeneratedValue {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/text_or_object"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesTextOrObject(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .object(try Object.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .object(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .object(try Object(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.TextOrObject.Object: StructReadable {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/text_or_object"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesTextOrObject(&cursor, &sink)
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

extension Unions.Scalars.Limited: GeneratedValue {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/limited"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesLimited(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .integer(try Int.read(&cursor))
    case .string:
      return .string(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .integer(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .integer(try Int(unvalidatedFrom: decoder))
    default:
      self = .string(try String(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Scalars.Old: GeneratedValue {
  public static var schemaLocation: String {
    "unions/scalars.yaml#/properties/old"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsScalarsPropertiesOld(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .integer(try Int.read(&cursor))
    case .string:
      return .string(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .integer(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .integer(try Int(unvalidatedFrom: decoder))
    default:
      self = .string(try String(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

let checkUnionsScalarsNames: MemberTable = MemberTable(
  """
  text_or_list\tstring maxLength=5\t[
  count_or_text\tstring|integer maximum=9 minimum=0 minLength=2 pattern=\"^[a-z]+$\"\t?
  overlapping
  listed_or_number\tnumber|string maximum=1 enum=[\"on\",\"off\"]\t?
  listed_or_flag\tnull|boolean|string const=\"auto\"\t?
  nested\tboolean|string|integer minLength=2\t?
  text_or_object\tstring maxLength=3\t?
  two_texts\tstring format=\"date\"\t?
  limited
  old\tstring|integer minLength=1\t…
  """,
  nested: [checkUnionsScalarsPropertiesTextOrListAnyOf1Items]
)

func checkUnionsScalars(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsScalarsNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkUnionsScalarsPropertiesTextOrList(&c, &s, "/properties/text_or_list")
      case 1:
        try checkUnionsScalarsPropertiesCountOrText(&c, &s, "/properties/count_or_text")
      case 2:
        try checkUnionsScalarsPropertiesOverlapping(&c, &s, "/properties/overlapping")
      case 3:
        try checkUnionsScalarsPropertiesListedOrNumber(&c, &s, "/properties/listed_or_number")
      case 4:
        try checkUnionsScalarsPropertiesListedOrFlag(&c, &s, "/properties/listed_or_flag")
      case 5:
        try checkUnionsScalarsPropertiesNested(&c, &s, "/properties/nested")
      case 6:
        try checkUnionsScalarsPropertiesTextOrObject(&c, &s, "/properties/text_or_object")
      case 7:
        try checkUnionsScalarsPropertiesTwoTexts(&c, &s, "/properties/two_texts")
      case 8:
        try checkUnionsScalarsPropertiesLimited(&c, &s, "/properties/limited")
      case 9:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try checkUnionsScalarsPropertiesOld(&c, &s, "/properties/old")
      default:
        Assertion.unknownProperty(checkUnionsScalarsNames.names, at: o.offset, &s, "")
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

func checkUnionsScalarsPropertiesTextOrList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/text_or_list")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkUnionsScalarsPropertiesTextOrListAnyOf0(&c, &s, "/anyOf/0")
  case .array:
    try checkUnionsScalarsPropertiesTextOrListAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 24), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesTextOrListAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/text_or_list/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(5, string, c, &s, "/maxLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsScalarsPropertiesTextOrListAnyOf1Items: MemberTable = MemberTable(items: "string")

func checkUnionsScalarsPropertiesTextOrListAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/text_or_list/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkUnionsScalarsPropertiesTextOrListAnyOf1Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesCountOrText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/count_or_text")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkUnionsScalarsPropertiesCountOrTextOneOf0(&c, &s, "/oneOf/0")
  case .string:
    try checkUnionsScalarsPropertiesCountOrTextOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesCountOrTextOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/count_or_text/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
    try Assertion.maximum(NumberLimit(9, "9"), number, c, &s, "/maximum")
    try Assertion.minimum(NumberLimit(0, "0"), number, c, &s, "/minimum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesCountOrTextOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/count_or_text/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(2, string, c, &s, "/minLength")
    try Assertion.pattern(patternAZN3, "^[a-z]+$", string, c, &s, "/pattern")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesOverlapping(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/overlapping")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsScalarsPropertiesOverlappingOneOf0(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsScalarsPropertiesOverlappingOneOf1(&c, &s)
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
    try Assertion.noBranch(TypeSet(rawValue: 32), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesOverlappingOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/overlapping/oneOf/0")
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

func checkUnionsScalarsPropertiesOverlappingOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/overlapping/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    try Assertion.minimum(NumberLimit(5, "5"), number, c, &s, "/minimum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 32), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesListedOrNumber(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_number")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkUnionsScalarsPropertiesListedOrNumberAnyOf1(&c, &s, "/anyOf/1")
  case .string:
    try checkUnionsScalarsPropertiesListedOrNumberAnyOf0(&c, &s, "/anyOf/0")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
  s.leave()
}

private let checkUnionsScalarsPropertiesListedOrNumberAnyOf0Values: KeyTable = KeyTable("on\noff")

func checkUnionsScalarsPropertiesListedOrNumberAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_number/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"on\", \"off\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"on\", \"off\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"on\", \"off\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsScalarsPropertiesListedOrNumberAnyOf0Values,
      "\"on\", \"off\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"on\", \"off\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"on\", \"off\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesListedOrNumberAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_number/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    try Assertion.maximum(NumberLimit(1, "1"), number, c, &s, "/maximum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 32), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesListedOrFlag(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_flag")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkUnionsScalarsPropertiesListedOrFlagOneOf2(&c, &s, "/oneOf/2")
  case .boolean:
    try checkUnionsScalarsPropertiesListedOrFlagOneOf0(&c, &s, "/oneOf/0")
  case .string:
    try checkUnionsScalarsPropertiesListedOrFlagOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 19), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesListedOrFlagOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_flag/oneOf/0")
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

func checkUnionsScalarsPropertiesListedOrFlagOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_flag/oneOf/1")
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

func checkUnionsScalarsPropertiesListedOrFlagOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/listed_or_flag/oneOf/2")
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

func checkUnionsScalarsPropertiesNested(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/nested")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean, .string:
    try checkUnionsScalarsPropertiesNestedAnyOf0(&c, &s, "/anyOf/0")
  case .number:
    try checkUnionsScalarsPropertiesNestedAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 50), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesNestedAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/nested/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean:
    try checkUnionsScalarsPropertiesNestedAnyOf0AnyOf0(&c, &s, "/anyOf/0")
  case .string:
    try checkUnionsScalarsPropertiesNestedAnyOf0AnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 18), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesNestedAnyOf0AnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/nested/anyOf/0/anyOf/0")
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

func checkUnionsScalarsPropertiesNestedAnyOf0AnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/nested/anyOf/0/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(2, string, c, &s, "/minLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesNestedAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/nested/anyOf/1")
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

let checkUnionsScalarsPropertiesTextOrObjectNames: MemberTable = MemberTable("a\tinteger")

func checkUnionsScalarsPropertiesTextOrObject(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/text_or_object")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(3, string, c, &s, "/maxLength")
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsScalarsPropertiesTextOrObjectNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsScalarsPropertiesTextOrObjectNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 20), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesTwoTexts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/two_texts")
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
          try checkUnionsScalarsPropertiesTwoTextsAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsScalarsPropertiesTwoTextsAnyOf1(&c, &s)
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

func checkUnionsScalarsPropertiesTwoTextsAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/two_texts/anyOf/0")
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

func checkUnionsScalarsPropertiesTwoTextsAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/two_texts/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(2, string, c, &s, "/maxLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesLimited(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/limited")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(3, string, c, &s, "/maxLength")
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .number:
    try checkUnionsScalarsPropertiesLimitedAnyOf1(&c, &s, "/anyOf/1")
  case .string:
    try checkUnionsScalarsPropertiesLimitedAnyOf0(&c, &s, "/anyOf/0")
  default:
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
  c.position = end
  s.leave()
}

func checkUnionsScalarsPropertiesLimitedAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/limited/anyOf/0")
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

func checkUnionsScalarsPropertiesLimitedAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/limited/anyOf/1")
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

func checkUnionsScalarsPropertiesOld(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/old")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkUnionsScalarsPropertiesOldAnyOf1(&c, &s, "/anyOf/1")
  case .string:
    try checkUnionsScalarsPropertiesOldAnyOf0(&c, &s, "/anyOf/0")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkUnionsScalarsPropertiesOldAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/old/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(1, string, c, &s, "/minLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsScalarsPropertiesOldAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/scalars.yaml#/properties/old/anyOf/1")
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
