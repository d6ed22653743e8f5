import SchemaModel

/// A schema that has a page or a section of its own: a document's root, a definition, or what stands where no keyword
/// looks for a schema and is referred to.
struct Subject: Sendable {
  var schema: SchemaID
  /// Index in `SchemaGraph.documents`.
  var document: Int
  /// The names of the definition and of those around it; empty for a root.
  var names: [String]
  var title: String
  /// The title that the schema has in any dynamic scope, where this is a copy for one.
  var unboundTitle: String?
  /// The path of the page, below the folder of pages.
  var page: String
  /// The anchor of its section; a root is the whole page and has none.
  var anchor: String?
  /// Whether the page is about it: a root that nothing refers to only names the document of the definitions on its page.
  var isReached = true

  /// The title as a sentence takes it: without a full stop that ends it.
  var name: String {
    let bare = title.dropLast()
    return title.hasSuffix(".") && !bare.hasSuffix(".") && !bare.isEmpty ? String(bare) : title
  }

  var isRoot: Bool { anchor == nil }

  var target: Target { Target(page: page, anchor: anchor) }
}
