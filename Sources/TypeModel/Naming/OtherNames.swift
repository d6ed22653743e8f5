import Diagnostics
import SchemaModel

extension DiagnosticBag {
  /// Reports something that has another name than its `x-name`.
  /// - Parameters:
  ///   - what: the kind of thing that has the name: a property, a case or a type.
  ///   - text: how the finding says the name that it has.
  mutating func sayOtherName(
    than given: String, of what: String, called text: String? = nil, _ name: String, at place: SourceLocation,
    help: String = "choose another 'x-name'"
  ) {
    if SwiftNames.isSpelling(name, of: given) { return }
    warning(
      "no \(what) can be called '\(given)' in Swift, so this one is called '\(text ?? name)'", at: place,
      help: help)
  }
}
