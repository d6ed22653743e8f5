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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.MediaAttachment {
  public init(
    content: Content? = nil,
    options: Options? = nil,
    url: String,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      content: content,
      options: options,
      url: url,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Airship.MediaAttachment.Content {
  public init(
    body: String? = nil,
    subtitle: String? = nil,
    title: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      body: body,
      subtitle: subtitle,
      title: title,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Airship.MediaAttachment.Options {
  public init(
    crop: Airship.MediaAttachment.Crop? = nil,
    hidden: Bool? = nil,
    time: Double? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      crop: crop,
      hidden: hidden,
      time: time,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Airship.MediaAttachment.Crop {
  public init(
    height: Double? = nil,
    width: Double? = nil,
    x: Double? = nil,
    y: Double? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      height: height,
      width: width,
      x: x,
      y: y,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.MediaAttachment: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/media-attachment.yaml#",
    in: airshipMediaAttachmentProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMediaAttachment(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("content\noptions\nurl")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipMediaAttachmentNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, \.url)
  }

  public static var unread: Self {
    Self(url: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.content = try Content.read(&c, checks: checks)
      case 1:
        value.options = try Options.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x4)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"content\":", self.content)
    writer.optional("\"options\":", self.options)
    writer.required("\"url\":", self.url)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let content: Content? = try fields.optional("content")
    let options: Options? = try fields.optional("options")
    let url: String = try fields.required("url")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      content: content,
      options: options,
      url: url,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("content", self.content)
    try fields.optional("options", self.options)
    try fields.required("url", self.url)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MediaAttachment.Content: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/media-attachment.yaml#/$defs/content",
    in: airshipMediaAttachmentProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMediaAttachmentDefsContent(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("body\nsubtitle\ntitle")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipMediaAttachmentDefsContentNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.body)
    members.string(1, optional: \.subtitle)
    members.string(2, optional: \.title)
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
    writer.optional("\"body\":", self.body)
    writer.optional("\"subtitle\":", self.subtitle)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let body: String? = try fields.optional("body")
    let subtitle: String? = try fields.optional("subtitle")
    let title: String? = try fields.optional("title")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      body: body,
      subtitle: subtitle,
      title: title,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("body", self.body)
    try fields.optional("subtitle", self.subtitle)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MediaAttachment.Options: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/media-attachment.yaml#/$defs/options",
    in: airshipMediaAttachmentProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMediaAttachmentDefsOptions(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("crop\nhidden\ntime")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipMediaAttachmentDefsOptionsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.boolean(1, optional: \.hidden)
    members.double(2, optional: \.time)
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
      case 0:
        value.crop = try Airship.MediaAttachment.Crop.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"crop\":", self.crop)
    writer.optional("\"hidden\":", self.hidden)
    writer.optional("\"time\":", self.time)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let crop: Airship.MediaAttachment.Crop? = try fields.optional("crop")
    let hidden: Bool? = try fields.optional("hidden")
    let time: Double? = try fields.optional("time")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      crop: crop,
      hidden: hidden,
      time: time,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("crop", self.crop)
    try fields.optional("hidden", self.hidden)
    try fields.optional("time", self.time)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.MediaAttachment.Crop: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/media-attachment.yaml#/$defs/crop",
    in: airshipMediaAttachmentProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipMediaAttachmentDefsCrop(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("height\nwidth\nx\ny")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipMediaAttachmentDefsCropNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.double(0, optional: \.height)
    members.double(1, optional: \.width)
    members.double(2, optional: \.x)
    members.double(3, optional: \.y)
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
    writer.optional("\"height\":", self.height)
    writer.optional("\"width\":", self.width)
    writer.optional("\"x\":", self.x)
    writer.optional("\"y\":", self.y)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let height: Double? = try fields.optional("height")
    let width: Double? = try fields.optional("width")
    let x: Double? = try fields.optional("x")
    let y: Double? = try fields.optional("y")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      height: height,
      width: width,
      x: x,
      y: y,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

let checkAirshipMediaAttachmentNames: MemberTable = MemberTable(
  """
  content\t\t{
  options\t\t{
  url\tstring format=\"uri\"
  """,
  nested: [checkAirshipMediaAttachmentDefsContentNames, checkAirshipMediaAttachmentDefsOptionsNames],
  required: 0x4
)

func checkAirshipMediaAttachment(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipMediaAttachmentNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipMediaAttachmentDefsContent(&c, &s)
      case 1:
        try checkAirshipMediaAttachmentDefsOptions(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
    if o.seen0 & 0x4 != 0x4 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipMediaAttachmentDefsContentNames: MemberTable = MemberTable(
  """
  body\tstring
  subtitle\tstring
  title\tstring
  """)

private func checkAirshipMediaAttachmentDefsContent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipMediaAttachmentDefsContentNames,
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

private let checkAirshipMediaAttachmentDefsOptionsNames: MemberTable = MemberTable(
  """
  crop\t\t{
  hidden\tboolean
  time\tnumber
  """,
  nested: [checkAirshipMediaAttachmentDefsCropNames]
)

private func checkAirshipMediaAttachmentDefsOptions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipMediaAttachmentDefsOptionsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipMediaAttachmentDefsCrop(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipMediaAttachmentDefsCropNames: MemberTable = MemberTable(
  """
  height\tnumber maximum=1 minimum=0
  width\tnumber maximum=1 minimum=0
  x\tnumber maximum=1 minimum=0
  y\tnumber maximum=1 minimum=0
  """)

private func checkAirshipMediaAttachmentDefsCrop(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipMediaAttachmentDefsCropNames,
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

let airshipMediaAttachmentProgram: SchemaProgram = SchemaProgram(
  #"""
  {"airship/media-attachment.yaml#":{"warns":true,"type":["object"],
  "properties":{"content":"airship/media-attachment.yaml#/$defs/content",
  "options":"airship/media-attachment.yaml#/$defs/options","url":{"type":["string"],"format":"uri"}},
  "required":["url"],"known":true},
  "airship/media-attachment.yaml#/$defs/content":{"warns":true,"type":["object"],
  "properties":{"body":{"type":["string"]},"subtitle":{"type":["string"]},"title":{"type":["string"]}},
  "known":true},
  "airship/media-attachment.yaml#/$defs/options":{"warns":true,"type":["object"],
  "properties":{"crop":"airship/media-attachment.yaml#/$defs/crop","hidden":{"type":["boolean"]},
  "time":{"type":["number"]}},"known":true},
  "airship/media-attachment.yaml#/$defs/crop":{"warns":true,"type":["object"],
  "properties":{"height":{"type":["number"],"maximum":1,"minimum":0},"width":{"type":["number"],"maximum":1,
  "minimum":0},"x":{"type":["number"],"maximum":1,"minimum":0},"y":{"type":["number"],"maximum":1,
  "minimum":0}},"known":true}}
  """#
)
