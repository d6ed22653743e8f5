import Diagnostics
import GeneratorCore

/// Reads the configuration of a run.
enum Configurations {
  /// What a file says; nothing where there is none. Findings are printed, and errors among them end the run.
  static func read(_ file: String?) throws -> TargetConfiguration {
    guard let file else { return TargetConfiguration() }
    var bag = DiagnosticBag()
    let configuration = try TargetConfiguration(file, into: &bag)
    Console.report(bag.sorted)
    if bag.hasErrors { throw ExitStatus.unusable }
    return configuration
  }
}
