import ArgumentParser
import GeneratorCore
import SchemaModel

/// The options that every command has.
struct SchemaArguments: ParsableArguments {
  @Flag(help: "Take an unknown keyword for an error instead of a warning.")
  var strict = false

  @Option(
    name: .customLong("resolve"),
    help: ArgumentHelp(
      "Find references under a URI in a folder. Can be repeated.",
      discussion: "As in --resolve https://schemas.example/=Shared/Schemas.",
      valueName: "uri-prefix=dir"),
    transform: Self.resolution)
  var resolutions: [SchemaLoader.Resolution] = []

  @Flag(name: .customLong("format-annotation"), help: "Let 'format' describe instead of assert.")
  var formatIsAnnotation = false

  @Flag(
    name: .customLong("pattern-annotation"),
    help: "Let a pattern that is no regular expression describe, with a warning, instead of being an error.")
  var patternIsAnnotation = false

  /// The options of a configuration, with what the arguments add.
  func options(in configured: SchemaOptions = SchemaOptions()) -> SchemaOptions {
    var options = configured
    options.strict = options.strict || strict
    options.formatIsAnnotation = options.formatIsAnnotation || formatIsAnnotation
    options.patternIsAnnotation = options.patternIsAnnotation || patternIsAnnotation
    options.resolutions = resolutions + options.resolutions
    return options
  }

  func validate() throws {
    for resolution in resolutions where !FileAccess.isFolder(resolution.directory) {
      throw ValidationError("--resolve: there is no folder '\(resolution.directory)'.")
    }
  }

  private static func resolution(_ argument: String) throws -> SchemaLoader.Resolution {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw ValidationError("--resolve needs URI-PREFIX=DIR, found '\(argument)'.")
    }
    return .init(uriPrefix: parts[0], directory: parts[1])
  }
}
