import TypeModel

/// Turns what a schema says about itself into documentation comments.
enum DocText {
  static func comment(_ documentation: Documentation) -> DocComment {
    var comment = DocComment()
    if let title = documentation.title, documentation.description == nil { comment.add(sentence(title)) }
    if let description = documentation.description { comment.add(description) }
    if let since = documentation.since { comment.add("Since \(since).") }
    return comment
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
