import Diagnostics
import SchemaRuntime
import YAMLTree

/// The documents that have been read, and the places where more may be found. Nothing outside those places is read.
struct DocumentLibrary {
  /// The result of a search for a document.
  enum Lookup {
    case found(Int)
    /// No place covers the URI, or there is no document at the place.
    case absent
    /// The URI leads where nothing may be read; the reason completes “which …”.
    case refused(String)
    /// The document is there and could not be read, which has been reported.
    case unreadable
  }

  private(set) var sources: [SourceDocument] = []
  /// The paths of files of which nothing is known, because they could not be read or say a version that is not read.
  private(set) var unreadable: [String] = []
  private(set) var mounts: [Mount] = []
  private var byURI: [ScalarKey: Lookup] = [:]
  private var byRealPath: [ScalarKey: Lookup] = [:]
  private var rootCount = 0
  /// The root of a single file, and the folder in it whose documents are also found by their `$id`; empty: the root itself.
  private(set) var searched: (root: Mount, folder: String)?
  /// The search for files by their `$id` in that folder; it runs once a reference has led nowhere else.
  let identifiers: IdentifierMemory
  /// The changes of overlays, by the path of the document.
  private var patches: [ScalarKey: [SchemaPatch]]

  /// The changes of other packages' overlays, by the path of the document.
  private var importedPatches: [ScalarKey: [SchemaPatch]] = [:]

  /// The way in which keys that are no strings are read.
  private let otherKeys: OtherKeys
  let texts: FileTexts
  /// The documents that were fetched before.
  let vendored: VendoredDocuments
  /// Fetches documents that no place has; nil: nothing is fetched.
  let supply: DocumentSupply?

  init(_ options: SchemaLoader.Options) {
    let adjustments = options.adjustments
    otherKeys = options.strict ? .warned : .taken
    (texts, vendored, supply) = (options.texts, options.vendored, options.supply)
    identifiers = options.texts.identifiers ?? IdentifierMemory()
    patches = Dictionary(grouping: adjustments.patches) { ScalarKey($0.place.place.document) }
    for imported in adjustments.imported {
      for patch in imported.adjustments.patches {
        let document = imported.uriPrefix + PercentEncoding.encode(path: patch.place.place.document)
        importedPatches[ScalarKey(document), default: []].append(patch)
      }
    }
    // The longest prefix is the most particular, so it is asked first.
    mounts = options.resolve.map(Mount.resolution).sorted {
      $0.uriPrefix.utf8.count > $1.uriPrefix.utf8.count
    }
  }

  /// Makes a folder a schema root and answers with it as a mount.
  /// - Parameter searched: a folder in it; documents there that have not been read are found by their `$id`.
  mutating func addRoot(_ directory: String, displayName: String, searched: String? = nil) -> Mount {
    let mount = Mount.root(directory, displayName: displayName, number: rootCount)
    if let searched { self.searched = (mount, searched) }
    rootCount += 1
    mounts.append(mount)
    return mount
  }

  mutating func markUnreadable(_ path: String) { unreadable.append(path) }

  mutating func markRead(_ source: Int, as document: Int) { sources[source].document = document }

  /// Makes a document that stands below a root one of those that the graph is made for.
  mutating func markEntry(_ source: Int) {
    if sources[source].uri.scheme == Mount.scheme { sources[source].isEntry = true }
  }

  /// Reads the bytes of a document that stands at `uri`.
  mutating func add(
    _ bytes: [UInt8], uri: URIReference, path: String, displayName: String, isEntry: Bool,
    into diagnostics: inout DiagnosticBag
  ) -> Lookup {
    let lookup: Lookup
    let reading = texts.reading(bytes, file: displayName, otherKeys)
    for diagnostic in reading.diagnostics { diagnostics.add(diagnostic) }
    if let merged = reading.merged {
      diagnostics.warning(
        "'<<' merges the members of other mappings, as YAML 1.1 has it", at: merged,
        help: "write the members out for other readers")
    }
    if let text = reading.node {
      let node = patched(text, isBroken: reading.recovered != nil, path: path, into: &diagnostics)
      sources.append(
        SourceDocument(
          path: path, uri: uri, node: node, isEntry: isEntry, recovered: reading.recovered,
          ignores: reading.ignores))
      lookup = .found(sources.count - 1)
    } else {
      lookup = .unreadable
      unreadable.append(path)
    }
    byURI[ScalarKey(uri.text)] = lookup
    return lookup
  }

  /// The document as overlays make it.
  private mutating func patched(
    _ text: YAMLNode, isBroken: Bool, path: String, into diagnostics: inout DiagnosticBag
  ) -> YAMLNode {
    let key = ScalarKey(path)
    guard let own = patches.removeValue(forKey: key) ?? importedPatches[key] else { return text }
    var document = PatchedDocument(text)
    for patch in own { document.apply(patch) }
    // What is not there may be meant to stand where the text is broken.
    if !isBroken { diagnostics.add(contentsOf: document.diagnostics) }
    return document.root
  }

  /// The changes of documents that have not been read.
  var unusedPatches: [SchemaPatch] { patches.values.flatMap(\.self) }

  /// Notes where the URI of a document leads.
  mutating func remember(_ lookup: Lookup, of uri: URIReference) { byURI[ScalarKey(uri.text)] = lookup }

