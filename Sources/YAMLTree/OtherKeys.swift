/// The way in which keys that are numbers, booleans or null are read: JSON has none, and many files do (`200:`,
/// `true:`, `~:`).
public enum OtherKeys: Sendable, Hashable {
  /// Each is a mistake.
  case refused
  /// Each is the name that its text says: `1.0:` has the name `1.0`.
  case taken
  /// Each is the name that its text says, and a warning.
  case warned
}
