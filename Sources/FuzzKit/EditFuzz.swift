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

  /// A schema that all stages accept, with its fixtures and the interpreter that judges instances by it.
  private struct Side {
    let graph: SchemaGraph
    let root: SchemaID
    let interpreter: Interpreter
    let fixtures: [JSONValue]

    init?(_ schema: JSONValue) {
      var loader = SchemaLoader()
      loader.loadSource(schema.description, path: "edit.json")
      graph = loader.finish()
      var bag = loader.diagnostics
      guard let root = graph.entryDocuments.first?.root, !bag.hasErrors else { return nil }
      self.root = root
      let types = TypeLowering(graph).lower(into: &bag)
      let program = ProgramLowering(graph: graph).lower(roots: [root], into: &bag)
      guard !bag.hasErrors else { return nil }
      interpreter = Interpreter(program)
      fixtures = FixtureEmitter(graph: graph, program: program, types: types).emit().fixtures
        .filter { $0.schema == root }.compactMap { JSONValue(parsing: Array($0.text.utf8)) }
    }

    func accepts(_ instance: JSONValue) -> Bool {
      interpreter.validate(bytes: Array(instance.description.utf8), against: root).isValid
    }
  }

  private struct Sides {
    let old: Side
    let new: Side

    init(_ old: Side, _ new: Side) { (self.old, self.new) = (old, new) }

    var reversed: Sides { Sides(new, old) }

    func complaints() -> [String] {
      var bag = DiagnosticBag()
      let changes = SchemaComparison(old: old.graph, new: new.graph, pairsRoots: true, into: &bag).changes()
      guard !bag.hasErrors else { return [] }
      var complaints = changes.compactMap { change -> String? in
        let isNarrowing = change.narrowingWitness.map { old.accepts($0) && !new.accepts($0) } ?? true
        let isWidening = change.wideningWitness.map { !old.accepts($0) && new.accepts($0) } ?? true
        return isNarrowing && isWidening ? nil : "a witness shows nothing: \(change.message)"
      }
      let narrows = changes.contains { $0.narrows || $0.unproved.contains(.narrows) }
      let widens = changes.contains { $0.widens || $0.unproved.contains(.widens) }
      for instance in old.fixtures + new.fixtures {
        switch (old.accepts(instance), new.accepts(instance)) {
        case (true, false) where !narrows: complaints.append("missed that it narrows: \(instance)")
        case (false, true) where !widens: complaints.append("missed that it widens: \(instance)")
        case (true, true), (false, false), (true, false), (false, true): break
        }
      }
      return complaints
    }
  }
}
