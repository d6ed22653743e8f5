import Diagnostics
import GeneratorCore
import Terminal

extension Configurations {
  /// The configuration in a file, with the settings that only `lint` and `diff` read: an unknown rule is a mistake for every
  /// command.
  static func readAll(_ file: String?) throws -> TargetConfiguration { try read(file, check: checkRules) }

  /// The configuration in a file, whose findings are not printed.
  static func readAll(
    _ file: String?, into bag: inout DiagnosticBag
  ) throws(FileProblem) -> TargetConfiguration {
    try read(file, into: &bag, check: checkRules)
  }

  private static func checkRules(_ configuration: TargetConfiguration, into bag: inout DiagnosticBag) {
    _ = configuration.levels(into: &bag)
    _ = configuration.changeLevels(into: &bag)
    _ = configuration.policies(into: &bag)
  }
}
