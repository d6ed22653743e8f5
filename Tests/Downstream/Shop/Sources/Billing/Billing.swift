import Shop

extension Invoice {
  /// An invoice for an order.
  package init(_ order: Order, number: String) {
    self.init(number: number, order: order)
  }
}
