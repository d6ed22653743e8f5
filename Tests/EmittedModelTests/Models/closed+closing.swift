// Generated from closed/closing.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Closed {
  /// Compositions of which one part asks something of the members that it does not list.
  public struct Closing: SchemaValue {
    public var texts: Texts?
    public var numbers: Numbers?
    public var narrowed: Narrowed?
    public var shutIn: ShutIn?
    public var closing: ClosingClosing?
    public var twice: Twice?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Labelled: SchemaValue {
      /// Must be at most 3 characters long.
      public var label: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(label: String? = nil, additionalProperties: JSONMap<String> = [:]) {
        self.label = label
        self.additionalProperties = additionalProperties
      }
    }

    public struct Shut: SchemaValue {
      public var a: String?
      public var b: Int?

      public init(a: String? = nil, b: Int? = nil) {
        self.a = a
        self.b = b
      }
    }

    public struct Texts: SchemaValue {
      public var size: Size?
      public var either: Either?
      /// Must be at most 3 characters long.
      public var label: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public enum Size: String, CaseIterable, SchemaValue {
        case s = "S"
        case m = "M"
      }

      public enum Either: OpenEnumeration {
        case a
        /// Any other value.
        case other(String)

        /// The values that are known, in the schema's order.
        public static var knownCases: [Either] {
          [.a]
        }

        public init(rawValue: String) {
          switch Self.values.index(of: rawValue) {
          case 0: self = .a
          default: self = .other(rawValue)
          }
        }

        public var rawValue: String {
          switch self {
          case .a: return "a"
          case .other(let text): return text
          }
        }
      }

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct Numbers: SchemaValue {
      public var size: Int?
      /// Must be at most 3 characters long.
      public var label: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(size: Int? = nil, label: String? = nil, additionalProperties: JSONMap<String> = [:]) {
        self.size = size
        self.label = label
        self.additionalProperties = additionalProperties
      }
    }

    public struct Narrowed: SchemaValue {
      public var a: A?
      public var b: Int

      public init(a: A? = nil, b: Int) {
        self.a = a
        self.b = b
      }

      public enum A: String, CaseIterable, SchemaValue {
        case x
      }
    }

    public struct ShutIn: SchemaValue {
      public var c: JSONValue?
      public var a: String?
      public var b: Int?

      public init(c: JSONValue? = nil, a: String? = nil, b: Int? = nil) {
        self.c = c
        self.a = a
        self.b = b
      }
    }

    public struct ClosingClosing: SchemaValue {
      public var a: String?
      public var b: Int?
      public var c: Bool

      public init(a: String? = nil, b: Int? = nil, c: Bool) {
        self.a = a
        self.b = b
        self.c = c
      }
    }

    public struct Twice: SchemaValue {
      public var size: String?
      /// Must be at most 3 characters long.
      public var label: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(size: String? = nil, label: String? = nil, additionalProperties: JSONObject = [:]) {
        self.size = size
        self.label = label
        self.additionalProperties = additionalProperties
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Closed.Closing {
  public init(
    texts: Texts? = nil,
    numbers: Numbers? = nil,
    narrowed: Narrowed? = nil,
    shutIn: ShutIn? = nil,
    closing: ClosingClosing? = nil,
    twice: Twice? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      texts: texts,
      numbers: numbers,
      narrowed: narrowed,
      shutIn: shutIn,
      closing: closing,
      twice: twice,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Closed.Closing.Texts {
  public init(
    size: Size? = nil,
    either: Either? = nil,
    label: String? = nil,
    additionalProperties: JSONMap<String> = [:]
  ) {
    self.init(
      size: size,
      either: either,
      label: label,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Closed.Closing: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosing(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("texts\nnumbers\nnarrowed\nshut_in\nclosing\ntwice")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosingNames)

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
        value.texts = try Texts.read(&c, checks: checks)
      case 1:
        value.numbers = try Numbers.read(&c, checks: checks)
      case 2:
        value.narrowed = try Narrowed.read(&c, checks: checks)
      case 3:
        try o.check(&c, checkClosedClosingPropertiesShutIn)
        value.shutIn = try ShutIn.read(&c)
      case 4:
        value.closing = try ClosingClosing.read(&c, checks: checks)
      case 5:
        try o.check(&c, checkClosedClosingPropertiesTwice)
        value.twice = try Twice.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"texts\":", self.texts)
    writer.optional("\"numbers\":", self.numbers)
    writer.optional("\"narrowed\":", self.narrowed)
    writer.optional("\"shut_in\":", self.shutIn)
    writer.optional("\"closing\":", self.closing)
    writer.optional("\"twice\":", self.twice)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let texts: Texts? = try fields.optional("texts")
    let numbers: Numbers? = try fields.optional("numbers")
    let narrowed: Narrowed? = try fields.optional("narrowed")
    let shutIn: ShutIn? = try fields.optional("shut_in")
    let closing: ClosingClosing? = try fields.optional("closing")
    let twice: Twice? = try fields.optional("twice")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      texts: texts,
      numbers: numbers,
      narrowed: narrowed,
      shutIn: shutIn,
      closing: closing,
      twice: twice,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("texts", self.texts)
    try fields.optional("numbers", self.numbers)
    try fields.optional("narrowed", self.narrowed)
    try fields.optional("shut_in", self.shutIn)
    try fields.optional("closing", self.closing)
    try fields.optional("twice", self.twice)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.Closing.Labelled: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/$defs/labelled"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingDefsLabelled(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("label")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosingDefsLabelledNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.label)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.check(&c, checkClosedClosingDefsLabelledAdditionalProperties)
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"label\":", self.label)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.label = try fields.optional("label")
    self.additionalProperties = try fields.additional(as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("label", self.label)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.Closing.Shut: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/$defs/shut"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingDefsShut(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkClosedClosingDefsShutNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.a)
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

extension Closed.Closing.Texts: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/texts"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesTexts(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("size\neither\nlabel")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosingPropertiesTextsJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, optional: \.size)
    members.string(2, optional: \.label)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        try o.check(&c, checkClosedClosingPropertiesTextsPropertiesEither)
        value.either = try Either.read(&c)
      default:
        try o.check(&c, checkClosedClosingDefsLabelledAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"size\":", self.size)
    writer.optional("\"either\":", self.either)
    writer.optional("\"label\":", self.label)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let size: Size? = try fields.optional("size")
    let either: Either? = try fields.optional("either")
    let label: String? = try fields.optional("label")
    let additionalProperties: JSONMap<String> = try fields.additional(as: String.self)
    self.init(
      size: size,
      either: either,
      label: label,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("size", self.size)
    try fields.optional("either", self.either)
    try fields.optional("label", self.label)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.Closing.Texts.Size: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/texts/properties/size"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesTextsPropertiesSize(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("S\nM")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .s
    case 1: return .m
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .s: writer.bytes("\"S\",")
    case .m: writer.bytes("\"M\",")
    }
  }
}

extension Closed.Closing.Texts.Either: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/texts/properties/either"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesTextsPropertiesEither(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("a")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .a
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .a: writer.bytes("\"a\",")
    case .other(let text): writer.string(text)
    }
  }
}

extension Closed.Closing.Numbers: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/numbers"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesNumbers(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("size\nlabel")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosingPropertiesNumbersJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.label)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c, checkClosedClosingPropertiesNumbersPropertiesSizH1rirkd23xi1en)
        value.size = try Int.read(&c)
      default:
        try o.check(&c, checkClosedClosingDefsLabelledAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"size\":", self.size)
    writer.optional("\"label\":", self.label)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.size = try fields.optional("size")
    self.label = try fields.optional("label")
    self.additionalProperties = try fields.additional(as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("size", self.size)
    try fields.optional("label", self.label)
    try fields.additional(self.additionalProperties)
  }
}

extension Closed.Closing.Narrowed: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/narrowed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesNarrowed(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosingPropertiesNarrowedJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(1, \.b)
  }

  public static var unread: Self {
    Self(b: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c)
        value.a = try A.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x2)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.required("\"b\":", self.b)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.b = try fields.required("b")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.required("b", self.b)
  }
}

