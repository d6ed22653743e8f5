import SchemaModel
import SchemaRuntime
import TypeModel

/// Writes the sections of a page: each schema once, where it stands, and links in place of what is described elsewhere.
///
/// So pages grow with the schemas, and not with the ways through them.
struct SectionWriter {
  let site: Site
  var page: Page
  /// The anchor at which each schema was described; empty for the beginning of the page.
  var told: [(schema: SchemaID, anchor: String)] = []
  /// The places of the rows of the current subject, by the names that lead to them.
  var memberTargets: [[String]: Target] = [:]
  /// How many rows the root may have for members that it inherits, and whether the definitions that inherit very many have
  /// rows for them, too.
  var roomForInherited = (root: 0, definitions: false)
  /// The root or definition that is being written.
  private var subject: SchemaID?
  let reader: ClauseReader
  let phraser: TypePhraser

  init(site: Site, page: Page) {
    self.site = site
    self.page = page
    reader = ClauseReader(site: site)
    phraser = TypePhraser(site: site)
  }

  /// The place of the writer: a value that has a heading.
  struct Context {
    /// The anchor of the heading; empty for a page.
    var anchor: String
    /// The way to the value in an instance.
    var path: String
    /// The level of headings below.
    var level: Int
    /// The declared type, where there is one.
    var nominal: NominalType?
    var isSubject = false
    /// Schemas that describe the value, too, and have sections of their own.
    var beside: [SchemaID] = []

    /// The path that a rule puts before the names of members; nothing for the items of the array that the page is
    /// about.
    var memberPath: String { path == "[]" ? "" : path }

    /// The words of a rule for the value.
    func name(_ group: Group) -> Inline {
      if !path.isEmpty { return .code(path) }
      return group.isObject ? ClauseReader.wholeObject : ClauseReader.whole
    }
  }

  /// A part that gets a section of its own, behind the current one.
  struct Detail {
    var title: Inline
    var anchor: String
    var path: String
    var schemas: [SchemaID]
    /// Schemas that describe the value elsewhere, and the words for its type by all of them.
    var inherited: [SchemaID] = []
    var type: Inline = ""
    var presence: Inline = ""
    /// The name that a title is compared with.
    var name = ""
    /// Whether it is about the value around it, under a condition.
    var isRule = false
  }

  // MARK: - Subjects

  /// Writes everything about a root or a definition.
  mutating func write(_ subject: Subject) {
    self.subject = subject.schema
    let level = subject.isRoot ? 1 : 2
    let group = Group([subject.schema], site.graph)
    let nominal = site.nominal(of: subject)
    page.opening(
      level, .text(subject.title), anchor: subject.anchor, name: subject.names.joined(separator: "."))
    if subject.isRoot { partOf(subject) }
    guard subject.isReached else { return }
    let context = Context(
      anchor: subject.anchor ?? "", path: "", level: level + 1, nominal: nominal, isSubject: true)
    var statement = Statement(group, name: subject.title, site: site, nominal: nominal, isSubject: true)
    if statement.isDeprecated { page.paragraph(statement.lines.removeFirst()) }
    // The title, and the text that a heading had no room for.
    page.paragraph(statement.title)
    for block in statement.text { page.add(block) }
    told += group.schemas.map { ($0.id, context.anchor) }
    if site.onlyDefines(subject) {
      page.bullets(statement.lines)
      for block in statement.blocks { page.add(block) }
      usedIn(subject, group, level: context.level)
      return
    }
    facts(subject, group, nominal)
    history(of: subject, group)
    memberTargets = [:]
    let rules = self.rules(of: group, context)
    let details = body(group, statement, rules, context)
    if subject.isRoot { tree(subject) }
    swiftFace(nominal, level: context.level)
    usedIn(subject, group, level: context.level)
    if subject.isRoot, !details.isEmpty { page.heading(2, "In detail") }
    for detail in details { write(detail, level: 3) }
  }

  private mutating func facts(_ subject: Subject, _ group: Group, _ nominal: NominalType?) {
    var kind = phraser.phrase(group)
    if case .namespace = nominal?.declaration { kind = "" }
    let isUsed = site.backlinks[subject.schema] != nil || site.type(of: subject) != .json
    guard site.shows(.swift) else {
      return page.table(
        ["JSON", "Schema"], [[kind.isEmpty ? "object" : kind, .code(site.location(of: subject))]])
    }
    page.table(
      ["Swift type", "JSON", "Schema"],
      [
        [
          nominal.map { .symbol($0.path) }
            ?? (isUsed ? .code(site.swiftType(of: subject)) : "none: nothing refers to it"),
          kind,
          .code(site.location(of: subject)),
        ]
      ])
  }

