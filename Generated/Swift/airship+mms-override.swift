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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.MMSOverride {
  public init(
    fallbackText: String,
    shortenLinks: Bool? = nil,
    slides: [Slide],
    subject: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      fallbackText: fallbackText,
      shortenLinks: shortenLinks,
      slides: slides,
      subject: subject,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Airship.MMSOverride.Media {
  public init(
    url: String? = nil,
    contentType: String? = nil,
    contentLength: Int? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      url: url,
      contentType: contentType,
      contentLength: contentLength,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.MMSOverride: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/mms-override.yaml#",
    in: airshipMmsOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMmsOverride(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("fallback_text\nshorten_links\nslides\nsubject")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipMmsOverrideNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.fallbackText)
    members.boolean(1, optional: \.shortenLinks)
    members.string(3, optional: \.subject)
  }

  public static var unread: Self {
    Self(fallbackText: "", slides: [])
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.slides = try c.array(checks: checks, count: 1...1) { (c: inout Cursor) throws(Rejection) in
          try Slide.read(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x5)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let fallbackText: String = try fields.required("fallback_text")
    let shortenLinks: Bool? = try fields.optional("shorten_links")
    let slides: [Slide] = try fields.required("slides")
    let subject: String? = try fields.optional("subject")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      fallbackText: fallbackText,
      shortenLinks: shortenLinks,
      slides: slides,
      subject: subject,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

extension Airship.MMSOverride.Slide: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/mms-override.yaml#/$defs/slide",
    in: airshipMmsOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMmsOverrideDefsSlide(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("text\nmedia")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipMmsOverrideDefsSlideNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.text)
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
      case 1:
        value.media = try Airship.MMSOverride.Media.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"text\":", self.text)
    writer.optional("\"media\":", self.media)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.text = try fields.optional("text")
    self.media = try fields.optional("media")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text", self.text)
    try fields.optional("media", self.media)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MMSOverride.Media: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/mms-override.yaml#/$defs/media",
    in: airshipMmsOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMmsOverrideDefsMedia(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("url\ncontent_type\ncontent_length")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipMmsOverrideDefsMediaNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.url)
    members.string(1, optional: \.contentType)
    members.integer(2, optional: \.contentLength)
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
    writer.optional("\"url\":", self.url)
    writer.optional("\"content_type\":", self.contentType)
    writer.optional("\"content_length\":", self.contentLength)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let url: String? = try fields.optional("url")
    let contentType: String? = try fields.optional("content_type")
    let contentLength: Int? = try fields.optional("content_length")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      url: url,
      contentType: contentType,
      contentLength: contentLength,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

private let checkAirshipMmsOverrideNames: MemberTable = MemberTable(
  """
  fallback_text\tstring
  shorten_links\tboolean
  slides
  subject\tstring
  """)

func checkAirshipMmsOverride(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipMmsOverrideNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkAirshipMmsOverridePropertiesSlides(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
    if o.seen0 & 0x5 != 0x5 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipMmsOverridePropertiesSlidesItem: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkAirshipMmsOverrideDefsSlideNames]
)

private func checkAirshipMmsOverridePropertiesSlides(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      if !checkAirshipMmsOverridePropertiesSlidesItem.passes(&c) {
        try checkAirshipMmsOverrideDefsSlide(&c, &s)
      }
      count &+= 1
      more = try c.nextItem()
    }
    if count > 1 { throw Rejection(at: start) }
    if count < 1 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipMmsOverrideDefsSlideNames: MemberTable = MemberTable(
  """
  text\tstring
  media\t\t{
  """,
  nested: [checkAirshipMmsOverrideDefsMediaNames]
)

private func checkAirshipMmsOverrideDefsSlide(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipMmsOverrideDefsSlideNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkAirshipMmsOverrideDefsMedia(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipMmsOverrideDefsMediaNames: MemberTable = MemberTable(
  """
  url\tstring
  content_type\tstring
  content_length\tinteger
  """)

private func checkAirshipMmsOverrideDefsMedia(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipMmsOverrideDefsMediaNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      s.noteWarning()
      try c.skipValue()
    }
  } else {
    throw Rejection(at: start)
  }
}

let airshipMmsOverrideProgram: SchemaProgram = SchemaProgram(
  #"""
  {"airship/mms-override.yaml#":{"warns":true,"type":["object"],
  "properties":{"fallback_text":{"type":["string"]},"shorten_links":{"type":["boolean"]},
  "slides":{"warns":true,"type":["array"],"items":"airship/mms-override.yaml#/$defs/slide","maxItems":1,
  "minItems":1},"subject":{"type":["string"]}},"required":["fallback_text","slides"],"known":true},
  "airship/mms-override.yaml#/$defs/slide":{"warns":true,"type":["object"],
  "properties":{"text":{"type":["string"]},"media":"airship/mms-override.yaml#/$defs/media"},"known":true},
  "airship/mms-override.yaml#/$defs/media":{"warns":true,"type":["object"],
  "properties":{"url":{"type":["string"]},"content_type":{"type":["string"]},
  "content_length":{"type":["integer"]}},"known":true}}
  """#
)
