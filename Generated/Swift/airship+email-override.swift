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
    public var clickTrackingOrDefault: Bool {
      self.clickTracking ?? true
    }

    /// `openTracking`, or its default where it is left out.
    public var openTrackingOrDefault: Bool {
      self.openTracking ?? true
    }

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

// MARK: - Machinery

extension Airship.EmailOverride: GeneratedValue {
  public static var schemaLocation: String {
    "airship/email-override.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipEmailOverride(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    attachments
    bcc
    bypass_opt_in_level
    click_tracking
    html_body
    message_type
    open_tracking
    plaintext_body
    reply_to
    sender_address
    sender_name
    subject
    url_parameters
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var attachments: [Attachment]?
    var bcc: [String]?
    var bypassOptInLevel: Bool?
    var clickTracking: Bool?
    var htmlBody: String?
    var messageType: MessageType?
    var openTracking: Bool?
    var plaintextBody: String?
    var replyTo: String?
    var senderAddress: String?
    var senderName: String?
    var subject: String?
    var urlParameters: JSONMap<String>?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&attachments)
        case 1: try cursor.read(&bcc)
        case 2: try cursor.read(&bypassOptInLevel)
        case 3: try cursor.read(&clickTracking)
        case 4: try cursor.read(&htmlBody)
        case 5: try cursor.read(&messageType)
        case 6: try cursor.read(&openTracking)
        case 7: try cursor.read(&plaintextBody)
        case 8: try cursor.read(&replyTo)
        case 9: try cursor.read(&senderAddress)
        case 10: try cursor.read(&senderName)
        case 11: try cursor.read(&subject)
        case 12: try cursor.read(&urlParameters)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let messageType else { throw Rejection(.violation, at: start) }
    guard let plaintextBody else { throw Rejection(.violation, at: start) }
    guard let replyTo else { throw Rejection(.violation, at: start) }
    guard let senderAddress else { throw Rejection(.violation, at: start) }
    guard let senderName else { throw Rejection(.violation, at: start) }
    guard let subject else { throw Rejection(.violation, at: start) }
    return Self(
      attachments: consume attachments,
      bcc: consume bcc,
      bypassOptInLevel: bypassOptInLevel,
      clickTracking: clickTracking,
      htmlBody: consume htmlBody,
      messageType: messageType,
      openTracking: openTracking,
      plaintextBody: plaintextBody,
      replyTo: replyTo,
      senderAddress: senderAddress,
      senderName: senderName,
      subject: subject,
      urlParameters: consume urlParameters,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"attachments\":", self.attachments)
    writer.optional("\"bcc\":", self.bcc)
    writer.optional("\"bypass_opt_in_level\":", self.bypassOptInLevel)
    writer.optional("\"click_tracking\":", self.clickTracking)
    writer.optional("\"html_body\":", self.htmlBody)
    writer.required("\"message_type\":", self.messageType)
    writer.optional("\"open_tracking\":", self.openTracking)
    writer.required("\"plaintext_body\":", self.plaintextBody)
    writer.required("\"reply_to\":", self.replyTo)
    writer.required("\"sender_address\":", self.senderAddress)
    writer.required("\"sender_name\":", self.senderName)
    writer.required("\"subject\":", self.subject)
    writer.optional("\"url_parameters\":", self.urlParameters)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.attachments = try fields.optional("attachments")
    self.bcc = try fields.optional("bcc")
    self.bypassOptInLevel = try fields.optional("bypass_opt_in_level")
    self.clickTracking = try fields.optional("click_tracking")
    self.htmlBody = try fields.optional("html_body")
    self.messageType = try fields.required("message_type")
    self.openTracking = try fields.optional("open_tracking")
    self.plaintextBody = try fields.required("plaintext_body")
    self.replyTo = try fields.required("reply_to")
    self.senderAddress = try fields.required("sender_address")
    self.senderName = try fields.required("sender_name")
    self.subject = try fields.required("subject")
    self.urlParameters = try fields.optional("url_parameters")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("attachments", self.attachments)
    try fields.optional("bcc", self.bcc)
    try fields.optional("bypass_opt_in_level", self.bypassOptInLevel)
    try fields.optional("click_tracking", self.clickTracking)
    try fields.optional("html_body", self.htmlBody)
    try fields.required("message_type", self.messageType)
    try fields.optional("open_tracking", self.openTracking)
    try fields.required("plaintext_body", self.plaintextBody)
    try fields.required("reply_to", self.replyTo)
    try fields.required("sender_address", self.senderAddress)
    try fields.required("sender_name", self.senderName)
    try fields.required("subject", self.subject)
    try fields.optional("url_parameters", self.urlParameters)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.EmailOverride.Attachment: GeneratedValue {
  public static var schemaLocation: String {
    "airship/email-override.yaml#/$defs/attachment"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipEmailOverrideDefsAttachment(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("id")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var id: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&id)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let id else { throw Rejection(.violation, at: start) }
    return Self(id: id, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.id = try fields.required("id")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.EmailOverride.MessageType: GeneratedValue {
  public static var schemaLocation: String {
    "airship/email-override.yaml#/properties/message_type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipEmailOverridePropertiesMessageType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("transactional\ncommercial")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .transactional
    case 1: return .commercial
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .transactional: writer.bytes("\"transactional\",")
    case .commercial: writer.bytes("\"commercial\",")
    }
  }
}

// MARK: - Validators

private let checkAirshipEmailOverrideNames: KeyTable = KeyTable(
  """
  attachments
  bcc
  bypass_opt_in_level
  click_tracking
  html_body
  message_type
  open_tracking
  plaintext_body
  reply_to
  sender_address
  sender_name
  subject
  url_parameters
  """)

func checkAirshipEmailOverride(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideNames
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
      case 2, 3, 6:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 10, 11:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkAirshipEmailOverridePropertiesAttachments(&c, &s, "/properties/attachments")
      case 1:
        try checkAirshipEmailOverridePropertiesBcc(&c, &s, "/properties/bcc")
      case 4:
        if let string = try Assertion.string(&c, &s, "/properties/html_body/type") {
          try Assertion.maxBytes(102400, string, c, &s, "/properties/html_body/x-maxBytes")
        }
      case 5:
        if let string = try Assertion.string(&c, &s, "/properties/message_type/type") {
          try Assertion.enumeration(
            checkAirshipEmailOverridePropertiesMessageTypeValues,
            "\"transactional\", \"commercial\"",
            string,
            c,
            &s,
            "/properties/message_type/enum"
          )
        }
      case 7:
        if let string = try Assertion.string(&c, &s, "/properties/plaintext_body/type") {
          try Assertion.maxBytes(102400, string, c, &s, "/properties/plaintext_body/x-maxBytes")
        }
      case 8:
        try checkAirshipEmailOverrideDefsAddress(&c, &s, "/properties/reply_to/$ref")
      case 9:
        try checkAirshipEmailOverrideDefsAddress(&c, &s, "/properties/sender_address/$ref")
      case 12:
        try checkAirshipEmailOverridePropertiesUrlParameters(&c, &s, "/properties/url_parameters")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0FA0 != 0x0000_0000_0000_0FA0 {
      try Assertion.required("message_type", seen0 & 0x0000_0000_0000_0020 != 0, at: start, &s, "/required")
      try Assertion.required("plaintext_body", seen0 & 0x0000_0000_0000_0080 != 0, at: start, &s, "/required")
      try Assertion.required("reply_to", seen0 & 0x0000_0000_0000_0100 != 0, at: start, &s, "/required")
      try Assertion.required("sender_address", seen0 & 0x0000_0000_0000_0200 != 0, at: start, &s, "/required")
      try Assertion.required("sender_name", seen0 & 0x0000_0000_0000_0400 != 0, at: start, &s, "/required")
      try Assertion.required("subject", seen0 & 0x0000_0000_0000_0800 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkAirshipEmailOverrideAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkAirshipEmailOverrideAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  try checkAirshipEmailOverrideAllOf2InPlace(&c, &s, "/allOf/2")
  c.position = end
  s.leave()
}

func checkAirshipEmailOverridePropertiesAttachments(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/properties/attachments")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkAirshipEmailOverrideDefsAttachment(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipEmailOverrideDefsAttachmentNames: KeyTable = KeyTable("id")

func checkAirshipEmailOverrideDefsAttachment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/$defs/attachment")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideDefsAttachmentNames
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
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("id", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipEmailOverridePropertiesBcc(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/properties/bcc")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkAirshipEmailOverridePropertiesBccItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipEmailOverridePropertiesBccItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/properties/bcc/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.email, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipEmailOverridePropertiesMessageTypeValues: KeyTable = KeyTable(
  """
  transactional
  commercial
  """)

func checkAirshipEmailOverridePropertiesMessageType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/properties/message_type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAirshipEmailOverridePropertiesMessageTypeValues,
      "\"transactional\", \"commercial\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipEmailOverrideDefsAddress(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/$defs/address")
  s.explain("expected an email address with a written-out domain")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      pattern2323S,
      """
      ^(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+(\\.(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\
      \\[\\]\\\\])+)*@([A-Za-z\\d](-*[A-Za-z\\d])*\\.)+[A-Za-z\\d](-*[A-Za-z\\d])*$
      """,
      string,
      c,
      &s,
      "/pattern"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipEmailOverridePropertiesUrlParameters(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/properties/url_parameters")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkAirshipEmailOverridePropertiesUrlParametersH1a4qfc5jaw82h(&c, &s, "/additionalProperties")
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

func checkAirshipEmailOverridePropertiesUrlParametersH1a4qfc5jaw82h(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/properties/url_parameters/additionalProperties")
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

func checkAirshipEmailOverrideAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/0")
  s.explain("bypass_opt_in_level needs the message type transactional")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipEmailOverrideAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipEmailOverrideAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipEmailOverrideAllOf0ThenFragmentNames: KeyTable = KeyTable("message_type")

func checkAirshipEmailOverrideAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideAllOf0ThenFragmentNames
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
        try checkAirshipEmailOverrideAllOf0ThenPropertiesMessageTypeFragment(
          &c,
          &s,
          "/properties/message_type"
        )
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf0ThenPropertiesMessageTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/0/then/properties/message_type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"transactional\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"transactional\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"transactional\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"transactional\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"transactional\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"transactional\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkAirshipEmailOverrideAllOf0IfFragmentNames: KeyTable = KeyTable("bypass_opt_in_level")

func checkAirshipEmailOverrideAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideAllOf0IfFragmentNames
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
        try checkAirshipEmailOverrideAllOf0IfPropertiesBypasH3oovi4ip5w8dp(
          &c,
          &s,
          "/properties/bypass_opt_in_level"
        )
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required(
        "bypass_opt_in_level",
        seen0 & 0x0000_0000_0000_0001 != 0,
        at: start,
        &s,
        "/required"
      )
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf0IfPropertiesBypasH3oovi4ip5w8dp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/0/if/properties/bypass_opt_in_level")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("true", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("true", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("true", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("true", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("true", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("true", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/1")
  s.explain("the html_body of a commercial email needs a link with the attribute data-ua-unsubscribe")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipEmailOverrideAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipEmailOverrideAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipEmailOverrideAllOf1ThenFragmentNames: KeyTable = KeyTable("html_body")

func checkAirshipEmailOverrideAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideAllOf1ThenFragmentNames
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
        try checkAirshipEmailOverrideAllOf1ThenPropertiesHtmlBodyFragment(&c, &s, "/properties/html_body")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf1ThenPropertiesHtmlBodyFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/1/then/properties/html_body")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternDataUaUnsubscribe, "data-ua-unsubscribe", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAirshipEmailOverrideAllOf1IfFragmentNames: KeyTable = KeyTable("message_type")

func checkAirshipEmailOverrideAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideAllOf1IfFragmentNames
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
        try checkAirshipEmailOverrideAllOf1IfPropertiesMessageTypeFragment(&c, &s, "/properties/message_type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("message_type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf1IfPropertiesMessageTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/1/if/properties/message_type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/2")
  s.explain("the plaintext_body of a commercial email needs [[ua_unsubscribe]]")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipEmailOverrideAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipEmailOverrideAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipEmailOverrideAllOf2ThenFragmentNames: KeyTable = KeyTable("plaintext_body")

func checkAirshipEmailOverrideAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideAllOf2ThenFragmentNames
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
        try checkAirshipEmailOverrideAllOf2ThenPropertiesPlaHfgqimda84xva(
          &c,
          &s,
          "/properties/plaintext_body"
        )
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf2ThenPropertiesPlaHfgqimda84xva(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/2/then/properties/plaintext_body")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      patternUaUnsubscribeSN,
      "\\[\\[ua[_-]unsubscribe(\\s[^\\n]*)?\\]\\]",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAirshipEmailOverrideAllOf2IfFragmentNames: KeyTable = KeyTable("message_type")

func checkAirshipEmailOverrideAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipEmailOverrideAllOf2IfFragmentNames
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
        try checkAirshipEmailOverrideAllOf2IfPropertiesMessageTypeFragment(&c, &s, "/properties/message_type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("message_type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipEmailOverrideAllOf2IfPropertiesMessageTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/email-override.yaml#/allOf/2/if/properties/message_type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"commercial\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let patternUaUnsubscribeSN: Pattern? = Pattern.generated("\\[\\[ua[_-]unsubscribe(\\s[^\\n]*)?\\]\\]")

let pattern2323S: Pattern? = Pattern.generated(
  """
  ^(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\]\\\\])+(\\.(\\{{2,3}[^{}]+\\}{2,3}|[^\\s@.{}\"(),:;<>\\[\\\
  ]\\\\])+)*@([A-Za-z\\d](-*[A-Za-z\\d])*\\.)+[A-Za-z\\d](-*[A-Za-z\\d])*$
  """
)

let patternDataUaUnsubscribe: Pattern? = Pattern.generated("data-ua-unsubscribe")