extension Closed.Closing.Narrowed.A: GeneratedValue {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/narrowed/properties/a"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesNarrowedPropertiesA(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("x")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .x
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .x: writer.bytes("\"x\",")
    }
  }
}

extension Closed.Closing.ShutIn: StructReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/shut_in"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesShutIn(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("c\na\nb")
  }
  private static let names: MemberTable = MemberTable("c\na\tstring\nb\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.a)
    members.integer(2, optional: \.b)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.c = try JSONValue.read(&c)
      default:
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"c\":", self.c)
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.c = try fields.anything("c")
    self.a = try fields.optional("a")
    self.b = try fields.optional("b")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("c", self.c)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
  }
}

extension Closed.Closing.ClosingClosing: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/closing"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesClosing(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb\nc")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkClosedClosingPropertiesClosingJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.a)
    members.integer(1, optional: \.b)
    members.boolean(2, \.c)
  }

  public static var unread: Self {
    Self(c: false)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x4)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.required("\"c\":", self.c)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.b = try fields.optional("b")
    self.c = try fields.required("c")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
    try fields.required("c", self.c)
  }
}

extension Closed.Closing.Twice: StructReadable {
  public static var schemaLocation: String {
    "closed/closing.yaml#/properties/twice"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkClosedClosingPropertiesTwice(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("size\nlabel")
  }

  private static let names: MemberTable = MemberTable("size\tstring\nlabel\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.size)
    members.string(1, optional: \.label)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"size\":", self.size)
    writer.optional("\"label\":", self.label)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.size = try fields.optional("size")
    self.label = try fields.optional("label")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("size", self.size)
    try fields.optional("label", self.label)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkClosedClosingNames: MemberTable = MemberTable("texts\nnumbers\nnarrowed\nshut_in\nclosing\ntwice")

func checkClosedClosing(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkClosedClosingPropertiesTexts(&c, &s, "/properties/texts")
      case 1:
        try checkClosedClosingPropertiesNumbers(&c, &s, "/properties/numbers")
      case 2:
        try checkClosedClosingPropertiesNarrowed(&c, &s, "/properties/narrowed")
      case 3:
        try checkClosedClosingPropertiesShutIn(&c, &s, "/properties/shut_in")
      case 4:
        try checkClosedClosingPropertiesClosing(&c, &s, "/properties/closing")
      case 5:
        try checkClosedClosingPropertiesTwice(&c, &s, "/properties/twice")
      default:
        Assertion.unknownProperty(checkClosedClosingNames.names, at: o.offset, &s, "")
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

let checkClosedClosingPropertiesTextsNames: MemberTable = MemberTable(
  """
  size\tany enum=[\"S\",\"M\"]
  either\tstring const=\"a\"\t?
  """)

func checkClosedClosingPropertiesTexts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosingPropertiesTextsJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosingPropertiesTextsJoined) {
    return
  }
  s.enter(path, "closed/closing.yaml#/properties/texts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesTextsNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkClosedClosingPropertiesTextsPropertiesEither(&c, &s, "/properties/either")
      default:
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosingDefsLabelledInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkClosedClosingPropertiesTextsPropertiesSizeValues: KeyTable = KeyTable("S\nM")

func checkClosedClosingPropertiesTextsPropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/texts/properties/size")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"S\", \"M\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"S\", \"M\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"S\", \"M\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkClosedClosingPropertiesTextsPropertiesSizeValues,
      "\"S\", \"M\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"S\", \"M\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"S\", \"M\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkClosedClosingPropertiesTextsPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/texts/properties/either")
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
          try checkClosedClosingPropertiesTextsPropertiesEitherAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkClosedClosingPropertiesTextsPropertiesEitherAnyOf1(&c, &s)
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

func checkClosedClosingPropertiesTextsPropertiesEitherAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/texts/properties/either/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"a\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"a\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"a\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"a\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"a\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"a\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkClosedClosingPropertiesTextsPropertiesEitherAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/texts/properties/either/anyOf/1")
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

let checkClosedClosingDefsLabelledInPlaceNames: MemberTable = MemberTable("label\tstring maxLength=3")

func checkClosedClosingDefsLabelledInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/$defs/labelled")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingDefsLabelledInPlaceNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosingDefsLabelledAdditionalProperties(&c, &s, "/additionalProperties")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosingDefsLabelledAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/$defs/labelled/additionalProperties")
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

let checkClosedClosingPropertiesNumbersNames: MemberTable = MemberTable("size\tinteger")

func checkClosedClosingPropertiesNumbers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosingPropertiesNumbersJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosingPropertiesNumbersJoined) {
    return
  }
  s.enter(path, "closed/closing.yaml#/properties/numbers")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesNumbersNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosingDefsLabelledInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

func checkClosedClosingPropertiesNumbersPropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/numbers/properties/size")
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

let checkClosedClosingPropertiesNarrowedNames: MemberTable = MemberTable("a\tany const=\"x\"\nb")

func checkClosedClosingPropertiesNarrowed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosingPropertiesNarrowedJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosingPropertiesNarrowedJoined) {
    return
  }
  s.enter(path, "closed/closing.yaml#/properties/narrowed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesNarrowedNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("b", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosingDefsShutInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

func checkClosedClosingPropertiesNarrowedPropertiesA(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/narrowed/properties/a")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkClosedClosingDefsShutInPlaceNames: MemberTable = MemberTable("a\tstring\nb\tinteger")

func checkClosedClosingDefsShutInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/$defs/shut")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingDefsShutInPlaceNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
      try Assertion.never(
        .additionalProperty(checkClosedClosingDefsShutInPlaceNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosingPropertiesShutInNames: MemberTable = MemberTable("c\tany")

func checkClosedClosingPropertiesShutIn(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/shut_in")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesShutInNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosingDefsShutInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkClosedClosingPropertiesClosingNames: MemberTable = MemberTable("a\tany\nb\tinteger\nc\tboolean")

func checkClosedClosingPropertiesClosing(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkClosedClosingPropertiesClosingJoined(&c, &s) }
  if s.isFine(&c, checkClosedClosingPropertiesClosingJoined) {
    return
  }
  s.enter(path, "closed/closing.yaml#/properties/closing")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesClosingNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosingPropertiesClosingNames.names),
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
  let end: Int = c.position
  c.position = start
  try checkClosedClosingPropertiesClosingAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkClosedClosingPropertiesClosingAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkClosedClosingPropertiesClosingAllOf0InPlaceNames: MemberTable = MemberTable("a\tstring")

func checkClosedClosingPropertiesClosingAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/closing/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosingPropertiesClosingAllOf0InPlaceNames,
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

let checkClosedClosingPropertiesClosingAllOf1InPlaceNames: MemberTable = MemberTable("c")

func checkClosedClosingPropertiesClosingAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/closing/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosingPropertiesClosingAllOf1InPlaceNames,
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

let checkClosedClosingPropertiesTwiceNames: MemberTable = MemberTable("size\tstring")

let checkClosedClosingPropertiesTwiceAdditional: MemberTable = MemberTable(additional: "any maxLength=2\t?")

func checkClosedClosingPropertiesTwice(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/twice")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosingPropertiesTwiceNames,
      at: start,
      passesOthers: true,
      others: checkClosedClosingPropertiesTwiceAdditional
    )
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosingPropertiesTwiceAdditionalProperties(&c, &s, "/additionalProperties")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkClosedClosingDefsLabelledInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

func checkClosedClosingPropertiesTwiceAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/twice/additionalProperties")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(2, string, c, &s, "/maxLength")
  default: try c.skipValue()
  }
  s.leave()
}

let checkClosedClosingDefsLabelledNames: MemberTable = MemberTable("label\tstring maxLength=3")

let checkClosedClosingDefsLabelledAdditional: MemberTable = MemberTable(additional: "string\t?")

func checkClosedClosingDefsLabelled(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/$defs/labelled")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosingDefsLabelledNames,
      at: start,
      passesOthers: true,
      others: checkClosedClosingDefsLabelledAdditional
    )
    while try o.nextUndecided(&c, &s) {
      try checkClosedClosingDefsLabelledAdditionalProperties(&c, &s, "/additionalProperties")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosingDefsShutNames: MemberTable = MemberTable("a\tstring\nb\tinteger")

func checkClosedClosingDefsShut(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/$defs/shut")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingDefsShutNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosingDefsShutNames.names),
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

let checkClosedClosingPropertiesTextsJoinedNames: MemberTable = MemberTable(
  """
  size\tany enum=[\"S\",\"M\"]
  either\tstring const=\"a\"\t?
  label\tstring maxLength=3
  """)

let checkClosedClosingPropertiesTextsJoinedAdditional: MemberTable = MemberTable(additional: "string\t?")

func checkClosedClosingPropertiesTextsJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/texts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosingPropertiesTextsJoinedNames,
      at: start,
      passesOthers: true,
      others: checkClosedClosingPropertiesTextsJoinedAdditional
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkClosedClosingPropertiesTextsPropertiesEither(&c, &s, "/properties/either")
      default:
        try checkClosedClosingDefsLabelledAdditionalProperties(&c, &s, "/additionalProperties")
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkClosedClosingPropertiesNumbersPropertiesSizH1rirkd23xi1en(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/numbers/properties/size")
  _ = try c.kind()
  let start: Int = c.position
  try checkClosedClosingPropertiesNumbersPropertiesSize(&c, &s, "/properties/size")
  c.position = start
  try checkClosedClosingDefsLabelledAdditionalProperties(&c, &s, "/additionalProperties")
  s.leave()
}

let checkClosedClosingPropertiesNumbersJoinedNames: MemberTable = MemberTable(
  """
  size
  label\tstring maxLength=3
  """)

let checkClosedClosingPropertiesNumbersJoinedAdditional: MemberTable = MemberTable(additional: "string\t?")

func checkClosedClosingPropertiesNumbersJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/numbers")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkClosedClosingPropertiesNumbersJoinedNames,
      at: start,
      passesOthers: true,
      others: checkClosedClosingPropertiesNumbersJoinedAdditional
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkClosedClosingPropertiesNumbersPropertiesSizH1rirkd23xi1en(&c, &s, "/properties/size")
      default:
        try checkClosedClosingDefsLabelledAdditionalProperties(&c, &s, "/additionalProperties")
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosingPropertiesNarrowedJoinedNames: MemberTable = MemberTable(
  """
  a\tany const=\"x\"
  b\tinteger
  """)

func checkClosedClosingPropertiesNarrowedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/narrowed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesNarrowedJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosingPropertiesNarrowedJoinedNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("b", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkClosedClosingPropertiesClosingJoinedNames: MemberTable = MemberTable(
  """
  a\tstring
  b\tinteger
  c\tboolean
  """)

func checkClosedClosingPropertiesClosingJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "closed/closing.yaml#/properties/closing")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkClosedClosingPropertiesClosingJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkClosedClosingPropertiesClosingJoinedNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x4 != 0x4 {
      try Assertion.required("c", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
