import Diagnostics
import Generation
import GeneratorCore
import SchemaModel
import SchemaRuntime
import YAMLTree

extension SubjectFindings {
  /// Judges an instance as `validate` does. A file without a known schema has no findings.
  mutating func judge(_ texts: FileTexts, _ memory: InstanceMemory) {
    files.insert(ScalarKey(subject.path))
    guard let text = texts.text(of: subject.path) else { return }
    var bag = DiagnosticBag()
    let (kept, age) = memory.recall(subject.configuration)
    guard let configuration = kept?.configuration ?? settings(texts, into: &bag)?.0 else {
      return refuseSettings(bag)
    }
    var options = configuration.options
    options.texts = texts
    options.canNameRoot = true
    let catalog = kept == nil ? configuration.schemas.catalog(options, into: &bag) : kept?.catalog
    if bag.hasErrors { return refuseSettings(bag) }
    let schemas = InstanceSchemas(
      map: configuration.schemas, catalog: catalog, options: options, known: kept?.validators ?? [:])
    switch schemas.judge(subject.path, text, into: &bag) {
    case .unknown, .notVendored, .unreadable: return
    case .wrong(let schema):
      // A correction of the schema has to come here.
      files.insert(ScalarKey(FileURI.plain(String(schema.prefix { $0 != "#" }))))
      bag.error("its schema '\(schema)' is wrong or cannot be read", at: SourceLocation(file: subject.path))
      take(bag)
    case .reports(let reports, let reading):
      take(bag)
      findings += reports.flatMap(\.violations).map { Finding($0, file: subject.path) }
      if reports.contains(where: \.isUnread) { judgeRecovered(text, by: reading.validator, texts) }
      instance = reading.validator
      var own: Set<ScalarKey> = []
      if let file = subject.configuration { own.insert(ScalarKey(file)) }
      for patch in options.adjustments.patches { own.insert(ScalarKey(patch.place.location.file)) }
      if let file = configuration.schemas.catalogFile { own.insert(ScalarKey(file.text)) }
      let graph = reading.validator.reading.graph
      for document in graph.documents {
        own.insert(ScalarKey(FileURI.plain(graph[document.root].location.file)))
      }
      files.formUnion(own)
      memory.keep(
        InstanceMemory.Entry(
          configuration: configuration, catalog: catalog,
          validators: schemas.known.filter { $0.value != nil },
          files: own.union(kept?.files ?? [])),
        for: subject.configuration, age: age)
    }
  }

  /// Adds what is wrong with an instance outside of the lines in which its text breaks the rules.
  private mutating func judgeRecovered(
    _ text: [UInt8], by validator: InstanceValidator, _ texts: FileTexts
  ) {
    let reading = texts.reading(text, file: subject.path, otherKeys)
    guard let recovered = reading.recovered else { return }
    let parts = BrokenParts(recovered, reading.diagnostics)
    for violation in validator.report(recovered.node).violations
    where !parts.lines.contains(violation.line)
      && !parts.hold(valueAt: JSONPointer.tokens(of: violation.instanceLocation) ?? [])
    {
      findings.append(Finding(violation, file: subject.path))
    }
    findings = findings.inOrder
  }

  /// Takes findings in schemas, whose files an instance may name by a way with `..` in it.
  private mutating func take(_ bag: DiagnosticBag) {
    for diagnostic in bag.sorted {
      var finding = Finding(diagnostic)
      finding.place.file = FileURI.plain(finding.place.file)
      findings.append(finding)
      files.insert(ScalarKey(finding.place.file))
    }
  }
}

extension Finding {
  init(_ violation: Violation, file: String) {
    let severity: Severity =
      switch violation.severity {
      case .error: .error
      case .warning: .warning
      }
    self.init(
      Diagnostic(
        severity, violation.message,
        at: SourceLocation(file: file, line: violation.line, column: violation.column)))
    keyword = JSONPointer.tokens(of: violation.keywordLocation)?.last
  }
}

extension ValidationReport {
  /// Whether its instance could not be read: no keyword is at fault.
  fileprivate var isUnread: Bool { errors.contains { $0.absoluteKeywordLocation.isEmpty } }
}
