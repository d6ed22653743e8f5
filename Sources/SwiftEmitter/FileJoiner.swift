import SourceText
import TypeModel

/// Puts excerpts together to files, the types of each before the plan, and divides files that get too long.
struct FileJoiner {
  /// How many lines the head of a file and the marks in it take, and a few more.
  private static let headLines = 16

  /// A file that is being put together.
  private struct Draft {
    let origin: Int
    /// How many lines it has at most; the first ones are its head.
    var lines = headLines
    /// The types that are declared in it, and those that are read and written in it.
    var types: [TypeID] = []
    var coded: [TypeID] = []
    var text = ""
    var hasCoding = false
    var plan = ""
  }

  private let division: FileDivision
  private var drafts: [Draft]
  /// The declarations of plans, each with the number of its draft.
  private var declarations: [(draft: Int, declaration: Declaration)] = []
  private var mentions: [(draft: Int, names: Set<GlobalName>)] = []

  init(_ division: FileDivision, _ excerpts: [SwiftExcerpt], keeping kept: Set<GlobalName>) {
    self.division = division
    drafts = division.origins.indices.map { Draft(origin: $0) }
    var last = Array(drafts.indices)
    for excerpt in excerpts {
      guard case .types(let text, let types, let isCoding, let names) = excerpt.contents else { continue }
      let draft = take(text.lineCount, &last[excerpt.file], ofTypes: types)
      mentions.append((draft, names))
      if isCoding {
        drafts[draft].coded += types
      } else {
        drafts[draft].types += types
      }
      if isCoding, !drafts[draft].hasCoding {
        drafts[draft].hasCoding = true
        drafts[draft].text += "\n// MARK: - Coding\n"
      }
      drafts[draft].text += text
    }
    for excerpt in excerpts {
      guard case .plan(let list) = excerpt.contents else { continue }
      for declaration in list {
        declarations.append((take(declaration.lines, &last[excerpt.file]), declaration))
      }
    }
    let linker = DeclarationLinker(declarations, mentionedByTypes: mentions, keeping: kept)
    for (draft, declaration) in declarations {
      guard let text = linker.text(of: declaration) else { continue }
      drafts[draft].plan += "\n"
      drafts[draft].plan += text
    }
  }

  /// The draft that takes so many more lines: another one where the last one would get too long.
  /// - Parameter types: the types that the lines declare, read or write: they stand together with the rest of their
  ///   file, where that is not divided.
  private mutating func take(_ lines: Int, _ last: inout Int, ofTypes types: [TypeID] = []) -> Int {
    let mayDivide = types.allSatisfy(division.divided.contains)
    if mayDivide, let limit = division.lines, drafts[last].lines > Self.headLines,
      drafts[last].lines + lines > limit
    {
      drafts.append(Draft(origin: drafts[last].origin))
      last = drafts.count - 1
    }
    drafts[last].lines += lines + 1
    return last
  }

  /// The files, in order of path.
  /// - Parameters:
  ///   - head: the head of a file of an origin that declares some types, and reads and writes some.
  ///   - name: the name of the first file of an origin.
  func files(
    head: (FileDivision.Origin, _ declared: [TypeID], _ coded: [TypeID], _ hasPlan: Bool) -> String,
    name: (FileDivision.Origin) -> String
  ) -> [OutputFile] {
    var taken: Set<String> = []
    var files: [OutputFile] = []
    for draft in drafts {
      let origin = division.origins[draft.origin]
      let isNeeded =
        switch origin {
        case .document: !draft.text.isEmpty || !draft.plan.isEmpty || draft.origin < division.namespaces
        case .namespaces: true
        }
      guard isNeeded else { continue }
      let base = name(origin)
      var path = base
      var number = 2
      while !taken.insert(path.lowercased()).inserted {
        path = "\(base.dropLast(".swift".count))+\(number).swift"
        number += 1
      }
      var text = head(origin, draft.types, draft.coded, !draft.plan.isEmpty)
      text += draft.text
      if !draft.plan.isEmpty { text += "\n// MARK: - Plan\n" + draft.plan }
      files.append(OutputFile(path: path, contents: text))
    }
    return files.sorted { $0.path.precedesByScalars($1.path) }
  }
}
