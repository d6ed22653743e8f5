/// A variable of a generated function that is declared only where the function mentions it.
enum LocalVariable: String, CaseIterable {
  /// The place of the value.
  case start
  case kind
  /// Which members and items the block has evaluated.
  case own
  /// The name of the member that is read.
  case key

  /// A set of them.
  struct Mentions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ variable: LocalVariable) {
      rawValue = LocalVariable.allCases.firstIndex(of: variable).map { 1 << UInt8($0) } ?? 0
    }
  }
}
