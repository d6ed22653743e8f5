public import Diagnostics
public import SchemaModel
import SchemaRuntime

extension TypeGraph {
  /// The declared type that a configuration mentions, by place or by name. At a place it is the type of the schema that
  /// stands there, or of the items of an array, or of the values of a map. Nil where there is none, which is reported.
  public func type(
    mentioned mention: Mention, in graph: SchemaGraph, into bag: inout DiagnosticBag
  ) -> TypeID? {
    guard mention.isPlace else {
      if let type = types.first(where: { $0.qualifiedName == mention.text }) { return type.id }
      let near = spellingSuggestion(for: mention.text, among: types.map(\.qualifiedName))
      bag.error(
        "there is no type '\(mention.text)'", at: mention.location, help: near.map { "did you mean '\($0)'?" }
      )
      return nil
    }
    let (document, pointer) = mention.place
    guard let schema = graph.resolveSchema(document: document, pointer: pointer) else {
      let near = spellingSuggestion(for: mention.text, among: graph.placesOfNames)
      bag.error(
        "no schema stands at '\(mention.text)'", at: mention.location,
        help: near.map { "did you mean '\($0)'?" })
      return nil
    }
    if let type = types.first(where: { $0.schema == schema }) { return type.id }
    if let type = type(of: schema).mentioned.first { return type }
    bag.error("the schema at '\(mention.text)' has no type of its own", at: mention.location)
    return nil
  }
}

extension SchemaGraph {
  /// The places of roots, properties and definitions, as a configuration would mention them.
  fileprivate var placesOfNames: [String] {
    schemas.filter { schema in
      documents[schema.document].isEntry
        && (schema.pointer.isEmpty
          || ["properties", "$defs", "definitions"].contains(schema.pointer.dropLast().last))
    }.map { schema in
      let pointer = JSONPointer.text(of: schema.pointer)
      return documents[schema.document].path + (pointer.isEmpty ? "" : "#" + pointer)
    }
  }
}
