import YAMLTree

/// Makes trees of the events of a YAML text, and gives each comment to what it stands beside.
struct SyntaxBuilder {
  private let syntax: YAMLSyntax
  private var next = 0
  private var nextComment = 0
  private var nextDirective = 0
  /// The last line that is part of the value of a scalar, where blank lines at its end are.
  private var lastKeptLine = -1

  init(_ syntax: YAMLSyntax) { self.syntax = syntax }

  /// The documents of the text, and the comments behind the last.
  mutating func documents() -> (documents: [SyntaxDocument], foot: [Comment]) {
    var documents: [SyntaxDocument] = []
    while next < syntax.events.count, case .documentStart(let isExplicit) = syntax.events[next].content {
      documents.append(document(isExplicit))
    }
    return (documents, comments(before: syntax.text.count))
  }

  private mutating func document(_ isExplicit: Bool) -> SyntaxDocument {
    let start = take()
    let above = comments(before: start.range.lowerBound)
    var directives: [String] = []
    while nextDirective < syntax.directives.count,
      syntax.directives[nextDirective].lowerBound < start.range.upperBound
    {
      directives.append(text(syntax.directives[nextDirective]))
      nextDirective += 1
    }
    // Comments between and behind directives.
    let between = isExplicit ? comments(before: start.range.upperBound) : []
    let trail = isExplicit ? trailingComment(of: start) : nil
    // The comments above a scalar belong to the document, too.
    let root = syntax.events[next]
    let rootComments = comments(before: root.range.lowerBound)
    let followsBlank = isBelowBlank(root)
    var document = SyntaxDocument(
      comments: above + between, directives: directives, isExplicit: isExplicit, trail: trail,
      rootComments: rootComments, rootFollowsBlank: followsBlank, root: node(outer: -1))
    let end = take()
    document.foot = comments(before: end.range.lowerBound)
    if case .documentEnd(true) = end.content { document.endsExplicitly = true }
    return document
  }

  // MARK: - Nodes

  /// - Parameter outer: the column of the block collection around it; -1 where there is none.
  private mutating func node(outer: Int, isInFlow: Bool = false, isKey: Bool = false) -> SyntaxNode {
    let event = syntax.events[next]
    var node = SyntaxNode(
      properties: event.properties.map(text), content: .alias(""),
      place: .init(line: event.line + 1, column: event.column + 1),
      hasMarks: event.properties.contains { syntax.text[$0.lowerBound] == "&" })
    switch event.content {
    case .collectionStart(let isMapping, let isFlow):
      next += 1
      var collection = SyntaxNode.Collection(isMapping: isMapping, isFlow: isFlow)
      if isFlow {
        takeComments(before: event.range.lowerBound, for: &node)
        fillFlow(&collection, &node, event)
      } else {
        let first = syntax.events[next]
        let start = isMapping ? nil : dash(before: first)?.offset
        if hasComment(before: start ?? first.range.lowerBound), !syntax.comments[nextComment].isOnOwnLine {
          node.head = takeComment()
        }
        fillBlock(&collection, event, outer)
      }
      node.hasMarks = node.hasMarks || collection.entries.contains { $0.hasMarks }
      node.content = .collection(collection)
    case .scalar(let style, let value):
      next += 1
      takeComments(before: max(event.word.lowerBound, event.range.lowerBound), for: &node)
      let source = text(event.word)
      node.content = .scalar(SyntaxNode.Scalar(style: style, value: value, source: source))
      if style.isBlock { takeHeadComment(source, value, event, &node) }
      if !isKey, !style.isBlock { node.trail = trailingComment(of: event) }
    case .alias:
      next += 1
      takeComments(before: event.range.lowerBound, for: &node)
      node.content = .alias(text(event.word))
      node.hasMarks = true
      if !isKey { node.trail = trailingComment(of: event) }
    case .documentStart, .documentEnd, .collectionEnd, .streamEnd: break
    }
    return node
  }

  private mutating func takeHeadComment(
    _ source: String, _ value: String, _ event: SyntaxEvent, _ node: inout SyntaxNode
  ) {
    let first = source.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    if let start = first.firstIndex(of: "#") {
      var text = first[start...]
      while text.last == " " || text.last == "\t" { text.removeLast() }
      node.trail = Comment(text: String(text), followsBlank: false)
    }
    if value.hasSuffix("\n\n") || value == "\n" { lastKeptLine = event.endLine }
  }

  private mutating func fillBlock(
    _ collection: inout SyntaxNode.Collection, _ start: SyntaxEvent, _ outer: Int
  ) {
    let column = syntax.events[next].column
    while true {
      let event = syntax.events[next]
      if case .collectionEnd = event.content {
        collection.foot = foot(outer, before: event.range.lowerBound)
        next += 1
        return
      }
      var entry = entry(collection.isMapping, column, isInFlow: false)
      if collection.entries.isEmpty {
        if entry.comments.isEmpty {
          entry.followsBlank = false
        } else {
          entry.comments[0].followsBlank = false
        }
      }
      collection.entries.append(entry)
    }
  }

  private mutating func entry(_ isMapping: Bool, _ column: Int, isInFlow: Bool) -> SyntaxNode.Entry {
    let first = syntax.events[next]
    var leading: [Comment] = []
    var followsBlank = false
    if isMapping {
      leading = comments(before: first.range.lowerBound)
      followsBlank = beginsLine(at: first.range.lowerBound) && isBelowBlank(first)
      var key = node(outer: column, isInFlow: isInFlow, isKey: true)
      leading += key.ownComments
      (key.head, key.comments, key.trail) = (nil, [], nil)
      var value = node(outer: column, isInFlow: isInFlow)
      leading += value.takeCommentsOfNothing()
      return SyntaxNode.Entry(comments: leading, followsBlank: followsBlank, key: key, value: value)
    }
    let dash = isInFlow ? nil : self.dash(before: first)
    leading = comments(before: dash?.offset ?? first.range.lowerBound)
    followsBlank =
      beginsLine(at: dash?.offset ?? first.range.lowerBound) && isBelowBlank(line: dash?.line ?? first.line)
    var value = node(outer: dash?.column ?? column, isInFlow: isInFlow)
    leading += value.takeCommentsOfNothing()
    return SyntaxNode.Entry(comments: leading, followsBlank: followsBlank, key: nil, value: value)
  }

