// Generated from message/message.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Message {
  /// A message queued for one recipient.
  public struct MessageValue: SchemaValue {
    /// How the message is delivered.
    public var channel: Channel
    /// An address, or a contact when the display name is known.
    public var recipient: Recipient
    /// The subject line. At most 78 bytes of UTF-8.
    public var subject: String?
    /// Where replies go: absent for the sender's default, null for nowhere.
    public var replyTo: Presence<String>
    /// Null leaves it to the service.
    public var priority: Int?
    /// How often delivery is tried again.
    ///
    /// Since 2.1.
    public var retries: Int?
    /// The campaign that sent the message.
    @available(*, deprecated, message: "Use 'labels'.")
    public var campaign: String? {
      get { _campaign }
      set { _campaign = newValue }
    }
    public var labels: [Label]?
    public var quietHours: QuietHours?
    public var anything: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    /// `retries`, or its default where it is left out.
    public var retriesOrDefault: Int {
      self.retries ?? 1_000_000
    }

    /// A person.
    public struct Contact: SchemaValue {
      public var address: String
      public var name: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(address: String, name: String? = nil, additionalProperties: JSONObject = [:]) {
        self.address = address
        self.name = name
        self.additionalProperties = additionalProperties
      }
    }

    /// How the message is delivered.
    public enum Channel: String, CaseIterable, SchemaValue {
      case email
      case push
      case sms
    }

    /// An address, or a contact when the display name is known.
    public enum Recipient: SchemaValue, ExpressibleByStringLiteral {
      /// Address.
      ///
      /// Must have the format `email`.
      case address(String)
      /// A person.
      case contact(Contact)

      public init(stringLiteral value: String) { self = .address(value) }
    }

    public struct Label: SchemaValue {
      public var name: String
      public var weight: Double?

      public init(name: String, weight: Double? = nil) {
        self.name = name
        self.weight = weight
      }

      /// `weight`, or its default where it is left out.
      public var weightOrDefault: Double {
        self.weight ?? 0.5
      }
    }

    public struct QuietHours: SchemaValue {
      public init() {}
    }

    private var _campaign: String?
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Message.MessageValue {
  public init(
    channel: Channel,
    recipient: Recipient,
    subject: String? = nil,
    replyTo: Presence<String> = .absent,
    priority: Int?,
    retries: Int? = nil,
    labels: [Label]? = nil,
    quietHours: QuietHours? = nil,
    anything: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      channel: channel,
      recipient: recipient,
      subject: subject,
      replyTo: replyTo,
      priority: priority,
      retries: retries,
      labels: labels,
      quietHours: quietHours,
      anything: anything,
      additionalProperties: additionalProperties,
      _campaign: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Message.MessageValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "message/message.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMessageMessage(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      channel
      recipient
      subject
      reply_to
      priority
      retries
      campaign
      labels
      quiet_hours
      anything
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkMessageMessageNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.channel)
    members.string(2, optional: \.subject)
    members.integer(5, optional: \.retries)
    members.string(6, optional: \._campaign)
  }

  public static var unread: Self {
    Self(channel: .email, recipient: .address(""), priority: nil)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.recipient = try Recipient.read(&c, checks: checks)
      case 3:
        value.replyTo = try Presence<String>.read(&c)
      case 4:
        value.priority = try Optional<Int>.read(&c)
      case 7:
        value.labels = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Label.read(&c, checks: checks)
        }
      case 8:
        try o.check(&c, checkMessageMessagePropertiesQuietHours)
        value.quietHours = try QuietHours.read(&c)
      case 9:
        value.anything = try c.value(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x3)
    try o.require(0x10)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"channel\":", self.channel)
    writer.required("\"recipient\":", self.recipient)
    writer.optional("\"subject\":", self.subject)
    writer.presence("\"reply_to\":", self.replyTo)
    writer.nullable("\"priority\":", self.priority)
    writer.optional("\"retries\":", self.retries)
    writer.optional("\"campaign\":", self._campaign)
    writer.optional("\"labels\":", self.labels)
    writer.optional("\"quiet_hours\":", self.quietHours)
    writer.optional("\"anything\":", self.anything)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let channel: Channel = try fields.required("channel")
    let recipient: Recipient = try fields.required("recipient")
    let subject: String? = try fields.optional("subject")
    let replyTo: Presence<String> = try fields.presence("reply_to")
    let priority: Int? = try fields.nullable("priority")
    let retries: Int? = try fields.optional("retries")
    let campaign: String? = try fields.optional("campaign")
    let labels: [Label]? = try fields.optional("labels")
    let quietHours: QuietHours? = try fields.optional("quiet_hours")
    let anything: JSONValue? = try fields.anything("anything")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      channel: channel,
      recipient: recipient,
      subject: subject,
      replyTo: replyTo,
      priority: priority,
      retries: retries,
      labels: labels,
      quietHours: quietHours,
      anything: anything,
      additionalProperties: additionalProperties,
      _campaign: campaign,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("channel", self.channel)
    try fields.required("recipient", self.recipient)
    try fields.optional("subject", self.subject)
    try fields.presence("reply_to", self.replyTo)
    try fields.nullable("priority", self.priority)
    try fields.optional("retries", self.retries)
    try fields.optional("campaign", self._campaign)
    try fields.optional("labels", self.labels)
    try fields.optional("quiet_hours", self.quietHours)
    try fields.optional("anything", self.anything)
    try fields.additional(self.additionalProperties)
  }
}

