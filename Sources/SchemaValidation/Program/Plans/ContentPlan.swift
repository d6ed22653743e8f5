/// A string that holds a document (Validation §8), where `x-assertContent` asks for it.
public struct ContentPlan: Sendable {
  public var isBase64: Bool
  public var encodingKeyword: String
  /// The media type, where it is asserted: JSON.
  public var mediaType: String?
  public var mediaTypeKeyword: String
  public var schema: BlockCall?
}
