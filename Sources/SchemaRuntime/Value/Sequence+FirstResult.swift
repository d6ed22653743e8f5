extension Sequence {
  /// The first result that is not nil; elements behind it are not looked at.
  ///
  /// `lazy.compactMap(_:).first` calls its closure twice for the element that it finds, and traps where the second
  /// answer is nil: this calls it once.
  package func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
