import Diagnostics
import Generation
import GeneratorCore
import SchemaLint
import SchemaModel
import SchemaRuntime
import TypeModel
import YAMLTree

/// The contents of a schema that can be read.
struct SchemaContents: Sendable {
  var bytes: [UInt8]
  var node: YAMLNode
}

/// The findings of a subject: everything that `generate` and `lint` say of it.
struct SubjectFindings: Sendable {
  let subject: Subject
  var findings: [Finding] = []
  /// The files that were read, as findings name them.
  var files: Set<ScalarKey> = []
  /// The schemas, as far as they could be read; nil where there are none.
  var reading: SchemaReading?
  /// Whether the settings are wrong, so that the schemas were read as if there were none, and nothing was found in them.
  var isWithoutSettings = false
  /// The texts that break the rules, of those that are open.
  private(set) var broken: Set<ScalarKey> = []
  /// Those of them of which nothing is known.
  private var unreadable: Set<ScalarKey> = []
  private var isStrict = false
  /// The validator of an instance; nil where no schema is known.
  var instance: InstanceValidator?
  var graph: SchemaGraph? { reading?.graph }
  /// The types of the schemas; nil where a schema is wrong.
  private(set) var types: TypeGraph?

  /// The contents of the open schemas, for those of them that can be read.
  private(set) var contents: [ScalarKey: SchemaContents] = [:]
  /// The files that are not looked at, and the one that is in the middle; nil: all of the subject are looked at.
  private var extent: Extent?

  /// Schemas of a subject that are looked at in place of all.
  struct Extent: Sendable {
    /// The one schema that the others are looked at for.
    var file: String
    /// The other schemas of the subject, which are left out.
    var others: Set<ScalarKey>
  }

  /// Reads the schemas and looks at them.
  /// - Parameters:
  ///   - texts: the texts of open documents.
  ///   - open: the files of the subject that are open.
  ///   - extent: the schemas to look at; nil: all.
  ///   - isUseless: whether the result is not needed any more, so that findings may be missing in it.
  init(
    _ subject: Subject, texts: FileTexts, open: [String], instances: InstanceMemory, extent: Extent? = nil,
    isUseless: @escaping @Sendable () -> Bool = { false }
  ) {
    self.subject = subject
    self.extent = extent
    if subject.kind == .instance {
      judge(texts, instances)
      return
    }
    var bag = DiagnosticBag()
    guard let (configuration, levels, rules) = settings(texts, into: &bag) else {
      refuseSettings(bag)
      var options = SchemaOptions()
      options.texts = texts
      var own = DiagnosticBag()
      reading = graph(options, into: &own).map { SchemaReading($0) }
      return
    }
    var options = configuration.options
    options.texts = texts
    if !subject.isWhole || extent != nil { options.adjustments.areComplete = false }
    for patch in options.adjustments.patches { files.insert(ScalarKey(patch.place.location.file)) }
    isStrict = options.strict
    read(open, texts)
    var own = DiagnosticBag()
    let graph = graph(options, into: &own)
    let mistakes = takeMistakes(outOf: &own, texts)
    reading = graph.map { SchemaReading($0) }
    for document in graph?.documents ?? [] {
      if let root = graph?[document.root] { files.insert(ScalarKey(root.location.file)) }
    }
    if isUseless() { return }
    let typed = graph.flatMap { sharedTypes(of: $0, own, options, isUseless) }
    // Both take about as long.
    let linting = Future { [options, own, path = extent?.file ?? subject.path] in
      var bag = DiagnosticBag()
      let lint = SchemaLinting.findings(
        of: graph, read: own, in: path, options: options, levels: levels, rules: rules, types: typed,
        isUseless: isUseless,
        into: &bag)
      return (lint: lint, bag: bag)
    }
    var generating = DiagnosticBag()
    if subject.kind == .folder { generate(graph, own, options, typed, isUseless, into: &generating) }
    // What settings mention may be meant to stand where a text is broken.
    if !mistakes.isEmpty { generating.removeAll { !subject.isSchema($0.location.file) } }
    bag.add(contentsOf: linting.value.bag)
    bag.add(contentsOf: generating)
    merge(mistakes.map(LintFinding.init(ofSchema:)) + linting.value.lint, bag)
    if extent == nil { leaveOutConsequences(texts) }
  }

