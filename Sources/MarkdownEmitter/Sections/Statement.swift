import SchemaModel
import SchemaRuntime
import TypeModel

/// The statements of schemas about a value itself, without its parts and what holds between them.
struct Statement {
  /// The author's title, where it is no other word for the name.
  var title: Inline = ""
  /// The author's description.
  var text: [Block] = []
  /// Sentences.
  var lines: [Inline] = []
  /// Blocks for what needs more room than a line: long lists of values, large defaults and examples.
  var blocks: [Block] = []
  /// The default, if it is short.
  var defaultValue: Inline = ""
  var isDeprecated = false

  /// How long a value may be to stand in a sentence.
  private static let shortValue = 80

  /// Whether it is about a root or a definition, whose uses have a section of their own.
  private let isSubject: Bool

  /// - Parameter own: the schemas among those of the group that stand here, where others are inherited; their words
  ///   come before those of the others.
  /// - Parameter kinds: the kinds of value that are left by what else looks at it.
  init(
    _ group: Group, own: Group? = nil, name: String, kinds: TypeSet? = nil, site: Site,
    nominal: NominalType?, isSubject: Bool = false
  ) {
    let nominal = site.shows(.swift) ? nominal : nil
    let kinds = group.kinds.map { own in kinds.map(own.intersection) ?? own } ?? kinds
    self.isSubject = isSubject
    if group.boolean != nil { return }
    titles(group, own, name)
    let deprecation = site.graph.deprecation(of: group.schemas.map(\.id))
    let message = group.schemas.firstResult(\.deprecationMessage)
    if deprecation != nil || message != nil {
      isDeprecated = true
      let replacement = deprecation?.words.extensions.replacement
      let words = Inline.strong(Self.deprecation(Deprecation(replacement: replacement)))
      lines.append(message.map { "\(words) \(Inline.prose($0).sentence)" } ?? words)
    }
    if group.kinds?.isEmpty == true {
      let types = group.schemas.compactMap(\.types).map { Inline.text(TypePhraser.names(of: $0)) }
      lines.append(
        types.isEmpty
          ? "No value is of all types asked for." : "No value is of all these types: \(types.joined("; ")).")
    }
    let access = site.graph.access(to: group.schemas.map(\.id))
    let referred = site.parts(of: group.references).map { site.graph[$0] }
    let others = referred.filter { other in !group.schemas.contains { $0.id == other.id } }
    let limits = StatedLimits.together(group.schemas, beside: others)
    for (index, schema) in group.schemas.enumerated() {
      values(schema, among: group.schemas, nominal, site)
      demands(schema, limits[index], kinds)
      if index == 0 { lines += access.map { Self.words(of: $0.words) } }
      annotations(schema, kinds)
      annotations(schema, of: site.graph)
    }
    lines += group.schemas.compactMap { site.source(of: $0)?.line }
    let disagreements = group.schemas.flatMap { site.disagreements[$0.id] ?? [] }
    if !disagreements.isEmpty { lines.append("The documents disagree: \(disagreements.joined("; ")).") }
    for schema in group.schemas { defaultValue(schema, group.schemas, site) }
    // “Always `all`” has the example of a value that is always the same.
    let only = group.schemas.compactMap(\.listedValues).first { $0.count == 1 }?.first
    let hasExamples = own?.schemas.contains { !$0.examples.isEmpty } ?? false
    for schema in (hasExamples ? own : nil)?.schemas ?? group.schemas {
      let values = site.examples(of: schema, by: group.schemas.map(\.id)).map(\.value)
      examples(schema, values.filter { $0 != only })
    }
    lines = lines.unique
  }

  /// The demands of schemas that are described elsewhere, in as many words as a row has room for.
  /// - Parameter own: the schemas of the row itself, whose statements stand there.
  init(brief group: Group, beside own: [Schema], _ site: Site) {
    isSubject = true
    if group.boolean != nil { return }
    let limits = StatedLimits.together(group.schemas, beside: own)
    let isListed = own.contains { $0.listedValues != nil }
    for (index, schema) in group.schemas.enumerated() {
      if !isListed {
        let listed = site.acceptedValues(of: schema, by: (own + group.schemas).map(\.id))
        let areForms = own.contains { other in
          schema.listedValues.map { site.graph.areForms(of: $0, other) } ?? false
            || !listed.isEmpty && site.graph.areForms(of: listed, other, allowsOthers: true)
        }
        if !areForms { briefly(schema, schema.constant.map { [$0] } ?? (listed.isEmpty ? nil : listed)) }
      }
      demands(schema, limits[index], group.kinds)
      defaultValue(schema, own + group.schemas, site)
    }
    blocks = []
    var length = 0
    lines = lines.unique.filter { $0.length <= Self.longestBrief }.prefix { line in
      length += line.length
      return length <= Self.mostBrief
    }
  }

