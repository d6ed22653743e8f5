// In v1 a `$dynamicRef` names a dynamic anchor of whatever schema led to its own resource (v1 Core, “Dynamic References”).
extension GraphBuilder {
  /// The name that a `$dynamicRef` of v1 holds. The official suite writes it as a fragment.
  static func freeName(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()) : text
  }

  /// The name that a `$dynamicRef` of v1 asks for; nil for other references.
  func freeName(of reference: PendingReference) -> String? {
    guard reference.isDynamic, graph.schemas[reference.schema.index].dialect.hasFreeDynamicNames else {
      return nil
    }
    return Self.freeName(reference.written.text)
  }

  /// The schema that a name stands for where validation begins with the resource of the reference: the one that has the
  /// dynamic anchor there, or else a schema that accepts nothing, as the specification leaves the verdict open.
  mutating func destination(ofName name: String, for reference: PendingReference) -> SchemaID? {
    let own = graph.resources[graph.schemas[reference.schema.index].resource.index]
    if let schema = own.dynamicAnchors[name] { return schema }
    return resource(of: URIReference(MetaSchema.unbound(name).uri), for: reference).map {
      graph.resources[$0.index].root
    }
  }
}
