import SchemaModel
import SchemaRuntime

/// Holds the limits that schemas state for an integer, and tells which of Swift's integers hold all within them.
struct IntegerLimits {
  private var lower: Limit?
  private var upper: Limit?

  /// A limit of the integers; an exclusive limit is not one of them.
  private struct Limit {
    var value: JSONNumber
    var isExclusive: Bool
  }

  init(_ schemas: some Sequence<Schema>) {
    for schema in schemas {
      for (value, isExclusive) in [(schema.minimum, false), (schema.exclusiveMinimum, true)] {
        guard let value else { continue }
        let limit = Limit(value: value, isExclusive: isExclusive)
        lower = lower.map { value > $0.value || value == $0.value && isExclusive ? limit : $0 } ?? limit
      }
      for (value, isExclusive) in [(schema.maximum, false), (schema.exclusiveMaximum, true)] {
        guard let value else { continue }
        let limit = Limit(value: value, isExclusive: isExclusive)
        upper = upper.map { value < $0.value || value == $0.value && isExclusive ? limit : $0 } ?? limit
      }
    }
  }

  /// Bounds of the integers that a type has: the first is the greatest one below them, the second the least one above.
  private static let aroundInt = (
    JSONNumber(uncheckedText: "-9223372036854775809"), JSONNumber(uncheckedText: "9223372036854775808")
  )
  private static let aroundUnsigned = (JSONNumber(-1), JSONNumber(uncheckedText: "18446744073709551616"))
  private static let greatestUnsigned = JSONNumber(uncheckedText: "\(UInt64.max)")

  /// Whether all integers within the lower limit are greater than `number`, itself an integer.
  private func staysAbove(_ number: JSONNumber) -> Bool? {
    lower.map { $0.isExclusive ? $0.value >= number : $0.value > number }
  }

  /// Whether all integers within the upper limit are less than `number`, itself an integer.
  private func staysBelow(_ number: JSONNumber) -> Bool? {
    upper.map { $0.isExclusive ? $0.value <= number : $0.value < number }
  }

  /// Whether a stated limit allows integers beyond the range of `Int`, or none within it.
  var goBeyondInt: Bool {
    staysAbove(Self.aroundInt.0) == false || staysBelow(Self.aroundInt.1) == false
      || staysAbove(JSONNumber(Int.max)) == true || staysBelow(JSONNumber(Int.min)) == true
  }

  /// Whether `UInt64` holds the integers within the limits, and `Int` does not. Where no upper limit is stated, it need
  /// not hold every integer, as is so for integers without any limit.
  var areUnsigned: Bool {
    goBeyondInt && staysAbove(Self.aroundUnsigned.0) == true && staysAbove(Self.greatestUnsigned) == false
      && staysBelow(Self.aroundUnsigned.1) != false
  }

  /// The type `UInt64`. Generated code uses it as a type that a package chooses for a format.
  static let unsigned = TypeReference.custom(
    CustomType(
      path: ["UInt64"], kinds: .integer,
      integers: .init(minimum: 0, maximum: greatestUnsigned)))
}

extension IntegerLimits {
  /// The type of an integer for which a package chose no type.
  var type: TypeReference { areUnsigned ? Self.unsigned : .int }

  /// A note about the type of an integer whose stated limits `Int` does not hold; nil where none is needed.
  func note(on type: TypeReference) -> MemberNote.Reason? {
    guard type == .int || type == Self.unsigned, goBeyondInt else { return nil }
    if type == Self.unsigned {
      return areUnsigned ? .init(verb: "is", type: "UInt64", why: "its limits go beyond those of Int") : nil
    }
    return .init(
      verb: "is", type: "Int",
      why: "its limits go beyond those of Int, and decoding refuses what Int does not hold",
      help: "choose a type for its 'format' under 'formats' in schemagen.yaml")
  }
}
