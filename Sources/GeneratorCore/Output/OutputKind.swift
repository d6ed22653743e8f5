/// What `--only` chooses among, and the folder of each below the output folder.
public enum OutputKind: String, CaseIterable, Sendable, Hashable {
  case swift, docs, fixtures, jsonschema, site

  /// Whether a run that names no kind writes it: a site is written for those who ask for it.
  var isUsual: Bool { self != .site }

  public var folder: String {
    switch self {
    case .swift: "Swift"
    case .docs: "Docs"
    case .fixtures: "Fixtures"
    case .jsonschema: "JSONSchema"
    case .site: "Site"
    }
  }
}
