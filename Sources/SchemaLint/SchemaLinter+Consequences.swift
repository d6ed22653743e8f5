import Diagnostics
import SchemaModel
import SchemaRuntime

/// The misspelt keywords of schemas, and the schemas whose verdicts they may change: `cnst: 1` in a branch of a `oneOf` makes
/// defaults wrong that are right, and the other branches useless.
private struct Misspellings {
  struct Cause {
    var place: SourceLocation
    /// Whether a schema may refuse more for the lack of the keyword. The lack of `maxLength` alone has a schema accept more; with a
    /// `oneOf` around that schema, also less.
    var mayRefuseMore: Bool
  }

  private var causes: [SchemaID: Cause] = [:]
  /// By document, where a keyword stands whose references are not read.
  private var unread: [Int: SourceLocation] = [:]

  /// - Parameters:
  ///   - warnings: the findings of reading the schemas.
  ///   - names: the schemas that require a misspelt name, and where.
  init(_ graph: SchemaGraph, _ warnings: [Diagnostic], names: [SchemaID: SourceLocation]) {
    let places = Self.places(warnings)
    if places.isEmpty, names.isEmpty { return }
    var users: [SchemaID: [(user: SchemaID, turns: Bool)]] = [:]
    for schema in graph.schemas {
      let turning = Set(schema.oneOf + [schema.not, schema.ifSchema, schema.contains].compactMap(\.self))
      for part in schema.subschemas.map(\.schema) + schema.references {
        users[part, default: []].append((schema.id, turning.contains(part)))
      }
      let own = schema.unknownKeywords.compactMap { keyword in
        places[keyword.location].map { Cause(place: keyword.location, mayRefuseMore: $0) }
      }
      causes[schema.id] =
        own.first(where: \.mayRefuseMore) ?? own.first
        ?? names[schema.id].map { Cause(place: $0, mayRefuseMore: false) }
      if let cause = causes[schema.id], cause.mayRefuseMore { unread[schema.document] = cause.place }
    }
    spread { id in (users[id] ?? []).map { ($0.user, turns: $0.turns) } }
    // A branch is judged beside the others.
    let referred = Set(graph.schemas.flatMap(\.references))
    spread { id in
      let schema = graph[id]
      let parts = [schema.not, schema.ifSchema, schema.thenSchema, schema.elseSchema].compactMap(\.self)
      return (schema.allOf + schema.anyOf + schema.oneOf + schema.dependentSchemas.map(\.schema) + parts)
        .filter { !referred.contains($0) }.map { ($0, turns: false) }
    }
  }

  /// Hands each cause on to the schemas that `next` gives for one.
  private mutating func spread(_ next: (SchemaID) -> [(SchemaID, turns: Bool)]) {
    var waiting = causes.keys.sorted { $0.index < $1.index }
    while let id = waiting.popLast() {
      guard let cause = causes[id] else { continue }
      for (other, turns) in next(id) {
        let refuses = cause.mayRefuseMore || turns
        if let known = causes[other], known.mayRefuseMore || !refuses { continue }
        causes[other] = Cause(place: cause.place, mayRefuseMore: refuses)
        waiting.append(other)
      }
    }
  }

  /// The places of keywords that were meant as others which say what is accepted, and whether a schema may refuse more for the
  /// lack of them: one that speaks of members or items leaves these to `additionalProperties` and the like.
  private static func places(_ warnings: [Diagnostic]) -> [SourceLocation: Bool] {
    let asked = warnings.compactMap { warning in
      warning.rule == LintRule.unknownKeyword
        ? warning.help.flatMap(spellingAnswer).map { (meant: ScalarKey($0), place: warning.location) } : nil
    }
    if asked.isEmpty { return [:] }
    let facts = Dictionary(Dialect.ofJSONSchema.flatMap(KeywordFacts.all).map { (ScalarKey($0.name), $0) }) {
      $1
    }
    var places: [SourceLocation: Bool] = [:]
    for (meant, place) in asked {
      guard let facts = facts[meant], ![.metaData, .content].contains(facts.vocabulary) else { continue }
      places[place] =
        switch facts.value {
        case .schema, .schemas, .members, .reference: true
        case .dialect, .types, .format, .flag, .names, .dependentNames, .property, .other:
          facts.name == Keyword.minContains.rawValue
        }
    }
    return places
  }

  var isEmpty: Bool { causes.isEmpty }

  /// The misspelt keyword that a finding about a schema may come of.
  func cause(of rule: LintRule, in schema: Schema) -> SourceLocation? {
    if rule.id == "definition-unused" { return unread[schema.document] }
    guard let cause = causes[schema.id], rule.isAboutBranches || rule.isAboutRefusal && cause.mayRefuseMore
    else {
      return nil
    }
    return cause.place
  }
}

