import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import SourceText
import YAMLTree

/// The documents of a run of `schemagen vendor`: each is fetched once, when it is first asked for.
///
/// Unchecked, because `lock` is held wherever a stored variable is touched.
final class VendorStock: @unchecked Sendable {
  private let lock = NSLock()
  private let fetch: DocumentFetch
  /// The lock as it was.
  private let old: VendorLock
  private let known: [ScalarKey: VendorLock.Document]
  private var paths = VendoredPaths()
  private var answers: [ScalarKey: DocumentSupply.Answer] = [:]
  private var fetched: [VendorLock.Document] = []
  private var contents: [ScalarKey: [UInt8]] = [:]
  private var remarks: [Diagnostic] = []
  private var size = 0
  private var refusals = 0

  /// The most documents, and the most bytes of all, of a run.
  static let mostDocuments = 2_000
  static let mostBytes = 512 << 20

  init(_ old: VendorLock, fetch: @escaping DocumentFetch) {
    (self.old, self.fetch) = (old, fetch)
    known = Dictionary(old.documents.map { (ScalarKey($0.url), $0) }) { first, _ in first }
    for document in old.documents { paths.take(document.path) }
  }

  /// What was fetched, in the order in which it was asked for.
  var documents: [VendorLock.Document] { lock.withLock { fetched } }
  /// How many documents were asked for in vain.
  var failures: Int { lock.withLock { refusals } }
  /// What a person should know about what was fetched.
  var notes: [Diagnostic] { lock.withLock { remarks } }

  /// The bytes that were fetched from a URL.
  func bytes(of url: String) -> [UInt8]? { lock.withLock { contents[ScalarKey(url)] } }

  /// The document of a URL that is as `VendoredDocuments.normal` has it.
  func document(at url: String) -> DocumentSupply.Answer {
    lock.withLock {
      if let answer = answers[ScalarKey(url)] { return answer }
      let answer = ask(for: url)
      answers[ScalarKey(url)] = answer
      if case .refused = answer { refusals += 1 }
      return answer
    }
  }

  private func ask(for url: String) -> DocumentSupply.Answer {
    if let reason = Self.refusal(of: url) { return .refused(reason) }
    if fetched.count >= Self.mostDocuments || size >= Self.mostBytes {
      return .refused(
        "is not fetched: there are more than \(Self.mostDocuments) documents or \(Self.mostBytes >> 20) MiB")
    }
    let document: FetchedDocument
    switch fetch(url) {
    case .success(let found): document = found
    case .failure(let refusal): return .refused(refusal.reason)
    }
    size += document.bytes.count
    let before = known[ScalarKey(url)]
    let ending = InstanceSyntax(ofText: document.bytes) == .json ? ".json" : ".yaml"
    let path =
      before.flatMap { VendoredPaths.fits($0.path, url, ending: ending) ? $0.path : nil }
      ?? paths.path(of: url, ending: ending)
    let file = old.folder + "/" + path
    var bag = DiagnosticBag()
    let reader = YAMLReader(otherKeys: .taken, mergesKeys: true)
    let node = reader.read(bytes: document.bytes, file: file, into: &bag)
    if let reason = Self.refusal(of: document.bytes, node, bag) { return .refused(reason) }
    if let node { noteIdentifier(of: node, url) }
    let digest = SHA256.digest(of: document.bytes)
    var entry = VendorLock.Document(
      url: url, path: path, digest: digest, modified: document.modified,
      location: before?.location ?? SourceLocation(file: old.file))
    // What is the same stays as it was, whatever date a server gives it today.
    if let before, before.digest == digest { entry = before }
    fetched.append(entry)
    contents[ScalarKey(url)] = document.bytes
    var answer = old.entry(of: entry)
    answer.bytes = document.bytes
    return .document(answer)
  }

  /// Why an address is not asked for; nil where it is.
  static func refusal(of url: String) -> String? {
    if URIReference(url).authority?.contains("@") == true {
      return "is not fetched: it has a name or a password, which would stand in '\(OutputNames.lock)'"
    }
    let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) && !#""<>\^`{|}"#.utf8.contains($0) }
    return isPlain ? nil : "is not fetched: it has characters that an address writes as '%20'"
  }

  /// Why a text is no document that holds schemas; nil where it may be one.
  private static func refusal(of bytes: [UInt8], _ node: YAMLNode?, _ bag: DiagnosticBag) -> String? {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard let first else { return "holds no schema: it is empty" }
    if first == UInt8(ascii: "<") { return "holds no schema: it is a page of HTML or XML" }
    guard let node else {
      let finding = bag.sorted.first { $0.severity == .error }
      return "is neither JSON nor YAML: "
        + (finding.map { "\($0.message), in line \($0.location.line)" } ?? "it cannot be read")
    }
    let isSchema = node.members != nil || node.bool != nil || node.elements != nil
    return isSchema ? nil : "holds no schema: it is one value"
  }

  /// Notes that a document has another address in its `$id` than the one that it was fetched from.
  private func noteIdentifier(of node: YAMLNode, _ url: String) {
    guard let named = node.identifier, let identifier = named.string, !identifier.hasPrefix("#")
    else { return }
    let target = URIReference(identifier).resolved(against: URIReference(url)).withoutFragment.text
    guard let normal = VendoredDocuments.normal(target), !MetaSchema.isSame(normal, url) else { return }
    remarks.append(
      Diagnostic(.note, "'\(url)' has the '$id' '\(identifier)'", at: named.location))
  }
}
