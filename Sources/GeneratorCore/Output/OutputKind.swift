/// What `--only` chooses among, and the folder of each below the output folder.
public enum OutputKind: String, CaseIterable, Sendable, Hashable {
  case swift, docs, fixtures, jsonschema

  public var folder: String {
    switch self {
    case .swift: "Swift"
    case .docs: "Docs"
    case .fixtures: "Fixtures"
    case .jsonschema: "JSONSchema"
    }
  }
}