  /// Reads a file that stands at `uri`, or returns the document as which it was read before.
  /// - Parameter known: the bytes of the file, where they have been read.
  mutating func addFile(
    _ file: String, _ known: [UInt8]? = nil, uri: URIReference, path: String, displayName: String,
    isEntry: Bool, into diagnostics: inout DiagnosticBag
  ) -> Lookup {
    let real = ScalarKey(FileAccess.realPath(file) ?? file)
    // A link to another schema of the folder is a document of its own, because a build plans outputs for both.
    if let read = byRealPath[real], !isEntry {
      byURI[ScalarKey(uri.text)] = read
      return read
    }
    var lookup = Lookup.unreadable
    if let bytes = known ?? texts.bytes(ofFileAt: file) {
      lookup = add(
        bytes, uri: uri, path: path, displayName: displayName, isEntry: isEntry, into: &diagnostics)
    } else {
      diagnostics.error("the file cannot be read", at: SourceLocation(file: displayName))
      unreadable.append(path)
      byURI[ScalarKey(uri.text)] = lookup
    }
    if byRealPath[real] == nil { byRealPath[real] = lookup }
    return lookup
  }

  /// The document that stands at `uri`, which has no fragment.
  mutating func document(at uri: URIReference, into diagnostics: inout DiagnosticBag) -> Lookup {
    if let known = byURI[ScalarKey(uri.text)] { return known }
    let lookup = search(for: uri, into: &diagnostics)
    byURI[ScalarKey(uri.text)] = lookup
    return lookup
  }

  /// The document whose root has that `$id`.
  func document(identifiedBy uri: URIReference) -> Int? {
    sources.firstIndex { source in
      guard let identifier = source.node[Keyword.id.rawValue]?.string else { return false }
      return URIReference(identifier).resolved(against: source.uri).withoutFragment == uri
    }
  }

  /// The document that stands at `uri`, if it has been read already.
  func readDocument(at uri: URIReference) -> Int? {
    if let known = byURI[ScalarKey(uri.text)] { return known.source }
    if uri.scheme == "file" || MetaSchema.at(uri.text) != nil { return nil }
    for mount in mounts {
      switch place(of: uri, in: mount) {
      case .file(_, _, let real): return byRealPath[ScalarKey(real)]?.source
      case .refused: return nil
      case .absent: continue
      }
    }
    return nil
  }

  private mutating func search(for uri: URIReference, into diagnostics: inout DiagnosticBag) -> Lookup {
    if uri.scheme == "file" { return .refused("is a 'file:' URI: references stay within the schema root") }
    if let builtIn = MetaSchema.at(uri.text) {
      return add(
        Array(builtIn.text.utf8), uri: uri, path: uri.text, displayName: uri.text, isEntry: false,
        into: &diagnostics)
    }
    for mount in mounts {
      switch place(of: uri, in: mount) {
      case .file(let file, let relative, _):
        return addFile(
          mount.directory + "/" + file, uri: uri, path: mount.isRoot ? relative : uri.text,
          displayName: mount.displayName(of: file), isEntry: false, into: &diagnostics)
      case .refused(let reason): return .refused(reason)
      case .absent: continue
      }
    }
    if let entry = vendored.entry(at: uri.text) { return addVendored(entry, uri: uri, into: &diagnostics) }
    return .absent
  }

  /// The path, with the fragment, to which a URI leads below the mounts; nil where it leads to none, or out of one.
  func file(of reference: String) -> String? {
    let whole = URIReference(reference)
    let (uri, fragment) = (whole.withoutFragment, whole.fragment.map { "#" + $0 } ?? "")
    var missing: String?
    for mount in mounts {
      switch place(of: uri, in: mount) {
      case .file(let file, _, _): return "\(mount.directory)/\(file)\(fragment)"
      case .refused: return nil
      case .absent:
        if missing == nil { missing = mount.remainder(of: uri.text).map { "\(mount.directory)/\($0)" } }
      }
    }
    return missing.map { $0 + fragment }
  }

  /// The place in a mount to which a URI leads.
  private enum Place {
    /// The file below the mount, the same as the URI writes it, and its real path.
    case file(String, relative: String, real: String)
    case absent
    case refused(String)
  }

  private func place(of uri: URIReference, in mount: Mount) -> Place {
    guard let remainder = mount.remainder(of: uri.text), uri.query == nil else { return .absent }
    var names: [String] = []
    for part in remainder.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = PercentEncoding.decode(Substring(part)) else { return .absent }
      if name.isEmpty { return .absent }
      if name == "." || name == ".." || name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) {
        return .refused("leads outside '\(mount.displayName)'")
      }
      names.append(name)
    }
    let relative = names.joined(separator: "/")
    guard !relative.isEmpty, let folder = FileAccess.realPath(mount.directory) else { return .absent }
    for suffix in mount.suffixes {
      guard let real = FileAccess.realPath(mount.directory + "/" + relative + suffix) else { continue }
      // A link inside a schema root is followed, since its author made it; one that leads out of a folder for URIs is
      // not.
      guard mount.isRoot || real.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8) else {
        return .refused("leads outside '\(mount.displayName)'")
      }
      guard FileAccess.kind(ofItemAt: real) == .regular else { continue }
      return .file(relative + suffix, relative: relative, real: real)
    }
    return .absent
  }
}

extension DocumentLibrary.Lookup {
  fileprivate var source: Int? {
    if case .found(let source) = self { return source }
    return nil
  }
}
