extension Sequence {
  /// The elements, each handed on once and only when it is asked for.
  ///
  /// What follows may therefore do work that uses up a budget. The views that `lazy` makes of a collection call their
  /// closures again for the same element, and trap where the second answer is another one.
  var onDemand: LazySequence<AnySequence<Element>> { AnySequence(self).lazy }
}
