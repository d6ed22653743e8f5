public import SchemaModel
public import SchemaRuntime

/// The checks of one subschema, in the order in which both readers run them:
///
/// 1. `types`; a value of another type is read over, and nothing else is asked of it.
/// 2. The value is read, with the members' and items' checks on the way (`object`, `array`); then `values`, then
///    `numbers` or `strings`.
/// 3. `whole`: subschemas that look at the same value again from its start.
public struct Block: Sendable {
  public var id: BlockID
  public var schema: SchemaID
  /// `file#/pointer`.
  public var location: String
  /// How the block differs from others of the same schema: words for a name, none for the usual way to reach it.
  public var variant: [String] = []
  /// The author's words for every failure here.
  public var message: String?
  /// Whether the caller wants to know which members and items were evaluated.
  public var tracks: Bool

  /// The schema `false`.
  public var isNever = false
  public var types: TypeSet?
  public var values: [Check] = []
  public var numbers: [Check] = []
  public var strings: [Check] = []
  public var array: ArrayPlan?
  public var object: ObjectPlan?
  public var whole: [Check] = []

  /// Whether nothing is asked: the schema `true`, or one of annotations only.
  public var isAlways: Bool {
    !isNever && types == nil && values.isEmpty && numbers.isEmpty && strings.isEmpty && array == nil
      && object == nil && whole.isEmpty
  }

  /// Whether it matters here which members and items subschemas evaluate.
  public var marks: Bool {
    tracks
      || whole.contains { check in
        switch check {
        case .unevaluatedItems, .unevaluatedProperties: true
        default: false
        }
      }
  }

  /// Whether the value must be read before `whole` runs. It need not be where a subschema reads it in any case,
  /// and leaves the cursor behind it.
  public var readsValue: Bool {
    guard values.isEmpty, numbers.isEmpty, strings.isEmpty, array == nil, object == nil else { return true }
    // To tell an integer from another number takes reading it.
    if let types, types.contains(.integer), !types.contains(.number) { return true }
    return whole.first?.alwaysReads != true
  }
}

/// Runs a block on the same value, or on a part of it.
public struct BlockCall: Sendable {
  public var block: BlockID
  /// JSON Pointer that leads from the calling block's schema to the called one, through `$ref` where one stands
  /// between them.
  public var path: String
}
