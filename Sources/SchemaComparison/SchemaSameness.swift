package import FixtureEmitter
package import SchemaModel

/// Whether subschemas of one graph ask the same of a value, however they are spelt.
package final class SchemaSameness {
  private let search: InstanceSearch
  /// Made for the first question: most schemas give rise to none, and it looks at all of them.
  private lazy var lockstep = Lockstep(search, memory: Lockstep.Memory(search.graph))

  package init(_ search: InstanceSearch) { self.search = search }

  package func areSame(_ one: SchemaID, _ other: SchemaID) -> Bool { lockstep.areSame(one, other) }

  /// Whether a schema certainly accepts each value that another one accepts.
  package func accepts(_ wide: SchemaID, allOf narrow: SchemaID) -> Bool {
    lockstep.isIncluded([narrow], in: [wide])
  }
}
