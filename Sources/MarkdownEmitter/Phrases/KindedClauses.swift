import SchemaModel
import SchemaRuntime

/// The clauses of one schema on a subject, those on one kind of value together where the subject may be of another.
struct KindedClauses {
  private let subject: Inline
  /// The kinds that the subject may have; nil where each clause stands as it is.
  private let kinds: TypeSet?
  private var parts: [(noun: String?, clauses: [Clause])] = []

  init(_ subject: Inline, _ kinds: TypeSet?) {
    self.subject = subject
    self.kinds = kinds
  }

  /// - Parameter about: the kinds of value that the clause is about; empty for all.
  mutating func add(_ clause: Clause, about subjects: TypeSet = []) {
    if clause.isAlways { return }
    guard let kinds, !subjects.isEmpty, !kinds.subtracting(subjects.widened).isEmpty,
      let noun = SchemaDemands.noun(of: subjects, among: nil)
    else { return parts.append((nil, [clause])) }
    // A clause on strings asks nothing of numbers.
    if kinds.isDisjoint(with: subjects.widened) { return }
    if let known = parts.firstIndex(where: { $0.noun == noun }) {
      parts[known].clauses.append(clause)
    } else {
      parts.append((noun, [clause]))
    }
  }

  var all: [Clause] {
    parts.map { part in
      part.noun.map { .whereIs(subject, $0, .all(part.clauses)) } ?? .all(part.clauses)
    }
  }
}
