// Generated from devtodev/interactive.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// The buttons of a notification: a template decides which there are and what each does, `buttons` adds
  /// actions to those that open the app. The service translates the labels for the location of the device, so
  /// buttons are named by their identifiers.
  public struct Interactive: SchemaValue {
    /// The template that the buttons come from.
    public var template: Template
    /// Actions for buttons of the template.
    public var buttons: [Button]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(template: Template, buttons: [Button]? = nil, additionalProperties: JSONObject = [:]) {
      self.template = template
      self.buttons = buttons
      self.additionalProperties = additionalProperties
    }

    /// A set of one or two buttons. The identifier spells the buttons in order, each followed by what it
    /// does: `open` takes the user into the app, `dismiss` removes the notification. The buttons to shop, to
    /// buy, to download, for more information, to rate, to search and to book are meant to lead deep into the
    /// app, elsewhere than the notification itself; `add` suits wallet passes; `share` hands a text to other
    /// apps.
    public enum Template: String, CaseIterable, SchemaValue {
      case yesOpensOrNo = "dtd_yes.open_no.dismiss"
      case yesOrNo = "dtd_yes.dismiss_no.dismiss"
      case acceptOpensOrDecline = "dtd_accept.open_decline.dismiss"
      case acceptOrDecline = "dtd_accept.dismiss_decline.dismiss"
      case shopNow = "dtd_shop_now.open"
      case buyNow = "dtd_buy_now.open"
      case moreInfo = "dtd_more_info.open"
      case download = "dtd_download.open"
      case share = "dtd_share.open"
      case downloadOrShare = "dtd_download.open_share.open"
      case shopNowOrShare = "dtd_shop_now.open_share.open"
      case buyNowOrShare = "dtd_buy_now.open_share.open"
      case likeOrDislikeOpens = "dtd_like.open_dislike.open"
      case likeOpensOrDislike = "dtd_like.open_dislike.dismiss"
      case like = "dtd_like.open"
      case likeAndShare = "dtd_like.open_share.open"
      case add = "dtd_add.open"
      case save = "dtd_save.open"
      case rate = "dtd_rate.open"
      case search = "dtd_search.open"
      case book = "dtd_book.open"
    }

    /// A button of the template and what it does. Only a button that opens the app may have an action.
    public struct Button: SchemaValue {
      /// Which button of the template this is.
      public var id: ButtonID
      /// What a click on the button does.
      public var action: Action?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: ButtonID, action: Action? = nil, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.action = action
        self.additionalProperties = additionalProperties
      }
    }

    /// The identifiers of the buttons of all templates.
    public enum ButtonID: String, CaseIterable, SchemaValue {
      case yes
      case no
      case accept
      case decline
      case shopNow = "shop_now"
      case buyNow = "buy_now"
      case moreInfo = "more_info"
      case download
      case share
      case like
      case dislike
      case add
      case save
      case rate
      case search
      case book
    }
  }
}

// MARK: - Machinery

extension Devtodev.Interactive: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "devtodev/interactive.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevInteractive(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("template\nbuttons")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkDevtodevInteractiveNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.template)
  }

  public static var unread: Self {
    Self(template: .yesOpensOrNo)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.note(1, c)
        value.buttons = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Button.read(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkDevtodevInteractiveHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"template\":", self.template)
    writer.optional("\"buttons\":", self.buttons)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.template = try fields.required("template")
    self.buttons = try fields.optional("buttons")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("template", self.template)
    try fields.optional("buttons", self.buttons)
    try fields.additional(self.additionalProperties)
  }
}

