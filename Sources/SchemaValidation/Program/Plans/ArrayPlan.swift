/// How an array's items are read (Core §10.3.1).
public struct ArrayPlan: Sendable {
  public var prefix: [BlockCall?] = []
  /// The call for the items after the prefix; nil where any item is valid.
  public var items: BlockCall?
  /// Whether no item may follow the prefix: `items: false`.
  public var forbidsMore = false
  public var itemsKeyword = "/items"
  /// Whether `items` or `unevaluatedItems` is present: then all items count as evaluated.
  public var evaluatesAll = false
  public var contains: ContainsPlan?
  public var maxItems: Int?
  public var minItems: Int?
  public var uniqueItems = false
}

extension ArrayPlan {
  /// A plan that asks nothing.
  package static var empty: ArrayPlan { ArrayPlan() }
}
