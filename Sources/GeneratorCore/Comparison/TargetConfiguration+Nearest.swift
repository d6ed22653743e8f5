import Generation

extension TargetConfiguration {
  /// The configuration of a schema or a folder of them, and whether that is all that it is about: the one of the folder,
  /// the nearest on the way up, or that of the current folder.
  package static func nearest(to path: String) -> (file: String, isWhole: Bool)? {
    let isFolder = FileAccess.isFolder(path)
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if isFolder, let own = Self.file(besideSchemas: folder) { return (own, true) }
    if let near = Self.file(aroundSchema: isFolder ? folder + "/." : path) {
      return (near, false)
    }
    return Self.current.map { ($0, true) }
  }
}