  /// Takes what is wrong with the settings. A correction has to come in one of the files that it is found in.
  mutating func refuseSettings(_ bag: DiagnosticBag) {
    findings = bag.sorted.map(Finding.init)
    isWithoutSettings = true
    for finding in findings { files.insert(ScalarKey(finding.place.file)) }
  }

  /// The types that both commands ask for, where no settings make them differ: they are made once.
  private func sharedTypes(
    of graph: SchemaGraph, _ own: DiagnosticBag, _ options: SchemaOptions,
    _ isUseless: @escaping @Sendable () -> Bool
  ) -> SchemaLinting.Types? {
    guard subject.kind == .folder, !own.hasErrors, options.types == TypeSettings(), options.modules.isEmpty
    else { return nil }
    return Future {
      var lowering = TypeLowering(graph.withStaticReferences())
      lowering.isUseless = isUseless
      return lowering.lowered()
    }
  }

  /// Notes which of the open schemas can be read, and what they hold.
  private mutating func read(_ open: [String], _ texts: FileTexts) {
    for file in open {
      guard let bytes = texts.text(of: file) else { continue }
      let reading = texts.reading(bytes, file: file, otherKeys)
      if let node = reading.node { contents[ScalarKey(file)] = SchemaContents(bytes: bytes, node: node) }
      if reading.recovered != nil { broken.insert(ScalarKey(file)) }
      if mistakes(file, texts) != nil { unreadable.insert(ScalarKey(file)) }
    }
  }

  /// The findings after a change of files of which nothing was known before, and still is not: their own findings are new, and the
  /// others stay. Nil for any other change.
  func changed(_ files: Set<ScalarKey>, _ texts: FileTexts) -> SubjectFindings? {
    guard subject.kind == .folder, !isWithoutSettings, !files.isEmpty, files.isSubset(of: unreadable) else {
      return nil
    }
    var changed = self
    changed.findings.removeAll { files.contains(ScalarKey($0.place.file)) }
    for file in files {
      guard let own = mistakes(file.text, texts) else { return nil }
      changed.findings += own
    }
    changed.findings = changed.findings.inOrder
    return changed
  }

  /// The findings in a text of which nothing is known, if they are errors alone; nil for any other text.
  private func mistakes(_ file: String, _ texts: FileTexts) -> [Finding]? {
    guard let bytes = texts.text(of: file) else { return nil }
    let reading = texts.reading(bytes, file: file, otherKeys)
    guard reading.node == nil, !reading.diagnostics.isEmpty,
      reading.diagnostics.allSatisfy({ $0.severity == .error })
    else { return nil }
    return reading.diagnostics.map { Finding(LintFinding(ofSchema: $0)) }
  }

  /// Takes the mistakes of texts that break the rules out of what was found, with the errors in their broken lines, so that the rules
  /// look at all else that these texts say. Where a schema is wrong besides, nothing is taken out, and the rules look at none.
  /// - Returns: the mistakes that were taken out.
  private func takeMistakes(outOf own: inout DiagnosticBag, _ texts: FileTexts) -> [Diagnostic] {
    if broken.isEmpty || !own.hasErrors { return [] }
    var rest = own
    var mistakes: [Diagnostic] = []
    for file in broken.sorted(by: { $0.text.precedesByScalars($1.text) }) {
      guard let bytes = texts.text(of: file.text) else { continue }
      let reading = texts.reading(bytes, file: file.text, otherKeys)
      guard let recovered = reading.recovered else { continue }
      let lines = recovered.lines(with: reading.diagnostics)
      let known = Set(reading.diagnostics)
      mistakes += own.diagnostics.filter(known.contains)
      rest.removeAll { finding in
        known.contains(finding)
          || finding.severity == .error && lines.contains(finding.location.line)
            && ScalarKey(finding.location.file) == file
      }
    }
    if rest.hasErrors { return [] }
    own = rest
    return mistakes
  }

