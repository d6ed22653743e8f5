/// A folder whose files stand below a URI.
struct Mount {
  var uriPrefix: String
  var directory: String
  /// The name of the folder in diagnostics.
  var displayName: String
  /// The suffixes that may be appended to a path that names no file.
  var suffixes: [String]
  /// Whether it is a schema root: its documents are named by their path, not by their URI.
  var isRoot: Bool

  /// The scheme of the URIs that files have by their path.
  static let scheme = "schemagen"

  static func root(_ directory: String, displayName: String, number: Int) -> Mount {
    Mount(
      uriPrefix: rootPrefix(number), directory: directory, displayName: displayName, suffixes: [""],
      isRoot: true)
  }

  static func rootPrefix(_ number: Int) -> String { "\(scheme)://\(number == 0 ? "" : String(number))/" }

  static func resolution(_ resolution: SchemaLoader.Resolution) -> Mount {
    Mount(
      uriPrefix: resolution.uriPrefix, directory: resolution.directory, displayName: resolution.directory,
      suffixes: ["", ".json", ".yaml"], isRoot: false)
  }

  /// The name of a file of the folder in diagnostics.
  func displayName(of relative: String) -> String {
    displayName.isEmpty ? relative : displayName + "/" + relative
  }

  /// The rest of `uri` behind the prefix; nil where the prefix does not cover it.
  func remainder(of uri: String) -> Substring? { Self.remainder(of: uri, behind: uriPrefix) }

  /// The rest of a URI behind a prefix that ends where a part of a path does.
  static func remainder(of uri: String, behind uriPrefix: String) -> Substring? {
    guard uri.utf8.starts(with: uriPrefix.utf8) else { return nil }
    let rest = uri[uri.utf8.index(uri.startIndex, offsetBy: uriPrefix.utf8.count)...]
    let separators: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: ":")]
    if let last = uriPrefix.utf8.last, separators.contains(last) { return rest }
    guard let first = rest.utf8.first, separators.contains(first) else { return nil }
    return rest.dropFirst()
  }
}
