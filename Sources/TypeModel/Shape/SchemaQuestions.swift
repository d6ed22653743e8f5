import SchemaModel
import SchemaRuntime

extension SchemaGraph {
  /// The members that an object must have.
  func requiredNames(of key: Conjunction) -> Set<ByteText> {
    Set(key.schemas.flatMap { self[$0].required.map(ByteText.init) })
  }

  /// The schemas that each of some schemas has for the member of an object.
  func schemas(of name: String, in schemas: some Sequence<SchemaID>) -> [SchemaID] {
    schemas.flatMap { self[$0].properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema) }
  }

  /// Whether an author names the schema itself.
  func isTitled(_ schema: SchemaID) -> Bool {
    self[schema].title != nil || name(of: schema) != nil
  }

  /// Whether a configuration, and no author, tolerates values besides those that are listed.
  func isOpened(_ key: Conjunction) -> Bool { key.schemas.contains { self[$0].extensions.isOpened } }

  /// Whether the schema stands in `$defs`.
  func isDefinition(_ schema: SchemaID) -> Bool { self[schema].definitionNames != nil }
}
