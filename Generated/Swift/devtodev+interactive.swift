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

// MARK: - Coding

extension Devtodev.Interactive: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: devtodevInteractiveProgram)
  public static var _verdict: Verdict { checkDevtodevInteractive }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkDevtodevInteractiveNames) { members in
    members.listed(0, \.template)
  }
  public static var _unread: Self { Self(template: .yesOpensOrNo) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.capture(1, c)
        value.buttons = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Button._read(&c, checks: checks)
        }
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkDevtodevInteractiveHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("template", self.template)
    try writer.optional("buttons", self.buttons)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.template = try fields.required("template")
    self.buttons = try fields.optional("buttons")
    self.additionalProperties = try fields.additional()
  }
}

extension Devtodev.Interactive.Template: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/template",
    in: devtodevInteractiveProgram
  )
  public static var _verdict: Verdict { checkDevtodevInteractiveDefsTemplate }

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

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
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

  public func _write(to writer: inout JSONWriter) {
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
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/$defs/button", in: devtodevInteractiveProgram)
  public static var _verdict: Verdict { checkDevtodevInteractiveDefsButton }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkDevtodevInteractiveDefsButtonNames
  ) { members in
    members.listed(0, \.id)
  }
  public static var _unread: Self { Self(id: .yes) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.action = try Devtodev.Action._read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("id", self.id)
    try writer.optional("action", self.action)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.id = try fields.required("id")
    self.action = try fields.optional("action")
    self.additionalProperties = try fields.additional()
  }
}

extension Devtodev.Interactive.ButtonID: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/buttonID",
    in: devtodevInteractiveProgram
  )
  public static var _verdict: Verdict { checkDevtodevInteractiveDefsButtonID }

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

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
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

  public func _write(to writer: inout JSONWriter) {
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

func checkDevtodevInteractive(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkDevtodevInteractiveNames,
    at: start,
    passesOthers: !s.wantsWarnings
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.capture(0, c)
      try o.decide(&c, &s)
    case 1:
      o.capture(1, c)
      try checkDevtodevInteractivePropertiesButtons(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkDevtodevInteractiveHolds(&o, c) { throw Rejection(at: start) }
}

private func checkDevtodevInteractiveHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x10_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf0ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x8_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf1ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x4_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf2ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x2_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf3ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x1_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf4ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x8000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf5ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x4000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf6ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x2000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf7ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x1000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf8ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x800) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf9ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x400) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf10ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x200) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf11ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x100) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf12ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x80) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf13ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x40) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf14ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x20) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf15ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x10) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf16ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x8) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf17ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x4) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf18ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x2) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf19ThenPropertiesButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveTexts0, 0x1) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf20ThenPropertiesButtonsConditional) { return false }
    }
  }
  return true
}

private let checkDevtodevInteractiveDefsTemplateValue: MemberTable = MemberTable(
  items: """
    string enum=[\"dtd_yes.open_no.dismiss\",\"dtd_yes.dismiss_no.dismiss\",\"dtd_accept.open_decline.dismiss\
    \",\"dtd_accept.dismiss_decline.dismiss\",\"dtd_shop_now.open\",\"dtd_buy_now.open\",\"dtd_more_info.open\
    \",\"dtd_download.open\",\"dtd_share.open\",\"dtd_download.open_share.open\",\"dtd_shop_now.open_share.op\
    en\",\"dtd_buy_now.open_share.open\",\"dtd_like.open_dislike.open\",\"dtd_like.open_dislike.dismiss\",\"d\
    td_like.open\",\"dtd_like.open_share.open\",\"dtd_add.open\",\"dtd_save.open\",\"dtd_rate.open\",\"dtd_se\
    arch.open\",\"dtd_book.open\"]
    """)

private func checkDevtodevInteractiveDefsTemplate(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkDevtodevInteractiveDefsTemplateValue.readItem(&c, &s)
}

private func checkDevtodevInteractivePropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  var more: Bool = try c.beginArray()
  while more {
    try checkDevtodevInteractiveDefsButton(&c, &s)
    more = try c.nextItem()
  }
}

