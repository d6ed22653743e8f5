/// A kind of output that `--only` chooses, with the name of its folder below the output folder.
public enum OutputKind: String, CaseIterable, Sendable, Hashable {
  case swift, docs, fixtures, jsonschema, site, docc

  /// Whether a run that names no kind writes it: a site or a catalog is written only on request.
  var isUsual: Bool {
    switch self {
    case .swift, .docs, .fixtures, .jsonschema: true
    case .site, .docc: false
    }
  }

  /// Whether it is a form of the reference pages.
  package var isReference: Bool {
    switch self {
    case .docs, .site, .docc: true
    case .swift, .fixtures, .jsonschema: false
    }
  }

  public var folder: String {
    switch self {
    case .swift: "Swift"
    case .docs: "Docs"
    case .fixtures: "Fixtures"
    case .jsonschema: "JSONSchema"
    case .site: "Site"
    case .docc: "DocC"
    }
  }
}
