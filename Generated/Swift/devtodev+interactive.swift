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
  public static let schemaEntry: SchemaEntry = SchemaEntry("#", in: devtodevInteractiveProgram)

  public static var verdict: Verdict { checkDevtodevInteractive }

  public static let stored: StoredMembers<Self> = StoredMembers(checkDevtodevInteractiveNames) { members in
    members.listed(0, \.template)
  }

  public static var unread: Self { Self(template: .yesOpensOrNo) }

  public static func fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.note(1, c)
        value.buttons = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Button.read(&c, checks: checks)
        }
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkDevtodevInteractiveHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) { writer.object(self) }

  public func write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("template", self.template)
    try writer.optional("buttons", self.buttons)
    try writer.additional(self.additionalProperties)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.template = try fields.required("template")
    self.buttons = try fields.optional("buttons")
    self.additionalProperties = try fields.additional()
  }
}

extension Devtodev.Interactive.Template: GeneratedValue {
  public static let schemaEntry: SchemaEntry = SchemaEntry("#/$defs/template", in: devtodevInteractiveProgram)

  public static var verdict: Verdict { checkDevtodevInteractiveDefsTemplate }

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
  public static let schemaEntry: SchemaEntry = SchemaEntry("#/$defs/button", in: devtodevInteractiveProgram)

  public static var verdict: Verdict { checkDevtodevInteractiveDefsButton }

  public static let stored: StoredMembers<Self> = StoredMembers(
    checkDevtodevInteractiveDefsButtonNames
  ) { members in
    members.listed(0, \.id)
  }

  public static var unread: Self { Self(id: .yes) }

  public static func fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.action = try Devtodev.Action.read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) { writer.object(self) }

  public func write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("id", self.id)
    try writer.optional("action", self.action)
    try writer.additional(self.additionalProperties)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.id = try fields.required("id")
    self.action = try fields.optional("action")
    self.additionalProperties = try fields.additional()
  }
}

extension Devtodev.Interactive.ButtonID: GeneratedValue {
  public static let schemaEntry: SchemaEntry = SchemaEntry("#/$defs/buttonID", in: devtodevInteractiveProgram)

