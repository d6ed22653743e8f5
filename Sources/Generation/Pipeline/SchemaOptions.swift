public import Diagnostics
public import SchemaModel
public import SchemaRuntime
public import SwiftEmitter
public import TypeModel

/// How schemas are read, what they assert, and what is made of them: the options that every command has, and the settings of
/// `schemagen.yaml`.
public struct SchemaOptions: Sendable, Equatable {
  /// An unknown keyword is an error instead of a warning.
  public var strict = false
  /// `format` describes and does not assert.
  public var formatIsAnnotation = false
  /// A `pattern` that is no regular expression is an annotation instead of an error.
  public var patternIsAnnotation = false
  /// A reference that comes back to itself is a warning, and an error only of the instances that get there.
  public var toleratesLoops = false
  /// The dialect of documents that name none and to which none refers.
  public var defaultDialect = Dialect.draft2020
  /// Where references under a URI are found, offline.
  public var resolutions: [Resolution] = []
  /// The folder that references of a single schema stay in; nil: the nearest that is configured, or the innermost that holds
  /// what they lead to.
  public var root: String?
  /// Whether the person who is told that a reference leads outside of it can name another one.
  public var canNameRoot = false
  /// Whether a test target gets tests of its fixtures along with them.
  public var testsFixtures = true

  /// Which way instances go, where `readOnly` and `writeOnly` are demands; nil: they describe.
  public var exchange: Exchange?

  /// What is decided about the schemas without editing them.
  public var adjustments = SchemaAdjustments()
  /// What is decided about the types.
  public var types = TypeSettings()
  /// What is decided about their Swift.
  public var swift = SwiftSettings()
  /// Modules whose types are imported.
  public var modules: [ImportedModule] = []

  public init() {}

  /// The file, with the pointer, of a schema that a user or an instance names. A URI leads into a folder of
  /// `resolutions`; nil where it leads into none, or out of one, as nothing is fetched.
  public func file(ofSchema reference: String) -> String? {
    reference.contains("://") ? Schemas.loaderOptions(self).file(ofURI: reference) : reference
  }

  /// References that begin with `uriPrefix` are found in a folder.
  public struct Resolution: Sendable, Equatable {
    public var uriPrefix: String
    public var folder: String
    /// Where a configuration says so; nil: it is an argument. No part of what the resolution is.
    public var location: SourceLocation?

    public init(uriPrefix: String, folder: String, location: SourceLocation? = nil) {
      self.uriPrefix = uriPrefix
      self.folder = folder
      self.location = location
    }

    public static func == (a: Self, b: Self) -> Bool { (a.uriPrefix, a.folder) == (b.uriPrefix, b.folder) }
  }

  /// A module that declares the types of a folder.
  public struct ImportedModule: Sendable, Equatable {
    public var name: Mention
    /// A URI prefix of `resolutions`, or the folder of one.
    public var place: Mention
    /// The place as the process has it, where it is a folder.
    public var folder: String

    /// - Parameter folder: nil: as it is written.
    public init(name: Mention, place: Mention, folder: String? = nil) {
      self.name = name
      self.place = place
      self.folder = folder ?? place.text
    }
  }
}
