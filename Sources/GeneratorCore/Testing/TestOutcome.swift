package import Diagnostics

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
