// Generated from airship/media-attachment.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// An image, sound or video that the media attachment extension of the app downloads and shows with the
  /// notification. With an attachment `mutable_content` is switched on without being asked for.
  ///
  /// Since iOS 10.
  public struct MediaAttachment: SchemaValue {
    /// Texts to change once the attachment has been loaded.
    public var content: Content?
    /// How to show the attachment.
    public var options: Options?
    /// Where to download the file. Images (JPEG, GIF, PNG) may have up to 5 MB, audio (AIFF, WAV, MP3, M4A)
    /// up to 10 MB, video (MPEG, MPEG2, MP4, AVI) up to 50 MB; much smaller files arrive sooner.
    ///
    /// Must have the format `uri`.
    public var url: String
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      content: Content? = nil,
      options: Options? = nil,
      url: String,
      additionalProperties: JSONObject = [:]
    ) {
      self.content = content
      self.options = options
      self.url = url
      self.additionalProperties = additionalProperties
    }

    /// Texts that replace those of the notification when the attachment could be loaded.
    public struct Content: SchemaValue {
      /// The message.
      public var body: String?
      /// The line below the title.
      public var subtitle: String?
      /// The title.
      public var title: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        body: String? = nil,
        subtitle: String? = nil,
        title: String? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.body = body
        self.subtitle = subtitle
        self.title = title
        self.additionalProperties = additionalProperties
      }
    }

    /// How the attachment and its thumbnail are shown.
    public struct Options: SchemaValue {
      /// The part of the picture the thumbnail shows.
      public var crop: Crop?
      /// Shows no thumbnail when true.
      public var hidden: Bool?
      /// The moment the thumbnail is taken from: the frame of a GIF, counted from 1, or the second of a
      /// video. Leave it out for still pictures; a moment the file does not have shows no thumbnail.
      public var time: Double?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        crop: Crop? = nil,
        hidden: Bool? = nil,
        time: Double? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.crop = crop
        self.hidden = hidden
        self.time = time
        self.additionalProperties = additionalProperties
      }
    }

    /// The part of the picture to use, in fractions of its width and height. iOS crops the result further, to
    /// a square.
    public struct Crop: SchemaValue {
      /// The height of the part, as a fraction of the whole.
      ///
      /// Must be at least `0` and at most `1`.
      public var height: Double?
      /// The width of the part, as a fraction of the whole.
      ///
      /// Must be at least `0` and at most `1`.
      public var width: Double?
      /// The horizontal offset at which the part begins.
      ///
      /// Must be at least `0` and at most `1`.
      public var x: Double?
      /// The vertical offset at which the part begins.
      ///
      /// Must be at least `0` and at most `1`.
      public var y: Double?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        height: Double? = nil,
        width: Double? = nil,
        x: Double? = nil,
        y: Double? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.height = height
        self.width = width
        self.x = x
        self.y = y
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Airship.MediaAttachment: GeneratedValue {
  public static var schemaLocation: String {
    "airship/media-attachment.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMediaAttachment(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("content\noptions\nurl")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var content: Content?
    var options: Options?
    var url: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&content)
        case 1: try cursor.read(&options)
        case 2: try cursor.read(&url)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let url else { throw Rejection(.violation, at: start) }
    return Self(
      content: consume content,
      options: consume options,
      url: url,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"content\":", self.content)
    writer.optional("\"options\":", self.options)
    writer.required("\"url\":", self.url)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.content = try fields.optional("content")
    self.options = try fields.optional("options")
    self.url = try fields.required("url")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("content", self.content)
    try fields.optional("options", self.options)
    try fields.required("url", self.url)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MediaAttachment.Content: GeneratedValue {
  public static var schemaLocation: String {
    "airship/media-attachment.yaml#/$defs/content"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMediaAttachmentDefsContent(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("body\nsubtitle\ntitle")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var body: String?
    var subtitle: String?
    var title: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&body)
        case 1: try cursor.read(&subtitle)
        case 2: try cursor.read(&title)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      body: consume body,
      subtitle: consume subtitle,
      title: consume title,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"body\":", self.body)
    writer.optional("\"subtitle\":", self.subtitle)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.body = try fields.optional("body")
    self.subtitle = try fields.optional("subtitle")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("body", self.body)
    try fields.optional("subtitle", self.subtitle)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MediaAttachment.Options: GeneratedValue {
  public static var schemaLocation: String {
    "airship/media-attachment.yaml#/$defs/options"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMediaAttachmentDefsOptions(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("crop\nhidden\ntime")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var crop: Airship.MediaAttachment.Crop?
    var hidden: Bool?
    var time: Double?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&crop)
        case 1: try cursor.read(&hidden)
        case 2: try cursor.read(&time)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      crop: consume crop,
      hidden: hidden,
      time: time,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"crop\":", self.crop)
    writer.optional("\"hidden\":", self.hidden)
    writer.optional("\"time\":", self.time)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.crop = try fields.optional("crop")
    self.hidden = try fields.optional("hidden")
    self.time = try fields.optional("time")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("crop", self.crop)
    try fields.optional("hidden", self.hidden)
    try fields.optional("time", self.time)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MediaAttachment.Crop: GeneratedValue {
  public static var schemaLocation: String {
    "airship/media-attachment.yaml#/$defs/crop"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMediaAttachmentDefsCrop(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("height\nwidth\nx\ny")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var height: Double?
    var width: Double?
    var x: Double?
    var y: Double?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&height)
        case 1: try cursor.read(&width)
        case 2: try cursor.read(&x)
        case 3: try cursor.read(&y)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      height: height,
      width: width,
      x: x,
      y: y,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"height\":", self.height)
    writer.optional("\"width\":", self.width)
    writer.optional("\"x\":", self.x)
    writer.optional("\"y\":", self.y)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.height = try fields.optional("height")
    self.width = try fields.optional("width")
    self.x = try fields.optional("x")
    self.y = try fields.optional("y")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("height", self.height)
    try fields.optional("width", self.width)
    try fields.optional("x", self.x)
    try fields.optional("y", self.y)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipMediaAttachmentNames: KeyTable = KeyTable("content\noptions\nurl")

func checkAirshipMediaAttachment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/media-attachment.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMediaAttachmentNames
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
        try checkAirshipMediaAttachmentDefsContent(&c, &s, "/properties/content/$ref")
      case 1:
        try checkAirshipMediaAttachmentDefsOptions(&c, &s, "/properties/options/$ref")
      case 2:
        if let string = try Assertion.string(&c, &s, "/properties/url/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/url/format")
        }
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0004 != 0x0000_0000_0000_0004 {
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0004 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipMediaAttachmentDefsContentNames: KeyTable = KeyTable("body\nsubtitle\ntitle")

func checkAirshipMediaAttachmentDefsContent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/media-attachment.yaml#/$defs/content")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMediaAttachmentDefsContentNames
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
      case 0, 1, 2:
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

private let checkAirshipMediaAttachmentDefsOptionsNames: KeyTable = KeyTable("crop\nhidden\ntime")

func checkAirshipMediaAttachmentDefsOptions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/media-attachment.yaml#/$defs/options")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMediaAttachmentDefsOptionsNames
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
      case 1:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 2:
        try Assertion.property(TypeSet(rawValue: 32), names, index, &c, &s)
      case 0:
        try checkAirshipMediaAttachmentDefsCrop(&c, &s, "/properties/crop/$ref")
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

private let checkAirshipMediaAttachmentDefsCropNames: KeyTable = KeyTable("height\nwidth\nx\ny")

func checkAirshipMediaAttachmentDefsCrop(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/media-attachment.yaml#/$defs/crop")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMediaAttachmentDefsCropNames
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
        if let number = try Assertion.number(isInteger: false, &c, &s, "/properties/height/type") {
          try Assertion.maximum(NumberLimit(1, "1"), number, c, &s, "/properties/height/maximum")
          try Assertion.minimum(NumberLimit(0, "0"), number, c, &s, "/properties/height/minimum")
        }
      case 1:
        if let number = try Assertion.number(isInteger: false, &c, &s, "/properties/width/type") {
          try Assertion.maximum(NumberLimit(1, "1"), number, c, &s, "/properties/width/maximum")
          try Assertion.minimum(NumberLimit(0, "0"), number, c, &s, "/properties/width/minimum")
        }
      case 2:
        if let number = try Assertion.number(isInteger: false, &c, &s, "/properties/x/type") {
          try Assertion.maximum(NumberLimit(1, "1"), number, c, &s, "/properties/x/maximum")
          try Assertion.minimum(NumberLimit(0, "0"), number, c, &s, "/properties/x/minimum")
        }
      case 3:
        if let number = try Assertion.number(isInteger: false, &c, &s, "/properties/y/type") {
          try Assertion.maximum(NumberLimit(1, "1"), number, c, &s, "/properties/y/maximum")
          try Assertion.minimum(NumberLimit(0, "0"), number, c, &s, "/properties/y/minimum")
        }
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
