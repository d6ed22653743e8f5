import SchemaRuntime

/// One of the tests that together say whether a schema accepts a name.
public struct NameTest: Sendable {
  public enum Property: Sendable {
    /// It is one of some strings.
    case listed([String])
    /// It matches a pattern.
    case matching(String)
    /// It has so many Unicode scalars at most.
    case upTo(scalars: Int)
    /// It has so many Unicode scalars at least.
    case from(scalars: Int)
    /// It has so many bytes of UTF-8 at most.
    case within(bytes: Int)
  }

  public var property: Property
  /// Whether a name with the property fails the test, and not one without it.
  public var isNegated: Bool
}

extension Program {
  /// The tests that `propertyNames` comes to: a name is accepted, and nothing is to be said of it, where it passes all.
  ///
  /// Nil where it asks more of names than such tests say, or for nothing.
  public func nameTests(of call: BlockCall) -> [NameTest]? {
    guard let tests = nameTests(of: self[call.block], depth: 0), !tests.isEmpty else { return nil }
    return tests
  }

  private func nameTests(of block: Block, depth: Int) -> [NameTest]? {
    guard depth < Self.depthLimit, !block.isNever, block.types?.contains(.string) ?? true else { return nil }
    var tests: [NameTest] = []
    for check in block.values + block.strings {
      guard let property = check.nameProperty else { return nil }
      tests.append(NameTest(property: property, isNegated: false))
    }
    for check in block.whole {
      switch check {
      case .reference(let call):
        guard let inner = nameTests(of: self[call.block], depth: depth + 1) else { return nil }
        tests += inner
      case .allOf(let calls):
        for call in calls {
          guard let inner = nameTests(of: self[call.block], depth: depth + 1) else { return nil }
          tests += inner
        }
      case .not(let call, _):
        // Of several tests it would be enough that one is failed.
        let inner = nameTests(of: self[call.block], depth: depth + 1) ?? []
        guard inner.count == 1, let test = inner.first else { return nil }
        tests.append(NameTest(property: test.property, isNegated: !test.isNegated))
      default: return nil
      }
    }
    return tests
  }
}

extension Check {
  /// What the check asks of a string, where a test says it.
  fileprivate var nameProperty: NameTest.Property? {
    switch self {
    case .enumerationOfStrings(let strings, _, _): return .listed(strings)
    case .constant(let text, _): return JSONValue.string(ofJSON: text).map { .listed([$0]) }
    case .pattern(let source, _): return .matching(source)
    case .maxLength(let limit, _): return .upTo(scalars: limit)
    case .minLength(let limit, _): return .from(scalars: limit)
    case .maxBytes(let limit, _): return .within(bytes: limit)
    default: return nil
    }
  }
}
