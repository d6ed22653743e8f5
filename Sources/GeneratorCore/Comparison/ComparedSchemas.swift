/// One side of a comparison: schemas, and how they are read.
public struct ComparedSchemas {
  /// The folder or file.
  public var path: String
  public var options: SchemaOptions

  public init(_ path: String, options: SchemaOptions) {
    self.path = path
    self.options = options
  }
}
