public import Diagnostics
public import Generation
import SchemaModel
import SchemaRuntime
import SourceText
import YAMLTree

/// Fetches what references of schemas lead to into the folder `vendor` beside a configuration, as `schemagen vendor` does.
///
/// Nothing is written unless all of it could be fetched.
public struct Vendoring {
  /// What a run did.
  public struct Summary: Sendable, Equatable {
    /// The URLs with the paths of their files, in order: those that no lock had, and those whose file was gone or was not
    /// what the lock says.
    public var fetched: [Document] = []
    public var changed: [Document] = []
    public var removed: [Document] = []
    /// How many documents there are now.
    public var count = 0

    public struct Document: Sendable, Equatable {
      public var url: String
      public var file: String
    }
  }

  private let configuration: String
  private let options: SchemaOptions
  private let isUpdate: Bool
  private let fetch: DocumentFetch

  /// - Parameters:
  ///   - configuration: the path of a `schemagen.yaml`.
  ///   - options: say how schemas are read.
  ///   - updates: whether all is fetched anew, and what no schema refers to any longer is removed; otherwise only what
  ///     is not there is fetched.
  public init(
    besideConfiguration configuration: String, options: SchemaOptions, updates: Bool,
    fetch: @escaping DocumentFetch
  ) {
    (self.configuration, self.options, isUpdate, self.fetch) = (configuration, options, updates, fetch)
  }

  /// Fetches what files and folders of schemas refer to, and URLs, besides those that were given before.
  /// - Returns: nil where something could not be fetched or is not what it was, and then nothing was written.
  public func run(_ given: [String], into bag: inout DiagnosticBag) throws(FileProblem) -> Summary? {
    let old =
      try VendorLock(beside: configuration, into: &bag) ?? VendorLock(emptyBeside: configuration)
    if bag.hasErrors { return nil }
    var new = old
    for name in given {
      guard let root = root(of: name, old, into: &bag) else { continue }
      if !new.schemas.contains(where: { $0.hasSameScalars(as: root) }) { new.schemas.append(root) }
    }
    if new.schemas.isEmpty, !bag.hasErrors {
      bag.error(
        "no schema was given, and none before", at: SourceLocation(file: old.file),
        help: "name the files or folders of the schemas, or URLs")
    }
    new.schemas.sort { $0.precedesByScalars($1) }
    let stock = VendorStock(old, fetch: fetch)
    let vendored = isUpdate ? VendoredDocuments(folder: old.folder) : try verified(old, stock, into: &bag)
    if bag.hasErrors { return nil }
    var found = DiagnosticBag()
    new.schemas.removeAll { !read($0, vendored, stock, old, into: &found) && isUpdate }
    let isComplete = stock.failures == 0
    let addresses = Dictionary(stock.documents.map { (old.entry(of: $0).file, $0.url) }) { first, _ in first }
    for var finding in found.sorted where finding.severity == .error {
      // What is not written has no file.
      if !isComplete, let url = addresses[finding.location.file] { finding.location.file = url }
      bag.add(finding)
    }
    if !isComplete { return nil }
    for note in stock.notes + found.sorted.filter({ $0.severity == .note }) { bag.add(note) }
    // What cannot be read may refer to it.
    let fetched = Set(stock.documents.map { ScalarKey($0.url) })
    let kept = old.documents.filter { !fetched.contains(ScalarKey($0.url)) && !(isUpdate && !bag.hasErrors) }
    new.documents = kept + stock.documents
    let lock = new
    return try VendoredFiles.replace(old, beside: configuration) { () throws(FileProblem) in
      try write(lock, over: old, stock)
    }
  }

  // MARK: Schemas

  /// What is given as the lock has it: a path from the folder of the lock, or a URL. Nil where it is neither.
  private func root(of given: String, _ lock: VendorLock, into bag: inout DiagnosticBag) -> String? {
    let location = SourceLocation(file: given)
    if given.contains("://") {
      guard let url = VendoredDocuments.normal(given) else {
        bag.error("only 'http' and 'https' URLs are fetched", at: location)
        return nil
      }
      if let reason = VendorStock.refusal(of: url) {
        bag.error("the URL \(reason)", at: location)
        return nil
      }
      return url
    }
    guard FileAccess.isFile(given) || FileAccess.isFolder(given) else {
      bag.error("there is no such file or folder", at: location)
      return nil
    }
    let path = PathText.path(of: given, from: FolderRun.parts(of: lock.file).folder)
    return path.isEmpty ? "." : path
  }

