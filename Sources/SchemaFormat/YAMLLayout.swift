import Diagnostics
import SchemaModel
import YAMLTree

/// Lays out the documents of a YAML text: two spaces a level, dashes below their key and two spaces in.
struct YAMLLayout {
  private let settings: LayoutSettings
  private let scalars: ScalarLayout
  private let file: String
  private var schemas: SchemaObjects?
  private var output = ""
  /// Whether a blank line here would become part of the block scalar above.
  private var isBehindKept = false
  /// The first key that cannot be laid out.
  private var problem: Diagnostic?

  private static let step = 2

  /// The text, laid out; nil where it has something that cannot be laid out, which `bag` reports.
  static func text(
    of syntax: YAMLSyntax, _ file: String, _ settings: LayoutSettings, _ schemas: [SchemaObjects?],
    into bag: inout DiagnosticBag
  ) -> String? {
    var builder = SyntaxBuilder(syntax)
    let (documents, foot) = builder.documents()
    var layout = YAMLLayout(file, settings)
    layout.output.reserveCapacity(syntax.text.count)
    for (index, document) in documents.enumerated() {
      layout.schemas = index < schemas.count ? schemas[index] : nil
      layout.write(document, isFirst: index == 0)
    }
    for comment in foot { layout.writeLine(of: comment, indent: 0) }
    if let problem = layout.problem {
      bag.add(problem)
      return nil
    }
    return layout.output
  }

  private init(_ file: String, _ settings: LayoutSettings) {
    (self.file, self.settings) = (file, settings)
    scalars = ScalarLayout(removesQuotes: settings.removesQuotes)
  }

  private mutating func write(_ document: SyntaxDocument, isFirst: Bool) {
    for comment in document.comments { writeLine(of: comment, indent: 0) }
    for directive in document.directives { output += directive + "\n" }
    if document.isExplicit {
      output += "---" + (document.trail.map { " " + $0.text } ?? "") + "\n"
    }
    isBehindKept = false
    for comment in document.rootComments { writeLine(of: comment, indent: 0) }
    let hasComments =
      !document.rootComments.isEmpty || !document.isExplicit && !document.comments.isEmpty
    if document.rootFollowsBlank, hasComments { writeBlankLine() }
    write(root: document.root)
    for comment in document.foot { writeLine(of: comment, indent: 0) }
    if document.endsExplicitly { output += "...\n" }
  }

  private mutating func write(root: SyntaxNode) {
    if case .collection(let collection) = root.content, oneLine(root, room: settings.width) == nil {
      let head = root.properties + [root.head].compactMap(\.self).map(\.text)
      if !head.isEmpty { output += head.joined(separator: " ") + "\n" }
      for comment in root.comments { writeLine(of: comment, indent: 0) }
      return writeEntries(of: collection, root, indent: 0, continues: false)
    }
    if !root.isNothing { writeValue(root, indent: -Self.step, lead: "") }
  }

  // MARK: - Lines

  private mutating func pad(_ indent: Int) { output += String(repeating: " ", count: max(0, indent)) }

  private mutating func writeBlankLine() {
    if !isBehindKept, !output.isEmpty, !output.hasSuffix("\n\n") { output += "\n" }
  }

  private mutating func writeLine(of comment: Comment, indent: Int) {
    if comment.followsBlank { writeBlankLine() }
    isBehindKept = false
    pad(indent)
    output += comment.text + "\n"
  }

  private mutating func endLine(with comment: Comment?) {
    if let comment { output += " " + comment.text }
    output += "\n"
  }

  // MARK: - Collections

  /// Writes the entries of a block. `continues` says that the first goes on in the line of a dash.
  private mutating func writeEntries(
    of collection: SyntaxNode.Collection, _ node: SyntaxNode, indent: Int, continues: Bool
  ) {
    var continues = continues
    for (index, entry) in sorted(collection, node).enumerated() {
      for (position, comment) in entry.comments.enumerated() {
        var comment = comment
        if index == 0, position == 0 { comment.followsBlank = false }
        writeLine(of: comment, indent: indent)
      }
      if entry.followsBlank, index > 0 || !entry.comments.isEmpty { writeBlankLine() }
      isBehindKept = false
      if !continues { pad(indent) }
      continues = false
      if let key = entry.key {
        let text = keyText(key, isInFlow: false)
        check(text, of: key)
        output += text
        writeValue(entry.value, indent: indent, lead: " ")
      } else {
        output += "-"
        writeValue(entry.value, indent: indent, lead: " ", isItem: true)
      }
    }
    for comment in collection.foot { writeLine(of: comment, indent: indent) }
  }

