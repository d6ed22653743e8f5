/// The ids of the rules that changes have.
public enum ChangeRule {
  public static let all: Set<String> = Set(
    [
      named(limits, ["added", "raised", "lowered", "removed"]),
      named(["min-contains", "max-contains"], ["raised", "lowered"]),
      named(keywords + descriptions, ["added", "removed", "changed"]),
      named(parts, ["added", "removed"]),
      named(["additional-properties", "more-items", "value"], ["allowed", "forbidden"]),
      [
        "pattern-property-changed", "content-schema-changed", "any-of-to-one-of", "one-of-to-any-of",
        "definition-renamed", "comparison-cut-short", "instances-changed",
      ],
      named(
        ["swift-type", "swift-property", "swift-case", "swift-additional", "swift-default"],
        ["added", "removed"]),
      [
        "swift-type-renamed", "swift-type-kind-changed", "swift-property-renamed", "swift-property-fixed",
        "swift-property-type-changed", "swift-case-renamed", "swift-case-changed", "swift-optional-changed",
        "swift-initializer-changed",
      ],
    ].joined())

  private static let limits = [
    "max-length", "min-length", "max-items", "min-items", "max-properties", "min-properties", "max-bytes",
    "max-serialized-bytes", "minimum", "maximum",
  ]

  private static let keywords = [
    "multiple-of", "pattern", "format", "type", "const", "content-encoding", "content-media-type",
    "assert-content",
  ]

  private static let descriptions = [
    "title", "description", "default", "examples", "deprecated", "read-only", "write-only", "known-values",
    "unit", "since", "replacement", "source", "message", "used-in", "name", "warnings",
  ]

  private static let parts = [
    "enum", "enum-value", "required", "property", "pattern-property", "dependent-required", "tuple-item",
    "contains",
    "any-of", "one-of", "branch", "not", "condition", "unique-items", "document", "definition",
  ]

  private static func named(_ stems: [String], _ ways: [String]) -> [String] {
    stems.flatMap { stem in ways.map { "\(stem)-\($0)" } }
  }
}
