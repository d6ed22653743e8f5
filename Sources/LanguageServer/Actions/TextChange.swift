import SchemaRuntime

/// A change of a text: bytes that others replace.
struct TextChange {
  var range: Range<Int>
  var text: String

  /// The changes that make one text of another: one for each run of lines that differ.
  static func between(_ old: DocumentText, _ new: [UInt8]) -> [TextChange] {
    if old.bytes == new { return [] }
    let (before, after) = (lines(old), lines(DocumentText(new)))
    let difference = after.difference(from: before)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var changes: [TextChange] = []
    var (i, j, start) = (0, 0, 0)
    while i < before.count || j < after.count {
      let from = start
      var text: [UInt8] = []
      var isChanged = false
      while i < before.count, removed.contains(i) {
        start += before[i].count
        (i, isChanged) = (i + 1, true)
      }
      while j < after.count, inserted.contains(j) {
        text += after[j]
        (j, isChanged) = (j + 1, true)
      }
      if isChanged {
        changes.append(TextChange(range: from..<start, text: String(decoding: text, as: UTF8.self)))
      } else {
        start += before[i].count
        (i, j) = (i + 1, j + 1)
      }
    }
    return changes
  }

  private static func lines(_ text: DocumentText) -> [ArraySlice<UInt8>] {
    text.lineStarts.indices.map { line in
      let end = line + 1 < text.lineCount ? text.lineStarts[line + 1] : text.bytes.count
      return text.bytes[text.lineStarts[line]..<end]
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension LanguageServer {
  func json(_ changes: [TextChange], in text: DocumentText) -> JSONValue {
    .array(changes.map { ["range": range($0.range, in: text), "newText": .string($0.text)] })
  }
}
