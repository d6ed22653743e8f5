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
  /// What judges an instance; nil where no schema is known.
  var instance: InstanceValidator?
  var graph: SchemaGraph? { reading?.graph }
  /// The types of the schemas; nil where a schema is wrong.
  private(set) var types: TypeGraph?

  /// Reads the schemas and looks at them.
  /// - Parameter texts: the texts of open documents.
  init(_ subject: Subject, texts: FileTexts, instances: InstanceMemory) {
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

  /// What both commands say is said once, as the linter has it, which knows the rule.
  private mutating func merge(_ lint: [LintFinding], _ bag: DiagnosticBag) {
    var seen: Set<Finding.Key> = []
    for finding in lint.map(Finding.init) + bag.sorted.map(Finding.init)
    where seen.insert(finding.key).inserted {
      findings.append(finding)
    }
    findings = findings.enumerated().sorted { a, b in
      (a.element.place, a.offset) < (b.element.place, b.offset)
    }.map(\.element)
  }
}