extension Message.MessageValue.Contact: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "message/message.yaml#/$defs/contact"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMessageMessageDefsContact(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("address\nname")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkMessageMessageDefsContactNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.address)
    members.string(1, optional: \.name)
  }

  public static var unread: Self {
    Self(address: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"address\":", self.address)
    writer.optional("\"name\":", self.name)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.address = try fields.required("address")
    self.name = try fields.optional("name")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("address", self.address)
    try fields.optional("name", self.name)
    try fields.additional(self.additionalProperties)
  }
}

extension Message.MessageValue.Channel: GeneratedValue {
  public static var schemaLocation: String {
    "message/message.yaml#/properties/channel"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMessageMessagePropertiesChannel(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("email\npush\nsms")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .email
    case 1: return .push
    case 2: return .sms
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .email: writer.bytes("\"email\",")
    case .push: writer.bytes("\"push\",")
    case .sms: writer.bytes("\"sms\",")
    }
  }
}

extension Message.MessageValue.Recipient: FusedReadable {
  public static var schemaLocation: String {
    "message/message.yaml#/properties/recipient"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMessageMessagePropertiesRecipient(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      return .address(try String.read(&cursor))
    case .object:
      return .contact(try Message.MessageValue.Contact.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .address(let value): value.write(to: &writer)
    case .contact(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .address(try String(unvalidatedFrom: decoder))
    default:
      self = .contact(try Message.MessageValue.Contact(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .address(let value): try value.encode(to: encoder)
    case .contact(let value): try value.encode(to: encoder)
    }
  }
}

extension Message.MessageValue.Label: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "message/message.yaml#/properties/labels/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMessageMessagePropertiesLabelsItems(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nweight")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkMessageMessagePropertiesLabelsItemsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.name)
    members.double(1, optional: \.weight)
  }