  /// The entries in the order in which they are written.
  private func sorted(
    _ collection: SyntaxNode.Collection, _ node: SyntaxNode
  ) -> [SyntaxNode.Entry] {
    guard collection.isMapping, schemas?.contains(node.place) ?? false else { return collection.entries }
    let names = collection.entries.map { $0.key?.name ?? "" }
    let isMerging = collection.entries.contains { $0.key?.isMergeKey ?? false }
    let order = KeywordSorting.order(of: names)
    // The node that an alias repeats has to stand before it.
    let marked = order.filter { collection.entries[$0].hasMarks }
    if isMerging || marked != marked.sorted() { return collection.entries }
    return order.map { collection.entries[$0] }
  }

  // MARK: - Values

  /// Writes a node behind a key or a dash that stands at `indent`, and ends the line.
  private mutating func writeValue(_ node: SyntaxNode, indent: Int, lead: String, isItem: Bool = false) {
    let inner = indent + Self.step
    if case .collection(let collection) = node.content {
      // Brackets stay where all stands on the line.
      if collection.isFlow, !node.followsComment {
        let used = output.unicodeScalars.reversed().prefix { $0 != "\n" }.count + lead.utf8.count
        if let line = oneLine(node, room: settings.width - used) {
          output += lead + line
          return endLine(with: node.trail)
        }
      }
      if !collection.entries.isEmpty { return writeBlock(collection, node, indent: inner, isItem: isItem) }
    }
    var parts = node.properties
    if node.followsComment {
      parts += [node.head].compactMap(\.self).map(\.text)
      output += (parts.isEmpty ? "" : lead) + parts.joined(separator: " ") + "\n"
      for comment in node.comments { writeLine(of: comment, indent: inner) }
      parts = []
      pad(inner)
    } else {
      output += lead
    }
    isBehindKept = false
    if !parts.isEmpty { output += parts.joined(separator: " ") + " " }
    writeWord(of: node, indent: inner)
  }

  private mutating func writeBlock(
    _ collection: SyntaxNode.Collection, _ node: SyntaxNode, indent: Int, isItem: Bool
  ) {
    var (collection, head, comments) = (collection, node.head, node.comments)
    // A comment behind a bracket that ends moves behind the key, unless it would come before other comments.
    if let trail = node.trail {
      if head == nil, comments.isEmpty, !collection.hasComments {
        head = trail
      } else {
        collection.foot.append(trail)
      }
    }
    let parts = node.properties + [head].compactMap(\.self).map(\.text)
    let first = sorted(collection, node).first
    let continues = isItem && parts.isEmpty && comments.isEmpty && (first?.comments.isEmpty ?? false)
    output += (parts.isEmpty ? "" : " ") + parts.joined(separator: " ") + (continues ? " " : "\n")
    for index in comments.indices { comments[index].followsBlank = comments[index].followsBlank && index > 0 }
    for comment in comments { writeLine(of: comment, indent: indent) }
    writeEntries(of: collection, node, indent: indent, continues: continues)
  }

  /// Writes a scalar, an alias or an empty collection, and ends the line.
  private mutating func writeWord(of node: SyntaxNode, indent: Int) {
    switch node.content {
    case .alias(let name): output += name
    case .collection(let collection): output += collection.isMapping ? "{}" : "[]"
    case .scalar(let scalar):
      let isTagged = node.isTagged
      if let line = scalars.line(scalar, isTagged: isTagged, isInFlow: false) {
        output += line
      } else if scalar.style.isBlock {
        return writeBlockScalar(scalar, node, indent: indent)
      } else {
        writeLines(of: scalar, indent: indent)
      }
    }
    trimSpaces()
    endLine(with: node.trail)
  }

  /// Removes the spaces before an empty word.
  private mutating func trimSpaces() {
    while output.unicodeScalars.last == " " { output.unicodeScalars.removeLast() }
  }

  private mutating func writeBlockScalar(_ scalar: SyntaxNode.Scalar, _ node: SyntaxNode, indent: Int) {
    guard let layout = BlockScalarLayout(scalar) else {
      output += ScalarLayout.escaped(scalar.value)
      return endLine(with: node.trail)
    }
    output += layout.head
    endLine(with: node.trail)
    for line in layout.lines {
      if !line.isEmpty { pad(max(indent, Self.step)) }
      output += line + "\n"
    }
    isBehindKept = layout.keepsBlankLines
  }

