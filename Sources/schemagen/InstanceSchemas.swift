import Diagnostics
import GeneratorCore

/// The validators of a run: one for all instances, or for each the one of the schema that it has. Each is made once.
final class InstanceSchemas {
  private let fixed: InstanceValidator?
  private let map: SchemaMap
  private let options: SchemaOptions
  /// Nil where a schema is wrong, which has been said.
  private var known: [String: InstanceValidator?] = [:]

  init(fixed: InstanceValidator?, map: SchemaMap, options: SchemaOptions) {
    (self.fixed, self.map, self.options) = (fixed, map, options)
  }

  /// Whether the schema depends on the instance.
  var dependsOnInstance: Bool { fixed == nil }

  /// What is known of the schema of a file.
  enum Lookup {
    case found(InstanceValidator)
    /// No schema is known; the URI that the file names, where no `--resolve` leads to it.
    case unknown(named: String?)
    /// The schema is wrong, which has been said; the findings, when it was met for the first time.
    case wrong(schema: String, [Diagnostic])
  }

  /// What validates a file.
  func validator(ofFile path: String, text: [UInt8]) -> Lookup {
    if let fixed { return .found(fixed) }
    guard let named = map.schema(ofFile: path, text: text) else { return .unknown(named: nil) }
    guard let schema = located(named) else { return .unknown(named: named) }
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

  /// The file of a schema: a URI leads into a folder of `--resolve`.
  private func located(_ schema: String) -> String? {
    guard schema.contains("://") else { return schema }
    for resolution in options.resolutions where schema.hasPrefix(resolution.uriPrefix) {
      let rest = schema.dropFirst(resolution.uriPrefix.count)
      return resolution.folder + (resolution.folder.hasSuffix("/") || rest.hasPrefix("/") ? "" : "/") + rest
    }
    return nil
  }
}
