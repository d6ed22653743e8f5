import Diagnostics
import YAMLTree

extension DocumentLibrary {
  /// The document below the root of a single file whose `$id` is the URI: of a folder all files are read, of a single file
  /// only what it refers to, and that may be another name than the file's.
  mutating func file(identifiedBy uri: URIReference, into diagnostics: inout DiagnosticBag) -> Lookup {
    guard let root = searchedRoot, let name = uri.text.utf8.split(separator: UInt8(ascii: "/")).last else {
      return .absent
    }
    for relative in searchedFiles {
      let file = root.directory + "/" + relative
      guard let bytes = FileAccess.bytes(ofFileAt: file), bytes.contains(name) else { continue }
      let own = URIReference(root.uriPrefix + PercentEncoding.encode(path: relative))
      // What is wrong with a file that nothing leads to is no finding.
      var unused = DiagnosticBag()
      guard let node = YAMLReader().read(bytes: bytes, file: file, into: &unused),
        let identifier = (node["$id"] ?? node["id"])?.string,
        URIReference(identifier).resolved(against: own).withoutFragment == uri
      else { continue }
      return addFile(
        file, uri: own, path: relative, displayName: root.displayName(of: relative), isEntry: false,
        into: &diagnostics)
    }
    return .absent
  }
}
