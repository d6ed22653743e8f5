import Diagnostics
import SchemaModel

/// After it, one note for each document says how many sets of schemas have no type.
struct RefusalNotes {
  let graph: SchemaGraph
  let combined: CombinedTypes

  func apply(into bag: inout DiagnosticBag) {
    for (document, count) in combined.refusals.sorted(by: { $0.key < $1.key }) {
      let sets =
        count == 1
        ? "one set of schemas that hold together has" : "\(count) sets of schemas that hold together have"
      bag.note(
        "\(sets) no type: all such types of a document have at most \(combined.budget(of: document)) members, and others are JSONValue",
        at: graph[graph.documents[document].root].location,
        help: "describe each member in one place, and not again in branches beside it")
    }
  }
}
