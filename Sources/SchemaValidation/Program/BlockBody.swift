package import SchemaRuntime

/// The checks of a block.
package struct BlockBody: Sendable {
  /// The schema `false`.
  package var isNever = false
  package var types: TypeSet?
  package var values: [ValueCheck] = []
  package var numbers: [NumberCheck] = []
  package var strings: [StringCheck] = []
  package var array: ArrayPlan?
  package var object: ObjectPlan?
  package var inPlaceChecks: [Check] = []
}
