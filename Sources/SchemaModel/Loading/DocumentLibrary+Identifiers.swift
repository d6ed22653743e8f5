import Diagnostics
import SchemaRuntime

extension DocumentLibrary {
  /// The document below the root of a single file whose `$id` is the URI. Where a folder is loaded, all its files are
  /// read; where a single file is loaded, only those that it refers to, and perhaps by an `$id` that is not the file's
  /// name.
  /// - Parameter location: where the reference stands that asks for it.
  mutating func file(
    identifiedBy uri: URIReference, at location: SourceLocation, into diagnostics: inout DiagnosticBag
  ) -> Lookup {
    guard let searched else { return .absent }
    let start =
      searched.folder.isEmpty || searched.folder.hasSuffix("/") ? searched.folder : searched.folder + "/"
    let search = identifiers.search(
      in: searched.root.directory + "/" + start, uriPrefix: searched.root.uri(of: start).text)
    guard let found = search.found[ScalarKey(uri.text)] else {
      if search.isCutShort {
        let folder =
          searched.folder.isEmpty ? searched.root.displayName : searched.root.displayName(of: searched.folder)
        diagnostics.warning(
          "no schema with the '$id' '\(uri.text.shortened)' was found below '\(folder.isEmpty ? "." : folder)', where the search ended after \(IdentifierSearch.mostFiles) schema files or \(IdentifierSearch.mostNames) names",
          at: location, help: "say where it is with --resolve URI-PREFIX=DIR")
      }
      return .absent
    }
    let relative = start + found
    if let rival = search.rivals[ScalarKey(uri.text)] {
      let names = [relative, start + rival].map { "'\(searched.root.displayName(of: $0))'" }
      diagnostics.warning(
        "\(names[0]) and \(names[1]) have the '$id' '\(uri.text.shortened)', and the first is read",
        at: location,
        help: "say which is meant with --resolve URI-PREFIX=DIR")
    }
    return addFile(
      searched.root.directory + "/" + relative, uri: searched.root.uri(of: relative), path: relative,
      displayName: searched.root.displayName(of: relative), isEntry: false, into: &diagnostics)
  }
}

extension Mount {
  fileprivate func uri(of relative: String) -> URIReference {
    URIReference(uriPrefix + PercentEncoding.encode(path: relative))
  }
}
