import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Settles the dialect and the resource that an object's other keywords are read in.
  ///
  /// False where the dialect could not be made out: then nothing in the object can be read.
  mutating func enterResource(
    _ members: [YAMLNode.Member], of schema: inout Schema, at place: Place, in context: inout ReadingContext
  ) -> Bool {
    let dialect = members.first { $0.key == "$schema" }
    let identifier = members.first { $0.key == "$id" }
    guard dialect != nil || identifier != nil else { return true }
    if let dialect, place.isRoot || identifier != nil {
      switch rules(of: dialect.value) {
      case .known(let rules): context.rules = rules
      case .malformed: break
      case .unknown:
        if !place.isRoot {
          context.resource = addResource(base: resources[context.resource.index].base, root: schema.id)
        }
        resources[context.resource.index].isOpaque = true
        return false
      }
    }
    if let identifier, let text = identifier.value.string {
      let isHidden = context.rules.dialect == .draft7 && members.contains { $0.key == "$ref" }
      if !isHidden { identify(&schema, as: text, at: identifier.value.location, place, in: &context) }
    }
    return true
  }

  private mutating func identify(
    _ schema: inout Schema, as text: String, at location: SourceLocation, _ place: Place,
    in context: inout ReadingContext
  ) {
    let reference = URIReference(text)
    if let fragment = reference.fragment, !fragment.isEmpty {
      guard context.rules.dialect == .draft7 else {
        diagnostics.error(
          "'$id' must not have a fragment, found '\(text.shortened)'", at: location,
          help: "use '$anchor' to name a place")
        return
      }
      // What later drafts call `$anchor` (draft-07 Core §8.2.3).
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
    register(context.resource, under: base, at: location)
    if let fragment = reference.fragment, !fragment.isEmpty {
      addAnchor(fragment, to: schema.id, in: context.resource, at: location)
    }
  }

  private mutating func register(
    _ resource: SchemaResourceID, under uri: URIReference, at location: SourceLocation
  ) {
    let key = ScalarKey(uri.text)
    guard let other = resourceByURI[key], other != resource else {
      resourceByURI[key] = resource
      return
    }
    let holder = graph.schemas[graph.resources[other.index].root.index]
    let place = resources[other.index].identifierLocation ?? holder.location
    diagnostics.error(
      "the '$id' '\(uri.text.shortened)' is taken: it was given to \(place) first", at: location)
  }

  mutating func addAnchor(
    _ name: String, to schema: SchemaID, in resource: SchemaResourceID, at location: SourceLocation
  ) {
    let key = AnchorName(resource: resource, name: ScalarKey(name))
    if let first = anchors[key], first.schema != schema {
      diagnostics.error(
        "the anchor '\(name.shortened)' is taken: it was given to \(first.location) first", at: location)
      return
    }
    anchors[key] = AnchorRecord(schema: schema, location: location)
  }
}