  /// A heading within a root or a definition; in the sections of their parts, a word in bold.
  mutating func label(_ context: Context, _ title: Inline) {
    if context.isSubject { page.heading(context.level, title) } else { page.paragraph(.strong(title)) }
  }

  // MARK: - Values with a heading

  /// Writes the statements about a value with a heading, and about its parts. Returns the sections that are needed for
  /// more.
  private mutating func body(
    _ group: Group, _ statement: Statement, _ rules: [Rule], _ context: Context
  ) -> [Detail] {
    var lines = statement.lines
    if !statement.defaultValue.isEmpty { lines.append("Default: \(statement.defaultValue).") }
    lines += inlineInner(of: group, context)
    let examples = lines.filter { $0.plain.hasPrefix("Example") }
    lines = lines.filter { !$0.plain.hasPrefix("Example") }
    if group.boolean == nil, group.kinds?.isEmpty != true, site.allowNothing(holding(group)) {
      lines.insert("No value is valid here.", at: 0)
    }
    page.bullets(lines)
    page.bullets(examples)
    for block in statement.blocks { page.add(block) }
    var details: [Detail] = []
    details += properties(group, context)
    included(group, context)
    details += items(group, context)
    details += forms(group, context)
    write(rules, context)
    details += rules.compactMap(\.detail)
    details += content(group, context)
    if context.isSubject { self.examples(group, context) }
    return details
  }

  private mutating func write(_ detail: Detail, level: Int) {
    let group = Group(detail.schemas, site.graph)
    let nominal = inlineType(of: group)
    page.heading(level, detail.title, anchor: detail.anchor)
    let statement = Statement(group, name: detail.name, site: site, nominal: nominal)
    let context = Context(
      anchor: detail.anchor, path: detail.path, level: min(level + 1, 5), nominal: nominal,
      beside: detail.inherited)
    told += group.schemas.map { ($0.id, detail.anchor) }
    page.paragraph(statement.title)
    for block in statement.text { page.add(block) }
    let own = phraser.phrase(group)
    let around = group.schemas.first.map { site.around($0.id) } ?? []
    var head = phraser.phrase(group, within: Group(around, site.graph).kinds).capitalized
    if !detail.type.isEmpty { head = detail.type.capitalized }
    if !detail.presence.isEmpty { head = "\(head); \(detail.presence)" }
    // The text around a rule has named its value.
    if !(detail.isRule && own == "any value" && detail.presence.isEmpty) { page.paragraph(head.sentence) }
    let elsewhere = detail.inherited.compactMap { holder(of: $0) }.unique
    if !elsewhere.isEmpty { page.paragraph("All that is said at \(elsewhere.list("and")) holds as well.") }
    for detail in body(group, statement, rules(of: group, context), context) {
      write(detail, level: context.level)
    }
  }

  /// The declared type of a value that no other section describes.
  func inlineType(of group: Group) -> NominalType? {
    for schema in group.schemas where schema.references.isEmpty {
      if let type = site.types.nominalType(of: schema.id), site.subject(type.schema) == nil { return type }
    }
    return nil
  }

  // MARK: - Entries

