import Diagnostics
import SchemaRuntime
import YAMLTree

// What is known of the schemas of documents once all parts were walked.
extension HeldSchemas {
  /// Whether a schema was found at a place.
  func isSchema(at place: Place) -> Bool {
    places.contains(place)
  }

  func place(of reference: Reference) -> Place {
    Place(source: reference.visit.source, tokens: reference.visit.place.tokens)
  }

  /// Where the references in place of parts lead.
  var targets: [Place: Place] {
    Dictionary(
      references.compactMap { reference in reference.target.map { (place(of: reference), $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// An error for each reference in place of a part that leads back to itself, through any number of others.
  var loops: [Diagnostic] {
    let targets = targets
    var isLooping: [Place: Bool] = [:]
    for start in references.map(place) where isLooping[start] == nil {
      var way: [Place] = []
      var next: Place? = start
      while let here = next, isLooping[here] == nil {
        isLooping[here] = false
        way.append(here)
        next = targets[here]
      }
      // A place that was met on this way is where a loop begins.
      if let first = next.flatMap(way.firstIndex) { for place in way[first...] { isLooping[place] = true } }
    }
    return references.filter { isLooping[place(of: $0)] == true }.map { reference in
      let written = reference.written
      return Diagnostic(
        .error, "'\(written.keyword)' leads to '\(written.text.shortened)', and from there back to itself",
        at: written.location)
    }
  }

  /// A warning for each name of an occasion that another of the document has, too.
  var repeatedNames: [Diagnostic] {
    var first: [Int: [ScalarKey: SourceLocation]] = [:]
    return identifiers.sorted { $0.node.location < $1.node.location }.compactMap { identifier in
      let (name, location) = (identifier.node.string ?? "", identifier.node.location)
      let key = ScalarKey(identifier.keyword + " " + name)
      let known = first[identifier.document, default: [:]].inserting(location, forKey: key)
      guard known != location else { return nil }
      return Diagnostic(
        .warning,
        "'\(identifier.keyword)' should be unique: '\(name.shortened)' stands in \(known), too",
        at: location)
    }
  }

  /// The schemas of a source in the order of its text.
  func inOrder(in source: Int) -> [Found] {
    (found[source] ?? []).enumerated().sorted {
      ($0.element.place.node.location, $0.offset) < ($1.element.place.node.location, $1.offset)
    }.map(\.element)
  }

  /// The schemas of a source in the order of its text, each with its name.
  func named(in source: Int) -> [(found: Found, name: String)] {
    let own = inOrder(in: source)
    return Array(zip(own, PartNaming.names(of: own)))
  }
}
