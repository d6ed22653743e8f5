public import Diagnostics

/// A rule of the linter: the one place that names it and says what it is for.
public struct LintRule: Sendable {
  /// Stable.
  public let id: String
  public let severity: Severity
  /// The finding of the rule, in a sentence.
  public let what: String
  public let why: String
  public let remedy: String
  /// A schema in YAML that has it, and the same schema mended.
  public let before: String
  public let after: String

  /// Whether `lint --fix` mends its findings, at least where the author need not decide.
  public var isMendable: Bool {
    ["enum-duplicate", "default-invalid", "example-invalid", Self.unknownKeyword].contains(id)
  }

  /// Whether its findings are about text without an effect, which an editor may show faded.
  package var isAboutUnused: Bool {
    [
      "definition-unused", "keyword-without-effect", "keyword-without-companion", "ref-siblings-ignored",
      "enum-duplicate", "branch-never-matches", "property-impossible",
    ].contains(id)
  }

  /// The rule of keywords that the dialect does not have.
  static let unknownKeyword = "keyword-unknown"

  /// The rule of required names that no `properties` lists.
  static let requiredUnlisted = "required-unlisted"

  /// Whether its findings compare what branches and conditions accept.
  var isAboutBranches: Bool {
    ["branch-never-matches", "branches-alike", "condition-without-required", "condition-one-way"].contains(id)
  }

  /// Whether its findings are about what is refused though it should not be.
  var isAboutRefusal: Bool {
    [
      "const-invalid", "default-invalid", "example-invalid", "enum-value-invalid", "no-value",
      "limits-contradict", "required-forbidden", "property-impossible",
    ].contains(id)
  }

  /// Whether its findings may come of a misspelt keyword elsewhere.
  var mayComeOfMisspelling: Bool { isAboutBranches || isAboutRefusal || id == "definition-unused" }

  /// The page of the rule, in Markdown.
  public var page: String {
    """
    # \(id)

    \(what) (\(severity.rawValue))

    **Why.** \(why)

    **How to mend it.** \(remedy)\(isMendable ? " `schemagen lint --fix` does it where nothing has to be decided." : "")

    Before:

    ```yaml
    \(before)
    ```

    After:

    ```yaml
    \(after)
    ```

    \(choice)
    """
  }

  /// The end of the page, which says how a configuration changes the severity.
  private var choice: String {
    if isFixed { return "It is always an error, and `schemagen lint` exits with 2.\n" }
    return """
      To switch it off or change how much it matters, in `schemagen.yaml`:

      ```yaml
      lint:
        \(id): off # or note, warning, error
      ```

      To leave out one finding, at the end of its line or on the line before: `# schemagen: ignore \(id), reason`. In JSON:
      `"x-ignore": {"\(id)": "reason"}` in the schema.

      """
  }

  /// Whether no configuration changes the severity.
  public var isFixed: Bool { id == Self.schemaError.id }

  public static func rule(_ id: String) -> LintRule? { known.first { $0.id == id } }
}
