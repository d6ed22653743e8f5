/// Keywords that no dialect has, and whose texts editors show for a value. They describe, and are read in every dialect;
/// what they say stays among the `unknownKeywords`, too.
package enum EditorKeyword: String, Sendable, CaseIterable {
  /// A `description` in Markdown, in place of one or beside it.
  case markdownDescription
  /// What each value of `enum` means, in its order.
  case enumDescriptions
  /// The same in Markdown.
  case markdownEnumDescriptions
}
