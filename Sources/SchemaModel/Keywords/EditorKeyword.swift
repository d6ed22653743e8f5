/// Keywords that no dialect has, and whose texts editors, forms and other generators show for a value. They only
/// describe, and are read in every dialect; they stay among the `unknownKeywords`, too.
package enum EditorKeyword: String, Sendable, CaseIterable {
  /// A `description` in Markdown, in place of one or beside it.
  case markdownDescription
  /// A description in HTML, in place of one or beside it.
  case htmlDescription = "x-intellij-html-description"
  /// The words for what is used in place of a value.
  case deprecationMessage
  /// Descriptions of the values of `enum`, in its order or by value.
  case enumDescriptions
  /// Descriptions of the values of `enum`, in Markdown.
  case markdownEnumDescriptions
  /// Descriptions of the values of `enum`, in OpenAPI documents.
  case openAPIDescriptions = "x-enum-descriptions"
  case extensionDescriptions = "x-enumDescriptions"
  /// Objects with a description of values, by value.
  case intellijEnum = "x-intellij-enum-metadata"
  /// The meanings of values, by value.
  case metaEnum = "meta:enum"
  /// Names that code has for the values of `enum`, in its order or by value.
  case variableNames = "x-enum-varnames"
  case enumMemberNames = "x-enumNames"
  case tsEnumNames
  /// Labels that a form has for the values of `enum`, in its order or by value.
  case enumNames
  /// Names and descriptions of values: `{values: [{value: 1, name: One, description: The first.}]}`.
  case microsoftEnum = "x-ms-enum"
  /// The values that are known so far: others may follow.
  case extensibleEnum = "x-extensible-enum"

  /// A phrase for what the value of the keyword should be.
  package var expectation: String {
    switch self {
    case .markdownDescription, .htmlDescription, .deprecationMessage: "a string"
    case .intellijEnum: "an object whose values are objects with a 'description'"
    case .metaEnum: "an object whose values are strings"
    case .enumDescriptions, .markdownEnumDescriptions, .openAPIDescriptions, .extensionDescriptions,
      .variableNames, .enumMemberNames, .tsEnumNames, .enumNames:
      "an array of strings, or an object whose values are strings"
    case .extensibleEnum: "an array of strings"
    case .microsoftEnum: "an object whose 'values' are objects of 'value', 'name' and 'description'"
    }
  }
}
