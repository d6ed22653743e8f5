import Diagnostics

/// Turns the events of one YAML document into a tree.
struct YAMLTextReader {
  private let source: SourceBytes
  private var assembler: TreeAssembler
  private var anchors = AnchorTable()
  /// The anchors of the open collections, from the outside in.
  private var openAnchors: [(name: String, number: Int)?] = []
  private var nodesFromAliases = 0

  /// Whether there may be more than one document: those are instances.
  private let isStream: Bool
  private let otherKeys: OtherKeys
  /// Hears where merge keys stand; nil: they are mistakes.
  private let merges: ((SourceLocation) -> Void)?

  static func read(
    _ source: SourceBytes, isStream: Bool, otherKeys: OtherKeys, merges: ((SourceLocation) -> Void)?,
    into assembler: inout TreeAssembler
  ) throws(Refusal) {
    var reader = YAMLTextReader(
      source: source, isStream: isStream, otherKeys: otherKeys, merges: merges, assembler: assembler)
    defer { assembler = reader.assembler }
    // `rethrows` does not keep the type of an error.
    let joined = try JoinedSurrogates(source, depth: assembler.budget.depth)
    let outcome = joined.bytes.withUnsafeBufferPointer { bytes -> Result<Void, Refusal> in
      do throws(Refusal) {
        try YAMLTokenCheck.check(source, bytes: bytes, joined, into: &reader.assembler)
        // Text that libyaml misreads would be reported a second time, as something else.
        guard reader.assembler.problems.isEmpty else { return .success(()) }
        var parser = try LibYAMLParser(source, bytes: bytes, joined: joined)
        return .success(try reader.readStream(&parser))
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private init(
    source: SourceBytes, isStream: Bool, otherKeys: OtherKeys, merges: ((SourceLocation) -> Void)?,
    assembler: TreeAssembler
  ) {
    self.source = source
    self.isStream = isStream
    self.otherKeys = otherKeys
    self.merges = merges
    self.assembler = assembler
  }

  private mutating func readStream(_ parser: inout LibYAMLParser) throws(Refusal) {
    var documents = 0
    while true {
      let event = try parser.next()
      switch event.content {
      case .streamStart, .documentEnd: continue
      case .streamEnd:
        if documents == 0 { throw Refusal("the file is empty; expected a document", at: event.location) }
        return
      case .documentStart:
        documents += 1
        if documents > 1, isStream {
          assembler.beginNextDocument()
          anchors = AnchorTable()
        } else if documents > 1 {
          throw Refusal("a second document begins here; a file holds one", at: event.location)
        }
      case .alias(let anchor): try expand(anchor, at: event.location)
      case .scalar(let scalar): try add(scalar, at: event.location)
      case .collectionStart(let kind, let properties): try open(kind, properties, at: event.location)
      case .collectionEnd: try close()
      }
    }
  }

  // MARK: Collections

  private mutating func open(
    _ kind: CollectionKind, _ properties: YAMLEvent.Properties, at location: SourceLocation
  ) throws(Refusal) {
    if let tag = try coreTag(properties.tag, ofNodeAt: location), !tag.allows(kind) {
      try reportMismatch(tag, found: kind.name, ofNodeAt: location)
    }
    try assembler.open(kind, at: location)
    openAnchors.append(properties.anchor.map { ($0, anchors.open($0)) })
  }

  private mutating func close() throws(Refusal) {
    let subtree = try assembler.close()
    if let anchor = openAnchors.popLast() ?? nil, let subtree {
      anchors.close(anchor.name, number: anchor.number, subtree)
    }
  }

  // MARK: Scalars

  private mutating func add(_ scalar: YAMLEvent.Scalar, at location: SourceLocation) throws(Refusal) {
    let meaning = try meaning(of: scalar, at: location)
    let content: YAMLNode.Content
    if assembler.expectsKey {
      content = .string(scalar.text)
      try addKey(scalar, meaning, at: location)
    } else {
      content = try self.content(of: scalar.text, meaning, at: location)
      try assembler.add(content, at: location)
    }
    if let anchor = scalar.properties.anchor {
      let subtree = Subtree(node: YAMLNode(content, at: location), nodes: 1, height: 0, text: scalar.text)
      anchors.close(anchor, number: anchors.open(anchor), subtree)
    }
  }

  private mutating func addKey(
    _ scalar: YAMLEvent.Scalar, _ meaning: CoreSchema.Meaning, at location: SourceLocation
  ) throws(Refusal) {
    if scalar.isBare, scalar.text == "<<", let merges {
      merges(location)
      return try assembler.addKey(scalar.text, at: location)
    }
    if scalar.isBare, scalar.text == "<<" {
      try assembler.report(
        "merge keys ('<<') are not part of YAML 1.2", at: location,
        help: "write the members out")
      return try assembler.addKey(nil, at: location)
    }
    guard let kind = meaning.kindOfOther else { return try assembler.addKey(scalar.text, at: location) }
    if scalar.text.isEmpty {
      try assembler.report(
        "a key must be a string, found nothing, which is null", at: location,
        help: "a key of no characters is written \"\"")
      return try assembler.addKey(nil, at: location)
    }
    try addKey(scalar.text, which: kind, at: location)
  }

  /// Adds a key that is no string.
  private mutating func addKey(
    _ text: String, which kind: String, at location: SourceLocation
  ) throws(Refusal) {
    let help = "put the key in quotes"
    switch otherKeys {
    case .refused:
      try assembler.report(
        "a key must be a string, found \(quoted(text)), which is \(kind)", at: location, help: help)
      return try assembler.addKey(nil, at: location)
    case .taken: break
    case .warned:
      assembler.warn(
        "a key should be a string, found \(quoted(text)), which is \(kind), and is taken by its text",
        at: location, help: help)
    }
    try assembler.addKey(text, at: location)
  }

  private mutating func content(
    of text: String, _ meaning: CoreSchema.Meaning, at location: SourceLocation
  ) throws(Refusal) -> YAMLNode.Content {
    switch meaning {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let number, isInteger: _): return .number(number)
    case .string: return .string(text)
    case .notFinite:
      try assembler.report(
        "\(quoted(text)) is a number that JSON does not have", at: location,
        help: "put it in quotes if it is text")
    case .tooLong:
      try assembler.report("a number that is not decimal may have at most 256 digits", at: location)
    }
    return .null
  }

  private mutating func meaning(
    of scalar: YAMLEvent.Scalar, at location: SourceLocation
  ) throws(Refusal) -> CoreSchema.Meaning {
    guard scalar.properties.tag != nil else {
      return scalar.isPlain ? CoreSchema.meaning(of: scalar.text) : .string
    }
    guard let tag = try coreTag(scalar.properties.tag, ofNodeAt: location) else { return .string }
    if let meaning = tag.meaning(of: scalar.text) { return meaning }
    try reportMismatch(tag, found: quoted(scalar.text), ofNodeAt: location)
    return .string
  }

  private mutating func coreTag(
    _ tag: String?, ofNodeAt location: SourceLocation
  ) throws(Refusal) -> CoreTag? {
    guard let tag else { return nil }
    if let known = CoreTag(tag) { return known }
    let place = source.tagLocation(from: location)
    try assembler.report(
      "unknown tag \(quoted(source.tag(at: place)))", at: place,
      help: "the tags are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map")
    return nil
  }

  private mutating func reportMismatch(
    _ tag: CoreTag, found: String, ofNodeAt location: SourceLocation
  ) throws(Refusal) {
    try assembler.report(
      "the tag '\(tag.name)' asks for \(tag.expectation), found \(found)",
      at: source.tagLocation(from: location))
  }

  // MARK: Aliases

  private mutating func expand(_ anchor: String, at location: SourceLocation) throws(Refusal) {
    var subtree = Subtree(node: YAMLNode(.null, at: location), nodes: 1, height: 0)
    switch anchors[anchor] {
    case .done(let anchored):
      try checkBudget(anchored, anchor, at: location)
      subtree = anchored
    case .open:
      try assembler.report("the alias '*\(anchor)' stands inside the node it repeats", at: location)
    case nil:
      try assembler.report("the alias '*\(anchor)' has no anchor '&\(anchor)' before it", at: location)
      subtree.node.content = .string("")
    }
    guard assembler.expectsKey else { return assembler.place(subtree) }
    if case .string(let key) = subtree.node.content {
      try assembler.addKey(anchors[anchor] == nil ? nil : key, at: location)
    } else if otherKeys != .refused, let text = subtree.text, !text.isEmpty {
      try addKey(text, which: subtree.node.kindName, at: location)
    } else {
      try assembler.report(
        "a key must be a string, found the alias '*\(anchor)' of \(subtree.node.kindName)", at: location)
      try assembler.addKey(nil, at: location)
    }
  }

  private mutating func checkBudget(
    _ subtree: Subtree, _ anchor: String, at location: SourceLocation
  ) throws(Refusal) {
    nodesFromAliases = nodesFromAliases.addingClamped(subtree.nodes)
    if nodesFromAliases > assembler.budget.aliasExpansion {
      throw Refusal(
        "aliases add more than \(assembler.budget.aliasExpansion) nodes to the document", at: location)
    }
    if assembler.depth.addingClamped(subtree.height) > assembler.budget.depth {
      throw Refusal(
        "collections nest deeper than \(assembler.budget.depth) levels, through the alias '*\(anchor)'",
        at: location)
    }
  }
}
