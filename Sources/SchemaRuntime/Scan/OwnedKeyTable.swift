/// A `KeyTable` that is made at run time, for code that reads a schema without generating any.
public final class OwnedKeyTable: Sendable {
  /// Valid as long as this object lives.
  public let table: KeyTable

  /// - Parameter strings: distinct by scalar.
  public init(_ strings: [String]) { table = KeyTable(strings) }

  /// The table of no strings.
  static let empty = OwnedKeyTable([])

  deinit { table.deallocate() }
}