private let checkDevtodevInteractiveDefsButtonNames: MemberTable = MemberTable(
  """
  id\tstring enum=[\"yes\",\"no\",\"accept\",\"decline\",\"shop_now\",\"buy_now\",\"more_info\",\"download\",\
  \"share\",\"like\",\"dislike\",\"add\",\"save\",\"rate\",\"search\",\"book\"]
  action\t\t~{
  """,
  nested: [checkDevtodevActionNames]
)

private func checkDevtodevInteractiveDefsButton(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkDevtodevInteractiveDefsButtonNames,
    at: start,
    passesOthers: !s.wantsWarnings
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkDevtodevAction(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
}

private let checkDevtodevInteractiveDefsButtonIDValue: MemberTable = MemberTable(
  items: """
    string enum=[\"yes\",\"no\",\"accept\",\"decline\",\"shop_now\",\"buy_now\",\"more_info\",\"download\",\"\
    share\",\"like\",\"dislike\",\"add\",\"save\",\"rate\",\"search\",\"book\"]
    """)

private func checkDevtodevInteractiveDefsButtonID(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkDevtodevInteractiveDefsButtonIDValue.readItem(&c, &s)
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf0ThenPropertiesButtH32rj1qwfs39wf(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtHwuzn8ysekmry(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH2kry6wn4dpwp5
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH2kry6wn4dpwp5Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH2kry6wn4dpwp5(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH2kry6wn4dpwp5Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH14etupywp7dr2Names: MemberTable = MemberTable(
  """
  id\tany const=\"no\"
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH14etupywp7dr2(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH14etupywp7dr2Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf1ThenPropertiesButtH2b9gukbtdp1gm(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtH1zaaylsvmqdkxNames: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH1zaaylsvmqdkx(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtH1zaaylsvmqdkxNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf2ThenPropertiesButtH3rk97lg2c5u1h(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH2r1ve6um58quw(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH1omyv6ro0toef
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH1omyv6ro0toefNames: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH1omyv6ro0toef(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH1omyv6ro0toefNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH2uj1km3gnnphkNames: MemberTable = MemberTable(
  """
  id\tany const=\"decline\"
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH2uj1km3gnnphk(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH2uj1km3gnnphkNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf3ThenPropertiesButtH1faco1jo109rg(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtHzbrgkkgdxetnNames: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtHzbrgkkgdxetn(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtHzbrgkkgdxetnNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf4ThenPropertiesButtHifkde04fb4a7(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf4ThenPropertiesButtHifkde04fb4a7Names: MemberTable = MemberTable(
  """
  id\tany const=\"shop_now\"
  """)

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtHifkde04fb4a7(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf4ThenPropertiesButtHifkde04fb4a7Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf5ThenPropertiesButtH2opauq70hr2r6(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf5ThenPropertiesButtH2opauq70hr2r6Names: MemberTable = MemberTable(
  """
  id\tany const=\"buy_now\"
  """)

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtH2opauq70hr2r6(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf5ThenPropertiesButtH2opauq70hr2r6Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf6ThenPropertiesButtH29n1xrzwc9a05(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf6ThenPropertiesButtH29n1xrzwc9a05Names: MemberTable = MemberTable(
  """
  id\tany const=\"more_info\"
  """)

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtH29n1xrzwc9a05(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf6ThenPropertiesButtH29n1xrzwc9a05Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf7ThenPropertiesButtHzgtarez6sg1k(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf7ThenPropertiesButtHzgtarez6sg1kNames: MemberTable = MemberTable(
  """
  id\tany const=\"download\"
  """)

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtHzgtarez6sg1k(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf7ThenPropertiesButtHzgtarez6sg1kNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf8ThenPropertiesButtH2i7g6llcpq2h7(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf8ThenPropertiesButtH2i7g6llcpq2h7Names: MemberTable = MemberTable(
  """
  id\tany const=\"share\"
  """)

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtH2i7g6llcpq2h7(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf8ThenPropertiesButtH2i7g6llcpq2h7Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf9ThenPropertiesButtH10c7ex6pgs68e(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf9ThenPropertiesButtH10c7ex6pgs68eNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"download\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtH10c7ex6pgs68e(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf9ThenPropertiesButtH10c7ex6pgs68eNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf10ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf10ThenPropertiesButH25wqsy7v7s2b8(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf10ThenPropertiesButH25wqsy7v7s2b8Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"shop_now\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf10ThenPropertiesButH25wqsy7v7s2b8(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf10ThenPropertiesButH25wqsy7v7s2b8Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf11ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf11ThenPropertiesButH23u6ei77lipxt(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf11ThenPropertiesButH23u6ei77lipxtNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"buy_now\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf11ThenPropertiesButH23u6ei77lipxt(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf11ThenPropertiesButH23u6ei77lipxtNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf12ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf12ThenPropertiesButH2xgei76gsphji(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf12ThenPropertiesButH2xgei76gsphjiNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]
  """)

private func checkDevtodevInteractiveAllOf12ThenPropertiesButH2xgei76gsphji(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf12ThenPropertiesButH2xgei76gsphjiNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf13ThenPropertiesButH1cufixn5j3kp3(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH1dfacqbinofqe(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      checkDevtodevInteractiveAllOf13ThenPropertiesButHbw87rir2c29
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButHbw87rir2c29Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButHbw87rir2c29(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf13ThenPropertiesButHbw87rir2c29Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH25w1fzho20shyNames: MemberTable = MemberTable(
  """
  id\tany const=\"dislike\"
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH25w1fzho20shy(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf13ThenPropertiesButH25w1fzho20shyNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf14ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf14ThenPropertiesButH1yudahplypqds(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf14ThenPropertiesButH1yudahplypqdsNames: MemberTable = MemberTable(
  """
  id\tany const=\"like\"
  """)

private func checkDevtodevInteractiveAllOf14ThenPropertiesButH1yudahplypqds(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf14ThenPropertiesButH1yudahplypqdsNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf15ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf15ThenPropertiesButH34wtoveo0b2nx(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf15ThenPropertiesButH34wtoveo0b2nxNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf15ThenPropertiesButH34wtoveo0b2nx(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf15ThenPropertiesButH34wtoveo0b2nxNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf16ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf16ThenPropertiesButH2ck8xqdo12b6y(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf16ThenPropertiesButH2ck8xqdo12b6yNames: MemberTable = MemberTable(
  """
  id\tany const=\"add\"
  """)

private func checkDevtodevInteractiveAllOf16ThenPropertiesButH2ck8xqdo12b6y(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf16ThenPropertiesButH2ck8xqdo12b6yNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf17ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf17ThenPropertiesButH2nqf37pjyqg13(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf17ThenPropertiesButH2nqf37pjyqg13Names: MemberTable = MemberTable(
  """
  id\tany const=\"save\"
  """)

private func checkDevtodevInteractiveAllOf17ThenPropertiesButH2nqf37pjyqg13(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf17ThenPropertiesButH2nqf37pjyqg13Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf18ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf18ThenPropertiesButHcru8i16r9n7g(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf18ThenPropertiesButHcru8i16r9n7gNames: MemberTable = MemberTable(
  """
  id\tany const=\"rate\"
  """)

private func checkDevtodevInteractiveAllOf18ThenPropertiesButHcru8i16r9n7g(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf18ThenPropertiesButHcru8i16r9n7gNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf19ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf19ThenPropertiesButH38ojow9h8573t(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf19ThenPropertiesButH38ojow9h8573tNames: MemberTable = MemberTable(
  """
  id\tany const=\"search\"
  """)

private func checkDevtodevInteractiveAllOf19ThenPropertiesButH38ojow9h8573t(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf19ThenPropertiesButH38ojow9h8573tNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf20ThenPropertiesButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf20ThenPropertiesButH1l5u9uaqtvrtx(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf20ThenPropertiesButH1l5u9uaqtvrtxNames: MemberTable = MemberTable(
  """
  id\tany const=\"book\"
  """)

private func checkDevtodevInteractiveAllOf20ThenPropertiesButH1l5u9uaqtvrtx(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf20ThenPropertiesButH1l5u9uaqtvrtxNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH32rj1qwfs39wfNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH32rj1qwfs39wf(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH32rj1qwfs39wfNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.capture(0, c)
        try o.decide(&c, &s)
      default: try c.skipSyntax()
      }
    }
    if !checkDevtodevInteractiveAllOf0ThenPropertiesButtH32rj1qwfs39wfHolds(&o, c) {
      throw Rejection(at: start)
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if kind != .object {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        checkDevtodevInteractiveAllOf0ThenPropertiesButtH14etupywp7dr2
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtHwuzn8ysekmry(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH32rj1qwfs39wfHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf0ThenPropertiesButtH14etupywp7dr2Names, 0) { return true }
  return false
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtH2b9gukbtdp1gmNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH2b9gukbtdp1gm(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtH2b9gukbtdp1gmNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if !checkDevtodevInteractiveAllOf1ThenPropertiesButtH2b9gukbtdp1gmHolds(&o, c) {
      throw Rejection(at: start)
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if kind != .object {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        checkDevtodevInteractiveAllOf1ThenPropertiesButtH1zaaylsvmqdkx
      )
      if isMatch { throw Rejection(at: start) }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH2b9gukbtdp1gmHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  return o.seen0 & 0x2 != 0x2
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH3rk97lg2c5u1hNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH3rk97lg2c5u1h(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH3rk97lg2c5u1hNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.capture(0, c)
        try o.decide(&c, &s)
      default: try c.skipSyntax()
      }
    }
    if !checkDevtodevInteractiveAllOf2ThenPropertiesButtH3rk97lg2c5u1hHolds(&o, c) {
      throw Rejection(at: start)
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if kind != .object {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        checkDevtodevInteractiveAllOf2ThenPropertiesButtH2uj1km3gnnphk
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH2r1ve6um58quw(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH3rk97lg2c5u1hHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf2ThenPropertiesButtH2uj1km3gnnphkNames, 0) { return true }
  return false
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtH1faco1jo109rgNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtH1faco1jo109rg(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtH1faco1jo109rgNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if !checkDevtodevInteractiveAllOf3ThenPropertiesButtH1faco1jo109rgHolds(&o, c) {
      throw Rejection(at: start)
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if kind != .object {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        checkDevtodevInteractiveAllOf3ThenPropertiesButtHzbrgkkgdxetn
      )
      if isMatch { throw Rejection(at: start) }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtH1faco1jo109rgHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  return o.seen0 & 0x2 != 0x2
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH1cufixn5j3kp3Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH1cufixn5j3kp3(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkDevtodevInteractiveAllOf13ThenPropertiesButH1cufixn5j3kp3Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.capture(0, c)
        try o.decide(&c, &s)
      default: try c.skipSyntax()
      }
    }
    if !checkDevtodevInteractiveAllOf13ThenPropertiesButH1cufixn5j3kp3Holds(&o, c) {
      throw Rejection(at: start)
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if kind != .object {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        checkDevtodevInteractiveAllOf13ThenPropertiesButH25w1fzho20shy
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf13ThenPropertiesButH1dfacqbinofqe(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH1cufixn5j3kp3Holds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf13ThenPropertiesButH25w1fzho20shyNames, 0) { return true }
  return false
}

let devtodevInteractiveProgram: SchemaProgram = SchemaProgram(
  "devtodev/interactive.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"template":"#/$defs/template","buttons":{"warns":true,
  "type":["array"],"items":"#/$defs/button"}},"required":["template"],"known":true,
  "allOf":[{"if":{"if":{"properties":{"template":{"const":"dtd_yes.open_no.dismiss"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"the button `no` of this template dismisses the notification and takes no action",
  "properties":{"id":{"message":"this template has the buttons `yes` and `no` only","strings /enum":["yes",
  "no"]}},"if":{"if":{"properties":{"id":{"const":"no"}},"required":["id"]},
  "then":{"not":{"names":["action"],"required":["action"]}}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_yes.dismiss_no.dismiss"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"both buttons of this template dismiss the notification and take no action",
  "properties":{"id":{"message":"this template has the buttons `yes` and `no` only","strings /enum":["yes",
  "no"]}},"not":{"names":["action"],"required":["action"]}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_accept.open_decline.dismiss"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"the button `decline` of this template dismisses the notification and takes no action",
  "properties":{"id":{"message":"this template has the buttons `accept` and `decline` only",
  "strings /enum":["accept","decline"]}},"if":{"if":{"properties":{"id":{"const":"decline"}},
  "required":["id"]},"then":{"not":{"names":["action"],"required":["action"]}}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_accept.dismiss_decline.dismiss"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"both buttons of this template dismiss the notification and take no action",
  "properties":{"id":{"message":"this template has the buttons `accept` and `decline` only",
  "strings /enum":["accept","decline"]}},"not":{"names":["action"],"required":["action"]}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_shop_now.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `shop_now` only",
  "const":"shop_now"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_buy_now.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `buy_now` only",
  "const":"buy_now"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_more_info.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `more_info` only",
  "const":"more_info"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_download.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `download` only",
  "const":"download"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_share.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `share` only",
  "const":"share"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_download.open_share.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `download` and `share` only",
  "strings /enum":["download","share"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_shop_now.open_share.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `shop_now` and `share` only",
  "strings /enum":["shop_now","share"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_buy_now.open_share.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `buy_now` and `share` only",
  "strings /enum":["buy_now","share"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_like.open_dislike.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `like` and `dislike` only",
  "strings /enum":["like","dislike"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_like.open_dislike.dismiss"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"the button `dislike` of this template dismisses the notification and takes no action",
  "properties":{"id":{"message":"this template has the buttons `like` and `dislike` only",
  "strings /enum":["like","dislike"]}},"if":{"if":{"properties":{"id":{"const":"dislike"}},
  "required":["id"]},"then":{"not":{"names":["action"],"required":["action"]}}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_like.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `like` only",
  "const":"like"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_like.open_share.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `like` and `share` only",
  "strings /enum":["like","share"]}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_add.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `add` only",
  "const":"add"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_save.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `save` only",
  "const":"save"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_rate.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `rate` only",
  "const":"rate"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_search.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `search` only",
  "const":"search"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_book.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `book` only",
  "const":"book"}}}}}}}}]},
  "#/$defs/template":{"type":["string"],"strings /enum":["dtd_yes.open_no.dismiss",
  "dtd_yes.dismiss_no.dismiss","dtd_accept.open_decline.dismiss","dtd_accept.dismiss_decline.dismiss",
  "dtd_shop_now.open","dtd_buy_now.open","dtd_more_info.open","dtd_download.open","dtd_share.open",
  "dtd_download.open_share.open","dtd_shop_now.open_share.open","dtd_buy_now.open_share.open",
  "dtd_like.open_dislike.open","dtd_like.open_dislike.dismiss","dtd_like.open","dtd_like.open_share.open",
  "dtd_add.open","dtd_save.open","dtd_rate.open","dtd_search.open","dtd_book.open"]},
  "#/$defs/button":{"warns":true,"type":["object"],"properties":{"id":"#/$defs/buttonID",
  "action":"devtodev/action.yaml#"},"required":["id"],"known":true},
  "#/$defs/buttonID":{"type":["string"],"strings /enum":["yes","no","accept","decline","shop_now","buy_now",
  "more_info","download","share","like","dislike","add","save","rate","search","book"]}}
  """#,
  with: { [devtodevActionProgram] }
)
