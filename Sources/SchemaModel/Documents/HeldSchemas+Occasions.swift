import SchemaRuntime
import YAMLTree

// The occasions of documents, with what is sent on them.
extension HeldSchemas {
  /// What leads from an occasion to a part that stands elsewhere: a reference, or a path to the parameters of all its methods.
  private struct Link {
    var occasion: Int
    var role: Occasion.Role?
    var label: String
    var form: String
    var target: Place
  }

  /// The schemas and the other parts that links lead to.
  private struct Reached {
    var sent: [Sent] = []
    var marked: [Marked] = []
  }

  /// The occasions of each source, in the order of their texts, with the schemas that `schema` gives.
  func occasions(_ schema: (Place) -> SchemaID?) -> [Int: [Occasion]] {
    var all = occasions.map(\.occasion)
    let targets = targets
    let ends = ends(of: targets)
    let referred = reached(by: linksOfReferences(ends), targets)
    add(marked + referred.marked, to: &all)
    let shared = reached(by: linksOfPaths(beside: all, ends), targets)
    add(shared.marked, to: &all)
    var seen = all.map { _ in Set<Occasion.Part>() }
    for part in sent + referred.sent + shared.sent {
      let place = found[part.source]?[part.found].place
      guard let place, let id = schema(Place(source: part.source, tokens: place.tokens)) else { continue }
      let new = Occasion.Part(role: part.role, label: part.label, form: part.form, schema: id)
      if seen[part.occasion].insert(new).inserted { all[part.occasion].parts.append(new) }
    }
    let (copies, replaced) = ofReferences(all, ends)
    let own = zip(occasions, all).filter { !($0.0.isOfPath && replaced.contains($0.0.holder)) }.map {
      ($0.0.source, $0.1)
    }
    let order = (own + copies).sorted { $0.1.location < $1.1.location }
    return Dictionary(grouping: order, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The most occasions that paths have by reference.
  private static let mostCopies = 100_000

  /// The methods of paths that are references, each with its source, and the components in whose place they are: a caller
  /// knows the path alone.
  private func ofReferences(
    _ all: [Occasion], _ ends: [Place: Place]
  ) -> (copies: [(Int, Occasion)], replaced: Set<Place>) {
    let paths = references.filter { $0.target != nil && $0.visit.part?.isPath == true }
    if paths.isEmpty { return ([], []) }
    let methods = Dictionary(grouping: all.indices.filter { occasions[$0].isOfPath }) { occasions[$0].holder }
    var copies: [(Int, Occasion)] = []
    var replaced: Set<Place> = []
    for reference in paths {
      guard let target = reference.target, let path = reference.visit.place.chosen.last else { continue }
      let end = ends[target] ?? target
      if Self.isComponent(end) { replaced.insert(end) }
      if Self.isComponent(place(of: reference)) { continue }
      let isReversed = reference.visit.isReversed || reference.visit.part == .webhook
      for index in methods[end] ?? [] where copies.count < Self.mostCopies {
        var copy = all[index]
        copy.title = copy.title.prefix { $0 != " " } + " " + path
        copy.isReversed = isReversed
        // The first reference to a part that stands elsewhere gave it its name.
        if copy.title.hasSameScalars(as: all[index].title), isReversed == all[index].isReversed { continue }
        let below = (JSONPointer.tokens(of: copy.place) ?? []).dropFirst(end.tokens.count)
        copy.place = JSONPointer.text(of: reference.visit.place.identity + below)
        copy.location = reference.visit.place.nameLocation
        copies.append((reference.visit.source, copy))
      }
    }
    return (copies, replaced)
  }

  /// Whether a path is one for references alone.
  private static func isComponent(_ place: Place) -> Bool {
    place.tokens.starts(with: ["components", "pathItems"])
  }

  /// Gives each occasion what marks say of it.
  private func add(_ marked: [Marked], to occasions: inout [Occasion]) {
    var seen = occasions.map { Set($0.fields) }
    for marked in marked {
      guard let field = marks[marked.mark].field(of: marked) else { continue }
      if seen[marked.occasion].insert(field).inserted { occasions[marked.occasion].fields.append(field) }
    }
  }

  // MARK: Links

  private func linksOfReferences(_ ends: [Place: Place]) -> [Link] {
    let parameters = marksOfParameters
    return references.compactMap { reference in
      guard let occasion = reference.visit.occasion, let target = reference.target else { return nil }
      var link = Link(
        occasion: occasion, role: reference.visit.role, label: reference.visit.label,
        form: reference.visit.form, target: target)
      // Where a parameter stands elsewhere, what it is called does, too.
      if link.role == .parameter, let mark = parameters[ends[target] ?? target] {
        (link.label, link.form) = (marks[mark].label, marks[mark].form)
      }
      return link
    }
  }

  /// The links to the parameters of paths from each method that has no parameter of its own in their place (OpenAPI 3.1 §4.8.9).
  private func linksOfPaths(beside occasions: [Occasion], _ ends: [Place: Place]) -> [Link] {
    if shared.isEmpty { return [] }
    let parameters = marksOfParameters
    var links: [Link] = []
    for (index, held) in self.occasions.enumerated() {
      guard let places = shared[held.holder] else { continue }
      let own = Set(
        occasions[index].fields.filter { $0.role == .parameter }.map {
          [ScalarKey($0.form), ScalarKey($0.label)]
        })
      for place in places {
        guard let mark = parameters[ends[place] ?? place].map({ marks[$0] }),
          !own.contains([ScalarKey(mark.form), ScalarKey(mark.label)])
        else { continue }
        links.append(
          Link(occasion: index, role: .parameter, label: mark.label, form: mark.form, target: place))
      }
    }
    return links
  }

  private var marksOfParameters: [Place: Int] {
    Dictionary(
      marks.indices.filter { marks[$0].part == .parameter || marks[$0].part == .descriptor }
        .map { (marks[$0].place, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The last of the places that references lead to from one to the next, for each place of one; any of them where they come
  /// back.
  private func ends(of targets: [Place: Place]) -> [Place: Place] {
    var ends: [Place: Place] = [:]
    for start in targets.keys where ends[start] == nil {
      var way: Set<Place> = []
      var place = start
      while ends[place] == nil, let next = targets[place], way.insert(place).inserted { place = next }
      let end = ends[place] ?? place
      for place in way { ends[place] = end }
    }
    return ends
  }

  /// What the parts hold that links lead to, through any number of references.
  private func reached(by links: [Link], _ targets: [Place: Place]) -> Reached {
    if links.isEmpty { return Reached() }
    let depths = Set((links.map(\.target) + targets.values).map(\.tokens.count))
    func around(_ place: Place) -> [Place] {
      depths.filter { $0 <= place.tokens.count }.map {
        Place(source: place.source, tokens: Array(place.tokens.prefix($0)))
      }
    }
    var schemas: [Place: [Int]] = [:]
    for (source, found) in found {
      for (index, found) in found.enumerated() {
        for place in around(Place(source: source, tokens: found.place.tokens)) {
          schemas[place, default: []].append(index)
        }
      }
    }
    var parts: [Place: [Int]] = [:]
    for (index, mark) in marks.enumerated() {
      for place in around(mark.place) { parts[place, default: []].append(index) }
    }
    var further: [Place: [Place]] = [:]
    for (place, target) in targets.sorted(by: { $0.key.isBefore($1.key) }) {
      for place in around(place) { further[place, default: []].append(target) }
    }
    var reached = Reached()
    for link in links {
      var waiting = [link.target]
      var seen: Set<Place> = [link.target]
      while let place = waiting.popLast() {
        for index in schemas[place] ?? [] {
          if let found = found[place.source]?[index] { add(found, index, of: place, by: link, to: &reached) }
        }
        for mark in parts[place] ?? [] {
          guard let role = link.role else { continue }
          reached.marked.append(
            Marked(
              occasion: link.occasion, role: role, label: link.label, form: link.form, mark: mark))
        }
        waiting += (further[place] ?? []).filter { seen.insert($0).inserted }
      }
    }
    return reached
  }

  private func add(_ found: Found, _ index: Int, of place: Place, by link: Link, to reached: inout Reached) {
    // A header stands in a response, and is named by itself.
    let isHeader = found.role == .header && link.role == .response
    guard let role = isHeader ? .header : link.role ?? found.role,
      role.isOfParameters || !found.isOfParameter
    else { return }
    let form = isHeader ? link.label : link.form
    reached.sent.append(
      Sent(
        occasion: link.occasion, role: role, label: isHeader ? found.label : link.label,
        form: form.isEmpty ? found.form : form, source: place.source, found: index))
  }
}

extension HeldSchemas.Place {
  /// An order of places, for answers that are the same in each run.
  fileprivate func isBefore(_ other: Self) -> Bool {
    source != other.source ? source < other.source : tokens.lexicographicallyPrecedes(other.tokens)
  }
}

extension Occasion.Role {
  /// Whether what is sent is a parameter or a header, mostly a scalar.
  var isOfParameters: Bool {
    switch self {
    case .parameter, .header: true
    case .request, .response, .message, .headers, .key, .input, .output: false
    }
  }
}
