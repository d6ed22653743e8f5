import SchemaModel

/// The place where each schema of the entry documents is described. It is found from the schemas alone, so that every
/// link can be written before its target.
struct Places {
  /// A schema's place: the page and section that it belongs to, and what leads there.
  struct Place {
    /// Index in `Site.subjects`.
    var subject: Int
    /// Empty for a root.
    var anchor: String
    /// The way to the value in an instance, from the subject.
    var path: String
    /// From the schema around it; nil for a subject.
    var step: Step?
    var parent: SchemaID?
    /// The prefix of anchors in a part of `allOf`.
    fileprivate var prefix = ""
  }

  private var places: [Place?]

  subscript(_ id: SchemaID) -> Place? { id.index < places.count ? places[id.index] : nil }

  /// - Parameter subjects: the schemas that have a page or a section.
  init(_ graph: SchemaGraph, subjects: [Subject]) {
    places = Array(repeating: nil, count: graph.schemas.count)
    var names = AnchorNames()
    for subject in subjects { names.take(subject.anchor ?? "", on: subject.page) }
    for (index, subject) in subjects.enumerated() {
      places[subject.schema.index] = Place(subject: index, anchor: subject.anchor ?? "", path: "")
      var waiting = subject.isReached ? [subject.schema] : []
      while let id = waiting.popLast() {
        guard let place = places[id.index] else { continue }
        let children = graph[id].children
        for (step, child) in children where places[child.index] == nil {
          places[child.index] = names.place(step, in: id, place, on: subject.page)
        }
        waiting += children.reversed().map(\.schema)
      }
    }
  }

  /// The anchors of pages, each given once.
  private struct AnchorNames {
    private var used: [String: Set<String>] = [:]
    /// One place describes all properties of one name, and all items of one position, for one value, whichever part of the
    /// schema names them.
    private var shared: [String: [Step: String]] = [:]

    mutating func take(_ anchor: String, on page: String) { used[page, default: []].insert(anchor) }

    mutating func place(_ step: Step, in parent: SchemaID, _ place: Place, on page: String) -> Place {
      var result = place
      result.step = step
      result.parent = parent
      result.path = step.path(after: place.path)
      if case .part(let index) = step {
        result.prefix = place.prefix + "all.\(index)."
        return result
      }
      result.prefix = ""
      let start = place.anchor.isEmpty ? "" : place.anchor + "."
      let owner = page + "#" + place.anchor
      if let known = shared[owner]?[step] {
        result.anchor = known
        return result
      }
      let isMember = if case .member = step { true } else { false }
      result.anchor = unused(start + (isMember ? "" : place.prefix) + (step.anchor ?? ""), on: page)
      if step.isShared { shared[owner, default: [:]][step] = result.anchor }
      return result
    }

    private mutating func unused(_ anchor: String, on page: String) -> String {
      var name = anchor
      var number = 2
      while !used[page, default: []].insert(name).inserted {
        name = anchor + "-\(number)"
        number += 1
      }
      return name
    }
  }
}
