import Diagnostics
import YAMLTree

extension GraphBuilder {
  mutating func addSource(_ bytes: [UInt8], path: String) {
    let uri = URIReference(Mount.rootPrefix(0) + PercentEncoding.encode(path: path))
    _ = library.add(
      bytes, uri: uri, path: path, displayName: path, isEntry: selection.includes(path), into: &diagnostics)
  }

  /// Adds a single schema. Its references stay within `Options.root`, or the folder that it stands in.
  mutating func addFile(_ path: String) {
    guard FileAccess.realPath(path) != nil || options.texts.holds(path) else {
      diagnostics.error("there is no such file", at: SourceLocation(file: path))
      return
    }
    let folder: String
    let relative: String
    if let root = options.root {
      guard let inside = Self.path(of: path, below: root) else {
        diagnostics.error(
          "the schema does not stand below the root '\(root)'", at: SourceLocation(file: path))
        return
      }
      (folder, relative) = (Self.withoutTrailingSlashes(root), inside)
    } else {
      (folder, relative) = Self.split(path)
    }
    // A file that was named without its folder stays so, and so do its neighbours.
    let mount = library.addRoot(
      folder, displayName: options.root == nil && folder == "." ? "" : folder,
      searched: options.searched.flatMap { Self.path(of: $0 + "/.", below: folder) } ?? "")
    let uri = URIReference(mount.uriPrefix + PercentEncoding.encode(path: relative))
    _ = library.addFile(
      path, uri: uri, path: relative, displayName: path, isEntry: true, into: &diagnostics)
  }

  mutating func addFolder(_ path: String, displayPrefix: String, except others: Set<String>) {
    let folder = Self.withoutTrailingSlashes(path)
    let display = Self.withoutTrailingSlashes(displayPrefix)
    let mount = library.addRoot(folder, displayName: display)
    var walk = FolderWalk(folder: folder, displayName: display)
    walk.run(into: &diagnostics)
    let files = options.texts.files(below: folder, beside: walk.files)
    for relative in files where !others.contains(relative) {
      let (parent, name) = Self.split(relative)
      let namespace = parent == "." ? "" : parent
      if name == "namespace.yaml" {
        addNamespace(namespace, file: folder + "/" + relative, displayName: mount.displayName(of: relative))
        continue
      }
      guard selection.includes(relative) else {
        graph.leftOut.append(relative)
        continue
      }
      if namespaces[namespace] == nil { namespaces[namespace] = SchemaNamespace(folder: namespace) }
      let uri = URIReference(mount.uriPrefix + PercentEncoding.encode(path: relative))
      _ = library.addFile(
        folder + "/" + relative, uri: uri, path: relative, displayName: mount.displayName(of: relative),
        isEntry: true, into: &diagnostics)
    }
  }

  private mutating func addNamespace(_ folder: String, file: String, displayName: String) {
    namespaces[folder] = SchemaNamespace(folder: folder)
    guard let bytes = options.texts.bytes(ofFileAt: file) else {
      diagnostics.error("the file cannot be read", at: SourceLocation(file: displayName))
      return
    }
    // An empty file only marks its folder.
    if YAMLReader.saysNothing(bytes) { return }
    guard let node = YAMLReader().read(bytes: bytes, file: displayName, into: &diagnostics) else { return }
    var reader = NamespaceReader()
    namespaces[folder] = reader.read(node, folder: folder)
    diagnostics.add(contentsOf: reader.diagnostics)
  }

  /// `--resolve` must name an absolute URI and a folder that exists.
  mutating func checkResolutions() {
    for resolution in options.resolve {
      let location = resolution.location ?? SourceLocation(file: resolution.directory)
      if !URIReference(resolution.uriPrefix).isAbsolute {
        diagnostics.error("'\(resolution.uriPrefix.shortened)' is no absolute URI to find here", at: location)
      }
      guard let real = FileAccess.realPath(resolution.directory),
        FileAccess.kind(ofItemAt: real) == .directory
      else {
        diagnostics.error(
          resolution.location == nil
            ? "there is no such folder to find '\(resolution.uriPrefix.shortened)' in"
            : "there is no folder '\(resolution.directory.shortened)' to find '\(resolution.uriPrefix.shortened)' in",
          at: location)
        continue
      }
    }
  }

  static func withoutTrailingSlashes(_ path: String) -> String {
    var path = Substring(path)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    return String(path)
  }

  /// The folder and the name of a path; the folder of a bare name is `.`.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: slash)...]))
  }

  /// The path of an existing file relative to an existing folder that holds it. A link inside the folder is inside,
  /// wherever it leads: a folder on the way to the file has to be the folder, or stand in it.
  private static func path(of file: String, below folder: String) -> String? {
    guard let folder = FileAccess.realPath(folder) else { return nil }
    let prefix = folder == "/" ? folder : folder + "/"
    let names = file.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    // The name before the first slash of an absolute path is empty. Only the file system knows the folders before '..'.
    let first = names.lastIndex(of: "..").map { $0 + 1 } ?? (names[0].isEmpty ? 1 : 0)
    for count in first..<max(first, names.count) {
      let outer = names[..<count].joined(separator: "/")
      guard let real = FileAccess.realPath(outer.isEmpty ? (count == 0 ? "." : "/") : outer) else {
        return nil
      }
      let inside = real == "/" ? real : real + "/"
      guard inside.utf8.starts(with: prefix.utf8) else { continue }
      let between = inside[inside.utf8.index(inside.startIndex, offsetBy: prefix.utf8.count)...]
      return between + names[count...].filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
    }
    return nil
  }
}
