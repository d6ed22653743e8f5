package import SchemaRuntime

/// Runs a block on the same value, or on a part of it.
public struct BlockCall: Sendable {
  public var block: BlockID
  /// JSON Pointer that leads from the calling block's schema to the called one, through `$ref` where one stands
  /// between them.
  public var path: String
  /// The annotations of the called schema for the part of the value that it describes, or for the form that it is.
  package var annotations: ValueAnnotations?
}

extension BlockCall {
  package init(block: BlockID, path: String) { self.init(block: block, path: path, annotations: nil) }

  /// This call with another block: its path and its annotations stay.
  func leading(to block: BlockID) -> BlockCall {
    var call = self
    call.block = block
    return call
  }

  /// Whether the part, or the form, is deprecated.
  package var isDeprecated: Bool { annotations?.deprecation != nil }
}
