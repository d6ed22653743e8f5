import FixtureEmitter
import SchemaModel
import SchemaRuntime

// Formats beside listed values, which are judged by all keywords: a format that another dialect defines judges none, but other
// validators may know it.
extension Lockstep {
  /// How deep members and items of listed values are followed.
  private static let listedDepth = 6
  /// The most listed values that are looked at, and the most members or items of one kind in them.
  private static let mostListed = 100

  func compareUndecidedFormats(_ views: Sides<SchemaView>, _ place: Place) {
    guard memory.hasUndecidedFormats else { return }
    let lists = views.map(\.literals)
    let values =
      switch (lists.old, lists.new) {
      case (let old?, let new?): new.filter(Set(old).contains)
      case (let list?, nil), (nil, let list?): list
      case (nil, nil): [JSONValue]()
      }
    compareUndecidedFormats(of: Array(values.prefix(Self.mostListed)), views, place, depth: 0)
  }

  /// Compares the formats for the values that both sides list at a place, and for what is in them.
  private func compareUndecidedFormats(
    of values: [JSONValue], _ views: Sides<SchemaView>, _ place: Place, depth: Int
  ) {
    guard depth < Self.listedDepth, !isDone else { return }
    if values.contains(where: { $0.stringValue != nil }), hasUndecided(views) { compareFormats(views, place) }
    let objects = values.compactMap(\.objectValue)
    var seen: Set<ScalarKey> = []
    for name in objects.flatMap(\.keys) where seen.insert(ScalarKey(name)).inserted {
      guard seen.count <= Self.mostListed else { break }
      compareUndecidedFormats(
        of: objects.compactMap { $0[name] }, at: member(name, views, place), depth: depth + 1)
    }
    let arrays = values.compactMap(\.arrayValue)
    for index in 0..<min(Self.mostListed, arrays.map(\.count).max() ?? 0) {
      let items = arrays.filter { $0.indices.contains(index) }.map { $0[index] }
      compareUndecidedFormats(of: items, at: item(index, views, place), depth: depth + 1)
    }
  }

  private func compareUndecidedFormats(of values: [JSONValue], at place: Place, depth: Int) {
    guard !memory.classes.areAlike(place.compared.old, place.compared.new) else { return }
    compareUndecidedFormats(of: values, place.compared.map { view($0) }, place, depth: depth)
  }

  /// Whether one side has a format of which it is not known what it asks, and the other side has not.
  private func hasUndecided(_ views: Sides<SchemaView>) -> Bool {
    let known = views.map(formats)
    return Version.allCases.contains { version in
      views[version].schemas.contains { schema in
        guard let format = schema.format, schema.leavesFormatOpen else { return false }
        return !known[version.other].contains(ScalarKey(format))
      }
    }
  }
}
