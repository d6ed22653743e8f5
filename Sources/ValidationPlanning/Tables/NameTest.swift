import SchemaRuntime
import SchemaValidation

/// One of the tests that together say whether a schema accepts a name.
package struct NameTest: Sendable {
  package enum Property: Sendable {
    /// The name is one of some strings.
    case listed([String])
    /// The name matches a pattern.
    case matching(String)
    /// The name has at most so many Unicode scalars.
    case upTo(scalars: Int)
    /// The name has at least so many Unicode scalars.
    case from(scalars: Int)
    /// The name has at most so many bytes of UTF-8.
    case within(bytes: Int)
  }

  package var property: Property
  /// Whether a name with the property fails the test, and not one without it.
  package var isNegated: Bool
}

extension PlannedProgram {
  /// The tests that stand for `propertyNames`: a name is accepted, without a finding, where it passes all.
  ///
  /// Nil where it asks more of names than such tests can decide, or nothing.
  func nameTests(of call: BlockCall) -> [NameTest]? {
    guard uses(.testNames) else { return nil }
    // Schemas may refer to each other in more ways than there is time to follow.
    var budget = 64
    guard let tests = nameTests(of: [call], &budget), !tests.isEmpty else { return nil }
    return tests
  }

  /// The tests of all blocks that are called, of which no more than a budget is looked at.
  private func nameTests(of calls: [BlockCall], _ budget: inout Int) -> [NameTest]? {
    var tests: [NameTest] = []
    for call in calls {
      budget -= 1
      guard budget >= 0, let more = nameTests(of: self[call.block], &budget) else { return nil }
      tests += more
    }
    return tests
  }

  private func nameTests(of block: Block, _ budget: inout Int) -> [NameTest]? {
    guard block.facts.concerning(.string).areOnly([.types, .values, .strings, .reference, .allOf, .not]),
      block.types?.contains(.string) ?? true
    else { return nil }
    var tests: [NameTest] = []
    for property in block.values.map(\.nameProperty) + block.strings.map(\.nameProperty) {
      guard let property else { return nil }
      tests.append(NameTest(property: property, isNegated: false))
    }
    for check in block.inPlaceChecks {
      let applied: [BlockCall]
      var isNegated = false
      switch check {
      case .reference(let call): applied = [call]
      case .allOf(let calls): applied = calls
      case .not(let call, _): (applied, isNegated) = ([call], true)
      case .union, .conditional, .unevaluatedItems, .unevaluatedProperties, .rule, .warnings:
        return nil
      }
      guard var inner = nameTests(of: applied, &budget) else { return nil }
      if isNegated {
        // With several tests it would be enough that one is failed.
        if inner.count != 1 { return nil }
        inner[0].isNegated.toggle()
      }
      tests += inner
    }
    return tests
  }
}

extension ValueCheck {
  /// The property of names that the check asks for; nil where no test decides it.
  fileprivate var nameProperty: NameTest.Property? {
    switch self {
    case .strings(_, let strings, _): .listed(strings)
    case .constant(let text, _): JSONValue.string(ofJSON: text).map { .listed([$0]) }
    case .list: nil
    }
  }
}

extension StringCheck {
  /// The property of names that the check asks for; nil where no test decides it.
  fileprivate var nameProperty: NameTest.Property? {
    switch self {
    case .pattern(_, let source, _): .matching(source)
    case .maxLength(let limit, _): .upTo(scalars: limit)
    case .minLength(let limit, _): .from(scalars: limit)
    case .rule(let rule, _): rule.mostBytes.map { .within(bytes: $0) }
    case .format, .content: nil
    }
  }
}
