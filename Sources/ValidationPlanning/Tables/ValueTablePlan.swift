package import SchemaRuntime

/// A table of values that have no names: of items, or of members whatever their names.
package struct ValueTablePlan {
  package enum Kind {
    case prefixItems, items, contains, additional
  }

  package var kind: Kind
  /// A line for each item of the prefix; one line for all other values.
  package var rows: [MemberRow]
  /// The table that is nested in it.
  package var nested: NestedTables.Table?
}
