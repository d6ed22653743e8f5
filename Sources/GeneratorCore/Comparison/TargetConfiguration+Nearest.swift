import Generation
import SourceText

extension TargetConfiguration {
  /// The configuration of a schema or a folder of schemas: that of the folder, the nearest on the way up, or that of
  /// the current folder; and whether it is about these schemas alone.
  package static func nearest(to path: String) -> (file: String, isWhole: Bool)? {
    places(near: path).first { FileAccess.isFile($0.file) }
  }

  /// The paths at which the configuration of a schema or a folder of schemas may stand; the first that is there counts.
  static func places(near path: String) -> [(file: String, isWhole: Bool)] {
    let isFolder = FileAccess.isFolder(path)
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let own = isFolder ? places(besideSchemas: folder) : []
    let around = places(aroundSchema: isFolder ? folder + "/." : path)
    return own.map { ($0, true) } + around.map { ($0, false) } + [(OutputNames.configuration, true)]
  }
}