  /// The most bytes of brief statements, and of one of them: a long pattern is read where it is described.
  private static let mostBrief = 360
  private static let longestBrief = 300
  /// The most values that brief statements list, and the most bytes of them.
  private static let mostValues = (count: 12, length: 240)

  private mutating func briefly(_ schema: Schema, _ listed: [JSONValue]?) {
    let known = listed == nil ? schema.extensions.knownValues : nil
    guard let values = listed ?? known?.map({ .string($0) }) else { return }
    if let listing = Self.listing(values, areKnown: known != nil) { lines.append(listing) }
  }

  /// “One of `a`, `b` or 7 others.”; nil where no value is short enough for a row.
  /// - Parameter areKnown: whether other strings are allowed.
  static func listing(_ values: [JSONValue], areKnown: Bool = false) -> Inline? {
    var length = 0
    let shown = values.map(\.shown).prefix(Self.mostValues.count).prefix { text in
      length += text.utf8.count + 2
      return text.utf8.count <= Self.shortValue && length <= Self.mostValues.length
    }
    var items = shown.map { Inline.code($0) }
    if items.isEmpty { return nil }
    let others = values.count - items.count
    if others > 0 { items.append(others == 1 ? "1 other" : "\(text: String(others)) others") }
    return areKnown
      ? "Known values: \(items.list("and")); other strings are allowed."
      : "\(values.count == 1 ? "Always" : "One of") \(items.list("or"))."
  }

