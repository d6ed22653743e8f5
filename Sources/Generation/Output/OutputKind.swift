/// A kind of output that `--only` chooses, with the name of its folder below the output folder.
public enum OutputKind: String, CaseIterable, Sendable, Hashable {
  case swift, docs, fixtures, samples, jsonschema, site, docc

  /// Whether a run that names no kind writes it: samples, a site or a catalog are written only on request.
  var isUsual: Bool {
    switch self {
    case .swift, .docs, .fixtures, .jsonschema: true
    case .samples, .site, .docc: false
    }
  }

  /// Whether it is a form of the reference pages.
  package var isReference: Bool {
    switch self {
    case .docs, .site, .docc: true
    case .swift, .fixtures, .samples, .jsonschema: false
    }
  }

  public var folder: String {
    switch self {
    case .swift: "Swift"
    case .docs: "Docs"
    case .fixtures: "Fixtures"
    case .samples: "Samples"
    case .jsonschema: "JSONSchema"
    case .site: "Site"
    case .docc: "DocC"
    }
  }
}
