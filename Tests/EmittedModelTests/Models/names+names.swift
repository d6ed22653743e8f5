// Generated from names/names.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Names {
  /// Names that are no Swift names as they stand.
  public struct NamesValue: SchemaValue {
    public var `default`: String
    public var empty: String
    public var selfProperty: String?
    public var initProperty: String?
    public var hashValueProperty: String?
    public var additionalPropertiesProperty: String?
    public var cursor: Int?
    public var value: Int?
    public var varProperty: Int?
    public var value3d: Bool?
    public var value1Point5: Bool?
    public var value15: Bool?
    public var aB: Bool?
    public var aUnderscoreB: Bool?
    public var aPlusB: Bool?
    public var url: String?
    public var imageURLs: [String]?
    public var htmlParser: String?
    public var iosVersion: String?
    public var grinningFace: String?
    public var ete: String?
    public var zheuka: String?
    public var u4e2d: String?
    public var dont: String?
    public var betterName: String?
    public var type: NamesValueType?
    public var string: NamesValueString?
    public var optional: NamesValueOptional?
    public var names: NamesValueNames?
    public var categories: [Category]?
    public var addresses: JSONMap<Address>?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      default: String,
      empty: String,
      selfProperty: String? = nil,
      initProperty: String? = nil,
      hashValueProperty: String? = nil,
      additionalPropertiesProperty: String? = nil,
      cursor: Int? = nil,
      value: Int? = nil,
      varProperty: Int? = nil,
      value3d: Bool? = nil,
      value1Point5: Bool? = nil,
      value15: Bool? = nil,
      aB: Bool? = nil,
      aUnderscoreB: Bool? = nil,
      aPlusB: Bool? = nil,
      url: String? = nil,
      imageURLs: [String]? = nil,
      htmlParser: String? = nil,
      iosVersion: String? = nil,
      grinningFace: String? = nil,
      ete: String? = nil,
      zheuka: String? = nil,
      u4e2d: String? = nil,
      dont: String? = nil,
      betterName: String? = nil,
      type: NamesValueType? = nil,
      string: NamesValueString? = nil,
      optional: NamesValueOptional? = nil,
      names: NamesValueNames? = nil,
      categories: [Category]? = nil,
      addresses: JSONMap<Address>? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.`default` = `default`
      self.empty = empty
      self.selfProperty = selfProperty
      self.initProperty = initProperty
      self.hashValueProperty = hashValueProperty
      self.additionalPropertiesProperty = additionalPropertiesProperty
      self.cursor = cursor
      self.value = value
      self.varProperty = varProperty
      self.value3d = value3d
      self.value1Point5 = value1Point5
      self.value15 = value15
      self.aB = aB
      self.aUnderscoreB = aUnderscoreB
      self.aPlusB = aPlusB
      self.url = url
      self.imageURLs = imageURLs
      self.htmlParser = htmlParser
      self.iosVersion = iosVersion
      self.grinningFace = grinningFace
      self.ete = ete
      self.zheuka = zheuka
      self.u4e2d = u4e2d
      self.dont = dont
      self.betterName = betterName
      self.type = type
      self.string = string
      self.optional = optional
      self.names = names
      self.categories = categories
      self.addresses = addresses
      self.additionalProperties = additionalProperties
    }

    public struct NamesValueType: SchemaValue {
      public var type: NamesValueTypeType?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: NamesValueTypeType? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.additionalProperties = additionalProperties
      }

      public enum NamesValueTypeType: String, CaseIterable, SchemaValue {
        case `protocol`
        case type = "Type"
        case selfValue = "self"
        case noneValue = "none"
        case someValue = "some"
        case initValue = "init"
      }
    }

    public struct NamesValueString: SchemaValue {
      public var string: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(string: String? = nil, additionalProperties: JSONObject = [:]) {
        self.string = string
        self.additionalProperties = additionalProperties
      }
    }

    public enum NamesValueOptional: Int, CaseIterable, SchemaValue {
      case value1 = 1
      case value2 = 2
    }

    public struct NamesValueNames: SchemaValue {
      public var a: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: String? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    public struct Category: SchemaValue {
      public var id: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: String? = nil, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
      }
    }

    public struct Address: SchemaValue {
      public var id: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: String? = nil, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Names.NamesValue: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNames(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    default

    self
    init
    hashValue
    additionalProperties
    cursor
    value
    var
    3d
    1.5
    15
    a-b
    a_b
    a+b
    URL
    imageURLs
    HTMLParser
    iOSVersion
    😀
    été
    жук
    中
    don't
    renamed
    type
    string
    optional
    names
    categories
    addresses
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var `default`: String?
    var empty: String?
    var selfProperty: String?
    var initProperty: String?
    var hashValueProperty: String?
    var additionalPropertiesProperty: String?
    var _cursor: Int?
    var _value: Int?
    var varProperty: Int?
    var value3d: Bool?
    var value1Point5: Bool?
    var value15: Bool?
    var aB: Bool?
    var aUnderscoreB: Bool?
    var aPlusB: Bool?
    var url: String?
    var imageURLs: [String]?
    var htmlParser: String?
    var iosVersion: String?
    var grinningFace: String?
    var ete: String?
    var zheuka: String?
    var u4e2d: String?
    var dont: String?
    var betterName: String?
    var type: NamesValueType?
    var string: NamesValueString?
    var optional: NamesValueOptional?
    var names: NamesValueNames?
    var categories: [Category]?
    var addresses: JSONMap<Address>?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&`default`)
        case 1: try cursor.read(&empty)
        case 2: try cursor.read(&selfProperty)
        case 3: try cursor.read(&initProperty)
        case 4: try cursor.read(&hashValueProperty)
        case 5: try cursor.read(&additionalPropertiesProperty)
        case 6: try cursor.read(&_cursor)
        case 7: try cursor.read(&_value)
        case 8: try cursor.read(&varProperty)
        case 9: try cursor.read(&value3d)
        case 10: try cursor.read(&value1Point5)
        case 11: try cursor.read(&value15)
        case 12: try cursor.read(&aB)
        case 13: try cursor.read(&aUnderscoreB)
        case 14: try cursor.read(&aPlusB)
        case 15: try cursor.read(&url)
        case 16: try cursor.read(&imageURLs)
        case 17: try cursor.read(&htmlParser)
        case 18: try cursor.read(&iosVersion)
        case 19: try cursor.read(&grinningFace)
        case 20: try cursor.read(&ete)
        case 21: try cursor.read(&zheuka)
        case 22: try cursor.read(&u4e2d)
        case 23: try cursor.read(&dont)
        case 24: try cursor.read(&betterName)
        case 25: try cursor.read(&type)
        case 26: try cursor.read(&string)
        case 27: try cursor.read(&optional)
        case 28: try cursor.read(&names)
        case 29: try cursor.read(&categories)
        case 30: try cursor.read(&addresses)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let `default` else { throw Rejection(.violation, at: start) }
    guard let empty else { throw Rejection(.violation, at: start) }
    return Self(
      default: `default`,
      empty: empty,
      selfProperty: consume selfProperty,
      initProperty: consume initProperty,
      hashValueProperty: consume hashValueProperty,
      additionalPropertiesProperty: consume additionalPropertiesProperty,
      cursor: _cursor,
      value: _value,
      varProperty: varProperty,
      value3d: value3d,
      value1Point5: value1Point5,
      value15: value15,
      aB: aB,
      aUnderscoreB: aUnderscoreB,
      aPlusB: aPlusB,
      url: consume url,
      imageURLs: consume imageURLs,
      htmlParser: consume htmlParser,
      iosVersion: consume iosVersion,
      grinningFace: consume grinningFace,
      ete: consume ete,
      zheuka: consume zheuka,
      u4e2d: consume u4e2d,
      dont: consume dont,
      betterName: consume betterName,
      type: consume type,
      string: consume string,
      optional: consume optional,
      names: consume names,
      categories: consume categories,
      addresses: consume addresses,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"default\":", self.`default`)
    writer.required("\"\":", self.empty)
    writer.optional("\"self\":", self.selfProperty)
    writer.optional("\"init\":", self.initProperty)
    writer.optional("\"hashValue\":", self.hashValueProperty)
    writer.optional("\"additionalProperties\":", self.additionalPropertiesProperty)
    writer.optional("\"cursor\":", self.cursor)
    writer.optional("\"value\":", self.value)
    writer.optional("\"var\":", self.varProperty)
    writer.optional("\"3d\":", self.value3d)
    writer.optional("\"1.5\":", self.value1Point5)
    writer.optional("\"15\":", self.value15)
    writer.optional("\"a-b\":", self.aB)
    writer.optional("\"a_b\":", self.aUnderscoreB)
    writer.optional("\"a+b\":", self.aPlusB)
    writer.optional("\"URL\":", self.url)
    writer.optional("\"imageURLs\":", self.imageURLs)
    writer.optional("\"HTMLParser\":", self.htmlParser)
    writer.optional("\"iOSVersion\":", self.iosVersion)
    writer.optional("\"😀\":", self.grinningFace)
    writer.optional("\"été\":", self.ete)
    writer.optional("\"жук\":", self.zheuka)
    writer.optional("\"中\":", self.u4e2d)
    writer.optional("\"don't\":", self.dont)
    writer.optional("\"renamed\":", self.betterName)
    writer.optional("\"type\":", self.type)
    writer.optional("\"string\":", self.string)
    writer.optional("\"optional\":", self.optional)
    writer.optional("\"names\":", self.names)
    writer.optional("\"categories\":", self.categories)
    writer.optional("\"addresses\":", self.addresses)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.`default` = try fields.required("default")
    self.empty = try fields.required("")
    self.selfProperty = try fields.optional("self")
    self.initProperty = try fields.optional("init")
    self.hashValueProperty = try fields.optional("hashValue")
    self.additionalPropertiesProperty = try fields.optional("additionalProperties")
    self.cursor = try fields.optional("cursor")
    self.value = try fields.optional("value")
    self.varProperty = try fields.optional("var")
    self.value3d = try fields.optional("3d")
    self.value1Point5 = try fields.optional("1.5")
    self.value15 = try fields.optional("15")
    self.aB = try fields.optional("a-b")
    self.aUnderscoreB = try fields.optional("a_b")
    self.aPlusB = try fields.optional("a+b")
    self.url = try fields.optional("URL")
    self.imageURLs = try fields.optional("imageURLs")
    self.htmlParser = try fields.optional("HTMLParser")
    self.iosVersion = try fields.optional("iOSVersion")
    self.grinningFace = try fields.optional("😀")
    self.ete = try fields.optional("été")
    self.zheuka = try fields.optional("жук")
    self.u4e2d = try fields.optional("中")
    self.dont = try fields.optional("don't")
    self.betterName = try fields.optional("renamed")
    self.type = try fields.optional("type")
    self.string = try fields.optional("string")
    self.optional = try fields.optional("optional")
    self.names = try fields.optional("names")
    self.categories = try fields.optional("categories")
    self.addresses = try fields.optional("addresses")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("default", self.`default`)
    try fields.required("", self.empty)
    try fields.optional("self", self.selfProperty)
    try fields.optional("init", self.initProperty)
    try fields.optional("hashValue", self.hashValueProperty)
    try fields.optional("additionalProperties", self.additionalPropertiesProperty)
    try fields.optional("cursor", self.cursor)
    try fields.optional("value", self.value)
    try fields.optional("var", self.varProperty)
    try fields.optional("3d", self.value3d)
    try fields.optional("1.5", self.value1Point5)
    try fields.optional("15", self.value15)
    try fields.optional("a-b", self.aB)
    try fields.optional("a_b", self.aUnderscoreB)
    try fields.optional("a+b", self.aPlusB)
    try fields.optional("URL", self.url)
    try fields.optional("imageURLs", self.imageURLs)
    try fields.optional("HTMLParser", self.htmlParser)
    try fields.optional("iOSVersion", self.iosVersion)
    try fields.optional("😀", self.grinningFace)
    try fields.optional("été", self.ete)
    try fields.optional("жук", self.zheuka)
    try fields.optional("中", self.u4e2d)
    try fields.optional("don't", self.dont)
    try fields.optional("renamed", self.betterName)
    try fields.optional("type", self.type)
    try fields.optional("string", self.string)
    try fields.optional("optional", self.optional)
    try fields.optional("names", self.names)
    try fields.optional("categories", self.categories)
    try fields.optional("addresses", self.addresses)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.NamesValueType: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesType(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: NamesValueTypeType?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&type)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(type: consume type, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.NamesValueType.NamesValueTypeType: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/type/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesTypePropertiesType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("protocol\nType\nself\nnone\nsome\ninit")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .`protocol`
    case 1: return .type
    case 2: return .selfValue
    case 3: return .noneValue
    case 4: return .someValue
    case 5: return .initValue
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .`protocol`: writer.bytes("\"protocol\",")
    case .type: writer.bytes("\"Type\",")
    case .selfValue: writer.bytes("\"self\",")
    case .noneValue: writer.bytes("\"none\",")
    case .someValue: writer.bytes("\"some\",")
    case .initValue: writer.bytes("\"init\",")
    }
  }
}

