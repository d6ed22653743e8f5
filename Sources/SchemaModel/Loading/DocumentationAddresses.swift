/// The addresses of the documentation of documents that are only referred to, by the beginnings of their URIs.
public struct DocumentationAddresses: Sendable, Equatable {
  /// The address for the documents whose URI begins with a prefix.
  public struct Entry: Sendable, Equatable {
    public var uriPrefix: String
    public var address: String

    public init(uriPrefix: String, address: String) {
      self.uriPrefix = uriPrefix
      self.address = address
    }
  }

  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The address for the longest prefix that covers a URI as it would cover it in `resolve`.
  public func address(of uri: String) -> String? {
    entries.filter {
      $0.uriPrefix.utf8.elementsEqual(uri.utf8) || Mount.remainder(of: uri, behind: $0.uriPrefix) != nil
    }.max { $0.uriPrefix.utf8.count < $1.uriPrefix.utf8.count }?.address
  }
}
