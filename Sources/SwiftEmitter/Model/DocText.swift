import SchemaModel
import SchemaRuntime
import TypeModel

/// Turns what schemas say about themselves into documentation comments.
enum DocText {
  /// - Parameter name: the name of the declaration: a title in the same words is left out.
  static func comment(
    _ documentation: Documentation, of name: String, _ stated: StatedSchemas = StatedSchemas()
  ) -> DocComment {
    var comment = DocComment()
    if let title = documentation.title, documentation.description == nil,
      letters(of: title) != letters(of: name)
    {
      comment.add(plain(sentence(title)))
    }
    if let description = documentation.description { comment.add(shortened(description)) }
    state(stated, beside: documentation.description ?? "", in: &comment)
    if let since = documentation.since { comment.add("Since \(since).") }
    return comment
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The comment of a value that has one of several forms, each with its own comment.
  static func comment(forms: [DocComment]) -> DocComment {
    let told = forms.reduce(into: [DocComment]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    if told.count == 1, Set(forms).count == 1 { return told[0] }
    var comment = DocComment()
    if told.isEmpty { return comment }
    comment.add(forms.contains(where: \.isEmpty) ? "Among its forms:" : "One of these forms:")
    comment.add(list: told)
    return comment
  }

  /// Adds the demands of schemas, if there are any.
  /// - Parameter description: a text that states some of them already.
  static func state(_ stated: StatedSchemas, beside description: String = "", in comment: inout DocComment) {
    let facts = facts(of: stated, beside: description)
    if !facts.isEmpty { comment.add(facts.joined(separator: " ")) }
  }

  /// The statements about a value and the values in it.
  private static func facts(of stated: StatedSchemas, beside description: String) -> [String] {
    var facts = ownFacts(of: stated, beside: description)
    if let elements = stated.elements {
      facts += self.facts(of: elements, beside: description)
    }
    for demand in stated.joint?.sentences ?? [] where !demand.names.allSatisfy(description.contains) {
      facts.append(demand.text)
    }
    let alternatives = stated.alternatives.map { self.facts(of: $0, beside: description) }
    return facts + (alternatives.first ?? []).filter { fact in alternatives.allSatisfy { $0.contains(fact) } }
  }

  /// The statements about elements: one sentence has all demands on elements of one kind.
  private static func facts(of elements: StatedSchemas.Elements, beside description: String) -> [String] {
    let limits = StatedLimits.together(elements.schemas)
    let demands = zip(elements.schemas, limits).flatMap { schema, limits in
      self.demands(of: schema, limits, beside: description, elements.kinds)
    }
    let nouns = demands.reduce(into: [String?]()) { if !$0.contains($1.noun) { $0.append($1.noun) } }
    return nouns.map { noun in
      let messages = demands.filter { $0.noun == noun }
        .reduce(into: [String]()) { if !$0.contains($1.message) { $0.append($1.message) } }
      let kind = noun?.split(separator: " ").last.map { " that are \($0)s" } ?? ""
      return sentence("\(elements.noun)\(kind) \(messages.joined(separator: ", and "))")
    }
  }

  /// How many characters of a description stand beside a declaration: some ten lines.
  private static let limit = 900

  /// The paragraphs that fit, before any heading, code or rule; the reference page has the rest of a longer text.
  private static func shortened(_ description: String) -> String {
    if description.utf8.count <= limit { return description }
    var kept: [Substring] = []
    var length = 0
    paragraphs: for line in description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      length += line.utf8.count + 1
      for mark in ["#", "```", "~~~", "---"] where line.hasPrefix(mark) { break paragraphs }
      if length > limit, kept.contains(where: { !$0.isEmpty }) { break }
      kept.append(line)
    }
    if length > limit {
      // A paragraph or a list that is cut off would look like a mistake.
      while let last = kept.last, !last.isEmpty, kept.contains(where: \.isEmpty) { kept.removeLast() }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    if kept.isEmpty { return description }
    return kept.joined(separator: "\n") + "\n\n(Shortened: the schema says more.)"
  }

  /// Units and demands that the description does not state already.
  private static func ownFacts(of stated: StatedSchemas, beside description: String) -> [String] {
    var facts: [String] = []
    let limits = StatedLimits.together(stated.schemas)
    for (index, schema) in stated.schemas.enumerated() {
      if let unit = schema.extensions.unit.map(UnitName.phrase), !description.contains(unit) {
        facts.append("In \(unit).")
      }
      if let content = content(of: schema, beside: description, stated.kinds) { facts.append(content) }
      if index == 0 { facts += stated.access.map(words) }
      // The author's words about a pattern are in the description; the pattern itself says little.
      for demand in demands(of: schema, limits[index], beside: description, stated.kinds) {
        facts.append(
          sentence(capitalized([demand.noun, demand.message].compactMap(\.self).joined(separator: " "))))
      }
    }
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func words(of access: ValueAccess) -> String {
    switch access {
    case .readOnly: "Read-only: no part of a request."
    case .writeOnly: "Write-only: no part of a response."
    }
  }

  /// The statement about a string's content where no keyword asserts it; elsewhere a demand or the type says it.
  private static func content(of schema: Schema, beside description: String, _ kinds: TypeSet?) -> String? {
    let media = schema.assertsJSON ? nil : schema.contentMediaType.map { "`\($0)`" }
    let encoding = schema.assertsBase64 ? nil : schema.contentEncoding.map { "`\($0)`" }
    if [media, encoding].compactMap(\.self).allSatisfy({ description.contains($0.dropFirst().dropLast()) })
      || !isMeant(.string, by: kinds)
    {
      return nil
    }
    let noun = SchemaDemands.noun(of: .string, among: kinds).map(capitalized)
    guard let media else {
      let text = noun.map { "\($0) is encoded" } ?? "Encoded"
      return encoding.map { "\(text) in \($0)." }
    }
    return "\(noun.map { "\($0) holds" } ?? "Holds") \(media)\(encoding.map { " in \($0)" } ?? "")."
  }

  /// The demands on values of the kinds, each with its own kinds where there are several.
  private static func demands(
    of schema: Schema, _ limits: StatedLimits? = nil, beside description: String, _ kinds: TypeSet?
  ) -> [(noun: String?, message: String)] {
    let demands = SchemaDemands(
      schema, limits: limits, showsType: false, showsValues: false,
      showsPattern: schema.extensions.message == nil
    ) { "`\($0)`" }.messagesByKind(beside: description)
    return demands.filter { isMeant($0.kinds, by: kinds) }.flatMap { subject, messages in
      let noun = SchemaDemands.noun(of: subject, among: kinds)
      return messages.map { (noun, $0) }
    }
  }

  /// Whether a demand may be about values of the kinds; about any value if these are nil.
  private static func isMeant(_ subject: TypeSet, by kinds: TypeSet?) -> Bool {
    kinds.map { subject.isEmpty || !$0.isDisjoint(with: subject) } ?? true
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The compiler's message for a deprecated declaration.
  static func message(_ deprecation: Deprecation) -> StringLiteral {
    guard let replacement = deprecation.replacement else {
      return StringLiteral(deprecation.words ?? "Deprecated.")
    }
    return StringLiteral(replacement.contains(" ") ? replacement : "Use '\(replacement)'.")
  }

  /// Text that is no Markdown, as a title is, so that a reader of the comment sees all of it: `List<Item>` would begin an
  /// element of HTML, which DocC leaves out.
  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var escaped = String.UnicodeScalarView()
    for (scalar, next) in zip(text.unicodeScalars, Array(text.unicodeScalars.dropFirst()) + [" "]) {
      if scalar == "<", next.properties.isAlphabetic || "/!?".unicodeScalars.contains(next) {
        escaped.append("\\")
      }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static func sentence(_ title: String) -> String {
    guard let last = title.unicodeScalars.last, !last.properties.isWhitespace else { return title }
    return ".!?:".unicodeScalars.contains(last) ? title : title + "."
  }
}
