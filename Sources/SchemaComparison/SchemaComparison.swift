public import Diagnostics
import FixtureEmitter
public import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

/// The changes that an edit of schemas makes, with proof.
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
  /// Those of the pairs whose files have other paths in a folder.
  private let moved: [Sides<SchemaDocument>]
  /// The definitions of each document, nested ones included.
  private let definitions: Sides<[[ComparedDefinition]]>
  /// The schemas of each document that are no definitions, where it holds schemas and is none itself.
  private let others: Sides<[[ComparedDefinition]]>
  private let options: ProgramLowering.Options
  /// How much work the searches for witnesses may do; nil for as much as the schemas are worth. What is not found for it
  /// is called unproved.
  package var workLimit: Int?
  /// The work that was done so far.
  package var work: Int { search.work.spent }

  /// - Parameters:
  ///   - pairsRoots: whether each side is one document, to be compared whatever it is called.
  public init(
    old: SchemaGraph, new: SchemaGraph, assertsFormat: Bool = true, pairsRoots: Bool,
    into bag: inout DiagnosticBag
  ) {
    (pairs, unpaired) = Self.paired(Sides(old: old, new: new), pairsRoots: pairsRoots)
    moved = pairsRoots ? [] : pairs.filter { !$0.old.path.hasSameScalars(as: $0.new.path) }
    // Schemas as they are written keep their numbers: copies come behind them.
    let (old, new) = (old.withStaticReferences(), new.withStaticReferences())
    graphs = Sides(old: old, new: new)
    definitions = Self.keyed(graphs.map { $0.allDefinitions() }, pairs, graphs)
    others = Self.keyed(graphs.map(ComparedDefinition.others), pairs, graphs)
    joined = old.joined(with: new, prefixes: (own: "old/", other: "new/"))
    let shift = old.schemas.count
    self.shift = shift
    let roots = pairs.flatMap { [$0.old.root, SchemaID(index: $0.new.root.index + shift)] }
    options = .init(assertsFormat: assertsFormat, warnsOfUnknownNames: false)
    let lowering = ProgramLowering(graph: joined, options: options)
    // Where an edit makes a condition hold always, the condition changed, and not what its `then` asks.
    search = InstanceSearch(
      graph: joined, program: lowering.lower(roots: roots, into: &bag), addsConsequences: false)
    // `generate` reports the findings of naming.
    var names = DiagnosticBag()
    types = Sides(
      old: TypeLowering(Self.named(graphs.old, as: pairsRoots ? pairs : [])).lower(into: &names),
      new: TypeLowering(graphs.new).lower(into: &names))
  }

  /// The schemas of each document, with the keys by which those of a pair are compared.
  private static func keyed(
    _ schemas: Sides<[[NamedSchema]]>, _ pairs: [Sides<SchemaDocument>], _ graphs: Sides<SchemaGraph>
  ) -> Sides<[[ComparedDefinition]]> {
    var found = schemas.map { [[ComparedDefinition]](repeating: [], count: $0.count) }
    for pair in pairs {
      let own = ComparedDefinition.keyed(
        Sides(old: schemas.old[pair.old.index], new: schemas.new[pair.new.index]), graphs)
      found.old[pair.old.index] = own.old
      found.new[pair.new.index] = own.new
    }
    return found
  }

  /// The old graph, its documents called as the new ones that they are compared with: two versions of one document have
  /// types of one name, whatever their files are called.
  private static func named(_ old: SchemaGraph, as pairs: [Sides<SchemaDocument>]) -> SchemaGraph {
    var graph = old
    for pair in pairs where !old.documents.contains(where: { $0.path.hasSameScalars(as: pair.new.path) }) {
      graph.documents[pair.old.index].path = pair.new.path
    }
    return graph
  }

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
    var moved = Pairing(rest)
    moved.pair { hasIdentifier($0, of: $1, graphs) }
    moved.pair { stem($0).hasSameScalars(as: stem($1)) }
    return (pairs + moved.pairs, moved.unpaired)
  }

  /// Whether both documents say by their `$id` that they are the same.
  private static func hasIdentifier(
    _ old: SchemaDocument, of new: SchemaDocument, _ graphs: Sides<SchemaGraph>
  ) -> Bool {
    let documents = Sides(old: old, new: new)
    let names = Version.allCases.map { version in
      let root = graphs[version][documents[version].root]
      return root.sites[.id] == nil ? nil : graphs[version].resources[root.resource.index].uri
    }
    guard let own = names[0], let other = names[1] else { return false }
    return own.hasSameScalars(as: other)
  }

  /// The path of a document without the end that says whether it is YAML.
  private static func stem(_ document: SchemaDocument) -> String {
    let ending = [".json", ".yaml", ".yml"].first { document.path.hasSuffix($0) }
    return String(document.path.dropLast(ending?.count ?? 0))
  }

  /// The changes and the versions that the documents carry.
  /// - Parameter comparesSwift: whether the changes of Swift types are reported, too.
  public func report(comparesSwift: Bool = true) -> ChangeReport {
    var report = ChangeReport(changes(comparesSwift: comparesSwift))
    for pair in pairs {
      guard let old = SchemaVersion(of: pair.old, in: graphs.old),
        let new = SchemaVersion(of: pair.new, in: graphs.new)
      else { continue }
      report.stated[ScalarKey(pair.new.path)] = old.step(to: new)
      if pairs.count == 1 { report.versions = (old, new) }
    }
    return report
  }

  /// All changes, by object, the worst first.
  public func changes(comparesSwift: Bool = true) -> [SchemaChange] {
    let memory = Lockstep.Memory(
      joined, counterparts: counterparts, documents: documents, assertsFormat: options.assertsFormat)
    var collector = ChangeCollector(graph: joined, shift: shift, types: types)
    compareRoots(memory, &collector)
    compareDefinitions(memory, &collector)
    compareNames(&collector)
    for pair in moved {
      let isFound = Self.hasIdentifier(pair.old, of: pair.new, graphs)
      collector.addMoved(pair, isFound: isFound, graphs)
    }
    for document in unpaired.old { collector.addDocument(document, isNew: false, graphs.old) }
    for document in unpaired.new { collector.addDocument(document, isNew: true, graphs.new) }
    collector.addDirections(graphs)
    for pair in pairs { collector.addOccasions(of: pair, graphs) }
    guard comparesSwift else { return collector.withoutSwift }
    var sources = SourceComparison(types: types, graphs: graphs)
    for pair in pairs { sources.compareRoots(pair.map(\.index)) }
    sources.compareTypes(ofDocuments: pairs.map { $0.map(\.index) })
    collector.add(sources.changes, pairs: pairs, graphs: graphs)
    return collector.sorted
  }

  /// Compares the roots that instances are judged by, the documents first.
  private func compareRoots(_ memory: Lockstep.Memory, _ collector: inout ChangeCollector) {
    let roots = comparedRoots(memory)
    let comparedDefinitions = Set(roots.filter { $0.definition != nil }.map(\.schemas))
    let differing = memory.counterparts.filter { !memory.classes.areAlike([$0.key], [$0.value]) }
    let isolation = ChangeIsolation(search, options: options, counterparts: differing)
    let proof = InclusionProof(search, memory.classes)
    let walks = roots.map { root in
      var lockstep = Lockstep(search, memory: memory, definitions: comparedDefinitions)
      lockstep.walk(from: Place(root.schemas.map { [$0] }))
      let proved = lockstep.provedPairs(proof)
      if !proved.isEmpty {
        lockstep = Lockstep(search, memory: memory, definitions: comparedDefinitions, kept: proved)
        lockstep.walk(from: Place(root.schemas.map { [$0] }))
      }
      return (
        differences: isolation.isolated(lockstep.differences, below: root.schemas),
        isPart: lockstep.leavesDifferences
      )
    }
    isolation.finish()
    let work = ComparisonWork(
      search.work, limit: workLimit ?? ComparisonWork.limit(schemas: joined.schemas.count),
      searches: walks.reduce(0) { $0 + $1.differences.count + 1 })
    for (root, walk) in zip(roots, walks) {
      let witnesses = WitnessSearch(search, roots: root.schemas, isolation: isolation)
      var judged = JudgedDifferences(witnesses, document: root.document, isPart: walk.isPart)
      for difference in walk.differences { work.search { judged.add(difference, known: collector) } }
      if !memory.sayTheSame(root.schemas) {
        work.search { judged.checkVariety(roots: root.schemas, search: search) }
      }
      collector.add(judged.differences, of: root)
    }
  }

  /// The roots of documents and definitions, and what operations send beside these.
  private func comparedRoots(_ memory: Lockstep.Memory) -> [ComparedRoot] {
    /// Whether one of two schemas is compared with the other, or what they only refer to.
    func areCompared(_ schemas: Sides<SchemaID>) -> Bool {
      if memory.counterparts[schemas.old] == schemas.new { return true }
      guard let target = joined[schemas.old].plainReference, let other = joined[schemas.new].plainReference
      else { return false }
      return memory.counterparts[target] == other
    }
    let sent = ComparedRoot.sent(pairs, in: joined, shift: shift, unless: areCompared)
    let known = Set(sent.map(\.schemas))
    let others = ComparedRoot.definitions(of: pairs, others, in: joined, shift: shift).filter {
      !areCompared($0.schemas) && !known.contains($0.schemas)
    }
    return ComparedRoot.all(of: pairs, definitions, in: joined, shift: shift) + sent + others
  }

  /// The definitions of the new side, as the joined graph numbers them.
  private func newDefinitions(of pair: Sides<SchemaDocument>) -> [ComparedDefinition] {
    definitions.new[pair.new.index].map { definition in
      var moved = definition
      moved.named.schema = SchemaID(index: definition.schema.index + shift)
      return moved
    }
  }

  /// Documents and definitions of each side, with those of the same name on the other side.
  private var counterparts: [SchemaID: SchemaID] {
    var found: [SchemaID: SchemaID] = [:]
    for pair in pairs {
      let root = SchemaID(index: pair.new.root.index + shift)
      found[pair.old.root] = root
      found[root] = pair.old.root
      let new = Dictionary(
        newDefinitions(of: pair).map { ($0.key, $0.schema) },
        uniquingKeysWith: { first, _ in first })
      for definition in definitions.old[pair.old.index] {
        guard let other = new[definition.key] else { continue }
        found[definition.schema] = other
        found[other] = definition.schema
      }
    }
    return found
  }

  /// Documents of each side in the joined graph, with those of the same name on the other side.
  private var documents: [Int: Int] {
    let shift = graphs.old.documents.count
    var found = Dictionary(
      graphs.old.documents.map { (ScalarKey($0.path), $0.index) }, uniquingKeysWith: { first, _ in first })
    for pair in pairs { found[ScalarKey(pair.new.path)] = pair.old.index }
    let both = graphs.new.documents.compactMap { document in
      found[ScalarKey(document.path)].map { ($0, document.index + shift) }
    }
    return Dictionary(both + both.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of the containers that definitions stand in: `shapes` of `shapes/circle`.
  private func containers(of definitions: [ComparedDefinition]) -> Set<ScalarKey> {
    var names: Set<ScalarKey> = []
    for definition in definitions {
      for slash in definition.name.utf8.indices where definition.name.utf8[slash] == UInt8(ascii: "/") {
        names.insert(ScalarKey(String(definition.name[..<slash])))
      }
    }
    return names
  }

  /// Whether a definition asks nothing.
  private func isEmpty(_ definition: ComparedDefinition) -> Bool {
    let schema = joined[definition.schema]
    return schema.acceptsAll && schema.sites.isEmpty
  }

  /// Compares the names by which others may refer to schemas.
  private func compareNames(_ collector: inout ChangeCollector) {
    let names = graphs.map(ReferenceNames.all)
    let changes = pairs.flatMap { pair in
      let own = Sides(old: names.old[pair.old.index], new: names.new[pair.new.index])
      return ReferenceNames.changes(own).map { (pair, $0) }
    }
    guard !changes.isEmpty else { return }
    let reached = graphs.old.reach(of: graphs.old.entryDocuments.map(\.root))
    for (pair, change) in changes {
      let isUsed = change.names.old.map { reached[$0.schema.id.index] } ?? true
      collector.addName(change, isUsed: isUsed, pair: pair, roots: graphs)
    }
  }

  /// Compares which definitions came, went or have another name; the effects are reported where the definitions are
  /// used.
  private func compareDefinitions(_ memory: Lockstep.Memory, _ collector: inout ChangeCollector) {
    let lockstep = Lockstep(search, memory: memory)
    for pair in pairs {
      let new = newDefinitions(of: pair)
      let old = definitions.old[pair.old.index]
      let names = Sides(
        old: Set(old.map(\.key)), new: Set(new.map(\.key)))
      var removed = old.filter { !names.new.contains($0.key) }
      var added = new.filter { !names.old.contains($0.key) }
      // What refers to a container accepts every value.
      let containers = Sides(old: containers(of: old), new: containers(of: new))
      let emptied = removed.filter { containers.new.contains(ScalarKey($0.name)) }
      removed.removeAll { containers.new.contains(ScalarKey($0.name)) }
      let filled = added.filter { containers.old.contains(ScalarKey($0.name)) }
      added.removeAll { containers.old.contains(ScalarKey($0.name)) }
      let unused = ComparedRoot.unused(
        removed.map(\.named), beside: graphs.old.entryDocuments.map(\.root), in: joined)
      for definition in added {
        let same = removed.firstIndex { lockstep.areSame($0.schema, definition.schema) }
        let old = same.map { removed.remove(at: $0) }
        collector.addDefinition(
          definition.named, renamedFrom: old?.named, isUsed: old.map { !unused.contains($0.schema) } ?? true,
          pair: pair,
          roots: graphs)
      }
      for definition in removed {
        collector.addRemoved(
          definition.named, isUsed: !unused.contains(definition.schema), pair: pair, graphs)
      }
      for definition in emptied where !isEmpty(definition) {
        collector.addContainer(definition.named, in: .new, pair: pair, graphs)
      }
      for definition in filled where !isEmpty(definition) {
        collector.addContainer(definition.named, in: .old, pair: pair, graphs)
      }
      compareContainers(Sides(old: old, new: new), pair, &collector)
    }
  }

  /// Says of definitions that have their name and stand in another container, as `$defs` in place of `definitions`, that what
  /// referred to the old place leads nowhere.
  private func compareContainers(
    _ definitions: Sides<[ComparedDefinition]>, _ pair: Sides<SchemaDocument>,
    _ collector: inout ChangeCollector
  ) {
    let old = Dictionary(definitions.old.map { ($0.key, $0) }) { first, _ in first }
    let moved = definitions.new.compactMap { new -> Sides<NamedSchema>? in
      guard let old = old[new.key],
        joined[old.schema].pointer.first != joined[new.schema].pointer.first
      else { return nil }
      return Sides(old: old.named, new: new.named)
    }
    guard !moved.isEmpty else { return }
    let unused = ComparedRoot.unused(
      moved.map(\.old), beside: graphs.old.entryDocuments.map(\.root), in: joined)
    collector.addMoved(moved, isUsed: unused.isEmpty, pair: pair)
  }
}
