package import SchemaModel
package import SchemaValidation

/// Schemas as they were read once: one object, which tells one reading from another.
package final class SchemaReading: Sendable {
  package let graph: SchemaGraph
  /// Nil where no instance was judged yet.
  package let program: Program?

  package init(_ graph: SchemaGraph, _ program: Program? = nil) {
    (self.graph, self.program) = (graph, program)
  }
}
