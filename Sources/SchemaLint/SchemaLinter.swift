public import Diagnostics
import FixtureEmitter
import SchemaComparison
public import SchemaModel
import SchemaRuntime
import SchemaValidation
public import TypeModel

/// Looks at schemas with every rule.
public struct SchemaLinter {
  let graph: SchemaGraph
  let search: InstanceSearch
  /// The types of the schemas, and of copies of them that stand behind those of the graph.
  let types: TypeGraph
  let sameness: SchemaSameness
  /// The word that begins at a place of a source, if that is known.
  let word: (SourceLocation) -> String?
  /// Whether it may matter what a condition evaluates, wherever it stands.
  let collectsEvaluated: Bool
  /// Whether `readOnly` and `writeOnly` both stand somewhere.
  let statesBothAccesses: Bool
  /// Whether the findings are not needed any more, so that looking at further schemas would be in vain.
  package var isUseless: () -> Bool = { false }
  /// The rules that the linter itself does not have, and what they find in the schemas.
  package var authored: (rules: [String], findings: [LintFinding]) = ([], [])
  private let notes: [Diagnostic]
  let warnings: [Diagnostic]
  /// The remarks of authors that findings are left out.
  var ignores: IgnoreMarks
  var findings: [LintFinding] = []
  /// The reasons why schemas allow no value, where that is certain.
  var nothing: [SchemaID: String] = [:]
  /// The members that can never be there where schemas hold together.
  var impossibleMembers: [[SchemaID]: [ScalarKey: String]] = [:]
  /// The places of members that have been reported as impossible.
  var reported: Set<SourceLocation> = []
  /// The schemas whose conditions have been reported as holding always or never.
  var oneWay: Set<SchemaID> = []
  /// The schemas that apply each schema to the same value.
  let hosts: [SchemaID: [Host]]
  /// The schemas that references lead to.
  let referred: Set<SchemaID>

  /// - Parameters:
  ///   - diagnostics: the findings of reading the schemas.
  ///   - types: the types of the schemas without any settings, and what was found while they were made; nil: they are made.
  ///   - word: the word without quotes that begins at a place, as the source spells it; nil where that is not known.
  public init(
    _ graph: SchemaGraph, diagnostics: [Diagnostic], assertsFormat: Bool = true,
    types: (() -> (types: TypeGraph, found: DiagnosticBag))? = nil,
    word: @escaping (SourceLocation) -> String? = { _ in nil }
  ) {
    self.graph = graph
    self.word = word
    collectsEvaluated = graph.schemas.contains {
      $0.unevaluatedProperties != nil || $0.unevaluatedItems != nil
    }
    statesBothAccesses =
      graph.schemas.contains(where: \.readOnly) && graph.schemas.contains(where: \.writeOnly)
    hosts = Self.hosts(in: graph)
    referred = Set(graph.schemas.flatMap(\.references))
    // Loops are errors of their own, which reading reports.
    var bag = DiagnosticBag()
    let lowering = ProgramLowering(graph: graph, options: .init(assertsFormat: assertsFormat))
    search = InstanceSearch(
      graph: graph, program: lowering.lower(roots: graph.entryDocuments.map(\.root), into: &bag))
    sameness = SchemaSameness(search)
    // Types are made of each schema where its dynamic references lead.
    let typed = types?() ?? TypeLowering(graph.withStaticReferences()).lowered()
    self.types = typed.types
    var names = typed.found
    ignores = graph.ignores
    ignores.leaveOut(of: &names)
    notes = names.sorted.filter { $0.severity == .note }
    warnings = diagnostics.filter { IgnoreMarks.rule(of: $0) != nil }
  }

  /// All findings, by file, line and column.
  public consuming func lint() -> [LintFinding] {
    if isUseless() { return [] }
    let pointers = pointersByPlace
    // Rules of their own say these two with more.
    findings += Self.findings(ofReading: warnings).filter {
      $0.rule != "format-unknown" && $0.rule != "enum-duplicate"
    }
    checkFormats(warnings.filter { $0.rule == "format-unknown" })
    for note in notes { add(note, rule: "type-given-up") }
    for index in findings.indices where findings[index].location.isEmpty {
      findings[index].location = pointers[findings[index].place] ?? ""
    }
    mendMisspellings()
    let entries = Set(graph.entryDocuments.map(\.index))
    let own = graph.schemas.filter { entries.contains($0.document) && $0.boolean == nil }
    findNothing(own)
    for schema in own {
      if isUseless() { return [] }
      checkValues(schema)
      checkContradictions(schema)
      checkMembers(schema)
      checkCondition(schema)
      checkEffects(schema)
      checkAccess(schema)
      checkNames(schema)
    }
    checkNothing(own)
    checkSides(own)
    for document in graph.entryDocuments { check(document) }
    checkUnions()
    raiseDuplicates()
    findings += authored.findings
    // Meta-schemas of the tool are no files of its user.
    let builtIn = Set(graph.documents.filter(\.isBuiltIn).map { ScalarKey($0.path) })
    if !builtIn.isEmpty { findings.removeAll { builtIn.contains(ScalarKey($0.place.file)) } }
    leaveOutIgnored()
    noteCauses()
    return sorted
  }

