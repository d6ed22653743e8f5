import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Settles the dialect and the resource that an object's other keywords are read in.
  ///
  /// False where the dialect is unknown: then nothing in the object can be read.
  mutating func enterResource(
    _ members: [YAMLNode.Member], of schema: Schema, at place: Place, in context: inout ReadingContext
  ) -> Bool {
    let dialect = members.first { $0.key == Keyword.schema.rawValue }
    guard dialect != nil || members.contains(where: { Dialect.identifierKeywords.contains($0.key) }) else {
      return true
    }
    if let dialect, place.isRoot || place.isEmbedded || identifier(in: members, dialect.value, context) != nil
    {
      switch rules(of: dialect.value) {
      case .known(var rules):
        rules.documentKeywords = context.rules.documentKeywords
        context.rules = rules
      case .malformed: break
      case .unknown:
        if place.isEmbedded { return false }
        if !place.isRoot {
          context.resource = addResource(base: resources[context.resource.index].base, root: schema.id)
        }
        resources[context.resource.index].isOpaque = true
        return false
      }
    }
    let keyword = context.rules.dialect.identifierKeyword
    if let identifier = members.first(where: { $0.key == keyword }), let text = identifier.value.string {
      let isHidden = context.rules.dialect.isBefore2019 && members.contains { $0.key == Keyword.ref.rawValue }
      if !isHidden { identify(schema, as: text, at: identifier.value.location, place, in: &context) }
    }
    return true
  }

  /// The member that makes an object below the root a resource, in the dialect that it names itself.
  private func identifier(
    in members: [YAMLNode.Member], _ dialect: YAMLNode, _ context: ReadingContext
  ) -> YAMLNode.Member? {
    let named = dialect.string.flatMap { Self.dialect(URIReference($0)) } ?? context.rules.dialect
    return members.first { $0.key == named.identifierKeyword }
  }

  private mutating func identify(
    _ schema: Schema, as text: String, at location: SourceLocation, _ place: Place,
    in context: inout ReadingContext
  ) {
    let reference = URIReference(text)
    if let fragment = reference.fragment, !fragment.isEmpty {
      guard context.rules.dialect.isBefore2019 else {
        diagnostics.error(
          "'$id' must not have a fragment, found '\(text.shortened)'", at: location,
          help: "use '$anchor' to name a place")
        return
      }
      // Later drafts call this `$anchor` (draft-07 Core §8.2.3).
      if reference.withoutFragment.text.isEmpty {
        addAnchor(fragment, to: schema.id, in: context.resource, at: location)
        return
      }
    }
    let base = reference.withoutFragment.resolved(against: resources[context.resource.index].base)
    if !place.isRoot { context.resource = addResource(base: base, root: schema.id) }
    resources[context.resource.index].base = base
    resources[context.resource.index].identifierLocation = location
    graph.resources[context.resource.index].uri = base.text
    register(context.resource, under: base, as: context.rules.dialect.identifierKeyword, at: location)
    if let fragment = reference.fragment, !fragment.isEmpty {
      addAnchor(fragment, to: schema.id, in: context.resource, at: location)
    }
  }

  /// Gives a resource its URI. Several documents may each embed a resource of one URI, which serves its own document; a
  /// document that has the URI serves all others.
  private mutating func register(
    _ resource: SchemaResourceID, under uri: URIReference, as keyword: String, at location: SourceLocation
  ) {
    let document = graph.schemas[graph.resources[resource.index].root.index].document
    let builtIn = graph.documents[document].isBuiltIn ? nil : MetaSchema.at(uri.text)
    let own = OwnResource(document: document, uri: ScalarKey(builtIn?.uri ?? uri.text))
    var other = ownResources[own]
    if other == nil { ownResources[own] = resource }
    if builtIn == nil {
      let first = resourceByURI[own.uri]
      if let first, first != resource { repeatedResources.append((first, resource)) }
      switch (isWhole(resource), first.map(isWhole)) {
      case (_, nil): resourceByURI[own.uri] = resource
      case (true, false?):
        resourceByURI[own.uri] = resource
        embeddedTwice[own.uri] = nil
      case (true, true?): other = other ?? first
      case (false, true?): break
      case (false, false?): if first != resource { embeddedTwice[own.uri] = resource }
      }
    }
    guard let other, other != resource else { return }
    diagnostics.error(
      "the '\(keyword)' '\(uri.text.shortened)' is taken: it was given to \(place(of: other)) first",
      at: location)
  }

  /// Reports resources of one URI that dynamic references may lead into: a bundle keeps the URI of such a resource, and can
  /// have it once.
  mutating func checkRepeatedResources() {
    for (first, other) in repeatedResources
    where [first, other].contains(where: { !graph.resources[$0.index].dynamicAnchors.isEmpty }) {
      diagnostics.error(
        "the '$id' '\(graph.resources[other.index].uri.shortened)' is taken: it was given to \(place(of: first)) first",
        at: place(of: other), help: "a schema with a dynamic anchor can be embedded once")
    }
  }

  /// Whether a resource is a document, and not embedded in one.
  private func isWhole(_ resource: SchemaResourceID) -> Bool {
    let root = graph.schemas[graph.resources[resource.index].root.index]
    return root.pointer.isEmpty
  }

  func place(of resource: SchemaResourceID) -> SourceLocation {
    resources[resource.index].identifierLocation
      ?? graph.schemas[graph.resources[resource.index].root.index].location
  }

  mutating func addAnchor(
    _ name: String, to schema: SchemaID, in resource: SchemaResourceID, at location: SourceLocation
  ) {
    let key = AnchorName(resource: resource, name: ScalarKey(name))
    if let first = anchors[key], first.schema != schema {
      return reportTaken(name, by: first.location, at: location)
    }
    anchors[key] = AnchorRecord(schema: schema, location: location)
    graph.resources[resource.index].anchors[key.name] = schema
  }

  mutating func reportTaken(_ name: String, by first: SourceLocation, at location: SourceLocation) {
    diagnostics.error("the anchor '\(name.shortened)' is taken: it was given to \(first) first", at: location)
  }
}
