import SchemaModel
import SchemaRuntime
import YAMLTree

/// A name that an author of schemas chose, as it stands under a cursor.
struct RenameTarget {
  enum Kind {
    /// A member, of the objects that a schema is about.
    case member(of: SchemaID)
    /// A definition, or a member to which a reference leads.
    case definition(SchemaID)
  }

  var kind: Kind
  var name: String
  /// The word under the cursor.
  var range: Range<Int>

  /// Nil where no such name stands.
  init?(_ site: SchemaDraft.Site, in draft: SchemaDraft, _ path: String, _ graph: SchemaGraph) {
    range = site.node.range
    switch (site.role, site.place) {
    case (.key, .members), (.key, .definitions):
      guard let found = Self.named(by: site.pointer, in: path, graph) else { return nil }
      (kind, name) = found
    case (.key, .value(let facts)), (.value, .value(let facts)):
      switch facts.value {
      case .reference:
        guard site.role == .value, let schema = Self.schema(around: site, in: path, graph),
          let target = schema.reference, let file = graph.document(of: target)?.file,
          let found = Self.named(by: graph[target].pointer, in: file, graph)
        else { return nil }
        (kind, name) = found
      case .names, .dependentNames, .property:
        // `x-replacement` names a member beside the schema that it is in.
        let outer = facts.value == .property ? 1 : 0
        guard let schema = Self.schema(around: site, in: path, graph, outer: outer),
          let text = site.role == .key ? draft.key(site.node) : draft.string(site.node)
        else { return nil }
        (kind, name) = (.member(of: schema.id), text)
      case .schema, .schemas, .members, .dialect, .types, .format, .flag, .other: return nil
      }
    case (.key, .schema), (.key, .schemas), (.key, .other), (.value, _): return nil
    }
  }

  /// The member or the definition at a place of a file.
  private static func named(
    by pointer: [String], in path: String, _ graph: SchemaGraph
  ) -> (kind: Kind, name: String)? {
    guard let name = pointer.last, let schema = graph.schema(at: pointer, in: path) else { return nil }
    let keyword = pointer.dropLast().last.flatMap(Keyword.init(named:))
    if keyword == .properties || keyword == .dependentSchemas {
      return graph.schema(at: Array(pointer.dropLast(2)), in: path).map { (.member(of: $0.id), name) }
    }
    if keyword == .patternProperties { return nil }
    return schema.definitionNames == nil ? nil : (.definition(schema.id), name)
  }

  /// The schema that a place is in, or one around it.
  private static func schema(
    around site: SchemaDraft.Site, in path: String, _ graph: SchemaGraph, outer: Int = 0
  ) -> Schema? {
    let schemas = site.steps.indices.filter {
      site.steps[$0].place.isSchema && site.steps[$0].node.members != nil
    }
    guard schemas.count > outer else { return nil }
    return graph.schema(at: Array(site.pointer[..<schemas[schemas.count - 1 - outer]]), in: path)
  }
}

extension SchemaGraph {
  /// The document of a schema, and the file that it stands in.
  func document(of id: SchemaID) -> (path: String, file: String)? {
    guard documents.indices.contains(self[id].document) else { return nil }
    let document = documents[self[id].document]
    return (document.path, self[document.root].location.file)
  }
}
