import TypeModel

/// A part of one of the generated files, which can be written without the others.
public struct SwiftPart: Sendable {
  /// The contents of a part, in the order in which they stand in a file.
  enum Contents {
    /// The type of a document, which people read first.
    case declarations(TypeFile)
    /// Types that are nested in that of a document and stand apart from it.
    case nested([TypeID], in: TypeID)
    /// The code that falls back on the defaults of a large type.
    case defaults(TypeID)
    /// The code that reads and writes types.
    case coding([TypeID])
    /// The namespaces, which belong to no document.
    case namespaces
    /// The plan of a document, with the program that makes reports.
    case plan(Int)
  }

  /// The number of the file among those of `FileDivision`.
  let file: Int
  let contents: Contents
}

/// The text that is written for a `SwiftPart`.
public struct SwiftExcerpt: Sendable {
  enum Contents {
    /// Types, or the code that reads and writes them (their coding), and the plans that they mention.
    case types(text: String, [TypeID], isCoding: Bool, mentions: Set<GlobalName>)
    /// Declarations that stand in the module only where something needs them.
    case plan([Declaration])
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
  /// The elements in their order, in parts whose sizes do not add up to more than a limit; a larger element stands
  /// alone.
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
