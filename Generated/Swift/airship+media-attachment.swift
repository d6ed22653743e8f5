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

// MARK: - Coding

extension Airship.MediaAttachment: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: airshipMediaAttachmentPlan,
    from: Self(url: "")
  ) { m in
    m.optional(0, \.content)
    m.optional(1, \.options)
    m.required(2, \.url)
    m.others(\.additionalProperties)
  }
}

extension Airship.MediaAttachment.Content: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/content",
    in: airshipMediaAttachmentPlan,
    from: Self()
  ) { m in
    m.optional(0, \.body)
    m.optional(1, \.subtitle)
    m.optional(2, \.title)
    m.others(\.additionalProperties)
  }
}

extension Airship.MediaAttachment.Options: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/options",
    in: airshipMediaAttachmentPlan,
    from: Self()
  ) { m in
    m.optional(0, \.crop)
    m.optional(1, \.hidden)
    m.optional(2, \.time)
    m.others(\.additionalProperties)
  }
}

extension Airship.MediaAttachment.Crop: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/crop",
    in: airshipMediaAttachmentPlan,
    from: Self()
  ) { m in
    m.optional(0, \.height)
    m.optional(1, \.width)
    m.optional(2, \.x)
    m.optional(3, \.y)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipMediaAttachmentPlan: SchemaPlan = SchemaPlan(
  "airship/media-attachment.yaml",
  #"""
  table #/$defs/content object rows=((body <string>) (subtitle <string>) (title <string>)) others=warned
  table #/$defs/crop object rows=((height <number maximum=1 minimum=0>) (width <number maximum=1 minimum=0>)
    (x <number maximum=1 minimum=0>) (y <number maximum=1 minimum=0>)) others=warned
  table #/$defs/options object rows=((crop {) (hidden <boolean>) (time <number>)) nested=(#/$defs/crop)
    others=warned
  table # object rows=((content {) (options {) (url <string format="uri">)) nested=(#/$defs/content
    #/$defs/options) required=4 others=warned
  reading # members=((0 as=(own)) (1 as=(own)))
  reading #/$defs/options members=((0 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"content":"#/$defs/content","options":"#/$defs/options",
  "url":{"type":"string","format":"uri"}},"required":["url"],"known":true},
  "#/$defs/content":{"warns":true,"type":"object","properties":{"body":{"type":"string"},
  "subtitle":{"type":"string"},"title":{"type":"string"}},"known":true},
  "#/$defs/options":{"warns":true,"type":"object","properties":{"crop":"#/$defs/crop",
  "hidden":{"type":"boolean"},"time":{"type":"number"}},"known":true},
  "#/$defs/crop":{"warns":true,"type":"object","properties":{"height":{"type":"number","maximum":1,
  "minimum":0},"width":{"type":"number","maximum":1,"minimum":0},"x":{"type":"number","maximum":1,
  "minimum":0},"y":{"type":"number","maximum":1,"minimum":0}},"known":true}}
  """#
)
