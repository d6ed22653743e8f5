import Diagnostics
import SchemaRuntime
import YAMLTree

// What is known of the schemas of documents once all parts were walked.
extension HeldSchemas {
  /// Whether a schema was found at a place.
  func isSchema(at place: Place) -> Bool {
    places.contains(place)
  }

  /// An error for each reference in place of a part that leads back to itself, through any number of others.
  var loops: [Diagnostic] {
    func place(of reference: Reference) -> Place {
      Place(source: reference.visit.source, tokens: reference.visit.place.tokens)
    }
    let targets = Dictionary(
      references.compactMap { reference in reference.target.map { (place(of: reference), $0) } },
      uniquingKeysWith: { first, _ in first })
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
      let known = first[identifier.source, default: [:]].inserting(location, forKey: key)
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

  /// The occasions of each source, in the order of their texts, with the schemas that `schema` gives.
  func occasions(_ schema: (Place) -> SchemaID?) -> [Int: [Occasion]] {
    var all = occasions
    for part in sent + referred() {
      let place = found[part.source]?[part.found].place
      guard let place, let id = schema(Place(source: part.source, tokens: place.tokens)) else { continue }
      all[part.occasion].occasion.parts.append(
        .init(role: part.role, label: part.label, form: part.form, schema: id))
    }
    let order = all.sorted { $0.occasion.location < $1.occasion.location }
    return Dictionary(grouping: order, by: \.source).mapValues { $0.map(\.occasion) }
  }

  /// The schemas of the parts that occasions refer to, through any number of references.
  private func referred() -> [Sent] {
    let depths = Set(references.compactMap(\.target?.tokens.count))
    var schemas: [Place: [Int]] = [:]
    for (source, found) in found {
      for (index, found) in found.enumerated() {
        for depth in depths where found.place.tokens.count > depth {
          schemas[Place(source: source, tokens: Array(found.place.tokens.prefix(depth))), default: []].append(
            index)
        }
      }
    }
    var further: [Place: [Place]] = [:]
    for reference in references {
      guard let target = reference.target else { continue }
      let tokens = reference.visit.place.tokens
      for depth in depths where tokens.count >= depth {
        further[Place(source: reference.visit.source, tokens: Array(tokens.prefix(depth))), default: []]
          .append(target)
      }
    }
    var sent: [Sent] = []
    for reference in references {
      guard let occasion = reference.visit.occasion, let target = reference.target else { continue }
      var waiting = [target]
      var seen: Set<Place> = [target]
      while let place = waiting.popLast() {
        for index in schemas[place] ?? [] {
          guard let found = found[place.source]?[index], let role = reference.visit.role ?? found.role,
            role == .parameter || !found.isOfParameter
          else { continue }
          sent.append(
            Sent(
              occasion: occasion, role: role, label: reference.visit.label,
              form: reference.visit.form.isEmpty ? found.form : reference.visit.form,
              source: place.source, found: index))
        }
        waiting += (further[place] ?? []).filter { seen.insert($0).inserted }
      }
    }
    return sent
  }
}
