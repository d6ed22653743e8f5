// Generated from airship/email-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The email a push sends. Required when `email` is among the device types of the push. Commercial emails
  /// must offer a way to unsubscribe in every body they have.
  public struct EmailOverride: SchemaValue {
    /// Files to attach, uploaded before.
    public var attachments: [Attachment]?
    /// Addresses that receive a blind copy. Airship has to enable each for the project; the service answers
    /// HTTP 400 to others.
    ///
    /// Items must have the format `email`.
    public var bcc: [String]?
    /// Sends to the whole audience when true, also to those who opted out of transactional emails. For
    /// business-critical emails, and only with the message type `transactional`.
    public var bypassOptInLevel: Bool?
    /// Records which links are followed. Turn it off where the GDPR asks for it.
    public var clickTracking: Bool?
    /// The body as HTML, at most 100 KB. A commercial email needs a link to unsubscribe in it, an anchor with
    /// the attribute `data-ua-unsubscribe="1"`; with an `href` it leads on to a page of yours. An anchor with
    /// `data-ua-opt-in="1"` lets people subscribe to both kinds of emails.
    ///
    /// Must be at most 102400 bytes of UTF-8 long.
    public var htmlBody: String?
    /// Whether the email serves a transaction or sells something. A push that states a message type elsewhere
    /// must state the same; the document does not say where that is.
    public var messageType: MessageType
    /// Records who opens the email. Turn it off where the GDPR asks for it.
    public var openTracking: Bool?
    /// The body as plain text, at most 100 KB. A commercial email needs `[[ua_unsubscribe]]` in it, which
    /// becomes the link to unsubscribe, or `[[ua-unsubscribe href="…"]]` to lead on to a page of yours.
    /// `[[ua-opt-in]]`, with or without an `href`, lets people subscribe to both kinds of emails.
    ///
    /// Must be at most 102400 bytes of UTF-8 long.
    public var plaintextBody: String
    /// Where answers go. The domain may be any.
    public var replyTo: String
    /// Where the email comes from. The domain must be a sending domain configured for the project and enabled
    /// at the email provider.
    public var senderAddress: String
    /// The name people see as the sender. It may contain Handlebars expressions.
    public var senderName: String
    /// The subject line.
    public var subject: String
    /// Query parameters to add to every link, for instance to measure a campaign. Values are URL-encoded and
    /// may contain Handlebars, with limitations. A parameter that a link already has stays as it is.
    public var urlParameters: JSONMap<String>?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      attachments: [Attachment]? = nil,
      bcc: [String]? = nil,
      bypassOptInLevel: Bool? = nil,
      clickTracking: Bool? = nil,
      htmlBody: String? = nil,
      messageType: MessageType,
      openTracking: Bool? = nil,
      plaintextBody: String,
      replyTo: String,
      senderAddress: String,
      senderName: String,
      subject: String,
      urlParameters: JSONMap<String>? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.attachments = attachments
      self.bcc = bcc
      self.bypassOptInLevel = bypassOptInLevel
      self.clickTracking = clickTracking
      self.htmlBody = htmlBody
      self.messageType = messageType
      self.openTracking = openTracking
      self.plaintextBody = plaintextBody
      self.replyTo = replyTo
      self.senderAddress = senderAddress
      self.senderName = senderName
      self.subject = subject
      self.urlParameters = urlParameters
      self.additionalProperties = additionalProperties
    }

    /// `clickTracking`, or its default where it is left out.
    public var clickTrackingOrDefault: Bool { self.clickTracking ?? true }

    /// `openTracking`, or its default where it is left out.
    public var openTrackingOrDefault: Bool { self.openTracking ?? true }

    /// A file attached to the email.
    public struct Attachment: SchemaValue {
      /// The id the file received when it was uploaded.
      public var id: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: String, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
      }
    }

    /// Whether the email serves a transaction or sells something. A push that states a message type elsewhere
    /// must state the same; the document does not say where that is.
    public enum MessageType: String, CaseIterable, SchemaValue {
      case transactional
      case commercial
    }
  }
}

// MARK: - Coding

extension Airship.EmailOverride: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: airshipEmailOverridePlan,
    from: Self(
      messageType: .transactional,
      plaintextBody: "",
      replyTo: "",
      senderAddress: "",
      senderName: "",
      subject: ""
    )
  ) { m in
    m.optional(0, \.attachments)
    m.optional(1, \.bcc)
    m.optional(2, \.bypassOptInLevel)
    m.optional(3, \.clickTracking)
    m.optional(4, \.htmlBody)
    m.required(5, \.messageType)
    m.optional(6, \.openTracking)
    m.required(7, \.plaintextBody)
    m.required(8, \.replyTo)
    m.required(9, \.senderAddress)
    m.required(10, \.senderName)
    m.required(11, \.subject)
    m.optional(12, \.urlParameters)
    m.others(\.additionalProperties)
  }
}

extension Airship.EmailOverride.Attachment: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/attachment",
    in: airshipEmailOverridePlan,
    from: Self(id: "")
  ) { m in
    m.required(0, \.id)
    m.others(\.additionalProperties)
  }
}

extension Airship.EmailOverride.MessageType: ListedText {
  public static let _cases = CaseTable(
    allCases,
    of: "#/properties/message_type",
    in: airshipEmailOverridePlan
  )
}

