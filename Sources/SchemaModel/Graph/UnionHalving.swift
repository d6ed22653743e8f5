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

  /// Whether one of the unions that have to be asked one by one is looked for. No more are asked once it is found.
  package func hasUnsettled(
    _ areSettled: (ArraySlice<[SchemaID]>) -> Bool, where isLookedFor: ([SchemaID]) -> Bool
  ) -> Bool {
    guard count > Self.few else { return contains(where: isLookedFor) }
    if areSettled(self) { return false }
    let middle = startIndex + count / 2
    return self[..<middle].hasUnsettled(areSettled, where: isLookedFor)
      || self[middle...].hasUnsettled(areSettled, where: isLookedFor)
  }
}
