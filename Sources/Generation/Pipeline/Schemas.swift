package import Diagnostics
package import SchemaModel
package import SchemaRuntime
import SourceText

/// Reads schemas with the options of a command.
package enum Schemas {
  /// The graph of a folder; nil where there is no such folder.
  /// - Parameter others: files, as messages name them, that are not taken for schemas of the folder.
  package static func graph(
    ofFolder folder: String, _ options: SchemaOptions, except others: Set<ScalarKey> = [],
    into bag: inout DiagnosticBag
  ) -> SchemaGraph? {
    guard FileAccess.isFolder(folder) else {
      let isFile = FileAccess.isFile(folder)
      bag.error(
        isFile ? "this is a file, not a folder" : "there is no such folder", at: SourceLocation(file: folder))
      return nil
    }
    var loader = SchemaLoader(options: loaderOptions(options))
    let names = others.compactMap { path($0.text, below: folder) }
    loader.loadFolder(folder, except: Set(names + [OutputNames.configuration]))
    let graph = loader.finish()
    add(loader.diagnostics, options, into: &bag)
    if graph.entryDocuments.isEmpty, graph.leftOut.isEmpty, !bag.hasErrors {
      bag.warning("no schema was found in this folder", at: SourceLocation(file: folder))
    }
    return graph
  }

  /// The path of a file from the folder that its path begins with; nil where it begins with another.
  private static func path(_ file: String, below folder: String) -> String? {
    var start = Substring(folder)
    while start.utf8.count > 1, start.utf8.last == UInt8(ascii: "/") { start = start.dropLast() }
    let prefix = start + "/"
    guard file.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: file.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Whether a URI, whose fragment does not count, is that of a built-in meta-schema.
  static func isMetaSchema(_ uri: String) -> Bool { MetaSchema.at(String(uri.prefix { $0 != "#" })) != nil }

  /// A graph that holds the built-in meta-schema or the vendored document of a URI, with the path of its document; nil
  /// where the tool has none of that URI.
  package static func graph(
    ofURI uri: String, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) -> (graph: SchemaGraph, document: String)? {
    guard let known = MetaSchema.at(uri)?.uri ?? options.vendored.entry(at: uri)?.url else { return nil }
    var loading = loaderOptions(options)
    loading.adjustments.areComplete = false
    // What the settings include of a folder does not concern a document that stands elsewhere.
    (loading.adjustments.included, loading.adjustments.excluded) = ([], [])
    var loader = SchemaLoader(options: loading)
    loader.loadSource("$ref: '\(known.replacing("'", with: "''"))'", path: "reference.yaml")
    let graph = loader.finish()
    add(loader.diagnostics, options, into: &bag)
    return (graph, known)
  }

  /// The graph of a file and what it refers to; nil where there is no such file.
  ///
  /// References may lead to what stands below the schema root. Where neither the options nor a `schemagen.yaml` around
  /// the file say what that is, it is the innermost folder that holds all that relative paths lead to: a user who names
  /// a file means what it refers to, too.
  package static func graph(
    ofFile file: String, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) -> SchemaGraph? {
    do throws(FileProblem) {
      if !options.texts.holds(file) { _ = try FileAccess.read(file) }
    } catch {
      let isURI = file.contains("://")
      bag.error(
        isURI ? "nothing is fetched, and this URI leads to no file" : "\(error.action): \(error.reason)",
        at: SourceLocation(file: file),
        help: isURI ? "name a file, or lead the URI into a folder with --resolve URI-PREFIX=DIR" : nil)
      return nil
    }
    let found = options.root.map { Root(folder: $0, isBoundary: true) } ?? root(of: file)
    var loading = loaderOptions(options, root: found.folder)
    if found.isBoundary, options.canNameRoot { loading.helpOutsideRoot = "name another root with --root" }
    // Not all settings of a folder concern one file.
    loading.adjustments.areComplete = false
    var (loader, graph) = load(file, loading)
    var start = found.folder ?? folders(around: file)[0]
    loading.searched = start
    while !found.isBoundary, loader.levelsAboveRoot > 0,
      let wider = folder(start, outwards: loader.levelsAboveRoot)
    {
      start = wider
      loading.root = wider
      (loader, graph) = load(file, loading)
    }
    add(loader.diagnostics, options, besides: file, into: &bag)
    return graph
  }

  /// Adds what was found while schemas were read. What is only doubtful in a vendored document is its authors' to mend.
  /// - Parameter file: the schema that is looked at, wherever it stands.
  private static func add(
    _ found: DiagnosticBag, _ options: SchemaOptions, besides file: String? = nil,
    into bag: inout DiagnosticBag
  ) {
    var found = found
    found.removeAll { finding in
      finding.severity != .error && finding.location.file != file
        && options.vendored.holds(finding.location.file)
    }
    bag.add(contentsOf: found)
  }

  private static func load(_ file: String, _ options: SchemaLoader.Options) -> (SchemaLoader, SchemaGraph) {
    var loader = SchemaLoader(options: options)
    loader.loadFile(file)
    let graph = loader.finish()
    return (loader, graph)
  }

  /// The folder that references of a file may lead into.
  package struct Root {
    /// The folder; nil: the file's own folder.
    package var folder: String?
    /// Whether the options or a `schemagen.yaml` say so: then references lead no further.
    package var isBoundary: Bool
  }

  /// The schema root that a file belongs to, by what stands around it: the folder beside a `schemagen.yaml`, as a build
  /// has it, or at least the one that holds a folder with a description of a namespace.
  /// - Parameter isThere: whether a file stands at a path.
  package static func root(of file: String, isThere: (String) -> Bool = FileAccess.isFile) -> Root {
    let folders = folders(around: file)
    var namespaceRoot: String?
    for (index, folder) in folders.enumerated() {
      if isThere(folder + "/" + OutputNames.configuration) {
        let inner = folder + "/Schemas"
        // A link to a folder of schemas is on the way to them.
        let real = FileAccess.isFolder(inner) ? FileAccess.realPath(inner) : nil
        let isInside = folders[..<index].contains { real != nil && FileAccess.realPath($0) == real }
        return Root(folder: isInside ? inner : folder, isBoundary: true)
      }
      if isThere(folder + "/" + OutputNames.namespaceDescription) {
        namespaceRoot = outer(folder)
      }
    }
    return Root(folder: namespaceRoot, isBoundary: false)
  }

  /// The folder some levels outwards; nil where there are not so many.
  private static func folder(_ start: String, outwards levels: Int) -> String? {
    guard levels <= deepest else { return nil }
    var folder = start
    for _ in 0..<levels {
      guard let real = FileAccess.realPath(folder), real != "/" else { return nil }
      folder = outer(folder)
    }
    return folder
  }

  /// The folder of a file, and those around it, from the inside out.
  package static func folders(around file: String) -> [String] {
    let own = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    var folders = [own.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : own]
    while folders.count < deepest, let last = folders.last, let real = FileAccess.realPath(last), real != "/"
    {
      folders.append(outer(last))
    }
    return folders
  }

  /// The folder around another one.
  private static func outer(_ folder: String) -> String {
    let (parent, name) = FolderRun.parts(of: folder)
    if folder == "." { return ".." }
    if ["", ".", ".."].contains(name) { return folder == "/" ? "/" : folder + "/.." }
    if parent.isEmpty { return folder.hasPrefix("/") ? "/" : "." }
    return parent
  }

  /// The most folders around a file that are looked at.
  private static let deepest = 64

  package static func loaderOptions(_ options: SchemaOptions, root: String? = nil) -> SchemaLoader.Options {
    var loading = SchemaLoader.Options(
      strict: options.strict,
      resolve: options.resolutions, root: root, defaultDialect: options.defaultDialect,
      adjustments: options.adjustments)
    loading.toleratesLoops = options.toleratesLoops
    loading.patternIsAnnotation = options.patternIsAnnotation
    loading.texts = options.texts
    (loading.vendored, loading.supply) = (options.vendored, options.supply)
    return loading
  }
}
