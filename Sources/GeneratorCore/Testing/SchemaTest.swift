package import Diagnostics
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

/// A schema that instances are tested against.
package struct TestedSchema: Hashable, Sendable {
  /// The path of the file, as messages name it, or the URI of a meta-schema.
  package var file: String
  /// JSON Pointer of the schema in it.
  package var pointer: String

  /// `file`, or `file#/pointer`.
  package var reference: String { pointer.isEmpty ? file : "\(file)#\(pointer)" }

  package init(file: String, pointer: String) { (self.file, self.pointer) = (file, pointer) }

  /// Takes `file#/pointer` apart.
  package init(_ reference: String) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(file: String(parts[0]), pointer: parts.count > 1 ? String(parts[1]) : "")
  }
}

/// The outcome of a test for one instance.
package struct TestOutcome: Sendable {
  package var test: SchemaTest
  /// The number of the line, where lines are instances.
  package var line: Int?
  /// The number of the document, where a file holds several.
  package var document: Int?
  package var result: Result

  package enum Result: Sendable {
    case passed
    /// What differs from what must be.
    case failed([Failure])
    /// The instance, its schema or what is expected of it cannot be read.
    case broken(String)
  }

  /// Something that differs from what must be.
  package struct Failure: Sendable {
    package var place: SourceLocation
    package var message: String
    /// The keyword of an error that the instance should not have.
    package var keywordLocation: String?
  }
}

extension TestOutcome.Failure: CustomStringConvertible {
  /// `path:line:column: error: message [keyword location]`.
  package var description: String {
    "\(place): error: \(message)" + (keywordLocation.map { " [\($0)]" } ?? "")
  }
}
