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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Names.NamesValue {
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
    self.init(
      default: `default`,
      empty: empty,
      selfProperty: selfProperty,
      initProperty: initProperty,
      hashValueProperty: hashValueProperty,
      additionalPropertiesProperty: additionalPropertiesProperty,
      cursor: cursor,
      value: value,
      varProperty: varProperty,
      value3d: value3d,
      value1Point5: value1Point5,
      value15: value15,
      aB: aB,
      aUnderscoreB: aUnderscoreB,
      aPlusB: aPlusB,
      url: url,
      imageURLs: imageURLs,
      htmlParser: htmlParser,
      iosVersion: iosVersion,
      grinningFace: grinningFace,
      ete: ete,
      zheuka: zheuka,
      u4e2d: u4e2d,
      dont: dont,
      betterName: betterName,
      type: type,
      string: string,
      optional: optional,
      names: names,
      categories: categories,
      addresses: addresses,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Names.NamesValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "names/names.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNames(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
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
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNamesNamesNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.`default`)
    members.string(1, \.empty)
    members.string(2, optional: \.selfProperty)
    members.string(3, optional: \.initProperty)
    members.string(4, optional: \.hashValueProperty)
    members.string(5, optional: \.additionalPropertiesProperty)
    members.integer(6, optional: \.cursor)
    members.integer(7, optional: \.value)
    members.integer(8, optional: \.varProperty)
    members.boolean(9, optional: \.value3d)
    members.boolean(10, optional: \.value1Point5)
    members.boolean(11, optional: \.value15)
    members.boolean(12, optional: \.aB)
    members.boolean(13, optional: \.aUnderscoreB)
    members.boolean(14, optional: \.aPlusB)
    members.string(15, optional: \.url)
    members.string(17, optional: \.htmlParser)
    members.string(18, optional: \.iosVersion)
    members.string(19, optional: \.grinningFace)
    members.string(20, optional: \.ete)
    members.string(21, optional: \.zheuka)
    members.string(22, optional: \.u4e2d)
    members.string(23, optional: \.dont)
    members.string(24, optional: \.betterName)
  }

  public static var unread: Self {
    Self(default: "", empty: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 16:
        value.imageURLs = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNamesNamesPropertiesImageURLsItems.string(&c, checks: checks)
        }
      case 25:
        value.type = try NamesValueType.read(&c, checks: checks)
      case 26:
        value.string = try NamesValueString.read(&c, checks: checks)
      case 27:
        value.optional = try NamesValueOptional.read(&c)
      case 28:
        value.names = try NamesValueNames.read(&c, checks: checks)
      case 29:
        value.categories = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Category.read(&c, checks: checks)
        }
      case 30:
        value.addresses = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Address.read(&c, checks: checks)
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let `default`: String = try fields.required("default")
    let empty: String = try fields.required("")
    let selfProperty: String? = try fields.optional("self")
    let initProperty: String? = try fields.optional("init")
    let hashValueProperty: String? = try fields.optional("hashValue")
    let additionalPropertiesProperty: String? = try fields.optional("additionalProperties")
    let cursor: Int? = try fields.optional("cursor")
    let _value: Int? = try fields.optional("value")
    let varProperty: Int? = try fields.optional("var")
    let value3d: Bool? = try fields.optional("3d")
    let value1Point5: Bool? = try fields.optional("1.5")
    let value15: Bool? = try fields.optional("15")
    let aB: Bool? = try fields.optional("a-b")
    let aUnderscoreB: Bool? = try fields.optional("a_b")
    let aPlusB: Bool? = try fields.optional("a+b")
    let url: String? = try fields.optional("URL")
    let imageURLs: [String]? = try fields.optional("imageURLs")
    let htmlParser: String? = try fields.optional("HTMLParser")
    let iosVersion: String? = try fields.optional("iOSVersion")
    let grinningFace: String? = try fields.optional("😀")
    let ete: String? = try fields.optional("été")
    let zheuka: String? = try fields.optional("жук")
    let u4e2d: String? = try fields.optional("中")
    let dont: String? = try fields.optional("don't")
    let betterName: String? = try fields.optional("renamed")
    let type: NamesValueType? = try fields.optional("type")
    let string: NamesValueString? = try fields.optional("string")
    let optional: NamesValueOptional? = try fields.optional("optional")
    let names: NamesValueNames? = try fields.optional("names")
    let categories: [Category]? = try fields.optional("categories")
    let addresses: JSONMap<Address>? = try fields.optional("addresses")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      default: `default`,
      empty: empty,
      selfProperty: selfProperty,
      initProperty: initProperty,
      hashValueProperty: hashValueProperty,
      additionalPropertiesProperty: additionalPropertiesProperty,
      cursor: cursor,
      value: _value,
      varProperty: varProperty,
      value3d: value3d,
      value1Point5: value1Point5,
      value15: value15,
      aB: aB,
      aUnderscoreB: aUnderscoreB,
      aPlusB: aPlusB,
      url: url,
      imageURLs: imageURLs,
      htmlParser: htmlParser,
      iosVersion: iosVersion,
      grinningFace: grinningFace,
      ete: ete,
      zheuka: zheuka,
      u4e2d: u4e2d,
      dont: dont,
      betterName: betterName,
      type: type,
      string: string,
      optional: optional,
      names: names,
      categories: categories,
      addresses: addresses,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

