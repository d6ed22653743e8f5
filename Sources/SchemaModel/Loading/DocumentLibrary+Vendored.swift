package import Diagnostics
import SchemaRuntime

extension DocumentLibrary {
  /// Reads a vendored document, unless it is not what the lock says, which is an error in the lock.
  mutating func addVendored(
    _ entry: VendoredDocuments.Entry, uri: URIReference, into diagnostics: inout DiagnosticBag
  ) -> Lookup {
    if let bytes = entry.bytes {
      return add(
        bytes, uri: uri, path: uri.text, displayName: entry.file, isEntry: false, into: &diagnostics)
    }
    switch vendored.read(entry, texts) {
    case .success(let bytes):
      return addFile(
        entry.file, bytes, uri: uri, path: uri.text, displayName: entry.file, isEntry: false,
        into: &diagnostics)
    case .failure(let problem):
      diagnostics.add(problem.finding)
      markUnreadable(uri.text)
      return .unreadable
    }
  }

  /// The document that is fetched from a URL; `.absent` where nothing fetches, or a folder for URIs covers it.
  mutating func supplied(_ uri: URIReference, into diagnostics: inout DiagnosticBag) -> Lookup {
    guard let supply, let url = VendoredDocuments.normal(uri.text),
      !mounts.contains(where: { $0.remainder(of: uri.text) != nil })
    else { return .absent }
    let lookup: Lookup
    switch supply.document(at: url) {
    case .document(let entry): lookup = addVendored(entry, uri: uri, into: &diagnostics)
    case .refused(let reason): lookup = .refused(reason)
    }
    remember(lookup, of: uri)
    return lookup
  }
}

extension VendoredDocuments {
  /// Why a vendored document cannot be read.
  package struct Problem: Error {
    package var finding: Diagnostic
  }

  /// The bytes of a document, which are those that the lock speaks of.
  /// - Parameter texts: stand for files.
  package func read(_ entry: Entry, _ texts: FileTexts) -> Result<[UInt8], Problem> {
    guard let bytes = texts.bytes(ofFileAt: entry.file) else {
      return .failure(
        Problem(
          finding: Diagnostic(
            .error, "the vendored file '\(entry.file)' is not there", at: entry.location,
            help: "fetch it again with 'schemagen vendor'")))
    }
    guard isInFolder(entry) else {
      return .failure(
        Problem(
          finding: Diagnostic(
            .error, "the vendored file '\(entry.file)' leads outside '\(folder)'", at: entry.location)))
    }
    let digest = SHA256.digest(of: bytes)
    return digest == entry.digest ? .success(bytes) : .failure(Problem(finding: entry.mismatch(digest)))
  }

  /// Whether the file stands in the folder, links followed.
  private func isInFolder(_ entry: Entry) -> Bool {
    guard let folder = FileAccess.realPath(folder), let file = FileAccess.realPath(entry.file) else {
      return false
    }
    return file.utf8.starts(with: (folder + "/").utf8)
  }
}

extension VendoredDocuments.Entry {
  /// The error that the file has another digest than the lock says.
  package func mismatch(_ digest: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(file)' is not what was fetched from '\(url.shortened)': its SHA-256 is \(digest)",
      at: location,
      help: "take back what changed in it, or fetch it as it is now with 'schemagen vendor --update'")
  }
}
