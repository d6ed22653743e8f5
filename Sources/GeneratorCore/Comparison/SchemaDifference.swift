public import Diagnostics
public import SchemaComparison
import SchemaModel

/// Compares two schema folders or files, as `schemagen diff` does.
public enum SchemaDifference {
  /// The changes from one to the other; nil where a schema is wrong or absent, and then the bag says why.
  /// - Parameters:
  ///   - oldRoot: the folder that references of the old file stay in; nil: the one of the options.
  ///   - comparesSwift: whether the changes of Swift types are reported.
  public static func report(
    from old: String, oldRoot: String? = nil, to new: String, options: SchemaOptions,
    comparesSwift: Bool = true, into bag: inout DiagnosticBag
  ) -> ChangeReport? {
    for path in [old, new] where !FileAccess.isFolder(path) && FileAccess.realPath(path) == nil {
      bag.error("there is no such file or folder", at: SourceLocation(file: path))
      return nil
    }
    let isFolder = (old: FileAccess.isFolder(old), new: FileAccess.isFolder(new))
    guard isFolder.old == isFolder.new else {
      bag.error(
        "a folder can be compared with a folder, and a file with a file", at: SourceLocation(file: new))
      return nil
    }
    var before = options
    before.root = oldRoot ?? options.root
    let graphs = [(old, before), (new, options)].map { path, options in
      isFolder.new
        ? Schemas.graph(ofFolder: path, options, into: &bag)
        : Schemas.graph(ofFile: path, options, into: &bag)
    }
    guard !bag.hasErrors, let before = graphs[0], let after = graphs[1] else { return nil }
    let comparison = SchemaComparison(
      old: before, new: after, assertsFormat: !options.formatIsAnnotation, pairsRoots: !isFolder.new,
      into: &bag)
    guard !bag.hasErrors else { return nil }
    return comparison.report(comparesSwift: comparesSwift)
  }
}