extension Names.NamesValue.NamesValueType: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesType(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNamesNamesPropertiesTypeNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, optional: \.type)
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
    writer.optional("\"type\":", self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.additionalProperties = try fields.additional()
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

extension Names.NamesValue.NamesValueString: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/string"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesString(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("string")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNamesNamesPropertiesStringNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.string)
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
    writer.optional("\"string\":", self.string)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.string = try fields.optional("string")
    self.additionalProperties = try fields.additional()
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

extension Names.NamesValue.NamesValueNames: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/names"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesNames(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNamesNamesPropertiesNamesNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.a)
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
    writer.optional("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.Category: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/categories/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesCategoriesItems(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkNamesNamesPropertiesCategoriesItemsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.id)
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
    writer.optional("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.id = try fields.optional("id")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension Names.NamesValue.Address: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "names/names.yaml#/properties/addresses/additionalProperties"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNamesNamesPropertiesAddressesAdditionalProperties(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkNamesNamesPropertiesAddressesAdditionalPropertiesNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.id)
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
    writer.optional("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.id = try fields.optional("id")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkNamesNamesNames: MemberTable = MemberTable(
  """
  default\tstring
  \tstring
  self\tstring
  init\tstring
  hashValue\tstring
  additionalProperties\tstring
  cursor\tinteger
  value\tinteger
  var\tinteger
  3d\tboolean
  1.5\tboolean
  15\tboolean
  a-b\tboolean
  a_b\tboolean
  a+b\tboolean
  URL\tstring
  imageURLs\t\t[
  HTMLParser\tstring
  iOSVersion\tstring
  😀\tstring
  été\tstring
  жук\tstring
  中\tstring
  don't\tstring
  renamed\tstring
  type\t\t{
  string\t\t{
  optional\tany enum=[1,2]
  names\t\t{
  categories\t\t[
  addresses\t\t*
  """,
  nested: [
    checkNamesNamesPropertiesImageURLsItems,
    checkNamesNamesPropertiesTypeNames,
    checkNamesNamesPropertiesStringNames,
    checkNamesNamesPropertiesNamesNames,
    checkNamesNamesPropertiesCategoriesItems,
    checkNamesNamesPropertiesAddressesAdditional,
  ]
)

func checkNamesNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNamesNamesNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 16:
        try checkNamesNamesPropertiesImageURLs(&c, &s, "/properties/imageURLs")
      case 25:
        try checkNamesNamesPropertiesType(&c, &s, "/properties/type")
      case 26:
        try checkNamesNamesPropertiesString(&c, &s, "/properties/string")
      case 28:
        try checkNamesNamesPropertiesNames(&c, &s, "/properties/names")
      case 29:
        try checkNamesNamesPropertiesCategories(&c, &s, "/properties/categories")
      case 30:
        try checkNamesNamesPropertiesAddresses(&c, &s, "/properties/addresses")
      default:
        Assertion.unknownProperty(checkNamesNamesNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("default", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNamesNamesPropertiesImageURLsItems: MemberTable = MemberTable(items: "string")

func checkNamesNamesPropertiesImageURLs(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/imageURLs")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNamesNamesPropertiesImageURLsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNamesNamesPropertiesTypeNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"protocol\",\"Type\",\"self\",\"none\",\"some\",\"init\"]
  """)

func checkNamesNamesPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/type")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNamesNamesPropertiesTypeNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNamesNamesPropertiesTypeNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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

let checkNamesNamesPropertiesStringNames: MemberTable = MemberTable("string\tstring")

func checkNamesNamesPropertiesString(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/string")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNamesNamesPropertiesStringNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNamesNamesPropertiesStringNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNamesNamesPropertiesOptionalValues: ValueList = ValueList("1\n2")

func checkNamesNamesPropertiesOptional(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/optional")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkNamesNamesPropertiesOptionalValues, "1, 2", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkNamesNamesPropertiesOptionalValues, "1, 2", at: start, c, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.enumeration(checkNamesNamesPropertiesOptionalValues, "1, 2", at: start, c, &s, "/enum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkNamesNamesPropertiesOptionalValues, "1, 2", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkNamesNamesPropertiesOptionalValues, "1, 2", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkNamesNamesPropertiesOptionalValues, "1, 2", at: start, c, &s, "/enum")
  }
  s.leave()
}

let checkNamesNamesPropertiesNamesNames: MemberTable = MemberTable("a\tstring")

func checkNamesNamesPropertiesNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/names")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNamesNamesPropertiesNamesNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNamesNamesPropertiesNamesNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNamesNamesPropertiesCategoriesItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkNamesNamesPropertiesCategoriesItemsNames]
)

func checkNamesNamesPropertiesCategories(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/categories")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkNamesNamesPropertiesCategoriesItems.passes(&c) {
        try checkNamesNamesPropertiesCategoriesItems(&c, &s, "/items")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNamesNamesPropertiesCategoriesItemsNames: MemberTable = MemberTable("id\tstring")

func checkNamesNamesPropertiesCategoriesItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/categories/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNamesNamesPropertiesCategoriesItemsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkNamesNamesPropertiesCategoriesItemsNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNamesNamesPropertiesAddressesAdditional: MemberTable = MemberTable(
  additional: """
    \t{
    """,
  nested: [checkNamesNamesPropertiesAddressesAdditionalPropertiesNames]
)

func checkNamesNamesPropertiesAddresses(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/addresses")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if !checkNamesNamesPropertiesAddressesAdditional.passes(&c) {
        try checkNamesNamesPropertiesAddressesAdditionalProperties(&c, &s, "/additionalProperties")
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

let checkNamesNamesPropertiesAddressesAdditionalPropertiesNames: MemberTable = MemberTable("id\tstring")

func checkNamesNamesPropertiesAddressesAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "names/names.yaml#/properties/addresses/additionalProperties")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNamesNamesPropertiesAddressesAdditionalPropertiesNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkNamesNamesPropertiesAddressesAdditionalPropertiesNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