  /// Makes those values that stand twice errors of which strict reading made one.
  private mutating func raiseDuplicates() {
    let places = Set(warnings.filter { $0.severity == .error && $0.rule == "enum-duplicate" }.map(\.location))
    for index in findings.indices
    where findings[index].rule == "enum-duplicate" && places.contains(findings[index].place) {
      (findings[index].severity, findings[index].isStrict) = (.error, true)
    }
  }

  /// The pointers of keywords, members and schemas by their places: findings of reading and lowering know the places
  /// alone.
  private var pointersByPlace: [SourceLocation: String] {
    if notes.isEmpty, warnings.isEmpty { return [:] }
    let sites = graph.schemas.flatMap { schema in
      schema.sites.map { ($0.location, JSONPointer.text(of: schema.pointer + [$0.spelling])) }
    }
    let members = graph.schemas.flatMap(\.properties).map {
      ($0.nameLocation, JSONPointer.text(of: graph[$0.schema].pointer))
    }
    let unknown = graph.schemas.flatMap { schema in
      schema.unknownKeywords.map { ($0.location, JSONPointer.text(of: schema.pointer + [$0.name])) }
    }
    let schemas = graph.schemas.map { ($0.location, JSONPointer.text(of: $0.pointer)) }
    return Dictionary(sites + members + unknown + schemas) { first, _ in first }
  }

  /// Has misspelt keywords written as they were meant, where that is likely.
  private mutating func mendMisspellings() {
    guard findings.contains(where: { $0.rule == LintRule.unknownKeyword }) else { return }
    var words: [SourceLocation: (name: String, dialect: Dialect)] = [:]
    for schema in graph.schemas {
      for keyword in schema.unknownKeywords { words[keyword.location] = (keyword.name, schema.dialect) }
    }
    for index in findings.indices where findings[index].rule == LintRule.unknownKeyword {
      guard let meant = findings[index].help.flatMap(spellingAnswer), let word = words[findings[index].place],
        MisspeltKeyword.isLikely(meant, for: word.name, in: word.dialect)
      else { continue }
      findings[index].mend = .respell(meant)
    }
  }

  private var sorted: [LintFinding] {
    findings.enumerated().sorted {
      ($0.element.place, $0.element.rule, $0.offset) < ($1.element.place, $1.element.rule, $1.offset)
    }.map(\.element)
  }

  /// The findings that reading alone has made, which hold for a wrong schema, too.
  public static func findings(ofReading diagnostics: [Diagnostic]) -> [LintFinding] {
    diagnostics.compactMap { diagnostic in
      var found = IgnoreMarks.rule(of: diagnostic).flatMap { finding(diagnostic, rule: $0) }
      found?.isOfReading = true
      return found
    }
  }

  private static func finding(_ diagnostic: Diagnostic, rule: String) -> LintFinding? {
    LintRule.rule(rule).map { own in
      let isStrict = diagnostic.severity == .error
      var finding = LintFinding(
        rule: rule, severity: isStrict ? .error : own.severity, place: diagnostic.location, location: "",
        message: diagnostic.message, help: diagnostic.help)
      finding.isStrict = isStrict
      finding.related = diagnostic.related
      return finding
    }
  }

  mutating func add(_ diagnostic: Diagnostic, rule: String) {
    if let finding = Self.finding(diagnostic, rule: rule) { findings.append(finding) }
  }

  /// - Parameter item: which value of the keyword it is about, where it stands there.
  mutating func add(
    _ rule: String, _ message: String, _ schema: Schema, _ keyword: Keyword? = nil,
    item: Int? = nil, help: String? = nil, mend: LintFinding.Mend? = nil
  ) {
    guard let own = LintRule.rule(rule) else { return }
    let site = keyword.flatMap { schema.sites[$0] }
    let value = item.flatMap { item in
      site.flatMap { $0.values.indices.contains(item) ? $0.values[item] : nil }
    }
    findings.append(
      LintFinding(
        rule: rule, severity: own.severity, place: value ?? site?.location ?? schema.location,
        location: JSONPointer.text(
          of: schema.pointer + [site?.spelling, value == nil ? nil : item.map(String.init)].compactMap { $0 }),
        message: message,
        help: help, mend: mend))
  }
}
