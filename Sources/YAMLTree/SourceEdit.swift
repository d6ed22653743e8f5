package import Diagnostics

/// Changes of a YAML or JSON text that leave all else as it stands: comments, layout, order.
///
/// Places come from the nodes of the text. The changed text is read again and compared with the wanted tree: where they
/// differ, because of a layout that is not known here, nothing is changed.
///
///     var edit = SourceEdit(bytes, file: "note.yaml")
///     edit?.replace(["properties", "size", "default"], with: .string("5"))
///     let text = edit?.changed()
public struct SourceEdit {
  /// A scalar that is written.
  public enum Scalar: Sendable, Hashable {
    case string(String)
    case number(String)
    case bool(Bool)
  }

  let text: [Unicode.Scalar]
  private let file: String
  private let root: YAMLNode
  /// The tree that the text is to mean.
  private var wanted: YAMLNode
  var lineStarts: [Int] = [0]
  var changes: [(range: Range<Int>, text: String)] = []
  /// The locations of nodes that the tree has more than once, by aliases.
  private let repeated: Set<SourceLocation>

  /// Reads schemas, which may have keys that are no strings, and merge keys.
  private static let reader = YAMLReader(otherKeys: .taken, mergesKeys: true)

  /// Nil for a text that cannot be read.
  public init?(_ bytes: [UInt8], file: String) {
    var bag = DiagnosticBag()
    guard let root = Self.reader.read(bytes: bytes, file: file, into: &bag), !bag.hasErrors else {
      return nil
    }
    text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    self.file = file
    self.root = root
    repeated = root.repeatedPlaces
    wanted = root
    // Locations do not count a byte order mark.
    if text.first == "\u{FEFF}" { lineStarts[0] = 1 }
    for (index, scalar) in text.enumerated() where scalar == "\n" { lineStarts.append(index + 1) }
  }

  /// The changed text; nil where nothing was changed, or where it would mean something else than was wanted.
  public func changed() -> String? { changed(to: wanted) }

