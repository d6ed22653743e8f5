import SwiftEmitter
public import ValidationPlanning

/// What a person or a plugin asks the generator for.
public struct GenerationRequest: Sendable {
  public static let defaultModule = "PushPayloads"

  /// Where outputs lie.
  public enum Layout: Sendable {
    /// A folder per kind, for people and for a repository.
    case published
    /// One flat folder, named by `OutputNames`: what a build plugin planned.
    case build
  }

  public var schemas: String
  public var output: String
  /// Nil: everything, and the manifest that ties it together.
  public var kinds: Set<OutputKind>?
  public var layout: Layout
  /// Nil: the module that the output folder was made for.
  public var module: String?
  public var options: SchemaOptions
  /// What is done for the speed of generated code: all of it, but in tests and measurements.
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

  /// Whether a module can be called so.
  public static func isModuleName(_ name: String) -> Bool { SwiftIdentifier.isPlain(name) }

  package func wants(_ kind: OutputKind) -> Bool { kinds?.contains(kind) ?? kind.isUsual }

  /// Whether the manifest is written, that ties fixtures to schemas, types and pages: in a whole run.
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
