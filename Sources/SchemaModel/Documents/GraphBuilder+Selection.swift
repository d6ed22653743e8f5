import Diagnostics
import SchemaRuntime

extension GraphBuilder {
  /// Leaves a document that holds schemas those that a configuration includes, and what these lead to.
  mutating func selectDefinitions() {
    let wanted = options.adjustments.includedSchemas
    guard !wanted.isEmpty else { return }
    var chosen: [SchemaID] = []
    for mention in wanted {
      let found = definitions(at: mention)
      if found.isEmpty, options.adjustments.areComplete { reportNothing(at: mention) }
      chosen += found
    }
    let reached = graph.reach(of: chosen)
    for index in graph.documents.indices where !graph.documents[index].isSchema {
      graph.documents[index].definitions.removeAll { !reached[$0.schema.index] }
    }
  }

  private func definitions(at mention: Mention) -> [SchemaID] {
    let parts = mention.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.last.flatMap({ PartPath(String($0)) }) else { return [] }
    let files = parts.count == 2 ? String(parts[0]) : "**"
    return graph.documents.filter { !$0.isSchema && Glob.matches(files, $0.path) }
      .flatMap(\.definitions).map(\.schema).filter { path.matches(graph[$0].pointer) }
  }

  private mutating func reportNothing(at mention: Mention) {
    let pointers = graph.documents.filter { !$0.isSchema }.flatMap(\.definitions)
      .map { JSONPointer.text(of: graph[$0.schema].pointer) }
    let written = mention.text.split(separator: "#", maxSplits: 1).last.map(String.init) ?? mention.text
    diagnostics.error(
      "no document holds a schema at '\(mention.text.shortened)'", at: mention.location,
      help: spellingHelp(for: written, among: pointers))
  }
}
