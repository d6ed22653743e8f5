public import Diagnostics
public import Generation

extension TargetConfiguration {
  /// The options for comparing schemas, with the decisions of the packages whose types are imported.
  /// - Parameter revision: the state of these packages; nil: as they are now.
  public func optionsOfComparison(
    at revision: Revision? = nil, into bag: inout DiagnosticBag
  ) throws(FileProblem) -> SchemaOptions {
    var options = options.ofComparison
    if let revision {
      options.adjustments.imported = try revision.decisions(of: self.options, into: &bag)
    } else {
      options.adjustments.imported = try ImportedTypes.decisions(of: self.options, into: &bag)
    }
    return options
  }
}
