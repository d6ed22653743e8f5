import FixtureEmitter
import MarkdownEmitter
package import SchemaModel
package import SchemaRuntime
package import SchemaValidation

/// Answers what pages ask of several schemas together, by the search that `lint` asks.
package struct SearchReasoning: SchemaReasoning {
  private let search: InstanceSearch

  package init(_ graph: SchemaGraph, _ program: Program) {
    search = InstanceSearch(graph: graph, program: program)
  }

  package func impossibleMembers(of ids: [SchemaID]) -> Set<ScalarKey> {
    Set(search.impossibleMembers(of: ids).keys)
  }

  package func forbids(member name: String, of ids: [SchemaID]) -> Bool {
    search.refill()
    return search.forbids(member: name, of: ids)
  }

  package func allowNothing(_ ids: [SchemaID]) -> Bool {
    search.refill()
    return search.allowNothing(ids)
  }

  package func certainSchemas(ofMember name: String, of ids: [SchemaID]) -> [SchemaID] {
    search.refill()
    return search.certainSchemas(ofMember: name, of: ids)
  }

  package func certainSchemas(ofItem index: Int, of ids: [SchemaID]) -> [SchemaID] {
    search.certainSchemas(ofItem: index, of: ids)
  }

  package func accepted(_ values: [JSONValue], by ids: [SchemaID]) -> [JSONValue] {
    search.refill()
    return search.accepted(values, by: ids)
  }
}
