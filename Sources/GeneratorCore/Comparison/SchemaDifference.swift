public import Diagnostics
public import SchemaComparison
import SchemaModel
import SchemaRuntime

/// Compares two schema folders or files, as `schemagen diff` does.
public enum SchemaDifference {
  /// The changes from one to the other; nil where a schema is wrong or absent, and then the bag says why.
  /// - Parameters:
  ///   - comparesSwift: whether the changes of Swift types are reported.
  ///   - readsIntegersAlike: whether `1.0` is taken for an integer in draft-04 of the old side, too.
  public static func report(
    from old: ComparedSchemas, to new: ComparedSchemas, comparesSwift: Bool = true,
    readsIntegersAlike: Bool = false, into bag: inout DiagnosticBag
  ) -> ChangeReport? {
    let sides = [old, new]
    for side in sides where !FileAccess.isFolder(side.path) && FileAccess.realPath(side.path) == nil {
      bag.error("there is no such file or folder", at: SourceLocation(file: side.path))
      return nil
    }
    let isFolder = FileAccess.isFolder(new.path)
    guard FileAccess.isFolder(old.path) == isFolder || old.isAbsent else {
      bag.error(
        "a folder can be compared with a folder, and a file with a file", at: SourceLocation(file: new.path))
      return nil
    }
    guard let before = graph(of: old, isOld: true, into: &bag), let after = graph(of: new, into: &bag),
      !bag.hasErrors
    else { return nil }
    if isFolder, before.entryDocuments.isEmpty, after.entryDocuments.isEmpty {
      for side in sides {
        bag.error("no schema was found in this folder", at: SourceLocation(file: side.path))
      }
      return nil
    }
    if readsIntegersAlike { before.readIntegersAsLaterDialects() }
    let (oldDescribes, newDescribes) = (old.options.formatIsAnnotation, new.options.formatIsAnnotation)
    if oldDescribes, !newDescribes { before.removeAssertedFormats() }
    if newDescribes, !oldDescribes { after.removeAssertedFormats() }
    let comparison = SchemaComparison(
      old: before, new: after, assertsFormat: !(oldDescribes && newDescribes),
      pairsRoots: !isFolder && !old.isAbsent,
      into: &bag)
    guard !bag.hasErrors else { return nil }
    var report = comparison.report(comparesSwift: comparesSwift)
    // A document that one side lacks is told there at the folder, which is there.
    for index in report.changes.indices {
      switch report.changes[index].rule {
      case "document-added": report.changes[index].old = SourceLocation(file: old.path)
      case "document-removed": report.changes[index].new = SourceLocation(file: new.path)
      default: break
      }
    }
    report.leaveOutIgnored(in: after, comparesSwift: comparesSwift, into: &bag)
    return report
  }

  /// The graph of a side. Settings of the old side may be about another state of its schemas: where they do not fit,
  /// they are passed over.
  private static func graph(
    of side: ComparedSchemas, isOld: Bool = false, into bag: inout DiagnosticBag
  ) -> SchemaGraph? {
    var own = DiagnosticBag()
    let graph =
      FileAccess.isFolder(side.path)
      ? Schemas.graph(ofFolder: side.path, side.options, into: &own)
      : Schemas.graph(ofFile: side.path, side.options, into: &own)
    let settings = isOld ? files(of: side.options.adjustments) : []
    if side.isAbsent {
      bag.warning(
        "this path did not exist then, so that all of it is new", at: SourceLocation(file: side.path))
      return graph
    }
    for finding in own.diagnostics where !settings.contains(ScalarKey(finding.location.file)) {
      bag.add(finding)
    }
    return graph
  }

  /// The files in which decisions stand.
  private static func files(of adjustments: SchemaAdjustments) -> Set<ScalarKey> {
    var mentions = adjustments.patches.map(\.place) + adjustments.names.map(\.place)
    if case .places(let places) = adjustments.openness { mentions += places }
    return adjustments.imported.reduce(into: Set(mentions.map { ScalarKey($0.location.file) })) {
      $0.formUnion(files(of: $1.adjustments))
    }
  }
}

extension ChangeReport {
  /// Leaves out the changes that remarks in the new schemas speak of, and reports remarks that none was left out for.
  fileprivate mutating func leaveOutIgnored(
    in graph: SchemaGraph, comparesSwift: Bool, into bag: inout DiagnosticBag
  ) {
    var ignores = graph.ignores
    let count = changes.count
    changes.removeAll { ignores.use($0.rule, at: $0.new) }
    ignored += count - changes.count
    let own = Set(graph.entryDocuments.map { ScalarKey(graph[$0.root].location.file) })
    for mark in ignores.unused where own.contains(ScalarKey(mark.place.file)) {
      guard ChangeRule.all.contains(mark.rule), comparesSwift || !ChangeRule.isAboutSwift(mark.rule) else {
        continue
      }
      bag.add(
        Diagnostic(
          .warning, "nothing to ignore: no change of the rule '\(mark.rule)' is here", at: mark.place,
          rule: IgnoreMarks.unusedRule))
    }
  }
}
