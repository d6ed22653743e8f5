import SchemaModel
import SchemaRuntime

/// Holds the limits that schemas state for an integer, and tells which of Swift's integers hold all within them.
struct IntegerLimits {
  private(set) var minimum: JSONNumber?
  private(set) var maximum: JSONNumber?

  init(_ schemas: some Sequence<Schema>) {
    for schema in schemas {
      for limit in [schema.minimum, schema.exclusiveMinimum].compactMap(\.self) {
        minimum = minimum.map { limit > $0 ? limit : $0 } ?? limit
      }
      for limit in [schema.maximum, schema.exclusiveMaximum].compactMap(\.self) {
        maximum = maximum.map { limit < $0 ? limit : $0 } ?? limit
      }
    }
  }

  private static let greatestInt = JSONNumber(Int.max)
  private static let leastInt = JSONNumber(Int.min)
  private static let greatestUnsigned = JSONNumber(uncheckedText: "\(UInt64.max)")

  /// Whether a stated limit lies beyond the range of `Int`.
  var goBeyondInt: Bool {
    [minimum, maximum].contains { limit in
      limit.map { $0 > Self.greatestInt || $0 < Self.leastInt } ?? false
    }
  }

  /// Whether `UInt64` holds all integers within the limits, and `Int` does not.
  var areUnsigned: Bool {
    guard goBeyondInt, let minimum, minimum >= 0 else { return false }
    return maximum.map { $0 <= Self.greatestUnsigned } ?? true
  }

  /// The type `UInt64`. Generated code uses it as a type that a package chooses for a format.
  static let unsigned = TypeReference.custom(
    CustomType(
      path: ["UInt64"], kinds: .integer, integers: .init(minimum: 0, maximum: greatestUnsigned)))
}

extension Lowering {
  /// The type of an integer for which nothing is chosen.
  func integer(_ key: Conjunction) -> TypeReference {
    IntegerLimits(key.schemas.map { graph[$0] }).areUnsigned ? IntegerLimits.unsigned : .int
  }

  /// A note about the type of an integer whose stated limits `Int` does not hold; nil where none is needed.
  func noteOfLimits(_ type: TypeReference, _ schemas: [SchemaID]) -> MemberNote.Reason? {
    guard type == .int || type == IntegerLimits.unsigned else { return nil }
    let limits = IntegerLimits(flattening.conjunction(of: schemas).schemas.map { graph[$0] })
    guard limits.goBeyondInt else { return nil }
    if type == IntegerLimits.unsigned {
      return limits.areUnsigned
        ? .init(verb: "is", type: "UInt64", why: "its limits go beyond those of Int") : nil
    }
    return .init(
      verb: "is", type: "Int",
      why: "its limits go beyond those of Int, and decoding refuses what Int does not hold",
      help: "choose a type for its 'format' under 'formats' in schemagen.yaml")
  }
}