extension Devtodev.Interactive.Template: GeneratedValue {
  public static var schemaLocation: String {
    "devtodev/interactive.yaml#/$defs/template"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevInteractiveDefsTemplate(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable(
    """
    dtd_yes.open_no.dismiss
    dtd_yes.dismiss_no.dismiss
    dtd_accept.open_decline.dismiss
    dtd_accept.dismiss_decline.dismiss
    dtd_shop_now.open
    dtd_buy_now.open
    dtd_more_info.open
    dtd_download.open
    dtd_share.open
    dtd_download.open_share.open
    dtd_shop_now.open_share.open
    dtd_buy_now.open_share.open
    dtd_like.open_dislike.open
    dtd_like.open_dislike.dismiss
    dtd_like.open
    dtd_like.open_share.open
    dtd_add.open
    dtd_save.open
    dtd_rate.open
    dtd_search.open
    dtd_book.open
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .yesOpensOrNo
    case 1: return .yesOrNo
    case 2: return .acceptOpensOrDecline
    case 3: return .acceptOrDecline
    case 4: return .shopNow
    case 5: return .buyNow
    case 6: return .moreInfo
    case 7: return .download
    case 8: return .share
    case 9: return .downloadOrShare
    case 10: return .shopNowOrShare
    case 11: return .buyNowOrShare
    case 12: return .likeOrDislikeOpens
    case 13: return .likeOpensOrDislike
    case 14: return .like
    case 15: return .likeAndShare
    case 16: return .add
    case 17: return .save
    case 18: return .rate
    case 19: return .search
    case 20: return .book
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .yesOpensOrNo: writer.bytes("\"dtd_yes.open_no.dismiss\",")
    case .yesOrNo: writer.bytes("\"dtd_yes.dismiss_no.dismiss\",")
    case .acceptOpensOrDecline: writer.bytes("\"dtd_accept.open_decline.dismiss\",")
    case .acceptOrDecline: writer.bytes("\"dtd_accept.dismiss_decline.dismiss\",")
    case .shopNow: writer.bytes("\"dtd_shop_now.open\",")
    case .buyNow: writer.bytes("\"dtd_buy_now.open\",")
    case .moreInfo: writer.bytes("\"dtd_more_info.open\",")
    case .download: writer.bytes("\"dtd_download.open\",")
    case .share: writer.bytes("\"dtd_share.open\",")
    case .downloadOrShare: writer.bytes("\"dtd_download.open_share.open\",")
    case .shopNowOrShare: writer.bytes("\"dtd_shop_now.open_share.open\",")
    case .buyNowOrShare: writer.bytes("\"dtd_buy_now.open_share.open\",")
    case .likeOrDislikeOpens: writer.bytes("\"dtd_like.open_dislike.open\",")
    case .likeOpensOrDislike: writer.bytes("\"dtd_like.open_dislike.dismiss\",")
    case .like: writer.bytes("\"dtd_like.open\",")
    case .likeAndShare: writer.bytes("\"dtd_like.open_share.open\",")
    case .add: writer.bytes("\"dtd_add.open\",")
    case .save: writer.bytes("\"dtd_save.open\",")
    case .rate: writer.bytes("\"dtd_rate.open\",")
    case .search: writer.bytes("\"dtd_search.open\",")
    case .book: writer.bytes("\"dtd_book.open\",")
    }
  }
}

extension Devtodev.Interactive.Button: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "devtodev/interactive.yaml#/$defs/button"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevInteractiveDefsButton(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id\naction")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkDevtodevInteractiveDefsButtonNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.id)
  }

  public static var unread: Self {
    Self(id: .yes)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.action = try Devtodev.Action.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.optional("\"action\":", self.action)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.id = try fields.required("id")
    self.action = try fields.optional("action")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.optional("action", self.action)
    try fields.additional(self.additionalProperties)
  }
}

extension Devtodev.Interactive.ButtonID: GeneratedValue {
  public static var schemaLocation: String {
    "devtodev/interactive.yaml#/$defs/buttonID"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevInteractiveDefsButtonID(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable(
    """
    yes
    no
    accept
    decline
    shop_now
    buy_now
    more_info
    download
    share
    like
    dislike
    add
    save
    rate
    search
    book
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .yes
    case 1: return .no
    case 2: return .accept
    case 3: return .decline
    case 4: return .shopNow
    case 5: return .buyNow
    case 6: return .moreInfo
    case 7: return .download
    case 8: return .share
    case 9: return .like
    case 10: return .dislike
    case 11: return .add
    case 12: return .save
    case 13: return .rate
    case 14: return .search
    case 15: return .book
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .yes: writer.bytes("\"yes\",")
    case .no: writer.bytes("\"no\",")
    case .accept: writer.bytes("\"accept\",")
    case .decline: writer.bytes("\"decline\",")
    case .shopNow: writer.bytes("\"shop_now\",")
    case .buyNow: writer.bytes("\"buy_now\",")
    case .moreInfo: writer.bytes("\"more_info\",")
    case .download: writer.bytes("\"download\",")
    case .share: writer.bytes("\"share\",")
    case .like: writer.bytes("\"like\",")
    case .dislike: writer.bytes("\"dislike\",")
    case .add: writer.bytes("\"add\",")
    case .save: writer.bytes("\"save\",")
    case .rate: writer.bytes("\"rate\",")
    case .search: writer.bytes("\"search\",")
    case .book: writer.bytes("\"book\",")
    }
  }
}

// MARK: - Validators

private let checkDevtodevInteractiveNames: MemberTable = MemberTable(
  """
  template\tstring enum=[\"dtd_yes.open_no.dismiss\",\"dtd_yes.dismiss_no.dismiss\",\"dtd_accept.open_decline\
  .dismiss\",\"dtd_accept.dismiss_decline.dismiss\",\"dtd_shop_now.open\",\"dtd_buy_now.open\",\"dtd_more_inf\
  o.open\",\"dtd_download.open\",\"dtd_share.open\",\"dtd_download.open_share.open\",\"dtd_shop_now.open_shar\
  e.open\",\"dtd_buy_now.open_share.open\",\"dtd_like.open_dislike.open\",\"dtd_like.open_dislike.dismiss\",\
  \"dtd_like.open\",\"dtd_like.open_share.open\",\"dtd_add.open\",\"dtd_save.open\",\"dtd_rate.open\",\"dtd_s\
  earch.open\",\"dtd_book.open\"]\t@0
  buttons
  """)

private let checkDevtodevInteractiveTexts0: KeyTable = KeyTable(
  """
  dtd_book.open
  dtd_search.open
  dtd_rate.open
  dtd_save.open
  dtd_add.open
  dtd_like.open_share.open
  dtd_like.open
  dtd_like.open_dislike.dismiss
  dtd_like.open_dislike.open
  dtd_buy_now.open_share.open
  dtd_shop_now.open_share.open
  dtd_download.open_share.open
  dtd_share.open
  dtd_download.open
  dtd_more_info.open
  dtd_buy_now.open
  dtd_shop_now.open
  dtd_accept.dismiss_decline.dismiss
  dtd_accept.open_decline.dismiss
  dtd_yes.dismiss_no.dismiss
  dtd_yes.open_no.dismiss
  """)

func checkDevtodevInteractive(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkDevtodevInteractiveNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try checkDevtodevInteractiveDefsTemplate(&c, &s, "/properties/template/$ref")
      case 1:
        o.note(1, c)
        try checkDevtodevInteractivePropertiesButtons(&c, &s, "/properties/buttons")
      default:
        Assertion.unknownProperty(checkDevtodevInteractiveNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkDevtodevInteractiveHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkDevtodevInteractiveAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkDevtodevInteractiveAllOf1InPlace(&c, &s, "/allOf/1")
    c.position = start
    try checkDevtodevInteractiveAllOf2InPlace(&c, &s, "/allOf/2")
    c.position = start
    try checkDevtodevInteractiveAllOf3InPlace(&c, &s, "/allOf/3")
    c.position = start
    try checkDevtodevInteractiveAllOf4InPlace(&c, &s, "/allOf/4")
    c.position = start
    try checkDevtodevInteractiveAllOf5InPlace(&c, &s, "/allOf/5")
    c.position = start
    try checkDevtodevInteractiveAllOf6InPlace(&c, &s, "/allOf/6")
    c.position = start
    try checkDevtodevInteractiveAllOf7InPlace(&c, &s, "/allOf/7")
    c.position = start
    try checkDevtodevInteractiveAllOf8InPlace(&c, &s, "/allOf/8")
    c.position = start
    try checkDevtodevInteractiveAllOf9InPlace(&c, &s, "/allOf/9")
    c.position = start
    try checkDevtodevInteractiveAllOf10InPlace(&c, &s, "/allOf/10")
    c.position = start
    try checkDevtodevInteractiveAllOf11InPlace(&c, &s, "/allOf/11")
    c.position = start
    try checkDevtodevInteractiveAllOf12InPlace(&c, &s, "/allOf/12")
    c.position = start
    try checkDevtodevInteractiveAllOf13InPlace(&c, &s, "/allOf/13")
    c.position = start
    try checkDevtodevInteractiveAllOf14InPlace(&c, &s, "/allOf/14")
    c.position = start
    try checkDevtodevInteractiveAllOf15InPlace(&c, &s, "/allOf/15")
    c.position = start
    try checkDevtodevInteractiveAllOf16InPlace(&c, &s, "/allOf/16")
    c.position = start
    try checkDevtodevInteractiveAllOf17InPlace(&c, &s, "/allOf/17")
    c.position = start
    try checkDevtodevInteractiveAllOf18InPlace(&c, &s, "/allOf/18")
    c.position = start
    try checkDevtodevInteractiveAllOf19InPlace(&c, &s, "/allOf/19")
    c.position = start
    try checkDevtodevInteractiveAllOf20InPlace(&c, &s, "/allOf/20")
  }
  c.position = end
  s.leave()
}

private func checkDevtodevInteractiveHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x10_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf0ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x8_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf1ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x4_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf2ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x2_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf3ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x1_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf4ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x8000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf5ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x4000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf6ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x2000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf7ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x1000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf8ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x800) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf9ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x400) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf10ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x200) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf11ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x100) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf12ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x80) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf13ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x40) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf14ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x20) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf15ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x10) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf16ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x8) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf17ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x4) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf18ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x2) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf19ThenPropertiesButtonsFragment) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x1) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf20ThenPropertiesButtonsFragment) { return false }
    }
  }
  return true
}

