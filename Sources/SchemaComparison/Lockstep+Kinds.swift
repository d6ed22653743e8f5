import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  private static let kinds: [TypeSet] = [
    .null, .boolean, .object, .array, .string, [.number, .integer],
  ]

  /// Whether one side has unions or negations where the other one has none, or more.
  func haveOtherForms(_ views: Sides<SchemaView>) -> Bool {
    let counts = views.map { view in
      (view.choices(\.anyOf).count, view.choices(\.oneOf).count, view.excluded.count)
    }
    return counts.old != counts.new
  }

  /// Whether both sides ask the same of the values of each type alone: of a union whose forms differ in type, one form
  /// is left then.
  /// - Parameter types: the types that are looked at; nil for those of both sides.
  func areSameByKinds(_ views: Sides<SchemaView>, _ place: Place, among types: TypeSet? = nil) -> Bool {
    guard place.kinds == nil else { return false }
    let types = types ?? views.old.types.union(views.new.types)
    return Self.kinds.allSatisfy { kind in
      types.isDisjoint(with: kind) || areSame(views.old.ids, views.new.ids, of: kind)
    }
  }
}