extension SchemaLinter {
  /// Notes at findings what they may come of.
  mutating func noteCauses() {
    noteMisspellings()
    noteRefusals()
  }

  private mutating func noteMisspellings() {
    let names = findings.filter(\.isAboutMisspeltName)
    if names.isEmpty, !warnings.contains(where: { $0.rule == LintRule.unknownKeyword }) { return }
    var schemas: [SourceLocation.Pointer: SchemaID] = [:]
    for schema in graph.schemas {
      schemas[.init(file: schema.location.file, schema.pointer)] = schema.id
    }
    func schema(of finding: LintFinding) -> SchemaID? {
      guard var tokens = JSONPointer.tokens(of: finding.location) else { return nil }
      while true {
        if let found = schemas[.init(file: finding.place.file, tokens)] { return found }
        if tokens.popLast() == nil { return nil }
      }
    }
    let misspelt = names.compactMap { finding in schema(of: finding).map { ($0, finding.place) } }
    let misspellings = Misspellings(graph, warnings, names: Dictionary(misspelt) { first, _ in first })
    if misspellings.isEmpty { return }
    for index in findings.indices {
      guard let rule = LintRule.rule(findings[index].rule), rule.mayComeOfMisspelling else { continue }
      let cause = schema(of: findings[index]).flatMap { misspellings.cause(of: rule, in: graph[$0]) }
      findings[index].cause = cause
    }
  }

  /// Values that are equal and refused by the same keyword are one mistake: a definition that refuses its default refuses it wherever
  /// it is referred to.
  private mutating func noteRefusals() {
    let refused = findings.indices.filter { findings[$0].refusal != nil && findings[$0].cause == nil }
    for indices in Dictionary(grouping: refused, by: { findings[$0].refusal }).values where indices.count > 1
    {
      // Best the one beside the keyword.
      let first = indices.min { a, b in
        let (a, b) = (findings[a], findings[b])
        return a.isBesideRefusal == b.isBesideRefusal ? a.place < b.place : a.isBesideRefusal
      }
      for index in indices where index != first { findings[index].cause = first.map { findings[$0].place } }
    }
  }
}

extension LintFinding {
  /// Whether it is about a name in `required` that is spelt almost like a member.
  fileprivate var isAboutMisspeltName: Bool {
    rule == LintRule.requiredUnlisted && help.flatMap(spellingAnswer) != nil
  }

  /// Whether it is about a misspelling from which others may come.
  fileprivate var isAboutMisspelling: Bool { rule == LintRule.unknownKeyword || isAboutMisspeltName }

  /// Whether its value stands in the schema of the keyword that refuses it.
  fileprivate var isBesideRefusal: Bool {
    guard let keyword = refusal?.keyword.split(separator: "#", maxSplits: 1).last,
      let own = JSONPointer.tokens(of: location), let other = JSONPointer.tokens(of: String(keyword))
    else { return false }
    return own.starts(with: other.dropLast())
  }
}

extension SourceLocation {
  /// A place of a document.
  fileprivate struct Pointer: Hashable {
    var file: ScalarKey
    var text: ScalarKey

    init(file: String, _ tokens: [String]) {
      (self.file, text) = (ScalarKey(file), ScalarKey(JSONPointer.text(of: tokens)))
    }
  }
}

extension [LintFinding] {
  /// The findings without those that come of another one which is among them, or may: it says how many they are, and is as severe
  /// as the worst of them.
  package var withoutConsequences: [LintFinding] {
    func isCause(_ finding: LintFinding) -> Bool {
      finding.cause == nil
        && (finding.isAboutMisspelling ? finding.severity > .note : finding.refusal != nil)
    }
    let causes = Set(filter(isCause).map(\.place))
    if causes.isEmpty { return self }
    var left: [SourceLocation: [LintFinding]] = [:]
    var found = filter { finding in
      guard let cause = finding.cause, causes.contains(cause) else { return true }
      left[cause, default: []].append(finding)
      return false
    }
    for index in found.indices where isCause(found[index]) {
      if let others = left.removeValue(forKey: found[index].place) { found[index].stand(for: others) }
    }
    return found
  }
}

extension LintFinding {
  fileprivate mutating func stand(for others: [LintFinding]) {
    standsFor = [self] + others
    severity = others.map(\.severity).reduce(severity, Swift.max)
    related += Set(others.map(\.place)).subtracting([place]).sorted()
    let isOne = others.count == 1
    message +=
      isAboutMisspelling
      ? (isOne
        ? ", of which one other finding may come" : ", of which \(others.count) other findings may come")
      : (isOne ? " (it is so in one other place)" : " (it is so in \(others.count) other places)")
  }
}
