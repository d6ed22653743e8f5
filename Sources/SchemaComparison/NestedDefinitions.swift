import SchemaModel
import SchemaRuntime

extension SchemaGraph {
  /// The definitions of each document, by its index: those of its root, and behind them those that other schemas in it
  /// hold. The name of such a one has the way to it before it: `C/D` of `/$defs/C/$defs/D`.
  func allDefinitions() -> [[NamedSchema]] {
    var found = documents.map(\.definitions)
    var known = found.map { Set($0.map(\.schema)) }
    var names: [Set<ScalarKey>] = found.map { Set($0.map { ScalarKey($0.name) }) }
    for schema in schemas where schema.pointer.count > 2 && !known[schema.document].contains(schema.id) {
      guard schema.definitionNames != nil, schema.embeddedName == nil else { continue }
      let name = schema.pointerParts.filter { $0.keyword != .defs && !$0.isOutside }.map(\.token).joined(
        separator: "/")
      // A copy for a dynamic scope stands behind what is written.
      guard names[schema.document].insert(ScalarKey(name)).inserted else { continue }
      known[schema.document].insert(schema.id)
      found[schema.document].append(
        NamedSchema(name: name, nameLocation: schema.location, schema: schema.id))
    }
    return found
  }
}
