package import Diagnostics
package import Generation

/// Reads the configuration of a run.
package enum Configurations {
  /// The configuration in a file; an empty one where there is none. Findings are printed, and errors among them end the
  /// run.
  /// - Parameter check: finds what is wrong with settings that the reader does not look into.
  package static func read(
    _ file: String?, check: (TargetConfiguration, inout DiagnosticBag) -> Void
  ) throws -> TargetConfiguration {
    var bag = DiagnosticBag()
    let configuration = try read(file, into: &bag, check: check)
    Console.report(bag.sorted)
    if bag.hasErrors { throw ExitStatus.unusable }
    return configuration
  }

  /// The configuration in a file; an empty one where there is none.
  package static func read(
    _ file: String?, into bag: inout DiagnosticBag, check: (TargetConfiguration, inout DiagnosticBag) -> Void
  ) throws(FileProblem) -> TargetConfiguration {
    guard let file else { return TargetConfiguration() }
    let configuration = try TargetConfiguration(file, into: &bag)
    check(configuration, &bag)
    return configuration
  }
}
