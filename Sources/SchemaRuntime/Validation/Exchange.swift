/// Which way a value goes between a client and whoever owns its data: what `readOnly` and `writeOnly` depend on.
///
/// JSON Schema leaves to applications what comes of these keywords (Validation §9.4). Here, as in OpenAPI 3.1 (Schema
/// Object), a request must not have what is read-only and need not have it where it is required; a response, what is
/// write-only.
public enum Exchange: String, Sendable, Hashable, CaseIterable {
  /// From a client to the owner of the data.
  case request
  /// From the owner to a client.
  case response
}

/// What a property's schema says of who may change it or see it.
package enum PropertyAccess: String, Sendable, Hashable {
  /// The owner of the data alone sets it.
  case readOnly
  /// It is never shown.
  case writeOnly

  /// Whether a value that goes this way has no place for the property.
  func isBarred(from exchange: Exchange) -> Bool {
    switch (self, exchange) {
    case (.readOnly, .request), (.writeOnly, .response): true
    case (.readOnly, .response), (.writeOnly, .request): false
    }
  }

  /// What is wrong with a value that has the property nevertheless.
  package var objection: String {
    switch self {
    case .readOnly: "a request must not have this member: it is read-only"
    case .writeOnly: "a response must not have this member: it is write-only"
    }
  }
}
