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

  /// What validates a file; nil where no schema is known or the one that is named is wrong: then that has been said.
  func validator(ofFile path: String, text: [UInt8]) -> InstanceValidator? {
    if let fixed { return fixed }
    guard let schema = map.schema(ofFile: path, text: text).flatMap(located) else {
      Console.error(
        "\(PrintableText.line(path)): error: no schema is known for it; name one with --schema, with '$schema' in it, "
          + "or under 'validate' in schemagen.yaml\n")
      return nil
    }
    if let known = known[schema] { return known }
    var bag = DiagnosticBag()
    let validator = InstanceValidator(schema: schema, options: options, into: &bag)
    Console.report(bag.sorted)
    known[schema] = .some(validator)
    return validator
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
