import SchemaModel
import SchemaRuntime

/// Compares a union that one side alone has with what the other side asks.
extension Lockstep {
  /// Compares a union of one side with the other side, where that asks the same as one form, its unions included: the
  /// other forms came or went.
  func compareWrapped(
    _ all: Sides<[Choice]>, _ views: Sides<SchemaView>, _ place: Place
  ) -> Bool {
    for version in Version.allCases {
      let inner = all[version.other]
      guard !inner.isEmpty,
        let (outer, form) = all[version].firstResult({ choice in
          oneForm(choice, views[version.other], place.compared[version.other]).map { (choice, $0) }
        })
      else { continue }
      noteUnion(outer, version, around: inner[0], views, place)
      compareWrapped(form, in: outer, version, views, place)
      for choice in all[version] where choice.owner != outer.owner || choice.isExclusive != outer.isExclusive
      {
        noteUnion(choice, version, views, place)
      }
      return true
    }
    return false
  }

  /// Compares a form of a union with what was all before, where a definition that both refer to differs.
  private func compareWrapped(
    _ form: SchemaID, in choice: Choice, _ version: Version, _ views: Sides<SchemaView>, _ place: Place
  ) {
    guard !areSame([form], views[version.other].ids) else { return }
    var compared = place.compared
    compared[version] = [form]
    var looking = around(views, place)
    looking[version].append(form)
    compare(
      Place(
        compared, looking: looking, parent: place, relation: choice.isExclusive ? .exclusiveBranch : .branch,
        spread: { _ in choice.isExclusive ? Place.eitherWay : Place.straight }))
  }

  /// Whether one form of a union is all that a view of the other side asks.
  private func isOneForm(_ choice: Choice, _ view: SchemaView) -> Bool {
    choice.branches.contains { areSame([$0], view.ids) }
  }

  /// The form of a union that is all that a view of the other side asks, or would be if no definition differed.
  private func oneForm(_ choice: Choice, _ view: SchemaView, _ compared: [SchemaID]) -> SchemaID? {
    choice.branches.first { areSame([$0], view.ids) }
      ?? choice.branches.first { compared.count == 1 && sayTheSame($0, compared[0]) }
  }

  /// The only form of a schema that asks for one form, and for nothing else.
  private func unwrapped(_ schema: SchemaID) -> SchemaID {
    var (id, depth) = (schema, 0)
    while depth < 4, graph[id].hasNone(but: [.anyOf, .oneOf, .allOf]) {
      let forms = graph[id].anyOf + graph[id].oneOf + graph[id].allOf
      guard forms.count == 1 else { break }
      (id, depth) = (forms[0], depth + 1)
    }
    return id
  }

  /// Whether two schemas say the same if definitions of one name do.
  private func sayTheSame(_ schema: SchemaID, _ other: SchemaID, depth: Int = 0) -> Bool {
    if memory.classes.areAlike([schema], [other]) { return true }
    let (own, others) = (graph[unwrapped(schema)], graph[unwrapped(other)])
    if let target = own.plainReference, let same = others.plainReference {
      return memory.counterparts[target] == same
    }
    guard depth < 4, own.boolean == others.boolean else { return false }
    return [(\Schema.anyOf, Keyword.anyOf), (\.oneOf, .oneOf)].contains { forms, keyword in
      own.hasNone(but: [keyword]) && others.hasNone(but: [keyword])
        && own[keyPath: forms].count == others[keyPath: forms].count
        && zip(own[keyPath: forms], others[keyPath: forms]).allSatisfy {
          sayTheSame($0, $1, depth: depth + 1)
        }
    }
  }

  /// Says of a union that one side alone has it.
  /// - Parameter inner: a union of the other side that is in one form of the union, with or without a change of its own.
  func noteUnion(
    _ choice: Choice, _ version: Version, around inner: Choice? = nil, _ views: Sides<SchemaView>,
    _ place: Place
  ) {
    let isNew = version == .new
    let name = choice.isExclusive ? "one-of" : "any-of"
    var sites = views.map { view in
      Difference.Site(schema: view.ids.first { haveOneOrigin($0, choice.owner) } ?? view.head)
    }
    sites[version] = choice.site
    let isSame = inner == nil || isOneForm(choice, views[version.other])
    if let inner, isSame { sites[version.other] = inner.site }
    // Other types are a change of their own.
    let possible = possibleTypes(views, place)
    let (old, new) = (possible.old, possible.new)
    if areSameByKinds(views, place, among: old.intersection(new)) { return }
    // The schema of the other side is one of several forms: the union refuses nothing, unless another form holds as
    // well.
    let keeps = !choice.isExclusive && isOneForm(choice, views[version.other])
    // For a union inside of a form, no keyword beside it says that the other forms accept more.
    let accepts = inner != nil
    note(
      Difference(
        rule: isNew ? "\(name)-added" : "\(name)-removed",
        message: isNew ? "the value has one of several forms now" : "the several forms are gone",
        place: place, sites: sites,
        narrows: isNew ? !keeps && new.isSuperset(of: old) : accepts,
        widens: isNew ? accepts : !keeps && old.isSuperset(of: new),
        aspect: isSame ? .keywords : .wrapped, detail: "\(choice.owner.index)"))
  }
}
