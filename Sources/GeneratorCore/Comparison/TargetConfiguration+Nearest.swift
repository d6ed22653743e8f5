import Generation

extension TargetConfiguration {
  /// The configuration of a schema or a folder of schemas: that of the folder, the nearest on the way up, or that of
  /// the current folder; and whether it is about these schemas alone.
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
