import Diagnostics
import GeneratorCore
import Terminal

/// The validators of a run: one for all instances, or one for each schema that an instance has. Each is made once.
final class InstanceSchemas {
  private let fixed: InstanceValidator?
  private let map: SchemaMap
  private let options: SchemaOptions
  /// The validators by schema; nil where a schema is wrong, which has been reported.
  private var known: [String: InstanceValidator?] = [:]
  /// The globs that some file has matched.
  private var matched: Set<Int> = []

  init(fixed: InstanceValidator?, map: SchemaMap, options: SchemaOptions) {
    (self.fixed, self.map, self.options) = (fixed, map, options)
  }

  /// Whether the schema depends on the instance.
  var dependsOnInstance: Bool { fixed == nil }

  /// The result of looking for a file's schema.
  enum Lookup {
    case found(InstanceValidator)
    /// No schema is known; the URI that the file names, where no `--resolve` leads to it.
    case unknown(named: String?)
    /// The schema is wrong, which has been reported. Only its first use has the findings.
    case wrong(schema: String, [Diagnostic])
  }

  /// The validator of a file.
  func validator(ofFile path: String, matching globs: [Int], text: [UInt8], _ syntax: InstanceSyntax)
    -> Lookup
  {
    if let fixed { return .found(fixed) }
    guard let named = map.schema(ofFile: path, matching: globs, text: text, syntax) else {
      return .unknown(named: nil)
    }
    guard let schema = options.file(ofSchema: named) else { return .unknown(named: named) }
    let validator: InstanceValidator?
    var diagnostics: [Diagnostic] = []
    if let known = known[schema] {
      validator = known
    } else {
      var bag = DiagnosticBag()
      validator = InstanceValidator(schema: schema, options: options, into: &bag)
      diagnostics = bag.sorted
      Console.report(diagnostics)
      known[schema] = .some(validator)
    }
    return validator.map(Lookup.found) ?? .wrong(schema: schema, diagnostics)
  }

  // MARK: Globs

  /// The globs that match a file; they are noted as having a match.
  func globs(matching path: String) -> [Int] {
    let globs = map.globs(matching: path)
    matched.formUnion(globs)
    return globs
  }

  /// Whether a file of a folder is an instance because a glob matches it. Where one schema is for all files, hidden
  /// files are none.
  func isNamed(_ path: String, isHidden: Bool) -> Bool {
    let globs = globs(matching: path)
    return fixed == nil
      ? map.namesSchema(globs) || map.syntax(globs) != nil : !isHidden && map.syntax(globs) != nil
  }

  /// The syntax that the globs give a file; nil where they give none.
  func syntax(_ globs: [Int]) -> InstanceSyntax? { map.syntax(globs) }

  /// Globs that no file matches, in the folders that were searched.
  func unmatched(in folders: [String]) -> [Diagnostic] { map.unmatched(besides: matched, in: folders) }
}
