public import SchemaRuntime

/// How schemas are read and what they assert: the options that every command has.
public struct SchemaOptions: Sendable, Equatable {
  /// An unknown keyword is an error instead of a warning.
  public var strict = false
  /// `format` describes and does not assert.
  public var formatIsAnnotation = false
  /// Instances in YAML may merge mappings with `<<`.
  public var mergesKeys = false
  /// Where references under a URI are found, offline.
  public var resolutions: [Resolution] = []
  /// The folder that references of a single schema stay in; nil: the nearest that is configured, or the file's own.
  public var root: String?

  /// Whether a test target gets tests of its fixtures along with them.
  public var testsFixtures = true

  /// Which way instances go, where `readOnly` and `writeOnly` are demands; nil: they describe.
  public var exchange: Exchange?

  public init() {}

  /// References that begin with `uriPrefix` are found in a folder.
  public struct Resolution: Sendable, Equatable {
    public var uriPrefix: String
    public var folder: String

    public init(uriPrefix: String, folder: String) {
      self.uriPrefix = uriPrefix
      self.folder = folder
    }
  }
}