  /// The row of a value, and the section that it needs where the row is too small.
  /// - Parameters:
  ///   - inherited: schemas that describe the value elsewhere: the row has their words, too, and where they are
  ///     from.
  ///   - kinds: the kinds of value that are left by what else looks at the value.
  mutating func entry(
    _ name: Inline, _ step: Step, _ schemas: [SchemaID], inherited: [SchemaID] = [], kinds: TypeSet? = nil,
    presence: Inline, _ context: Context
  ) -> (row: MemberRow, detail: Detail?) {
    if let elsewhere = describedElsewhere(schemas) {
      var (row, _) = entry(
        name, step, [], inherited: elsewhere + inherited, kinds: kinds, presence: presence, context)
      row.anchor = (context.anchor.isEmpty ? "" : context.anchor + ".") + (step.anchor ?? "")
      row.lines = row.lines.map(\.withoutAnchors)
      return (row, nil)
    }
    let own = Group(schemas, site.graph)
    let group = inherited.isEmpty ? own : Group(schemas + inherited, site.graph)
    let anchor = schemas.first.flatMap { site.places[$0]?.anchor } ?? ""
    let path = step.path(after: context.path)
    let nominal = inlineType(of: own)
    // A form is called by its title.
    let plainName = if case .member(let key) = step { key } else { step.isInPlace ? name.plain : "" }
    let statement = Statement(
      group, own: own, name: plainName, kinds: kinds, site: site, nominal: nominal)
    let inner = Context(anchor: anchor, path: path, level: context.level + 1, nominal: nominal)
    var lines: [Inline] = []
    let first: Inline = if case .paragraph(let text) = statement.text.first { text } else { "" }
    let ownWords = [statement.title, first.sentence].filter { !$0.isEmpty }.joined(" ")
    let words = ownWords.isEmpty && statement.text.isEmpty ? referredSummary(group) : ownWords
    var row = MemberRow(
      anchor: anchor, name: name, path: path,
      type: phraser.phrase(group, within: kindsAround(schemas, step) ?? kinds),
      presence: presence,
      defaultValue: statement.defaultValue, isDeprecated: statement.isDeprecated, lines: [])
    if case .member = step {
      row.kind = .property
      row.source = schemas.first.flatMap { site.nearestSource(of: $0) }
      row.values = site.values(toFind: schemas + inherited)
    }
    let rules = self.rules(of: group, inner)
    let innerLines = inlineInner(of: group, inner) + rules.map(\.sentence)
    let further = statement.furtherParagraphs
    let isSmall =
      (statement.text.count <= (first.isEmpty ? 0 : 1) || !further.isEmpty) && statement.blocks.isEmpty
      && !needsBody(group, inner)
      && rules.allSatisfy { $0.detail == nil } && row.type.length < 400
    let referred = referredDemands(group)
    if row.defaultValue.isEmpty { row.defaultValue = referred.defaultValue }
    let rest = statement.lines.filter { !$0.plain.hasPrefix("Example") } + innerLines
    let elsewhere = referred.lines.filter { !rest.contains($0) }
    let examples = statement.lines.filter { $0.plain.hasPrefix("Example") }
    let length = (rest + examples + further).reduce(words.length) { $0 + $1.length }
    row.origin = origin(of: inherited, step)
    if isSmall, length < 700 {
      lines = [words] + further + [rest.inLine, length < 400 ? elsewhere.inLine : ""]
      lines.append(examples.joined(" "))
      row.lines = lines.filter { !$0.isEmpty }
      told += own.schemas.map { ($0.id, anchor) }
      told += innerSchemas(of: own, inner).map { ($0, anchor) }
      if inherited.isEmpty { told += rules.flatMap(\.schemas).map { ($0, anchor) } }
      return (row, nil)
    }
    var short = words.length < 500 ? words : summary(of: group.schemas)
    if statement.isDeprecated, let line = statement.lines.first { short = [line, short].joined(" ") }
    // The member's own section repeats this, and has the anchors.
    let few = Inline(spans: rest.inLine.spans.filter { if case .anchor = $0 { false } else { true } })
    row.lines = [short, few.length < 200 && !statement.isDeprecated ? few : ""].filter { !$0.isEmpty }
    if row.lines.reduce(0, { $0 + $1.length }) < 300, !elsewhere.isEmpty {
      row.lines.append(elsewhere.joined(" "))
    }
    if row.lines.reduce(0, { $0 + $1.length }) < 300, let listing = listing(group),
      !row.lines.contains(where: { $0.plain.contains(listing.plain) })
    {
      row.lines.append(listing)
    }
    if row.lines.isEmpty, let forms = formsInShort(group) { row.lines = [forms] }
    if row.type.length >= 400 { row.type = .text(TypePhraser.names(of: group.kinds ?? [])) }
    if schemas.isEmpty {
      row.more = inherited.first.flatMap { site.target(of: $0) }
      return (row, nil)
    }
    if !inherited.isEmpty, let ownLines = self.lines(of: own, plainName, inner) {
      // The row has all that is said here; its value has a section where the rest is said.
      if few.length >= 200 { row.lines.insert(ownLines, at: min(1, row.lines.count)) }
      row.lines.removeAll(where: \.isEmpty)
      row.more =
        (inherited.first { needsBody(Group([$0], site.graph), inner) } ?? inherited.first)
        .flatMap { site.target(of: $0) }
      told += (own.schemas.map(\.id) + innerSchemas(of: own, inner)).map { ($0, anchor) }
      return (row, nil)
    }
    let section = anchor + ".about"
    row.more = Target(page: "", anchor: section)
    // The items of the value of this section have words, and no path.
    let title: Inline = path.isEmpty ? name : path == "[]" ? name.capitalized : .code(path)
    return (
      row,
      Detail(
        title: title, anchor: section, path: path, schemas: schemas, inherited: inherited,
        type: inherited.isEmpty ? "" : row.type, presence: MemberRow.requirement(presence), name: plainName)
    )
  }

