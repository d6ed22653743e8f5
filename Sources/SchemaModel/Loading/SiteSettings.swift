/// The publisher's settings of a site: `site` of `schemagen.yaml`.
public struct SiteSettings: Sendable, Equatable {
  /// In place of “Reference”.
  public var title: String?
  /// A sentence that says what the site is about.
  public var description: String?
  /// The version of what is documented.
  public var version: String?
  /// The text of an SVG image.
  public var logo: String?
  /// The text of an SVG image.
  public var favicon: String?
  /// The colour of links and marks, as `#0b57c2`, on a light ground.
  public var accent: String?
  /// The colour of links and marks on a dark ground.
  public var darkAccent: String?
  /// Markdown at the end of each page.
  public var footer: String?
  /// The address of the publisher's own pages.
  public var home: String?
  /// The address below which the site is served, without a slash at its end.
  public var baseURL: String?
  /// The address of a schema's file, with `{path}` for its path below the schema folder.
  public var source: String?
  /// The address at which a schema's file is edited, with `{path}`.
  public var edit: String?

  /// Settings that say nothing.
  public init() {}
}
