// Built with the feature and without it; a package says one of these.
#if hasFeature(InternalImportsByDefault)
  package import Shop
#else
  import Shop
#endif

extension Invoice {
  /// An invoice for an order.
  package init(_ order: Order, number: String) {
    self.init(number: number, order: order)
  }
}
