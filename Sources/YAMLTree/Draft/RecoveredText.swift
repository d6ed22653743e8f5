/// The contents of a text that breaks the rules, as far as its indentation and brackets show them.
package struct RecoveredText: Sendable {
  package let node: YAMLNode
  /// The lines, from 1, in which it breaks the rules: what is said about them may come of that.
  package let brokenLines: Set<Int>
  /// Whether its last line is one of them, so that more may be meant to follow.
  package let endsBroken: Bool
  /// The words of these lines.
  private let brokenWords: Set<ArraySlice<UInt8>>

  /// Nil for a text that breaks the rules in very many places, and for one that merges mappings, whose members are elsewhere.
  package init?(_ bytes: [UInt8], file: String) {
    let isJSON = YAMLReader().isJSON(file)
    if !isJSON, Self.mayMerge(bytes) { return nil }
    var reader = DraftReader(bytes: bytes, isJSON: isJSON, recovers: true)
    guard let document = reader.documents().first, reader.broken.count < DraftReader.mostBroken else {
      return nil
    }
    var tree = DraftTree(bytes, file: file, isJSON: isJSON)
    node = Self.withoutDuplicates(tree.node(document))
    let starts = LineStarts.all(in: bytes)
    func line(_ offset: Int) -> Int { starts.partitioningIndex { $0 > offset } }
    let lines = reader.broken.reduce(into: Set<Int>()) { lines, range in
      lines.formUnion(line(range.lowerBound)...line(max(range.lowerBound, range.upperBound - 1)))
    }
    brokenLines = lines
    let last = bytes.lastIndex { $0 > 0x20 }.map(line) ?? 1
    endsBroken = lines.contains { $0 >= last }
    brokenWords = lines.reduce(into: []) { words, line in
      let end = line < starts.count ? starts[line] : bytes.count
      words.formUnion(Self.words(of: bytes[starts[line - 1]..<end]))
    }
  }

  /// Whether all words of a name stand in broken lines, so that what has the name may be meant to stand there.
  package func mayHold(_ name: String) -> Bool {
    let words = Self.words(of: Array(name.utf8)[...])
    return !words.isEmpty && words.allSatisfy(brokenWords.contains)
  }

  private static func words(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split { byte in byte <= 0x20 || "\"',:/#[]{}".utf8.contains(byte) }
  }

  private static func mayMerge(_ bytes: [UInt8]) -> Bool {
    let mark = UInt8(ascii: "<")
    return bytes.indices.dropLast().contains { bytes[$0] == mark && bytes[$0 + 1] == mark }
  }

  /// A tree in which each key stands once in its mapping: where it stands first with a value.
  private static func withoutDuplicates(_ node: YAMLNode) -> YAMLNode {
    switch node.content {
    case .null, .bool, .number, .string: return node
    case .sequence(let elements):
      return YAMLNode(.sequence(elements.map(withoutDuplicates)), at: node.location)
    case .mapping(let members):
      var places: [[UInt8]: Int] = [:]
      var kept: [YAMLNode.Member] = []
      for var member in members {
        member.value = withoutDuplicates(member.value)
        let key = Array(member.key.utf8)
        if let place = places[key] {
          if kept[place].value.isNull { kept[place] = member }
        } else {
          places[key] = kept.count
          kept.append(member)
        }
      }
      return YAMLNode(.mapping(kept), at: node.location)
    }
  }
}
