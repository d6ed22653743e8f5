package import YAMLTree

/// An instance with the verdict that its schema must give.
package struct SchemaTest: Sendable {
  /// The file of the instance, or of the suite that holds it.
  package var file: String
  package var schema: TestedSchema
  package var mustBeValid: Bool
  package var instance = Instance.file
  /// The file of the errors that it must have; nil where any will do.
  package var expected: String?

  package enum Instance: Sendable {
    /// All that stands in the file, which may be several instances.
    case file
    /// A value in a suite.
    case value(YAMLNode, description: String?)
  }

  /// The description that a suite gives.
  package var description: String? {
    if case .value(_, let description) = instance { description } else { nil }
  }
}
