public import Diagnostics

/// Reads schema files into a graph: every file of a folder, or one file and what it refers to.
///
/// A loader is used once: load, then `finish()`, then ask for the diagnostics.
///
///     var loader = SchemaLoader(options: .init(strict: true))
///     loader.loadFolder("Schemas")
///     let graph = loader.finish()
///     for finding in loader.diagnostics.sorted { print(finding) }
public struct SchemaLoader {
  /// The options that a user sets.
  public struct Options: Sendable {
    /// An unknown keyword is an error instead of a warning.
    public var strict: Bool
    /// The folders in which references under a URI are found, offline.
    public var resolve: [Resolution]
    /// The folder that the references of a single file must stay in; nil: the file's own folder.
    public var root: String?
    /// The folder in which documents of a single file's root are looked for by their `$id`; nil: the whole root.
    public var searched: String?
    /// The help for a reference that leads outside the root; nil where there is none.
    public var helpOutsideRoot: String?
    /// The dialect of a document without `$schema`.
    public var defaultDialect: Dialect
    /// Whether a reference that comes back to itself is only a warning, and an error for the instances that reach it.
    public var toleratesLoops = false
    /// Whether a pattern that is no regular expression is an annotation, instead of an error.
    public var patternIsAnnotation = false
    /// The decisions about the schemas, made without editing them.
    public var adjustments: SchemaAdjustments
    /// The texts that stand for files.
    public var texts = FileTexts()
    /// The documents that were fetched before.
    public var vendored = VendoredDocuments()
    /// Fetches documents that no place has; nil: nothing is fetched.
    package var supply: DocumentSupply?

    public init(
      strict: Bool = false, resolve: [Resolution] = [], root: String? = nil,
      defaultDialect: Dialect = .draft2020, adjustments: SchemaAdjustments = SchemaAdjustments()
    ) {
      self.strict = strict
      self.resolve = resolve
      self.root = root
      self.defaultDialect = defaultDialect
      self.adjustments = adjustments
    }

    /// The path, with the fragment, to which a URI leads by `resolve`, whether or not a file is there; nil where it leads
    /// into none of the folders, or out of one.
    package func file(ofURI reference: String) -> String? {
      DocumentLibrary(self).file(of: reference)
    }
  }

  /// `--resolve URI-PREFIX=DIR`.
  public struct Resolution: Sendable, Equatable {
    public var uriPrefix: String
    public var directory: String
    /// The location in a configuration; nil for an argument of the command line. Equality ignores it.
    public var location: SourceLocation?

    public init(uriPrefix: String, directory: String, location: SourceLocation? = nil) {
      self.uriPrefix = uriPrefix
      self.directory = directory
      self.location = location
    }

    public static func == (a: Self, b: Self) -> Bool {
      (a.uriPrefix, a.directory) == (b.uriPrefix, b.directory)
    }
  }

  private var builder: GraphBuilder

  public init(options: Options = Options()) {
    builder = GraphBuilder(options: options)
  }

  /// Every finding so far, those of the reader included; complete after `finish()`.
  public var diagnostics: DiagnosticBag { builder.diagnostics }

  /// How many folders above the root relative references lead, which was refused; complete after `finish()`.
  public var levelsAboveRoot: Int { builder.levelsAboveRoot }

  /// Adds every `*.yaml`, `*.yml` and `*.json` below the folder, in order of path; `namespace.yaml` describes its
  /// folder and is no schema. Diagnostics call a file `displayPrefix`, by default `path`, and its path below it.
  /// `others` names files below the folder that are no schemas either.
  public mutating func loadFolder(
    _ path: String, displayPrefix: String? = nil, except others: Set<String> = []
  ) {
    builder.addFolder(path, displayPrefix: displayPrefix ?? path, except: others)
  }

  /// Adds one schema file; what it refers to is read as it is met, from below `Options.root` or the file's folder.
  public mutating func loadFile(_ path: String) {
    builder.addFile(path)
  }

  /// Adds a schema from memory as if it stood at `path` below the schema root.
  public mutating func loadSource(_ text: String, path: String) {
    builder.addSource(Array(text.utf8), path: path)
  }

  /// Adds a schema from memory as if its bytes stood at `path` below the schema root. Bytes that are not UTF-8 are a
  /// finding.
  public mutating func loadSource(_ bytes: [UInt8], path: String) {
    builder.addSource(bytes, path: path)
  }

  /// Reads every document that was added and all that they refer to.
  public mutating func finish() -> SchemaGraph {
    builder.build()
    return builder.graph
  }
}
