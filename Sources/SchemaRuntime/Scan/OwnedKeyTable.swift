/// A `KeyTable` made at run time, for those who read a schema and generate nothing.
public final class OwnedKeyTable: Sendable {
  /// Valid as long as this object lives.
  public let table: KeyTable
  public let strings: [String]

  /// Nil where the strings pass the limits of `KeyTableBuilder`.
  public init?(_ strings: [String]) {
    guard let builder = KeyTableBuilder(strings) else { return nil }
    let text = Array(builder.blob.utf8)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: text.count, alignment: 8)
    text.withUnsafeBytes {
      memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: text.count)
    }
    table = KeyTable(at: memory, builder.multiplier, builder.shift)
    self.strings = strings
  }

  deinit { UnsafeMutableRawPointer(mutating: table.table).deallocate() }
}
