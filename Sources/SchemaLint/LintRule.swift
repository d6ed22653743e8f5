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

  /// A rule that the linter itself does not have: another judge makes its findings.
  package init(own id: String, severity: Severity, what: String, why: String, remedy: String) {
    self.init(id: id, severity: severity, what: what, why: why, remedy: remedy, before: "", after: "")
  }

  init(
    id: String, severity: Severity, what: String, why: String, remedy: String, before: String, after: String
  ) {
    (self.id, self.severity, self.what, self.why) = (id, severity, what, why)
    (self.remedy, self.before, self.after) = (remedy, before, after)
  }

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

  /// Whether its findings may come of what is missing elsewhere, as long as a text is half typed.
  package var mayComeOfMissingText: Bool { isAboutUnused || isAboutBranches || id == "type-given-up" }

  /// The page of the rule, in Markdown.
  public var page: String {
    if before.isEmpty { return ownPage }
    return """
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

  /// The page of a rule that the linter itself does not have.
  private var ownPage: String {
    let parts = [
      "# \(id)", "\(what) (\(severity.rawValue))", why.isEmpty ? nil : "**Why.** \(why)",
      remedy.isEmpty ? nil : "**How to mend it.** \(remedy)", choice,
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
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
