package import YAMLTree

/// The settings of a package for the layout of its schemas.
package struct LayoutSettings: Sendable, Hashable {
  /// How many characters a line may have on which a collection stands whole.
  package var width = 100
  /// Whether the keywords of a schema are put in order.
  package var ordersKeywords = true
  /// Whether quotes that a value does not need are left out.
  package var removesQuotes = true

  package init() {}
}

extension LayoutSettings {
  /// The settings of a `format` that its schema accepts.
  package init(_ format: YAMLNode?) {
    self.init()
    if case .number(let text)? = format?["width"]?.content, let width = Int(text) { self.width = width }
    ordersKeywords = format?["keywordOrder"]?.string != "written"
    removesQuotes = format?["quotes"]?.string != "written"
  }
}
