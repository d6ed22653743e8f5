import GeneratorCore
import Terminal

extension Configurations {
  /// What a file says, with what only `lint` reads: a rule that is not known is a mistake for every command.
  static func readAll(_ file: String?) throws -> TargetConfiguration {
    try read(file) { configuration, bag in _ = configuration.levels(into: &bag) }
  }
}
