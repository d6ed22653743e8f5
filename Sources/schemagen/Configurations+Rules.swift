import GeneratorCore
import Terminal

extension Configurations {
  /// The configuration in a file, with the settings that only `lint` and `diff` read: an unknown rule is a mistake for every
  /// command.
  static func readAll(_ file: String?) throws -> TargetConfiguration {
    try read(file) { configuration, bag in
      _ = configuration.levels(into: &bag)
      _ = configuration.changeLevels(into: &bag)
    }
  }
}