// MARK: - Plan

let airshipEmailOverridePlan: SchemaPlan = SchemaPlan(
  "airship/email-override.yaml",
  #"""
  table #/$defs/attachment object rows=((id <string>)) required=1 others=warned
  table #/properties/attachments array rows=(("" {)) nested=(#/$defs/attachment)
  table #/properties/bcc array rows=((<string format="email">))
  table #/properties/url_parameters map rows=((<string>))
  table #~members part rows=((attachments [) (bcc [) (bypass_opt_in_level <boolean> @0) (click_tracking
    <boolean>) (html_body <string maxBytes=102400> @2) (message_type <string enum=["transactional",
    "commercial"]> @1) (open_tracking <boolean>) (plaintext_body <string maxBytes=102400> @3) (reply_to
    <string
    pattern="^(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+(\\.(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+)*@([A-Za-z\\d](-*[A-Za-z\\d])*\\.)+[A-Za-z\\d](-*[A-Za-z\\d])*$">)
    (sender_address <string
    pattern="^(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+(\\.(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+)*@([A-Za-z\\d](-*[A-Za-z\\d])*\\.)+[A-Za-z\\d](-*[A-Za-z\\d])*$">)
    (sender_name <string>) (subject <string>) (url_parameters *)) nested=(#/properties/attachments
    #/properties/bcc #/properties/url_parameters)
  table "#/allOf/0/if conditional~members" part rows=((bypass_opt_in_level <any const=true>))
  table "#/allOf/1/then conditional~members" part rows=((html_body <any pattern="data-ua-unsubscribe">))
  table "#/allOf/2/then conditional~members" part rows=((plaintext_body <any
    pattern="\\[\\[ua[_-]unsubscribe(\\s[^\\n]*)?\\]\\]">))
  table #/properties/message_type value rows=((<string enum=["transactional","commercial"]>))
  block # object=(warned members=((0 run=#/properties/attachments) (1 run=#/properties/bcc) (2 slot=0
    by=table) (4 slot=2 by=table) (5 slot=1 by=table) (7 slot=3 by=table) (12
    run=#/properties/url_parameters)) required=(5 7 8 9 10 11) holds=(all of=((any of=((has not bits=4)
    (line not slot=0 table="#/allOf/0/if conditional~members") (among bits=2 slot=1 told=4 texts=(commercial
    transactional)))) (any of=((among not bits=1 slot=1 told=4 texts=(commercial transactional)) (line
    slot=2 table="#/allOf/1/then conditional~members"))) (any of=((among not bits=1 slot=1 told=4
    texts=(commercial transactional)) (line slot=3 table="#/allOf/2/then conditional~members"))))))
  block "#/allOf/0/if conditional" object=()
  block "#/allOf/1/then conditional" object=()
  block "#/allOf/2/then conditional" object=()
  reading # members=((0 as=(items of=(own))) (1 as=(items of=(item by=#/properties/bcc))) (12 as=(members
    of=(member by=#/properties/url_parameters))))
  {"#":{"warns":true,"type":"object","properties":{"attachments":{"warns":true,"type":"array",
  "items":"#/$defs/attachment"},"bcc":{"type":"array","items":{"type":"string","format":"email"}},
  "bypass_opt_in_level":{"type":"boolean"},"click_tracking":{"type":"boolean"},"html_body":{"type":"string",
  "x-maxBytes":102400},"message_type":".","open_tracking":{"type":"boolean"},
  "plaintext_body":{"type":"string","x-maxBytes":102400},"reply_to":"#/$defs/address",
  "sender_address":"#/$defs/address","sender_name":{"type":"string"},"subject":{"type":"string"},
  "url_parameters":{"type":"object","additionalProperties":{"type":"string"}}},"required":["message_type",
  "plaintext_body","reply_to","sender_address","sender_name","subject"],"known":true,
  "allOf":[{"message":"bypass_opt_in_level needs the message type transactional",
  "if":{"if":{"properties":{"bypass_opt_in_level":{"const":true}},"required":["bypass_opt_in_level"]},
  "then":{"properties":{"message_type":{"const":"transactional"}}}}},
  {"message":"the html_body of a commercial email needs a link with the attribute data-ua-unsubscribe",
  "if":{"if":{"properties":{"message_type":{"const":"commercial"}},"required":["message_type"]},
  "then":{"properties":{"html_body":{"pattern":"data-ua-unsubscribe"}}}}},
  {"message":"the plaintext_body of a commercial email needs [[ua_unsubscribe]]",
  "if":{"if":{"properties":{"message_type":{"const":"commercial"}},"required":["message_type"]},
  "then":{"properties":{"plaintext_body":{"pattern":"\\[\\[ua[_-]unsubscribe(\\s[^\\n]*)?\\]\\]"}}}}}]},
  "#/$defs/attachment":{"warns":true,"type":"object","properties":{"id":{"type":"string"}},"required":["id"],
  "known":true},
  "#/properties/message_type":{"type":"string","strings /enum":["transactional","commercial"]},
  "#/$defs/address":{"message":"expected an email address with a written-out domain","type":"string",
  "pattern":"^(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+(\\.(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+)*@([A-Za-z\\d](-*[A-Za-z\\d])*\\.)+[A-Za-z\\d](-*[A-Za-z\\d])*$"}}
  """#
)
