import Diagnostics
import Foundation
import SchemaRuntime
package import YAMLTree

/// Looks for schema files by their `$id`s in a folder and those below it, the nearest first.
///
/// A schema may stand in a home folder or in `/tmp`, so the search has limits. It passes over hidden folders, those of
/// packages that others have installed or that were vendored, and files that are no schemas.
struct IdentifierSearch {
  /// How many schema files are read at most.
  static let mostFiles = 1_000
  /// How many names are looked at in all folders together.
  static let mostNames = 20_000
  /// How large a file that is read may be, in bytes.
  static let largestFile = 16 << 20

  /// The files, relative to the folder, by `$id`; of several with the same one the nearest, then the first by its path.
  private(set) var found: [ScalarKey: String] = [:]
  /// For an `$id` that another file has, too, which is as near and has another text: the first such file.
  private(set) var rivals: [ScalarKey: String] = [:]
  /// Whether there was more to look at than the limits allow.
  private(set) var isCutShort = false

  private let folder: String
  /// The URI of the folder, with a slash at its end.
  private let uriPrefix: String
  private var fileCount = 0
  private var nameCount = 0
  /// The real paths of the folders that have been met: a link may lead to one of them.
  private var visited: Set<String> = []

  /// - Parameter uriPrefix: the URI below which the folder's files stand.
  init(folder: String, uriPrefix: String) { (self.folder, self.uriPrefix) = (folder, uriPrefix) }

  mutating func run() {
    var waiting = [""]
    var next = 0
    while next < waiting.count, !isCutShort {
      waiting += look(in: waiting[next])
      next += 1
    }
  }

  /// Reads the schema files of one folder, and answers with the folders in it.
  private mutating func look(in relative: String) -> [String] {
    let path = folder + "/" + relative
    guard let real = FileAccess.realPath(path), visited.insert(real).inserted,
      let names = FileAccess.names(inFolder: path), relative.isEmpty || !names.contains("pyvenv.cfg")
    else { return [] }
    var folders: [String] = []
    for name in names
    where name.utf8.first != UInt8(ascii: ".") && name != "node_modules"
      && !VendoredDocuments.isFolder(name, beside: names)
    {
      nameCount += 1
      if nameCount > Self.mostNames {
        isCutShort = true
        return []
      }
      let inner = relative.isEmpty ? name : relative + "/" + name
      switch FileAccess.kind(ofTargetAt: folder + "/" + inner) {
      case .directory: folders.append(inner)
      case .regular: if FolderWalk.isSchemaFile(name) { read(inner) }
      case .symbolicLink, .other, .absent: continue
      }
      if isCutShort { return [] }
    }
    return folders
  }

  private mutating func read(_ relative: String) {
    let file = folder + "/" + relative
    guard let size = FileAccess.size(ofFileAt: file), size <= Self.largestFile else { return }
    fileCount += 1
    if fileCount > Self.mostFiles {
      isCutShort = true
      return
    }
    // A file that is no schema is no finding: nothing leads to it.
    var unused = DiagnosticBag()
    guard let bytes = FileAccess.bytes(ofFileAt: file), Self.mayIdentify(bytes),
      let node = YAMLReader(otherKeys: .taken, mergesKeys: true).read(
        bytes: bytes, file: file, into: &unused),
      let identifier = node.identifier?.string
    else { return }
    let key = ScalarKey(
      URIReference(identifier).resolved(
        against: URIReference(uriPrefix + PercentEncoding.encode(path: relative))
      ).withoutFragment.text)
    guard let first = found[key] else {
      found[key] = relative
      return
    }
    guard rivals[key] == nil, Self.depth(first) == Self.depth(relative) else { return }
    if FileAccess.bytes(ofFileAt: folder + "/" + first) != bytes {
      rivals[key] = relative
    }
  }

  private static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Whether `id` stands in a text, which is asked before the text is read.
  private static func mayIdentify(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if last == UInt8(ascii: "i"), byte == UInt8(ascii: "d") { return true }
      // A key may be written with escapes.
      if byte == UInt8(ascii: "\\") { return true }
      last = byte
    }
    return false
  }
}

/// The searches of a run. Each folder is searched once, so what changes in it later is not seen.
///
/// Sendable because `lock` is held wherever a stored variable is touched.
public final class IdentifierMemory: @unchecked Sendable {
  private let lock = NSLock()
  /// By the folder and its URI.
  private var searches: [[ScalarKey]: IdentifierSearch] = [:]

  /// Remembers nothing yet.
  public init() {}

  /// How many folders were searched.
  package var count: Int { lock.withLock { searches.count } }

  /// The search of a folder, made or remembered.
  func search(in folder: String, uriPrefix: String) -> IdentifierSearch {
    lock.withLock {
      let key = [ScalarKey(folder), ScalarKey(uriPrefix)]
      if let known = searches[key] { return known }
      var search = IdentifierSearch(folder: folder, uriPrefix: uriPrefix)
      search.run()
      searches[key] = search
      return search
    }
  }
}

extension YAMLNode {
  /// The value of the `$id` that a document has at its root, or of the `id` of earlier drafts; nil for one without either.
  package var identifier: YAMLNode? { Keyword.id.names.lazy.compactMap { self[$0] }.first }
}
