/// Fetches what stands at an address; the error says why it cannot, and completes “which …”.
public typealias DocumentFetch = @Sendable (_ url: String) -> Result<FetchedDocument, FetchRefusal>

/// What a server gave.
public struct FetchedDocument: Sendable, Equatable {
  public var bytes: [UInt8]
  /// When the server says that it was last modified, as RFC 3339 has it; nil where it says nothing.
  public var modified: String?

  public init(_ bytes: [UInt8], modified: String? = nil) { (self.bytes, self.modified) = (bytes, modified) }
}

/// Why a document was not fetched.
public struct FetchRefusal: Error, Equatable {
  /// Completes “which …”.
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}
