import SchemaModel

/// Gives vendored documents paths that read like their addresses: `https://schemas.example/a/b.json` stands at
/// `schemas.example/a/b.json`.
///
/// Where an address has what a path cannot have, or another document has the path on a file system that does not tell capitals
/// apart, the path has a part of the address's digest.
struct VendoredPaths {
  /// The paths that are taken, and the folders on the way to them, in small letters.
  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// The longest name of a file or folder, and the longest path, in bytes.
  private static let longestName = 100
  private static let longestPath = 400

  mutating func take(_ path: String) {
    let path = path.lowercased()
    files.insert(path)
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      folders.insert(String(folder))
    }
  }

  /// Takes a path for a document.
  /// - Parameter ending: what the name ends in if its address ends in nothing that says how the text is read.
  mutating func path(of url: String, ending: String) -> String {
    let uri = URIReference(url)
    let host = Self.name(uri.authority ?? "")
    let written = uri.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    var names = written.map { Self.name(String($0)) }
    if names.isEmpty || names.last?.text == "" { names[max(0, names.count - 1)...] = [("index", true)] }
    let (stem, own) = Self.parts(names.last?.text ?? "index")
    let plain = ([host] + names.dropLast()).map(\.text) + [stem + (own ?? ending)]
    let path = plain.joined(separator: "/")
    // A port is no part of a name, but tells hosts apart as well.
    let isPlain = uri.query == nil && names.allSatisfy(\.isExact) && path.utf8.count <= Self.longestPath
    if isPlain, isFree(path) {
      take(path)
      return path
    }
    let digest = SHA256.digest(of: Array(url.utf8)).prefix(12)
    let other = "\(host.text)/\(stem.prefix(60))-\(digest)\(own ?? ending)"
    take(other)
    return other
  }

  /// Whether a path of a document serves a text of it: either its address ends as the path does, or it has the ending.
  static func fits(_ path: String, _ url: String, ending: String) -> Bool {
    parts(URIReference(url).path).ending != nil || path.hasSuffix(ending)
  }

  private func isFree(_ path: String) -> Bool {
    let path = path.lowercased()
    guard !files.contains(path), !folders.contains(path) else { return false }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if files.contains(String(folder)) { return false }
    }
    return true
  }

  /// A part of an address as the name of a file or folder, and whether it is the same.
  private static func name(_ part: String) -> (text: String, isExact: Bool) {
    var text = ""
    for character in part.unicodeScalars {
      let isPlain =
        character.isASCII
        && (character.properties.isAlphabetic || "0123456789._~@+=,%-".unicodeScalars.contains(character))
      text.unicodeScalars.append(isPlain ? character : "_")
    }
    if text.hasPrefix(".") { text = "_" + text.dropFirst() }
    if text.utf8.count > longestName { text = String(text.prefix(longestName)) }
    return (text, text.utf8.elementsEqual(part.utf8) && !text.isEmpty)
  }

  /// A name without the ending that says how a text is read, and that ending.
  private static func parts(_ name: String) -> (stem: String, ending: String?) {
    for ending in [".json", ".yaml", ".yml"] where name.hasEnding(ending) {
      return (String(name.dropLast(ending.count)), String(name.suffix(ending.count)))
    }
    return (name, nil)
  }
}
