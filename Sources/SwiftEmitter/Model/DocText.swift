import SchemaModel
import TypeModel

/// Turns what schemas say about themselves into documentation comments.
enum DocText {
  /// - Parameter schemas: those whose own demands and units the comment states.
  static func comment(_ documentation: Documentation, _ schemas: [Schema] = []) -> DocComment {
    var comment = DocComment()
    if let title = documentation.title, documentation.description == nil { comment.add(sentence(title)) }
    if let description = documentation.description { comment.add(description) }
    let facts = facts(of: schemas, beside: documentation.description ?? "")
    if !facts.isEmpty { comment.add(facts.joined(separator: " ")) }
    if let since = documentation.since { comment.add("Since \(since).") }
    return comment
  }

  /// Units and demands that the description does not state already.
  private static func facts(of schemas: [Schema], beside description: String) -> [String] {
    var facts: [String] = []
    for schema in schemas {
      if let unit = schema.extensions.unit.map(UnitName.phrase), !description.contains(unit) {
        facts.append("In \(unit).")
      }
      // The author's words about a pattern are in the description; the pattern itself says little.
      for demand in demands(of: schema) where !states(description, demand) {
        facts.append(sentence(demand.prefix(1).uppercased() + demand.dropFirst()))
      }
    }
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func demands(of schema: Schema) -> [String] {
    SchemaDemands(
      schema, showsType: false, showsValues: false, showsPattern: schema.extensions.message == nil
    ) { "`\($0)`" }.messages
  }

  /// Whether a text has every number of a demand, which then need not be said twice.
  private static func states(_ text: String, _ demand: String) -> Bool {
    let wanted = numbers(demand)
    guard !wanted.isEmpty, hasDigits(text) else { return false }
    let hasCommas = text.utf8.contains(UInt8(ascii: ","))
    let words = Set(numbers(hasCommas ? text.replacing(",", with: "") : text))
    return wanted.allSatisfy(words.contains)
  }

  private static func numbers(_ text: String) -> [Substring] {
    guard hasDigits(text) else { return [] }
    return text.utf8.split { !isDigit($0) && $0 != UInt8(ascii: "-") }
      .filter { $0.contains(where: isDigit) }.map { Substring($0) }
  }

  private static func hasDigits(_ text: String) -> Bool {
    text.utf8.contains(where: isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What the compiler says of a deprecated declaration.
  static func message(_ deprecation: Deprecation) -> StringLiteral {
    guard let replacement = deprecation.replacement else { return StringLiteral("No longer in use.") }
    return StringLiteral(replacement.contains(" ") ? replacement : "Use '\(replacement)'.")
  }

  private static func sentence(_ title: String) -> String {
    guard let last = title.unicodeScalars.last, !last.properties.isWhitespace else { return title }
    return ".!?:".unicodeScalars.contains(last) ? title : title + "."
  }
}
