public import SchemaModel

/// Where a documented object is described: what the manifest ties together.
public struct PageReference: Sendable {
  public var schema: SchemaID
  /// A file, or a file and a pointer: `airship/ios-override.yaml#/$defs/badge`.
  public var location: String
  public var title: String
  public var swiftType: String
  /// The path of the page below the folder of pages.
  public var page: String
  /// The anchor of the section; nil where the object is what the whole page is about.
  public var anchor: String?
}

extension MarkdownEmitter {
  /// Every documented object, in the order of the documents; a root comes before its definitions.
  public func references() -> [PageReference] {
    let site = Site(graph: graph, types: types)
    return site.subjects.map { subject in
      PageReference(
        schema: subject.schema, location: site.location(of: subject), title: subject.title,
        swiftType: site.swiftType(of: subject), page: subject.page, anchor: subject.anchor)
    }
  }
}
