public import SchemaRuntime

/// The checks of a block.
public struct BlockBody: Sendable {
  /// The schema `false`.
  public var isNever = false
  public var types: TypeSet?
  public var values: [ValueCheck] = []
  public var numbers: [NumberCheck] = []
  public var strings: [StringCheck] = []
  public var array: ArrayPlan?
  public var object: ObjectPlan?
  public var inPlaceChecks: [Check] = []
}
