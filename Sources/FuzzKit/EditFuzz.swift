import Diagnostics
import FixtureEmitter
import SchemaComparison
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

/// Compares a schema with a random edit of it. The first bytes choose the edit, the rest is the schema.
///
/// Both sides judge the fixtures of both. Where one side alone accepts a fixture, the comparison has to claim that
/// direction or call it unproved. Exactly the side that a change names has to accept its witness.
public enum EditFuzz {
  private static let choices = 12
  /// Larger schemas take too long under a sanitizer.
  private static let largest = 4_000

  /// The mistakes of the comparison; none for most inputs, whether they are schemas or not.
  public static func complaints(_ input: [UInt8]) -> [String] {
    let bytes = Array(input.dropFirst(choices))
    guard bytes.count <= largest, let schema = JSONValue(parsing: bytes), let old = Side(schema) else {
      return []
    }
    var edit = SchemaEdit(input.prefix(choices))
    let edited = edit.edited(schema)
    guard let new = Side(edited) else { return [] }
    let pair = Sides(old, new)
    return [pair, pair.reversed].flatMap { $0.complaints() }
      .map { "\($0)\n\(schema)\n\(edited)" }
  }

  /// The schema that judges instances: the document, or a definition that a root does not lead to.
  private enum Subject: Hashable {
    case root
    /// By its JSON Pointer: a definition may stand in another one.
    case definition(ScalarKey)
  }

  /// A schema that all stages accept, with its fixtures and the interpreter that judges instances by it.
  private struct Side {
    let graph: SchemaGraph
    let root: SchemaID
    /// The definitions at any depth, by their JSON Pointers.
    let definitions: [ScalarKey: SchemaID]
    /// The definitions of the root that it does not lead to.
    let unused: Set<ScalarKey>
    let fixtures: [Fixture]
    private let interpreter: Interpreter

    init?(_ schema: JSONValue) {
      var loader = SchemaLoader()
      loader.loadSource(schema.description, path: "edit.json")
      graph = loader.finish()
      var bag = loader.diagnostics
      guard let document = graph.entryDocuments.first, !bag.hasErrors else { return nil }
      root = document.root
      let holders = Keyword.defs.names
      let own = graph.schemas.filter {
        $0.document == document.index && holders.contains($0.pointer.dropLast().last ?? "")
      }
      definitions = Dictionary(
        own.map { (Self.key($0), $0.id) }, uniquingKeysWith: { first, _ in first })
      let (graph, reached) = (graph, graph.reach(of: [root]))
      unused = Set(
        document.definitions.filter { !reached[$0.schema.index] }.map { Self.key(graph[$0.schema]) })
      let types = TypeLowering(graph).lower(into: &bag)
      let program = ProgramLowering(graph: graph)
        .lower(roots: [root] + definitions.values.sorted(), into: &bag)
      guard !bag.hasErrors else { return nil }
      interpreter = Interpreter(program)
      fixtures = FixtureEmitter(graph: graph, program: program, types: types).emit().fixtures
    }

    private static func key(_ schema: Schema) -> ScalarKey { ScalarKey(JSONPointer.text(of: schema.pointer)) }

    /// The schema that a subject means here; nil where the document has no definition there.
    func schema(of subject: Subject) -> SchemaID? {
      switch subject {
      case .root: root
      case .definition(let pointer): definitions[pointer]
      }
    }

    /// The subject at a JSON Pointer to a definition; the document for nil.
    func subject(at pointer: String?) -> Subject { pointer.map { .definition(ScalarKey($0)) } ?? .root }

    func instances(of subject: Subject) -> [JSONValue] {
      let schema = schema(of: subject)
      return fixtures.filter { $0.schema == schema }.compactMap { JSONValue(parsing: Array($0.text.utf8)) }
    }

    func accepts(_ instance: JSONValue, as schema: SchemaID) -> Bool {
      interpreter.validate(bytes: Array(instance.description.utf8), against: schema).isValid
    }
  }

  private struct Sides {
    let old: Side
    let new: Side

    init(_ old: Side, _ new: Side) { (self.old, self.new) = (old, new) }

    var reversed: Sides { Sides(new, old) }

    /// The definitions that `diff` compares by themselves: those of both sides that one of the roots does not lead to.
    private var definitions: [ScalarKey] {
      old.unused.union(new.unused).filter { old.definitions[$0] != nil && new.definitions[$0] != nil }
        .sorted { $0.text.precedesByScalars($1.text) }
    }

    func complaints() -> [String] {
      var bag = DiagnosticBag()
      let changes = SchemaComparison(old: old.graph, new: new.graph, pairsRoots: true, into: &bag).changes()
      guard !bag.hasErrors else { return [] }
      return changes.compactMap(complaint)
        + ([.root] + definitions.map(Subject.definition)).flatMap { missed($0, in: changes) }
    }

    /// A witness has to differ by the schema that the change is of: the root, or a definition that no root leads to.
    private func complaint(of change: SchemaChange) -> String? {
      func shows(_ witness: SchemaChange.Witness?, _ expected: (Bool, Bool)) -> Bool {
        guard let witness else { return true }
        let (subject, instance) = (new.subject(at: witness.subject.definition), witness.instance)
        guard let before = old.schema(of: subject), let after = new.schema(of: subject) else { return false }
        return (old.accepts(instance, as: before), new.accepts(instance, as: after)) == expected
      }
      return shows(change.narrowing, (true, false)) && shows(change.widening, (false, true))
        ? nil : "a witness shows nothing, or one side does not have its definition: \(change.message)"
    }

    /// The fixtures of both sides that one side alone accepts, where no change claims that direction or calls it unproved.
    private func missed(_ subject: Subject, in changes: [SchemaChange]) -> [String] {
      guard let before = old.schema(of: subject), let after = new.schema(of: subject) else { return [] }
      let narrows = changes.contains { $0.narrows || $0.unproved.contains(.narrows) }
      let widens = changes.contains { $0.widens || $0.unproved.contains(.widens) }
      return (old.instances(of: subject) + new.instances(of: subject)).compactMap { instance in
        switch (old.accepts(instance, as: before), new.accepts(instance, as: after)) {
        case (true, false): narrows ? nil : "missed that it narrows: \(instance) as \(subject)"
        case (false, true): widens ? nil : "missed that it widens: \(instance) as \(subject)"
        case (true, true), (false, false): nil
        }
      }
    }
  }
}