extension Names.NamesValue.NamesValueString: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/string"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesString(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("string")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var string: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&string)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(string: consume string, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"string\":", self.string)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.string = try fields.optional("string")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("string", self.string)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.NamesValueOptional: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/optional"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesOptional(&cursor, &sink)
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

extension Names.NamesValue.NamesValueNames: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/names"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesNames(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("a")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var a: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&a)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(a: consume a, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.Category: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/categories/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesCategoriesItems(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("id")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var id: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&id)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(id: consume id, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.id = try fields.optional("id")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.Address: GeneratedValue {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/addresses/additionalProperties"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesAddressesAdditionalProperties(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("id")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var id: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&id)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(id: consume id, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.id = try fields.optional("id")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkNamesNamesNames: KeyTable = KeyTable(
  """
  default

  self
  init
  hashValue
  additionalProperties
  cursor
  value
  var
  3d
  1.5
  15
  a-b
  a_b
  a+b
  URL
  imageURLs
  HTMLParser
  iOSVersion
  😀
  été
  жук
  中
  don't
  renamed
  type
  string
  optional
  names
  categories
  addresses
  """)

func checkNamesNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkNamesNamesNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
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
      case 0, 1, 2, 3, 4, 5, 15, 17, 18, 19, 20, 21, 22, 23, 24:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 6, 7, 8:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
      case 9, 10, 11, 12, 13, 14:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 16:
        try checkNamesNamesPropertiesImageURLs(&c, &s, "/properties/imageURLs")
      case 25:
        try checkNamesNamesPropertiesType(&c, &s, "/properties/type")
      case 26:
        try checkNamesNamesPropertiesString(&c, &s, "/properties/string")
      case 27:
        try checkNamesNamesPropertiesOptional(&c, &s, "/properties/optional")
      case 28:
        try checkNamesNamesPropertiesNames(&c, &s, "/properties/names")
      case 29:
        try checkNamesNamesPropertiesCategories(&c, &s, "/properties/categories")
      case 30:
        try checkNamesNamesPropertiesAddresses(&c, &s, "/properties/addresses")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("default", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNamesNamesPropertiesImageURLs(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/imageURLs")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkNamesNamesPropertiesImageURLsItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNamesNamesPropertiesImageURLsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/imageURLs/items")
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

private let checkNamesNamesPropertiesTypeNames: KeyTable = KeyTable("type")

func checkNamesNamesPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkNamesNamesPropertiesTypeNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
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
        try checkNamesNamesPropertiesTypePropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNamesNamesPropertiesTypePropertiesTypeValues: KeyTable = KeyTable(
  """
  protocol
  Type
  self
  none
  some
  init
  """)

func checkNamesNamesPropertiesTypePropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/type/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated(
      "\"protocol\", \"Type\", \"self\", \"none\", \"some\", \"init\"",
      at: start,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated(
      "\"protocol\", \"Type\", \"self\", \"none\", \"some\", \"init\"",
      at: start,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated(
      "\"protocol\", \"Type\", \"self\", \"none\", \"some\", \"init\"",
      at: start,
      &s,
      "/enum"
    )
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkNamesNamesPropertiesTypePropertiesTypeValues,
      "\"protocol\", \"Type\", \"self\", \"none\", \"some\", \"init\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"protocol\", \"Type\", \"self\", \"none\", \"some\", \"init\"",
      at: start,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"protocol\", \"Type\", \"self\", \"none\", \"some\", \"init\"",
      at: start,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private let checkNamesNamesPropertiesStringNames: KeyTable = KeyTable("string")

func checkNamesNamesPropertiesString(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/string")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkNamesNamesPropertiesStringNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
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
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNamesNamesPropertiesOptional(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/optional")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(["1", "2"], "1, 2", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(["1", "2"], "1, 2", at: start, c, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.enumeration(["1", "2"], "1, 2", at: start, c, &s, "/enum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(["1", "2"], "1, 2", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(["1", "2"], "1, 2", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(["1", "2"], "1, 2", at: start, c, &s, "/enum")
  }
  s.leave()
}

private let checkNamesNamesPropertiesNamesNames: KeyTable = KeyTable("a")

func checkNamesNamesPropertiesNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/names")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkNamesNamesPropertiesNamesNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
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
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNamesNamesPropertiesCategories(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/categories")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkNamesNamesPropertiesCategoriesItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNamesNamesPropertiesCategoriesItemsNames: KeyTable = KeyTable("id")

func checkNamesNamesPropertiesCategoriesItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/categories/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkNamesNamesPropertiesCategoriesItemsNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
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
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNamesNamesPropertiesAddresses(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/addresses")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkNamesNamesPropertiesAddressesAdditionalProperties(&c, &s, "/additionalProperties")
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNamesNamesPropertiesAddressesAdditionalPropertiesNames: KeyTable = KeyTable("id")

func checkNamesNamesPropertiesAddressesAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/addresses/additionalProperties")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkNamesNamesPropertiesAddressesAdditionalPropertiesNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
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
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
