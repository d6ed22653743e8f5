import ArgumentParser
import GeneratorCore

/// The options of a command that reads schemas with the settings around them.
struct ConfiguredReading: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A configuration file, which says how schemas are read.",
      discussion: "Default: the nearest schemagen.yaml around each file or folder.", valueName: "file"))
  var config: String?

  @OptionGroup var reading: SchemaArguments

  /// The configuration of a schema or a folder of schemas, and whether it is about these alone; nil where there is none.
  func configuration(of path: String) -> (file: String, isWhole: Bool)? {
    config.map { ($0, true) } ?? TargetConfiguration.nearest(to: path)
  }
}
