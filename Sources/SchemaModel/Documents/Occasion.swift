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
  /// The place in its document, where items that have names are called by these.
  public var place = ""
  /// The schemas that are sent.
  public var parts: [Part] = []
  /// What else its document says of what is sent.
  public var fields: [Field] = []

  /// A schema, and what it is for.
  public struct Part: Sendable, Hashable {
    public var role: Role
    /// The name of a parameter or header, the status of a response, the name of a message; empty for all else.
    public var label: String
    /// The media type of a body, where a parameter is sent, such as `query`, the status of a header's response; empty for all
    /// else.
    public var form = ""
    public var schema: SchemaID
  }

  /// What is sent, whether or not it has a schema: a parameter, a body, a response, and each media type of the two.
  public struct Field: Sendable, Hashable {
    /// `.parameter`, `.request` or `.response`.
    public var role: Role
    /// The name of a parameter or the status of a response; empty for a body of a request.
    public var label = ""
    /// Where a parameter is sent, or the media type that it is about; empty for a body or response as a whole.
    public var form = ""
    /// Whether a parameter or the body of a request has to be there.
    public var isRequired = false
    public var location: SourceLocation
    /// The JSON Pointer of its place in the file of `location`.
    public var pointer: String
  }

  public enum Role: String, Sendable, CaseIterable {
    case parameter, request, response
    /// A header of a response.
    case header
    case message, headers, key
    case input, output
  }
}
