import Diagnostics
import Generation
package import SchemaLint
import SchemaModel
import SchemaRuntime
import YAMLTree

/// A rule of an author: a schema that schemas have to hold to, with `x-lint` beside its keywords.
package struct OwnRule: Sendable {
  /// The rule as the linter names it.
  package let rule: LintRule
  let site: Site
  /// What `lint --fix` writes into a schema with a finding.
  let fix: [LintFinding.Addition]
  private let validator: InstanceValidator

  /// The schemas that have to hold to a rule.
  enum Site: String, Sendable {
    case document, object, member, definition
  }

  private static let keyword = "x-lint"
  private static let settings = SettingsSchema(
    name: "lintrule.schema.yaml",
    text: String(decoding: PackageResources.lintrule_schema_yaml, as: UTF8.self),
    member: "key of '\(keyword)'")

  /// Reads the rule of a file; nil where it is none, and then the bag says why.
  init?(_ file: OwnRules.File, options: SchemaOptions, into bag: inout DiagnosticBag) {
    var own = DiagnosticBag()
    defer { bag.add(contentsOf: own) }
    var reading = SchemaOptions()
    reading.texts = options.texts
    reading.resolutions = options.resolutions
    guard let judging = JudgingFile(file.path, places: [], options: reading, into: &own),
      let validator = InstanceValidator(judging, pointer: "", into: &own)
    else { return nil }
    do throws(FileProblem) {
      let bytes = try FileAccess.read(file.path, in: options.texts)
      guard
        let root = YAMLReader(otherKeys: .taken, mergesKeys: true).read(
          bytes: bytes, file: file.path, into: &own)
      else { return nil }
      guard let node = root[Self.keyword] else {
        own.error(
          "this schema is no rule: it has no '\(Self.keyword)'", at: root.location,
          help: "write \(Self.keyword): { where: member, message: … }")
        return nil
      }
      Self.settings.check(node, into: &own)
      if own.hasErrors { return nil }
      guard let site = node["where"]?.string.flatMap(Site.init),
        let message = node["message"]?.string
      else { return nil }
      self.site = site
      rule = LintRule(
        own: file.name, severity: node["severity"]?.string.flatMap(Severity.init) ?? .warning, what: message,
        why: judging.graph[validator.schema].description ?? "", remedy: node["help"]?.string ?? "")
      fix = (node["fix"]?["set"]?.members ?? []).compactMap { member in
        JSONValue(scalar: member.value).map { LintFinding.Addition(keyword: member.key, value: $0) }
      }
      self.validator = validator
    } catch {
      own.error("\(error.action): \(error.reason)", at: SourceLocation(file: file.path))
      return nil
    }
  }

  /// What the rule finds in a schema.
  /// - Parameters:
  ///   - node: the schema as it stands in its file.
  ///   - pointer: the way to it in the file.
  ///   - holder: where the name of the schema stands, or the schema itself.
  func findings(
    _ node: YAMLNode, _ pointer: [String], in file: String, holder: SourceLocation
  ) -> [LintFinding] {
    var seen: Set<SourceLocation> = []
    return validator.report(node).errors.enumerated().compactMap { number, error in
      let place = SourceLocation(file: file, line: error.line, column: error.column)
      // Several errors of one place are one finding, with what is said first.
      guard seen.insert(place).inserted else { return nil }
      return LintFinding(
        own: rule, at: place, location: JSONPointer.text(of: pointer) + error.instanceLocation,
        "\(rule.what): \(error.message)", mend: number > 0 || fix.isEmpty ? nil : .set(fix, at: pointer),
        holder: holder)
    }
  }
}

extension JSONValue {
  /// Nil for what is no text, number or boolean.
  fileprivate init?(scalar node: YAMLNode) {
    switch node.content {
    case .string(let text): self = .string(text)
    case .bool(let flag): self = .bool(flag)
    case .number(let text): self = .number(JSONNumber(uncheckedText: text))
    case .null, .sequence, .mapping: return nil
    }
  }
}
