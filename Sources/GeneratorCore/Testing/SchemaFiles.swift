import Diagnostics
import Generation
import SchemaModel
import SchemaRuntime
import SourceText
import YAMLTree

/// The schema files of a folder, by the names that tests give them.
struct SchemaFiles {
  let folder: String
  /// The paths below the folder by themselves without their endings; several where files differ in the ending alone.
  private var files: [String: [String]] = [:]

  init(_ folder: String, into bag: inout DiagnosticBag) {
    var start = Substring(folder)
    while start.utf8.count > 1, start.last == "/" { start = start.dropLast() }
    self.folder = String(start)
    var walk = FolderWalk(folder: self.folder, displayName: self.folder)
    walk.run(into: &bag)
    for path in walk.files {
      let name = path.split(separator: "/").last ?? ""
      if name == OutputNames.namespaceDescription || name == OutputNames.configuration { continue }
      files[Self.withoutEnding(path), default: []].append(path)
    }
  }

  private static func withoutEnding(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  /// The names of all schemas.
  var names: [String] { files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The path of a file as messages name it.
  func path(_ file: String) -> String { folder.hasSuffix("/") ? folder + file : folder + "/" + file }

  /// The paths of all files below the folder, in order.
  var paths: [String] { names.flatMap { files[$0] ?? [] } }

  /// Whether a file, as messages name it, is one of the folder.
  func holds(_ file: String) -> Bool { file.utf8.starts(with: path("").utf8) }

  /// The files, as messages name them, by the paths that remain where links are followed.
  func byRealPath() -> [String: String] {
    Dictionary(paths.compactMap { file in FileAccess.realPath(path(file)).map { ($0, path(file)) } }) {
      first, _ in first
    }
  }

  enum Owner {
    case found(TestedSchema)
    /// Files that differ in the ending alone.
    case several([String])
    case none
  }

  /// The schema that a folder of tests is about: the longest beginning of its path that is a schema's path without the
  /// ending, and what is left as the pointer.
  func owner(of folder: ArraySlice<String>) -> Owner {
    for count in stride(from: folder.count, to: 0, by: -1) {
      guard let found = files[folder.prefix(count).joined(separator: "/")] else { continue }
      if found.count > 1 { return .several(found.map(path)) }
      let rest = folder.dropFirst(count)
      let pointer = rest.isEmpty ? "" : "/" + rest.joined(separator: "/")
      return .found(TestedSchema(file: path(found[0]), pointer: pointer))
    }
    return .none
  }

  /// The schema at a path below the folder; nil where there is none.
  func file(at path: String) -> String? {
    files[Self.withoutEnding(path)]?.contains(path) == true ? self.path(path) : nil
  }

  /// The files by the URIs that their roots have as `$id`, or `id` in draft-04. A file that cannot be read has none here, and
  /// is told where a test is about it.
  func filesByID() -> [String: String] {
    var found: [String: String] = [:]
    for file in paths.map(path) {
      var bag = DiagnosticBag()
      do throws(FileProblem) {
        let bytes = try FileAccess.read(file)
        guard let root = YAMLReader(otherKeys: .taken).read(bytes: bytes, file: file, into: &bag),
          let own = root.identifier?.string
        else { continue }
        let uri = TestedSchema(own).file
        if found[uri] == nil { found[uri] = file }
      } catch {
        continue
      }
    }
    return found
  }
}
