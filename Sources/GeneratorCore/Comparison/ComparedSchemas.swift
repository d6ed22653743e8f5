/// One side of a comparison: schemas, and how they are read.
public struct ComparedSchemas {
  /// The folder or file.
  public var path: String
  public var options: SchemaOptions
  /// Whether nothing stood there, so that all of the other side is new; the path is then an empty folder.
  public var isAbsent: Bool

  public init(_ path: String, options: SchemaOptions, isAbsent: Bool = false) {
    self.path = path
    self.options = options
    self.isAbsent = isAbsent
  }
}