  public static var verdict: Verdict { checkDevtodevInteractiveDefsButtonID }

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

func checkDevtodevInteractive(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectWalk = ObjectWalk(checkDevtodevInteractiveNames, at: start, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.note(0, c)
      try o.decide(&c, &s)
    case 1:
      o.note(1, c)
      try checkDevtodevInteractivePropertiesButtons(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkDevtodevInteractiveHolds(&o, c) { throw Rejection(at: start) }
  let end: Int = c.position
  c.position = end
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
  var o: ObjectWalk = ObjectWalk(
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

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH2hlqzakrtkgpy(
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
      checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH2afnyc9r3im77(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugmNames: MemberTable = MemberTable(
  """
  id\tany const=\"no\"
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugm(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cy(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH2snsklvry5sso(
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
      checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH3vj5fg3g53f81(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4Names: MemberTable = MemberTable(
  """
  id\tany const=\"decline\"
  """)

private func checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjod(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragment(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"shop_now\"
  """)

private func checkDevtodevInteractiveAllOf4ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragment(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"buy_now\"
  """)

private func checkDevtodevInteractiveAllOf5ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragment(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"more_info\"
  """)

private func checkDevtodevInteractiveAllOf6ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragment(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"download\"
  """)

private func checkDevtodevInteractiveAllOf7ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragment(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany const=\"share\"
  """)

private func checkDevtodevInteractiveAllOf8ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragment(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragmentNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"download\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf9ThenPropertiesButtonsItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf10ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"shop_now\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf10ThenPropertiesButH3cw9u4swziew4(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf11ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimj(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimjNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"buy_now\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf11ThenPropertiesButH3ah5n0wzfdimj(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf12ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lra(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lraNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]
  """)

private func checkDevtodevInteractiveAllOf12ThenPropertiesButHuhkq04so1lra(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeao(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH3bap2yecdjsim(
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
      checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7Names: MemberTable = MemberTable(
  """
  action
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButHj8arwcdq8ax7(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfiNames: MemberTable = MemberTable(
  """
  id\tany const=\"dislike\"
  """)

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfi(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf14ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijk(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijkNames: MemberTable = MemberTable(
  """
  id\tany const=\"like\"
  """)

private func checkDevtodevInteractiveAllOf14ThenPropertiesButH27v26pxwyvijk(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf15ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjb(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjbNames: MemberTable = MemberTable(
  """
  id\tany enum=[\"like\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf15ThenPropertiesButH9trtizdozqjb(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf16ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0i(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0iNames: MemberTable = MemberTable(
  """
  id\tany const=\"add\"
  """)

private func checkDevtodevInteractiveAllOf16ThenPropertiesButH1645ft5o8na0i(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf17ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzl(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzlNames: MemberTable = MemberTable(
  """
  id\tany const=\"save\"
  """)

private func checkDevtodevInteractiveAllOf17ThenPropertiesButH1x73tyfonqbzl(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf18ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gs(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gsNames: MemberTable = MemberTable(
  """
  id\tany const=\"rate\"
  """)

private func checkDevtodevInteractiveAllOf18ThenPropertiesButH3ljfzr68329gs(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf19ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9v(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9vNames: MemberTable = MemberTable(
  """
  id\tany const=\"search\"
  """)

private func checkDevtodevInteractiveAllOf19ThenPropertiesButH1tkq4lhzx4n9v(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf20ThenPropertiesButtonsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptr(&c, &s)
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptrNames: MemberTable = MemberTable(
  """
  id\tany const=\"book\"
  """)

private func checkDevtodevInteractiveAllOf20ThenPropertiesButH2wt03kfx8gptr(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
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
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0Names: MemberTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
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
        try o.decide(&c, &s)
      default: try c.skipSyntax()
      }
    }
    if !checkDevtodevInteractiveAllOf0ThenPropertiesButtH249bzxh7hday0Holds(&o, c) {
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
        checkDevtodevInteractiveAllOf0ThenPropertiesButtH1085rd8hh5ugm
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf0ThenPropertiesButtH2hlqzakrtkgpy(&c, &s)
      }
    }
  }
  c.position = end
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
  id\tany enum=[\"yes\",\"no\"]
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if !checkDevtodevInteractiveAllOf1ThenPropertiesButtH2fi6yehk42hu3Holds(&o, c) {
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
        checkDevtodevInteractiveAllOf1ThenPropertiesButtH31ajf2e93xud7
      )
      if isMatch { throw Rejection(at: start) }
    }
  }
  c.position = end
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
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
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
        try o.decide(&c, &s)
      default: try c.skipSyntax()
      }
    }
    if !checkDevtodevInteractiveAllOf2ThenPropertiesButtH1algxwe2wk6cyHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf2ThenPropertiesButtH16e444lwwogt4
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf2ThenPropertiesButtH2snsklvry5sso(&c, &s)
      }
    }
  }
  c.position = end
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
  id\tany enum=[\"accept\",\"decline\"]
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjod(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjodNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if !checkDevtodevInteractiveAllOf3ThenPropertiesButtH2dcn7qzbcmjodHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf3ThenPropertiesButtHt60a96671w45
      )
      if isMatch { throw Rejection(at: start) }
    }
  }
  c.position = end
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
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
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
        try o.decide(&c, &s)
      default: try c.skipSyntax()
      }
    }
    if !checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeaoHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfi
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf13ThenPropertiesButH3bap2yecdjsim(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf13ThenPropertiesButH2c2ed08ttqeaoHolds(
  _ o: inout ObjectWalk, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf13ThenPropertiesButH15udfya8xvlfiNames, 0) { return true }
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
