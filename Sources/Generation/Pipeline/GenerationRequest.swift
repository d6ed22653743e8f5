import SwiftEmitter
public import ValidationPlanning

/// The request of a user or a plugin to the generator.
public struct GenerationRequest: Sendable {
  public static let defaultModule = "PushPayloads"

  /// Where outputs are placed.
  public enum Layout: Sendable {
    /// A folder per kind, for people and for a repository.
    case published
    /// One flat folder, named by `OutputNames`: what a build plugin planned.
    case build
  }

  /// A version of the schemas.
  public struct Version: Sendable {
    public var name: String
    /// The folder of its schemas.
    public var schemas: String
    /// When it was made, as RFC 3339 writes it; nil where that is not known.
    public var date: String?
    public var options: SchemaOptions

    public init(name: String, schemas: String, date: String?, options: SchemaOptions) {
      (self.name, self.schemas, self.date, self.options) = (name, schemas, date, options)
    }
  }

  public var schemas: String
  public var output: String
  /// The kinds of output; nil: all, and the manifest that ties them together.
  public var kinds: Set<OutputKind>?
  public var layout: Layout
  /// The Swift module; nil: the module that the output folder was made for.
  public var module: String?
  public var options: SchemaOptions
  /// The versions that a site tells of, the oldest first; the last one is that of `schemas`. None: there is one state.
  public var versions: [Version] = []
  /// The passes for the speed of generated code: all, except in tests and measurements.
  public var passes = PassSelection.all

  public init(
    schemas: String, output: String, kinds: Set<OutputKind>? = nil, layout: Layout = .published,
    module: String? = nil, options: SchemaOptions = SchemaOptions()
  ) {
    self.schemas = schemas
    self.output = output
    self.kinds = kinds
    self.layout = layout
    self.module = module
    self.options = options
  }

  /// Whether a text can be the name of a module.
  public static func isModuleName(_ name: String) -> Bool { SwiftIdentifier.isPlain(name) }

  package func wants(_ kind: OutputKind) -> Bool { kinds?.contains(kind) ?? kind.isUsual }

  /// Whether the run is a whole one, which writes the manifest that ties fixtures to schemas, types and pages.
  package var hasManifest: Bool { layout == .published && kinds == nil }

  /// Whether this run answers for a file that an earlier one wrote.
  func covers(_ path: String) -> Bool {
    guard layout == .published else { return true }
    guard let kinds else {
      return !OutputKind.allCases.contains { !$0.isUsual && path.hasPrefix($0.folder + "/") }
    }
    return kinds.contains { path.hasPrefix($0.folder + "/") }
  }
}
