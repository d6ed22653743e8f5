/// A variable of a generated function that is declared only where the function mentions it.
enum LocalVariable: String, CaseIterable {
  /// Where the value stands.
  case start
  case kind
  /// Which members and items the block has evaluated.
  case own
  /// The name of the member that is read.
  case key
  /// Whether what the walk has captured holds: then nothing is to be said of the subschemas that it decides. Where it does
  /// not, a walk that collects asks them, for all that is wrong.
  case isDecided
  /// The bits of the rules that are to be asked, of those that what is captured decides.
  case warnings

  /// A set of them.
  struct Mentions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ variable: LocalVariable) {
      rawValue = LocalVariable.allCases.firstIndex(of: variable).map { 1 << UInt8($0) } ?? 0
    }
  }
}
