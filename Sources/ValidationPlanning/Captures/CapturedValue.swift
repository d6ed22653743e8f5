package import SchemaRuntime
import SchemaValidation

/// A demand on a member's value, whose place a walk has noted, that a test at that place decides.
package struct PlainValue {
  package var test: Test
  /// Whether the demand must hold, or must not.
  package var holds = true

  package enum Test {
    /// The value is one of these texts.
    case listed([String])
    /// The value has one of these types, which its first byte tells.
    case typed(TypeSet)
    /// The value is no object, or has all members that the block requires.
    case having(BlockID)
  }

  fileprivate var negated: PlainValue { PlainValue(test: test, holds: !holds) }
}

/// The way in which a subschema that reads an object again decides such a value.
package enum CapturedValue {
  /// By which of some texts it is.
  case enumIndex(CapturePlan.EnumIndex, holds: Bool)
  case typed(TypeSet, holds: Bool)
  /// By the names of an object, those of a block's table.
  case having(BlockID, holds: Bool)
  /// By the table of the subschema.
  case table
  /// By the function of a block.
  case call(BlockCall)
}

extension PlannedProgram {
  /// The demand of a block, where it is a plain one.
  func plainValue(_ id: BlockID) -> PlainValue? {
    let block = resolved(id)
    if let call = block.inPlaceChecks.first?.excluded {
      guard block.facts == .not, block.inPlaceChecks.count == 1 else { return nil }
      return plainValue(call.block)?.negated
    }
    if walksMembers(block), block.asksOnlyNames { return PlainValue(test: .having(block.id)) }
    guard let demands = block.demands else { return nil }
    if let texts = demands.listedTexts { return PlainValue(test: .listed(texts)) }
    return demands == ScalarConstraints(types: demands.types) && demands.types.isToldByFirstByte
      ? PlainValue(test: .typed(demands.types)) : nil
  }
}

extension Block {
  /// Whether the block asks of an object only that it has some members, as many as a look tells apart.
  fileprivate var asksOnlyNames: Bool {
    guard facts.areOnly([.object, .names, .required, .evaluatesOthers]), let plan = object
    else { return false }
    return plan.required.count == plan.names.count && plan.names.count <= 64
  }
}

extension TypeSet {
  /// Whether no number has to be read to know whether it is an integer.
  fileprivate var isToldByFirstByte: Bool { contains(.number) || !contains(.integer) }
}

extension ScalarConstraints {
  /// The texts that are the only valid values; nil where the value may be something else, or the block asks more.
  fileprivate var listedTexts: [String]? {
    var rest = self
    (rest.enumeration, rest.constant) = (nil, nil)
    guard types.contains(.string), rest == ScalarConstraints(types: types),
      (enumeration == nil) != (constant == nil)
    else { return nil }
    var texts: [String] = []
    for value in enumeration ?? [constant].compactMap(\.self) {
      guard case .string(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}