  static func deprecation(_ deprecation: Deprecation) -> Inline {
    guard let replacement = deprecation.replacement, !replacement.isEmpty else { return "Deprecated." }
    let isName = replacement.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "._-[]".unicodeScalars.contains($0) || ("0"..."9").contains($0)
    }
    return "Deprecated: use \(isName ? .code(replacement) : .prose(replacement))."
  }

  // MARK: - Words

  /// The paragraphs behind the first one of the description, where all of it is a few short paragraphs: a row holds
  /// them.
  var furtherParagraphs: [Inline] {
    let paragraphs = text.compactMap { if case .paragraph(let words) = $0 { words } else { nil } }
    guard paragraphs.count == text.count, (2...4).contains(text.count),
      paragraphs.reduce(0, { $0 + $1.length }) <= 300
    else { return [] }
    return paragraphs.dropFirst().map(\.sentence)
  }

  private mutating func titles(_ group: Group, _ own: Group?, _ name: String) {
    var seen: Set<String> = []
    let describing = own.flatMap { $0.schemas.contains { $0.shownDescription != nil } ? $0 : nil } ?? group
    for schema in describing.schemas {
      if let text = schema.shownDescription, seen.insert(text).inserted {
        self.text += AuthoredText.blocks(text)
      }
    }
    let titling = own.flatMap { $0.hasWords ? $0 : nil } ?? group
    let titles = titling.schemas.compactMap(\.title).filter { title in
      !title.isEmpty && Self.letters(title) != Self.letters(name) && seen.insert(title).inserted
    }
    title = titles.map { .strong(Inline.prose($0).sentence) }.joined(" ")
  }

  /// A name without what differs between its spellings.
  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  // MARK: - Values

  private mutating func values(
    _ schema: Schema, among others: [Schema], _ nominal: NominalType?, _ site: Site
  ) {
    if let constant = schema.constant {
      // Beside the author's “Always 1.”, other words say that the value is checked.
      listed([constant], nominal, Self.says(schema.description ?? "", constant) ? "Must be" : "Always")
    }
    if let values = schema.enumeration {
      let accepted = site.acceptedValues(of: schema, by: others.map(\.id))
      let meanings = schema.valueMeanings
      if meanings.isEmpty {
        let areForms = others.contains {
          site.graph.areForms(of: values, $0) || site.graph.areForms(of: accepted, $0, allowsOthers: true)
        }
        if areForms { return }
        listed(accepted, nominal, accepted.count == 1 ? "Always" : "One of")
      } else {
        let kept = Set(accepted)
        explained(zip(values, meanings).filter { kept.contains($0.0) }.map { ($0, $1) }, nominal)
      }
    }
    if let known = schema.extensions.knownValues {
      listed(known.map { .string($0) }, nominal, "Known values:")
      lines.append("Any other string is allowed.")
    }
  }

  /// Whether a description says already that a value is always the same.
  private static func says(_ description: String, _ constant: JSONValue) -> Bool {
    let (text, value) = (letters(description), letters(constant.shown))
    return !value.isEmpty
      && ["mustbe", "always", "mustalwaysbe", "shouldalwaysbe"].contains { text.contains($0 + value) }
  }

  private mutating func listed(_ values: [JSONValue], _ nominal: NominalType?, _ start: Inline) {
    let shown = values.map(\.shown)
    let names = Self.cases(nominal)
    if values.count <= 8, shown.allSatisfy({ $0.utf8.count <= Self.shortValue }) {
      let items = zip(values, shown).map { value, text -> Inline in
        guard values.count > 1, let name = names[value.description], name != text else { return .code(text) }
        return "\(code: text) (\(code: "." + name))"
      }
      lines.append("\(start) \(items.list("or")).")
    } else if shown.contains(where: { $0.utf8.count > 400 }) {
      blocks.append(.paragraph("\(start)"))
      blocks += values.map { .code($0.prettyText(inlineWithin: 80), language: "json") }
    } else {
      let rows = zip(values, shown).map { value, text -> [Inline] in
        names.isEmpty ? [.code(text)] : [.code(text), names[value.description].map { .code("." + $0) } ?? ""]
      }
      var page = Page(path: "", title: "")
      page.table(names.isEmpty ? ["Value"] : ["Value", "Swift"], rows)
      blocks += page.blocks
    }
  }

  /// Values, and what each means: a few short ones in a line, others in a table.
  private mutating func explained(_ values: [(value: JSONValue, meaning: String)], _ nominal: NominalType?) {
    let names = Self.cases(nominal)
    let rows = values.map { entry -> [Inline] in
      let (text, name) = (entry.value.shown, names[entry.value.description])
      let meaning = Inline.prose(entry.meaning.paragraphs.joined(separator: " ")).sentence
      return [.code(text), name.map { .code("." + $0) } ?? "", meaning]
    }
    let items = zip(values, rows).map { entry, row -> Inline in
      let isNamed = !row[1].isEmpty && names[entry.value.description] != entry.value.shown
      let value = isNamed ? "\(row[0]) (\(row[1]))" : row[0]
      return row[2].isEmpty ? "• \(value)" : "• \(value): \(row[2])"
    }
    let line = items.joined(.lineBreak)
    if values.count <= 5, line.length <= 400 {
      lines.append("\(values.count == 1 ? "Always:" : "One of:")\(.lineBreak)\(line)")
    } else {
      var page = Page(path: "", title: "")
      page.table(["Value", "Swift", "Meaning"], rows)
      blocks += page.blocks
    }
  }

  /// The Swift names of an enum's values, by their JSON.
  private static func cases(_ nominal: NominalType?) -> [String: String] {
    let cases = nominal?.declaration.enumeration?.cases ?? []
    return Dictionary(cases.map { ($0.value.description, $0.name) }) { first, _ in first }
  }

  /// - Parameter all: the schemas that hold for the value; a default that one of them refuses is none that may be sent.
  private mutating func defaultValue(_ schema: Schema, _ all: [Schema], _ site: Site) {
    guard let value = schema.defaultValue else { return }
    let isValid = site.isAccepted(value, by: all.map(\.id))
    if value.shown.utf8.count <= Self.shortValue {
      let shown = Inline.code(value.shown)
      if !isValid {
        lines.append("Default: \(shown), which is not valid here.")
      } else if defaultValue.isEmpty {
        defaultValue = shown
      } else if defaultValue != shown {
        lines.append("Default: \(shown).")
      }
    } else {
      blocks.append(.paragraph(isValid ? "Default:" : "Default, which is not valid here:"))
      blocks.append(.code(value.prettyText(inlineWithin: 80), language: "json"))
    }
  }

  private mutating func examples(_ schema: Schema, _ examples: [JSONValue]) {
    // Examples of a root or a definition have a section, too.
    if isSubject { return }
    let short = examples.filter { $0.shown.utf8.count <= Self.shortValue }
    let shown = short.map { Inline.code($0.shown) }.unique
    if !shown.isEmpty { lines.append("\(shown.count == 1 ? "Example" : "Examples"): \(shown.joined(", "))") }
    for example in examples where example.shown.utf8.count > Self.shortValue {
      blocks.append(.paragraph("Example:"))
      blocks.append(.code(example.prettyText(inlineWithin: 80), language: "json"))
    }
  }

  // MARK: - Demands

  private mutating func demands(_ schema: Schema, _ limits: StatedLimits, _ kinds: TypeSet?) {
    let demands = SchemaDemands(
      schema, limits: limits, showsType: false, showsValues: false, showsContains: false,
      literal: Marked.value)
    var sentences: [Inline] = []
    for (subject, messages) in demands.messagesByKind() {
      let noun = SchemaDemands.noun(of: subject, among: kinds).map { $0 + " " } ?? ""
      for message in messages {
        let sentence: Inline = "\(text: noun)\(Marked.inline(message))"
        sentences.append(sentence.capitalized)
      }
    }
    guard let message = schema.extensions.message, !schema.hasRules || !sentences.isEmpty else {
      lines += sentences.map(\.sentence)
      return
    }
    let words = Authored.words(message)
    guard let last = sentences.popLast() else { return lines.append(words.sentence) }
    // The author's words say why. A long demand, which readers would not read to the end, comes after them.
    lines += sentences.map(\.sentence)
    lines.append(
      last.length > 100
        ? "\(words.sentence) \(last.sentence)" : ("\(last) (\(words.withoutStop))" as Inline).sentence)
  }

  /// A sentence about strings, which names them where the value may be of other kinds.
  private static func ofStrings(
    _ verb: String, or alone: String, _ rest: Inline, _ kinds: TypeSet?
  ) -> Inline {
    guard let noun = SchemaDemands.noun(of: .string, among: kinds) else {
      return ("\(text: alone) \(rest)" as Inline).capitalized
    }
    return ("\(text: noun) \(text: verb) \(rest)" as Inline).capitalized
  }

  private static func words(of access: ValueAccess) -> Inline {
    switch access {
    case .readOnly: "Read-only."
    case .writeOnly: "Write-only."
    }
  }

  private mutating func annotations(_ schema: Schema, _ kinds: TypeSet?) {
    if let format = schema.format, !schema.assertsFormat {
      lines.append("Format: \(code: format), which is not checked.")
    }
    if let pattern = schema.uncheckedPattern {
      lines.append("Pattern: \(code: pattern), which is not checked.")
    }
    if let encoding = schema.contentEncoding, !schema.assertsBase64 {
      lines.append(Self.ofStrings("is encoded", or: "encoded", "as \(code: encoding).", kinds))
    }
    if let media = schema.contentMediaType {
      if !schema.assertsJSON {
        lines.append(Self.ofStrings("holds", or: "holds", "\(code: media).", kinds))
      } else if schema.contentSchema != nil {
        lines.append(Self.ofStrings("must hold", or: "must hold", "\(code: media).", kinds))
      }
    }
    if let since = schema.extensions.since { lines.append("Since \(text: since).") }
    if let replacement = schema.extensions.replacement, !schema.deprecated {
      lines.append("Replaced by \(Inline.prose(replacement)).")
    }
    if !schema.extensions.usedIn.isEmpty, !isSubject {
      lines.append("Used by: \(schema.extensions.usedIn.map(Inline.text).joined(", ")).")
    }
  }
}

