import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Leads every reference to its target. The list grows while documents are read on the way.
  mutating func resolveReferences(from first: Int = 0) {
    var next = first
    while next < pendingReferences.count {
      let reference = pendingReferences[next]
      next += 1
      guard let target = destination(of: reference) else { continue }
      if reference.isDynamic {
        graph.schemas[reference.schema.index].dynamicReference = DynamicReference(
          initial: target, anchor: dynamicAnchor(named: reference, at: target))
      } else {
        graph.schemas[reference.schema.index].reference = target
      }
    }
    reportUnboundNames(from: first)
    reportLostReferences()
  }

  /// The fragment of a `$dynamicRef`, if its target was named by a `$dynamicAnchor` of that name (Core §8.2.3.2).
  private func dynamicAnchor(named reference: PendingReference, at target: SchemaID) -> String? {
    let fragment = URIReference(reference.written.text).fragment
    guard let name = freeName(of: reference) ?? fragment.flatMap(PercentEncoding.decode) else { return nil }
    let resource = graph.schemas[target.index].resource
    return graph.resources[resource.index].dynamicAnchors[name] == target ? name : nil
  }

  /// The schema that a reference leads to; nil where there is none, which has been reported.
  private mutating func destination(of reference: PendingReference) -> SchemaID? {
    if let name = freeName(of: reference) { return destination(ofName: name, for: reference) }
    let uri = URIReference(reference.written.text)
    guard let resource = resource(of: uri, for: reference) else { return nil }
    if resources[resource.index].isOpaque { return graph.resources[resource.index].root }
    guard let fragment = uri.fragment, !fragment.isEmpty else {
      let root = graph.resources[resource.index].root
      let document = graph.documents[graph.schemas[root.index].document]
      guard document.root == root, !document.isSchema else { return root }
      diagnostics.error(
        "'\(reference.written.keyword)' leads to '\(document.path)', which holds schemas and is no schema itself",
        at: reference.written.location, help: graph.helpNamingSchema(in: document))
      return nil
    }
    guard let name = decoded(fragment, of: reference.written) else { return nil }
    if name.utf8.first == UInt8(ascii: "/") { return schema(at: name, in: resource, for: reference) }
    if let anchor = anchors[AnchorName(resource: resource, name: ScalarKey(name))] { return anchor.schema }
    reportMissingAnchor(name, in: resource, for: reference.written)
    return nil
  }

  /// The resource that a reference names before its fragment.
  mutating func resource(of uri: URIReference, for reference: PendingReference) -> SchemaResourceID? {
    let origin = graph.schemas[reference.schema.index].resource
    if uri.withoutFragment.text.isEmpty { return origin }
    let base = resources[origin.index].base
    if leadsOutsideRoot(uri, from: base, reference.written) { return nil }
    var target = uri.resolved(against: base).withoutFragment
    if target.scheme != Mount.scheme, let builtIn = MetaSchema.at(target.text) {
      target = URIReference(builtIn.uri)
    }
    let key = ScalarKey(target.text)
    let document = graph.schemas[reference.schema.index].document
    if let own = ownResources[OwnResource(document: document, uri: key)] { return own }
    if let known = resourceByURI[key] {
      if let other = embeddedTwice[key] { reportSeveral(target, [known, other], reference.written) }
      return known
    }
    switch library.document(at: target, into: &diagnostics) {
    case .found(let source): return read(source, at: target, from: origin)
    case .absent:
      switch library.file(identifiedBy: target, at: reference.written.location, into: &diagnostics) {
      case .found(let source): return read(source, at: target, from: origin)
      case .unreadable: return nil
      case .absent, .refused: break
      }
      if let source = fileBeside(reference) {
        reportFileBeside(target, for: reference)
        return read(source, at: target, from: origin)
      }
      let from = sourceOfDocument[document]
      if let source = supplied(target, for: reference.written, from: from) {
        return read(source, at: target, from: origin)
      }
    case .refused(let reason): reportRefusal(reason, reference.written)
    case .unreadable: break
    }
    return nil
  }

  /// The text of a fragment; nil for one with a broken percent-escape, which has been reported.
  mutating func decoded(_ fragment: String, of reference: WrittenReference) -> String? {
    if let text = PercentEncoding.decode(fragment) { return text }
    diagnostics.error(
      "'\(reference.keyword)' has a broken percent-escape: '\(reference.text.shortened)'",
      at: reference.location)
    return nil
  }

  /// Whether a reference of a file leads outside the root that the file stands below, which is reported.
  mutating func leadsOutsideRoot(
    _ uri: URIReference, from base: URIReference, _ reference: WrittenReference
  ) -> Bool {
    guard base.scheme == Mount.scheme, uri.climbsAboveRoot(of: base) else { return false }
    noteLevelsAboveRoot(uri, of: base)
    reportOutsideRoot(of: base, reference)
    return true
  }

  /// The tokens of a pointer; nil for a text that is none, which has been reported.
  mutating func tokens(ofPointer text: String, of reference: WrittenReference) -> [String]? {
    if let tokens = JSONPointer.tokens(of: text) { return tokens }
    diagnostics.error(
      "'\(reference.keyword)' holds '\(reference.text.shortened)', which is no JSON Pointer",
      at: reference.location,
      help: text.utf8.first == UInt8(ascii: "/") ? "after '~' comes 0 or 1" : "a JSON Pointer begins with '/'"
    )
    return nil
  }

  /// The document of a URI that is asked for last, where no file is taken for it; nil where there is none, which has been
  /// reported.
  /// - Parameter origin: the source of the reference.
  mutating func supplied(
    _ target: URIReference, for reference: WrittenReference, from origin: Int
  ) -> Int? {
    switch library.supplied(target, into: &diagnostics) {
    case .found(let source): return source
    case .refused(let reason):
      let isTarget = URIReference(reference.text).isAbsolute
      reportRefusal(isTarget ? reason : "leads to '\(target.text)', which \(reason)", reference)
    case .absent: reportMissingDocument(target, for: reference, from: origin)
    case .unreadable: break
    }
    return nil
  }

  /// Reports a reference to a URI that several other documents give to a resource within them.
  private mutating func reportSeveral(
    _ target: URIReference, _ resources: [SchemaResourceID], _ reference: WrittenReference
  ) {
    diagnostics.error(
      "'\(reference.keyword)' leads to '\(target.text.shortened)', which several documents embed: "
        + resources.map { place(of: $0).description }.joined(separator: " and "),
      at: reference.location, help: "put that schema into a file of its own")
  }

  /// The resource of a source that a reference of `origin` led to by a URI.
  private mutating func read(
    _ source: Int, at target: URIReference, from origin: SchemaResourceID
  ) -> SchemaResourceID {
    let document = readDocument(source, referredBy: resources[origin.index].rules)
    let root = graph.schemas[graph.documents[document].root.index].resource
    // Reading may have found the resource that has the URI by its `$id`.
    let resource = resourceByURI[ScalarKey(target.text)] ?? root
    resourceByURI[ScalarKey(target.text)] = resource
    return resource
  }

  /// The file that a reference would lead to without the `$id` of its document: many folders of schemas are published
  /// under other addresses than their files have.
  private mutating func fileBeside(_ reference: PendingReference) -> Int? {
    let file = library.sources[sourceOfDocument[graph[reference.schema].document]].uri
    let written = URIReference(reference.written.text).withoutFragment
    if file.scheme == Mount.scheme { noteLevelsAboveRoot(written, of: file) }
    guard let address = Self.addressBeside(written, file: file),
      case .found(let source) = library.document(at: address, into: &diagnostics)
    else { return nil }
    return source
  }

  /// Remembers how far a relative path leads above the root. Other references do so whatever the root is.
  private mutating func noteLevelsAboveRoot(_ uri: URIReference, of base: URIReference) {
    if uri.isRelativePath { levelsAboveRoot = max(levelsAboveRoot, uri.levelsAboveRoot(of: base)) }
  }

  /// The target of a reference from the file that it stands in; nil where it may not lead there.
  static func addressBeside(_ written: URIReference, file: URIReference) -> URIReference? {
    guard !written.isAbsolute, file.scheme == Mount.scheme, !written.climbsAboveRoot(of: file) else {
      return nil
    }
    return written.resolved(against: file)
  }

  /// The schema at a JSON Pointer below the root of a resource, made now if no keyword made one (Core §9.4.2).
  private mutating func schema(
    at pointer: String, in resource: SchemaResourceID, for reference: PendingReference
  ) -> SchemaID? {
    let root = graph.resources[resource.index].root.index
    let document = graph.schemas[root].document
    let start = graph.schemas[root].pointer
    let whole = JSONPointer.text(of: start) + pointer
    if let known = schemaAtPointer[document][ScalarKey(whole)] { return known }
    guard let tokens = tokens(ofPointer: pointer, of: reference.written) else { return nil }
    readLeftOut(around: start + tokens, in: document)
    if let made = schemaAtPointer[document][ScalarKey(whole)] { return made }
    let source = sourceOfDocument[document]
    guard let node = node(at: start + tokens, inSource: source) else {
      reportMissingPlace(tokens, below: start, in: source, for: reference.written)
      return nil
    }
    let owner = graph[nearestSchema(to: start + tokens, in: document)]
    let context = ReadingContext(document: document, resource: owner.resource, rules: rules(of: owner))
    let place = Place(
      tokens: start + tokens, containedNames: owner.containedNames, embedding: owner.embedding)
    let made = addSchema(node, at: place, in: context)
    readUnread()
    return made
  }

  /// The rules by which a schema's resource was read.
  func rules(of schema: Schema) -> DialectRules {
    resources[schema.resource.index].rules ?? DialectRules(dialect: schema.dialect)
  }

  /// The innermost schema around a place.
  private func nearestSchema(to tokens: [String], in document: Int) -> SchemaID {
    var tokens = tokens
    while !tokens.isEmpty {
      tokens.removeLast()
      if let id = schemaAtPointer[document][ScalarKey(JSONPointer.text(of: tokens))] { return id }
    }
    return graph.documents[document].root
  }

  /// The node at a place of a source.
  mutating func node(at tokens: [String], inSource source: Int) -> YAMLNode? {
    finders[source, default: NodeFinder()].node(at: tokens, below: library.sources[source].node)
  }
}
