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
    /// Must have exactly 1 item.
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

// MARK: - Coding

extension Airship.MMSOverride: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: airshipMmsOverridePlan,
    from: Self(fallbackText: "", slides: [])
  ) { m in
    m.required(0, \.fallbackText)
    m.optional(1, \.shortenLinks)
    m.required(2, \.slides)
    m.optional(3, \.subject)
    m.others(\.additionalProperties)
  }
}

extension Airship.MMSOverride.Slide: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/slide",
    in: airshipMmsOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.text)
    m.optional(1, \.media)
    m.others(\.additionalProperties)
  }
}

extension Airship.MMSOverride.Media: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/media",
    in: airshipMmsOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.url)
    m.optional(1, \.contentType)
    m.optional(2, \.contentLength)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipMmsOverridePlan: SchemaPlan = SchemaPlan(
  "airship/mms-override.yaml",
  #"""
  table #~members part rows=((fallback_text <string>) (shorten_links <boolean>) (slides) (subject <string>))
  table #/$defs/media object rows=((url <string>) (content_type <string>) (content_length <integer>))
    others=warned
  table #/$defs/slide object rows=((text <string>) (media {)) nested=(#/$defs/media) others=warned
  table #/properties/slides array rows=(("" {)) nested=(#/$defs/slide) least=1 most=1
  block # object=(warned members=((2 run=#/properties/slides)) required=(0 2))
  reading # members=((2 as=(items least=1 most=1 of=(own))))
  reading #/$defs/slide members=((1 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"fallback_text":{"type":"string"},
  "shorten_links":{"type":"boolean"},"slides":{"warns":true,"type":"array","items":"#/$defs/slide",
  "maxItems":1,"minItems":1},"subject":{"type":"string"}},"required":["fallback_text","slides"],
  "known":true},
  "#/$defs/slide":{"warns":true,"type":"object","properties":{"text":{"type":"string"},
  "media":"#/$defs/media"},"known":true},
  "#/$defs/media":{"warns":true,"type":"object","properties":{"url":{"type":"string"},
  "content_type":{"type":"string"},"content_length":{"type":"integer"}},"known":true}}
  """#
)
