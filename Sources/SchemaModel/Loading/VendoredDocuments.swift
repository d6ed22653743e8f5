public import Diagnostics
import SchemaRuntime

/// Documents that `schemagen vendor` fetched, by their URLs: a reference to such a URL leads to the file.
public struct VendoredDocuments: Sendable, Equatable {
  /// A document, and where the lock speaks of it.
  public struct Entry: Sendable, Equatable {
    /// As `normal` has it.
    public var url: String
    /// The path of the file, also as findings name it.
    public var file: String
    /// The SHA-256 that the lock says, in hexadecimal digits.
    public var digest: String
    /// The location of the digest in the lock.
    public var location: SourceLocation
    /// The bytes that were fetched and stand in no file yet; nil: those of the file.
    package var bytes: [UInt8]?

    public init(url: String, file: String, digest: String, location: SourceLocation) {
      (self.url, self.file, self.digest, self.location) = (url, file, digest, location)
    }
  }

  /// The name of the lock, which stands beside the settings.
  package static let lockName = "schemagen.lock"
  /// The name of the folder of the documents, which stands beside the lock. No file in it is a schema of a folder around it.
  package static let folderName = "vendor"

  /// The folder of the documents; their files are not read where a link leads out of it.
  public var folder: String
  private var entries: [ScalarKey: Entry] = [:]

  public init(folder: String = "", _ entries: [Entry] = []) {
    self.folder = folder
    for entry in entries { add(entry) }
  }

  public var isEmpty: Bool { entries.isEmpty }

  package mutating func add(_ entry: Entry) { entries[ScalarKey(entry.url)] = entry }

  /// The document of a URL, whose fragment does not count.
  public func entry(at url: String) -> Entry? {
    entries.isEmpty ? nil : Self.normal(url).flatMap { entries[ScalarKey($0)] }
  }

  /// Whether a file, whose path is written as that of the folder is, stands in the folder.
  package func holds(_ file: String) -> Bool {
    !entries.isEmpty && file.utf8.starts(with: (folder + "/").utf8)
  }

  /// The document of a file, whose path is written as that of the folder is.
  package func entry(ofFile file: String) -> Entry? {
    entries.values.first { $0.file.hasSameScalars(as: file) }
  }

  /// A URL as documents are known by it: without a fragment, `.`, `..` and the port that its scheme has anyway. Nil for what is
  /// no `http` or `https` URL of a host.
  package static func normal(_ text: String) -> String? {
    let written = URIReference(text).withoutFragment
    guard let scheme = written.scheme, let port = ports[scheme], var authority = written.authority else {
      return nil
    }
    if authority.hasSuffix(port) { authority.removeLast(port.count) }
    guard !authority.isEmpty else { return nil }
    var url = written.resolved(against: written)
    url.authority = authority
    if url.path.isEmpty { url.path = "/" }
    return url.text
  }

  private static let ports = ["http": ":80", "https": ":443"]

  /// Whether a folder is that of vendored documents, by the names beside it.
  static func isFolder(_ name: String, beside names: [String]) -> Bool {
    name == folderName && names.contains(lockName)
  }
}

/// Supplies documents that references lead to and no place has: `schemagen vendor` fetches them.
package final class DocumentSupply: Sendable, Equatable {
  package enum Answer: Sendable {
    case document(VendoredDocuments.Entry)
    /// There is none; the reason completes “which …”.
    case refused(String)
  }

  private let ask: @Sendable (String) -> Answer

  /// - Parameter ask: gives the document of a URL that is as `VendoredDocuments.normal` has it.
  package init(_ ask: @escaping @Sendable (String) -> Answer) { self.ask = ask }

  package func document(at url: String) -> Answer { ask(url) }

  package static func == (a: DocumentSupply, b: DocumentSupply) -> Bool { a === b }
}