  private mutating func fillFlow(
    _ collection: inout SyntaxNode.Collection, _ node: inout SyntaxNode, _ start: SyntaxEvent
  ) {
    if hasComment(before: syntax.events[next].range.lowerBound), !syntax.comments[nextComment].isOnOwnLine,
      !node.followsComment
    {
      node.head = takeComment()
    }
    while true {
      let event = syntax.events[next]
      if case .collectionEnd = event.content {
        let foot = comments(before: event.range.lowerBound)
        if collection.entries.isEmpty { node.comments += foot } else { collection.foot = foot }
        next += 1
        collection.spansLines = start.endLine != event.endLine
        node.trail = trailingComment(of: event)
        return
      }
      collection.entries.append(entry(collection.isMapping, -1, isInFlow: true))
    }
  }

  /// The dash before an item: its line, its column and its offset. Between it and the item stand white space and comments.
  private func dash(before event: SyntaxEvent) -> (line: Int, column: Int, offset: Int)? {
    var (offset, line) = (event.range.lowerBound, event.line)
    var comment = nextComment
    while comment < syntax.comments.count, syntax.comments[comment].range.lowerBound < offset { comment += 1 }
    while offset > 0 {
      if comment > 0, syntax.comments[comment - 1].range.contains(offset - 1) {
        comment -= 1
        offset = syntax.comments[comment].range.lowerBound
        continue
      }
      offset -= 1
      switch syntax.text[offset] {
      case "-":
        var start = offset
        while start > 0, syntax.text[start - 1] != "\n", syntax.text[start - 1] != "\r" { start -= 1 }
        return (line, offset - start, offset)
      case "\n": line -= 1
      case "\r": if offset + 1 < syntax.text.count, syntax.text[offset + 1] != "\n" { line -= 1 }
      default: break
      }
    }
    return nil
  }

  // MARK: - Comments

  private func hasComment(before offset: Int) -> Bool {
    nextComment < syntax.comments.count && syntax.comments[nextComment].range.lowerBound < offset
  }

  private mutating func takeComment() -> Comment {
    let comment = syntax.comments[nextComment]
    nextComment += 1
    return Comment(
      text: text(comment.range), followsBlank: comment.isOnOwnLine && isBelowBlank(line: comment.line))
  }

  private mutating func comments(before offset: Int) -> [Comment] {
    var comments: [Comment] = []
    while hasComment(before: offset) { comments.append(takeComment()) }
    return comments
  }

  /// Takes the comments between a key, a dash or properties and the node.
  private mutating func takeComments(before offset: Int, for node: inout SyntaxNode) {
    if hasComment(before: offset), !syntax.comments[nextComment].isOnOwnLine { node.head = takeComment() }
    node.comments += comments(before: offset)
  }

  /// The comment on the line on which a node ends, if nothing else stands between.
  private mutating func trailingComment(of event: SyntaxEvent) -> Comment? {
    guard nextComment < syntax.comments.count else { return nil }
    let comment = syntax.comments[nextComment]
    guard comment.line == event.endLine, !comment.isOnOwnLine,
      comment.range.lowerBound >= event.range.upperBound,
      next >= syntax.events.count || comment.range.lowerBound < syntax.events[next].range.lowerBound
    else { return nil }
    return takeComment()
  }

  /// The comments at the end of a block that stand farther in than what goes on behind it.
  private mutating func foot(_ outer: Int, before offset: Int) -> [Comment] {
    var foot: [Comment] = []
    while hasComment(before: offset) {
      let comment = syntax.comments[nextComment]
      guard comment.column > outer || !comment.isOnOwnLine else { break }
      foot.append(takeComment())
    }
    return foot
  }

  // MARK: - Text

  private mutating func take() -> SyntaxEvent {
    defer { next += 1 }
    return syntax.events[next]
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(syntax.text[range]))
  }

  /// Whether nothing but white space and the marks of blocks stands before a place on its line.
  private func beginsLine(at offset: Int) -> Bool {
    var offset = offset
    while offset > 0 {
      offset -= 1
      switch syntax.text[offset] {
      case "\n", "\r": return true
      case " ", "\t", "-", "?": continue
      default: return false
      }
    }
    return true
  }

  private func isBelowBlank(_ event: SyntaxEvent) -> Bool { isBelowBlank(line: event.line) }

  private func isBelowBlank(line: Int) -> Bool {
    line > max(0, lastKeptLine) && line - 1 < syntax.isBlankLine.count && syntax.isBlankLine[line - 1]
  }
}

extension SyntaxNode {
  /// Takes the comments before a node without a text, but the one that can stand behind it.
  fileprivate mutating func takeCommentsOfNothing() -> [Comment] {
    guard case .scalar(let scalar) = content, scalar.source.isEmpty, properties.isEmpty, followsComment else {
      return []
    }
    var rest = comments
    if let head { if trail == nil { trail = head } else { rest.insert(head, at: 0) } }
    (head, comments) = (nil, [])
    return rest
  }
}

extension SyntaxNode.Entry {
  /// Whether something in it has an anchor or an alias.
  var hasMarks: Bool { value.hasMarks || key?.hasMarks ?? false }
}
