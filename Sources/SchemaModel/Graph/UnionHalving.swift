extension ArraySlice<[SchemaID]> {
  /// Unions of this number or fewer are asked one after the other.
  private static var few: Int { 4 }

  /// The unions that have to be asked one by one, each a list of branches. One question about many unions together may settle
  /// each of them; where it does not, each half of them is asked.
  package func unsettled(_ areSettled: (ArraySlice<[SchemaID]>) -> Bool) -> [[SchemaID]] {
    guard count > Self.few else { return Array(self) }
    if areSettled(self) { return [] }
    let middle = startIndex + count / 2
    return self[..<middle].unsettled(areSettled) + self[middle...].unsettled(areSettled)
  }
}
