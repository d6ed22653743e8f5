import Diagnostics

/// A mistake after which there is nothing left to read.
struct Refusal: Error {
  var diagnostic: Diagnostic

  init(_ message: String, at location: SourceLocation, help: String? = nil) {
    diagnostic = Diagnostic(.error, message, at: location, help: help)
  }
}
