import Diagnostics

extension YAMLReader {
  /// The document that a text holds, made of what `read` gave for another text from which it differs in a few lines: only
  /// the members of mappings that stand in these lines are read again.
  ///
  /// Nil where it is not certain that `read` would give the same, without mistakes or warnings: the caller asks that then.
  /// What was known must have been read without mistakes, warnings and merge keys.
  public func readAgain(_ known: YAMLNode, of old: [UInt8], as new: [UInt8], file: String) -> YAMLNode? {
    guard !isJSON(file), !SourceBytes.hasMarkOrRareBreak(old), !SourceBytes.hasMarkOrRareBreak(new) else {
      return nil
    }
    // What changed may stand elsewhere, too.
    if ChangedMembers.mayHaveAliases(old) { return nil }
    let difference = TextDifference(old, new)
    if difference.isEmpty { return known }
    let search = ChangedMembers.Search(
      bytes: old, lineStarts: LineStarts.all(in: old), changed: difference.old)
    guard let found = search.innermost(in: known) else { return nil }
    let chunk = found.bytes.lowerBound..<found.bytes.upperBound + difference.growth
    guard found.path.count < budget.depth, new.count < budget.nodes else { return nil }
    var reader = self
    reader.budget.depth -= found.path.count
    // What was read of the old members alone shows that they can be read alone.
    guard let before = reader.members(old[found.bytes], at: found, file: file),
      before == found.members, let after = reader.members(new[chunk], at: found, file: file)
    else { return nil }
    let change = ChangedMembers.Change(
      members: after, firstLineBehind: found.lines.upperBound,
      lines: LineStarts.all(in: Array(new[chunk])).count - LineStarts.all(in: Array(old[found.bytes])).count)
    return change.applied(to: known, at: found.path[...], in: found.range)
  }

  /// The members of a block mapping that stand in lines of a text; nil where these hold anything else, or what has to do
  /// with other lines.
  private func members(
    _ bytes: ArraySlice<UInt8>, at place: ChangedMembers.Found, file: String
  ) -> [YAMLNode.Member]? {
    let bytes = Array(bytes)
    guard bytes.prefix(place.column).allSatisfy({ $0 == 0x20 }), bytes.count > place.column,
      bytes[place.column] > 0x20, bytes[place.column] != UInt8(ascii: "#"),
      !ChangedMembers.mayReachOut(bytes)
    else { return nil }
    var bag = DiagnosticBag()
    var isMerged = false
    let root = read(bytes: bytes, file: file, into: &bag) { _ in isMerged = true }
    guard let members = root?.members, !members.isEmpty, bag.diagnostics.isEmpty, !isMerged,
      members.allSatisfy({ $0.keyLocation.column == place.column + 1 })
    else { return nil }
    return members.map { $0.moved(by: place.lines.lowerBound, from: 0) }
  }
}

/// Finds the members of a block mapping in whose lines a text has changed.
enum ChangedMembers {
  /// Members that follow each other in a mapping.
  struct Found {
    /// The positions of members that lead to the mapping from the root.
    var path: [Int]
    /// The positions of the members in the mapping.
    var range: Range<Int>
    var members: [YAMLNode.Member]
    /// The lines in which they stand, from 0, and the bytes of these.
    var lines: Range<Int>
    var bytes: Range<Int>
    /// The bytes before the key of each in its line, which are spaces.
    var column: Int
  }

  struct Search {
    var bytes: [UInt8]
    var lineStarts: [Int]
    var changed: Range<Int>

    /// The members in the innermost mapping that has the change in the lines of some of its members.
    func innermost(in root: YAMLNode) -> Found? {
      var (node, path, end) = (root, [Int](), lineStarts.count)
      var found: Found?
      while let members = node.members, let next = self.found(members, path, until: end) {
        found = next
        if next.range.count != 1 { break }
        (node, end) = (next.members[0].value, next.lines.upperBound)
        path.append(next.range.lowerBound)
      }
      return found
    }

    /// The members in whose lines the change stands, of a mapping that ends before a line.
    private func found(_ members: [YAMLNode.Member], _ path: [Int], until end: Int) -> Found? {
      guard let column = members.first.map({ $0.keyLocation.column - 1 }),
        let first = members.lastIndex(where: { start(of: $0) <= changed.lowerBound })
      else { return nil }
      // The line break at the end of a member's lines belongs to them.
      let last =
        members[first...].dropFirst().firstIndex { start(of: $0) > changed.upperBound } ?? members.count
      let lines = line(of: members[first])..<(last < members.count ? line(of: members[last]) : end)
      let upper = lines.upperBound < lineStarts.count ? lineStarts[lines.upperBound] : bytes.count
      guard lines.lowerBound < lines.upperBound, lines.upperBound <= end,
        changed.upperBound < upper || upper == bytes.count,
        members[first..<min(last + 1, members.count)].allSatisfy({ isAlone($0, in: column) })
      else { return nil }
      return Found(
        path: path, range: first..<last, members: Array(members[first..<last]), lines: lines,
        bytes: lineStarts[lines.lowerBound]..<upper, column: column)
    }