  /// Leaves out what may come of the mistakes of texts that break the rules.
  private mutating func leaveOutConsequences(_ texts: FileTexts) {
    for file in Set(findings.map { ScalarKey($0.place.file) }) {
      guard let bytes = texts.text(of: file.text) else { continue }
      let reading = texts.reading(bytes, file: file.text, otherKeys)
      guard let recovered = reading.recovered else { continue }
      findings = findings.withoutConsequences(of: recovered, reading.diagnostics, in: file)
    }
  }

  var otherKeys: OtherKeys { isStrict ? .warned : .taken }

  private func graph(_ options: SchemaOptions, into bag: inout DiagnosticBag) -> SchemaGraph? {
    subject.kind == .folder
      ? Schemas.graph(ofFolder: subject.path, options, except: extent?.others ?? [], into: &bag)
      : Schemas.graph(ofFile: subject.path, options, into: &bag)
  }

  /// The settings in force; nil where they are wrong, which ends a command.
  mutating func settings(
    _ texts: FileTexts, into bag: inout DiagnosticBag
  ) -> (TargetConfiguration, [String: SchemaLinting.Level], OwnRules)? {
    guard let file = subject.configuration else { return (TargetConfiguration(), [:], OwnRules()) }
    files.insert(ScalarKey(file))
    files.insert(ScalarKey(VendorLock(emptyBeside: file).file))
    do throws(FileProblem) {
      let configuration = try TargetConfiguration(file, texts: texts, into: &bag)
      let levels = configuration.levels(into: &bag)
      for rule in configuration.ruleFiles(into: &bag) { files.insert(ScalarKey(rule.path)) }
      let rules = OwnRules(configuration, into: &bag)
      return bag.hasErrors ? nil : (configuration, levels, rules)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: error.path))
      return nil
    }
  }

  /// Runs the stages of `generate` as far as they find anything out about schemas.
  private mutating func generate(
    _ graph: SchemaGraph?, _ own: DiagnosticBag, _ options: SchemaOptions, _ typed: SchemaLinting.Types?,
    _ isUseless: () -> Bool, into bag: inout DiagnosticBag
  ) {
    var read = DiagnosticBag()
    let complete = ImportedTypes.complete(
      options, module: GenerationRequest.defaultModule, into: &read)
    var graph = graph
    if complete == options {
      read.add(contentsOf: own)
    } else {
      graph = self.graph(complete, into: &read)
    }
    if let graph, !read.hasErrors {
      let (graph, known) = (graph.withStaticReferences(), typed?.value)
      if isUseless() { return }
      types = Generator.meaning(of: graph, complete, known: known, into: &read)?.types
    }
    bag.add(contentsOf: read)
  }

  /// Merges findings: one that both commands have appears once, as the linter has it, which knows the rule.
  private mutating func merge(_ lint: [LintFinding], _ bag: DiagnosticBag) {
    var seen = Set(lint.flatMap(\.standsFor).map { Finding($0).key })
    for finding in lint.map(Finding.init) + bag.sorted.map(Finding.init)
    where seen.insert(finding.key).inserted {
      findings.append(finding)
    }
    findings = findings.inOrder
  }
}

extension [Finding] {
  /// The findings without what may come of the mistakes that break a text: what is said of its broken lines, what rules say of an
  /// object with such a line, and what may come of something that is missing there. The mistakes themselves stay.
  func withoutConsequences(
    of recovered: RecoveredText, _ mistakes: [Diagnostic], in file: ScalarKey
  ) -> [Finding] {
    let known = Set(mistakes.map { Finding($0).key })
    let parts = BrokenParts(recovered, mistakes)
    // In JSON the brackets alone say what belongs together: members of something else are unknown keywords then. In YAML a `-`
    // without a space behind it begins a key.
    let isJSON = file.text.utf8.suffix(5).elementsEqual(".json".utf8)
    return filter { finding in
      if finding.mayComeOfMissingText { return false }
      if ScalarKey(finding.place.file) != file || known.contains(finding.key) { return true }
      let isUnknown = finding.message.hasPrefix("unknown keyword '\(isJSON ? "" : "-")")
      if isUnknown, finding.suggestion == nil { return false }
      if parts.lines.contains(finding.place.line) { return false }
      guard let lint = finding.lint, !lint.isOfReading else { return true }
      return !parts.hold(objectAt: JSONPointer.tokens(of: lint.location) ?? [])
    }
  }
}
