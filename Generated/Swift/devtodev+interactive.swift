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
  public static let _schemaEntry = SchemaEntry("#", in: devtodevInteractiveProgram)
  public static var _verdict: Verdict { checkDevtodevInteractiveDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkDevtodevInteractiveDocumentTable
  ) { m in
    m.required(0, \.template)
    m.optional(1, \.buttons)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self(template: .yesOpensOrNo) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.capture(1, c)
        value.buttons = try c.array(of: Button.self, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkDevtodevInteractiveDocumentHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("template", self.template)
    writer.member("buttons", optional: self.buttons)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Devtodev.Interactive.Template: ListedText {
  public static let _schemaEntry = SchemaEntry("#/$defs/template", in: devtodevInteractiveProgram)
  public static var _verdict: Verdict { checkDevtodevInteractiveTemplate.verdict }
  public static let _cases = CaseTable(allCases)
}

extension Devtodev.Interactive.Button: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/button", in: devtodevInteractiveProgram)
  public static var _verdict: Verdict { checkDevtodevInteractiveButton }

  public static let _members: StoredMembers<Self> = StoredMembers(checkDevtodevInteractiveButtonTable) { m in
    m.required(0, \.id)
    m.optional(1, \.action)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self(id: .yes) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.action = try Devtodev.Action._read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", self.id)
    writer.member("action", optional: self.action)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Devtodev.Interactive.ButtonID: ListedText {
  public static let _schemaEntry = SchemaEntry("#/$defs/buttonID", in: devtodevInteractiveProgram)
  public static var _verdict: Verdict { checkDevtodevInteractiveButtonID.verdict }
  public static let _cases = CaseTable(allCases)
}

// MARK: - Validators

private let checkDevtodevInteractiveDocumentTable = MemberTable(
  """
  template\tstring enum=[\"dtd_yes.open_no.dismiss\",\"dtd_yes.dismiss_no.dismiss\",\"dtd_accept.open_decline\
  .dismiss\",\"dtd_accept.dismiss_decline.dismiss\",\"dtd_shop_now.open\",\"dtd_buy_now.open\",\"dtd_more_inf\
  o.open\",\"dtd_download.open\",\"dtd_share.open\",\"dtd_download.open_share.open\",\"dtd_shop_now.open_shar\
  e.open\",\"dtd_buy_now.open_share.open\",\"dtd_like.open_dislike.open\",\"dtd_like.open_dislike.dismiss\",\
  \"dtd_like.open\",\"dtd_like.open_share.open\",\"dtd_add.open\",\"dtd_save.open\",\"dtd_rate.open\",\"dtd_s\
  earch.open\",\"dtd_book.open\"]\t@0
  buttons
  """)

private let checkDevtodevInteractiveDocumentTableOfTexts0 = KeyTable(
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

func checkDevtodevInteractiveDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkDevtodevInteractiveDocumentTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.capture(0, c)
      try o.decide(&c, &s)
    case 1:
      o.capture(1, c)
      try checkDevtodevInteractiveButtons(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkDevtodevInteractiveDocumentHolds(&o, c) { throw Rejection(at: start) }
}

private func checkDevtodevInteractiveDocumentHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x10_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf0ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x8_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf1ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x4_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf2ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x2_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf3ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x1_0000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf4ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x8000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf5ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x4000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf6ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x2000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf7ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x1000) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf8ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x800) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf9ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x400) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf10ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x200) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf11ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x100) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf12ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x80) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf13ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x40) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf14ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x20) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf15ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x10) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf16ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x8) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf17ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x4) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf18ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x2) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf19ThenButtonsConditional) { return false }
    }
    if o.isAmong(0, 2, c, checkDevtodevInteractiveDocumentTableOfTexts0, 0x1) {
      if !o.accepts(1, c, checkDevtodevInteractiveAllOf20ThenButtonsConditional) { return false }
    }
  }
  return true
}

private let checkDevtodevInteractiveTemplate = MemberTable(
  value: """
    string enum=[\"dtd_yes.open_no.dismiss\",\"dtd_yes.dismiss_no.dismiss\",\"dtd_accept.open_decline.dismiss\
    \",\"dtd_accept.dismiss_decline.dismiss\",\"dtd_shop_now.open\",\"dtd_buy_now.open\",\"dtd_more_info.open\
    \",\"dtd_download.open\",\"dtd_share.open\",\"dtd_download.open_share.open\",\"dtd_shop_now.open_share.op\
    en\",\"dtd_buy_now.open_share.open\",\"dtd_like.open_dislike.open\",\"dtd_like.open_dislike.dismiss\",\"d\
    td_like.open\",\"dtd_like.open_share.open\",\"dtd_add.open\",\"dtd_save.open\",\"dtd_rate.open\",\"dtd_se\
    arch.open\",\"dtd_book.open\"]
    """)