  /// The statements of schemas beside their words, where a row holds all that they say of a value; nil where it does not.
  private func lines(of group: Group, _ name: String, _ context: Context) -> Inline? {
    let statement = Statement(group, name: name, site: site, nominal: context.nominal)
    let rules = self.rules(of: group, context)
    let isShort = statement.text.allSatisfy { block in
      if case .paragraph(let words) = block { words.length < 500 } else { false }
    }
    guard statement.blocks.isEmpty, statement.text.count <= 1, isShort, !needsBody(group, context),
      rules.allSatisfy({ $0.detail == nil })
    else { return nil }
    let lines = statement.lines + inlineInner(of: group, context) + rules.map(\.sentence)
    let line = lines.filter { !$0.isEmpty }.joined(" ").withoutAnchors
    return line.length < 700 ? line : nil
  }

  /// The schemas, where all of them are described in another section: a copy of a schema for another dynamic scope
  /// shares with the original the parts that do not depend on the scope.
  private func describedElsewhere(_ schemas: [SchemaID]) -> [SchemaID]? {
    guard let subject, let first = schemas.first, let owner = site.owner(of: first), owner.schema != subject
    else { return nil }
    return schemas
  }

  /// The kinds that hold around a schema for the same value.
  private func kindsAround(_ schemas: [SchemaID], _ step: Step) -> TypeSet? {
    guard step.isInPlace, let first = schemas.first else { return nil }
    return Group(site.around(first), site.graph).kinds
  }

  /// “from Message”, of what a value inherits.
  private func origin(of inherited: [SchemaID], _ step: Step) -> Inline {
    // Members have names; what holds for all that match a pattern is described where the pattern stands.
    let patterns =
      if case .member = step { inherited.filter { site.pattern(of: $0) != nil } } else { [SchemaID]() }
    let links = inherited.filter { !patterns.contains($0) }.compactMap { holder(of: $0, isNamed: true) }
      .unique
    let names = patterns.compactMap { holder(of: $0) }.unique
    return [
      links.isEmpty ? "" : "from \(links.joined(", "))",
      names.isEmpty ? "" : "as \(names.list("and"))",
    ].filter { !$0.isEmpty }.joined(", ")
  }

  /// The name of what a schema that describes a value elsewhere is in, with a link to what it says: “Message”, or “names
  /// that match `^x`”.
  /// - Parameter isNamed: whether that is an object, also for names that match a pattern.
  private func holder(of id: SchemaID, isNamed: Bool = false) -> Inline? {
    guard let place = site.places[id], let target = site.target(of: id) else { return nil }
    if !isNamed, let pattern = site.pattern(of: id) { return .link(Self.matching(pattern), to: target) }
    let holder = place.parent ?? id
    let isWhole = site.places[holder]?.path.isEmpty ?? false
    let owner = isWhole ? site.owner(of: holder).map { Inline.text($0.name) } : nil
    return .link(owner ?? site.reference(to: holder).withoutTargets, to: target)
  }

  /// The first sentence of what schemas say of themselves, if it is short.
  func summary(of schemas: [Schema]) -> Inline {
    let sentence = schemas.firstResult(\.shownDescription)?.firstSentence ?? ""
    return sentence.utf8.count <= 300 ? Inline.prose(sentence).sentence : ""
  }

  /// The summary of what a value without words of its own refers to.
  func referredSummary(_ group: Group) -> Inline {
    guard group.references.count == 1, var id = group.references.first else { return "" }
    for _ in 0..<8 {
      let summary = summary(of: [site.graph[id]])
      guard summary.isEmpty, let next = site.graph[id].reference else { return summary }
      id = next
    }
    return ""
  }

  /// Whether something is in the value that a line has no room for.
  func needsBody(_ group: Group, _ context: Context) -> Bool {
    group.hasMembers || !group.required.isEmpty
      || group.schemas.contains { schema in
        !schema.prefixItems.isEmpty || schema.contentSchema != nil || schema.unevaluatedItems != nil
          || schema.unevaluatedProperties.map { site.graph[$0].boolean == nil } ?? false
          || schema.items.map { !isInline($0, group) } ?? false
          || schema.additionalProperties.map { !isInline($0, group) } ?? false
      }
      || hasForms(group) && inlineForms(group) == nil
      || group.references.count + group.schemas.count > 1
        && group.schemas.contains { !$0.allOf.isEmpty && !$0.references.isEmpty }
  }
}

extension [Inline] {
  /// Sentences one behind the other; a list, whose entries stand on lines of their own, ends its line.
  fileprivate var inLine: Inline {
    enumerated().reduce("") { text, entry in
      if entry.offset == 0 { return entry.element }
      let isList = self[entry.offset - 1].spans.contains(.lineBreak)
      return text + (isList ? .lineBreak : " ") + entry.element
    }
  }
}
