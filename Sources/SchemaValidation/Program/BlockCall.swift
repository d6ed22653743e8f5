package import SchemaRuntime

extension BlockCall {
  package convenience init(block: BlockID, path: String, annotations: ValueAnnotations? = nil) {
    self.init(block.index, path: path, annotations)
  }

  /// The block that is called: those of a program call each other.
  package var block: BlockID { BlockID(index: target) }

  /// This call with another block: its path and its annotations stay.
  package func leading(to block: BlockID) -> BlockCall {
    BlockCall(block: block, path: path, annotations: annotations)
  }

  /// This call with other annotations.
  package func annotated(_ annotations: ValueAnnotations?) -> BlockCall {
    BlockCall(block: block, path: path, annotations: annotations)
  }

  /// Whether the part, or the form, is deprecated.
  package var isDeprecated: Bool { annotations?.deprecation != nil }
}
