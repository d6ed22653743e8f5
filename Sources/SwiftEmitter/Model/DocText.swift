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
      for demand in demands(of: schema, beside: description) {
        facts.append(sentence(demand.prefix(1).uppercased() + demand.dropFirst()))
      }
    }
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func demands(of schema: Schema, beside description: String) -> [String] {
    SchemaDemands(
      schema, showsType: false, showsValues: false, showsPattern: schema.extensions.message == nil
    ) { "`\($0)`" }.messages(beside: description)
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