private func checkDevtodevInteractiveButtons(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  try c.readItems(&s, checkDevtodevInteractiveButton)
}

private let checkDevtodevInteractiveButtonTable = MemberTable(
  """
  id\tstring enum=[\"yes\",\"no\",\"accept\",\"decline\",\"shop_now\",\"buy_now\",\"more_info\",\"download\",\
  \"share\",\"like\",\"dislike\",\"add\",\"save\",\"rate\",\"search\",\"book\"]
  action\t\t~{
  """,
  nested: [checkDevtodevActionDocumentTable]
)

private func checkDevtodevInteractiveButton(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkDevtodevInteractiveButtonTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkDevtodevActionDocument(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
}

private let checkDevtodevInteractiveButtonID = MemberTable(
  value: """
    string enum=[\"yes\",\"no\",\"accept\",\"decline\",\"shop_now\",\"buy_now\",\"more_info\",\"download\",\"\
    share\",\"like\",\"dislike\",\"add\",\"save\",\"rate\",\"search\",\"book\"]
    """)

private func checkDevtodevInteractiveAllOf0ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf0ThenButtonsItemConditionalMerged)
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf0ThenButtonsItemThenConditional(
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
      checkDevtodevInteractiveAllOf0ThenButtonsItemThenNotConditional
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkDevtodevInteractiveAllOf0ThenButtonsItemThenNotConditionalTable = MemberTable("action")

private func checkDevtodevInteractiveAllOf0ThenButtonsItemThenNotConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf0ThenButtonsItemThenNotConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf0ThenButtonsItemIfConditionalTable = MemberTable(
  """
  id\tany const=\"no\"
  """)

private func checkDevtodevInteractiveAllOf0ThenButtonsItemIfConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf0ThenButtonsItemIfConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf1ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf1ThenButtonsItemConditionalMerged)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf1ThenButtonsItemNotConditionalTable = MemberTable("action")

private func checkDevtodevInteractiveAllOf1ThenButtonsItemNotConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf1ThenButtonsItemNotConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf2ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf2ThenButtonsItemConditionalMerged)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf2ThenButtonsItemIfConditionalTable = MemberTable(
  """
  id\tany const=\"decline\"
  """)

private func checkDevtodevInteractiveAllOf2ThenButtonsItemIfConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf2ThenButtonsItemIfConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf3ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf3ThenButtonsItemConditionalMerged)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf3ThenButtonsItemNotConditionalTable = MemberTable("action")

private func checkDevtodevInteractiveAllOf3ThenButtonsItemNotConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf3ThenButtonsItemNotConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf4ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf4ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf4ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"shop_now\"
  """)

private func checkDevtodevInteractiveAllOf4ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf4ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf5ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf5ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf5ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"buy_now\"
  """)

private func checkDevtodevInteractiveAllOf5ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf5ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf6ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf6ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf6ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"more_info\"
  """)

private func checkDevtodevInteractiveAllOf6ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf6ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf7ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf7ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf7ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"download\"
  """)

private func checkDevtodevInteractiveAllOf7ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf7ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf8ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf8ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf8ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"share\"
  """)

private func checkDevtodevInteractiveAllOf8ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf8ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf9ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf9ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf9ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany enum=[\"download\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf9ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf9ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf10ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf10ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf10ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany enum=[\"shop_now\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf10ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf10ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf11ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf11ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf11ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany enum=[\"buy_now\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf11ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf11ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf12ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf12ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf12ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]
  """)

private func checkDevtodevInteractiveAllOf12ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf12ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf13ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf13ThenButtonsItemConditionalMerged)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf13ThenButtonsItemIfConditionalTable = MemberTable(
  """
  id\tany const=\"dislike\"
  """)

private func checkDevtodevInteractiveAllOf13ThenButtonsItemIfConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf13ThenButtonsItemIfConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf14ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf14ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf14ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"like\"
  """)

private func checkDevtodevInteractiveAllOf14ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf14ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf15ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf15ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf15ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany enum=[\"like\",\"share\"]
  """)

private func checkDevtodevInteractiveAllOf15ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf15ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf16ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf16ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf16ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"add\"
  """)

private func checkDevtodevInteractiveAllOf16ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf16ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf17ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf17ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf17ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"save\"
  """)

private func checkDevtodevInteractiveAllOf17ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf17ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf18ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf18ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf18ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"rate\"
  """)

private func checkDevtodevInteractiveAllOf18ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf18ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf19ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf19ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf19ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"search\"
  """)

private func checkDevtodevInteractiveAllOf19ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf19ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private func checkDevtodevInteractiveAllOf20ThenButtonsConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array: try c.readItems(&s, checkDevtodevInteractiveAllOf20ThenButtonsItemConditional)
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf20ThenButtonsItemConditionalTable = MemberTable(
  """
  id\tany const=\"book\"
  """)

