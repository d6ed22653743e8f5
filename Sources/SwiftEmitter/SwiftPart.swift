import TypeModel
import ValidationPlanning

/// A part of one of the generated files, which can be written without the others.
public struct SwiftPart: Sendable {
  /// What is written, in the order in which it stands in a file.
  enum Contents {
    /// What people read first: the type of a document.
    case declarations(TypeFile)
    /// Types that are nested in that of a document and stand apart from it.
    case nested([TypeID], in: TypeID)
    /// What falls back on the defaults of a large type.
    case defaults(TypeID)
    /// What reads and writes types.
    case coding([TypeID])
    /// What belongs to no document.
    case namespaces
    case validators([BlockID])
    case patterns([PatternConstant])
    /// What reports come from.
    case program(Int)
  }

  /// The number of the file among those of `FileDivision`.
  let file: Int
  let contents: Contents
}

/// What is written of a `SwiftPart`.
public struct SwiftExcerpt: Sendable {
  enum Contents {
    /// Types, or what reads and writes them (their coding), and the validators that they ask.
    case types(text: String, [TypeID], isCoding: Bool, mentions: Set<GlobalName>)
    /// What stands in the module where something needs it.
    case validators([Declaration])
  }

  /// The number of the file, as that of the part.
  let file: Int
  let contents: Contents
}

extension Array {
  /// The elements in their order, so many at a time and the rest.
  func inParts(of size: Int) -> [[Element]] { inParts(of: size) { _ in 1 } }
}

extension Sequence {
  /// The elements in their order, in parts whose sizes do not add up to more than a limit; what is larger stands alone.
  func inParts(of limit: Int, size: (Element) -> Int) -> [[Element]] {
    var parts: [[Element]] = []
    var sum = 0
    for element in self {
      let size = size(element)
      if parts.isEmpty || sum + size > limit {
        parts.append([])
        sum = 0
      }
      parts[parts.count - 1].append(element)
      sum += size
    }
    return parts
  }
}