  /// The changed text; nil where nothing was changed, or where it would mean something else than `wanted`.
  package func changed(to wanted: YAMLNode) -> String? {
    guard !changes.isEmpty else { return nil }
    var result = String.UnicodeScalarView()
    var next = 0
    var last: (range: Range<Int>, text: String)?
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // A text that an alias or a merge repeats is changed once.
      if let last, last == change { continue }
      last = change
      guard change.range.lowerBound >= next else { return nil }
      result.append(contentsOf: text[next..<change.range.lowerBound])
      result.append(contentsOf: change.text.unicodeScalars)
      next = change.range.upperBound
    }
    result.append(contentsOf: text[next...])
    let new = String(result)
    var bag = DiagnosticBag()
    guard let read = Self.reader.read(bytes: Array(new.utf8), file: file, into: &bag),
      read.hasContent(of: wanted)
    else { return nil }
    return new
  }

  // MARK: - Changes

  /// Whether the text of a node stands for another one, too: an anchor is around it, and an alias repeats it. A change of
  /// one would change both, so that none is made.
  public func isRepeated(_ path: [String]) -> Bool {
    !repeated.isEmpty
      && (0...path.count).contains { count in
        root.node(at: path[..<count]).map { repeated.contains($0.location) } ?? false
      }
  }

  /// The number of items of the list at a path, and the lists that stand beside it in the same mapping.
  public func lists(beside path: [String]) -> (own: Int, others: [(key: String, count: Int)]) {
    let members = root.node(at: path.dropLast())?.members ?? []
    let others = members.filter { $0.key != path.last }.compactMap { member in
      member.value.elements.map { (key: member.key, count: $0.count) }
    }
    return (root.node(at: path[...])?.elements?.count ?? 0, others)
  }

  /// What stands at the keys and indices before any change.
  package func node(at path: [String]) -> YAMLNode? { root.node(at: path[...]) }

  /// Writes another key in place of the last one of a path. False: there is none, it has an escape or an anchor, or the mapping has
  /// the other key already.
  package mutating func rename(_ path: [String], to key: String) -> Bool {
    guard let old = path.last, let mapping = root.node(at: path.dropLast()), mapping[key] == nil,
      let member = mapping.members?.first(where: { $0.key.utf8.elementsEqual(old.utf8) }),
      !isRepeated(Array(path.dropLast())), respell(member, as: key)
    else { return false }
    return wanted.change(at: path.dropLast()) { $0.rename(old, to: key) }
  }

  /// Writes another scalar in place of the one at the keys and indices. False: there is none, or none that is known how
  /// to replace.
  @discardableResult
  public mutating func replace(_ path: [String], with scalar: Scalar) -> Bool {
    guard let node = root.node(at: path), node.isScalar, !isRepeated(path),
      let start = offset(of: node.location),
      let end = end(ofValueAt: start, inFlow: isInFlow(path))
    else { return false }
    changes.append((start..<end, literal(scalar)))
    wanted.change(at: path[...]) { $0.content = scalar.content }
    return true
  }

  /// Removes items of the list at the keys and indices, but not its first. False: one of them cannot be removed.
  @discardableResult
  public mutating func remove(_ indices: [Int], from path: [String]) -> Bool {
    guard let list = root.node(at: path), let items = list.elements, !isRepeated(path),
      let start = offset(of: list.location),
      indices.allSatisfy({ $0 > 0 && $0 < items.count })
    else { return false }
    let isFlow = start < text.count && text[start] == "["
    var ranges: [Range<Int>] = []
    for index in indices {
      guard let range = isFlow ? flowItem(index, items) : blockItem(index, items) else { return false }
      ranges.append(range)
    }
    changes += ranges.map { ($0, "") }
    wanted.change(at: path[...]) { node in
      guard case .sequence(let items) = node.content else { return }
      let rest = items.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
      node.content = .sequence(rest)
    }
    return true
  }

  /// Adds a member to the mapping at the keys and indices, after its first one. False: there is no mapping, or it has
  /// such a member.
  @discardableResult
  public mutating func add(_ key: String, _ scalar: Scalar, to path: [String]) -> Bool {
    add(key, literal(scalar), scalar.content, to: path)
  }

  /// Adds a member with a mapping of one member, as `add(_:_:to:)` adds one with a scalar.
  @discardableResult
  public mutating func add(_ key: String, holding name: String, _ scalar: Scalar, to path: [String]) -> Bool {
    let place = SourceLocation(file: file)
    let inner = YAMLNode.Member(key: name, keyLocation: place, value: YAMLNode(scalar.content, at: place))
    return add(key, "{\(self.name(name)): \(literal(scalar))}", .mapping([inner]), to: path)
  }

  private mutating func add(
    _ key: String, _ value: String, _ content: YAMLNode.Content, to path: [String]
  ) -> Bool {
    guard let mapping = root.node(at: path), let members = mapping.members, mapping[key] == nil,
      !isRepeated(path), let start = offset(of: mapping.location), start < text.count
    else { return false }
    let isFlow = text[start] == "{"
    let next = members.count > 1 ? members[1] : members.first
    guard let next else {
      guard isFlow else { return false }
      changes.append((start + 1..<start + 1, "\(name(key)): \(value)"))
      wanted.change(at: path[...]) { $0.add(key, content, at: 0) }
      return true
    }
    guard let place = offset(of: next.keyLocation) else { return false }
    let isOnNewLine = text[lineStarts[next.keyLocation.line - 1]..<place].allSatisfy {
      $0 == " " || $0 == "\t"
    }
    // In a block every member has a line; the one after a dash is the first on it.
    let isOnLine = !isFlow || isOnNewLine
    let indent = String(repeating: " ", count: next.keyLocation.column - 1)
    let member = "\(name(key)): \(value)\(isFlow ? "," : "")"
    // What was added there before stands before it.
    let added = changes.count { $0.range == place..<place }
    changes.append((place..<place, member + (isOnLine ? "\n" + indent : " ")))
    wanted.change(at: path[...]) { $0.add(key, content, at: (members.count > 1 ? 1 : 0) + added) }
    return true
  }

  /// Adds a comment on a line of its own before the line of a place. False in JSON, which has no comments.
  @discardableResult
  package mutating func addComment(_ comment: String, before location: SourceLocation) -> Bool {
    guard !isJSON, lineStarts.indices.contains(location.line - 1) else { return false }
    let start = lineStarts[location.line - 1]
    var indent = String.UnicodeScalarView()
    indent.append(contentsOf: text[start...].prefix { $0 == " " })
    changes.append((start..<start, "\(String(indent))# \(comment)\n"))
    return true
  }

  // MARK: - The text

  var isJSON: Bool { file.hasSuffix(".json") }

  func literal(_ scalar: Scalar) -> String {
    switch scalar {
    case .number(let text): text
    case .bool(let value): value ? "true" : "false"
    case .string(let text): isJSON ? Self.quoted(text) : "'" + text.replacing("'", with: "''") + "'"
    }
  }

  func name(_ key: String) -> String { isJSON ? Self.quoted(key) : key }

  /// A text between quotes. Characters that need other escapes do not occur where this is used; `changed()` writes no
  /// text with them.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  func offset(of location: SourceLocation) -> Int? {
    guard lineStarts.indices.contains(location.line - 1) else { return nil }
    let offset = lineStarts[location.line - 1] + location.column - 1
    return offset <= text.count ? offset : nil
  }

  /// Whether a node stands between brackets or braces.
  private func isInFlow(_ path: [String]) -> Bool {
    path.indices.contains { count in
      guard let outer = root.node(at: Array(path[..<count])), let start = offset(of: outer.location),
        start < text.count
      else { return false }
      return text[start] == "[" || text[start] == "{"
    }
  }

  /// The end of a scalar, or of a value between brackets; nil for a value that takes more to know.
  func end(ofValueAt start: Int, inFlow: Bool) -> Int? {
    guard start < text.count else { return nil }
    switch text[start] {
    case "\"": return endOfQuotes(start)
    case "'": return endOfApostrophes(start)
    case "[", "{": return endOfBrackets(start)
    case "|", ">", "&", "*", "!": return nil
    default: return endOfPlain(start, inFlow: inFlow)
    }
  }

  private func endOfQuotes(_ start: Int) -> Int? {
    var index = start + 1
    while index < text.count {
      if text[index] == "\"" { return index + 1 }
      index += text[index] == "\\" ? 2 : 1
    }
    return nil
  }

  private func endOfApostrophes(_ start: Int) -> Int? {
    var index = start + 1
    while index < text.count {
      if text[index] == "'" {
        guard index + 1 < text.count, text[index + 1] == "'" else { return index + 1 }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private func endOfBrackets(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case "[", "{": depth += 1
      case "]", "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      case "\"":
        guard let end = endOfQuotes(index) else { return nil }
        index = end - 1
      case "'":
        // Inside a word it is an apostrophe.
        if "[{,: \n".unicodeScalars.contains(text[index - 1]) {
          guard let end = endOfApostrophes(index) else { return nil }
          index = end - 1
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func endOfPlain(_ start: Int, inFlow: Bool) -> Int {
    var index = start
    while index < text.count, text[index] != "\n", text[index] != "\r" {
      if inFlow, ",]}".unicodeScalars.contains(text[index]) { break }
      if text[index] == "#", index > start, text[index - 1] == " " || text[index - 1] == "\t" { break }
      index += 1
    }
    while index > start, text[index - 1] == " " || text[index - 1] == "\t" { index -= 1 }
    return index
  }

  // MARK: - Items

  /// An item between brackets with the comma before it.
  private func flowItem(_ index: Int, _ items: [YAMLNode]) -> Range<Int>? {
    guard let before = offset(of: items[index - 1].location),
      let start = end(ofValueAt: before, inFlow: true), let own = offset(of: items[index].location),
      start <= own, let end = end(ofValueAt: own, inFlow: true)
    else { return nil }
    // The subject of a comment between them is not known.
    return text[start..<own].contains("#") ? nil : start..<end
  }

  /// The line of an item, or of a line with a comment all but that.
  private func blockItem(_ index: Int, _ items: [YAMLNode]) -> Range<Int>? {
    let line = items[index].location.line - 1
    guard let own = offset(of: items[index].location), let end = end(ofValueAt: own, inFlow: false) else {
      return nil
    }
    let start = lineStarts[line]
    let lead = text[start..<own].filter { $0 != " " && $0 != "\t" }
    guard lead == ["-"] else { return nil }
    var rest = end
    while rest < text.count, text[rest] == " " || text[rest] == "\t" { rest += 1 }
    if rest < text.count, text[rest] == "#" {
      let dash = text[start..<own].firstIndex(of: "-") ?? start
      return dash..<rest
    }
    let isEnd = rest == text.count || text[rest] == "\n" || text[rest] == "\r"
    guard isEnd else { return nil }
    let next = lineStarts.indices.contains(line + 1) ? lineStarts[line + 1] : text.count
    return end <= next ? start..<next : nil
  }
}

extension SourceEdit.Scalar {
  fileprivate var content: YAMLNode.Content {
    switch self {
    case .string(let text): .string(text)
    case .number(let text): .number(text)
    case .bool(let value): .bool(value)
    }
  }
}

extension YAMLNode {
  /// The locations at which several nodes begin. A node that is nothing in the text has no place of its own, and an
  /// alias repeats a node with all that is in it.
  fileprivate var repeatedPlaces: Set<SourceLocation> {
    var (met, repeated): (Set<SourceLocation>, Set<SourceLocation>) = ([], [])
    var waiting = [self]
    while let node = waiting.popLast() {
      if !node.isNull, !met.insert(node.location).inserted {
        repeated.insert(node.location)
        continue
      }
      waiting += (node.elements ?? []) + (node.members ?? []).map(\.value)
    }
    return repeated
  }

  fileprivate var isScalar: Bool {
    switch content {
    case .null, .bool, .number, .string: true
    case .sequence, .mapping: false
    }
  }

  fileprivate mutating func add(_ key: String, _ value: Content, at index: Int) {
    guard case .mapping(var members) = content else { return }
    members.insert(Member(key: key, keyLocation: location, value: YAMLNode(value, at: location)), at: index)
    content = .mapping(members)
  }

  fileprivate mutating func rename(_ old: String, to key: String) {
    guard case .mapping(var members) = content,
      let index = members.firstIndex(where: { $0.key.utf8.elementsEqual(old.utf8) })
    else { return }
    members[index].key = key
    content = .mapping(members)
  }

  /// Whether two nodes mean the same, wherever they stand.
  func hasContent(of other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.sequence(let a), .sequence(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.hasContent(of: $1) }
    case (.mapping(let a), .mapping(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.hasContent(of: $1.value)
        }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.sequence, _), (.mapping, _): false
    }
  }
}
