import Diagnostics
import Generation
import GeneratorCore
import SchemaLint
import SchemaModel
import SchemaRuntime
import TypeModel

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
  /// The texts that cannot be read, of those that are open.
  private(set) var unreadable: Set<ScalarKey> = []
  private var isStrict = false
  /// The validator of an instance; nil where no schema is known.
  var instance: InstanceValidator?
  var graph: SchemaGraph? { reading?.graph }
  /// The types of the schemas; nil where a schema is wrong.
  private(set) var types: TypeGraph?

  /// Reads the schemas and looks at them.
  /// - Parameter texts: the texts of open documents.
  ///   - open: the files of the subject that are open.
  init(_ subject: Subject, texts: FileTexts, open: [String], instances: InstanceMemory) {
    self.subject = subject
    if subject.kind == .instance {
      judge(texts, instances)
      return
    }
    var bag = DiagnosticBag()
    guard let (configuration, levels) = settings(texts, into: &bag) else {
      findings = bag.sorted.map(Finding.init)
      isWithoutSettings = true
      var options = SchemaOptions()
      options.texts = texts
      var own = DiagnosticBag()
      reading = graph(options, into: &own).map { SchemaReading($0) }
      return
    }
    var options = configuration.options
    options.texts = texts
    if !subject.isWhole { options.adjustments.areComplete = false }
    for patch in options.adjustments.patches { files.insert(ScalarKey(patch.place.location.file)) }
    isStrict = options.strict
    unreadable = Set(open.filter { broken($0, texts) != nil }.map { ScalarKey($0) })
    var own = DiagnosticBag()
    let graph = graph(options, into: &own)
    reading = graph.map { SchemaReading($0) }
    for document in graph?.documents ?? [] {
      if let root = graph?[document.root] { files.insert(ScalarKey(root.location.file)) }
    }
    // Both take about as long.
    let linting = Future { [options, own, path = subject.path] in
      var bag = DiagnosticBag()
      let lint = SchemaLinting.findings(
        of: graph, read: own, in: path, options: options, levels: levels, into: &bag)
      return (lint: lint, bag: bag)
    }
    var generating = DiagnosticBag()
    if subject.kind == .folder { generate(graph, own, options, into: &generating) }
    bag.add(contentsOf: linting.value.bag)
    bag.add(contentsOf: generating)
    merge(linting.value.lint, bag)
  }

  /// The findings after a change of files that could not be read before, and still cannot: their own findings are new,
  /// and the others stay. Nil for any other change.
  func changed(_ files: Set<ScalarKey>, _ texts: FileTexts) -> SubjectFindings? {
    guard subject.kind == .folder, !isWithoutSettings, !files.isEmpty, files.isSubset(of: unreadable) else {
      return nil
    }
    var changed = self
    changed.findings.removeAll { files.contains(ScalarKey($0.place.file)) }
    for file in files {
      guard let own = broken(file.text, texts) else { return nil }
      changed.findings += own
    }
    changed.sort()
    return changed
  }

  /// The findings in a text that cannot be read, if they are errors alone; nil for any other text.
  private func broken(_ file: String, _ texts: FileTexts) -> [Finding]? {
    guard let bytes = texts.text(of: file) else { return nil }
    let diagnostics = texts.reading(bytes, file: file, isStrict ? .warned : .taken).diagnostics
    guard !diagnostics.isEmpty, diagnostics.allSatisfy({ $0.severity == .error }) else { return nil }
    return diagnostics.map { Finding(LintFinding(ofSchema: $0)) }
  }

  private func graph(_ options: SchemaOptions, into bag: inout DiagnosticBag) -> SchemaGraph? {
    subject.kind == .folder
      ? Schemas.graph(ofFolder: subject.path, options, into: &bag)
      : Schemas.graph(ofFile: subject.path, options, into: &bag)
  }

  /// The settings in force; nil where they are wrong, which ends a command.
  mutating func settings(
    _ texts: FileTexts, into bag: inout DiagnosticBag
  ) -> (TargetConfiguration, [String: SchemaLinting.Level])? {
    guard let file = subject.configuration else { return (TargetConfiguration(), [:]) }
    files.insert(ScalarKey(file))
    do throws(FileProblem) {
      let configuration = try TargetConfiguration(file, texts: texts, into: &bag)
      let levels = configuration.levels(into: &bag)
      return bag.hasErrors ? nil : (configuration, levels)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: error.path))
      return nil
    }
  }

  /// Runs the stages of `generate` as far as they find anything out about schemas.
  private mutating func generate(
    _ graph: SchemaGraph?, _ own: DiagnosticBag, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) {
    var read = DiagnosticBag()
    let complete = ImportedTypes.complete(
      options, module: GenerationRequest.defaultModule, into: &read)
    var graph = graph
    if complete == options {
      read.add(contentsOf: own)
    } else {
      graph = Schemas.graph(ofFolder: subject.path, complete, into: &read)
    }
    if let graph, !read.hasErrors {
      types = Generator.meaning(of: graph.withStaticReferences(), complete, into: &read)?.types
    }
    bag.add(contentsOf: read)
  }

  /// Merges findings: one that both commands have appears once, as the linter has it, which knows the rule.
  private mutating func merge(_ lint: [LintFinding], _ bag: DiagnosticBag) {
    var seen: Set<Finding.Key> = []
    for finding in lint.map(Finding.init) + bag.sorted.map(Finding.init)
    where seen.insert(finding.key).inserted {
      findings.append(finding)
    }
    sort()
  }

  private mutating func sort() {
    findings = findings.enumerated().sorted { a, b in
      (a.element.place, a.offset) < (b.element.place, b.offset)
    }.map(\.element)
  }
}
