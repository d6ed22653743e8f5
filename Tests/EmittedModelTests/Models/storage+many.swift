// Generated from storage/many.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Storage {
  /// More members than a walk has bits for.
  public struct Many: SchemaValue {
    public var m000: String
    public var m001: Int?
    public var m002: Bool?
    public var m003: Double?
    public var m004: String?
    public var m005: Int?
    public var m006: Bool?
    public var m007: Double?
    public var m008: String?
    public var m009: Int?
    public var m010: Bool?
    public var m011: Double?
    public var m012: String?
    public var m013: Int?
    public var m014: Bool?
    public var m015: Double?
    public var m016: String?
    public var m017: Int?
    public var m018: Bool?
    public var m019: Double?
    public var m020: String?
    public var m021: Int?
    public var m022: Bool?
    public var m023: Double?
    public var m024: String?
    public var m025: Int?
    public var m026: Bool?
    public var m027: Double?
    public var m028: String?
    public var m029: Int?
    public var m030: Bool?
    public var m031: Double?
    public var m032: String?
    public var m033: Int?
    public var m034: Bool?
    public var m035: Double?
    public var m036: String?
    public var m037: Int?
    public var m038: Bool?
    public var m039: Double?
    public var m040: String?
    public var m041: Int?
    public var m042: Bool?
    public var m043: Double?
    public var m044: String?
    public var m045: Int?
    public var m046: Bool?
    public var m047: Double?
    public var m048: String?
    public var m049: Int?
    public var m050: Bool?
    public var m051: Double?
    public var m052: String?
    public var m053: Int?
    public var m054: Bool?
    public var m055: Double?
    public var m056: String?
    public var m057: Int?
    public var m058: Bool?
    public var m059: Double?
    public var m060: String?
    public var m061: Int?
    public var m062: Bool?
    public var m063: Double?
    public var m064: String?
    public var m065: Int?
    public var m066: Bool?
    public var m067: Double?
    public var m068: String?
    public var m069: Int?
    public var m070: Bool?
    public var m071: Double?
    public var m072: String?
    public var m073: Int?
    public var m074: Bool?
    public var m075: Double?
    public var m076: String?
    public var m077: Int?
    public var m078: Bool?
    public var m079: Double?
    public var m080: String?
    public var m081: Int?
    public var m082: Bool?
    public var m083: Double?
    public var m084: String?
    public var m085: Int?
    public var m086: Bool?
    public var m087: Double?
    public var m088: String?
    public var m089: Int?
    public var m090: Bool?
    public var m091: Double?
    public var m092: String?
    public var m093: Int?
    public var m094: Bool?
    public var m095: Double?
    public var m096: String?
    public var m097: Int?
    public var m098: Bool?
    public var m099: Double?
    public var m100: String?
    public var m101: Int?
    public var m102: Bool?
    public var m103: Double?
    public var m104: String?
    public var m105: Int?
    public var m106: Bool?
    public var m107: Double?
    public var m108: String?
    public var m109: Int?
    public var m110: Bool?
    public var m111: Double?
    public var m112: String?
    public var m113: Int?
    public var m114: Bool?
    public var m115: Double?
    public var m116: String?
    public var m117: Int?
    public var m118: Bool?
    public var m119: Double?
    public var m120: String
    public var m121: Int?
    public var m122: Bool?
    public var m123: Double?
    public var m124: String?
    public var m125: Int?
    public var m126: Bool?
    public var m127: Double?
    public var m128: String?
    public var m129: Int?
    public var m130: Bool?
    public var m131: Double?
    public var m132: String?
    public var m133: Int?
    public var m134: Bool?
    public var m135: Double?
    public var m136: String?
    public var m137: Int?
    public var m138: Bool?
    public var m139: Double
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Storage.Many {
  public init(
    m000: String,
    m001: Int? = nil,
    m002: Bool? = nil,
    m003: Double? = nil,
    m004: String? = nil,
    m005: Int? = nil,
    m006: Bool? = nil,
    m007: Double? = nil,
    m008: String? = nil,
    m009: Int? = nil,
    m010: Bool? = nil,
    m011: Double? = nil,
    m012: String? = nil,
    m013: Int? = nil,
    m014: Bool? = nil,
    m015: Double? = nil,
    m016: String? = nil,
    m017: Int? = nil,
    m018: Bool? = nil,
    m019: Double? = nil,
    m020: String? = nil,
    m021: Int? = nil,
    m022: Bool? = nil,
    m023: Double? = nil,
    m024: String? = nil,
    m025: Int? = nil,
    m026: Bool? = nil,
    m027: Double? = nil,
    m028: String? = nil,
    m029: Int? = nil,
    m030: Bool? = nil,
    m031: Double? = nil,
    m032: String? = nil,
    m033: Int? = nil,
    m034: Bool? = nil,
    m035: Double? = nil,
    m036: String? = nil,
    m037: Int? = nil,
    m038: Bool? = nil,
    m039: Double? = nil,
    m040: String? = nil,
    m041: Int? = nil,
    m042: Bool? = nil,
    m043: Double? = nil,
    m044: String? = nil,
    m045: Int? = nil,
    m046: Bool? = nil,
    m047: Double? = nil,
    m048: String? = nil,
    m049: Int? = nil,
    m050: Bool? = nil,
    m051: Double? = nil,
    m052: String? = nil,
    m053: Int? = nil,
    m054: Bool? = nil,
    m055: Double? = nil,
    m056: String? = nil,
    m057: Int? = nil,
    m058: Bool? = nil,
    m059: Double? = nil,
    m060: String? = nil,
    m061: Int? = nil,
    m062: Bool? = nil,
    m063: Double? = nil,
    m064: String? = nil,
    m065: Int? = nil,
    m066: Bool? = nil,
    m067: Double? = nil,
    m068: String? = nil,
    m069: Int? = nil,
    m070: Bool? = nil,
    m071: Double? = nil,
    m072: String? = nil,
    m073: Int? = nil,
    m074: Bool? = nil,
    m075: Double? = nil,
    m076: String? = nil,
    m077: Int? = nil,
    m078: Bool? = nil,
    m079: Double? = nil,
    m080: String? = nil,
    m081: Int? = nil,
    m082: Bool? = nil,
    m083: Double? = nil,
    m084: String? = nil,
    m085: Int? = nil,
    m086: Bool? = nil,
    m087: Double? = nil,
    m088: String? = nil,
    m089: Int? = nil,
    m090: Bool? = nil,
    m091: Double? = nil,
    m092: String? = nil,
    m093: Int? = nil,
    m094: Bool? = nil,
    m095: Double? = nil,
    m096: String? = nil,
    m097: Int? = nil,
    m098: Bool? = nil,
    m099: Double? = nil,
    m100: String? = nil,
    m101: Int? = nil,
    m102: Bool? = nil,
    m103: Double? = nil,
    m104: String? = nil,
    m105: Int? = nil,
    m106: Bool? = nil,
    m107: Double? = nil,
    m108: String? = nil,
    m109: Int? = nil,
    m110: Bool? = nil,
    m111: Double? = nil,
    m112: String? = nil,
    m113: Int? = nil,
    m114: Bool? = nil,
    m115: Double? = nil,
    m116: String? = nil,
    m117: Int? = nil,
    m118: Bool? = nil,
    m119: Double? = nil,
    m120: String,
    m121: Int? = nil,
    m122: Bool? = nil,
    m123: Double? = nil,
    m124: String? = nil,
    m125: Int? = nil,
    m126: Bool? = nil,
    m127: Double? = nil,
    m128: String? = nil,
    m129: Int? = nil,
    m130: Bool? = nil,
    m131: Double? = nil,
    m132: String? = nil,
    m133: Int? = nil,
    m134: Bool? = nil,
    m135: Double? = nil,
    m136: String? = nil,
    m137: Int? = nil,
    m138: Bool? = nil,
    m139: Double,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      m000: m000,
      m001: m001,
      m002: m002,
      m003: m003,
      m004: m004,
      m005: m005,
      m006: m006,
      m007: m007,
      m008: m008,
      m009: m009,
      m010: m010,
      m011: m011,
      m012: m012,
      m013: m013,
      m014: m014,
      m015: m015,
      m016: m016,
      m017: m017,
      m018: m018,
      m019: m019,
      m020: m020,
      m021: m021,
      m022: m022,
      m023: m023,
      m024: m024,
      m025: m025,
      m026: m026,
      m027: m027,
      m028: m028,
      m029: m029,
      m030: m030,
      m031: m031,
      m032: m032,
      m033: m033,
      m034: m034,
      m035: m035,
      m036: m036,
      m037: m037,
      m038: m038,
      m039: m039,
      m040: m040,
      m041: m041,
      m042: m042,
      m043: m043,
      m044: m044,
      m045: m045,
      m046: m046,
      m047: m047,
      m048: m048,
      m049: m049,
      m050: m050,
      m051: m051,
      m052: m052,
      m053: m053,
      m054: m054,
      m055: m055,
      m056: m056,
      m057: m057,
      m058: m058,
      m059: m059,
      m060: m060,
      m061: m061,
      m062: m062,
      m063: m063,
      m064: m064,
      m065: m065,
      m066: m066,
      m067: m067,
      m068: m068,
      m069: m069,
      m070: m070,
      m071: m071,
      m072: m072,
      m073: m073,
      m074: m074,
      m075: m075,
      m076: m076,
      m077: m077,
      m078: m078,
      m079: m079,
      m080: m080,
      m081: m081,
      m082: m082,
      m083: m083,
      m084: m084,
      m085: m085,
      m086: m086,
      m087: m087,
      m088: m088,
      m089: m089,
      m090: m090,
      m091: m091,
      m092: m092,
      m093: m093,
      m094: m094,
      m095: m095,
      m096: m096,
      m097: m097,
      m098: m098,
      m099: m099,
      m100: m100,
      m101: m101,
      m102: m102,
      m103: m103,
      m104: m104,
      m105: m105,
      m106: m106,
      m107: m107,
      m108: m108,
      m109: m109,
      m110: m110,
      m111: m111,
      m112: m112,
      m113: m113,
      m114: m114,
      m115: m115,
      m116: m116,
      m117: m117,
      m118: m118,
      m119: m119,
      m120: m120,
      m121: m121,
      m122: m122,
      m123: m123,
      m124: m124,
      m125: m125,
      m126: m126,
      m127: m127,
      m128: m128,
      m129: m129,
      m130: m130,
      m131: m131,
      m132: m132,
      m133: m133,
      m134: m134,
      m135: m135,
      m136: m136,
      m137: m137,
      m138: m138,
      m139: m139,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Storage.Many: StructReadable {
  public static var schemaLocation: String {
    "storage/many.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageMany(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      m000
      m001
      m002
      m003
      m004
      m005
      m006
      m007
      m008
      m009
      m010
      m011
      m012
      m013
      m014
      m015
      m016
      m017
      m018
      m019
      m020
      m021
      m022
      m023
      m024
      m025
      m026
      m027
      m028
      m029
      m030
      m031
      m032
      m033
      m034
      m035
      m036
      m037
      m038
      m039
      m040
      m041
      m042
      m043
      m044
      m045
      m046
      m047
      m048
      m049
      m050
      m051
      m052
      m053
      m054
      m055
      m056
      m057
      m058
      m059
      m060
      m061
      m062
      m063
      m064
      m065
      m066
      m067
      m068
      m069
      m070
      m071
      m072
      m073
      m074
      m075
      m076
      m077
      m078
      m079
      m080
      m081
      m082
      m083
      m084
      m085
      m086
      m087
      m088
      m089
      m090
      m091
      m092
      m093
      m094
      m095
      m096
      m097
      m098
      m099
      m100
      m101
      m102
      m103
      m104
      m105
      m106
      m107
      m108
      m109
      m110
      m111
      m112
      m113
      m114
      m115
      m116
      m117
      m118
      m119
      m120
      m121
      m122
      m123
      m124
      m125
      m126
      m127
      m128
      m129
      m130
      m131
      m132
      m133
      m134
      m135
      m136
      m137
      m138
      m139
      """)
  }

  private static let names: MemberTable = MemberTable(
    """
    m000\tstring
    m001\tinteger
    m002\tboolean
    m003\tnumber
    m004\tstring
    m005\tinteger
    m006\tboolean
    m007\tnumber
    m008\tstring
    m009\tinteger
    m010\tboolean
    m011\tnumber
    m012\tstring
    m013\tinteger
    m014\tboolean
    m015\tnumber
    m016\tstring
    m017\tinteger
    m018\tboolean
    m019\tnumber
    m020\tstring
    m021\tinteger
    m022\tboolean
    m023\tnumber
    m024\tstring
    m025\tinteger
    m026\tboolean
    m027\tnumber
    m028\tstring
    m029\tinteger
    m030\tboolean
    m031\tnumber
    m032\tstring
    m033\tinteger
    m034\tboolean
    m035\tnumber
    m036\tstring
    m037\tinteger
    m038\tboolean
    m039\tnumber
    m040\tstring
    m041\tinteger
    m042\tboolean
    m043\tnumber
    m044\tstring
    m045\tinteger
    m046\tboolean
    m047\tnumber
    m048\tstring
    m049\tinteger
    m050\tboolean
    m051\tnumber
    m052\tstring
    m053\tinteger
    m054\tboolean
    m055\tnumber
    m056\tstring
    m057\tinteger
    m058\tboolean
    m059\tnumber
    m060\tstring
    m061\tinteger
    m062\tboolean
    m063\tnumber
    m064\tstring
    m065\tinteger
    m066\tboolean
    m067\tnumber
    m068\tstring
    m069\tinteger
    m070\tboolean
    m071\tnumber
    m072\tstring
    m073\tinteger
    m074\tboolean
    m075\tnumber
    m076\tstring
    m077\tinteger
    m078\tboolean
    m079\tnumber
    m080\tstring
    m081\tinteger
    m082\tboolean
    m083\tnumber
    m084\tstring
    m085\tinteger
    m086\tboolean
    m087\tnumber
    m088\tstring
    m089\tinteger
    m090\tboolean
    m091\tnumber
    m092\tstring
    m093\tinteger
    m094\tboolean
    m095\tnumber
    m096\tstring
    m097\tinteger
    m098\tboolean
    m099\tnumber
    m100\tstring
    m101\tinteger
    m102\tboolean
    m103\tnumber
    m104\tstring
    m105\tinteger
    m106\tboolean
    m107\tnumber
    m108\tstring
    m109\tinteger
    m110\tboolean
    m111\tnumber
    m112\tstring
    m113\tinteger
    m114\tboolean
    m115\tnumber
    m116\tstring
    m117\tinteger
    m118\tboolean
    m119\tnumber
    m120\tstring
    m121\tinteger
    m122\tboolean
    m123\tnumber
    m124\tstring
    m125\tinteger
    m126\tboolean
    m127\tnumber
    m128\tstring
    m129\tinteger
    m130\tboolean
    m131\tnumber
    m132\tstring
    m133\tinteger
    m134\tboolean
    m135\tnumber
    m136\tstring
    m137\tinteger
    m138\tboolean
    m139\tnumber
    """)

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.m000)
    members.integer(1, optional: \.m001)
    members.boolean(2, optional: \.m002)
    members.double(3, optional: \.m003)
    members.string(4, optional: \.m004)
    members.integer(5, optional: \.m005)
    members.boolean(6, optional: \.m006)
    members.double(7, optional: \.m007)
    members.string(8, optional: \.m008)
    members.integer(9, optional: \.m009)
    members.boolean(10, optional: \.m010)
    members.double(11, optional: \.m011)
    members.string(12, optional: \.m012)
    members.integer(13, optional: \.m013)
    members.boolean(14, optional: \.m014)
    members.double(15, optional: \.m015)
    members.string(16, optional: \.m016)
    members.integer(17, optional: \.m017)
    members.boolean(18, optional: \.m018)
    members.double(19, optional: \.m019)
    members.string(20, optional: \.m020)
    members.integer(21, optional: \.m021)
    members.boolean(22, optional: \.m022)
    members.double(23, optional: \.m023)
    members.string(24, optional: \.m024)
    members.integer(25, optional: \.m025)
    members.boolean(26, optional: \.m026)
    members.double(27, optional: \.m027)
    members.string(28, optional: \.m028)
    members.integer(29, optional: \.m029)
    members.boolean(30, optional: \.m030)
    members.double(31, optional: \.m031)
    members.string(32, optional: \.m032)
    members.integer(33, optional: \.m033)
    members.boolean(34, optional: \.m034)
    members.double(35, optional: \.m035)
    members.string(36, optional: \.m036)
    members.integer(37, optional: \.m037)
    members.boolean(38, optional: \.m038)
    members.double(39, optional: \.m039)
    members.string(40, optional: \.m040)
    members.integer(41, optional: \.m041)
    members.boolean(42, optional: \.m042)
    members.double(43, optional: \.m043)
    members.string(44, optional: \.m044)
    members.integer(45, optional: \.m045)
    members.boolean(46, optional: \.m046)
    members.double(47, optional: \.m047)
    members.string(48, optional: \.m048)
    members.integer(49, optional: \.m049)
    members.boolean(50, optional: \.m050)
    members.double(51, optional: \.m051)
    members.string(52, optional: \.m052)
    members.integer(53, optional: \.m053)
    members.boolean(54, optional: \.m054)
    members.double(55, optional: \.m055)
    members.string(56, optional: \.m056)
    members.integer(57, optional: \.m057)
    members.boolean(58, optional: \.m058)
    members.double(59, optional: \.m059)
    members.string(60, optional: \.m060)
    members.integer(61, optional: \.m061)
    members.boolean(62, optional: \.m062)
    members.double(63, optional: \.m063)
    members.string(64, optional: \.m064)
    members.integer(65, optional: \.m065)
    members.boolean(66, optional: \.m066)
    members.double(67, optional: \.m067)
    members.string(68, optional: \.m068)
    members.integer(69, optional: \.m069)
    members.boolean(70, optional: \.m070)
    members.double(71, optional: \.m071)
    members.string(72, optional: \.m072)
    members.integer(73, optional: \.m073)
    members.boolean(74, optional: \.m074)
    members.double(75, optional: \.m075)
    members.string(76, optional: \.m076)
    members.integer(77, optional: \.m077)
    members.boolean(78, optional: \.m078)
    members.double(79, optional: \.m079)
    members.string(80, optional: \.m080)
    members.integer(81, optional: \.m081)
    members.boolean(82, optional: \.m082)
    members.double(83, optional: \.m083)
    members.string(84, optional: \.m084)
    members.integer(85, optional: \.m085)
    members.boolean(86, optional: \.m086)
    members.double(87, optional: \.m087)
    members.string(88, optional: \.m088)
    members.integer(89, optional: \.m089)
    members.boolean(90, optional: \.m090)
    members.double(91, optional: \.m091)
    members.string(92, optional: \.m092)
    members.integer(93, optional: \.m093)
    members.boolean(94, optional: \.m094)
    members.double(95, optional: \.m095)
    members.string(96, optional: \.m096)
    members.integer(97, optional: \.m097)
    members.boolean(98, optional: \.m098)
    members.double(99, optional: \.m099)
    members.string(100, optional: \.m100)
    members.integer(101, optional: \.m101)
    members.boolean(102, optional: \.m102)
    members.double(103, optional: \.m103)
    members.string(104, optional: \.m104)
    members.integer(105, optional: \.m105)
    members.boolean(106, optional: \.m106)
    members.double(107, optional: \.m107)
    members.string(108, optional: \.m108)
    members.integer(109, optional: \.m109)
    members.boolean(110, optional: \.m110)
    members.double(111, optional: \.m111)
    members.string(112, optional: \.m112)
    members.integer(113, optional: \.m113)
    members.boolean(114, optional: \.m114)
    members.double(115, optional: \.m115)
    members.string(116, optional: \.m116)
    members.integer(117, optional: \.m117)
    members.boolean(118, optional: \.m118)
    members.double(119, optional: \.m119)
    members.string(120, \.m120)
    members.integer(121, optional: \.m121)
    members.boolean(122, optional: \.m122)
    members.double(123, optional: \.m123)
    members.string(124, optional: \.m124)
    members.integer(125, optional: \.m125)
    members.boolean(126, optional: \.m126)
    members.double(127, optional: \.m127)
    members.string(128, optional: \.m128)
    members.integer(129, optional: \.m129)
    members.boolean(130, optional: \.m130)
    members.double(131, optional: \.m131)
    members.string(132, optional: \.m132)
    members.integer(133, optional: \.m133)
    members.boolean(134, optional: \.m134)
    members.double(135, optional: \.m135)
    members.string(136, optional: \.m136)
    members.integer(137, optional: \.m137)
    members.boolean(138, optional: \.m138)
    members.double(139, \.m139)
  }

  public static var unread: Self {
    Self(m000: "", m120: "", m139: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x1, 0x100_0000_0000_0000)
    try o.demand(name: 139, in: c)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"m000\":", self.m000)
    writer.optional("\"m001\":", self.m001)
    writer.optional("\"m002\":", self.m002)
    writer.optional("\"m003\":", self.m003)
    writer.optional("\"m004\":", self.m004)
    writer.optional("\"m005\":", self.m005)
    writer.optional("\"m006\":", self.m006)
    writer.optional("\"m007\":", self.m007)
    writer.optional("\"m008\":", self.m008)
    writer.optional("\"m009\":", self.m009)
    writer.optional("\"m010\":", self.m010)
    writer.optional("\"m011\":", self.m011)
    writer.optional("\"m012\":", self.m012)
    writer.optional("\"m013\":", self.m013)
    writer.optional("\"m014\":", self.m014)
    writer.optional("\"m015\":", self.m015)
    writer.optional("\"m016\":", self.m016)
    writer.optional("\"m017\":", self.m017)
    writer.optional("\"m018\":", self.m018)
    writer.optional("\"m019\":", self.m019)
    writer.optional("\"m020\":", self.m020)
    writer.optional("\"m021\":", self.m021)
    writer.optional("\"m022\":", self.m022)
    writer.optional("\"m023\":", self.m023)
    writer.optional("\"m024\":", self.m024)
    writer.optional("\"m025\":", self.m025)
    writer.optional("\"m026\":", self.m026)
    writer.optional("\"m027\":", self.m027)
    writer.optional("\"m028\":", self.m028)
    writer.optional("\"m029\":", self.m029)
    writer.optional("\"m030\":", self.m030)
    writer.optional("\"m031\":", self.m031)
    writer.optional("\"m032\":", self.m032)
    writer.optional("\"m033\":", self.m033)
    writer.optional("\"m034\":", self.m034)
    writer.optional("\"m035\":", self.m035)
    writer.optional("\"m036\":", self.m036)
    writer.optional("\"m037\":", self.m037)
    writer.optional("\"m038\":", self.m038)
    writer.optional("\"m039\":", self.m039)
    writer.optional("\"m040\":", self.m040)
    writer.optional("\"m041\":", self.m041)
    writer.optional("\"m042\":", self.m042)
    writer.optional("\"m043\":", self.m043)
    writer.optional("\"m044\":", self.m044)
    writer.optional("\"m045\":", self.m045)
    writer.optional("\"m046\":", self.m046)
    writer.optional("\"m047\":", self.m047)
    writer.optional("\"m048\":", self.m048)
    writer.optional("\"m049\":", self.m049)
    writer.optional("\"m050\":", self.m050)
    writer.optional("\"m051\":", self.m051)
    writer.optional("\"m052\":", self.m052)
    writer.optional("\"m053\":", self.m053)
    writer.optional("\"m054\":", self.m054)
    writer.optional("\"m055\":", self.m055)
    writer.optional("\"m056\":", self.m056)
    writer.optional("\"m057\":", self.m057)
    writer.optional("\"m058\":", self.m058)
    writer.optional("\"m059\":", self.m059)
    writer.optional("\"m060\":", self.m060)
    writer.optional("\"m061\":", self.m061)
    writer.optional("\"m062\":", self.m062)
    writer.optional("\"m063\":", self.m063)
    writer.optional("\"m064\":", self.m064)
    writer.optional("\"m065\":", self.m065)
    writer.optional("\"m066\":", self.m066)
    writer.optional("\"m067\":", self.m067)
    writer.optional("\"m068\":", self.m068)
    writer.optional("\"m069\":", self.m069)
    writer.optional("\"m070\":", self.m070)
    writer.optional("\"m071\":", self.m071)
    writer.optional("\"m072\":", self.m072)
    writer.optional("\"m073\":", self.m073)
    writer.optional("\"m074\":", self.m074)
    writer.optional("\"m075\":", self.m075)
    writer.optional("\"m076\":", self.m076)
    writer.optional("\"m077\":", self.m077)
    writer.optional("\"m078\":", self.m078)
    writer.optional("\"m079\":", self.m079)
    writer.optional("\"m080\":", self.m080)
    writer.optional("\"m081\":", self.m081)
    writer.optional("\"m082\":", self.m082)
    writer.optional("\"m083\":", self.m083)
    writer.optional("\"m084\":", self.m084)
    writer.optional("\"m085\":", self.m085)
    writer.optional("\"m086\":", self.m086)
    writer.optional("\"m087\":", self.m087)
    writer.optional("\"m088\":", self.m088)
    writer.optional("\"m089\":", self.m089)
    writer.optional("\"m090\":", self.m090)
    writer.optional("\"m091\":", self.m091)
    writer.optional("\"m092\":", self.m092)
    writer.optional("\"m093\":", self.m093)
    writer.optional("\"m094\":", self.m094)
    writer.optional("\"m095\":", self.m095)
    writer.optional("\"m096\":", self.m096)
    writer.optional("\"m097\":", self.m097)
    writer.optional("\"m098\":", self.m098)
    writer.optional("\"m099\":", self.m099)
    writer.optional("\"m100\":", self.m100)
    writer.optional("\"m101\":", self.m101)
    writer.optional("\"m102\":", self.m102)
    writer.optional("\"m103\":", self.m103)
    writer.optional("\"m104\":", self.m104)
    writer.optional("\"m105\":", self.m105)
    writer.optional("\"m106\":", self.m106)
    writer.optional("\"m107\":", self.m107)
    writer.optional("\"m108\":", self.m108)
    writer.optional("\"m109\":", self.m109)
    writer.optional("\"m110\":", self.m110)
    writer.optional("\"m111\":", self.m111)
    writer.optional("\"m112\":", self.m112)
    writer.optional("\"m113\":", self.m113)
    writer.optional("\"m114\":", self.m114)
    writer.optional("\"m115\":", self.m115)
    writer.optional("\"m116\":", self.m116)
    writer.optional("\"m117\":", self.m117)
    writer.optional("\"m118\":", self.m118)
    writer.optional("\"m119\":", self.m119)
    writer.required("\"m120\":", self.m120)
    writer.optional("\"m121\":", self.m121)
    writer.optional("\"m122\":", self.m122)
    writer.optional("\"m123\":", self.m123)
    writer.optional("\"m124\":", self.m124)
    writer.optional("\"m125\":", self.m125)
    writer.optional("\"m126\":", self.m126)
    writer.optional("\"m127\":", self.m127)
    writer.optional("\"m128\":", self.m128)
    writer.optional("\"m129\":", self.m129)
    writer.optional("\"m130\":", self.m130)
    writer.optional("\"m131\":", self.m131)
    writer.optional("\"m132\":", self.m132)
    writer.optional("\"m133\":", self.m133)
    writer.optional("\"m134\":", self.m134)
    writer.optional("\"m135\":", self.m135)
    writer.optional("\"m136\":", self.m136)
    writer.optional("\"m137\":", self.m137)
    writer.optional("\"m138\":", self.m138)
    writer.required("\"m139\":", self.m139)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let m000: String = try fields.required("m000")
    let m001: Int? = try fields.optional("m001")
    let m002: Bool? = try fields.optional("m002")
    let m003: Double? = try fields.optional("m003")
    let m004: String? = try fields.optional("m004")
    let m005: Int? = try fields.optional("m005")
    let m006: Bool? = try fields.optional("m006")
    let m007: Double? = try fields.optional("m007")
    let m008: String? = try fields.optional("m008")
    let m009: Int? = try fields.optional("m009")
    let m010: Bool? = try fields.optional("m010")
    let m011: Double? = try fields.optional("m011")
    let m012: String? = try fields.optional("m012")
    let m013: Int? = try fields.optional("m013")
    let m014: Bool? = try fields.optional("m014")
    let m015: Double? = try fields.optional("m015")
    let m016: String? = try fields.optional("m016")
    let m017: Int? = try fields.optional("m017")
    let m018: Bool? = try fields.optional("m018")
    let m019: Double? = try fields.optional("m019")
    let m020: String? = try fields.optional("m020")
    let m021: Int? = try fields.optional("m021")
    let m022: Bool? = try fields.optional("m022")
    let m023: Double? = try fields.optional("m023")
    let m024: String? = try fields.optional("m024")
    let m025: Int? = try fields.optional("m025")
    let m026: Bool? = try fields.optional("m026")
    let m027: Double? = try fields.optional("m027")
    let m028: String? = try fields.optional("m028")
    let m029: Int? = try fields.optional("m029")
    let m030: Bool? = try fields.optional("m030")
    let m031: Double? = try fields.optional("m031")
    let m032: String? = try fields.optional("m032")
    let m033: Int? = try fields.optional("m033")
    let m034: Bool? = try fields.optional("m034")
    let m035: Double? = try fields.optional("m035")
    let m036: String? = try fields.optional("m036")
    let m037: Int? = try fields.optional("m037")
    let m038: Bool? = try fields.optional("m038")
    let m039: Double? = try fields.optional("m039")
    let m040: String? = try fields.optional("m040")
    let m041: Int? = try fields.optional("m041")
    let m042: Bool? = try fields.optional("m042")
    let m043: Double? = try fields.optional("m043")
    let m044: String? = try fields.optional("m044")
    let m045: Int? = try fields.optional("m045")
    let m046: Bool? = try fields.optional("m046")
    let m047: Double? = try fields.optional("m047")
    let m048: String? = try fields.optional("m048")
    let m049: Int? = try fields.optional("m049")
    let m050: Bool? = try fields.optional("m050")
    let m051: Double? = try fields.optional("m051")
    let m052: String? = try fields.optional("m052")
    let m053: Int? = try fields.optional("m053")
    let m054: Bool? = try fields.optional("m054")
    let m055: Double? = try fields.optional("m055")
    let m056: String? = try fields.optional("m056")
    let m057: Int? = try fields.optional("m057")
    let m058: Bool? = try fields.optional("m058")
    let m059: Double? = try fields.optional("m059")
    let m060: String? = try fields.optional("m060")
    let m061: Int? = try fields.optional("m061")
    let m062: Bool? = try fields.optional("m062")
    let m063: Double? = try fields.optional("m063")
    let m064: String? = try fields.optional("m064")
    let m065: Int? = try fields.optional("m065")
    let m066: Bool? = try fields.optional("m066")
    let m067: Double? = try fields.optional("m067")
    let m068: String? = try fields.optional("m068")
    let m069: Int? = try fields.optional("m069")
    let m070: Bool? = try fields.optional("m070")
    let m071: Double? = try fields.optional("m071")
    let m072: String? = try fields.optional("m072")
    let m073: Int? = try fields.optional("m073")
    let m074: Bool? = try fields.optional("m074")
    let m075: Double? = try fields.optional("m075")
    let m076: String? = try fields.optional("m076")
    let m077: Int? = try fields.optional("m077")
    let m078: Bool? = try fields.optional("m078")
    let m079: Double? = try fields.optional("m079")
    let m080: String? = try fields.optional("m080")
    let m081: Int? = try fields.optional("m081")
    let m082: Bool? = try fields.optional("m082")
    let m083: Double? = try fields.optional("m083")
    let m084: String? = try fields.optional("m084")
    let m085: Int? = try fields.optional("m085")
    let m086: Bool? = try fields.optional("m086")
    let m087: Double? = try fields.optional("m087")
    let m088: String? = try fields.optional("m088")
    let m089: Int? = try fields.optional("m089")
    let m090: Bool? = try fields.optional("m090")
    let m091: Double? = try fields.optional("m091")
    let m092: String? = try fields.optional("m092")
    let m093: Int? = try fields.optional("m093")
    let m094: Bool? = try fields.optional("m094")
    let m095: Double? = try fields.optional("m095")
    let m096: String? = try fields.optional("m096")
    let m097: Int? = try fields.optional("m097")
    let m098: Bool? = try fields.optional("m098")
    let m099: Double? = try fields.optional("m099")
    let m100: String? = try fields.optional("m100")
    let m101: Int? = try fields.optional("m101")
    let m102: Bool? = try fields.optional("m102")
    let m103: Double? = try fields.optional("m103")
    let m104: String? = try fields.optional("m104")
    let m105: Int? = try fields.optional("m105")
    let m106: Bool? = try fields.optional("m106")
    let m107: Double? = try fields.optional("m107")
    let m108: String? = try fields.optional("m108")
    let m109: Int? = try fields.optional("m109")
    let m110: Bool? = try fields.optional("m110")
    let m111: Double? = try fields.optional("m111")
    let m112: String? = try fields.optional("m112")
    let m113: Int? = try fields.optional("m113")
    let m114: Bool? = try fields.optional("m114")
    let m115: Double? = try fields.optional("m115")
    let m116: String? = try fields.optional("m116")
    let m117: Int? = try fields.optional("m117")
    let m118: Bool? = try fields.optional("m118")
    let m119: Double? = try fields.optional("m119")
    let m120: String = try fields.required("m120")
    let m121: Int? = try fields.optional("m121")
    let m122: Bool? = try fields.optional("m122")
    let m123: Double? = try fields.optional("m123")
    let m124: String? = try fields.optional("m124")
    let m125: Int? = try fields.optional("m125")
    let m126: Bool? = try fields.optional("m126")
    let m127: Double? = try fields.optional("m127")
    let m128: String? = try fields.optional("m128")
    let m129: Int? = try fields.optional("m129")
    let m130: Bool? = try fields.optional("m130")
    let m131: Double? = try fields.optional("m131")
    let m132: String? = try fields.optional("m132")
    let m133: Int? = try fields.optional("m133")
    let m134: Bool? = try fields.optional("m134")
    let m135: Double? = try fields.optional("m135")
    let m136: String? = try fields.optional("m136")
    let m137: Int? = try fields.optional("m137")
    let m138: Bool? = try fields.optional("m138")
    let m139: Double = try fields.required("m139")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      m000: m000,
      m001: m001,
      m002: m002,
      m003: m003,
      m004: m004,
      m005: m005,
      m006: m006,
      m007: m007,
      m008: m008,
      m009: m009,
      m010: m010,
      m011: m011,
      m012: m012,
      m013: m013,
      m014: m014,
      m015: m015,
      m016: m016,
      m017: m017,
      m018: m018,
      m019: m019,
      m020: m020,
      m021: m021,
      m022: m022,
      m023: m023,
      m024: m024,
      m025: m025,
      m026: m026,
      m027: m027,
      m028: m028,
      m029: m029,
      m030: m030,
      m031: m031,
      m032: m032,
      m033: m033,
      m034: m034,
      m035: m035,
      m036: m036,
      m037: m037,
      m038: m038,
      m039: m039,
      m040: m040,
      m041: m041,
      m042: m042,
      m043: m043,
      m044: m044,
      m045: m045,
      m046: m046,
      m047: m047,
      m048: m048,
      m049: m049,
      m050: m050,
      m051: m051,
      m052: m052,
      m053: m053,
      m054: m054,
      m055: m055,
      m056: m056,
      m057: m057,
      m058: m058,
      m059: m059,
      m060: m060,
      m061: m061,
      m062: m062,
      m063: m063,
      m064: m064,
      m065: m065,
      m066: m066,
      m067: m067,
      m068: m068,
      m069: m069,
      m070: m070,
      m071: m071,
      m072: m072,
      m073: m073,
      m074: m074,
      m075: m075,
      m076: m076,
      m077: m077,
      m078: m078,
      m079: m079,
      m080: m080,
      m081: m081,
      m082: m082,
      m083: m083,
      m084: m084,
      m085: m085,
      m086: m086,
      m087: m087,
      m088: m088,
      m089: m089,
      m090: m090,
      m091: m091,
      m092: m092,
      m093: m093,
      m094: m094,
      m095: m095,
      m096: m096,
      m097: m097,
      m098: m098,
      m099: m099,
      m100: m100,
      m101: m101,
      m102: m102,
      m103: m103,
      m104: m104,
      m105: m105,
      m106: m106,
      m107: m107,
      m108: m108,
      m109: m109,
      m110: m110,
      m111: m111,
      m112: m112,
      m113: m113,
      m114: m114,
      m115: m115,
      m116: m116,
      m117: m117,
      m118: m118,
      m119: m119,
      m120: m120,
      m121: m121,
      m122: m122,
      m123: m123,
      m124: m124,
      m125: m125,
      m126: m126,
      m127: m127,
      m128: m128,
      m129: m129,
      m130: m130,
      m131: m131,
      m132: m132,
      m133: m133,
      m134: m134,
      m135: m135,
      m136: m136,
      m137: m137,
      m138: m138,
      m139: m139,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("m000", self.m000)
    try fields.optional("m001", self.m001)
    try fields.optional("m002", self.m002)
    try fields.optional("m003", self.m003)
    try fields.optional("m004", self.m004)
    try fields.optional("m005", self.m005)
    try fields.optional("m006", self.m006)
    try fields.optional("m007", self.m007)
    try fields.optional("m008", self.m008)
    try fields.optional("m009", self.m009)
    try fields.optional("m010", self.m010)
    try fields.optional("m011", self.m011)
    try fields.optional("m012", self.m012)
    try fields.optional("m013", self.m013)
    try fields.optional("m014", self.m014)
    try fields.optional("m015", self.m015)
    try fields.optional("m016", self.m016)
    try fields.optional("m017", self.m017)
    try fields.optional("m018", self.m018)
    try fields.optional("m019", self.m019)
    try fields.optional("m020", self.m020)
    try fields.optional("m021", self.m021)
    try fields.optional("m022", self.m022)
    try fields.optional("m023", self.m023)
    try fields.optional("m024", self.m024)
    try fields.optional("m025", self.m025)
    try fields.optional("m026", self.m026)
    try fields.optional("m027", self.m027)
    try fields.optional("m028", self.m028)
    try fields.optional("m029", self.m029)
    try fields.optional("m030", self.m030)
    try fields.optional("m031", self.m031)
    try fields.optional("m032", self.m032)
    try fields.optional("m033", self.m033)
    try fields.optional("m034", self.m034)
    try fields.optional("m035", self.m035)
    try fields.optional("m036", self.m036)
    try fields.optional("m037", self.m037)
    try fields.optional("m038", self.m038)
    try fields.optional("m039", self.m039)
    try fields.optional("m040", self.m040)
    try fields.optional("m041", self.m041)
    try fields.optional("m042", self.m042)
    try fields.optional("m043", self.m043)
    try fields.optional("m044", self.m044)
    try fields.optional("m045", self.m045)
    try fields.optional("m046", self.m046)
    try fields.optional("m047", self.m047)
    try fields.optional("m048", self.m048)
    try fields.optional("m049", self.m049)
    try fields.optional("m050", self.m050)
    try fields.optional("m051", self.m051)
    try fields.optional("m052", self.m052)
    try fields.optional("m053", self.m053)
    try fields.optional("m054", self.m054)
    try fields.optional("m055", self.m055)
    try fields.optional("m056", self.m056)
    try fields.optional("m057", self.m057)
    try fields.optional("m058", self.m058)
    try fields.optional("m059", self.m059)
    try fields.optional("m060", self.m060)
    try fields.optional("m061", self.m061)
    try fields.optional("m062", self.m062)
    try fields.optional("m063", self.m063)
    try fields.optional("m064", self.m064)
    try fields.optional("m065", self.m065)
    try fields.optional("m066", self.m066)
    try fields.optional("m067", self.m067)
    try fields.optional("m068", self.m068)
    try fields.optional("m069", self.m069)
    try fields.optional("m070", self.m070)
    try fields.optional("m071", self.m071)
    try fields.optional("m072", self.m072)
    try fields.optional("m073", self.m073)
    try fields.optional("m074", self.m074)
    try fields.optional("m075", self.m075)
    try fields.optional("m076", self.m076)
    try fields.optional("m077", self.m077)
    try fields.optional("m078", self.m078)
    try fields.optional("m079", self.m079)
    try fields.optional("m080", self.m080)
    try fields.optional("m081", self.m081)
    try fields.optional("m082", self.m082)
    try fields.optional("m083", self.m083)
    try fields.optional("m084", self.m084)
    try fields.optional("m085", self.m085)
    try fields.optional("m086", self.m086)
    try fields.optional("m087", self.m087)
    try fields.optional("m088", self.m088)
    try fields.optional("m089", self.m089)
    try fields.optional("m090", self.m090)
    try fields.optional("m091", self.m091)
    try fields.optional("m092", self.m092)
    try fields.optional("m093", self.m093)
    try fields.optional("m094", self.m094)
    try fields.optional("m095", self.m095)
    try fields.optional("m096", self.m096)
    try fields.optional("m097", self.m097)
    try fields.optional("m098", self.m098)
    try fields.optional("m099", self.m099)
    try fields.optional("m100", self.m100)
    try fields.optional("m101", self.m101)
    try fields.optional("m102", self.m102)
    try fields.optional("m103", self.m103)
    try fields.optional("m104", self.m104)
    try fields.optional("m105", self.m105)
    try fields.optional("m106", self.m106)
    try fields.optional("m107", self.m107)
    try fields.optional("m108", self.m108)
    try fields.optional("m109", self.m109)
    try fields.optional("m110", self.m110)
    try fields.optional("m111", self.m111)
    try fields.optional("m112", self.m112)
    try fields.optional("m113", self.m113)
    try fields.optional("m114", self.m114)
    try fields.optional("m115", self.m115)
    try fields.optional("m116", self.m116)
    try fields.optional("m117", self.m117)
    try fields.optional("m118", self.m118)
    try fields.optional("m119", self.m119)
    try fields.required("m120", self.m120)
    try fields.optional("m121", self.m121)
    try fields.optional("m122", self.m122)
    try fields.optional("m123", self.m123)
    try fields.optional("m124", self.m124)
    try fields.optional("m125", self.m125)
    try fields.optional("m126", self.m126)
    try fields.optional("m127", self.m127)
    try fields.optional("m128", self.m128)
    try fields.optional("m129", self.m129)
    try fields.optional("m130", self.m130)
    try fields.optional("m131", self.m131)
    try fields.optional("m132", self.m132)
    try fields.optional("m133", self.m133)
    try fields.optional("m134", self.m134)
    try fields.optional("m135", self.m135)
    try fields.optional("m136", self.m136)
    try fields.optional("m137", self.m137)
    try fields.optional("m138", self.m138)
    try fields.required("m139", self.m139)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkStorageManyNames: MemberTable = MemberTable(
  """
  m000\tstring
  m001\tinteger
  m002\tboolean
  m003\tnumber
  m004\tstring
  m005\tinteger
  m006\tboolean
  m007\tnumber
  m008\tstring
  m009\tinteger
  m010\tboolean
  m011\tnumber
  m012\tstring
  m013\tinteger
  m014\tboolean
  m015\tnumber
  m016\tstring
  m017\tinteger
  m018\tboolean
  m019\tnumber
  m020\tstring
  m021\tinteger
  m022\tboolean
  m023\tnumber
  m024\tstring
  m025\tinteger
  m026\tboolean
  m027\tnumber
  m028\tstring
  m029\tinteger
  m030\tboolean
  m031\tnumber
  m032\tstring
  m033\tinteger
  m034\tboolean
  m035\tnumber
  m036\tstring
  m037\tinteger
  m038\tboolean
  m039\tnumber
  m040\tstring
  m041\tinteger
  m042\tboolean
  m043\tnumber
  m044\tstring
  m045\tinteger
  m046\tboolean
  m047\tnumber
  m048\tstring
  m049\tinteger
  m050\tboolean
  m051\tnumber
  m052\tstring
  m053\tinteger
  m054\tboolean
  m055\tnumber
  m056\tstring
  m057\tinteger
  m058\tboolean
  m059\tnumber
  m060\tstring
  m061\tinteger
  m062\tboolean
  m063\tnumber
  m064\tstring
  m065\tinteger
  m066\tboolean
  m067\tnumber
  m068\tstring
  m069\tinteger
  m070\tboolean
  m071\tnumber
  m072\tstring
  m073\tinteger
  m074\tboolean
  m075\tnumber
  m076\tstring
  m077\tinteger
  m078\tboolean
  m079\tnumber
  m080\tstring
  m081\tinteger
  m082\tboolean
  m083\tnumber
  m084\tstring
  m085\tinteger
  m086\tboolean
  m087\tnumber
  m088\tstring
  m089\tinteger
  m090\tboolean
  m091\tnumber
  m092\tstring
  m093\tinteger
  m094\tboolean
  m095\tnumber
  m096\tstring
  m097\tinteger
  m098\tboolean
  m099\tnumber
  m100\tstring
  m101\tinteger
  m102\tboolean
  m103\tnumber
  m104\tstring
  m105\tinteger
  m106\tboolean
  m107\tnumber
  m108\tstring
  m109\tinteger
  m110\tboolean
  m111\tnumber
  m112\tstring
  m113\tinteger
  m114\tboolean
  m115\tnumber
  m116\tstring
  m117\tinteger
  m118\tboolean
  m119\tnumber
  m120\tstring
  m121\tinteger
  m122\tboolean
  m123\tnumber
  m124\tstring
  m125\tinteger
  m126\tboolean
  m127\tnumber
  m128\tstring
  m129\tinteger
  m130\tboolean
  m131\tnumber
  m132\tstring
  m133\tinteger
  m134\tboolean
  m135\tnumber
  m136\tstring
  m137\tinteger
  m138\tboolean
  m139\tnumber
  """)

func checkStorageMany(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/many.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkStorageManyNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkStorageManyNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("m000", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if o.seen1 & 0x100_0000_0000_0000 != 0x100_0000_0000_0000 {
      try Assertion.required("m120", o.seen1 & 0x100_0000_0000_0000 != 0, at: start, &s, "/required")
    }
    try Assertion.required("m139", o.hasSeen(139, in: c), at: start, &s, "/required")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
