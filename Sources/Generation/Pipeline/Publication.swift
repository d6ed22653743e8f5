package import FixtureEmitter
package import SchemaModel
package import SourceText

/// Makes the outputs that no build needs: pages, bundles, and what ties them together. A build's tool is linked without it.
package protocol Publisher: Sendable {
  /// Begins what a request asks for as far as it needs nothing but the schemas, which still have their dynamic references.
  func begin(_ request: GenerationRequest, _ graph: SchemaGraph) -> any Publication
}

/// The outputs of one run that no build needs.
package protocol Publication: Sendable {
  /// Whether one of them shows instances.
  var needsFixtures: Bool { get }

  /// Begins the rest, and answers with all of them.
  /// - Parameter fixtures: those of all objects, where `needsFixtures` or the request asks for them.
  func outputs(of emission: Emission, showing fixtures: [FixtureSet]) -> [PublishedFiles]
}

/// Files that are being made.
package struct PublishedFiles: Sendable {
  /// Nil: they stand beside the folders of the kinds.
  package var kind: OutputKind?
  package var files: Future<[OutputFile]>

  package init(kind: OutputKind?, files: Future<[OutputFile]>) {
    (self.kind, self.files) = (kind, files)
  }
}
