extension Sequence {
  /// The elements, each handed on once and only when it is asked for.
  ///
  /// Closures behind it may therefore use up a budget. The views that `lazy` makes of a collection call their
  /// closures twice for one element, and trap where the second answer differs.
  var onDemand: LazySequence<AnySequence<Element>> { AnySequence(self).lazy }
}
