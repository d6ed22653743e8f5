package import Diagnostics
package import SchemaModel
import SchemaRuntime
import SourceText
import YAMLTree

/// A `schemagen.lock`: the documents that `schemagen vendor` fetched into the folder beside it, and for which schemas.
package struct VendorLock: Sendable {
  /// A document that was fetched.
  package struct Document: Sendable, Equatable {
    /// As `VendoredDocuments.normal` has it.
    package var url: String
    /// The path of its file below the folder.
    package var path: String
    /// Its SHA-256 in hexadecimal digits.
    package var digest: String
    /// When the server said that it was last modified, as RFC 3339 has it; nil where it said nothing.
    package var modified: String?
    /// The location of the digest. Equality ignores it.
    package var location: SourceLocation

    package init(url: String, path: String, digest: String, modified: String?, location: SourceLocation) {
      (self.url, self.path, self.digest) = (url, path, digest)
      (self.modified, self.location) = (modified, location)
    }

    package static func == (a: Self, b: Self) -> Bool {
      (a.url, a.path, a.digest, a.modified) == (b.url, b.path, b.digest, b.modified)
    }
  }

  /// The path of the lock, as findings name it.
  package let file: String
  /// The folder of the documents.
  package let folder: String
  /// What was given to the command: files and folders relative to that of the lock, and URLs.
  package var schemas: [String] = []
  package var documents: [Document] = []

  /// An empty lock beside a configuration.
  package init(emptyBeside configuration: String) {
    let outer = FolderRun.parts(of: configuration).folder
    let isCurrent = outer == "." || outer.isEmpty && !configuration.hasPrefix("/")
    let start = isCurrent ? "" : outer + "/"
    file = start + OutputNames.lock
    folder = start + OutputNames.vendorFolder
  }

  /// Reads the lock beside a configuration; nil where there is none. Each mistake is an error at its line and column.
  /// - Parameters:
  ///   - texts: stand for files.
  ///   - place: the place from which what stands at a path is read, where that is elsewhere.
  package init?(
    beside configuration: String, _ texts: FileTexts = FileTexts(), from place: ((String) -> String)? = nil,
    into bag: inout DiagnosticBag
  ) throws(FileProblem) {
    let written = VendorLock(emptyBeside: configuration)
    file = place?(written.file) ?? written.file
    guard texts.holds(file) || FileAccess.isFile(file) else { return nil }
    folder = place?(written.folder) ?? written.folder
    let bytes = try FileAccess.read(file, in: texts)
    guard let root = YAMLReader().read(bytes: bytes, file: file, into: &bag) else { return }
    var own = DiagnosticBag()
    SettingsSchema.lock.check(root, into: &own)
    read(root, into: &own)
    bag.add(contentsOf: own)
  }

  private mutating func read(_ root: YAMLNode, into bag: inout DiagnosticBag) {
    if bag.hasErrors { return }
    schemas = (root["schemas"]?.elements ?? []).compactMap(\.string)
    var (urls, paths): (Set<ScalarKey>, Set<ScalarKey>) = ([], [])
    for node in root["documents"]?.elements ?? [] {
      guard let written = node["url"], let path = node["path"], let digest = node["sha256"] else { continue }
      guard let url = written.string.flatMap(VendoredDocuments.normal) else {
        bag.error("'\(written.string ?? "")' is no address", at: written.location)
        continue
      }
      if !urls.insert(ScalarKey(url)).inserted {
        bag.error("'\(url)' is here twice", at: written.location)
      }
      if !paths.insert(ScalarKey(path.string ?? "")).inserted {
        bag.error("two documents have the path '\(path.string ?? "")'", at: path.location)
      }
      documents.append(
        Document(
          url: url, path: path.string ?? "", digest: digest.string ?? "", modified: node["modified"]?.string,
          location: digest.location))
    }
  }

  /// The documents as references find them.
  package var vendored: VendoredDocuments {
    VendoredDocuments(folder: folder, documents.map(entry))
  }

  package func entry(of document: Document) -> VendoredDocuments.Entry {
    .init(
      url: document.url, file: folder + "/" + document.path, digest: document.digest,
      location: document.location)
  }

  /// The text of the lock: the same documents give the same text.
  package var text: String {
    var text =
      "# Written by 'schemagen vendor'. Keep it under version control, with the folder '\(OutputNames.vendorFolder)'.\nversion: 1\n"
    text += "schemas:" + (schemas.isEmpty ? " []\n" : "\n")
    for name in schemas { text += "  - \(Self.quoted(name))\n" }
    text += "documents:" + (documents.isEmpty ? " []\n" : "\n")
    for document in documents.sorted(by: { $0.url.precedesByScalars($1.url) }) {
      text += "  - url: \(Self.quoted(document.url))\n    path: \(Self.quoted(document.path))\n"
      text += "    sha256: \(Self.quoted(document.digest))\n"
      if let modified = document.modified { text += "    modified: \(Self.quoted(modified))\n" }
    }
    return text
  }

  /// A string of JSON is one of YAML.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
