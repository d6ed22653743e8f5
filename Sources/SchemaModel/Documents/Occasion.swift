public import Diagnostics

/// An occasion on which values of a document's schemas are sent: an operation, a message, a call of a tool.
public struct Occasion: Sendable, Equatable {
  /// What authors call it: `POST /orders`, `orderPlaced`.
  public var title: String
  /// The id of an operation, which is unique in the document.
  public var identifier: String?
  /// A sentence about it.
  public var summary: String?
  /// The first of its tags.
  public var group: String?
  public var isDeprecated = false
  /// Whether those who answer the other operations begin: a webhook, or a callback.
  public var isReversed = false
  public var location: SourceLocation
  public var parts: [Part] = []

  /// A schema, and what it is for.
  public struct Part: Sendable, Equatable {
    public var role: Role
    /// The name of a parameter, the status of a response, the name of a message; empty for all else.
    public var label: String
    /// The media type of a body, or where a parameter is sent, such as `query`; empty for all else.
    public var form = ""
    public var schema: SchemaID
  }

  public enum Role: String, Sendable, CaseIterable {
    case parameter, request, response
    case message, headers, key
    case input, output
  }
}
