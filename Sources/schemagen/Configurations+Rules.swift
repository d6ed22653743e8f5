import GeneratorCore
import Terminal

extension Configurations {
  /// The configuration in a file, with the settings that only `lint` reads: an unknown rule is a mistake for every
  /// command.
  static func readAll(_ file: String?) throws -> TargetConfiguration {
    try read(file) { configuration, bag in _ = configuration.levels(into: &bag) }
  }

  /// The configuration of a schema or a folder of them, and whether that is all that it is about: the one of the folder,
  /// the nearest on the way up, or that of the current folder.
  static func nearest(to path: String) -> (file: String, isWhole: Bool)? {
    let isFolder = FileAccess.isFolder(path)
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if isFolder, let own = TargetConfiguration.file(besideSchemas: folder) { return (own, true) }
    if let near = TargetConfiguration.file(aroundSchema: isFolder ? folder + "/." : path) {
      return (near, false)
    }
    return TargetConfiguration.current.map { ($0, true) }
  }
}
