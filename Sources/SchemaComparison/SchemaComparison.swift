public import Diagnostics
import FixtureEmitter
public import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

/// What an edit of schemas changes, with proof.
///
/// Both sides become one graph, so that one program judges instances by each. `Lockstep` finds the smallest places that
/// say something else, `WitnessSearch` an instance for each claim, `SourceComparison` what the Swift types lost and won.
public struct SchemaComparison {
  private let graphs: Sides<SchemaGraph>
  private let joined: SchemaGraph
  /// How many schemas of the joined graph are of the old side.
  private let shift: Int
  private let search: InstanceSearch
  private let types: Sides<TypeGraph>
  private let pairs: [Sides<SchemaDocument>]
  private let unpaired: Sides<[SchemaDocument]>
  private let namesRoots: Bool

  /// - Parameters:
  ///   - pairsRoots: whether each side is one document, to be compared whatever it is called.
  public init(
    old: SchemaGraph, new: SchemaGraph, assertsFormat: Bool = true, pairsRoots: Bool,
    into bag: inout DiagnosticBag
  ) {
    // Copies of schemas come behind those that are written.
    let (old, new) = (old.withStaticReferences(), new.withStaticReferences())
    graphs = Sides(old: old, new: new)
    joined = old.joined(with: new, prefixes: (own: "old/", other: "new/"))
    (pairs, unpaired) = Self.paired(graphs, pairsRoots: pairsRoots)
    namesRoots = !pairsRoots || pairs.allSatisfy { Self.stem($0.old.path) == Self.stem($0.new.path) }
    let shift = old.schemas.count
    self.shift = shift
    let roots = pairs.flatMap { [$0.old.root, SchemaID(index: $0.new.root.index + shift)] }
    let lowering = ProgramLowering(graph: joined, options: .init(assertsFormat: assertsFormat))
    search = InstanceSearch(graph: joined, program: lowering.lower(roots: roots, into: &bag))
    // What naming has to say is said by `generate`.
    var names = DiagnosticBag()
    types = graphs.map { TypeLowering($0).lower(into: &names) }
  }

  /// The name of the file, from which the type of the document has its name.
  private static func stem(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  private static func paired(
    _ graphs: Sides<SchemaGraph>, pairsRoots: Bool
  ) -> ([Sides<SchemaDocument>], Sides<[SchemaDocument]>) {
    let documents = graphs.map(\.entryDocuments)
    if pairsRoots, let old = documents.old.first, let new = documents.new.first {
      return ([Sides(old: old, new: new)], Sides(old: [], new: []))
    }
    var pairs: [Sides<SchemaDocument>] = []
    var rest = documents
    for old in documents.old {
      guard let index = rest.new.firstIndex(where: { $0.path.utf8.elementsEqual(old.path.utf8) }) else {
        continue
      }
      pairs.append(Sides(old: old, new: rest.new.remove(at: index)))
      rest.old.removeAll { $0.index == old.index }
    }
    return (pairs, rest)
  }

  /// The changes and the versions that the documents carry, where there is one pair of them.
  public func report() -> ChangeReport {
    var report = ChangeReport(changes())
    if pairs.count == 1, let old = SchemaVersion(of: pairs[0].old, in: graphs.old),
      let new = SchemaVersion(of: pairs[0].new, in: graphs.new)
    {
      report.versions = (old, new)
    }
    return report
  }

  /// All changes, by object, the worst first.
  public func changes() -> [SchemaChange] {
    let memory = Lockstep.Memory()
    var collector = ChangeCollector(graph: joined, shift: shift, types: types)
    for pair in pairs { compare(pair, memory, &collector) }
    compareDefinitions(memory, &collector)
    for document in unpaired.old { collector.addDocument(document, isNew: false, graphs.old) }
    for document in unpaired.new { collector.addDocument(document, isNew: true, graphs.new) }
    var sources = SourceComparison(types: types, graphs: graphs, namesRoots: namesRoots)
    for pair in pairs { sources.compareRoots(pair.map(\.index)) }
    sources.compareTypes(ofDocuments: pairs.map { $0.map(\.index) })
    collector.add(sources.changes, pairs: pairs, graphs: graphs)
    return collector.sorted
  }

  private func compare(
    _ pair: Sides<SchemaDocument>, _ memory: Lockstep.Memory, _ collector: inout ChangeCollector
  ) {
    let roots = Sides(old: pair.old.root, new: SchemaID(index: pair.new.root.index + shift))
    let lockstep = Lockstep(search, memory: memory)
    lockstep.walk(from: Place(roots.map { [$0] }))
    let witnesses = WitnessSearch(search, roots: roots)
    var judged = JudgedDifferences(witnesses, document: pair.new.path)
    for difference in lockstep.differences { judged.add(difference, known: collector) }
    judged.checkVariety(roots: roots, search: search)
    collector.add(judged.differences, document: pair.new.path)
  }

  /// Definitions that came, went or have another name; what that changes is said where they are used.
  private func compareDefinitions(_ memory: Lockstep.Memory, _ collector: inout ChangeCollector) {
    let lockstep = Lockstep(search, memory: memory)
    for pair in pairs {
      let new = pair.new.definitions.map { definition in
        var moved = definition
        moved.schema = SchemaID(index: definition.schema.index + shift)
        return moved
      }
      var removed = pair.old.definitions.filter { old in
        !new.contains { $0.name.hasSameScalars(as: old.name) }
      }
      let added = new.filter { new in !pair.old.definitions.contains { $0.name.hasSameScalars(as: new.name) }
      }
      for definition in added {
        let same = removed.firstIndex { lockstep.areSame($0.schema, definition.schema) }
        collector.addDefinition(
          definition, renamedFrom: same.map { removed.remove(at: $0) }, pair: pair, roots: graphs)
      }
      for definition in removed { collector.addRemoved(definition, pair: pair, graphs) }
    }
  }
}