extension Schema {
  /// The description as pages show it: in Markdown, where its author wrote that as well.
  var shownDescription: String? { markdownDescription ?? description }

  /// Whether it has a rule about several parts of a value, for which its author may have words.
  var hasRules: Bool {
    not != nil || ifSchema != nil || !dependentRequired.isEmpty || !dependentSchemas.isEmpty
      || contains != nil
      || propertyNames != nil || !anyOf.isEmpty || !oneOf.isEmpty
  }
}

/// An author's words for a demand.
enum Authored {
  static func words(_ message: String) -> Inline { .prose(message.paragraphs.joined(separator: " ")) }

  /// An author's words with the names of members set as code. Names of one or two bytes stay: they may be words of the
  /// language.
  static func words(_ message: String, naming members: Set<String>) -> Inline {
    let names = members.filter { $0.utf8.count > 2 }
    return Inline(
      spans: words(message).spans.flatMap { span -> [Inline.Span] in
        guard case .text(let text) = span, !names.isEmpty else { return [span] }
        return marked(text, names)
      })
  }

  private static func marked(_ text: String, _ names: Set<String>) -> [Inline.Span] {
    var spans: [Inline.Span] = []
    var plain = ""
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { plain += " " }
      var core = word
      while let last = core.last, ".,;:!?".contains(last) { core.removeLast() }
      guard names.contains(String(core)) else {
        plain += word
        continue
      }
      if !plain.isEmpty { spans.append(.text(plain)) }
      spans.append(.code(String(core)))
      plain = String(word[core.endIndex...])
    }
    return plain.isEmpty ? spans : spans + [.text(plain)]
  }
}
