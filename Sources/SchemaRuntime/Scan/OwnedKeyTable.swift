/// A `KeyTable` made at run time, for those who read a schema and generate nothing.
public final class OwnedKeyTable: Sendable {
  /// Valid as long as this object lives.
  public let table: KeyTable

  /// - Parameter strings: distinct by scalar.
  public init(_ strings: [String]) { table = KeyTable(strings) }

  deinit { table.deallocate() }
}
