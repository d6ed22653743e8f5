/// A struct that stands for an array whose positions have schemas of their own.
public struct TupleType: Sendable {
  /// A property for each position, in order; its key is the index. No position that may be left out comes before one
  /// that must be there.
  public var positions: [Property] = []
  /// The property that carries the items behind the positions; nil where there are none.
  public var rest: RestItems?

  public init() {}
}

/// The items of an array behind those that have positions of their own.
public struct RestItems: Sendable {
  /// The Swift name, `rest`.
  public var name: String
  public var element: TypeReference

  public init(name: String, element: TypeReference) {
    self.name = name
    self.element = element
  }

  /// The Swift type of the whole.
  public var type: TypeReference { .array(element) }
}
