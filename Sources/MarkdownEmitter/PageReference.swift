public import SchemaModel

/// The place on the pages where a documented object is described, for the manifest.
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

extension PageReference {
  /// Every documented object of the folder, in the order of the documents; a root comes before its definitions.
  static func all(in site: Site, _ layout: Layout) -> [PageReference] {
    site.subjects.filter { site.graph.documents[$0.document].isEntry }.map { subject in
      let file = layout.file(of: subject.target).map { layout.files[$0].stem + ".md" } ?? subject.page
      return PageReference(
        schema: subject.schema, location: site.location(of: subject), title: subject.title,
        swiftType: site.swiftType(of: subject), page: file, anchor: subject.anchor)
    }
  }
}
