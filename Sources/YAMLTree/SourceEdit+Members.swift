import Diagnostics

/// Changes of the text alone, for those who make the wanted tree themselves (`changed(to:)`): a tree with many changes is made
/// once, and not for each of them.
extension SourceEdit {
  /// Whether the value is written between brackets or braces.
  package func isFlow(_ node: YAMLNode) -> Bool {
    guard let start = offset(of: node.location), start < text.count else { return false }
    return text[start] == "[" || text[start] == "{"
  }

  /// Writes another key for a member. False: the key has an escape or an anchor.
  package mutating func respell(_ member: YAMLNode.Member, as key: String) -> Bool {
    guard var start = offset(of: member.keyLocation), start < text.count else { return false }
    let quote = text[start] == "\"" || text[start] == "'" ? text[start] : nil
    if quote != nil { start += 1 }
    let old = member.key.unicodeScalars
    let end = start + old.count
    guard end < text.count, text[start..<end].elementsEqual(old), quote == nil || text[end] == quote else {
      return false
    }
    changes.append((start..<end, key))
    return true
  }

  /// Writes another scalar in place of one. False: it is written in a way that is left alone.
  package mutating func rewrite(_ node: YAMLNode, as scalar: Scalar, inFlow: Bool) -> Bool {
    guard let start = offset(of: node.location), let end = end(ofValueAt: start, inFlow: inFlow) else {
      return false
    }
    changes.append((start..<end, literal(scalar)))
    return true
  }

  /// Makes a list between brackets the one member of a mapping. False: it has no brackets.
  package mutating func wrap(_ list: YAMLNode, as key: String) -> Bool {
    guard isFlow(list), let start = offset(of: list.location), let end = end(ofValueAt: start, inFlow: true)
    else { return false }
    changes.append((start..<start, "{\(name(key)): "))
    changes.append((end..<end, "}"))
    return true
  }

  /// Removes a member whose value is a scalar. False: it is the only one, or it stands beside what is not known here.
  package mutating func strike(_ index: Int, of members: [YAMLNode.Member], inFlow: Bool) -> Bool {
    guard members.count > 1, members.indices.contains(index),
      let key = offset(of: members[index].keyLocation), let value = offset(of: members[index].value.location),
      key <= value, let end = end(ofValueAt: value, inFlow: inFlow)
    else { return false }
    guard let range = inFlow ? flowMember(index, of: members, end) : blockMember(members[index], key, end)
    else {
      return false
    }
    changes.append((range, ""))
    return true
  }

  /// A member between braces: with the comma before it, or of the first one with the comma after it.
  private func flowMember(_ index: Int, of members: [YAMLNode.Member], _ end: Int) -> Range<Int>? {
    let range: Range<Int>
    if index == 0 {
      guard let start = offset(of: members[0].keyLocation), let next = offset(of: members[1].keyLocation),
        start <= next
      else { return nil }
      range = start..<next
    } else {
      let before = members[index - 1].value
      guard let value = offset(of: before.location), let start = self.end(ofValueAt: value, inFlow: true),
        start <= end
      else { return nil }
      range = start..<end
    }
    // The subject of a comment between them is not known.
    return text[range].contains("#") ? nil : range
  }

  /// The line of a member, or of a line with a comment all but that.
  private func blockMember(_ member: YAMLNode.Member, _ key: Int, _ end: Int) -> Range<Int>? {
    let line = member.keyLocation.line - 1
    guard lineStarts.indices.contains(line), member.value.location.line == member.keyLocation.line else {
      return nil
    }
    let start = lineStarts[line]
    guard text[start..<key].allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var rest = end
    while rest < text.count, text[rest] == " " || text[rest] == "\t" { rest += 1 }
    if rest < text.count, text[rest] == "#" { return key..<rest }
    guard rest == text.count || text[rest] == "\n" || text[rest] == "\r" else { return nil }
    let next = lineStarts.indices.contains(line + 1) ? lineStarts[line + 1] : text.count
    return end <= next ? start..<next : nil
  }
}
