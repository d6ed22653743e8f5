import SchemaModel

extension Site {
  /// The reference of the keywords that schemas may add to JSON Schema.
  func vocabularyPage() -> Page {
    var page = Page(
      path: PagePaths.vocabulary, title: "The x- vocabulary",
      trail: [(Self.title, Target(page: PagePaths.index))])
    page.heading(1, "The x- vocabulary")
    page.paragraph(
      "Keywords that begin with \(code: "x-") say what JSON Schema has no word for. They are portable: a validator that ignores them accepts every instance that this one accepts."
    )
    page.table(
      ["Keyword", "Value", "Kind", "Meaning"],
      VocabularyEntry.all.map { entry in
        [
          .anchor("keyword." + entry.keyword.rawValue) + .code(entry.keyword.rawValue), .prose(entry.value),
          .text(entry.kind.rawValue),
          .prose(entry.meaning),
        ]
      })
    page.paragraph(
      "Any other keyword that begins with \(code: "x-") is kept and asserts nothing; where it is spelt nearly like one of these, reading warns of it."
    )
    page.heading(2, "Warnings without a keyword")
    page.paragraph("These are found without being asked for, and never make an instance invalid:")
    page.bullets([
      "the use of a value whose schema says \(code: "deprecated: true"): a property, an item, or a form that a value takes",
      "an unknown property of an object that lists its properties and says nothing about others",
    ])
    return page
  }
}

/// A keyword of the vocabulary, described.
struct VocabularyEntry {
  enum Kind: String { case error, warning, annotation }

  var keyword: Keyword
  var value: String
  var meaning: String

  private init(_ keyword: Keyword, value: String, meaning: String) {
    (self.keyword, self.value, self.meaning) = (keyword, value, meaning)
  }

  /// What becomes of a value that the keyword is about, as the keyword table has it.
  var kind: Kind { keyword == .warnings ? .warning : keyword.refusesValues ? .error : .annotation }

  static let all: [VocabularyEntry] = [
    VocabularyEntry(
      .maxBytes, value: "an integer, 0 or more",
      meaning: "A string takes at most so many bytes in UTF-8."),
    VocabularyEntry(
      .maxSerializedBytes, value: "an integer, 0 or more",
      meaning: "The value, written as compact JSON, takes at most so many bytes."),
    VocabularyEntry(
      .assertContent, value: "`true` or `false`",
      meaning:
        "A string must hold what `contentEncoding`, `contentMediaType` and `contentSchema` say. In Swift it is decoded, and text that is not changed keeps its bytes."
    ),
    VocabularyEntry(
      .warnings, value: "an array of schemas",
      meaning:
        "Each should hold for the value. One that does not is a warning in the words of its `x-message`."),
    VocabularyEntry(
      .knownValues, value: "an array of strings",
      meaning:
        "Strings that are known to occur. Any other is valid as well; in Swift the known ones are cases."),
    VocabularyEntry(
      .unit, value: "a string",
      meaning:
        "The unit of a number, such as `seconds`, `milliseconds`, `bytes`, `epoch-seconds` or `epoch-milliseconds`."
    ),
    VocabularyEntry(
      .name, value: "a string",
      meaning:
        "The Swift name of the type or property that the schema describes. Under `patternProperties` it makes a property of its own, a dictionary of the members that match."
    ),
    VocabularyEntry(
      .caseNames, value: "an object of strings",
      meaning:
        "The Swift names of values: under the string itself, or under the compact JSON of any other value. Beside `oneOf` or `anyOf`: under the position of a branch, counted from 0."
    ),
    VocabularyEntry(
      .usedIn, value: "an array of strings",
      meaning: "The operations that take the object."),
    VocabularyEntry(
      .since, value: "a string", meaning: "The version that introduced it."),
    VocabularyEntry(
      .replacement, value: "a string",
      meaning: "What to use in place of something `deprecated`."),
    VocabularyEntry(
      .source, value: "a string",
      meaning:
        "Where it is known from: the title of a document that `namespace.yaml` lists, and after `#` a heading in it. It holds for what is inside as well."
    ),
    VocabularyEntry(
      .message, value: "a string",
      meaning:
        "The author's words for a value that the schema rejects. They stand in place of the general ones."),
    VocabularyEntry(
      .ignore, value: "an object of strings",
      meaning:
        "The rules of `schemagen lint` whose findings about this schema are left out, each with the reason."),
  ]
}
