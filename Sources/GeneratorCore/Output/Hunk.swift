/// Edits that stand close together, with the unchanged lines around them.
struct Hunk {
  private static let context = 3

  private var oldStart: Int
  private var newStart: Int
  private var edits: [LineEdit] = []

  static func hunks(of script: [LineEdit]) -> [Hunk] {
    let changes = script.indices.filter { !script[$0].isKept }
    var ranges: [Range<Int>] = []
    for change in changes {
      let lower = max(0, change - context)
      let upper = min(script.count, change + context + 1)
      if let last = ranges.last, lower <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<upper
      } else {
        ranges.append(lower..<upper)
      }
    }
    var hunks: [Hunk] = []
    var (old, new, position) = (0, 0, 0)
    for range in ranges {
      for edit in script[position..<range.lowerBound] {
        (old, new) = (old + edit.oldLines, new + edit.newLines)
      }
      var hunk = Hunk(oldStart: old, newStart: new)
      for edit in script[range] {
        hunk.edits.append(edit)
        (old, new) = (old + edit.oldLines, new + edit.newLines)
      }
      hunks.append(hunk)
      position = range.upperBound
    }
    return hunks
  }

  var text: String {
    let old = edits.reduce(0) { $0 + $1.oldLines }
    let new = edits.reduce(0) { $0 + $1.newLines }
    let header = "@@ -\(Self.range(oldStart, old)) +\(Self.range(newStart, new)) @@\n"
    return header + edits.map(\.text).joined()
  }

  /// `start,count`; an empty range has the number of the line before it, and a count of one is left out.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }
}

extension LineEdit {
  fileprivate var isKept: Bool { if case .keep = self { true } else { false } }
  fileprivate var oldLines: Int { if case .insert = self { 0 } else { 1 } }
  fileprivate var newLines: Int { if case .remove = self { 0 } else { 1 } }

  fileprivate var text: String {
    switch self {
    case .keep(let line): Self.text(" ", line)
    case .remove(let line): Self.text("-", line)
    case .insert(let line): Self.text("+", line)
    }
  }

  private static func text(_ mark: String, _ line: Line) -> String {
    let content = String(decoding: line, as: UTF8.self)
    return mark + (line.last == UInt8(ascii: "\n") ? content : content + "\n\\ No newline at end of file\n")
  }
}
