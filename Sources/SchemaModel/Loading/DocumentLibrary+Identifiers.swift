import Diagnostics
import SchemaRuntime
import YAMLTree

extension DocumentLibrary {
  /// The document below the root of a single file whose `$id` is the URI: of a folder all files are read, of a single file
  /// only what it refers to, and that may be another name than the file's.
  mutating func file(identifiedBy uri: URIReference, into diagnostics: inout DiagnosticBag) -> Lookup {
    guard let root = searched?.root, let relative = searchedIdentifiers[ScalarKey(uri.text)] else {
      return .absent
    }
    return addFile(
      root.directory + "/" + relative, uri: root.uri(of: relative), path: relative,
      displayName: root.displayName(of: relative), isEntry: false, into: &diagnostics)
  }

  /// The schema files of a folder below a root by their `$id`s; of several with the same one the first by its path.
  static func identifiers(in inner: String, below root: Mount) -> [ScalarKey: String] {
    // What is wrong with files that nothing leads to is no finding.
    var unused = DiagnosticBag()
    let start = inner.isEmpty || inner.hasSuffix("/") ? inner : inner + "/"
    var walk = FolderWalk(
      folder: root.directory + (start.isEmpty ? "" : "/" + inner), displayName: root.displayName)
    walk.run(into: &unused)
    var found: [ScalarKey: String] = [:]
    for relative in walk.files.map({ start + $0 }) {
      let file = root.directory + "/" + relative
      guard let bytes = FileAccess.bytes(ofFileAt: file),
        let node = YAMLReader(otherKeys: .taken, mergesKeys: true).read(
          bytes: bytes, file: file, into: &unused),
        let identifier = (node["$id"] ?? node["id"])?.string
      else { continue }
      let uri = URIReference(identifier).resolved(against: root.uri(of: relative)).withoutFragment
      if found[ScalarKey(uri.text)] == nil { found[ScalarKey(uri.text)] = relative }
    }
    return found
  }
}

extension Mount {
  fileprivate func uri(of relative: String) -> URIReference {
    URIReference(uriPrefix + PercentEncoding.encode(path: relative))
  }
}