private let checkDevtodevInteractiveDefsTemplateValues: KeyTable = KeyTable(
  """
  dtd_yes.open_no.dismiss
  dtd_yes.dismiss_no.dismiss
  dtd_accept.open_decline.dismiss
  dtd_accept.dismiss_decline.dismiss
  dtd_shop_now.open
  dtd_buy_now.open
  dtd_more_info.open
  dtd_download.open
  dtd_share.open
  dtd_download.open_share.open
  dtd_shop_now.open_share.open
  dtd_buy_now.open_share.open
  dtd_like.open_dislike.open
  dtd_like.open_dislike.dismiss
  dtd_like.open
  dtd_like.open_share.open
  dtd_add.open
  dtd_save.open
  dtd_rate.open
  dtd_search.open
  dtd_book.open
  """)

private func checkDevtodevInteractiveDefsTemplate(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/$defs/template")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveDefsTemplateValues,
      """
      \"dtd_yes.open_no.dismiss\", \"dtd_yes.dismiss_no.dismiss\", \"dtd_accept.open_decline.dismiss\", \"dtd\
      _accept.dismiss_decline.dismiss\", \"dtd_shop_now.open\", \"dtd_buy_now.open\", \"dtd_more_info.open\",\
       \"dtd_download.open\", \"dtd_share.open\", \"dtd_download.open_share.open\", \"dtd_shop_now.open_share\
      .open\", \"dtd_buy_now.open_share.open\", \"dtd_like.open_dislike.open\", \"dtd_like.open_dislike.dismi\
      ss\", \"dtd_like.open\", \"dtd_like.open_share.open\", \"dtd_add.open\", \"dtd_save.open\", \"dtd_rate.\
      open\", \"dtd_search.open\", \"dtd_book.open\"
      """,
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkDevtodevInteractivePropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/properties/buttons")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveDefsButton(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkDevtodevInteractiveDefsButtonNames: MemberTable = MemberTable(
  """
  id\tstring enum=[\"yes\",\"no\",\"accept\",\"decline\",\"shop_now\",\"buy_now\",\"more_info\",\"download\",\
  \"share\",\"like\",\"dislike\",\"add\",\"save\",\"rate\",\"search\",\"book\"]\t?
  action\t\t~{
  """,
  nested: [checkDevtodevActionNames]
)

