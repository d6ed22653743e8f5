/// Runs a block on the same value, or on a part of it.
public struct BlockCall: Sendable {
  public var block: BlockID
  /// JSON Pointer that leads from the calling block's schema to the called one, through `$ref` where one stands
  /// between them.
  public var path: String

  package init(block: BlockID, path: String) { (self.block, self.path) = (block, path) }
}
