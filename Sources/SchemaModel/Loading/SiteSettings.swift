public import Diagnostics

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
  /// The address at which a guide is edited, with `{path}` for its path below the folder of guides.
  public var editGuides: String?
  /// The parts of pages that are left out.
  public var without: Set<Part> = []
  /// The publisher's own pages, in order of path.
  public var guides: [Guide] = []
  /// The folder of the guides.
  public var guidesFolder: String?
  /// The groups that the site's list of pages begins with.
  public var navigation: [Group] = []

  /// The place of the setting that readers can try payloads; nil where they cannot.
  public var trial: SourceLocation?

  /// A page of the publisher's own, in Markdown.
  public struct Guide: Sendable, Equatable {
    /// The path below the folder of guides: `start.md`.
    public var path: String
    /// The name of the file in findings.
    public var file: String
    public var text: String

    public init(path: String, file: String, text: String) {
      (self.path, self.file, self.text) = (path, file, text)
    }
  }

  /// Pages that stand together in the site's list of pages.
  public struct Group: Sendable, Equatable {
    public var title: String
    /// Paths or globs of guides and of schema files, each below its folder.
    public var pages: [Mention]

    public init(title: String, pages: [Mention]) { (self.title, self.pages) = (title, pages) }
  }

  /// A part of pages that a publisher may leave out.
  public enum Part: String, CaseIterable, Sendable {
    /// Types and examples in Swift.
    case swift
    /// The pages of what a validator may print.
    case messages
    /// The page of the keywords that begin with `x-`.
    case vocabulary
  }

  /// Settings that say nothing.
  public init() {}
}
