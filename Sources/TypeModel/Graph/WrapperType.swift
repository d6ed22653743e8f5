/// A struct around one `value`.
public struct WrapperType: Sendable {
  public var value: TypeReference
  /// Whether the value is stored behind a reference, because it contains the wrapper itself.
  public var isBoxed = false

  public init(value: TypeReference) { self.value = value }
}
