package import SchemaRuntime

/// The table of an object scanner.
package struct MemberTablePlan {
  /// A line for each name.
  package var rows: [MemberRow]
  /// The tables that are nested in it, in the order of the rows that nest them.
  package var nested: [NestedTables.Table] = []
  /// The bits of the names that have to be there, where another table may nest this one.
  package var required: UInt64 = 0
}