    private func line(of member: YAMLNode.Member) -> Int { member.keyLocation.line - 1 }

    private func start(of member: YAMLNode.Member) -> Int {
      let line = line(of: member)
      return lineStarts.indices.contains(line) ? lineStarts[line] : bytes.count
    }

    /// Whether only spaces stand before the key of a member in its line.
    private func isAlone(_ member: YAMLNode.Member, in column: Int) -> Bool {
      let start = start(of: member)
      return member.keyLocation.column == column + 1 && start + column < bytes.count
        && bytes[start..<start + column].allSatisfy { $0 == 0x20 }
    }
  }

  /// New members in place of others, and what this does to the lines behind them.
  struct Change {
    var members: [YAMLNode.Member]
    /// The first line behind the old members, from 0.
    var firstLineBehind: Int
    /// How many lines there are more.
    var lines: Int

    func applied(to node: YAMLNode, at path: ArraySlice<Int>, in range: Range<Int>) -> YAMLNode? {
      guard var own = node.members else { return nil }
      if let index = path.first {
        guard own.indices.contains(index),
          let value = applied(to: own[index].value, at: path.dropFirst(), in: range)
        else { return nil }
        own[index].value = value
        moveAll(&own, from: index + 1)
      } else {
        var keys = KeyIndex(of: Array(own[..<range.lowerBound] + own[range.upperBound...]))
        for member in members where keys.insert(member.key, at: member.keyLocation) != nil { return nil }
        moveAll(&own, from: range.upperBound)
        own.replaceSubrange(range, with: members)
      }
      return YAMLNode(.mapping(own), at: node.location)
    }

    private func moveAll(_ members: inout [YAMLNode.Member], from index: Int) {
      if lines == 0 { return }
      for index in members.indices.dropFirst(index) {
        members[index] = members[index].moved(by: lines, from: firstLineBehind)
      }
    }
  }

  /// Whether a text may have aliases of anchors.
  static func mayHaveAliases(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var (anchor, alias) = (false, false)
      for index in bytes.indices where bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "*")
      {
        let isFirst = index == 0 || separators.contains(bytes[index - 1])
        guard isFirst, index + 1 < bytes.count, bytes[index + 1] > 0x20 else { continue }
        if bytes[index] == UInt8(ascii: "&") { anchor = true } else { alias = true }
      }
      return anchor && alias
    }
  }

  /// The bytes before an anchor or an alias.
  private static let separators = Set(" \t\n\r-:?,[{".utf8)

  /// Whether bytes may have to do with others: by an anchor, an alias or the end of a document.
  static func mayReachOut(_ bytes: [UInt8]) -> Bool {
    var previous = UInt8(ascii: "\n")
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "*"):
        if separators.contains(previous) { return true }
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        let isFirst = previous == 0x0A || previous == 0x0D
        if isFirst, bytes[index...].prefix(3).allSatisfy({ $0 == byte }) { return true }
      default: break
      }
      previous = byte
    }
    return false
  }
}

extension YAMLNode.Member {
  /// The member with all of its places that stand in a line, counted from 0, or behind it, some lines further down.
  fileprivate func moved(by lines: Int, from first: Int) -> YAMLNode.Member {
    YAMLNode.Member(
      key: key, keyLocation: keyLocation.moved(by: lines, from: first),
      value: value.moved(by: lines, from: first))
  }
}

extension YAMLNode {
  fileprivate func moved(by lines: Int, from first: Int) -> YAMLNode {
    let place = location.moved(by: lines, from: first)
    switch content {
    case .null, .bool, .number, .string: return YAMLNode(content, at: place)
    case .sequence(let elements):
      return YAMLNode(.sequence(elements.map { $0.moved(by: lines, from: first) }), at: place)
    case .mapping(let members):
      return YAMLNode(.mapping(members.map { $0.moved(by: lines, from: first) }), at: place)
    }
  }
}

extension SourceLocation {
  fileprivate func moved(by lines: Int, from first: Int) -> SourceLocation {
    line > first ? SourceLocation(file: file, line: line + lines, column: column) : self
  }
}
