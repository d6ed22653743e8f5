import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  mutating func reportRefusal(_ reason: String, _ reference: WrittenReference) {
    diagnostics.error(
      "'\(reference.keyword)' holds '\(reference.text.shortened)', which \(reason)", at: reference.location)
  }

  mutating func reportOutsideRoot(of base: URIReference, _ reference: WrittenReference) {
    let root = library.mounts.first { $0.isRoot && $0.remainder(of: base.text) != nil }?.displayName
    let named = root.map { " '\($0.isEmpty ? "." : $0)'" } ?? ""
    diagnostics.error(
      "'\(reference.keyword)' holds '\(reference.text.shortened)', which leads outside the schema root\(named)",
      at: reference.location, help: options.helpOutsideRoot)
  }

  /// Whether what has a name in a document may be meant to stand where the text of that breaks the rules.
  private func mayStand(_ name: String, inBrokenLinesOf source: Int) -> Bool {
    library.sources[source].recovered?.mayHold(name) ?? false
  }

  /// Whether the text of a document ends in the middle of something, so that what is not there may follow.
  private func isUnfinished(_ source: Int) -> Bool {
    library.sources[source].recovered?.endsBroken ?? false
  }

  mutating func reportMissingAnchor(
    _ name: String, in resource: SchemaResourceID, for reference: WrittenReference
  ) {
    let source = sourceOfDocument[graph[graph.resources[resource.index].root].document]
    if mayStand(name, inBrokenLinesOf: source) { return }
    let names =
      suggestionBudget <= 0 || isUnfinished(source)
      ? [] : anchors.keys.filter { $0.resource == resource }.map(\.name.text)
    var help = suggestion(for: name, among: names).map { "did you mean '#\($0)'?" }
    if help == nil, let place = definition(named: name, in: resource) { help = "did you mean '#\(place)'?" }
    lose(
      reference, at: .anchor(resource, help == nil ? nil : ScalarKey(name)),
      "'\(reference.keyword)' leads to '\(reference.text.shortened)', but no anchor has that name", help: help
    )
  }

  /// Reports each `$dynamicRef` of v1 for whose name no resource has a dynamic anchor.
  mutating func reportUnboundNames(from first: Int) {
    let asking = pendingReferences[first...].filter { freeName(of: $0) != nil }
    if asking.isEmpty { return }
    let resources = graph.resources.filter { !MetaSchema.isUnbound($0.uri) }
    let known = Set(resources.flatMap(\.dynamicAnchors.keys))
    for reference in asking {
      guard let name = freeName(of: reference), !known.contains(name) else { continue }
      diagnostics.error(
        "'\(reference.written.keyword)' asks for '\(name.shortened)', but no '\(Keyword.dynamicAnchor)' has that name",
        at: reference.written.location,
        help: suggestion(for: name, among: known.sorted()).map { "did you mean '\($0)'?" })
    }
  }

  /// The pointer of a definition, where an author wrote its name as if it were an anchor.
  private mutating func definition(named name: String, in resource: SchemaResourceID) -> String? {
    let root = graph.resources[resource.index].root.index
    let (start, source) = (graph.schemas[root].pointer, sourceOfDocument[graph.schemas[root].document])
    for keyword in Keyword.defs.names where node(at: start + [keyword, name], inSource: source) != nil {
      return JSONPointer.text(of: [keyword, name])
    }
    return nil
  }

  mutating func reportMissingPlace(
    _ tokens: [String], below start: [String], in source: Int, for reference: WrittenReference
  ) {
    var reached: [String] = []
    while reached.count < tokens.count,
      node(at: start + reached + [tokens[reached.count]], inSource: source) != nil
    {
      reached.append(tokens[reached.count])
    }
    if reached.count < tokens.count, mayStand(tokens[reached.count], inBrokenLinesOf: source) { return }
    var help: String?
    if !isUnfinished(source), reached.count < tokens.count,
      let members = node(at: start + reached, inSource: source)?.members,
      let near = suggestion(for: tokens[reached.count], among: members.lazy.map(\.key))
    {
      let place = JSONPointer.text(of: reached + [near] + tokens.dropFirst(reached.count + 1))
      help = "did you mean '\(URIReference(reference.text).withoutFragment.text)#\(place)'?"
    }
    let end = help == nil ? reached : Array(tokens.prefix(reached.count + 1))
    lose(
      reference,
      at: .pointer(source: source, ScalarKey(JSONPointer.text(of: start + end)), isNear: help != nil),
      "'\(reference.keyword)' leads to '\(reference.text.shortened)', but nothing is there", help: help)
  }

  /// Reports a reference whose document is another file than its URI says.
  mutating func reportFileBeside(_ target: URIReference, for reference: PendingReference) {
    let file = URIReference(reference.written.text).withoutFragment.text
    tolerate(
      "'\(graph[reference.schema].dialect.identifierKeyword)' makes '\(reference.written.text.shortened)' the schema '\(target.text.shortened)', which is not here; the file "
        + "'\(file.shortened)' is taken for it",
      at: reference.written.location, help: "say where it is with --resolve URI-PREFIX=DIR")
  }

  /// - Parameter origin: the source of the reference.
  mutating func reportMissingDocument(
    _ target: URIReference, for reference: WrittenReference, from origin: Int
  ) {
    lose(
      reference, at: .document(ScalarKey(target.text)),
      "'\(reference.keyword)' leads to '\(reference.text.shortened)', but there is no such schema",
      help: helpForMissingDocument(target, reference, from: origin))
  }

  private mutating func helpForMissingDocument(
    _ target: URIReference, _ reference: WrittenReference, from origin: Int
  ) -> String? {
    if target.scheme == Mount.scheme {
      return nearestFile(to: target, from: reference).map { "did you mean '\($0)'?" }
    }
    if let mount = library.mounts.first(where: { $0.remainder(of: target.text) != nil }) {
      return "'\(target.text)' was looked for in '\(mount.displayName)'"
    }
    return helpForFetching(target, from: origin)
  }

  /// The help for a reference of a source to a document that stands in no place that may be read.
  func helpForFetching(_ target: URIReference, from source: Int) -> String {
    let resolve = "say where it is with --resolve URI-PREFIX=DIR"
    guard let url = VendoredDocuments.normal(target.text) else {
      return "references are followed offline: \(resolve)"
    }
    // A file that was fetched itself is none of those that are given to the command.
    let from = library.sources[source]
    let given = from.uri.scheme == Mount.scheme ? from.node.location.file : url
    return "references are followed offline: fetch it with 'schemagen vendor \(given)', or \(resolve)"
  }

  /// A document whose path is spelt almost like the one that was asked for, as the reference would write it.
  private mutating func nearestFile(to target: URIReference, from reference: WrittenReference) -> String? {
    let written = URIReference(reference.text)
    let folder = GraphBuilder.split(target.path).folder
    // The file in which the reference stands is never meant.
    let names = library.sources.lazy.filter {
      GraphBuilder.split($0.uri.path).folder == folder
        && !$0.node.location.file.hasSameScalars(as: reference.location.file)
    }.map { GraphBuilder.split($0.uri.path).name }
    let name = GraphBuilder.split(target.path).name
    guard
      let near = names.first(where: { $0.lowercased().hasSameScalars(as: name.lowercased()) })
        ?? suggestion(for: name, among: names)
        ?? names.first(where: { GraphBuilder.stem($0) == GraphBuilder.stem(name) })
    else { return nil }
    var correct = written
    correct.path = String(written.path.dropLast(GraphBuilder.split(written.path).name.count)) + near
    return correct.text
  }

  /// A file name without its ending.
  static func stem(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }

  /// A similar name by `spellingSuggestion`; nil once very many references lead nowhere, which bounds the work.
  mutating func suggestion(for word: String, among candidates: some Collection<String>) -> String? {
    guard suggestionBudget > 0 else { return nil }
    suggestionBudget -= candidates.count
    return spellingSuggestion(for: word, among: candidates)
  }
}
