import SchemaModel

/// The ids of the rules that changes have.
public enum ChangeRule {
  public static let all: Set<String> = Set(
    [
      named(limits, ["added", "raised", "lowered", "removed"]),
      named([Keyword.minContains, .maxContains].map(\.ruleStem), ["raised", "lowered"]),
      named(keywords + descriptions, ["added", "removed", "changed"]),
      named(parts, ["added", "removed"]),
      named([Keyword.id, .anchor].map(\.ruleStem), ["added", "removed", "changed"]),
      named(["operation"], ["added", "moved", "removed"]),
      named(["parameter", "body"], ["added", "removed", "made-required", "made-optional"]),
      named(["response", "media-type"], ["added", "removed"]),
      named(["discriminator"], ["added", "removed", "changed"]),
      named(["additional-properties", "more-items", "value"], ["allowed", "forbidden"]),
      [
        "pattern-property-changed", "content-schema-changed", "any-of-to-one-of", "one-of-to-any-of",
        "definition-renamed", "definition-emptied", "definition-filled", "document-moved",
        "comparison-cut-short", "instances-changed",
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

  /// Whether changes of the rule are of generated Swift.
  package static func isAboutSwift(_ rule: String) -> Bool { rule.hasPrefix("swift-") }

  private static let limits = [
    Keyword.maxLength, .minLength, .maxItems, .minItems, .maxProperties, .minProperties, .maxBytes,
    .maxSerializedBytes, .minimum, .maximum,
  ].map(\.ruleStem)

  private static let keywords =
    ([
      .multipleOf, .pattern, .format, .type, .const, .contentEncoding, .contentMediaType, .assertContent,
    ] + Keyword.ofStringRules + Keyword.ofValueRules).map(\.ruleStem).filter { !limits.contains($0) }

  private static let descriptions = [
    Keyword.title, .description, .default, .examples, .deprecated, .readOnly, .writeOnly, .knownValues, .unit,
    .since, .replacement, .source, .message, .usedIn, .name, .warnings, .patternProperties,
  ].map(\.ruleStem)

  private static let parts =
    [Keyword.enum, .required, .dependentRequired, .contains, .anyOf, .oneOf, .not, .uniqueItems].map(
      \.ruleStem)
    + [
      "enum-value", "property", "pattern-property", "tuple-item", "branch", "condition", "document",
      "definition",
    ]

  private static func named(_ stems: [String], _ ways: [String]) -> [String] {
    stems.flatMap { stem in ways.map { "\(stem)-\($0)" } }
  }
}

extension Keyword {
  /// The beginning of the ids of rules about it: `max-bytes` for `x-maxBytes`, `id` for `$id`.
  package var ruleStem: String {
    let name = rawValue.hasPrefix("x-") ? rawValue.dropFirst(2) : rawValue.drop { $0 == "$" }
    return name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
