import SchemaRuntime

/// The instances that a page offers to send.
struct Samples: Sendable {
  /// An instance with its name.
  struct Entry: Sendable {
    /// The words for what it shows, such as “the smallest”.
    var title: Inline
    var value: JSONValue
    /// The code that builds it in Swift.
    var swift: String?
    /// Whether it is the smallest instance.
    var isSmallest = false

    /// Whether it is an object without members.
    var hasNothing: Bool { value.objectValue?.isEmpty ?? false }

    var json: String { value.prettyText(inlineWithin: 80) }
  }

  var entries: [Entry]
  /// The places of the rows of members, by the way to them.
  var links: [[String]: Target] = [:]
  /// The schema by which readers of a site can try others; nil where they cannot.
  var place: TrialPrograms.Place?

  /// The instances below each other, for writers that have no room beside the text.
  var blocks: [Block] {
    entries.flatMap { entry -> [Block] in
      let title: [Block] = entry.title.isEmpty ? [] : [.paragraph("\(entry.title.capitalized):")]
      let swift = entry.swift.map { [Block.code($0, language: "swift")] } ?? []
      return title + [.code(entry.json, language: "json")] + swift
    }
  }
}
