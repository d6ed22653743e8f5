import TypeModel
import ValidationPlanning

/// A part of one of the generated files, which can be written without the others.
public struct SwiftPart: Sendable {
  /// What is written, in the order in which it stands in a file.
  enum Contents {
    /// What people read first: the types.
    case face(TypeFile)
    /// What reads and writes types.
    case machinery([TypeID])
    /// What belongs to no document.
    case namespaces
    case validators([BlockID])
    /// The sources of patterns.
    case patterns([String])
  }

  /// The number of the file among the types' files; behind them, that of the namespaces.
  let file: Int
  let contents: Contents

  /// Whether it stands among the validators, behind the types.
  var isOfValidators: Bool {
    switch contents {
    case .validators, .patterns: true
    case .face, .machinery, .namespaces: false
    }
  }
}

/// The text of a `SwiftPart`.
public struct SwiftExcerpt: Sendable {
  let file: Int
  let isOfValidators: Bool
  let text: String
}

extension Array {
  /// The elements in their order, so many at a time and the rest.
  func inParts(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
