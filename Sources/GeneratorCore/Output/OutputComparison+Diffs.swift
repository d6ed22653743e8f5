import Generation

extension OutputComparison {
  /// The output of `diff -u` for every file that is not as it should be, including the record, in order of path.
  public var diffs: [String] {
    differences.map { UnifiedDiff.between($0.current, $0.wanted, path: $0.path) }
  }
}
