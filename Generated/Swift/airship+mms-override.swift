// Generated from airship/mms-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The multimedia message a push sends to MMS channels. It goes with the device type `sms`, and excludes
  /// the SMS override: one push sends either an SMS or an MMS.
  public struct MMSOverride: SchemaValue {
    /// The text for people who cannot receive an MMS, sent with a link to the original content.
    public var fallbackText: String
    /// Replaces the HTTP and HTTPS links of the texts, where spaces set them off, by links of 25 characters
    /// that differ for every recipient, and reports each click. Such links may carry the query parameters
    /// `ua-tag-add`, `ua-tag-remove`, `ua-list-add` and `ua-list-remove`, which tag or subscribe whoever
    /// follows them.
    public var shortenLinks: Bool?
    /// The content, a single slide.
    ///
    /// Must have at least 1 item and at most 1 item.
    public var slides: [Slide]
    /// The subject, mostly shown in bold; it may be empty. Messages from toll-free numbers may arrive without
    /// it.
    public var subject: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      fallbackText: String,
      shortenLinks: Bool? = nil,
      slides: [Slide],
      subject: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.fallbackText = fallbackText
      self.shortenLinks = shortenLinks
      self.slides = slides
      self.subject = subject
      self.additionalProperties = additionalProperties
    }

    /// A text and a picture, sound or video, shown together.
    public struct Slide: SchemaValue {
      /// The text of the slide.
      public var text: String?
      /// What to show with the text.
      public var media: Media?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(text: String? = nil, media: Media? = nil, additionalProperties: JSONObject = [:]) {
        self.text = text
        self.media = media
        self.additionalProperties = additionalProperties
      }
    }

    /// The file a slide shows, known from an example only.
    public struct Media: SchemaValue {
      /// Where the file is found.
      public var url: String?
      /// The media type of the file.
      public var contentType: String?
      /// The size of the file.
      ///
      /// In bytes.
      public var contentLength: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        url: String? = nil,
        contentType: String? = nil,
        contentLength: Int? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.url = url
        self.contentType = contentType
        self.contentLength = contentLength
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Airship.MMSOverride: GeneratedValue {
  public static var schemaLocation: String {
    "airship/mms-override.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMmsOverride(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("fallback_text\nshorten_links\nslides\nsubject")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var fallbackText: String?
    var shortenLinks: Bool?
    var slides: [Slide]?
    var subject: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&fallbackText)
        case 1: try cursor.read(&shortenLinks)
        case 2: try cursor.read(&slides)
        case 3: try cursor.read(&subject)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let fallbackText else { throw Rejection(.violation, at: start) }
    guard let slides else { throw Rejection(.violation, at: start) }
    return Self(
      fallbackText: fallbackText,
      shortenLinks: shortenLinks,
      slides: slides,
      subject: consume subject,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"fallback_text\":", self.fallbackText)
    writer.optional("\"shorten_links\":", self.shortenLinks)
    writer.required("\"slides\":", self.slides)
    writer.optional("\"subject\":", self.subject)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.fallbackText = try fields.required("fallback_text")
    self.shortenLinks = try fields.optional("shorten_links")
    self.slides = try fields.required("slides")
    self.subject = try fields.optional("subject")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("fallback_text", self.fallbackText)
    try fields.optional("shorten_links", self.shortenLinks)
    try fields.required("slides", self.slides)
    try fields.optional("subject", self.subject)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MMSOverride.Slide: GeneratedValue {
  public static var schemaLocation: String {
    "airship/mms-override.yaml#/$defs/slide"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMmsOverrideDefsSlide(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("text\nmedia")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var text: String?
    var media: Airship.MMSOverride.Media?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&text)
        case 1: try cursor.read(&media)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      text: consume text,
      media: consume media,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"text\":", self.text)
    writer.optional("\"media\":", self.media)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.text = try fields.optional("text")
    self.media = try fields.optional("media")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text", self.text)
    try fields.optional("media", self.media)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MMSOverride.Media: GeneratedValue {
  public static var schemaLocation: String {
    "airship/mms-override.yaml#/$defs/media"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipMmsOverrideDefsMedia(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("url\ncontent_type\ncontent_length")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var url: String?
    var contentType: String?
    var contentLength: Int?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&url)
        case 1: try cursor.read(&contentType)
        case 2: try cursor.read(&contentLength)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      url: consume url,
      contentType: consume contentType,
      contentLength: contentLength,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"url\":", self.url)
    writer.optional("\"content_type\":", self.contentType)
    writer.optional("\"content_length\":", self.contentLength)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.url = try fields.optional("url")
    self.contentType = try fields.optional("content_type")
    self.contentLength = try fields.optional("content_length")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("url", self.url)
    try fields.optional("content_type", self.contentType)
    try fields.optional("content_length", self.contentLength)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipMmsOverrideNames: KeyTable = KeyTable("fallback_text\nshorten_links\nslides\nsubject")

func checkAirshipMmsOverride(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/mms-override.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMmsOverrideNames
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
      case 0, 3:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 2:
        try checkAirshipMmsOverridePropertiesSlides(&c, &s, "/properties/slides")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0005 != 0x0000_0000_0000_0005 {
      try Assertion.required("fallback_text", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("slides", seen0 & 0x0000_0000_0000_0004 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipMmsOverridePropertiesSlides(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/mms-override.yaml#/properties/slides")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkAirshipMmsOverrideDefsSlide(&c, &s, "/items/$ref")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(1, count, at: start, &s, "/maxItems")
    try Assertion.minItems(1, count, at: start, &s, "/minItems")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipMmsOverrideDefsSlideNames: KeyTable = KeyTable("text\nmedia")

func checkAirshipMmsOverrideDefsSlide(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/mms-override.yaml#/$defs/slide")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMmsOverrideDefsSlideNames
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
      case 1:
        try checkAirshipMmsOverrideDefsMedia(&c, &s, "/properties/media/$ref")
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

private let checkAirshipMmsOverrideDefsMediaNames: KeyTable = KeyTable("url\ncontent_type\ncontent_length")

func checkAirshipMmsOverrideDefsMedia(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/mms-override.yaml#/$defs/media")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipMmsOverrideDefsMediaNames
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
      case 0, 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 2:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
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