private func checkDevtodevInteractiveDefsButton(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/$defs/button")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveDefsButtonNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveDefsButtonID(&c, &s, "/properties/id/$ref")
      case 1:
        try checkDevtodevAction(&c, &s, "/properties/action/$ref")
      default:
        Assertion.unknownProperty(checkDevtodevInteractiveDefsButtonNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkDevtodevInteractiveDefsButtonIDValues: KeyTable = KeyTable(
  """
  yes
  no
  accept
  decline
  shop_now
  buy_now
  more_info
  download
  share
  like
  dislike
  add
  save
  rate
  search
  book
  """)

private func checkDevtodevInteractiveDefsButtonID(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/$defs/buttonID")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveDefsButtonIDValues,
      """
      \"yes\", \"no\", \"accept\", \"decline\", \"shop_now\", \"buy_now\", \"more_info\", \"download\", \"sha\
      re\", \"like\", \"dislike\", \"add\", \"save\", \"rate\", \"search\", \"book\"
      """,
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf0ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf0ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t?
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0(&c, &s) }
  if s.isFine(&c, checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0) {
    return
  }
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons/items")
  s.explain("the button `no` of this template dismisses the notification and takes no action")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtH6c4xb2lcto1l(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugm(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf0ThenPropertiesButtH2hlqzakrtkgpy(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH6c4xb2lcto1lValues: KeyTable = KeyTable(
  """
  yes
  no
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH6c4xb2lcto1l(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `yes` and `no` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH6c4xb2lcto1lValues,
      "\"yes\", \"no\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH2hlqzakrtkgpy(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons/items/then")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons/items/then/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("action", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugmNames: MemberTable = MemberTable(
  """
  id\tany const=\"no\"
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugm(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons/items/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugmNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf0IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_yes.open_no.dismiss\"
  """)

private func checkDevtodevInteractiveAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf1ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf1ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf1ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf1ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t?
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3(&c, &s) }
  if s.isFine(&c, checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3) {
    return
  }
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/then/properties/buttons/items")
  s.explain("both buttons of this template dismiss the notification and take no action")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf1ThenPropertiesButtH1rfxxr5lpylsm(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtH1rfxxr5lpylsmValues: KeyTable = KeyTable(
  """
  yes
  no
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH1rfxxr5lpylsm(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `yes` and `no` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtH1rfxxr5lpylsmValues,
      "\"yes\", \"no\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"yes\", \"no\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/then/properties/buttons/items/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("action", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf1IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_yes.dismiss_no.dismiss\"
  """)

private func checkDevtodevInteractiveAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf1IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf2ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf2ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf2ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]\t?
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cy(&c, &s) }
  if s.isFine(&c, checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cy) {
    return
  }
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons/items")
  s.explain("the button `decline` of this template dismisses the notification and takes no action")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH10saz3zvsbnbb(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf2ThenPropertiesButtH2snsklvry5sso(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH10saz3zvsbnbbValues: KeyTable = KeyTable(
  """
  accept
  decline
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH10saz3zvsbnbb(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `accept` and `decline` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH10saz3zvsbnbbValues,
      "\"accept\", \"decline\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH2snsklvry5sso(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons/items/then")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons/items/then/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("action", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4Names: MemberTable = MemberTable(
  """
  id\tany const=\"decline\"
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons/items/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf2IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_accept.open_decline.dismiss\"
  """)

private func checkDevtodevInteractiveAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf2IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf3IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf3ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf3ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf3ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf3ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf3ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf3ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]\t?
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjod(&c, &s) }
  if s.isFine(&c, checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjod) {
    return
  }
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/then/properties/buttons/items")
  s.explain("both buttons of this template dismiss the notification and take no action")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf3ThenPropertiesButtHahe61nrpeaas(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtHahe61nrpeaasValues: KeyTable = KeyTable(
  """
  accept
  decline
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtHahe61nrpeaas(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `accept` and `decline` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtHahe61nrpeaasValues,
      "\"accept\", \"decline\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"accept\", \"decline\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/then/properties/buttons/items/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("action", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf3IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_accept.dismiss_decline.dismiss\"
  """)

private func checkDevtodevInteractiveAllOf3IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf3IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf4InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/4")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf4IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf4ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf4ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf4ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/4/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf4ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf4ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/4/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"shop_now\"\t?
  """)

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/4/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf4ThenPropertiesButtH3gkvayno0zyrh(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtH3gkvayno0zyrh(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/4/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `shop_now` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"shop_now\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"shop_now\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"shop_now\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"shop_now\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"shop_now\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"shop_now\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf4IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_shop_now.open\"
  """)

private func checkDevtodevInteractiveAllOf4IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/4/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf4IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf5InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/5")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf5IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf5ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf5ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf5ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/5/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf5ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf5ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/5/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"buy_now\"\t?
  """)

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/5/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf5ThenPropertiesButtH1ckm59qvu7762(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtH1ckm59qvu7762(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/5/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `buy_now` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"buy_now\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"buy_now\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"buy_now\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"buy_now\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"buy_now\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"buy_now\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf5IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_buy_now.open\"
  """)

private func checkDevtodevInteractiveAllOf5IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/5/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf5IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf6InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/6")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf6IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf6ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf6ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf6ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/6/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf6ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf6ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/6/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"more_info\"\t?
  """)

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/6/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf6ThenPropertiesButtH1omtifzydldpn(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtH1omtifzydldpn(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/6/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `more_info` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"more_info\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"more_info\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"more_info\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"more_info\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"more_info\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"more_info\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf6IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_more_info.open\"
  """)

private func checkDevtodevInteractiveAllOf6IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/6/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf6IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf7InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/7")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf7IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf7ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf7ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf7ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/7/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf7ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf7ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/7/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"download\"\t?
  """)

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/7/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf7ThenPropertiesButtHafdk9qxcjf14(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtHafdk9qxcjf14(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/7/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `download` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"download\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"download\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"download\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"download\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"download\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"download\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf7IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_download.open\"
  """)

private func checkDevtodevInteractiveAllOf7IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/7/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf7IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf8InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/8")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf8IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf8ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf8ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf8ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/8/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf8ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf8ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/8/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"share\"\t?
  """)

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/8/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf8ThenPropertiesButtH1tkqcuc1xdfpd(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtH1tkqcuc1xdfpd(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/8/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `share` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"share\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"share\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"share\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"share\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"share\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"share\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf8IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_share.open\"
  """)

private func checkDevtodevInteractiveAllOf8IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/8/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf8IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf9InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/9")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf9IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf9ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf9ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf9ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/9/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf9ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf9ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/9/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"download\",\"share\"]\t?
  """)

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/9/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf9ThenPropertiesButtH2fbgy2bfzjddq(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf9ThenPropertiesButtH2fbgy2bfzjddqValues: KeyTable = KeyTable(
  """
  download
  share
  """)

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtH2fbgy2bfzjddq(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/9/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `download` and `share` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"download\", \"share\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"download\", \"share\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"download\", \"share\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf9ThenPropertiesButtH2fbgy2bfzjddqValues,
      "\"download\", \"share\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"download\", \"share\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"download\", \"share\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf9IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_download.open_share.open\"
  """)

private func checkDevtodevInteractiveAllOf9IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/9/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf9IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf10InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/10")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf10IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf10ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf10ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf10ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/10/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf10ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf10ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf10ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/10/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"shop_now\",\"share\"]\t?
  """)

private func checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/10/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf10ThenPropertiesButH1qlkpl021loto(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf10ThenPropertiesButH1qlkpl021lotoValues: KeyTable = KeyTable(
  """
  shop_now
  share
  """)

private func checkDevtodevInteractiveAllOf10ThenPropertiesButH1qlkpl021loto(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/10/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `shop_now` and `share` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"shop_now\", \"share\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"shop_now\", \"share\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"shop_now\", \"share\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf10ThenPropertiesButH1qlkpl021lotoValues,
      "\"shop_now\", \"share\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"shop_now\", \"share\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"shop_now\", \"share\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf10IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_shop_now.open_share.open\"
  """)

private func checkDevtodevInteractiveAllOf10IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/10/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf10IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf11InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/11")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf11IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf11ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf11ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf11ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/11/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf11ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf11ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf11ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/11/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimj(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimjNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"buy_now\",\"share\"]\t?
  """)

private func checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimj(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/11/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimjNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf11ThenPropertiesButH10brmlpkag4i7(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf11ThenPropertiesButH10brmlpkag4i7Values: KeyTable = KeyTable(
  """
  buy_now
  share
  """)

private func checkDevtodevInteractiveAllOf11ThenPropertiesButH10brmlpkag4i7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/11/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `buy_now` and `share` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"buy_now\", \"share\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"buy_now\", \"share\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"buy_now\", \"share\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf11ThenPropertiesButH10brmlpkag4i7Values,
      "\"buy_now\", \"share\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"buy_now\", \"share\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"buy_now\", \"share\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf11IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_buy_now.open_share.open\"
  """)