  /// Reads a schema, or those of a folder, and all that is fetched on the way.
  /// - Returns: false where it is not there any more.
  private func read(
    _ root: String, _ vendored: VendoredDocuments, _ stock: VendorStock, _ lock: VendorLock,
    into bag: inout DiagnosticBag
  ) -> Bool {
    var options = options
    options.vendored = vendored
    options.supply = DocumentSupply { stock.document(at: $0) }
    options.adjustments.areComplete = false
    options.toleratesLoops = true
    if VendoredDocuments.normal(root) != nil {
      readDocument(at: root, options, stock, into: &bag)
      return true
    }
    let folder = FolderRun.parts(of: lock.file).folder
    let path = root.hasPrefix("/") || folder.isEmpty ? root : root == "." ? folder : folder + "/" + root
    if FileAccess.isFolder(path) {
      _ = Schemas.graph(ofFolder: path, options, into: &bag)
    } else if FileAccess.isFile(path) {
      _ = Schemas.graph(ofFile: path, options, into: &bag)
    } else {
      bag.add(
        Diagnostic(
          .note, "'\(path)' was given before, and is not there any more", at: SourceLocation(file: lock.file),
          help: isUpdate ? nil : "--update forgets it"))
      return false
    }
    return true
  }

  /// Fetches a URL that was given, and what it refers to. Of a catalog, only itself is fetched.
  private func readDocument(
    at url: String, _ options: SchemaOptions, _ stock: VendorStock, into bag: inout DiagnosticBag
  ) {
    var options = options
    if options.vendored.entry(at: url) == nil {
      switch stock.document(at: url) {
      case .document(let entry): options.vendored.add(entry)
      case .refused(let reason):
        bag.error("the URL \(reason)", at: SourceLocation(file: url))
      }
    }
    guard let entry = options.vendored.entry(at: url),
      let bytes = entry.bytes ?? options.texts.bytes(ofFileAt: entry.file)
    else { return }
    // What is wrong with the text is found where it is read as a schema.
    var unused = DiagnosticBag()
    let reader = YAMLReader(otherKeys: .taken, mergesKeys: true)
    let root = reader.read(bytes: bytes, file: entry.file, into: &unused)
    if root.map(SchemaCatalog.isCatalog) != true { _ = Schemas.graph(ofURI: url, options, into: &bag) }
  }

  /// The documents of the lock, each of which is there and what it was; one whose file is gone is fetched.
  private func verified(
    _ lock: VendorLock, _ stock: VendorStock, into bag: inout DiagnosticBag
  ) throws(FileProblem) -> VendoredDocuments {
    var vendored = VendoredDocuments(folder: lock.folder)
    for document in lock.documents {
      var entry = lock.entry(of: document)
      if FileAccess.isFile(entry.file) {
        if case .failure(let problem) = vendored.read(entry, options.texts) { bag.add(problem.finding) }
      } else {
        switch stock.document(at: document.url) {
        case .document(let found): entry.bytes = found.bytes
        case .refused(let reason):
          bag.error(
            "the vendored file '\(entry.file)' is not there; it comes from '\(document.url)', which \(reason)",
            at: document.location)
        }
        if let bytes = entry.bytes, SHA256.digest(of: bytes) != document.digest {
          bag.error(
            "'\(document.url)' is not what it was: its SHA-256 is \(SHA256.digest(of: bytes))",
            at: document.location, help: "take it as it is now with 'schemagen vendor --update'")
        }
      }
      vendored.add(entry)
    }
    return vendored
  }

  // MARK: Writing

  private func write(
    _ new: VendorLock, over old: VendorLock, _ stock: VendorStock
  ) throws(FileProblem) -> Summary {
    let before = Dictionary(old.documents.map { (ScalarKey($0.url), $0) }) { first, _ in first }
    let paths = Set(old.documents.map { ScalarKey($0.path) })
    let files = stock.documents.compactMap { document in
      stock.bytes(of: document.url).map {
        OutputFile(path: document.path, contents: String(decoding: $0, as: UTF8.self))
      }
    }
    let kept = Set(new.documents.map { ScalarKey($0.path) })
    let gone = old.documents.filter { !kept.contains(ScalarKey($0.path)) }
    try VendoredFiles.check(gone.map(\.path), in: new.folder)
    let renewed = Set(
      try VendoredFiles.write(files, to: new.folder) { paths.contains(ScalarKey($0)) }.map(ScalarKey.init))
    let text = new.text
    let written = FileAccess.isFile(new.file) ? try FileAccess.read(new.file) : []
    if written != Array(text.utf8) { try SourceFile.replace(new.file, with: text) }
    try VendoredFiles.remove(gone.map(\.path), from: new.folder)
    let urls = Set(new.documents.map { ScalarKey($0.url) })
    let removed = gone.filter { !urls.contains(ScalarKey($0.url)) }
    var summary = Summary(removed: removed.map { shown($0, new) }, count: new.documents.count)
    for document in new.documents.sorted(by: { $0.url.precedesByScalars($1.url) }) {
      guard let known = before[ScalarKey(document.url)] else {
        summary.fetched.append(shown(document, new))
        continue
      }
      if known.digest != document.digest {
        summary.changed.append(shown(document, new))
      } else if renewed.contains(ScalarKey(document.path)) {
        summary.fetched.append(shown(document, new))
      }
    }
    return summary
  }

  private func shown(_ document: VendorLock.Document, _ lock: VendorLock) -> Summary.Document {
    .init(url: document.url, file: lock.folder + "/" + document.path)
  }
}
