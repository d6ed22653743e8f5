import SchemaRuntime
import YAMLTree

extension KeywordShape {
  /// Whether a value has the shape that the keyword expects. The parts of the value are not checked.
  func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .core(let shape): shape.fits(node)
    case .applicator(let shape): shape.fits(node)
    case .plain(let shape): shape.fits(node)
    case .particular(let shape): shape.fits(node)
    }
  }
}

extension KeywordShape.Core {
  fileprivate func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .dialect, .identifier, .anchor, .dynamicAnchor, .reference, .dynamicReference: node.string != nil
    case .vocabularies: node.holds { $0.bool != nil }
    case .recursiveAnchor: node.bool != nil
    case .definitions: node.holds(\.mayBeSchema)
    }
  }
}

extension KeywordShape.Applicator {
  fileprivate func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .schema, .items, .additionalItems: node.mayBeSchema
    case .itemsOrArray: node.mayBeSchema || node.elements != nil
    case .schemas: node.elements?.allSatisfy(\.mayBeSchema) ?? false
    case .namedSchemas, .patternSchemas: node.holds(\.mayBeSchema)
    case .dependencies: node.holds { $0.mayBeSchema || $0.elements != nil }
    }
  }
}

extension KeywordShape.Plain {
  fileprivate func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .flag, .exclusion: node.bool != nil
    case .flagOrReason: node.bool != nil || node.string != nil
    case .text: node.string != nil
    case .count: node.count != nil
    case .number, .limit, .positiveNumber: node.number != nil
    case .names, .knownNames: node.elements?.allSatisfy { $0.string != nil } ?? false
    case .value: true
    case .values: node.elements != nil
    }
  }
}

extension KeywordShape.Particular {
  fileprivate func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .types:
      if let elements = node.elements { elements.allSatisfy(\.isTypeName) } else { node.isTypeName }
    case .nullable: node.bool != nil
    // An object may as well be a definition of that name.
    case .example: node.members == nil
    case .enumeration: node.elements != nil
    case .pattern, .format: node.string != nil
    case .dependentNames: node.holds { $0.elements != nil }
    case .caseNames, .ignoredRules: node.holds { $0.string != nil }
    }
  }
}

extension YAMLNode {
  /// Whether it is an object or a boolean.
  var mayBeSchema: Bool { members != nil || bool != nil }

  /// Whether it is an object whose values all satisfy a predicate.
  func holds(_ predicate: (YAMLNode) -> Bool) -> Bool {
    members?.allSatisfy { predicate($0.value) } ?? false
  }

  fileprivate var isTypeName: Bool { TypeSet.named.contains { $0.name == string } }
}
