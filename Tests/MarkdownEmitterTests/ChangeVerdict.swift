import Diagnostics
import SchemaComparison
import SchemaModel
import SchemaRuntime

/// Whether a changed schema accepts the same values, as `schemagen diff` decides it.
enum ChangeVerdict: Equatable {
  /// It was decided that both accept the same values.
  case same
  /// One of them accepts the instance, and the other one refuses it.
  /// - Parameter definition: the pointer of the definition that the instance is of; nil: it is one of the root.
  case differs(JSONValue, definition: String?)
  /// What warnings say differs, which no instance shows.
  case warns
  /// No instance was found, and nothing proves that there is none.
  case undecided

  init(_ change: SchemaMutants.Change, from before: SchemaGraph, to after: SchemaGraph) {
    if change.path.contains("x-warnings") {
      self = .warns
      return
    }
    var bag = DiagnosticBag()
    let comparison = SchemaComparison(old: before, new: after, pairsRoots: true, into: &bag)
    let changes = comparison.changes(comparesSwift: false)
    if let witness = changes.firstWitness {
      self = .differs(witness.instance, definition: witness.definition)
    } else if bag.hasErrors || changes.contains(where: { $0.mayNarrow() || $0.mayWiden() }) {
      self = ImpliedAssertion(from: before, to: after).isImplied(change) ? .same : .undecided
    } else {
      self = .same
    }
  }

  var words: String {
    switch self {
    case .same: "accepts the same"
    case .differs(let instance, let definition):
      "tells apart \(instance.description.prefix(120))" + (definition.map { " of \($0)" } ?? "")
    case .warns: "warns of other values"
    case .undecided: "undecided"
    }
  }
}

extension [SchemaChange] {
  /// An instance that only one side accepts.
  fileprivate var firstWitness: (instance: JSONValue, definition: String?)? {
    for change in self {
      for (isClaimed, witness) in [(change.narrows, change.narrowing), (change.widens, change.widening)] {
        if isClaimed, let witness { return (witness.instance, witness.subject.definition) }
      }
    }
    return nil
  }
}
