import Foundation

/// How much tests try of what has many cases of few kinds.
public enum Extent {
  /// Every case, and not one of each kind alone: with `SCHEMAGEN_WHOLE_TESTS=1` in the environment, as in `Scripts/test --all`.
  public static let isWhole = ProcessInfo.processInfo.environment["SCHEMAGEN_WHOLE_TESTS"] == "1"
}