  public static var unread: Self {
    Self(name: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.optional("\"weight\":", self.weight)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.required("name")
    self.weight = try fields.optional("weight")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.optional("weight", self.weight)
  }
}

extension Message.MessageValue.QuietHours: GeneratedValue {
  public static var schemaLocation: String {
    "message/message.yaml#/properties/quiet_hours"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMessageMessagePropertiesQuietHours(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try cursor.skipSyntax()
    return Self()
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<NoListedKeys> = try FieldDecoder(decoder)
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    _ = FieldEncoder(encoder)
  }
}

// MARK: - Validators

let checkMessageMessageNames: MemberTable = MemberTable(
  """
  channel\tany enum=[\"email\",\"push\",\"sms\"]
  recipient\tstring format=\"email\"\t{
  subject\tstring maxBytes=78
  reply_to\tnull|string
  priority\tnull|integer
  retries\tinteger
  campaign\tstring\t…
  labels\t\t[
  quiet_hours
  anything\tany
  """,
  nested: [checkMessageMessageDefsContactNames, checkMessageMessagePropertiesLabelsItems]
)

func checkMessageMessage(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkMessageMessageNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkMessageMessagePropertiesRecipient(&c, &s, "/properties/recipient")
      case 6:
        s.warn(.deprecated("labels"), at: o.offset, "/properties/campaign/deprecated")
        try o.decide(&c, &s)
      case 7:
        try checkMessageMessagePropertiesLabels(&c, &s, "/properties/labels")
      case 8:
        try checkMessageMessagePropertiesQuietHours(&c, &s, "/properties/quiet_hours")
      default:
        Assertion.unknownProperty(checkMessageMessageNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x13 != 0x13 {
      try Assertion.required("channel", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("recipient", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("priority", o.seen0 & 0x10 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkMessageMessagePropertiesChannelValues: KeyTable = KeyTable("email\npush\nsms")

func checkMessageMessagePropertiesChannel(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/channel")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"email\", \"push\", \"sms\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"email\", \"push\", \"sms\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"email\", \"push\", \"sms\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkMessageMessagePropertiesChannelValues,
      "\"email\", \"push\", \"sms\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"email\", \"push\", \"sms\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"email\", \"push\", \"sms\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkMessageMessagePropertiesRecipient(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/recipient")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkMessageMessagePropertiesRecipientOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkMessageMessageDefsContact(&c, &s, "/oneOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkMessageMessagePropertiesRecipientOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/recipient/oneOf/0")
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

let checkMessageMessageDefsContactNames: MemberTable = MemberTable(
  """
  address\tstring
  name\tstring
  """,
  required: 0x1
)

func checkMessageMessageDefsContact(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/$defs/contact")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMessageMessageDefsContactNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkMessageMessageDefsContactNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("address", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMessageMessagePropertiesLabelsItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkMessageMessagePropertiesLabelsItemsNames]
)

func checkMessageMessagePropertiesLabels(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/labels")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkMessageMessagePropertiesLabelsItems.passes(&c) {
        try checkMessageMessagePropertiesLabelsItems(&c, &s, "/items")
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

let checkMessageMessagePropertiesLabelsItemsNames: MemberTable = MemberTable(
  """
  name\tstring
  weight\tnumber
  """,
  required: 0x1
)

func checkMessageMessagePropertiesLabelsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/labels/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkMessageMessagePropertiesLabelsItemsNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkMessageMessagePropertiesLabelsItemsNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkMessageMessagePropertiesQuietHoursNames: KeyTable = KeyTable("\\-")

func checkMessageMessagePropertiesQuietHours(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/quiet_hours")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    let names: KeyTable = checkMessageMessagePropertiesQuietHoursNames
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      try Assertion.never(.additionalProperty(names), at: key.offset, &s, "/additionalProperties")
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

private let checkMessageMessagePropertiesRecipientOneOf1Known: KeyTable = KeyTable("address\nname")

func checkMessageMessagePropertiesRecipientOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkMessageMessagePropertiesRecipientOneOf1Joined(&c, &s) }
  if s.isFine(&c, checkMessageMessagePropertiesRecipientOneOf1Joined) {
    return
  }
  s.enter(path, "message/message.yaml#/properties/recipient/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkMessageMessagePropertiesRecipientOneOf1Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try Assertion.knownProperty(known, at: key.offset, c, &s)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkMessageMessageDefsContactInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkMessageMessageDefsContactInPlaceNames: MemberTable = MemberTable("address\tstring\nname\tstring")

func checkMessageMessageDefsContactInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/$defs/contact")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMessageMessageDefsContactInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("address", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMessageMessagePropertiesRecipientOneOf1JoinedNames: MemberTable = MemberTable(
  """
  address\tstring
  name\tstring
  """)

func checkMessageMessagePropertiesRecipientOneOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "message/message.yaml#/properties/recipient/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkMessageMessagePropertiesRecipientOneOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkMessageMessagePropertiesRecipientOneOf1JoinedNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("address", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
