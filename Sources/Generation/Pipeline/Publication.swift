package import Diagnostics
package import FixtureEmitter
package import SchemaModel
package import SourceText

/// Makes the outputs that no build needs: pages, bundles, and the manifest that ties them together. A build's tool is
/// linked without it.
package protocol Publisher: Sendable {
  /// Begins the requested outputs that need only the schemas, which still have their dynamic references.
  func begin(_ request: GenerationRequest, _ graph: SchemaGraph) -> any Publication
}

/// The outputs of one run that no build needs.
package protocol Publication: Sendable {
  /// Whether one of them shows instances.
  var needsFixtures: Bool { get }

  /// What the outputs cannot say of the schemas.
  var losses: [Diagnostic] { get }

  /// Begins the remaining outputs, and returns all of them.
  /// - Parameter fixtures: the fixtures of all objects, where `needsFixtures` or the request asks for them.
  func outputs(of emission: Emission, showing fixtures: [FixtureSet]) -> [PublishedFiles]
}

/// Files that are being made.
package struct PublishedFiles: Sendable {
  /// The kind of the files; nil where they stand beside the folders of the kinds.
  package var kind: OutputKind?
  package var files: Future<[OutputFile]>
  /// The mistakes that were found while they were made.
  package var findings: Future<[Diagnostic]>?

  package init(kind: OutputKind?, files: Future<[OutputFile]>, findings: Future<[Diagnostic]>? = nil) {
    (self.kind, self.files, self.findings) = (kind, files, findings)
  }
}
