import SchemaModel
import SchemaRuntime
import TypeModel

/// Turns what schemas say about themselves into documentation comments.
enum DocText {
  /// - Parameter name: what the declaration is called: a title in the same words says nothing more.
  static func comment(
    _ documentation: Documentation, of name: String, _ stated: StatedSchemas = StatedSchemas()
  ) -> DocComment {
    var comment = DocComment()
    if let title = documentation.title, documentation.description == nil,
      letters(of: title) != letters(of: name)
    {
      comment.add(sentence(title))
    }
    if let description = documentation.description { comment.add(shortened(description)) }
    state(stated, beside: documentation.description ?? "", in: &comment)
    if let since = documentation.since { comment.add("Since \(since).") }
    return comment
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What a value is that has one of several forms, each with its comment.
  static func comment(forms: [DocComment]) -> DocComment {
    let told = forms.reduce(into: [DocComment]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    if told.count == 1, Set(forms).count == 1 { return told[0] }
    var comment = DocComment()
    if told.isEmpty { return comment }
    comment.add(forms.contains(where: \.isEmpty) ? "Among its forms:" : "One of these forms:")
    comment.add(list: told)
    return comment
  }

  /// Adds what schemas demand, if that is anything.
  /// - Parameter description: what states some of it already.
  static func state(_ stated: StatedSchemas, beside description: String = "", in comment: inout DocComment) {
    var facts = facts(of: stated, beside: description)
    if let elements = stated.elements {
      let messages = elements.schemas.flatMap { demands(of: $0, beside: description, elements.kinds) }
      let each = messages.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      if !each.isEmpty { facts.append(sentence("\(elements.noun) \(each.joined(separator: ", and "))")) }
    }
    for demand in stated.joint?.sentences ?? [] where !demand.names.allSatisfy(description.contains) {
      facts.append(demand.text)
    }
    if !facts.isEmpty { comment.add(facts.joined(separator: " ")) }
  }

  /// How many characters of a description stand beside a declaration: some ten lines.
  private static let limit = 900

  /// The paragraphs that fit, before any heading, code or rule; of a longer text the reference has the rest.
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
      // Half a paragraph, or half a list, reads like a mistake.
      while let last = kept.last, !last.isEmpty, kept.contains(where: \.isEmpty) { kept.removeLast() }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    if kept.isEmpty { return description }
    return kept.joined(separator: "\n") + "\n\n(Shortened: the schema says more.)"
  }

  /// Units and demands that the description does not state already.
  private static func facts(of stated: StatedSchemas, beside description: String) -> [String] {
    var facts: [String] = []
    for (index, schema) in stated.schemas.enumerated() {
      if let unit = schema.extensions.unit.map(UnitName.phrase), !description.contains(unit) {
        facts.append("In \(unit).")
      }
      if let content = content(of: schema, beside: description) { facts.append(content) }
      if index == 0, let access = stated.access { facts.append(words(of: access)) }
      // The author's words about a pattern are in the description; the pattern itself says little.
      for demand in demands(of: schema, beside: description, stated.kinds) {
        facts.append(sentence(demand.prefix(1).uppercased() + demand.dropFirst()))
      }
    }
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func words(of access: PropertyAccess) -> String {
    switch access {
    case .readOnly: "Read-only: no part of a request."
    case .writeOnly: "Write-only: no part of a response."
    }
  }

  /// What a string holds where nothing asserts it: a demand says the rest, or the type.
  private static func content(of schema: Schema, beside description: String) -> String? {
    let media = schema.assertsJSON ? nil : schema.contentMediaType.map { "`\($0)`" }
    let encoding = schema.assertsBase64 ? nil : schema.contentEncoding.map { "`\($0)`" }
    if [media, encoding].compactMap(\.self).allSatisfy({ description.contains($0.dropFirst().dropLast()) }) {
      return nil
    }
    guard let media else { return encoding.map { "Encoded in \($0)." } }
    return "Holds \(media)\(encoding.map { " in \($0)" } ?? "")."
  }

  private static func demands(
    of schema: Schema, beside description: String, _ kinds: TypeSet?
  ) -> [String] {
    let demands = SchemaDemands(
      schema, showsType: false, showsValues: false, showsPattern: schema.extensions.message == nil
    ) { "`\($0)`" }.messagesByKind(beside: description)
    return demands.flatMap { subject, messages in
      let isMeant = kinds.map { subject.isEmpty || !$0.isDisjoint(with: subject) } ?? true
      let noun = kinds == nil ? SchemaDemands.noun(of: subject, among: schema.types) : nil
      return isMeant ? messages.map { [noun, $0].compactMap(\.self).joined(separator: " ") } : []
    }
  }

  /// What the compiler says of a deprecated declaration.
  static func message(_ deprecation: Deprecation) -> StringLiteral {
    guard let replacement = deprecation.replacement else {
      return StringLiteral(deprecation.words ?? "Deprecated.")
    }
    return StringLiteral(replacement.contains(" ") ? replacement : "Use '\(replacement)'.")
  }

  private static func sentence(_ title: String) -> String {
    guard let last = title.unicodeScalars.last, !last.properties.isWhitespace else { return title }
    return ".!?:".unicodeScalars.contains(last) ? title : title + "."
  }
}
