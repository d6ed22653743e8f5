public import SchemaModel
public import SchemaRuntime
public import SwiftEmitter
public import TypeModel

/// The options of every command, and the settings of `schemagen.yaml`: how schemas are read, what they assert, and
/// which outputs are made from them.
public struct SchemaOptions: Sendable, Equatable {
  /// An unknown keyword is an error instead of a warning.
  public var strict = false
  /// `format` is an annotation, and is not asserted.
  public var formatIsAnnotation = false
  /// A `pattern` that is no regular expression is an annotation instead of an error.
  public var patternIsAnnotation = false
  /// A reference that comes back to itself is only a warning, and an error for the instances that reach it.
  public var toleratesLoops = false
  /// The dialect of documents that name none and to which none refers.
  public var defaultDialect = Dialect.draft2020
  /// The folders in which references under a URI are found, offline.
  public var resolutions: [SchemaLoader.Resolution] = []
  /// The documents that were fetched before.
  public var vendored = VendoredDocuments()
  /// Fetches documents that no place has; nil: nothing is fetched.
  package var supply: DocumentSupply?
  /// The addresses of the documentation of documents that are only referred to.
  public var documentation = DocumentationAddresses()
  /// The settings that a publisher gives for a site.
  public var site = SiteSettings()
  /// The folder that references of a single schema stay in; nil: the nearest folder with a configuration, or the
  /// innermost one that holds all that they lead to.
  public var root: String?
  /// Whether a user whose reference leads outside of the root can name another root.
  public var canNameRoot = false
  /// Whether a comparison of schemas says what it changes for programs that use the Swift types.
  public var comparesSwift = true
  /// Whether a test target gets tests of its fixtures along with them.
  public var testsFixtures = true

  /// Whether instances are requests or responses, so that `readOnly` and `writeOnly` are demands; nil: these are
  /// annotations.
  public var exchange: Exchange?

  /// The decisions about the schemas, made without editing them.
  public var adjustments = SchemaAdjustments()
  /// The decisions about the types.
  public var types = TypeSettings()
  /// The decisions about the Swift of the types.
  public var swift = SwiftSettings()
  /// The texts that stand for files of schemas.
  public var texts = FileTexts()
  /// Modules whose types are imported.
  public var modules: [ImportedModule] = []

  public init() {}

  /// The options for comparing schemas with another state of theirs: how they are read, what they assert, and the
  /// decisions that change them. All files are compared, and a decision that matches nothing is no mistake.
  public var ofComparison: SchemaOptions {
    var options = SchemaOptions()
    options.strict = strict
    options.formatIsAnnotation = formatIsAnnotation
    options.patternIsAnnotation = patternIsAnnotation
    options.toleratesLoops = toleratesLoops
    options.defaultDialect = defaultDialect
    options.resolutions = resolutions
    options.vendored = vendored
    options.adjustments = adjustments
    options.adjustments.included = []
    options.adjustments.excluded = []
    options.adjustments.areComplete = false
    return options
  }

  /// The file, with the pointer, of a schema that a user or an instance names. A URI leads into a folder of
  /// `resolutions`; nil where it leads into none, or out of one, because nothing is fetched. That of a built-in
  /// meta-schema, or of a vendored document, stays as it is.
  public func file(ofSchema reference: String) -> String? {
    guard reference.contains("://"), !Schemas.isMetaSchema(reference) else { return reference }
    let file = Schemas.loaderOptions(self).file(ofURI: reference)
    guard vendored.entry(at: reference) != nil else { return file }
    return file.flatMap { FileAccess.isFile(String($0.prefix { $0 != "#" })) ? $0 : nil } ?? reference
  }

  /// A module that declares the types of a folder.
  public struct ImportedModule: Sendable, Equatable {
    public var name: Mention
    /// A URI prefix of `resolutions`, or the folder of one.
    public var place: Mention
    /// The path of the folder for this process, where the place is a folder.
    public var folder: String

    /// - Parameter folder: nil: as it is written.
    public init(name: Mention, place: Mention, folder: String? = nil) {
      self.name = name
      self.place = place
      self.folder = folder ?? place.text
    }
  }
}