private func checkDevtodevInteractiveAllOf11IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/11/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf11IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf12InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/12")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf12IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf12ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf12ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf12ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/12/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf12ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf12ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf12ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/12/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lra(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lraNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]\t?
  """)

private func checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lra(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/12/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lraNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf12ThenPropertiesButH31szgn2lzr2m6(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf12ThenPropertiesButH31szgn2lzr2m6Values: KeyTable = KeyTable(
  """
  like
  dislike
  """)

private func checkDevtodevInteractiveAllOf12ThenPropertiesButH31szgn2lzr2m6(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/12/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `like` and `dislike` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf12ThenPropertiesButH31szgn2lzr2m6Values,
      "\"like\", \"dislike\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf12IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_like.open_dislike.open\"
  """)

private func checkDevtodevInteractiveAllOf12IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/12/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf12IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf13InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf13IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf13ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf13ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf13ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf13ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf13ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf13ThenPropertiesButH919v3jyyq39x(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH919v3jyyq39xNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]\t?
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH919v3jyyq39x(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeao(&c, &s) }
  if s.isFine(&c, checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeao) {
    return
  }
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons/items")
  s.explain("the button `dislike` of this template dismisses the notification and takes no action")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf13ThenPropertiesButH919v3jyyq39xNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf13ThenPropertiesButH2g28vf37xl4xt(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfi(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf13ThenPropertiesButH3bap2yecdjsim(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH2g28vf37xl4xtValues: KeyTable = KeyTable(
  """
  like
  dislike
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH2g28vf37xl4xt(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `like` and `dislike` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf13ThenPropertiesButH2g28vf37xl4xtValues,
      "\"like\", \"dislike\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"like\", \"dislike\"", at: start, &s, "/enum")
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH3bap2yecdjsim(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons/items/then")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons/items/then/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("action", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfiNames: MemberTable = MemberTable(
  """
  id\tany const=\"dislike\"
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfi(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons/items/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfiNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf13IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_like.open_dislike.dismiss\"
  """)

private func checkDevtodevInteractiveAllOf13IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf13IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf14InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/14")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf14IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf14ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf14ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf14ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/14/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf14ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf14ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf14ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/14/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijk(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijkNames: MemberTable = MemberTable(
  """
  id\tany const=\"like\"\t?
  """)

private func checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijk(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/14/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijkNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf14ThenPropertiesButH287ugrk9mz3j4(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf14ThenPropertiesButH287ugrk9mz3j4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/14/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `like` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"like\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"like\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"like\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"like\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"like\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"like\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf14IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_like.open\"
  """)

private func checkDevtodevInteractiveAllOf14IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/14/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf14IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf15InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/15")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf15IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf15ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf15ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf15ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/15/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf15ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf15ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf15ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/15/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjb(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjbNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"share\"]\t?
  """)

private func checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjb(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/15/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjbNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf15ThenPropertiesButH3rrjrl9mz689f(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf15ThenPropertiesButH3rrjrl9mz689fValues: KeyTable = KeyTable(
  """
  like
  share
  """)

private func checkDevtodevInteractiveAllOf15ThenPropertiesButH3rrjrl9mz689f(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/15/then/properties/buttons/items/properties/id")
  s.explain("this template has the buttons `like` and `share` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"like\", \"share\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"like\", \"share\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"like\", \"share\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkDevtodevInteractiveAllOf15ThenPropertiesButH3rrjrl9mz689fValues,
      "\"like\", \"share\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"like\", \"share\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"like\", \"share\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf15IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_like.open_share.open\"
  """)

private func checkDevtodevInteractiveAllOf15IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/15/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf15IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf16InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/16")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf16IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf16ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf16ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf16ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/16/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf16ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf16ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf16ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/16/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0i(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0iNames: MemberTable = MemberTable(
  """
  id\tany const=\"add\"\t?
  """)

private func checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0i(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/16/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0iNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf16ThenPropertiesButH3ivhir1ifbape(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf16ThenPropertiesButH3ivhir1ifbape(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/16/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `add` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"add\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"add\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"add\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"add\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"add\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"add\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf16IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_add.open\"
  """)

private func checkDevtodevInteractiveAllOf16IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/16/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf16IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf17InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/17")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf17IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf17ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf17ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf17ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/17/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf17ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf17ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf17ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/17/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzl(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzlNames: MemberTable = MemberTable(
  """
  id\tany const=\"save\"\t?
  """)

private func checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzl(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/17/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzlNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf17ThenPropertiesButHia5dyablevgl(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf17ThenPropertiesButHia5dyablevgl(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/17/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `save` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"save\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"save\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"save\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"save\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"save\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"save\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf17IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_save.open\"
  """)

private func checkDevtodevInteractiveAllOf17IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/17/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf17IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf18InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/18")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf18IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf18ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf18ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf18ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/18/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf18ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf18ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf18ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/18/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gs(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gsNames: MemberTable = MemberTable(
  """
  id\tany const=\"rate\"\t?
  """)

private func checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gs(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/18/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gsNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf18ThenPropertiesButHwywomexplzj8(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf18ThenPropertiesButHwywomexplzj8(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/18/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `rate` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"rate\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"rate\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"rate\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"rate\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"rate\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"rate\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf18IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_rate.open\"
  """)

private func checkDevtodevInteractiveAllOf18IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/18/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf18IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf19InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/19")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf19IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf19ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf19ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf19ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/19/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf19ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf19ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf19ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/19/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9v(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9vNames: MemberTable = MemberTable(
  """
  id\tany const=\"search\"\t?
  """)

private func checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9v(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/19/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9vNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf19ThenPropertiesButH1n9thor1sjcjr(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf19ThenPropertiesButH1n9thor1sjcjr(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/19/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `search` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"search\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"search\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"search\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"search\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"search\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"search\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf19IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_search.open\"
  """)

private func checkDevtodevInteractiveAllOf19IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/19/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf19IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf20InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/20")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevInteractiveAllOf20IfFragment(&c, &s)
      })
    if isMatch {
      try checkDevtodevInteractiveAllOf20ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevInteractiveAllOf20ThenFragmentNames: MemberTable = MemberTable("buttons")

private func checkDevtodevInteractiveAllOf20ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/20/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf20ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf20ThenPropertiesButtonsFragment(&c, &s, "/properties/buttons")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf20ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/20/then/properties/buttons")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptr(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptrNames: MemberTable = MemberTable(
  """
  id\tany const=\"book\"\t?
  """)

private func checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptr(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/20/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptrNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf20ThenPropertiesButH32vx54rrg12j(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevInteractiveAllOf20ThenPropertiesButH32vx54rrg12j(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/20/then/properties/buttons/items/properties/id")
  s.explain("this template has the button `book` only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"book\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"book\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"book\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"book\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"book\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"book\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf20IfFragmentNames: MemberTable = MemberTable(
  """
  template\tany const=\"dtd_book.open\"
  """)

private func checkDevtodevInteractiveAllOf20IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/20/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf20IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("template", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/0/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtH6c4xb2lcto1l(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
    isDecided = checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0Holds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugm(&c, &s)
        })
      if isMatch {
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtH2hlqzakrtkgpy(&c, &s, "/then")
      }
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0Holds(
  _ o: inout ObjectWalk, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugmNames, 0) { return true }
  return false
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t?
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/1/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf1ThenPropertiesButtH1rfxxr5lpylsm(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
    isDecided = checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3Holds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7(&c, &s)
        })
      if isMatch { try s.report(.not, at: start, "/not") }
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3Holds(
  _ o: inout ObjectWalk, _ c: Cursor
) -> Bool {
  return o.seen0 & 0x2 != 0x2
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cyNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cy(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/2/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cyNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH10saz3zvsbnbb(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
    isDecided = checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cyHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4(&c, &s)
        })
      if isMatch {
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH2snsklvry5sso(&c, &s, "/then")
      }
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cyHolds(
  _ o: inout ObjectWalk, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4Names, 0) { return true }
  return false
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjodNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]\t?
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjod(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/3/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjodNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevInteractiveAllOf3ThenPropertiesButtHahe61nrpeaas(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
    isDecided = checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjodHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45(&c, &s)
        })
      if isMatch { try s.report(.not, at: start, "/not") }
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjodHolds(
  _ o: inout ObjectWalk, _ c: Cursor
) -> Bool {
  return o.seen0 & 0x2 != 0x2
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeaoNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeao(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/interactive.yaml#/allOf/13/then/properties/buttons/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeaoNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try checkDevtodevInteractiveAllOf13ThenPropertiesButH2g28vf37xl4xt(&c, &s, "/properties/id")
      default:
        try c.skipSyntax()
      }
    }
    isDecided = checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeaoHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfi(&c, &s)
        })
      if isMatch {
        try checkDevtodevInteractiveAllOf13ThenPropertiesButH3bap2yecdjsim(&c, &s, "/then")
      }
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeaoHolds(
  _ o: inout ObjectWalk, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfiNames, 0) { return true }
  return false
}
