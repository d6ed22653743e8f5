import Generation

extension OutputComparison {
  /// What `diff -u` says of every file that is not as it should be, the record included, in order of path.
  public var diffs: [String] {
    differences.map { UnifiedDiff.between($0.current, $0.wanted, path: $0.path) }
  }
}