  /// Writes a scalar of several lines, whose ends are part of its value.
  private mutating func writeLines(of scalar: SyntaxNode.Scalar, indent: Int) {
    let lines = BlockScalarLayout.lines(of: scalar.source)
    for (index, line) in lines.enumerated() {
      var text = Substring(line)
      if index > 0 {
        output += "\n"
        text = text.drop { $0 == " " || $0 == "\t" }
        if !text.isEmpty { pad(max(indent, Self.step)) }
      }
      if index < lines.count - 1 {
        while text.last == " " || text.last == "\t", !text.dropLast().hasSuffix("\\") { text.removeLast() }
      }
      output += text
    }
  }

  // MARK: - One line

  /// A node on one line, where it fits: a scalar, an alias, or a collection in brackets that was written so.
  private func oneLine(_ node: SyntaxNode, room: Int, isInFlow: Bool = false) -> String? {
    guard room >= 0, !node.followsComment, !isInFlow || node.trail == nil else { return nil }
    let properties = node.properties.map { $0 + " " }.joined()
    let left = room - properties.unicodeScalars.count
    switch node.content {
    case .alias(let name): return name
    case .scalar(let scalar):
      guard let line = scalars.line(scalar, isTagged: node.isTagged, isInFlow: isInFlow) else { return nil }
      let text = properties + line
      return line.isEmpty ? String(text.dropLast(properties.isEmpty ? 0 : 1)) : text
    case .collection(let collection):
      return oneLine(collection, node, room: left).map { properties + $0 }
    }
  }

  private func oneLine(_ collection: SyntaxNode.Collection, _ node: SyntaxNode, room: Int) -> String? {
    if collection.entries.isEmpty { return collection.isMapping ? "{}" : "[]" }
    guard collection.isFlow, collection.foot.isEmpty else { return nil }
    if collection.spansLines, !collection.entries.allSatisfy({ $0.value.isWord && $0.key == nil }) {
      return nil
    }
    var line = collection.isMapping ? "{" : "["
    var left = room - 2
    for (index, entry) in sorted(collection, node).enumerated() {
      guard entry.comments.isEmpty else { return nil }
      let key = entry.key.map { keyText($0, isInFlow: true) }
      let separator = index > 0 ? ", " : ""
      left -= separator.utf8.count + (key?.unicodeScalars.count ?? 0) + (key == nil ? 0 : 1)
      guard let text = oneLine(entry.value, room: left, isInFlow: true) else { return nil }
      left -= text.unicodeScalars.count
      guard left >= 0 else { return nil }
      line += separator
      if let key {
        // A key alone stands for a member that is null.
        line += text.isEmpty ? String(key.dropLast()) : key + " " + text
      } else {
        line += text
      }
    }
    return line + (collection.isMapping ? "}" : "]")
  }

  /// Notes a key behind which libyaml would not look for the colon.
  private mutating func check(_ text: String, of key: SyntaxNode) {
    guard text.unicodeScalars.count > 1_000, problem == nil else { return }
    problem = Diagnostic(
      .error, "a key of more than 1000 characters is not laid out",
      at: SourceLocation(file: file, line: key.place.line, column: key.place.column))
  }

  /// A key with its colon.
  private func keyText(_ key: SyntaxNode, isInFlow: Bool) -> String {
    let properties = key.properties.map { $0 + " " }.joined()
    switch key.content {
    case .alias(let name): return name + " :"
    case .scalar(let scalar):
      return properties + scalars.key(scalar, isTagged: key.isTagged, isInFlow: isInFlow) + ":"
    case .collection: return properties + ":"
    }
  }
}

extension SyntaxNode {
  var isTagged: Bool { properties.contains { $0.hasPrefix("!") } }

  /// Whether nothing stands for it in the text.
  fileprivate var isNothing: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.source.isEmpty && properties.isEmpty && ownComments.isEmpty
  }

  /// Whether it is no collection.
  fileprivate var isWord: Bool {
    switch content {
    case .alias, .scalar: true
    case .collection: false
    }
  }

  /// The text of a key; nil for an alias.
  fileprivate var name: String? {
    switch content {
    case .scalar(let scalar): scalar.value
    case .alias, .collection: nil
    }
  }

  fileprivate var isMergeKey: Bool {
    switch content {
    case .scalar(let scalar): scalar.style == .plain && scalar.value == "<<"
    case .alias, .collection: false
    }
  }
}