private func checkDevtodevInteractiveAllOf20ThenButtonsItemConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf20ThenButtonsItemConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
  default: try c.skipSyntax()
  }
}

private let checkDevtodevInteractiveAllOf0ThenButtonsItemConditionalMergedTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf0ThenButtonsItemConditionalMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf0ThenButtonsItemConditionalMergedTable,
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
    if !checkDevtodevInteractiveAllOf0ThenButtonsItemConditionalMergedHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf0ThenButtonsItemIfConditional
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf0ThenButtonsItemThenConditional(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf0ThenButtonsItemConditionalMergedHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf0ThenButtonsItemIfConditionalTable, 0) { return true }
  return false
}

private let checkDevtodevInteractiveAllOf1ThenButtonsItemConditionalMergedTable = MemberTable(
  """
  id\tany enum=[\"yes\",\"no\"]
  action
  """)

private func checkDevtodevInteractiveAllOf1ThenButtonsItemConditionalMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf1ThenButtonsItemConditionalMergedTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if !checkDevtodevInteractiveAllOf1ThenButtonsItemConditionalMergedHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf1ThenButtonsItemNotConditional
      )
      if isMatch { throw Rejection(at: start) }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf1ThenButtonsItemConditionalMergedHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  return o.seen0 & 0x2 != 0x2
}

private let checkDevtodevInteractiveAllOf2ThenButtonsItemConditionalMergedTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf2ThenButtonsItemConditionalMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf2ThenButtonsItemConditionalMergedTable,
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
    if !checkDevtodevInteractiveAllOf2ThenButtonsItemConditionalMergedHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf2ThenButtonsItemIfConditional
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf0ThenButtonsItemThenConditional(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf2ThenButtonsItemConditionalMergedHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf2ThenButtonsItemIfConditionalTable, 0) { return true }
  return false
}

private let checkDevtodevInteractiveAllOf3ThenButtonsItemConditionalMergedTable = MemberTable(
  """
  id\tany enum=[\"accept\",\"decline\"]
  action
  """)

private func checkDevtodevInteractiveAllOf3ThenButtonsItemConditionalMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf3ThenButtonsItemConditionalMergedTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if !checkDevtodevInteractiveAllOf3ThenButtonsItemConditionalMergedHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf3ThenButtonsItemNotConditional
      )
      if isMatch { throw Rejection(at: start) }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf3ThenButtonsItemConditionalMergedHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  return o.seen0 & 0x2 != 0x2
}

private let checkDevtodevInteractiveAllOf13ThenButtonsItemConditionalMergedTable = MemberTable(
  """
  id\tany enum=[\"like\",\"dislike\"]\t@0
  action
  """)

private func checkDevtodevInteractiveAllOf13ThenButtonsItemConditionalMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkDevtodevInteractiveAllOf13ThenButtonsItemConditionalMergedTable,
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
    if !checkDevtodevInteractiveAllOf13ThenButtonsItemConditionalMergedHolds(&o, c) {
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
        checkDevtodevInteractiveAllOf13ThenButtonsItemIfConditional
      )
      if isMatch {
        try checkDevtodevInteractiveAllOf0ThenButtonsItemThenConditional(&c, &s)
      }
    }
  }
  c.position = end
}

private func checkDevtodevInteractiveAllOf13ThenButtonsItemConditionalMergedHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkDevtodevInteractiveAllOf13ThenButtonsItemIfConditionalTable, 0) { return true }
  return false
}

let devtodevInteractiveProgram: SchemaProgram = SchemaProgram(
  "devtodev/interactive.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"template":"#/$defs/template","buttons":{"warns":true,
  "type":"array","items":"#/$defs/button"}},"required":["template"],"known":true,
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
  "#/$defs/template":{"type":"string","strings /enum":["dtd_yes.open_no.dismiss",
  "dtd_yes.dismiss_no.dismiss","dtd_accept.open_decline.dismiss","dtd_accept.dismiss_decline.dismiss",
  "dtd_shop_now.open","dtd_buy_now.open","dtd_more_info.open","dtd_download.open","dtd_share.open",
  "dtd_download.open_share.open","dtd_shop_now.open_share.open","dtd_buy_now.open_share.open",
  "dtd_like.open_dislike.open","dtd_like.open_dislike.dismiss","dtd_like.open","dtd_like.open_share.open",
  "dtd_add.open","dtd_save.open","dtd_rate.open","dtd_search.open","dtd_book.open"]},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"id":"#/$defs/buttonID",
  "action":"devtodev/action.yaml#"},"required":["id"],"known":true},
  "#/$defs/buttonID":{"type":"string","strings /enum":["yes","no","accept","decline","shop_now","buy_now",
  "more_info","download","share","like","dislike","add","save","rate","search","book"]}}
  """#,
  with: { [devtodevActionProgram] }
)
