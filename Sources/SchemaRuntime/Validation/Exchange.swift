/// Which way a value goes between a client and the owner of its data: `readOnly` and `writeOnly` depend on it.
///
/// JSON Schema leaves the effect of these keywords to applications (Validation §9.4). Here, as in OpenAPI 3.1 (Schema
/// Object), a request must not have a value that is read-only, and need not have it where it is required; so it is for
/// a response and a value that is write-only.
public enum Exchange: String, Sendable, Hashable, CaseIterable {
  /// From a client to the owner of the data.
  case request
  /// From the owner to a client.
  case response
}

/// A restriction of who may change or see a value: `readOnly` or `writeOnly`.
package enum ValueAccess: String, Sendable, Hashable, CaseIterable {
  /// Only the owner of the data sets the value.
  case readOnly
  /// The owner of the data never shows the value.
  case writeOnly

  /// Whether a request, or a response, must not have the value.
  package func isBarred(from exchange: Exchange) -> Bool {
    switch (self, exchange) {
    case (.readOnly, .request), (.writeOnly, .response): true
    case (.readOnly, .response), (.writeOnly, .request): false
    }
  }

  /// The message for a part that is there nevertheless.
  package func objection(to part: AnnotatedPart) -> String {
    let what =
      switch part {
      case .member: "this member"
      case .item: "this item"
      case .form: "a value of this form"
      }
    return switch self {
    case .readOnly: "a request must not have \(what): it is read-only"
    case .writeOnly: "a response must not have \(what): it is write-only"
    }
  }
}
